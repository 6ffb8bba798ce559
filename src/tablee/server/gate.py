"""How many requests are worked on at once, so that those of one address do not hold up everybody else's tables.

A request takes its place when its body has come, and gives it back before its answer is sent: whoever sends or takes
slowly keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.callers import counted_as
from tablee.server.errors import ServerRefusal, status_of

QUICK = (1, 6, 200)  # of one address and of all at once, and of one address waiting; more are refused
# The same for what takes long and is done elsewhere. A whole table may save its record at once.
HEAVY = (1, 4, 16)
MOST_SMALL_BODY_BYTES = 65_536  # of all requests but the check of a record
MOST_BODY_BYTES = 1_200_000  # of a record that is checked
LONGEST_LENGTH = 12  # digits of a length
FREE = "/health"  # what asks whether all is well must not have to wait behind what is not


class Lane:
    """Places for requests of one kind.

    Args:
        of_address: How many of one address at once.
        in_all: How many of all.
        waiting: How many of one address may wait or be worked on.
    """

    def __init__(self, of_address: int, in_all: int, waiting: int) -> None:
        self._allowed, self._waiting = of_address, waiting
        self._in_all = asyncio.Semaphore(in_all)
        self._of_address: dict[str, tuple[asyncio.Semaphore, int]] = {}

    def is_full(self, address: str) -> bool:
        """Return whether as many requests of an address wait as may."""
        return address in self._of_address and self._of_address[address][1] >= self._waiting

    @asynccontextmanager
    async def queue(self, address: str) -> AsyncIterator[asyncio.Semaphore]:
        """Stand in line, from the moment at which a request has come."""
        turn, count = self._of_address.get(address) or (asyncio.Semaphore(self._allowed), 0)
        self._of_address[address] = (turn, count + 1)
        try:
            yield turn
        finally:
            turn, count = self._of_address.pop(address)
            if count > 1:
                self._of_address[address] = (turn, count - 1)

    @asynccontextmanager
    async def place(self, turn: asyncio.Semaphore) -> AsyncIterator[None]:
        """Wait for a place of the address, and then for one of all."""
        async with turn, self._in_all:
            yield


class Gate:
    """Lets requests through to the application, a few at a time.

    Args:
        app: What answers them.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._quick, self._heavy = Lane(*QUICK), Lane(*HEAVY)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through when it is its turn."""
        if scope["type"] != "http" or scope["path"] == FREE:
            await self._app(scope, receive, send)
            return
        is_heavy = is_long(scope["path"])
        lane = self._heavy if is_heavy else self._quick
        client = scope.get("client")
        address = counted_as(client[0] if client else "")
        if lane.is_full(address):
            await _refuse(send)
            return
        answer: list[Message] = []

        async def keep(message: Message) -> None:
            answer.append(message)

        async with lane.queue(address) as turn:
            allowed = most_bytes(scope["path"])
            body = await _all_of(receive) if _has_body(scope, allowed) else []

            async def take() -> Message:
                return body.pop(0) if body else await receive()

            async with lane.place(turn):
                await self._app(scope, take, keep)
        for message in answer:
            await send(message)


def is_long(path: str) -> bool:
    """Return whether what is asked for takes long."""
    return path == "/api/verify" or path.endswith("/record")


def most_bytes(path: str) -> int:
    """Return how long a body may be."""
    return MOST_BODY_BYTES if path == "/api/verify" else MOST_SMALL_BODY_BYTES


def _has_body(scope: Scope, allowed: int) -> bool:
    """Return whether a body comes that is short enough to wait for; what is too long is refused without it."""
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    is_short = len(lengths) == 1 and lengths[0].isdigit() and 0 < len(lengths[0]) < LONGEST_LENGTH
    return is_short and 0 < int(lengths[0]) <= allowed


async def _all_of(receive: Receive) -> list[Message]:
    messages = [await receive()]
    while messages[-1]["type"] == "http.request" and messages[-1].get("more_body", False):
        messages.append(await receive())
    return messages


async def _refuse(send: Send) -> None:
    """Say, at little cost, that too much was asked for at once."""
    refusal = ServerRefusal("too-many-requests")
    told = {"code": refusal.code, "facts": {}, "sentence": refusal.sentence()}
    body = json.dumps({"error": told}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"1"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})
