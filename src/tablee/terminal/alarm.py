"""One thing that is to happen later on a screen. Setting it anew takes back what was set before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual.message_pump import MessagePump


class Alarm:
    """Calls a function of a screen after a delay.

    Textual's own timers pass over a moment that is already gone when they start, so a short delay on a busy machine
    would never ring. This one rings late instead.
    """

    def __init__(self, screen: MessagePump) -> None:
        self._screen = screen
        self._handle: asyncio.TimerHandle | None = None
        self._number = 0

    def set(self, delay_ms: float, what: Callable[[], None]) -> None:
        """Call `what` after the delay, instead of what was set before."""
        self.cancel()
        number = self._number
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, delay_ms) / 1000, self._ring, number, what)

    def cancel(self) -> None:
        """Call nothing."""
        self._number += 1
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, number: int, what: Callable[[], None]) -> None:
        self._screen.call_later(self._do, number, what)

    def _do(self, number: int, what: Callable[[], None]) -> None:
        if number == self._number:
            what()
