"""People who play at other tables while somebody attacks, and how long they wait for answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

EVERY_S = 0.12  # each says something; far less than anybody may
PATIENCE_S = 30.0  # for an answer; who gets none has waited for so long


class Player:
    """Somebody at a table of their own, at an address of their own.

    Args:
        server: Where the server is, as `host:port`.
        address: Of their machine.
    """

    def __init__(self, server: str, address: str) -> None:
        self.server, self.address = server, address
        self.waits_s: list[float] = []
        self._asked: dict[str, tuple[float, asyncio.Future[None]]] = {}
        self._number = 0

    async def sit_down(self) -> None:
        """Take a name, open a table, and open a line to it."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(
            transport=transport, base_url=f"http://{self.server}", timeout=PATIENCE_S
        ) as http:
            await http.put("/api/me", json={"name": "Ana"})
            body = {"game": "six-qui-prend", "options": {"players": 2}}
            table = (await http.post("/api/tables", json=body)).json()["id"]
            cookie = f"tablee_guest={http.cookies['tablee_guest']}"
        url = f"ws://{self.server}/ws/{table}"
        self.socket: ClientConnection = await connect(
            url, additional_headers={"Cookie": cookie}, local_addr=(self.address, 0), ping_interval=None
        )
        await self.socket.send(json.dumps({"type": "hello", "version": 1}))
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            message = json.loads(raw)
            if message["type"] == "probe":
                await self.socket.send(json.dumps({"type": "echo", "n": message["n"]}))
            answered = str(message.get("id", message.get("t")))
            if answered in self._asked:
                begin_s, done = self._asked.pop(answered)
                assert message.get("answer", "accepted") == "accepted", message
                self.waits_s.append(time.perf_counter() - begin_s)
                if not done.done():
                    done.set_result(None)

    async def play(self, until_s: float) -> None:
        """Say something again and again, and note how long each answer takes."""
        while time.perf_counter() < until_s:
            self._number += 1
            key = str(float(self._number))
            said: dict[str, Any] = {"type": "ping", "t": float(self._number)}
            if self._number % 2:
                said = {"type": "command", "id": key, "command": {"kind": "chat", "text": "hello"}}
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._asked[key] = (time.perf_counter(), done)
            await self.socket.send(json.dumps(said))
            async with asyncio.timeout(PATIENCE_S):
                await done
            await asyncio.sleep(EVERY_S)

    async def leave(self) -> None:
        """Close the line."""
        await self.socket.close()
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader


async def waits_of(players: list[Player], seconds: float) -> list[float]:
    """Let all play for a while, and return how long they have waited for answers, in order."""
    for player in players:
        player.waits_s = []
    begin_s = time.perf_counter()
    starts = (begin_s + number * EVERY_S / len(players) for number in range(len(players)))

    async def one(player: Player, start_s: float) -> None:
        await asyncio.sleep(start_s - time.perf_counter())
        await player.play(begin_s + seconds)

    await asyncio.gather(*(one(player, start_s) for player, start_s in zip(players, starts, strict=True)))
    return sorted(wait for player in players for wait in player.waits_s)
