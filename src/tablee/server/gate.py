"""How many requests are worked on at once, so that those of one address do not hold up everybody else's tables.

A request takes its place when its body has come, and gives it back before its answer is sent: whoever sends or takes
slowly keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.callers import counted_as

OF_ADDRESS = 2
IN_ALL = 6
MOST_SMALL_BODY_BYTES = 65_536  # of all requests but the check of a record
LONGEST_LENGTH = 12  # digits of a length
FREE = ("/health", "/api/verify", "/record")  # ends of paths: what waits for others, and is limited there


class Gate:
    """Lets requests through to the application, a few at a time.

    Args:
        app: What answers them.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._in_all = asyncio.Semaphore(IN_ALL)
        self._of_address: dict[str, tuple[asyncio.Semaphore, int]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through when it is its turn."""
        if scope["type"] != "http" or scope["path"].endswith(FREE):
            await self._app(scope, receive, send)
            return
        body: list[Message] = []
        if _has_body(scope):
            body = await _all_of(receive)
        answer: list[Message] = []

        async def take() -> Message:
            return body.pop(0) if body else await receive()

        async def keep(message: Message) -> None:
            answer.append(message)

        client = scope.get("client")
        async with self._place(counted_as(client[0] if client else "")):
            await self._app(scope, take, keep)
        for message in answer:
            await send(message)

    @asynccontextmanager
    async def _place(self, address: str) -> AsyncIterator[None]:
        """Wait for a place of the address, and then for one of all."""
        turn, count = self._of_address.get(address) or (asyncio.Semaphore(OF_ADDRESS), 0)
        self._of_address[address] = (turn, count + 1)
        try:
            async with turn, self._in_all:
                yield
        finally:
            turn, count = self._of_address.pop(address)
            if count > 1:
                self._of_address[address] = (turn, count - 1)


def _has_body(scope: Scope) -> bool:
    """Return whether a body comes that is short enough to wait for; what is too long is refused without it."""
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    is_short = len(lengths) == 1 and lengths[0].isdigit() and 0 < len(lengths[0]) < LONGEST_LENGTH
    return is_short and 0 < int(lengths[0]) <= MOST_SMALL_BODY_BYTES


async def _all_of(receive: Receive) -> list[Message]:
    messages = [await receive()]
    while messages[-1]["type"] == "http.request" and messages[-1].get("more_body", False):
        messages.append(await receive())
    return messages
