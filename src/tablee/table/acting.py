"""Acting in the match: whoever takes an action, it is the rules that allow it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.play.match import Match
from tablee.table.asking import Ask, Command, check_permission
from tablee.table.events import Draft
from tablee.table.reading import check_fields, read_optional_number, read_text
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table


@dataclass(frozen=True)
class Act:
    """What a person wants to do, read from their command.

    member, seat: who. action: what. phase: the phase of the match that it is meant for, None if it does not say.
    seen: the number of the last event that the client has seen. pressed_ms: when it was pressed on the server's clock,
    as the client estimates it.
    """

    member: int
    seat: int
    action: str
    phase: int | None
    seen: int | None
    pressed_ms: int | None


def act(ask: Ask) -> list[Draft]:
    """Take an action in one's own seat."""
    wanted = _read(ask)
    check_phase(ask.table, wanted.phase)
    return [taken(ask.table, wanted.seat, wanted.action, "person", member=wanted.member)]


ACT = Command(act, ("action", "phase", "seen", "pressed_at"), phases=("playing", "over"))


def read_act(table: Table, person: str, command: Mapping[str, Any]) -> Act:
    """Read a person's `act`.

    Raises:
        TableRefusal: They may not act at this table, or it is no such command.
    """
    check_permission(table, person, ACT)
    check_fields(command, ACT.fields)
    return _read(Ask(table, person, command, now_ms=0, seed=0))


def _read(ask: Ask) -> Act:
    member = ask.member.member
    seat = ask.table.seat_of(member)
    if seat is None:
        raise TableRefusal("not-seated")
    action = read_text(ask.fields, "action")
    phase, seen, pressed_ms = (
        read_optional_number(ask.fields, name) for name in ("phase", "seen", "pressed_at")
    )
    return Act(member, seat, action, phase, seen, pressed_ms)


def check_phase(table: Table, phase: int | None) -> None:
    """Refuse an action that was meant for another phase of the match; it costs nothing."""
    if phase is not None and phase != table.match_phase:
        raise TableRefusal("too-late")


def acts_there(table: Table, seat: int, member: int | None) -> bool:
    """Return whether a member, or a bot where there is none, sits on the seat."""
    place = table.seats[seat]
    return place.member == member and (member is not None or place.kind == "bot")


def taken(table: Table, seat: int, action: str, by: str, **more: Any) -> Draft:
    """Return the fact that a seat acts; `by` is person, bot or time.

    Raises:
        IllegalAction: The rules refuse it.
    """
    match = match_of(table)
    refusal = match.refusal(seat, action)
    if refusal is not None:
        raise refusal
    secret = {"secret": True} if match.is_secret(action) else {}
    return Draft("action", seat, {"action": action, "by": by, **secret, **more})


def match_of(table: Table) -> Match:
    """Return the match that runs, or was the last."""
    assert table.match is not None, "there is no match"
    return table.match
