"""The clock of a match: milliseconds since the deal, without the time for which the match was put aside."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Milliseconds of play.

    Args:
        start_ms: What it shows at first.
        seconds: Where it takes the time from.
    """

    def __init__(self, start_ms: int = 0, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._shown = float(start_ms)
        self._since: float | None = seconds()

    def now_ms(self) -> int:
        """Return the milliseconds played."""
        return int(self._shown + self._running())

    def pause(self) -> None:
        """Stand still from now on."""
        self._shown += self._running()
        self._since = None

    def resume(self) -> None:
        """Go on."""
        if self._since is None:
            self._since = self._seconds()

    def _running(self) -> float:
        return 0.0 if self._since is None else 1000 * (self._seconds() - self._since)
