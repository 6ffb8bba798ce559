"""What each kind of event makes of a table. A handler takes an event as it is: it was checked when it was decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tablee.bots import MOST_WORDS
from tablee.play.match import load
from tablee.table.events import Event
from tablee.table.fair import Delay
from tablee.table.people import Member, Seat
from tablee.table.settings import read_settings

if TYPE_CHECKING:
    from tablee.table.table import Table


# --- people -------------------------------------------------------------------------------------------------


def _opened(table: Table, event: Event) -> None:
    data = event.payload
    table.settings = read_settings(data)
    table.seats = [Seat() for _ in range(table.settings.players)]
    # Whoever opens a table is away until the first line from them opens.
    table.enter(Member(data["member"], data["person"], data["name"], away=True, since_ms=event.at_ms))
    table.host = data["member"]


def _joined(table: Table, event: Event) -> None:
    data = event.payload
    known = table.known(data["person"]) or Member(data["member"], data["person"], data["name"])
    table.enter(replace(known, name=data["name"], here=True, away=False, since_ms=event.at_ms))


def _renamed(table: Table, event: Event) -> None:
    table.change_member(event.payload["member"], name=event.payload["name"])


def _left(table: Table, event: Event) -> None:
    member = event.payload["member"]
    seat = table.seat_of(member)
    if seat is not None:
        table.seats[seat] = table.seats[seat].freed(_free_kind(table))
    table.change_member(member, here=False)
    if table.host == member:
        table.host = None


def _kicked(table: Table, event: Event) -> None:
    seat = table.seat_of(event.payload["member"])
    _left(table, event)
    if seat is not None and table.playing is not None:
        table.change_seat(seat, sent_away=True, needs_bot=True)
    table.change_member(event.payload["member"], banned=True)


def _away(table: Table, event: Event) -> None:
    since_ms = event.payload.get("since", event.at_ms)
    table.change_member(event.payload["member"], away=True, since_ms=since_ms)


def _back(table: Table, event: Event) -> None:
    table.change_member(event.payload["member"], away=False, since_ms=event.at_ms)


def _host(table: Table, event: Event) -> None:
    table.host = event.payload["member"]


def _chat(table: Table, event: Event) -> None:
    """Nothing at the table depends on what was written."""


# --- seats --------------------------------------------------------------------------------------------------


def _free_kind(table: Table) -> str:
    return "open" if table.playing is None else "vacant"


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat


def _seated(table: Table, event: Event) -> None:
    member, seat = event.payload["member"], _seat(event)
    table.seats[seat] = table.seats[seat].taken(event.at_ms, member=member)
    if table.playing is not None:
        _let_see(table, seat, member)


def _let_see(table: Table, seat: int, member: int) -> None:
    table.change_seat(seat, owner=member)
    table.change_member(member, seen=table.members[member].seen | {seat})


def _stood(table: Table, event: Event) -> None:
    seat = _seat(event)
    table.seats[seat] = table.seats[seat].freed(_free_kind(table))


def _bot_seated(table: Table, event: Event) -> None:
    seat = _seat(event)
    table.seats[seat] = table.seats[seat].taken(event.at_ms, bot=event.payload["bot"])


def _bot_removed(table: Table, event: Event) -> None:
    seat = _seat(event)
    table.seats[seat] = table.seats[seat].freed(_free_kind(table))
    if table.seats[seat].waits_ms is not None:
        table.change_seat(seat, waits_ms=event.at_ms)


def _configured(table: Table, event: Event) -> None:
    before = table.settings
    table.settings = read_settings(event.payload)
    count = table.settings.players
    table.seats = table.seats[:count] + [Seat() for _ in range(count - len(table.seats))]
    if (before.game, before.options) != (table.settings.game, table.settings.options):
        _clear(table)


def _clear(table: Table) -> None:
    """Put the last match away: what is set now is another one."""
    table.phase = "lobby"
    table.match = None
    table.commitment = None
    table.dealt_ms = None


# --- the match ----------------------------------------------------------------------------------------------


def _dealt(table: Table, event: Event) -> None:
    data = event.payload
    table.match = load(data["game"], **data["options"]).deal(int(data["seed"]))
    table.phase = "playing"
    table.match_number = data["number"]
    table.match_phase += 1
    table.dealt_ms = table.match_ms = event.at_ms
    table.commitment = data["commitment"]
    table.names = tuple(data["names"])
    table.words = 0
    for number, member in table.members.items():
        table.change_member(number, seen=frozenset(), at_deal=member.here)
    for number, seat in enumerate(table.seats):
        table.change_seat(number, owner=None, waits_ms=None, hurried=False, sent_away=False, needs_bot=False)
        if seat.member is not None:
            _let_see(table, number, seat.member)
    _note_waits(table, event.at_ms)


def _action(table: Table, event: Event) -> None:
    match, action, seat = table.playing, event.payload["action"], event.seat
    assert match is not None
    assert seat is not None
    assert table.dealt_ms is not None
    phase = match.phase
    match.play(seat, action, event.at_ms - table.dealt_ms)
    if match.phase != phase:
        table.match_phase += 1
    is_talk = match.game.is_talk(action)
    table.words = table.words + 1 if is_talk else 0
    if table.words <= MOST_WORDS:  # endless talk must not put off for ever what the bots are about to do
        table.match_ms = event.at_ms
    if not is_talk:
        table.change_seat(seat, waits_ms=None, hurried=event.payload["by"] == "time")
    _note_waits(table, event.at_ms)


def _note_waits(table: Table, at_ms: int) -> None:
    """Note for each seat since when the match waits for it."""
    assert table.match is not None
    waited_for = table.match.to_act
    for number, seat in enumerate(table.seats):
        if number not in waited_for:
            if seat.waits_ms is not None or seat.hurried:
                table.change_seat(number, waits_ms=None, hurried=False)
        elif seat.waits_ms is None:
            table.change_seat(number, waits_ms=at_ms)


def _delay(table: Table, event: Event) -> None:
    data = event.payload
    table.delay = Delay(data["phase"], data["ms"], dict(data["bounds"]), event.at_ms)


def _over(table: Table, event: Event) -> None:
    table.phase = "over"
    for number, seat in enumerate(table.seats):
        if seat.kind == "vacant":
            table.seats[number] = replace(seat.freed("open"), needs_bot=False)


def _closed(table: Table, event: Event) -> None:
    table.phase = "closed"


Handler = Callable[["Table", Event], None]

HANDLERS: dict[str, Handler] = {
    "opened": _opened,
    "joined": _joined,
    "renamed": _renamed,
    "left": _left,
    "kicked": _kicked,
    "away": _away,
    "back": _back,
    "host": _host,
    "chat": _chat,
    "seated": _seated,
    "stood": _stood,
    "bot-seated": _bot_seated,
    "bot-removed": _bot_removed,
    "configured": _configured,
    "dealt": _dealt,
    "action": _action,
    "delay": _delay,
    "over": _over,
    "closed": _closed,
}
