"""All tables of a server: those in memory, those asleep in the log, and when time brings something to one of them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from tablee.server.actor import UNKNOWN_S, Actor, Services
from tablee.server.clock import Clock
from tablee.server.errors import DamagedTable, StorageFailure
from tablee.server.logs import log, place_in_code
from tablee.table import Draft, TableRefusal

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that looks like another
ID_LENGTH = 12
PULSE_S = 0.25
SWEEP_S = 5.0
GOODBYE_S = 2.0
SOON_MS = 30_000  # what time brings within it keeps a table awake
AGAIN_S = 1.0  # a damaged table is looked at again for who comes after so long
MENDED_S = 30.0  # and by itself after so long
RESUMED_S = 5.0  # a database that cannot be read at the start is asked again after so long


def new_table_id() -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def table_id_of(secret: str) -> str:
    """Return the id that follows from a secret: the same for the same, and nobody can guess it either."""
    number = int.from_bytes(hashlib.sha256(secret.encode()).digest(), "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def is_table_id(text: str) -> bool:
    """Return whether a text can be the id of a table."""
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


@dataclass
class Asleep:
    """A table that is not in memory: its clock, and when time brings something to it by that."""

    clock: Clock
    due_ms: int

    def comes_within(self, ms: int) -> bool:
        """Return whether that is so soon."""
        return self.due_ms <= self.clock() + ms


class Keeper:
    """The tables of a server.

    Args:
        services: What tables work with.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self._actors: dict[str, Actor] = {}
        self._asleep: dict[str, Asleep] = {}
        self._damaged: dict[str, tuple[DamagedTable, float]] = {}  # and when it was found, in seconds
        self._opened_from: dict[str, str] = {}  # the address that opened a table which is still open
        self._doors: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.is_going_down = False

    async def open(self) -> None:
        """Begin: go on with every table that is not closed."""
        self._tasks = [
            asyncio.create_task(self._resume(), name="resume"),
            asyncio.create_task(self._again_and_again(self._pulse, lambda: PULSE_S), name="pulse"),
            asyncio.create_task(self._again_and_again(self._sweep, lambda: SWEEP_S), name="sweep"),
        ]

    async def say_goodbye(self) -> None:
        """Tell everybody that the server goes down, and give them a moment to hear it; nobody is let in any more."""
        self.is_going_down = True
        for actor in self._actors.values():
            actor.send_away("going-down")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                while any(actor.viewer_count for actor in self._actors.values()):
                    await asyncio.sleep(GOODBYE_S / 50)

    async def close(self) -> None:
        """Put all tables away."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))

    async def create(self, drafts: list[Draft], address: str, table_id: str | None = None) -> str:
        """Open a table for somebody at an address, and return its id.

        Args:
            drafts: Its first facts.
            address: Where it is opened from.
            table_id: Its id, if that follows from the request: the same request again opens no second one.

        Raises:
            StorageFailure: The table could not be kept; or, by the code storage-unknown, nobody knows yet.
        """
        if table_id is None:
            return await self._create(drafts, address, new_table_id())
        door = self._doors.setdefault(table_id, asyncio.Lock())
        async with door:
            if table_id in self._actors or await self.is_there(table_id):
                return table_id
            try:
                return await self._create(drafts, address, table_id)
            except StorageFailure as failure:
                if failure.code == "storage-conflict" and await self.is_there(table_id):
                    return table_id  # what an earlier request had begun has come to its end meanwhile
                raise

    async def _create(self, drafts: list[Draft], address: str, table_id: str) -> str:
        actor = Actor(table_id, self.services)
        created = asyncio.create_task(actor.create(drafts))
        done, _ = await asyncio.wait([created], timeout=UNKNOWN_S)
        if not done:
            created.cancel()
            raise StorageFailure("storage-unknown")
        created.result()
        self._opened_from[table_id] = address
        actor.pace = self.services.paces.of_table(address)
        self._let_work(actor)
        return table_id

    async def is_there(self, table_id: str) -> bool:
        """Return whether a table that somebody may have opened before is there.

        Raises:
            StorageFailure: The database cannot be asked, so that nobody knows.
        """
        try:
            return table_id in self._actors or await self.services.store.has(table_id)
        except StorageFailure:
            raise StorageFailure("storage-unknown") from None

    def check_record(self, table_id: str, person: str | None, number: int | None) -> None:
        """Refuse what is known without a look at the log: a record of a match that runs, or for whom a table has sent away.

        Raises:
            TableRefusal: The record is not for them, or not yet.
        """
        actor = self._actors.get(table_id)
        if actor is None:
            return
        table = actor.table
        known = None if person is None else table.known(person)
        if known is not None and known.banned and table.phase == "playing":
            raise TableRefusal("sent-away")
        if table.phase == "playing" and number in (None, table.match_number):
            raise TableRefusal("match-runs")
        if table.match_number == 0 or (number or 0) > table.match_number:
            raise TableRefusal("no-match")

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
                return self._actors.get(table_id) or await self._load(table_id)
        finally:
            if not door.locked():
                self._doors.pop(table_id, None)

    async def _load(self, table_id: str) -> Actor | None:
        """Make a table from its log."""
        found = self._damaged.get(table_id)
        if found is not None and time.monotonic() < found[1] + AGAIN_S:
            raise found[0]
        asleep = self._asleep.get(table_id)
        actor = Actor(table_id, self.services, None if asleep is None else asleep.clock)
        try:
            is_there = await actor.load()
        except DamagedTable as damaged:
            self._note_damage(damaged)
            raise
        self._damaged.pop(table_id, None)
        if not is_there:
            return None
        actor.pace = self.services.paces.of_table(self._opened_from.get(table_id))
        self._let_work(actor)
        return actor

    @property
    def damaged(self) -> list[str]:
        """The tables whose log cannot be read, until it can."""
        return sorted(self._damaged)

    def _note_damage(self, damaged: DamagedTable) -> None:
        if damaged.table_id not in self._damaged:
            cause = damaged.__cause__
            where = "" if cause is None else place_in_code(cause)
            kind = type(cause).__name__
            log.error("damaged", table=damaged.table_id, seq=damaged.seq, kind=kind, where=where)
        self._damaged[damaged.table_id] = (damaged, time.monotonic())
        self._asleep.pop(damaged.table_id, None)

    def _let_work(self, actor: Actor) -> None:
        self._actors[actor.id] = actor
        self._asleep.pop(actor.id, None)
        self.services.metrics.tables.set(len(self._actors))
        actor.start()
        assert actor.task is not None
        actor.task.add_done_callback(partial(self._ended, actor))

    def _ended(self, actor: Actor, task: asyncio.Task[None]) -> None:
        """See to it that nobody waits for a table whose task has ended before it was told to."""
        if actor.is_stopping or self.is_going_down:
            return
        error = None if task.cancelled() else task.exception()
        damaged = error if isinstance(error, DamagedTable) else DamagedTable(actor.id)
        log.error("table ended", table=actor.id, kind=type(error).__name__)
        if self._actors.get(actor.id) is actor:
            del self._actors[actor.id]
            self.services.metrics.tables.set(len(self._actors))
        self._note_damage(damaged)
        actor.let_go()
        actor.send_away("damaged", damaged.facts)

    # --- what goes on all the time --------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Go on with every table that is not closed, the ones used last first."""
        while True:
            try:
                unfinished = await self.services.store.unfinished()
                break
            except StorageFailure as failure:
                log.warning("not resumed", code=failure.code)
                await asyncio.sleep(RESUMED_S)
        for table_id in unfinished:
            await self._wake(table_id)
            await asyncio.sleep(0)
        log.info("resumed", tables=len(self._actors))

    async def _wake(self, table_id: str) -> None:
        """Make a table from its log; one for which that cannot be done keeps no other one asleep."""
        try:
            await self.find(table_id)
        except StorageFailure as failure:
            log.warning("not resumed", table=table_id, code=failure.code)
            self._asleep.setdefault(table_id, Asleep(Clock(self.services.time), 0))  # to be tried again
        except DamagedTable:
            pass  # that is noted, and in the log
        except Exception as error:
            self._asleep.pop(table_id, None)
            log.error("mistake", table=table_id, kind=type(error).__name__, where=place_in_code(error))

    async def _again_and_again(
        self, act: Callable[[], Awaitable[None]], every_s: Callable[[], float]
    ) -> None:
        """Do something now and then; if it fails once, it is done again all the same."""
        while True:
            await asyncio.sleep(every_s())
            try:
                await act()
            except Exception as error:
                log.error("mistake", kind=type(error).__name__, where=place_in_code(error))

    async def _pulse(self) -> None:
        for actor in list(self._actors.values()):
            actor.pulse()

    async def _sweep(self) -> None:
        """Put away tables that nobody looks at, wake those that time brings something to, and look at damaged ones."""
        soon = [table_id for table_id, asleep in self._asleep.items() if asleep.comes_within(SOON_MS)]
        old_s = time.monotonic() - MENDED_S
        perhaps_mended = [table_id for table_id, (_, found_s) in self._damaged.items() if found_s < old_s]
        for table_id in soon + perhaps_mended:
            await self._wake(table_id)
        for actor in [actor for actor in self._actors.values() if self._may_sleep(actor)]:
            await self._put_away(actor)

    def _may_sleep(self, actor: Actor) -> bool:
        if actor.viewer_count or not actor.is_idle:
            return False
        if time.monotonic() - actor.quiet_since_s < self.services.settings.asleep_s:
            return False
        due_ms = actor.next_due_ms()
        return actor.table.phase == "closed" or (due_ms is not None and due_ms > actor.clock() + 2 * SOON_MS)

    async def _put_away(self, actor: Actor) -> None:
        del self._actors[actor.id]
        due_ms = actor.next_due_ms()
        if due_ms is not None:
            self._asleep[actor.id] = Asleep(actor.clock, due_ms)
        self.services.metrics.tables.set(len(self._actors))
        await actor.stop()
