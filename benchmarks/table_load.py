"""How many moves a second the table server carries, and how long one takes from the command to everybody's screen.

`python benchmarks/table_load.py` plays N tables over real sockets against a server on SQLite: seats of people that take
random legal actions at a given rate, and spectators who only look. It prints moves a second, the 50th and 99th
percentile from a command to each broadcast of its event, bytes a player-minute, memory a table, and what was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.faults.client import guest, merged
from tests.web.house import House

SEATS = 3
OPENED_AT_ONCE = 8
GAME = ("the-game", {"players": SEATS})


@dataclass
class Meter:
    """What is measured. opened: tables in play. sent: by table and action number, when its command left; delays: command to broadcast, seconds."""

    opened: int = 0
    moves: int = 0
    refused: int = 0
    gaps: int = 0
    received: int = 0
    delays: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int, str], float] = field(default_factory=dict)


class Watcher:
    """A socket at a table: it keeps up with the stream and notes when events arrive."""

    def __init__(self, table_id: str, meter: Meter) -> None:
        self.table_id = table_id
        self.meter = meter
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq = 0
        self.ready = asyncio.Event()
        self.socket: ClientConnection

    async def open(self, address: str, cookies: httpx.Cookies) -> asyncio.Task[None]:
        """Connect, and read from then on."""
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.socket = await connect(
            address.replace("http", "ws", 1) + f"/ws/{self.table_id}",
            additional_headers={"Cookie": cookie, "Origin": address},
            max_size=None,
        )
        await self.say({"type": "hello", "version": 1, "last": None, "language": "en"})
        return asyncio.create_task(self._read())

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def _read(self) -> None:
        async for raw in self.socket:
            now = time.perf_counter()
            self.meter.received += len(raw)
            message = json.loads(raw)
            if message["type"] == "events":
                self._events(message, now)
            elif message["type"] == "snapshot":
                self.table, self.view, self.seq = message["table"], message["view"], message["seq"]
                self.ready.set()
            elif message["type"] == "probe":
                await self.say({"type": "echo", "n": message["n"]})
            elif message["type"] == "answer" and message["answer"] == "refused":
                self.meter.refused += 1

    def _events(self, message: dict[str, Any], now: float) -> None:
        if message["events"] and message["events"][0]["seq"] != self.seq + 1:
            self.meter.gaps += 1
        for event in message["events"]:
            if event.get("kind") == "action":
                begin = self.meter.sent.get((self.table_id, event["seat"], event["action"]))
                if begin is not None:
                    self.meter.delays.append(now - begin)
        self.seq = message["seq"]
        self.table = {**self.table, **message["table"]}
        self.view = merged(self.view, message)


class Player(Watcher):
    """A socket with a seat, which takes a random legal action when it may."""

    def action(self, random: Random) -> str | None:
        """Return what to do now, None if it is not this seat's turn."""
        view = self.view
        if view is None or view["over"] or view["viewer"] not in view["to_act"]:
            return None
        moves = [action for action in view["legal"] if " " not in action]
        return random.choice(moves) if moves else None


async def one_table(
    house: House, number: int, rate: float, spectators: int, meter: Meter, doors: asyncio.Semaphore
) -> None:
    """Open one table and play matches at it until it is told to stop."""
    random = Random(number)
    async with doors:
        table_id, players, watchers, readers = await sit_down(house, spectators, meter)
    meter.opened += 1
    try:
        await play(table_id, players, rate, random, meter)
    finally:
        for reader, watcher in zip(readers, watchers, strict=True):
            reader.cancel()
            await watcher.socket.close()


async def sit_down(
    house: House, spectators: int, meter: Meter
) -> tuple[str, list[Player], list[Watcher], list[asyncio.Task[None]]]:
    """Open a table, seat everybody, and deal."""
    cookies = [await guest(house.address, f"Player {i}") for i in range(SEATS + spectators)]
    body = {"game": GAME[0], "options": GAME[1], "listed": False, "limit_ms": None, "pace": "instant"}
    async with httpx.AsyncClient(base_url=house.address, cookies=cookies[0], timeout=60) as http:
        table_id = str((await http.post("/api/tables", json={**body, "bots": None})).json()["id"])
    players: list[Player] = [Player(table_id, meter) for _ in range(SEATS)]
    watchers: list[Watcher] = [*players, *(Watcher(table_id, meter) for _ in range(spectators))]
    readers = [
        await watcher.open(house.address, cookie) for watcher, cookie in zip(watchers, cookies, strict=True)
    ]
    for seat, player in enumerate(players):
        await player.ready.wait()
        if seat:
            await command(player, f"join{seat}", kind="join", name=f"Player {seat}")
            await command(player, f"sit{seat}", kind="sit", seat=seat)
    while sum(seat["kind"] == "person" for seat in players[0].table["seats"]) < SEATS:
        await asyncio.sleep(0.05)
    await command(players[0], "start", kind="start")
    return table_id, players, watchers, readers


async def play(table_id: str, players: list[Player], rate: float, random: Random, meter: Meter) -> None:
    """Take random legal actions at a rate, match after match."""
    count = 0
    while True:
        begin = time.perf_counter()
        count += 1
        if players[0].table.get("phase") == "over":
            await command(players[0], f"again{count}", kind="rematch")
        for seat, player in enumerate(players):
            action = player.action(random)
            if action is not None:
                meter.moves += 1
                meter.sent[(table_id, seat, action)] = time.perf_counter()
                await command(player, f"act{count}", kind="act", action=action, seen=player.seq)
                break
        await asyncio.sleep(max(0.0, random.uniform(0.5, 1.5) / rate - (time.perf_counter() - begin)))


async def command(player: Watcher, identity: str, **facts: Any) -> None:
    """Send a command; its answer is not waited for."""
    await player.say({"type": "command", "id": identity, "command": facts})


def memory_kib(pid: int) -> int:
    """Return the resident memory of a process and its children, in KiB."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
        except OSError:
            continue
        if int(lines["Pid"]) == pid and "VmRSS" in lines:
            total += int(lines["VmRSS"].split()[0])
    return total


def processor_s(pid: int) -> float:
    """Return the processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(given: argparse.Namespace, house: House) -> Meter:
    """Play all tables for the given time, and print what was measured."""
    pid = house.pid
    meter, before = Meter(), memory_kib(pid)
    doors = asyncio.Semaphore(OPENED_AT_ONCE)
    rate = given.rate / given.tables
    tables = [
        asyncio.create_task(one_table(house, i, rate, given.spectators, meter, doors))
        for i in range(given.tables)
    ]
    while meter.opened < given.tables:
        await asyncio.sleep(0.2)
        for table in tables:
            if table.done():
                table.result()
    await asyncio.sleep(given.warm_up)
    meter.moves, meter.received, busy, begin = 0, 0, processor_s(pid), time.perf_counter()
    meter.delays.clear()
    await asyncio.sleep(given.seconds)
    passed, memory = time.perf_counter() - begin, memory_kib(pid)
    moves, received, busy = meter.moves, meter.received, processor_s(pid) - busy
    delays = sorted(meter.delays)
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    sockets = given.tables * (SEATS + given.spectators)
    cuts = statistics.quantiles(delays, n=100)
    print(f"{given.tables} tables, {sockets} sockets, {passed:.0f} s: {moves / passed:.0f} moves/s")
    print(
        f"command to broadcast: 50 % {cuts[49] * 1000:.1f} ms, 99 % {cuts[98] * 1000:.1f} ms, "
        f"most {delays[-1] * 1000:.0f} ms over {len(delays)} broadcasts"
    )
    print(f"bytes a player-minute: {received / sockets / passed * 60 / 1000:.0f} kB")
    print(
        f"memory a table: {(memory - before) / given.tables:.0f} KiB; server: {busy / passed:.2f} of a core"
    )
    print(f"lost events: {meter.gaps}; refused commands: {meter.refused}")
    return meter


def main() -> int:
    """Measure, and exit with 1 if an event was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=2, help="beside the three seats of each table")
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        return 1 if asyncio.run(run(given, house)).gaps else 0


if __name__ == "__main__":
    sys.exit(main())
