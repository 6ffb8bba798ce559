"""Time inside a process: it only goes forward and never jumps, whatever the wall clock does."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


def unix_ms() -> int:
    """Return what the wall clock says, in milliseconds; it may be set back or ahead at any time."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Return the milliseconds since some moment; nobody can set this clock."""
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Time:
    """The two clocks of a machine: the one on the wall, and the one that nobody can set."""

    wall_ms: Callable[[], int] = unix_ms
    steady_ms: Callable[[], int] = steady_ms


class Clock:
    """Unix milliseconds that go on steadily from one look at the wall clock.

    A table stamps its events by such a clock and reads its deadlines from the stamps, so that a wall clock that is set
    back or ahead makes no wait longer or shorter.

    Args:
        time: The machine's clocks.
    """

    def __init__(self, time: Time) -> None:
        self._steady_ms = time.steady_ms
        self._ahead_ms = time.wall_ms() - time.steady_ms()

    def __call__(self) -> int:
        """Return the time, in unix milliseconds."""
        return self._steady_ms() + self._ahead_ms

    def reach(self, stamp_ms: int) -> None:
        """Let it be no earlier than a stamp in the log: the wall clock may have been set back since then."""
        self._ahead_ms += max(0, stamp_ms - self())
