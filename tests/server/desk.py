"""A server in the test's own process, on a port of its own, and the people who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated, Any
from weakref import WeakSet

import httpx
from pydantic import Field, TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.server.actor import Actor
from tablee.server.clerks import Clerks
from tablee.server.clock import Time
from tablee.server.house import House
from tablee.server.run import Server, open_door
from tablee.server.settings import Settings
from tablee.server.think import answer_all
from tablee.server.wire import Answer, Bye, Events, Pong, Probe, Snapshot
from tablee.table import Event, Question, Thought
from tests.faults.client import merged
from tests.faults.soak import choose

PATIENCE_S = 20.0  # for anything that is waited for; a machine may be busy with other things
GENEROUS = {
    "tables_per_hour": 10_000,
    "tables_per_address": 10_000,
    "guests_per_hour": 10_000,
    "sockets_per_address": 1_000,
    "messages_per_second": 10_000,
    "messages_burst": 10_000,
    "away_s": 0.0,  # told at once; what is told later has tests of its own
    "bytes_per_second": 100_000_000,
    "bytes_burst": 100_000_000,
    "commands_per_second": 10_000.0,
    "commands_burst": 10_000,
    "talk_per_second": 10_000.0,
    "talk_burst": 10_000,
    "dials_per_second": 10_000.0,
    "frames_per_address": 100_000.0,
    "connections_per_address": 10_000,
    "requests_per_second": 10_000.0,
    "requests_burst": 10_000,
    "heavy_per_minute": 10_000,
    "events_per_second": 10_000.0,
    "events_burst": 10_000,
    "events_per_address": 10_000.0,
    "events": 10_000.0,
}

frame: TypeAdapter[Any] = TypeAdapter(
    Annotated[Snapshot | Events | Answer | Pong | Probe | Bye, Field(discriminator="type")]
)
_served: ContextVar[Served | None] = ContextVar("served", default=None)


def _new_task(loop: asyncio.AbstractEventLoop, coroutine: Any, **how: Any) -> asyncio.Task[Any]:
    """Make a task, and note whose it is: what a server's tasks begin belongs to the server too."""
    task = asyncio.Task(coroutine, loop=loop, **how)
    served = _served.get()
    if served is not None:
        served.tasks.add(task)
    return task


async def wait_for(reached: Callable[[], Any], within_s: float = PATIENCE_S) -> Any:
    """Wait until something is so, and return it."""
    deadline = time.monotonic() + within_s
    while not (found := reached()):
        assert time.monotonic() < deadline, "it never came about"
        await asyncio.sleep(0.005)
    return found


class Clock:
    """The time of a server: the real one, from which it can jump ahead, or one that only the test turns.

    ahead_ms: by how much time has passed more quickly. set_ms: by how much somebody has set the wall clock.
    """

    def __init__(self, *, frozen_ms: int | None = None) -> None:
        self.ahead_ms = 0
        self.set_ms = 0
        self.frozen_ms = frozen_ms

    def __call__(self) -> int:
        """Return what the wall clock says."""
        now_ms = time.time_ns() // 1_000_000 if self.frozen_ms is None else self.frozen_ms
        return now_ms + self.ahead_ms + self.set_ms

    def steady_ms(self) -> int:
        """Return what the clock says that nobody can set."""
        now_ms = time.monotonic_ns() // 1_000_000 if self.frozen_ms is None else 0
        return now_ms + self.ahead_ms


class QuickThinkers:
    """Bots that think in a thread: no test but that of the real ones waits for processes to start."""

    async def warm_up(self) -> None:
        """Nothing needs to be started."""

    async def ask(self, questions: list[Question]) -> dict[int, Thought]:
        """Return what each answers."""
        return await asyncio.to_thread(answer_all, list(questions))

    def close(self) -> None:
        """Nothing needs to be ended."""


class QuickClerks(Clerks):
    """Work is done in a thread: no test but those of the real one waits for a process to start."""

    async def _run(self, work: Callable[..., Any], *facts: Any) -> Any:
        return await asyncio.to_thread(work, *facts)


class Served:
    """A running server.

    Args:
        settings: How it runs.
        clock: Its time.
        seeds: What it deals from, one after the other; chance if there are none.
        real_thinkers: Whether bots think in processes.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        seeds: list[int] | None = None,
        real_thinkers: bool = False,
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        draw = Random(7)
        drawn = itertools.chain(seeds or [], iter(lambda: draw.getrandbits(128), None))
        self.house = House(
            settings, time=Time(self.clock, self.clock.steady_ms), draw_seed=lambda: next(drawn)
        )
        if not real_thinkers:
            self.house.clerks = QuickClerks(settings)
            self.house.thinkers.close()
            self.house.thinkers = self.house.keeper.services.thinkers = QuickThinkers()  # type: ignore[assignment]
        self.clients: list[httpx.AsyncClient] = []
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self.door = open_door("127.0.0.1", 0, 1)
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.server = Server(self.house)
        self.server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign]
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> Served:
        """Open the door."""
        asyncio.get_running_loop().set_task_factory(_new_task)
        token = _served.set(self)
        self._task = asyncio.create_task(self.server.serve(sockets=[self.door]))
        _served.reset(token)
        await wait_for(lambda: self.server.started or self._task.done())
        assert self.server.started
        return self

    async def stop(self) -> None:
        """Ask the server to stop, and wait until it has."""
        if self._task is not None:
            self.server.should_exit = True
            await asyncio.wait_for(self._task, PATIENCE_S)
            self._task = None
            self.door.close()

    async def crash(self) -> None:
        """Let everything of the server end where it is, without a word to anybody."""
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()
        mine = list(self.tasks)
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)
        for listener in self.server.servers:
            listener.close()
        self.door.close()
        self.house.thinkers.close()
        self.house.store.close()
        self._task = None

    # --- seams ----------------------------------------------------------------------------------------------

    def actor(self, table_id: str) -> Actor:
        """Return the task of a table that is in memory."""
        return self.house.keeper._actors[table_id]

    def jump(self, ms: int) -> None:
        """Let time jump, and let all tables look at the clock."""
        self.clock.ahead_ms += ms
        for actor in self.house.keeper._actors.values():
            actor._post(lambda: None)

    async def log_of(self, table_id: str) -> list[Event]:
        """Return a table's events as they are kept."""
        events, _ = await self.house.store.read(table_id)
        return events

    # --- people ---------------------------------------------------------------------------------------------

    async def person(self, name: str | None = "Ana", **headers: str) -> Person:
        """Let somebody come, with a name unless it is None."""
        http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE_S, headers=headers)
        self.clients.append(http)
        person = Person(self, http, name or "")
        if name is not None:
            response = await http.put("/api/me", json={"name": name})
            assert response.status_code == 200, response.text
        return person

    async def people(self, *names: str) -> list[Person]:
        """Let some people come."""
        return [await self.person(name) for name in names]


@dataclass
class Person:
    """Somebody with a browser."""

    served: Served
    http: httpx.AsyncClient
    name: str

    def go_to(self, served: Served) -> None:
        """Come to another server from now on, with the same cookie."""
        self.served, self.http.base_url = served, httpx.URL(served.address)

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        return self.http.cookies.get("tablee_guest") or ""

    async def open_table(self, game: str = "six-qui-prend", **given: Any) -> str:
        """Open a table and return its id."""
        body = {
            "game": game,
            "options": {"players": 2},
            "listed": False,
            "limit_ms": None,
            "pace": "instant",
            "bots": None,
        }
        response = await self.http.post("/api/tables", json=body | given)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    @contextlib.asynccontextmanager
    async def at(
        self,
        table_id: str,
        *,
        last: int | None = None,
        language: str | None = "en",
        listens: bool = True,
        **how: Any,
    ) -> AsyncIterator[Wire]:
        """Open a line to a table, and say hello."""
        async with self.line(table_id, **how) as wire:
            with contextlib.suppress(ConnectionClosed):  # whom the server has sent away already
                await wire.say({"type": "hello", "version": 1, "last": last, "language": language})
            if listens:
                await wire.until(lambda: wire.seq is not None)
            yield wire

    @contextlib.asynccontextmanager
    async def line(self, table_id: str, *, origin: str | None = None, **how: Any) -> AsyncIterator[Wire]:
        """Open a line without saying anything."""
        address = self.served.address
        cookie = {"Cookie": f"tablee_guest={self.token}"} if self.token else {}
        url = address.replace("http", "ws", 1) + f"/ws/{table_id}"
        socket = await connect(
            url,
            additional_headers={**cookie, "Origin": origin or address},
            max_size=None,
            open_timeout=PATIENCE_S,
            close_timeout=1,
            ping_interval=None,
        )
        wire = Wire(socket, **how)
        try:
            yield wire
        finally:
            await wire.close()


class Wire:
    """One line to a table, which holds every frame to the models and keeps what it was told.

    Args:
        socket: The connection.
        echoes_after_s: How long it waits with the answer to a probe, None never to answer.
    """

    def __init__(self, socket: ClientConnection, *, echoes_after_s: float | None = 0.0) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq: int | None = None
        self.bye: dict[str, Any] | None = None
        self.is_closed = False
        self._echoes_after_s = echoes_after_s
        self._ids = itertools.count(1)
        self._mistake: Exception | None = None
        self._reader = asyncio.create_task(self._read())
        self._news = asyncio.Event()

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                self.raw.append(str(raw))
                await self._hear(json.loads(raw))
                self._news.set()
        except ConnectionClosed:
            pass
        except Exception as error:
            self._mistake = error
        self.is_closed = True
        self._news.set()

    async def _hear(self, message: dict[str, Any]) -> None:
        frame.validate_python(message)
        self.frames.append(message)
        kind = message["type"]
        if kind == "snapshot":
            self.table, self.view, self.seq = message["table"], message["view"], message["seq"]
        elif kind == "events":
            numbers = [event["seq"] for event in message["events"]]
            assert numbers == list(range(message["seq"] - len(numbers) + 1, message["seq"] + 1))
            assert self.seq is None or not numbers or numbers[0] == self.seq + 1
            self.events += message["events"]
            self.seq = message["seq"]
            self.table = {**self.table, **message["table"]}
            self.view = merged(self.view, message)
        elif kind == "answer":
            self.answers.append(message)
        elif kind == "bye":
            self.bye = message
        elif kind == "probe" and self._echoes_after_s is not None:
            asyncio.get_running_loop().call_later(self._echoes_after_s, self._echo, message["n"])

    def _echo(self, n: int) -> None:
        if not self.is_closed:
            task = asyncio.ensure_future(self.say({"type": "echo", "n": n}))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def say(self, message: dict[str, Any] | str) -> None:
        """Send a message."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def until(self, reached: Callable[[], Any], within_s: float = PATIENCE_S) -> Any:
        """Wait until something is so, and return it."""
        async with asyncio.timeout(within_s):
            while not (found := reached()):
                if self._mistake is not None:
                    raise self._mistake
                assert not self.is_closed, f"the line is closed: {self.bye}"
                self._news.clear()
                await self._news.wait()
        return found

    async def ended(self, within_s: float = PATIENCE_S) -> str | None:
        """Wait until the line is closed, and return the code of the goodbye."""
        await wait_for(lambda: self.is_closed, within_s)
        return None if self.bye is None else str(self.bye["code"])

    async def ask(self, kind: str, /, *, identity: str | None = None, **facts: Any) -> dict[str, Any]:
        """Give a command and return its answer."""
        identity = identity or f"{kind}-{next(self._ids)}-{id(self)}"
        count = len(self.answers)
        await self.say({"type": "command", "id": identity, "command": {"kind": kind, **facts}})
        return await self.until(
            lambda: next((one for one in self.answers[count:] if one["id"] == identity), None)
        )

    async def do(self, kind: str, /, **facts: Any) -> int:
        """Give a command that is accepted, and return the number of its event."""
        answer = await self.ask(kind, **facts)
        assert answer["answer"] == "accepted", answer
        seq: int = answer["seq"]
        await self.until(lambda: (self.seq or 0) >= seq)
        return seq

    async def refused(self, kind: str, /, **facts: Any) -> str:
        """Give a command that is refused, and return the code."""
        answer = await self.ask(kind, **facts)
        assert answer["answer"] == "refused", answer
        return str(answer["code"])

    async def act(self, action: str, **facts: Any) -> dict[str, Any]:
        """Take an action for the phase of the match that the table is in."""
        return await self.ask("act", action=action, **{"phase": self.table["match_phase"]} | facts)

    @property
    def phase(self) -> str:
        """The phase of the table."""
        return str(self.table["phase"])

    async def close(self) -> None:
        """Close the line."""
        await self.socket.close()
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader

    def cut(self) -> None:
        """Break the line without a word."""
        self.socket.transport.abort()


# --- tables -------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def seated(people: list[Person], table_id: str, *, joins: bool = True) -> AsyncIterator[list[Wire]]:
    """Let people come to a table; the first of them opened it, the others join and sit."""
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(person.at(table_id)) for person in people]
        if joins:
            for seat, (person, wire) in enumerate(zip(people, wires, strict=True)):
                if seat:
                    await wire.do("join", name=person.name)
                    await wire.do("sit", seat=seat)
        yield wires


async def play(wire: Wire, random: Random, reached: Callable[[], Any]) -> None:
    """Take legal actions until something is so, or the match is over."""
    while not reached() and wire.phase == "playing":
        seq = wire.seq
        action = choose(wire.view, random)
        if action is not None:
            await wire.act(action, seen=seq)
        if wire.seq == seq:
            with contextlib.suppress(TimeoutError):
                await wire.until(lambda seq=seq: wire.seq != seq or reached(), 0.03)


async def play_all(wires: list[Wire], random: Random, reached: Callable[[], Any] = lambda: False) -> None:
    """Let all play until something is so, or the match is over."""
    async with asyncio.timeout(120), asyncio.TaskGroup() as group:
        for wire in wires:
            group.create_task(play(wire, random, reached))


def database_in(folder: Path) -> str:
    """Return the address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
