"""Opening a table, setting it, and dealing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.bots import bots
from tablee.games._face import quote
from tablee.play.commitment import commitment
from tablee.play.errors import BadOption
from tablee.table.asking import Ask
from tablee.table.events import Draft, bot_seated
from tablee.table.names import check_name
from tablee.table.reading import read_flag
from tablee.table.refusal import TableRefusal
from tablee.table.settings import Settings, changed, check_settings
from tablee.table.table import Table


def opening(
    person: str,
    name: str,
    game: str,
    options: Mapping[str, Any],
    *,
    listed: bool = True,
    limit_ms: int | None = None,
    pace: str = "normal",
    bot: str | None = None,
) -> list[Draft]:
    """Return the first facts of a new table: it is opened, its opener sits on the first seat, bots on the others.

    Args:
        person: Who opens it and is its host; opaque.
        name: What they are called there.
        game: Its name.
        options: As for `tablee.load`.
        listed: Whether the lobby shows it.
        limit_ms: How long a seat may take, None for as long as it likes.
        pace: One of PACES.
        bot: The strategy for the other seats, None to leave them open.

    Raises:
        TableRefusal: Name, limit or pace is not possible.
        BadOption: There is no such game, option or bot.
    """
    settings = check_settings(Settings(game, options, listed, limit_ms, pace))  # type: ignore[arg-type]
    if bot is not None and bot not in bots(game):
        raise BadOption("unknown-bot", value=quote(bot), game=game, allowed=", ".join(bots(game)))
    opened = {**settings.payload(), "person": person, "member": 1, "name": check_name(name, [])}
    others = [] if bot is None else [bot_seated(seat, bot) for seat in range(1, settings.players)]
    return [Draft("opened", None, opened), Draft("seated", 0, {"member": 1}), *others]


def configure(ask: Ask) -> list[Draft]:
    """Set the table otherwise. People keep a seat; bots whose seat is gone, or who cannot play the game, change."""
    table = ask.table
    settings = changed(table.settings, ask.fields)
    people = sum(seat.kind == "person" for seat in table.seats)
    if people > settings.players:
        raise TableRefusal("seats-too-few", people=people, players=settings.players)
    return [
        *_moved_people(table, settings.players),
        *_changed_bots(table, settings),
        Draft("configured", None, settings.payload()),
    ]


def _moved_people(table: Table, players: int) -> list[Draft]:
    """Move people from seats that there will be no more to free ones, to bots' seats if need be."""
    kept = list(enumerate(table.seats))[:players]
    free = [seat for kind in ("open", "bot") for seat, place in kept if place.kind == kind]
    drafts = []
    for seat, place in list(enumerate(table.seats))[players:]:
        if place.member is not None:
            target = free.pop(0)
            drafts.append(Draft("stood", seat, {"member": place.member}))
            drafts.append(Draft("seated", target, {"member": place.member}))
    return drafts


def _changed_bots(table: Table, settings: Settings) -> list[Draft]:
    moved = {draft.seat for draft in _moved_people(table, settings.players)}
    able = bots(settings.game)
    drafts = []
    for seat, place in enumerate(table.seats):
        if place.kind != "bot" or seat in moved:
            continue
        if seat >= settings.players:
            drafts.append(Draft("bot-removed", seat, {}))
        elif place.bot not in able:
            drafts.append(bot_seated(seat, able[-1]))
    return drafts


def start(ask: Ask) -> list[Draft]:
    """Deal the first match that the table is set for."""
    return [_dealt(ask, ask.table.settings.game, ask.table.settings.options)]


def rematch(ask: Ask) -> list[Draft]:
    """Deal again, or the match that the rules offer after the one that is over."""
    settings = ask.table.settings
    if not read_flag(ask.fields, "sequel"):
        return [_dealt(ask, settings.game, settings.options)]
    match = ask.table.match
    assert match is not None
    if match.sequel is None:
        raise TableRefusal("no-sequel")
    return [_dealt(ask, match.game.name, match.sequel)]


def _dealt(ask: Ask, game: str, options: dict[str, Any]) -> Draft:
    table = ask.table
    if table.open_seats():
        raise TableRefusal("seats-open", count=len(table.open_seats()))
    names = [None if seat.member is None else table.members[seat.member].name for seat in table.seats]
    data = {
        "number": table.match_number + 1,
        "game": game,
        "options": options,
        "seed": str(ask.seed),
        "commitment": commitment(game, options, ask.seed),
        "names": names,
    }
    return Draft("dealt", None, data)
