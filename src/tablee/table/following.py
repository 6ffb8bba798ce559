"""What follows by itself from what has happened, at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.bots import bots
from tablee.table.acting import taken
from tablee.table.events import Draft, Event, bot_seated, number
from tablee.table.fair import Delay, fix_delay
from tablee.table.membership import next_host
from tablee.table.table import Table


def owed(table: Table, bounds: Mapping[int, int] | None = None) -> list[Draft]:
    """Return what must follow at once, in the same transaction; [] when nothing does.

    Ask again once it has happened: one thing may lead to another. `happen` does so.

    Args:
        table: The table.
        bounds: By member, what their line accounts for now; whoever is not named accounts for nothing.
    """
    if table.phase == "closed":
        return []
    return (
        _end(table)
        or _new_host(table)
        or _halt(table)
        or _bot_for_who_was_sent_away(table)
        or _delay(table, bounds or {})
    )


def _end(table: Table) -> list[Draft]:
    match = table.playing
    if match is None or not match.over:
        return []
    return [Draft("over", None, {"outcome": match.outcome, "seed": str(match.seed)})]


def _new_host(table: Table) -> list[Draft]:
    member = next_host(table) if table.host is None else None
    return [] if member is None else [Draft("host", None, {"member": member})]


def _halt(table: Table) -> list[Draft]:
    """A real-time match cannot go on while nobody holds a hand that has cards."""
    seat = _empty_place(table)
    return [] if seat is None else [halted(table, seat)]


def _empty_place(table: Table) -> int | None:
    """Return the first seat that holds cards and that nobody sits on, in play; None if there is none."""
    for seat, place in enumerate(table.seats):
        if place.kind == "vacant" and can_halt(table, seat):
            return seat
    return None


def left_hand(table: Table, drafts: Iterable[Draft]) -> int | None:
    """Return the seat whose hand with cards nobody would hold any more if facts happened in play, None if there is none."""
    after = table.clone()
    for draft in drafts:
        after.apply(number(draft, after.seq + 1, after.at_ms))
    return _empty_place(after)


def is_in_play(table: Table) -> bool:
    """Return whether a real-time match is going on, and not in focus: what is done waits until it is ruled."""
    match = table.playing
    return (
        match is not None
        and not match.over
        and match.game.halt is not None
        and match.refusal(0, match.game.halt) is None
    )


def delay_of(table: Table) -> Delay:
    """Return what was fixed for the phase that the match is in; the least if nothing was."""
    delay = table.delay
    return delay if delay is not None and delay.phase == table.match_phase else Delay(table.match_phase)


def _delay(table: Table, bounds: Mapping[int, int]) -> list[Draft]:
    """Fix for a phase of play that has begun how long acts wait, and what each line accounts for (M12)."""
    if not is_in_play(table) or (table.delay is not None and table.delay.phase == table.match_phase):
        return []
    assert table.match is not None
    members = [table.seats[seat].member for seat in table.match.to_act]
    delay = fix_delay(table.match_phase, bounds, [member for member in members if member is not None])
    fixed = {
        "phase": delay.phase,
        "ms": delay.ms,
        "bounds": [[member, ms] for member, ms in sorted(delay.bounds.items())],
    }
    return [Draft("delay", None, fixed)]


def _bot_for_who_was_sent_away(table: Table) -> list[Draft]:
    """The strongest bot takes the hand of whoever was sent away.

    They can come again as somebody else, and have seen the hand: so it is left to nobody who comes.
    """
    match = table.playing
    if match is None:
        return []
    strongest = bots(match.game.name)[-1]
    return [bot_seated(seat, strongest) for seat, place in enumerate(table.seats) if place.needs_bot]


def can_halt(table: Table, seat: int) -> bool:
    """Return whether a real-time match is going on, waits for the seat, and can be halted for it."""
    match = table.playing
    if match is None or match.game.halt is None or seat not in match.to_act:
        return False
    return match.refusal(seat, match.game.halt) is None


def halted(table: Table, seat: int, **more: Any) -> Draft:
    """Return the fact that the table halts the match for a seat."""
    assert table.match is not None
    assert table.match.game.halt is not None
    return taken(table, seat, table.match.game.halt, "time", **more)


def happen(
    table: Table, drafts: Iterable[Draft], now_ms: int, bounds: Mapping[int, int] | None = None
) -> list[Event]:
    """Let facts happen, and all that follows from them at once; return them as numbered events.

    Args:
        table: Changed in place. Who has to store the events first lets them happen to a `clone`.
        drafts: What was decided, for the table as it is.
        now_ms: Unix milliseconds; an event is never earlier than the one before it.
        bounds: By member, what their line accounts for now, for a phase of play that begins; see `Line`.
    """
    events: list[Event] = []
    waiting = list(drafts)
    while waiting:
        for draft in waiting:
            event = number(draft, table.seq + 1, max(now_ms, table.at_ms))
            table.apply(event)
            events.append(event)
        waiting = owed(table, bounds)
    return events
