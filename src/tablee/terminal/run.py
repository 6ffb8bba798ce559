"""Opening a screen and closing it: whatever ends it, a match that runs is saved, and the reader is told where."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from tablee.play.errors import TableeError
from tablee.play.record import Record
from tablee.terminal import saves
from tablee.terminal.errors import BadCommand
from tablee.terminal.session import Session
from tablee.terminal.streams import is_terminal
from tablee.terminal.voice import Voice

TERMINAL = "/dev/tty"
KEYS = 0  # the file that keys are read from


def need_terminal(record: str | None = None) -> None:
    """Refuse to open a screen where there is none.

    Args:
        record: The name of the record that was read. Where it came from standard input, keys are read from the terminal.

    Raises:
        BadCommand: Standard input or output is no terminal, or what draws on it is not installed.
    """
    if find_spec("textual") is None:
        raise BadCommand("terminal-extra")
    if record == saves.STANDARD_INPUT and not is_terminal(sys.stdin):
        _take_keys_from_the_terminal()
    if not is_terminal(sys.stdin, sys.stdout):
        raise BadCommand("no-terminal")


def _take_keys_from_the_terminal() -> None:
    """Put the terminal in the place of standard input, if there is one."""
    with contextlib.suppress(OSError):
        terminal = os.open(TERMINAL, os.O_RDWR)
        os.dup2(terminal, KEYS)
        os.close(terminal)


def play(session: Session, language: str) -> int:
    """Play a match on screen and return the exit code."""
    return _run(language, session=session)


def choose(language: str) -> int:
    """Offer the games on screen and return the exit code."""
    return _run(language)


def replay(record: Record, language: str) -> int:
    """Look at a record on screen and return the exit code."""
    return _run(language, record=record)


def _run(language: str, session: Session | None = None, record: Record | None = None) -> int:
    from tablee.terminal.app import TableeApp

    if not is_terminal(sys.__stderr__):  # Textual draws there, also if complaints go to a file
        setattr(sys, "__stderr__", sys.__stdout__)  # noqa: B010 - it is not meant to be set
    app = TableeApp(language, session=session, record=record)
    try:
        app.run()
        return app.return_code or 0
    finally:
        if app.session is not None:
            for said in farewell(app.session, app.voice):
                print(said, file=sys.stderr if not sys.stdout.isatty() else sys.stdout)


def farewell(session: Session, voice: Voice) -> list[str]:
    """Save what would be lost and return what is to be said about it.

    A match that runs is saved; one that is over only where a file was asked for.
    """
    if session.match.over and session.path is None:
        return []
    try:
        if session.unsaved:
            session.save()
        return _said(session, voice)
    except TableeError as error:
        return [error.sentence(voice.language), *_elsewhere(session, voice)]


def _elsewhere(session: Session, voice: Voice) -> list[str]:
    """Try the current folder where the usual one cannot be written."""
    session.path = saves.fresh_path(session.match.game.name, Path.cwd(), time.localtime())
    try:
        session.save()
        return _said(session, voice)
    except TableeError as error:
        return [error.sentence(voice.language)]


def _said(session: Session, voice: Voice) -> list[str]:
    assert session.path is not None
    lines = [f"{voice.say('saved')} {saves.shown(session.path)}"]
    if not session.match.over:
        lines.append(f"{voice.say('saved-resume')} {session.resume_command()}")
    return lines
