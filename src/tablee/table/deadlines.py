"""What time brings: bots' actions, time limits, lost lines, and the end of a table that nobody comes back to.

Every deadline follows from the log alone, so a restart loses none.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from tablee.play.errors import IllegalAction
from tablee.table.acting import match_of, taken
from tablee.table.events import Draft
from tablee.table.following import can_halt, halted
from tablee.table.membership import next_host
from tablee.table.settings import PACES
from tablee.table.table import Table
from tablee.table.thinking import Thought, stand_in

AWAY_MS = (
    15_000  # a line may be gone for so long before it is told: a page loaded anew, a tunnel, another network
)
LINE_LOST_MS = 1_500  # a seat with cards may be away for so long before a real-time match is halted
TOGETHER_MS = 1_400  # where all choose in secret at once, every bot has chosen by then, at the usual pace
NEXT_BY_TIME_MS = 1_000  # between the actions of a turn that are all taken by time
HOST_AWAY_MS = 120_000  # a host may be away for so long while others are present
IDLE_MS = 600_000  # nobody is present in the lobby or after a match
IDLE_IN_PLAY_MS = 86_400_000


@dataclass(frozen=True)
class Due:
    """The next thing that time brings.

    at_ms: when. seat: whom it is about. action: what a bot does. why: bot; time (the seat's time has run out); line (its
    line is lost); host (the host has been away for long); idle (nobody has been there for long).
    """

    at_ms: int
    seat: int | None
    action: str | None
    why: str


_ORDER = ("bot", "line", "time", "host", "idle")


def due(table: Table, thoughts: Mapping[int, Thought], halting: Container[int] = ()) -> Due | None:
    """Return the next thing that time brings, None if time brings nothing.

    Args:
        table: The table.
        thoughts: By seat, what each of its `thinkers` has answered at this moment of the match. A bot that has not
            answered yet is left out; what it does may then be due already when it has.
        halting: The seats for which play is about to be halted already (`Referee.halts`).
    """
    if table.phase == "closed":
        return None
    found = _all(table, thoughts, halting)
    return min(found, key=lambda it: (it.at_ms, _ORDER.index(it.why), it.seat or 0), default=None)


def _all(table: Table, thoughts: Mapping[int, Thought], halting: Container[int] = ()) -> Iterator[Due]:
    if table.playing is not None and not table.playing.over:
        yield from _bots(table, thoughts)
        yield from _limits(table)
        yield from (lost for lost in _lost_lines(table) if lost.seat not in halting)
    yield from _host(table)
    yield from _idle(table)


def _bots(table: Table, thoughts: Mapping[int, Thought]) -> Iterator[Due]:
    for seat, (action, delay_ms) in thoughts.items():
        place = table.seats[seat]
        if action is not None and place.kind == "bot":
            yield Due(_bot_ms(table, seat, action, delay_ms), seat, action, "bot")


def _bot_ms(table: Table, seat: int, action: str, delay_ms: int) -> int:
    """Return when a bot acts: so long after the last event, or after all began to choose where they choose at once."""
    place, begun_ms = table.seats[seat], table.match_ms
    if not table.real_time and place.waits_ms is not None and match_of(table).is_secret(action):
        begun_ms = place.waits_ms
        delay_ms = min(delay_ms, round(TOGETHER_MS * max(1.0, PACES[table.settings.pace])))
    return max(begun_ms, place.since_ms) + delay_ms


def deadline(table: Table, seat: int) -> int | None:
    """Return when a seat's time runs out, None while nothing presses it; in real time nothing ever does."""
    place, limit_ms = table.seats[seat], table.settings.limit_ms
    if table.playing is None or limit_ms is None or table.real_time:
        return None
    if place.waits_ms is None or place.kind == "bot":
        return None
    return place.waits_ms + (NEXT_BY_TIME_MS if place.hurried else limit_ms)


def _limits(table: Table) -> Iterator[Due]:
    for seat in range(len(table.seats)):
        at_ms = deadline(table, seat)
        if at_ms is not None:
            yield Due(at_ms, seat, None, "time")


def _lost_lines(table: Table) -> Iterator[Due]:
    for seat, place in enumerate(table.seats):
        if place.member is None or not table.members[place.member].away or not can_halt(table, seat):
            continue
        yield Due(
            table.members[place.member].since_ms + LINE_LOST_MS, seat, match_of(table).game.halt, "line"
        )


def is_missed(table: Table, person: str, lost_ms: int, now_ms: int, patience_ms: int = AWAY_MS) -> bool:
    """Return whether a person without a line counts as away.

    At once they do only where a real-time match waits for their hand, which has to be halted.

    Args:
        table: The table.
        person: Who.
        lost_ms: When their last line was lost, unix milliseconds.
        now_ms: Unix milliseconds.
        patience_ms: How long they may be gone without anybody being told.
    """
    member = table.member_of(person)
    if member is None:
        return False
    seat = table.seat_of(member.member)
    is_waited_for = seat is not None and can_halt(table, seat)
    return member.away or is_waited_for or now_ms - lost_ms >= patience_ms


def _host(table: Table) -> Iterator[Due]:
    """A host who stays away hands on to somebody who is there."""
    if table.host is None or not table.members[table.host].away or table.empty_ms is not None:
        return
    present_ms = min(member.since_ms for member in table.here() if member.present)
    yield Due(max(table.members[table.host].since_ms, present_ms) + HOST_AWAY_MS, None, None, "host")


def _idle(table: Table) -> Iterator[Due]:
    if table.empty_ms is not None:
        patience_ms = IDLE_IN_PLAY_MS if table.phase == "playing" else IDLE_MS
        yield Due(table.empty_ms + patience_ms, None, None, "idle")


def tick(table: Table, now: Due, now_ms: int) -> list[Draft]:
    """Return the facts of what is due; [] if it is not due yet, or no more.

    Args:
        table: The table as it is; it is not changed.
        now: What `due` has said.
        now_ms: Unix milliseconds.
    """
    if now_ms < now.at_ms or table.phase == "closed":
        return []
    if now.why == "bot":
        return _bot_acts(table, now)
    if now not in _all(table, {}):
        return []
    if now.why == "time":
        assert now.seat is not None
        return [taken(table, now.seat, stand_in(table, now.seat), "time")]
    if now.why == "line":
        assert now.seat is not None
        return [halted(table, now.seat)]
    if now.why == "host":
        return [Draft("host", None, {"member": next_host(table)})]
    return [Draft("closed", None, {"why": "idle"})]


def _bot_acts(table: Table, now: Due) -> list[Draft]:
    if table.playing is None or now.seat is None or now.action is None:
        return []
    if table.seats[now.seat].kind != "bot":
        return []
    try:
        return [taken(table, now.seat, now.action, "bot")]
    except IllegalAction:  # what the bot meant is no longer possible: it is asked again
        return []
