"""Opening a screen and closing it: whatever ends it, a match that runs is saved, and the reader is told where."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tablee.play.errors import TableeError
from tablee.play.record import Record
from tablee.terminal import saves
from tablee.terminal.errors import BadCommand
from tablee.terminal.session import Session
from tablee.terminal.voice import Voice


def need_terminal() -> None:
    """Refuse to open a screen where there is none.

    Raises:
        BadCommand: Standard input or output is no terminal.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadCommand("no-terminal")


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
