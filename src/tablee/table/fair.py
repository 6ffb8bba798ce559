"""The fair order of a real-time match: who was first, when lines are not equally quick (M12).

A press counts from when it was made, as far as its line can account for it. It is ruled a fixed delay after that. The
delay is so long that by then everything that counts as earlier has arrived, and so does whatever is of the same moment;
and nobody hears of a press before, so nobody can get before it with what they have heard.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median
from typing import Any

TRIPS = 16  # the round trips that a line is judged by
MOST_BOUND_MS = 140  # no line accounts for more
GROUP_MS = 60  # lays within it are made at the same moment, as people see it


class Line:
    """A person's line, by the round trips of its last pings."""

    def __init__(self, trips: Iterable[float] = ()) -> None:
        self._trips: deque[float] = deque(trips, maxlen=TRIPS)

    def learn(self, trip_ms: float) -> None:
        """Note how long a ping has taken there and back."""
        self._trips.append(max(0.0, trip_ms))

    @property
    def bound_ms(self) -> int:
        """How long before it arrives a press can have been made, at most 140; 0 while nothing is known of the line.

        It is half the median of the last 16 round trips and twice their median deviation from it.
        """
        if not self._trips:
            return 0
        usual = median(self._trips)
        deviation = median(abs(trip - usual) for trip in self._trips)
        return min(MOST_BOUND_MS, round(usual / 2 + 2 * deviation))


@dataclass(frozen=True)
class Delay:
    """What is fixed for a phase of play when it begins.

    phase: its number, as `Table.match_phase`. ms: how long after its effective time an act is ruled. bounds: by member,
    what their line accounts for; whoever is not named accounts for nothing. began_ms: when the phase began.
    """

    phase: int
    ms: int = GROUP_MS
    bounds: Mapping[int, int] = field(default_factory=dict)
    began_ms: int = 0

    def bound_ms(self, member: int | None) -> int:
        """Return what a member's line accounts for; bots (None) account for nothing."""
        return 0 if member is None else self.bounds.get(member, 0)


def fix_delay(phase: int, bounds: Mapping[int, int], holders: Iterable[int]) -> Delay:
    """Return the delay of a phase that begins.

    Args:
        phase: Its number.
        bounds: By member, what their line accounts for now.
        holders: The members whose seats hold cards. Nobody's line accounts for more than the largest of theirs: the delay
            waits for no more, and what comes later than that cannot count as earlier.
    """
    largest = max((bounds.get(member, 0) for member in holders), default=0)
    return Delay(phase, GROUP_MS + largest, {member: min(bound, largest) for member, bound in bounds.items()})


@dataclass(frozen=True)
class Press:
    """An act as it arrives.

    seat, action: who does what; for a command that leaves a hand with cards, the seat that is left and what that comes to.
    card: the card that it lays, None for anything else, and in blind play, where the order of cards would tell who holds
    the lower one. received_ms: when it arrived. pressed_ms: when it was made on the server's clock, as the client says;
    None if it does not. seen: the last event that the client says it has seen. sent_ms: when that was sent to it.
    arrival: its number among all that arrives. bound_ms: what its line accounts for. phase: the phase of the match that it
    was made in. by: person, bot or time. more: what else rides in its event (member, command). person, command: of a
    command that leaves a hand.
    """

    seat: int
    action: str
    card: int | None
    received_ms: int
    pressed_ms: int | None = None
    sent_ms: int | None = None
    arrival: int = 0
    bound_ms: int = 0
    phase: int | None = None
    seen: int | None = None
    by: str = "person"
    more: dict[str, Any] = field(default_factory=dict)
    person: str | None = None
    command: Mapping[str, Any] | None = None

    @cached_property
    def effective_ms(self) -> int:
        """When it counts as made: when it says, but no earlier than its line or what it has seen allows."""
        pressed_ms = self.received_ms if self.pressed_ms is None else self.pressed_ms
        earliest_ms = self.received_ms - self.bound_ms
        if self.sent_ms is not None:
            earliest_ms = max(earliest_ms, self.sent_ms)
        return min(self.received_ms, max(earliest_ms, pressed_ms))

    @property
    def player(self) -> tuple[int, str, Any] | None:
        """Who plays by it: seat, person or bot, and member; None for what is done to a seat."""
        if self.command is not None or self.by == "time":
            return None
        return self.seat, self.by, self.more.get("member")

    @property
    def place(self) -> tuple[int, int]:
        """What acts are ordered by: the effective time, and of two with the same the arrival."""
        return self.effective_ms, self.arrival

    def numbers(self, delay: Delay) -> dict[str, Any]:
        """Return all numbers of the order, as they are kept with the act."""
        return {
            "received": self.received_ms,
            "pressed": self.pressed_ms,
            "seen": self.seen,
            "sent": self.sent_ms,
            "bound": self.bound_ms,
            "effective": self.effective_ms,
            "arrival": self.arrival,
            "delay": delay.ms,
        }


def first_group(presses: Sequence[Press]) -> list[Press]:
    """Return those of some acts that are ruled first, together, in the order in which they count.

    It is the first act. If it lays a known card, the lays of known cards within 60 ms of it are made at the same moment,
    and come in the order of their cards.
    """
    first = min(presses, key=lambda press: press.place)
    if first.card is None:
        return [first]
    last_ms = first.effective_ms + GROUP_MS
    lays = [press for press in presses if press.card is not None and press.effective_ms <= last_ms]
    return sorted(lays, key=lambda press: (press.card, press.place))
