"""What viewers are told of a table: whoever looks from the same seat is told the same, and it is written down once.

A seat is a number, or None for all who look on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from tablee.server.wire import encode
from tablee.table import Event, Table, project_event, project_table, project_view, project_you

Told = dict[str, Any]

_NOTHING = object()


class Picture:
    """What is to be seen of a table, which does not change any more.

    Args:
        table: The table.
        before: The picture before this one: what still holds is taken from it.
    """

    def __init__(self, table: Table, before: Picture | None = None) -> None:
        self.table = table
        self._views: dict[int | None, Told | None] = {}
        self._seats: dict[str, int | None] = {}
        self._yous: dict[str, Told] = {}
        if before is not None and _standing(before.table) == _standing(table):
            self._seats, self._yous = before._seats, before._yous

    @cached_property
    def shared(self) -> Told:
        """What everybody is told of the table: all of it but `you`."""
        told = project_table(self.table, None)
        del told["you"]
        return told

    def seat_of(self, person: str) -> int | None:
        """Return from which seat a person looks."""
        if person not in self._seats:
            member = self.table.member_of(person)
            self._seats[person] = None if member is None else self.table.seat_of(member.member)
        return self._seats[person]

    def view(self, person: str) -> Told | None:
        """Return what a person sees of the match, None if there is none."""
        seat = self.seat_of(person)
        if seat not in self._views:
            self._views[seat] = project_view(self.table, person)
        return self._views[seat]

    def you(self, person: str) -> Told:
        """Return what only the person is told of the table."""
        if person not in self._yous:
            self._yous[person] = project_you(self.table, person)
        return self._yous[person]

    def whole(self, person: str) -> Told:
        """Return what a person is told of the table."""
        return {**self.shared, "you": self.you(person)}

    def events(self, person: str, events: Sequence[Event]) -> list[Told]:
        """Return events as a person is told them; it depends on their seat alone. Of a hidden one there is the number."""
        member = self.table.member_of(person)
        number = None if member is None else member.member
        return [project_event(self.table, event, number) or {"seq": event.seq} for event in events]


class News:
    """What has happened, for viewers who have been told of everything before it.

    Args:
        before: How the table was when they were told last.
        after: How it is now.
        events: What has happened.
        now_ms: The server's clock.
    """

    def __init__(self, before: Picture, after: Picture, events: Sequence[Event], now_ms: int) -> None:
        self._before = before
        self._after = after
        self._events = events
        self._now_ms = now_ms
        self._table = _changes(before.shared, after.shared)
        self._written: dict[tuple[int | None, int | None], str] = {}

    def written(self, person: str) -> str:
        """Return the message to a person."""
        you, you_before = self._after.you(person), self._before.you(person)
        if you is not you_before and you != you_before:
            return encode(self._message(person, {**self._table, "you": you}))
        seats = (self._before.seat_of(person), self._after.seat_of(person))
        if seats not in self._written:
            self._written[seats] = encode(self._message(person, self._table))
        return self._written[seats]

    def _message(self, person: str, table: Told) -> Told:
        return {
            "type": "events",
            "seq": self._events[-1].seq,
            "now": self._now_ms,
            "events": self._after.events(person, self._events),
            "table": table,
            **self._view(person),
        }

    def _view(self, person: str) -> Told:
        """Return the keys of the message that say what is new in the view: its changes, or all of another view."""
        before, view = self._before.view(person), self._after.view(person)
        if before is None and view is None:
            return {}
        if before is None or view is None or not self._is_same_kind(before, view):
            return {"view": view, "view_whole": True}
        changed = _changes(before, view)
        return {"view": changed} if changed else {}

    def _is_same_kind(self, before: Told, view: Told) -> bool:
        """Return whether what is new in a view can be told as changes: same match, same seat."""
        if any(event.kind == "dealt" for event in self._events):
            return False
        return before.keys() == view.keys() and before["viewer"] == view["viewer"]


def _standing(table: Table) -> tuple[int, str]:
    """Return what everybody's `you` follows from."""
    return table.standing, table.chat


def _changes(before: Told, after: Told) -> Told:
    return {key: value for key, value in after.items() if before.get(key, _NOTHING) != value}
