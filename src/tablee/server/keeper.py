"""All tables of a server: those in memory, those asleep in the log, and when time brings something to one of them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from tablee.server.actor import Actor, Services
from tablee.server.errors import StorageFailure
from tablee.server.logs import log, place_in_code
from tablee.table import Draft

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that looks like another
ID_LENGTH = 12
PULSE_S = 0.25
SWEEP_S = 5.0
GOODBYE_S = 2.0
SOON_MS = 30_000  # what time brings within it keeps a table awake


def new_table_id() -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Return whether a text can be the id of a table."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


class Keeper:
    """The tables of a server.

    Args:
        services: What tables work with.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self._actors: dict[str, Actor] = {}
        self._asleep: dict[
            str, int
        ] = {}  # when time brings something to a table that sleeps, unix milliseconds
        self._opened_from: dict[str, str] = {}  # the address that opened a table which is still open
        self._doors: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.is_going_down = False

    async def open(self) -> None:
        """Begin: go on with every table that is not closed."""
        self._tasks = [
            asyncio.create_task(self._resume(), name="resume"),
            asyncio.create_task(self._pulse(), name="pulse"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    async def say_goodbye(self) -> None:
        """Tell everybody that the server goes down, and give them a moment to hear it; nobody is let in any more."""
        self.is_going_down = True
        for actor in self._actors.values():
            for lines in actor.viewers.values():
                for viewer in lines:
                    viewer.drop("going-down")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                while any(actor.viewer_count for actor in self._actors.values()):
                    await asyncio.sleep(GOODBYE_S / 50)

    async def close(self) -> None:
        """Put all tables away."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))

    async def create(self, drafts: list[Draft], address: str) -> str:
        """Open a table for somebody at an address, and return its id."""
        actor = Actor(new_table_id(), self.services)
        await actor.create(drafts)
        self._opened_from[actor.id] = address
        self._let_work(actor)
        return actor.id

    def spectators_of(self, table_id: str) -> int:
        """Return how many people look on at a table; nobody does at one that sleeps."""
        actor = self._actors.get(table_id)
        return 0 if actor is None else actor.spectator_count

    def open_tables_of(self, address: str) -> int:
        """Return how many tables that are open were opened from an address since this server began."""
        for table_id in list(self._opened_from):
            actor = self._actors.get(table_id)
            if (actor is None and table_id not in self._asleep) or (actor and actor.table.phase == "closed"):
                del self._opened_from[table_id]
        return sum(one == address for one in self._opened_from.values())

    async def find(self, table_id: str) -> Actor | None:
        """Return the task of a table, made from its log if it sleeps; None if there is no such table."""
        if not is_table_id(table_id):
            return None
        door = self._doors.setdefault(table_id, asyncio.Lock())
        try:
            async with door:
                actor = self._actors.get(table_id)
                if actor is not None:
                    return actor
                actor = Actor(table_id, self.services)
                if not await actor.load():
                    return None
                self._let_work(actor)
                return actor
        finally:
            if not door.locked():
                self._doors.pop(table_id, None)

    def _let_work(self, actor: Actor) -> None:
        self._actors[actor.id] = actor
        self._asleep.pop(actor.id, None)
        self.services.metrics.tables.set(len(self._actors))
        actor.start()

    # --- what goes on all the time --------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Go on with every table that is not closed, the ones used last first."""
        for table_id in await self.services.store.unfinished():
            await self._wake(table_id)
            await asyncio.sleep(0)
        log.info("resumed", tables=len(self._actors))

    async def _wake(self, table_id: str) -> None:
        """Make a table from its log; one for which that cannot be done keeps no other one asleep."""
        try:
            await self.find(table_id)
        except StorageFailure as failure:
            log.warning("not resumed", table=table_id, code=failure.code)
        except Exception as error:
            self._asleep.pop(table_id, None)
            log.error("mistake", table=table_id, kind=type(error).__name__, where=place_in_code(error))

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE_S)
            for actor in list(self._actors.values()):
                actor.pulse()

    async def _sweep(self) -> None:
        """Put away tables that nobody looks at, and wake those that time brings something to."""
        while True:
            await asyncio.sleep(SWEEP_S)
            now_ms = self.services.now_ms()
            for table_id in [
                table_id for table_id, at_ms in self._asleep.items() if at_ms <= now_ms + SOON_MS
            ]:
                await self._wake(table_id)
            for actor in [actor for actor in self._actors.values() if self._may_sleep(actor, now_ms)]:
                await self._put_away(actor)

    def _may_sleep(self, actor: Actor, now_ms: int) -> bool:
        if actor.viewer_count or not actor.is_idle:
            return False
        if time.monotonic() - actor.quiet_since_s < self.services.settings.asleep_s:
            return False
        due_ms = actor.next_due_ms()
        return actor.table.phase == "closed" or (due_ms is not None and due_ms > now_ms + 2 * SOON_MS)

    async def _put_away(self, actor: Actor) -> None:
        del self._actors[actor.id]
        due_ms = actor.next_due_ms()
        if due_ms is not None:
            self._asleep[actor.id] = due_ms
        self.services.metrics.tables.set(len(self._actors))
        await actor.stop()
