"""The table as the fold of its events. Nothing but `apply` ever changes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from tablee.play.match import Match
from tablee.play.rules import rules as rules_of
from tablee.table.events import Event
from tablee.table.fair import Delay
from tablee.table.fold import HANDLERS
from tablee.table.people import Member, Seat
from tablee.table.settings import Settings


class Table:
    """A running table: what its events have made of it.

    id: its name in addresses. seq, at_ms: number and time of the last event. standing: number of the last event that was
    more than an action or something said; who is here, who sits where and how the table is set are as they were then.
    phase: lobby, playing, over or closed.
    settings: what is dealt next. seats: as many as the settings say. members: by number, gone ones too. host: who may
    decide for the table, None while nobody is here. empty_ms: since when nobody is present, None while somebody is.

    Of the match: match: the one that runs or was the last, None in the lobby. match_number: from 1, 0 before the first
    deal. match_phase: grows whenever an action meant before may no longer mean what it meant, and with each deal.
    dealt_ms: when it was dealt. commitment: what was shown then. names: whose seats they were, None for bots'.
    match_ms: when last something happened in it. words: how many words were said since the last move. delay: in real
    time, what was fixed for the last phase of play that has begun.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.at_ms = 0
        self.standing = 0
        self.phase = "lobby"
        self.settings: Settings = _NOTHING_SET
        self.seats: list[Seat] = []
        self.members: dict[int, Member] = {}
        self.host: int | None = None
        self.empty_ms: int | None = None
        self.match: Match | None = None
        self.match_number = 0
        self.match_phase = 0
        self.dealt_ms: int | None = None
        self.commitment: str | None = None
        self.names: tuple[str | None, ...] = ()
        self.match_ms = 0
        self.words = 0
        self.delay: Delay | None = None
        self._members_by_person: dict[str, int] = {}

    @classmethod
    def fold(cls, table_id: str, events: Iterable[Event]) -> Table:
        """Return the table that the events tell of."""
        table = cls(table_id)
        for event in events:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Take in the next event.

        Raises:
            ValueError: It is not the next one, or there is no such kind.
        """
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} does not follow {self.seq}")
        if event.kind not in HANDLERS:
            raise ValueError(f"{event.kind!r} is no kind of event")
        HANDLERS[event.kind](self, event)
        self.seq = event.seq
        self.at_ms = event.at_ms
        if event.kind not in _PASSING:
            self.standing = event.seq
        self._note_who_is_present()

    def clone(self) -> Table:
        """Return an independent copy."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = self.seats.copy()
        twin.members = self.members.copy()
        twin.match = None if self.match is None else self.match.clone()
        twin._members_by_person = self._members_by_person.copy()
        return twin

    def _note_who_is_present(self) -> None:
        if any(member.present for member in self.members.values()):
            self.empty_ms = None
        elif self.empty_ms is None:
            self.empty_ms = self.at_ms

    # --- people -----------------------------------------------------------------------------------------------

    def enter(self, member: Member) -> None:
        """Let a person be a member; only the fold calls this."""
        self.members[member.member] = member
        self._members_by_person[member.person] = member.member

    def change_member(self, number: int, **what: Any) -> None:
        """Let something be otherwise about a member; only the fold calls this."""
        self.members[number] = replace(self.members[number], **what)

    def change_seat(self, number: int, **what: Any) -> None:
        """Let something be otherwise about a seat; only the fold calls this."""
        self.seats[number] = replace(self.seats[number], **what)

    def known(self, person: str) -> Member | None:
        """Return the member that a person is or was."""
        number = self._members_by_person.get(person)
        return None if number is None else self.members[number]

    def member_of(self, person: str) -> Member | None:
        """Return the member that a person is, None if they are not here."""
        member = self.known(person)
        return member if member is not None and member.here else None

    def here(self) -> Iterator[Member]:
        """Yield all members who are here, by number."""
        return (member for member in self.members.values() if member.here)

    @property
    def next_member(self) -> int:
        """The number of the next person who joins for the first time."""
        return len(self.members) + 1

    # --- seats ------------------------------------------------------------------------------------------------

    def seat_of(self, member: int | None) -> int | None:
        """Return where a member sits, None for a spectator."""
        if member is not None:
            for number, seat in enumerate(self.seats):
                if seat.member == member:
                    return number
        return None

    def open_seats(self) -> list[int]:
        """Return the seats that nobody sits on."""
        return [number for number, seat in enumerate(self.seats) if seat.kind in ("open", "vacant")]

    # --- the match --------------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match | None:
        """The match if one is in play."""
        return self.match if self.phase == "playing" else None

    @property
    def real_time(self) -> bool:
        """Whether the match (before one, the game) has no turns, so that the table decides who was first."""
        if self.match is not None:
            return self.match.game.real_time
        return rules_of(self.settings.game).face.real_time

    @property
    def chat(self) -> str:
        """What people may write now: open, no-numbers, strict (no-numbers with a reminder) or closed."""
        if self.phase == "closed":
            return "closed"
        return "open" if self.playing is None else self.playing.chat

    @property
    def moment(self) -> tuple[int, int]:
        """Which match this is and how many actions it has seen; what a bot has thought holds until it changes."""
        return self.match_number, 0 if self.match is None else self.match.action_count


_NOTHING_SET = Settings("", {"players": 0})
_PASSING = ("action", "chat", "delay")
