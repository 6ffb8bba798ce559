"""Who may command what, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.table.events import Draft
from tablee.table.people import Member
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table


@dataclass(frozen=True)
class Ask:
    """A command with what it is decided from; see `decide`."""

    table: Table
    person: str
    fields: Mapping[str, Any]
    now_ms: int
    seed: int

    @property
    def member(self) -> Member:
        """The member who asks."""
        member = self.table.member_of(self.person)
        assert member is not None
        return member


@dataclass(frozen=True)
class Command:
    """A kind of command.

    decide: makes its facts. fields: what it may carry. member: whether members give it, or people who are none yet.
    host: whether only the host may. phases: when it makes sense, of a table that is not closed.
    """

    decide: Callable[[Ask], list[Draft]]
    fields: tuple[str, ...] = ()
    member: bool = True
    host: bool = False
    phases: tuple[str, ...] = ("lobby", "playing", "over")


# Why a command does not make sense in a phase of the table.
_WRONG_PHASE = {"lobby": "no-match", "playing": "match-runs", "over": "match-was-played"}


def permission_refusal(table: Table, member: Member | None, command: Command) -> str | None:
    """Return the code of why a person may not give a command, or not now; None if they may."""
    if table.phase == "closed":
        return "table-closed"
    if command.member and member is None:
        return "not-here"
    if command.host and (member is None or member.member != table.host):
        return "not-host"
    return None if table.phase in command.phases else _WRONG_PHASE[table.phase]


def check_permission(table: Table, person: str, command: Command) -> None:
    """Refuse a command that the person may not give, or not now."""
    code = permission_refusal(table, table.member_of(person), command)
    if code is not None:
        raise TableRefusal(code)
