"""What a person may do now: the kinds of command that make sense, for whoever offers them."""

from __future__ import annotations

from collections.abc import Callable

from tablee.table.asking import permission_refusal
from tablee.table.decide import COMMANDS
from tablee.table.people import Member
from tablee.table.seating import sit_refusal
from tablee.table.table import Table


def may(table: Table, person: str) -> list[str]:
    """Return the kinds of command that make sense for a person now."""
    member = table.member_of(person)
    if member is None:
        known = table.known(person)
        barred = table.phase == "closed" or (known is not None and known.banned)
        return [] if barred else ["join"]
    return [
        kind
        for kind, command in COMMANDS.items()
        if permission_refusal(table, member, command) is None and _SENSE[kind](table, member)
    ]


def _sits(table: Table, member: Member) -> bool:
    return table.seat_of(member.member) is not None


def _can_sit(table: Table, member: Member) -> bool:
    return any(sit_refusal(table, member, seat) is None for seat in range(len(table.seats)))


def _has_company(table: Table, member: Member) -> bool:
    return any(other is not member for other in table.here())


def _is_full(table: Table, member: Member) -> bool:
    return not table.open_seats()


def _always(table: Table, member: Member) -> bool:
    return True


# Whether a command that the person may give would find anything to do.
_SENSE: dict[str, Callable[[Table, Member], bool]] = {
    "join": lambda table, member: False,
    "rename": _always,
    "leave": _always,
    "sit": _can_sit,
    "stand": _sits,
    "seat-bot": lambda table, member: any(seat.kind != "person" for seat in table.seats),
    "remove-bot": lambda table, member: any(seat.kind == "bot" for seat in table.seats),
    "configure": _always,
    "start": _is_full,
    "act": lambda table, member: table.playing is not None and _sits(table, member),
    "chat": lambda table, member: table.chat != "closed",
    "host": _has_company,
    "kick": _has_company,
    "rematch": _is_full,
}
