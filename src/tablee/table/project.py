"""Projection: what one viewer is told of the table, its events and its match. It is written from nothing, field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.table.deadlines import deadline
from tablee.table.events import Event
from tablee.table.following import delay_of, is_in_play
from tablee.table.people import Member
from tablee.table.permission import may
from tablee.table.table import Table

Told = dict[str, Any]


def project_table(table: Table, person: str | None) -> Told:
    """Return what a person is told of the table; a stranger (None) is told what a spectator is."""
    match = table.match
    return {
        "id": table.id,
        "game": table.settings.game if match is None else match.game.name,
        "options": table.settings.options if match is None else match.game.options,
        "listed": table.settings.listed,
        "limit_ms": None if table.real_time else table.settings.limit_ms,
        "pace": table.settings.pace,
        "phase": table.phase,
        "match_number": table.match_number,
        "match_phase": table.match_phase,
        "commitment": table.commitment,
        "seed": str(match.seed) if match is not None and match.over and table.phase != "playing" else None,
        "dealt_at": table.dealt_ms,
        "seats": [_seat(table, seat) for seat in range(len(table.seats))],
        "members": [_member(table, member) for member in table.here()],
        "host": table.host,
        "you": project_you(table, person or ""),
        "chat": table.chat,
        "sequel": table.phase == "over" and match is not None and match.sequel is not None,
        "harder": _harder(table),
        "real_time": table.real_time,
        "delay_ms": delay_of(table).ms if is_in_play(table) else None,
    }


def _harder(table: Table) -> list[Told]:
    """The same game by harder rules, which a host may deal next."""
    if table.phase != "over" or table.match is None:
        return []
    return [{"name": rules.name, "options": dict(rules.options)} for rules in table.match.harder]


def _seat(table: Table, number: int) -> Told:
    seat = table.seats[number]
    member = None if seat.member is None else table.members[seat.member]
    waits = table.playing is not None and seat.waits_ms is not None
    return {
        "kind": seat.kind,
        "member": seat.member,
        "name": None if member is None else member.name,
        "bot": seat.bot,
        "number": number + 1,
        "away": member is not None and member.away,
        "waits": waits,
        "deadline": deadline(table, number),
    }


def _member(table: Table, member: Member) -> Told:
    return {
        "member": member.member,
        "name": member.name,
        "seat": table.seat_of(member.member),
        "away": member.away,
        "host": member.member == table.host,
    }


def project_you(table: Table, person: str) -> Told:
    """Return the part of `project_table` that is about the person who looks; the rest is the same for all."""
    member = table.member_of(person)
    number = None if member is None else member.member
    return {
        "member": number,
        "seat": table.seat_of(number),
        "host": number is not None and number == table.host,
        "may": may(table, person),
    }


def project_view(table: Table, person: str | None) -> Told | None:
    """Return what a person sees of the match, None if there is none: the view of their seat, or a spectator's."""
    if table.match is None:
        return None
    member = table.member_of(person or "")
    return table.match.view(table.seat_of(None if member is None else member.member))


def project_event(table_after: Table, event: Event, viewer_member: int | None) -> Told | None:
    """Return what a viewer is told of an event, None if it is not for them and they learn its number only.

    Args:
        table_after: The table with the event; for an older event the table as it is now.
        event: The event.
        viewer_member: The number of the member who looks, None for somebody who is no member.
    """
    told = _TOLD.get(event.kind)
    if told is None:
        return None
    return {
        "seq": event.seq,
        "at": event.at_ms,
        "kind": event.kind,
        **told(table_after, event, viewer_member),
    }


Teller = Callable[[Table, Event, int | None], Told]


def _of_member(table: Table, event: Event, viewer: int | None) -> Told:
    member = event.payload["member"]
    name = event.payload.get("name", table.members[member].name)
    return {"member": member, "name": name}


def _of_seat(table: Table, event: Event, viewer: int | None) -> Told:
    return {"seat": event.seat, **_of_member(table, event, viewer)}


def _fields(*names: str) -> Teller:
    return lambda table, event, viewer: {name: event.payload[name] for name in names}


def _action(table: Table, event: Event, viewer: int | None) -> Told:
    hidden = event.payload.get("secret", False) and table.seat_of(viewer) != event.seat
    return {
        "seat": event.seat,
        "action": None if hidden else event.payload["action"],
        "by": event.payload["by"],
    }


_SETTINGS = ("game", "options", "listed", "limit_ms", "pace")

# What everybody may know of each kind; an event of a kind that is not here would be told to nobody.
_TOLD: dict[str, Teller] = {
    "opened": lambda table, event, viewer: {
        **_of_member(table, event, viewer),
        **_fields(*_SETTINGS)(table, event, viewer),
    },
    "joined": _of_member,
    "renamed": _of_member,
    "left": _of_member,
    "kicked": _of_member,
    "away": _of_member,
    "back": _of_member,
    "host": _of_member,
    "seated": _of_seat,
    "stood": _of_seat,
    "bot-seated": lambda table, event, viewer: {"seat": event.seat, "bot": event.payload["bot"]},
    "bot-removed": lambda table, event, viewer: {"seat": event.seat},
    "configured": _fields(*_SETTINGS),
    "dealt": _fields("number", "commitment"),
    "action": _action,
    "delay": _fields("ms"),
    "chat": lambda table, event, viewer: {
        **_of_member(table, event, viewer),
        "text": event.payload["text"],
    },
    "over": _fields("outcome"),
    "closed": _fields("why"),
}
