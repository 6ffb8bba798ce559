"""What a command line asks for: a new match, a saved one, a line about a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.play.match import games
from tablee.play.record import Record
from tablee.terminal import saves
from tablee.terminal.draw import Lines, fit, indent, join, line, wrap
from tablee.terminal.errors import BadCommand
from tablee.terminal.plan import Plan, resume
from tablee.terminal.session import Session
from tablee.terminal.style import KEY, QUIET, TITLE
from tablee.terminal.voice import Voice
from tablee.terminal.words import read_settings, whole_number


def dealt(
    game: str | None, players: str | None, seed: str | None, settings: list[str], people: dict[str, Any]
) -> Session:
    """Return a new match as a command line asks for it.

    Raises:
        TableeError: Something that is asked for is not possible.
    """
    if game is None:
        raise BadCommand("game-missing", allowed=", ".join(games()))
    chosen = read_settings(settings)
    if players is not None:
        if "players" in chosen:
            raise BadCommand("players-twice")
        chosen["players"] = whole_number("--players", players)
    plan = Plan(game, chosen, None if seed is None else whole_number("--seed", seed), **people)
    return Session(plan.deal(), plan)


def resumed(game: str | None, file: str, given: dict[str, Any], people: dict[str, Any]) -> Session:
    """Return a saved match to go on with; the file "-" is standard input.

    Raises:
        TableeError: It cannot be gone on with as it is asked for.
    """
    for option, value in given.items():
        if value is not None:
            raise BadCommand("resume-options", options=option)
    record = Record.from_json(saves.read_named(file))
    if game not in (None, record.game):
        raise BadCommand("resume-other-game", found=record.game, given=game)
    plan = Plan(record.game, record.options, record.seed, **people)
    table = resume(record, plan)
    if table.match.over:
        raise BadCommand("resume-over")
    return Session(table, plan)


def keep_record(session: Session, record: str | None, resumed: str | None) -> None:
    """Say where the record goes: to the file asked for; a saved match that goes on, to where it was saved.

    Raises:
        BadCommand: It cannot be written there.
    """
    before = None if resumed in (None, saves.STANDARD_INPUT) else Path(str(resumed)).resolve()
    wanted = None if record is None else Path(record).absolute()
    if wanted is not None and wanted.resolve() != before:
        saves.check_writable(wanted)
    if wanted is None and before is not None and before.parent == saves.folder().resolve():
        wanted = before
    session.path = wanted


def game_lines(game: str, language: str, width: int) -> Lines:
    """Return what a game is, in a few lines."""
    voice = Voice(language)
    title = voice.text_or(f"{game}-name", game)
    players = line(voice.text_or(f"{game}-players", ""), QUIET)
    head = join([fit(line(game, KEY), 18), line(title, TITLE)])
    return [head, *indent([players, *wrap(voice.text_or(f"{game}-summary", ""), width - 18)], 18), line("")]
