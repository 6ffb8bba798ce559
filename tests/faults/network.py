"""A line between a client and the server on which messages are lost, delayed, doubled and overtake each other.

What happens to a message is drawn from a seed. Faults are laid on whole messages, in both directions, which is worse
than what a TCP connection does: it loses nothing without breaking, and keeps the order.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


@dataclass(frozen=True)
class Weather:
    """How likely each fault is, for each message.

    cut: the line breaks. deaf: the line stays open and nothing gets through any more, in either direction. drop,
    double, delay, swap: the message is lost, comes twice, comes late, is overtaken by the next. late_s: the longest delay.
    """

    cut: float = 0.004
    deaf: float = 0.001
    drop: float = 0.01
    double: float = 0.03
    delay: float = 0.02
    swap: float = 0.02
    late_s: float = 0.05


CALM = Weather(0, 0, 0, 0, 0, 0, 0)


@dataclass
class Line:
    """A connection with faults.

    socket: the connection beneath. counts: how often each fault was laid on a message, over all lines of a run.
    """

    socket: ClientConnection
    weather: Weather
    random: Random
    counts: Counter[str]
    _deaf: bool = False
    _held: str | None = None
    _late: set[asyncio.Task[None]] = field(default_factory=set)

    async def send(self, message: str) -> None:
        """Send a message, or what the weather leaves of it."""
        for copy in await self._through(message):
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(copy)

    async def receive(self) -> AsyncIterator[str]:
        """Yield the messages that get through, until the line is closed."""
        arrived: asyncio.Queue[str | None] = asyncio.Queue()
        reader = asyncio.create_task(self._read(arrived))
        try:
            while (message := await arrived.get()) is not None:
                yield message
        finally:
            reader.cancel()

    async def _read(self, arrived: asyncio.Queue[str | None]) -> None:
        held: str | None = None
        with contextlib.suppress(ConnectionClosed):
            async for raw in self.socket:
                message = str(raw)
                fault = self._draw()
                if self._deaf or fault == "drop":
                    continue
                if fault == "swap" and held is None:
                    held = message
                    continue
                if fault == "delay":
                    await asyncio.sleep(self.random.random() * self.weather.late_s)
                for copy in [message] * (2 if fault == "double" else 1):
                    arrived.put_nowait(copy)
                if held is not None:
                    arrived.put_nowait(held)
                    held = None
        arrived.put_nowait(None)

    async def _through(self, message: str) -> list[str]:
        fault = self._draw()
        if self._deaf or fault == "drop":
            return []
        if fault == "cut":
            await self.break_off()
            return []
        if fault == "swap" and self._held is None:
            self._held = message
            return []
        if fault == "delay":
            late = asyncio.create_task(self._send_late(message))
            self._late.add(late)
            late.add_done_callback(self._late.discard)
            return []
        copies = [message] * (2 if fault == "double" else 1)
        if self._held is not None:
            copies.append(self._held)
            self._held = None
        return copies

    async def _send_late(self, message: str) -> None:
        await asyncio.sleep(self.random.random() * self.weather.late_s)
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(message)

    def _draw(self) -> str:
        """Return the fault that is laid on a message, empty for none."""
        point = self.random.random()
        for fault in ("cut", "deaf", "drop", "double", "delay", "swap"):
            point -= getattr(self.weather, fault)
            if point < 0:
                self.counts[fault] += 1
                self._deaf = self._deaf or fault == "deaf"
                return fault
        return ""

    async def break_off(self) -> None:
        """Break the line without a word, as a lost network does."""
        self.socket.transport.abort()

    async def close(self) -> None:
        """Close the line, with whatever is still on its way."""
        for late in self._late:
            late.cancel()
        self.socket.transport.abort()
