"""A client that means harm, in a process of its own: `python -m tests.attacks.attacker ADDRESS PORT LONG_TABLE`.

It reads the name of an attack and its seconds from a line of its input, does it, and writes how often it has done what.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
FAILED = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
TABLE = {"game": "six-qui-prend", "options": {"players": 10, "until": 1000}, "pace": "instant"}

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a frame of a client, under a mask of nothing."""
    head = (0x80 if fin else 0) | opcode
    if len(data) < 126:
        return bytes([head, 0x80 | len(data)]) + bytes(4) + data
    return bytes([head, 0x80 | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


class Attacker:
    """Somebody at one address.

    Args:
        address: Of their machine.
        port: Of the server.
        long_table: A table with a long log.
    """

    def __init__(self, address: str, port: int, long_table: str) -> None:
        self.address, self.port, self.long_table = address, port, long_table
        self.count = 0
        self.until_s = 0.0
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.record = ""

    @property
    def goes_on(self) -> bool:
        """Whether the attack is not over yet."""
        return time.monotonic() < self.until_s

    # --- what everybody can do ------------------------------------------------------------------------------

    async def connect(self) -> Streams:
        """Open a connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def request(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> bytes:
        """Return a request as bytes."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(body)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: tablee_guest={cookie}\r\n\r\n"
        return head.encode() + body

    async def ask(
        self, streams: Streams, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask for something, and return status, headers and body of the answer."""
        reader, writer = streams
        data = b"" if body is None else json.dumps(body).encode()
        writer.write(self.request(method, path, data, cookie))
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        lines = (line.partition(": ") for line in head[1:])
        headers = {name.lower(): value for name, _, value in lines}
        content = await reader.readexactly(int(headers.get("content-length", 0)))
        return int(head[0].split()[1]), headers, content

    async def prepare(self) -> None:
        """Become some guests and open some tables, as far as everybody may."""
        for number in range(12):
            streams = await self.connect()
            _, headers, _ = await self.ask(streams, "PUT", "/api/me", {"name": f"Eve {chr(65 + number)}"})
            self.cookies.append(headers["set-cookie"].split(";")[0].split("=", 1)[1])
            streams[1].close()
        for _ in range(10):
            streams = await self.connect()
            _, _, content = await self.ask(streams, "POST", "/api/tables", TABLE, self.cookies[0])
            self.tables.append(json.loads(content)["id"])
            streams[1].close()
        streams = await self.connect()
        _, _, content = await self.ask(streams, "GET", f"/api/tables/{self.long_table}/record")
        self.record = content.decode()
        streams[1].close()

    async def dial(self, table: str, cookie: str, last: int | None = None) -> Streams:
        """Open a socket and say hello; it counts also where nobody lets them in."""
        self.count += 1
        reader, writer = await self.connect()
        writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: tablee_guest={cookie}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise OSError("not let in")
        writer.write(frame(1, json.dumps({"type": "hello", "version": 1, "last": last}).encode()))
        return reader, writer

    async def again(
        self, act: Callable[[], Awaitable[None]], *, at_once: int = 1, pause_s: float = 0
    ) -> None:
        """Do something again and again, some at once, until the time is over."""

        async def one() -> None:
            while self.goes_on:
                with contextlib.suppress(*FAILED):
                    async with asyncio.timeout(max(0.01, self.until_s - time.monotonic())):
                        await act()
                await asyncio.sleep(pause_s or 0.001)

        with contextlib.suppress(TimeoutError):
            await asyncio.gather(*(one() for _ in range(at_once)), return_exceptions=True)

    async def pour(self, streams: Streams, data: bytes, *, per_second: int = 1_000_000) -> None:
        """Send the same bytes again and again, so many a second, and throw away what is answered."""
        reader, writer = streams
        swallowing = asyncio.create_task(self.swallow(reader))
        try:
            while self.goes_on and not swallowing.done():
                writer.write(data)
                await writer.drain()
                self.count += 1
                await asyncio.sleep(len(data) / per_second)
        finally:
            swallowing.cancel()
            writer.transport.abort()

    async def swallow(self, reader: asyncio.StreamReader) -> None:
        """Read all that comes."""
        with contextlib.suppress(*FAILED):
            while await reader.read(65536):
                pass

    # --- attacks --------------------------------------------------------------------------------------------

    async def frames(self, data: bytes, first: bytes = b"") -> None:
        """Send frames at a megabyte a second, and come back whenever the line is closed."""

        async def act() -> None:
            streams = await self.dial(self.tables[0], self.cookies[0])
            streams[1].write(first)
            await self.pour(streams, data * (65_536 // len(data)))

        await self.again(act)

    async def pings(self) -> None:
        """Empty pings."""
        await self.frames(frame(9))

    async def pongs(self) -> None:
        """Empty pongs that nobody has asked for."""
        await self.frames(frame(10))

    async def pieces(self) -> None:
        """A message of empty pieces that never ends."""
        await self.frames(frame(0, fin=False), frame(1, fin=False))

    async def nonsense(self) -> None:
        """Messages as long as they may be, and deep."""
        await self.frames(frame(1, b"[" * 8_000))

    async def head(self) -> None:
        """One header line that does not end."""

        async def act() -> None:
            streams = await self.connect()
            streams[1].write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            await self.pour(streams, b"x" * 1_000_000, per_second=60_000_000)

        await self.again(act, at_once=2, pause_s=0.02)

    async def headers(self) -> None:
        """Heads of very many headers, and empty lines before a request."""
        many = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 10_000 + b"\r\n"

        async def act() -> None:
            for data in (many, b"\r\n" * 30_000, b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\n\r\n"):
                await self.pour(await self.connect(), data, per_second=3_000_000)

        await self.again(act, at_once=2, pause_s=0.02)

    async def silence(self) -> None:
        """1,300 connections that say nothing."""
        opened: list[asyncio.StreamWriter] = []

        async def act() -> None:
            if len(opened) < 1_300:
                _, writer = await self.connect()
                opened.append(writer)
                self.count += 1

        await self.again(act, at_once=4)
        for writer in opened:
            writer.transport.abort()

    async def pipeline(self) -> None:
        """Thousands of requests in one breath."""
        data = self.request("GET", "/api/games") * 1_000

        async def act() -> None:
            await self.pour(await self.connect(), data, per_second=2_000_000)

        await self.again(act, at_once=4, pause_s=0.02)

    async def requests(self, *asked: tuple[str, str, Any], at_once: int = 20) -> None:
        """Ask for things again and again."""
        numbers = iter(range(10**9))

        async def act() -> None:
            streams = await self.connect()
            try:
                while self.goes_on:
                    method, path, body = asked[next(numbers) % len(asked)]
                    await self.ask(streams, method, path, body, self.cookies[0])
                    self.count += 1
            finally:
                streams[1].transport.abort()

        await self.again(act, at_once=at_once)

    async def pages(self) -> None:
        """Everything that can be asked for without a name."""
        paths = ("/", "/static/app.js", "/texts/fr.ftl", "/api/games", "/api/tables", "/metrics", "/health")
        await self.requests(*(("GET", path, None) for path in (*paths, "/openapi.json", "/" + "a" * 9_000)))

    async def records(self) -> None:
        """The record of a long log."""
        await self.requests(("GET", f"/api/tables/{self.long_table}/record", None))

    async def deals(self) -> None:
        """Records of a megabyte to be checked, and some that are none."""
        deep = {"record": "[" * 900_000}
        await self.requests(("POST", "/api/verify", {"record": self.record}), ("POST", "/api/verify", deep))

    async def bodies(self) -> None:
        """Bodies that are too long, too slow, or end never."""
        head = f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: {10**10}\r\n\r\n".encode()
        fits = self.request("PUT", "/api/me", b"[" * 60_000)

        async def act() -> None:
            streams = await self.connect()
            streams[1].write(head)
            await self.pour(streams, b"x" * 1_000_000, per_second=20_000_000)
            await self.pour(await self.connect(), fits, per_second=1_000_000)

        await self.again(act, at_once=4, pause_s=0.02)

    async def guests(self) -> None:
        """New people, one after the other."""
        await self.requests(("PUT", "/api/me", {"name": "Eve"}), at_once=4)

    async def openings(self) -> None:
        """New tables, one after the other."""
        await self.requests(("POST", "/api/tables", {**TABLE, "listed": True, "bots": "random"}), at_once=4)

    async def storm(self) -> None:
        """Come and go, and be told everything each time."""
        numbers = iter(range(10**9))

        async def act() -> None:
            cookie = self.cookies[next(numbers) % len(self.cookies)]
            reader, writer = await self.dial(self.tables[next(numbers) % 5], cookie, last=0)
            try:
                await reader.read(65_536)
                self.count += 1
            finally:
                writer.transport.abort()

        await self.again(act, at_once=20)

    async def talk(self) -> None:
        """One guest says as much as ten sockets carry."""
        await self._chat([self.cookies[0]] * 10)

    async def crowd(self) -> None:
        """A hundred sockets look on at a table, and all who may say as much as they may."""
        await self._chat(self.cookies * 9)

    async def deaf(self) -> None:
        """The same, and nobody reads."""
        await self._chat(self.cookies * 9, reads=False)

    async def _chat(self, cookies: list[str], *, reads: bool = True) -> None:
        table = self.tables[1]

        async def one(cookie: str, number: int) -> None:
            while self.goes_on:
                with contextlib.suppress(*FAILED):
                    reader, writer = await self.dial(table, cookie)
                    swallowing = asyncio.create_task(self.swallow(reader)) if reads else None
                    join = {"kind": "join", "name": f"Eve {chr(65 + number % 12)}"}
                    commands = [join] + [{"kind": "chat", "text": "hello " * 40}] * 10_000
                    try:
                        for place, command in enumerate(commands):
                            if not self.goes_on or (swallowing is not None and swallowing.done()):
                                break
                            said = {"type": "command", "id": f"{number}-{place}-{time.monotonic()}"}
                            writer.write(frame(1, json.dumps({**said, "command": command}).encode()))
                            self.count += 1
                            await asyncio.sleep(0.055)
                    finally:
                        if swallowing is not None:
                            swallowing.cancel()
                        writer.transport.abort()
                await asyncio.sleep(0.1)

        await asyncio.gather(*(one(cookie, number) for number, cookie in enumerate(cookies)))

    async def bots(self) -> None:
        """Nine tables of bots alone that make no pause."""
        for table in self.tables[1:10]:
            with contextlib.suppress(*FAILED):
                reader, writer = await self.dial(table, self.cookies[0])
                commands = [{"kind": "stand"}]
                commands += [{"kind": "seat-bot", "seat": seat, "bot": "random"} for seat in range(10)]
                for number, command in enumerate([*commands, {"kind": "start"}, {"kind": "rematch"}]):
                    said = {"type": "command", "id": f"{number}-{time.monotonic()}", "command": command}
                    writer.write(frame(1, json.dumps(said).encode()))
                    self.count += 1
                await asyncio.sleep(0.05)
                await reader.read(65_536)
                writer.close()
        while self.goes_on:
            await asyncio.sleep(0.05)


async def attack(attacker: Attacker, name: str, seconds: float) -> int:
    """Attack for so long, and return how often something was done."""
    attacker.count = 0
    attacker.until_s = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await getattr(attacker, name)()
    return attacker.count


async def main() -> None:
    """Attack as the lines of the input say."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    os.nice(19)  # so that on few processors it is the server that is measured
    address, port, long_table = sys.argv[1:]
    attacker = Attacker(address, int(port), long_table)
    await attacker.prepare()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, seconds = line.split()
        print(await attack(attacker, name, float(seconds)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
