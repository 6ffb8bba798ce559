"""What follows by itself from what has happened, at once."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.table.acting import taken
from tablee.table.events import Draft, Event, number
from tablee.table.membership import next_host
from tablee.table.table import Table


def owed(table: Table, now_ms: int) -> list[Draft]:  # noqa: ARG001 - what follows may come to depend on the time
    """Return what must follow at once, in the same transaction; [] when nothing does.

    Ask again once it has happened: one thing may lead to another. `happen` does so.
    """
    if table.phase == "closed":
        return []
    return _end(table) or _new_host(table) or _halt(table)


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
    for seat, place in enumerate(table.seats):
        if place.kind == "vacant" and can_halt(table, seat):
            return [halted(table, seat)]
    return []


def can_halt(table: Table, seat: int) -> bool:
    """Return whether a real-time match is going on, waits for the seat, and can be halted for it."""
    match = table.playing
    if match is None or match.game.halt is None or seat not in match.to_act:
        return False
    return match.refusal(seat, match.game.halt) is None


def halted(table: Table, seat: int) -> Draft:
    """Return the fact that the table halts the match for a seat."""
    assert table.match is not None
    assert table.match.game.halt is not None
    return taken(table, seat, table.match.game.halt, "time")


def happen(table: Table, drafts: Iterable[Draft], now_ms: int) -> list[Event]:
    """Let facts happen, and all that follows from them at once; return them as numbered events.

    Args:
        table: Changed in place. Who has to store the events first lets them happen to a `clone`.
        drafts: What was decided, for the table as it is.
        now_ms: Unix milliseconds; an event is never earlier than the one before it.
    """
    events: list[Event] = []
    waiting = list(drafts)
    while waiting:
        for draft in waiting:
            event = number(draft, table.seq + 1, max(now_ms, table.at_ms))
            table.apply(event)
            events.append(event)
        waiting = owed(table, now_ms)
    return events
