"""One open socket as a table sees it: a bounded queue of messages to a person, and how long their line takes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from tablee.server.limits import Bucket
from tablee.server.store import Guest
from tablee.server.wire import encode
from tablee.table import Line
from tablee.texts import DEFAULT

REFUSALS = (1.0, 20)  # a second, and at once, of commands that come too quickly


class Viewer:
    """A person who looks at a table through one socket.

    guest: who. language: in which they are told why something was refused. trips: the line's round trips, by the
    server's probes. heard_ms: when something was last heard. probed_ms: when it was last probed.
    """

    def __init__(
        self, guest: Guest, queue: int, now_ms: Callable[[], int], queue_bytes: int = 2_000_000
    ) -> None:
        self.guest = guest
        self.language = DEFAULT
        self.trips = Line()
        self.now_ms = now_ms
        self.heard_ms = now_ms()
        self.probed_ms = 0
        self.goodbye: str | None = None
        self.has_closed = False
        self._most_waiting = queue
        self._most_letters = queue_bytes
        self._letters = 0  # that wait
        self._refusals = Bucket(*REFUSALS)
        self._outbox: deque[str | None] = deque()
        self._writer: asyncio.Future[None] | None = None  # which waits for something to send
        self._probes: dict[int, int] = {}
        self._probe = 0

    def say(self, message: dict[str, Any]) -> None:
        """Queue a message; a client for whom too many wait is told goodbye."""
        self.send(encode(message))

    def send(self, written: str) -> None:
        """Queue a message that is written down already."""
        if self.goodbye is not None:
            return
        if len(self._outbox) >= self._most_waiting or self._letters > self._most_letters:
            self.drop("too-slow")
        else:
            self._put(written)

    def _put(self, written: str | None) -> None:
        self._outbox.append(written)
        self._letters += len(written or "")
        if self._writer is not None and not self._writer.done():
            self._writer.set_result(None)

    def drop(self, code: str, facts: dict[str, Any] | None = None) -> None:
        """Say goodbye instead of all that waits; the line closes after it."""
        if self.goodbye is None:
            self._outbox.clear()
            self._letters = 0
            self.leave(code, facts)

    def leave(self, code: str, facts: dict[str, Any] | None = None) -> None:
        """Say goodbye after all that waits; the line closes after it."""
        if self.goodbye is None:
            self.goodbye = code
            self._put(encode({"type": "bye", "code": code, "facts": facts}))
            self._put(None)

    @property
    def is_gone(self) -> bool:
        """Whether goodbye was said, or the socket has closed without one."""
        return self.has_closed or self.goodbye is not None

    async def next_message(self) -> str | None:
        """Return what is to be sent next, None when nothing more is; one task at a time may ask."""
        while not self._outbox:
            self._writer = asyncio.get_running_loop().create_future()
            await self._writer
        written = self._outbox.popleft()
        self._letters -= len(written or "")
        return written

    def may_be_refused(self) -> bool:
        """Return whether it is still said why too much is too much; who does not listen is told goodbye."""
        if self._refusals.take(time.monotonic()):
            return True
        self.drop("rate")
        return False

    def keep_time(self, now_ms: Callable[[], int]) -> None:
        """Go by another clock from now on: that of the table that is looked at."""
        self.now_ms = now_ms
        self.heard_ms = now_ms()

    # --- how long the line takes ----------------------------------------------------------------------------

    @property
    def last_sign_ms(self) -> int:
        """When the line was last probed or heard."""
        return max(self.probed_ms, self.heard_ms)

    def probe(self) -> None:
        """Ask for an echo."""
        self._probe += 1
        self.probed_ms = self.now_ms()
        self._probes = {n: at for n, at in self._probes.items() if n > self._probe - 16}
        self._probes[self._probe] = self.probed_ms
        self.say({"type": "probe", "n": self._probe, "now": self.probed_ms})

    def echo(self, n: int) -> None:
        """Take the answer to a probe; one that was not asked, or was answered before, counts for nothing."""
        asked_ms = self._probes.pop(n, None)
        if asked_ms is not None:
            self.trips.learn(self.now_ms() - asked_ms)
