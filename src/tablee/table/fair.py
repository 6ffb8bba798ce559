"""The fair order of a real-time match: who was first, when lines are not equally quick (M12).

A press counts from when it was made, as far as its line can account for it. The first lay opens a window; when that
closes, everything that arrived in it is put in order, and only then anything of it is shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

TRIPS = 8  # the round trips that a line is judged by
MOST_BOUND_MS = 250  # no line accounts for more
SHORTEST_WINDOW_MS, LONGEST_WINDOW_MS = 60, 200
GROUP_MS = 60  # lays within it are made at the same moment, as people see it


class Line:
    """A person's line, by the round trips of its last pings."""

    def __init__(self, trips: Iterable[float] = ()) -> None:
        self._trips: deque[float] = deque(trips, maxlen=TRIPS)

    def learn(self, trip_ms: float) -> None:
        """Note how long a ping has taken there and back."""
        self._trips.append(max(0.0, trip_ms))

    @property
    def jitter_ms(self) -> float:
        """By how much one round trip differs from the next, on average."""
        trips = list(self._trips)
        steps = [abs(after - before) for before, after in pairwise(trips)]
        return sum(steps) / len(steps) if steps else 0.0

    @property
    def bound_ms(self) -> int:
        """How long before it arrives a press can have been made: half the least trip and twice the jitter, at most 250."""
        if not self._trips:
            return 0
        return min(MOST_BOUND_MS, round(min(self._trips) / 2 + 2 * self.jitter_ms))


@dataclass(frozen=True)
class Press:
    """An action as it arrives.

    seat, action: who does what. card: the card that it lays, None for anything else, and in blind play, where the order
    of cards would tell who holds the lower one. received_ms: when it arrived. pressed_ms: when it was made on the
    server's clock, as the client says; None if it does not. seen: the last event that the client says it has seen.
    sent_ms: when that was sent to it. arrival: its number among all that arrives. bound_ms: its line's. phase: the phase
    of the match that it was made in. by: person or bot. more: what else rides in its event (member, command).
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


def effective_ms(press: Press, bound_ms: int) -> int:
    """Return when a press counts as made: when it says, but no earlier than its line or what it has seen allows."""
    pressed_ms = press.received_ms if press.pressed_ms is None else press.pressed_ms
    earliest_ms = press.received_ms - bound_ms
    if press.sent_ms is not None:
        earliest_ms = max(earliest_ms, press.sent_ms)
    return min(press.received_ms, max(earliest_ms, pressed_ms))


@dataclass(frozen=True)
class Window:
    """The time in which presses are collected; the last moment is part of it."""

    opened_ms: int
    closes_ms: int


def open_window(now_ms: int, bounds: Iterable[int]) -> Window:
    """Return the window that a lay opens: as long as the slowest line of a seat with cards needs."""
    longest = max((SHORTEST_WINDOW_MS, *bounds))
    return Window(now_ms, now_ms + min(LONGEST_WINDOW_MS, longest))


@dataclass(frozen=True)
class Ruled:
    """A press with its place: when it counts as made, and the window in which it was collected, if there was one."""

    press: Press
    effective_ms: int
    window: Window | None = None

    def numbers(self) -> dict[str, Any]:
        """Return all numbers of the order, as they are kept with the action."""
        press = self.press
        numbers: dict[str, Any] = {
            "received": press.received_ms,
            "pressed": press.pressed_ms,
            "seen": press.seen,
            "sent": press.sent_ms,
            "bound": press.bound_ms,
            "effective": self.effective_ms,
            "arrival": press.arrival,
        }
        if self.window is not None:
            numbers["window"] = [self.window.opened_ms, self.window.closes_ms]
        return numbers


def order(presses: Iterable[Press], window: Window | None = None) -> list[Ruled]:
    """Return presses in the order in which they count.

    Each counts from its effective time, and of two with the same time the one that arrived first. Lays of known cards
    within 60 ms of the first of them are one group, in the order of their cards, at the time of that first one; the next
    lay begins the next group.
    """
    ruled = [Ruled(press, effective_ms(press, press.bound_ms), window) for press in presses]
    ruled.sort(key=lambda it: (it.effective_ms, it.press.arrival))
    places: dict[int, tuple[int, int]] = {}
    first_ms: int | None = None
    for i, it in enumerate(ruled):
        if it.press.card is None:
            continue
        if first_ms is None or it.effective_ms > first_ms + GROUP_MS:
            first_ms, first = it.effective_ms, i
        places[i] = first, it.press.card
    return [ruled[i] for i in sorted(range(len(ruled)), key=lambda i: places.get(i, (i, 0)))]
