"""How many moves a second the table server carries, and how long one takes from the command to everybody's screen.

`python benchmarks/table_load.py` plays N tables over real sockets against a server on SQLite: seats of people that take
random legal actions at a given rate, and spectators who only look. It prints moves a second, the 50th and 99th
percentile from a command to each broadcast of its event, bytes a player-minute, memory a table, and what was lost.

Each table's next move is planned ahead, and no move of it is left out when the server is slow: one that has to wait for
the answer to the one before counts from when it was planned. The clients share the machine with the server; what they
take of it is printed too, and by how much their clock is late, which no delay of the server's can be told from.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.faults.client import guest, merged
from tests.web.house import House

SEATS = 3
OPENED_AT_ONCE = 8
GAME = ("the-game", {"players": SEATS})


@dataclass
class Meter:
    """What is measured.

    opened: tables that are dealt; all begin to play when the last of them is. gaps, dropped: events that were left out, lines that the server ended. sent: by table, seat
    and action, from when its command counts. delays: command to broadcast; late: of the clients' clock; both in seconds.
    """

    opened: int = 0
    all_opened: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0
    refused: int = 0
    gaps: int = 0
    dropped: int = 0
    received: int = 0
    delays: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int, str], float] = field(default_factory=dict)

    def begin(self) -> None:
        """Forget what was measured while the tables were opened."""
        self.moves = self.refused = self.received = 0
        self.delays.clear()
        self.late.clear()


class Watcher:
    """A socket at a table: it keeps up with the stream and notes when events arrive."""

    def __init__(self, table_id: str, meter: Meter) -> None:
        self.table_id = table_id
        self.meter = meter
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq = 0
        self.ready = asyncio.Event()
        self.answered = asyncio.Event()
        self.answer: dict[str, Any] = {}
        self.socket: ClientConnection

    async def open(self, address: str, cookies: httpx.Cookies) -> asyncio.Task[None]:
        """Connect, and read from then on."""
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.socket = await connect(
            address.replace("http", "ws", 1) + f"/ws/{self.table_id}",
            additional_headers={"Cookie": cookie, "Origin": address},
            max_size=None,
            compression=None,
            ping_interval=None,  # as in a browser, which sends none of its own
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
            elif message["type"] == "answer":
                self.meter.refused += message["answer"] == "refused"
                self.answer = message
                self.answered.set()
            elif message["type"] == "bye":
                self.meter.dropped += 1

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
        self.ready.set()

    async def reach(self, seq: int) -> None:
        """Wait until the event with that number has come."""
        while self.seq < seq:
            self.ready.clear()
            await self.ready.wait()

    async def ask(self, identity: str, **facts: Any) -> int:
        """Give a command, wait for its answer, and return the number of its event."""
        self.answered.clear()
        await self.say({"type": "command", "id": identity, "command": facts})
        await self.answered.wait()
        return int(self.answer["seq"])


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
    await meter.all_opened.wait()
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
    async with httpx.AsyncClient(
        base_url=house.address, cookies=cookies[0], timeout=60, verify=False
    ) as http:
        table_id = str((await http.post("/api/tables", json={**body, "bots": None})).json()["id"])
    players: list[Player] = [Player(table_id, meter) for _ in range(SEATS)]
    watchers: list[Watcher] = [*players, *(Watcher(table_id, meter) for _ in range(spectators))]
    readers = [
        await watcher.open(house.address, cookie) for watcher, cookie in zip(watchers, cookies, strict=True)
    ]
    for seat, player in enumerate(players):
        await player.ready.wait()
        if seat:
            await player.ask(f"join{seat}", kind="join", name=f"Player {seat}")
            await player.ask(f"sit{seat}", kind="sit", seat=seat)
    await players[0].ask("start", kind="start")
    return table_id, players, watchers, readers


async def play(table_id: str, players: list[Player], rate: float, random: Random, meter: Meter) -> None:
    """Take random legal actions at a rate, match after match."""
    planned = time.perf_counter()
    for count in itertools.count():
        planned += random.uniform(0.5, 1.5) / rate
        begin = await _moment(planned, meter)
        if players[0].table.get("phase") == "over":
            seq = await players[0].ask(f"again{count}", kind="rematch")
            await asyncio.gather(*(player.reach(seq) for player in players))
            continue
        seat, action = next(_actions(players, random))
        meter.moves += 1
        meter.sent[(table_id, seat, action)] = begin
        seq = await players[seat].ask(f"act{count}", kind="act", action=action, seen=players[seat].seq)
        await asyncio.gather(*(player.reach(seq) for player in players))


async def _moment(planned: float, meter: Meter) -> float:
    """Wait for a moment, and return from when what happens then counts: from the moment itself if that has passed."""
    wait = planned - time.perf_counter()
    if wait <= 0:
        return planned
    await asyncio.sleep(wait)
    now = time.perf_counter()
    meter.late.append(now - planned)
    return now


def _actions(players: list[Player], random: Random) -> Iterator[tuple[int, str]]:
    for seat, player in enumerate(players):
        action = player.action(random)
        if action is not None:
            yield seat, action


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
    gc.collect()
    gc.disable()  # the clients' collector of garbage would stop their clock for a tenth of a second now and then
    meter.all_opened.set()
    await asyncio.sleep(given.warm_up)
    meter.begin()
    busy, own, begin = processor_s(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(given.seconds)
    passed, memory = time.perf_counter() - begin, memory_kib(pid)
    busy, own = processor_s(pid) - busy, time.process_time() - own
    moves, received, delays, late = meter.moves, meter.received, sorted(meter.delays), sorted(meter.late)
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
    print(f"memory a table: {(memory - before) / given.tables:.0f} KiB")
    print(f"server: {busy / passed:.2f} of a core, {busy / moves * 1000:.2f} ms a move")
    behind = f"99 % late by {late[len(late) * 99 // 100] * 1000:.1f} ms" if late else "always behind"
    print(f"clients: {own / passed:.2f} of a core, {behind}")
    print(f"lost events: {meter.gaps}; lines dropped: {meter.dropped}; refused commands: {meter.refused}")
    return meter


def main() -> int:
    """Measure, and exit with 1 if an event or a line was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=2, help="beside the three seats of each table")
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        meter = uvloop.run(run(given, house))
        return 1 if meter.gaps or meter.dropped else 0


if __name__ == "__main__":
    sys.exit(main())
