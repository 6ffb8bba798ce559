"""A table in memory: one task does everything that happens at it, in order.

What happens, happens to a copy first, and is appended to the log before the copy takes the table's place and anybody is
told. If it cannot be kept, the copy is thrown away, and whoever wanted it is told that nothing has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tablee.play.errors import TableeError
from tablee.server.asked import Asked
from tablee.server.clock import Clock, Time
from tablee.server.errors import DamagedTable, ServerRefusal, StorageFailure, told_facts
from tablee.server.limits import Bucket, Pace, Paces
from tablee.server.line import Viewer
from tablee.server.logs import log, place_in_code
from tablee.server.metrics import Metrics
from tablee.server.real_time import RealTime, Ruled
from tablee.server.settings import Settings
from tablee.server.store import Append, Store
from tablee.server.telling import News, Picture
from tablee.server.think import Thinkers
from tablee.server.wire import encode
from tablee.table import (
    LEAVINGS,
    Draft,
    Due,
    Event,
    Question,
    Table,
    Thought,
    came_back,
    decide,
    due,
    happen,
    is_in_play,
    is_missed,
    project_event,
    project_table,
    project_view,
    question,
    thinkers,
    tick,
    went_away,
)

KEPT_EVENTS = 400  # in memory, for whoever comes back
RECENT = 50  # events that a snapshot tells
MOST_JOBS = 512  # that may wait for a table
SILENT_MS = 1_500  # in a real-time match a line that says nothing for so long counts as lost
PROBE_MS = 7_000  # a line is probed when it was quiet for so long, so that clients hear something within 10 s
PROBE_REAL_TIME_MS, PROBE_PLAY_MS = 2_000, 500  # in real time every line is, to know how long it takes
LOOK_MS = 1_000  # how often it is looked who has fallen silent, where nothing hurries
RETRY_MS = 1_000  # before something that could not be kept is tried again
OWN_MATTERS = ("act", *LEAVINGS)  # commands that count for the person alone
MOST_ASKING = 1_000  # people of whom it is remembered how much they have asked for
UNKNOWN_S = 10.0  # who waits for so long to hear whether something was kept is sent away, to ask again
SLICE_S = 0.004  # for so long at a time a table is made from its log; in between others have their turn
MOST_MISTAKES, MISTAKES_WITHIN_S = 5, 60.0  # a table that makes more by itself in so long cannot go on


@dataclass
class Services:
    """What all tables of a server share."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    settings: Settings
    now_ms: Callable[[], int]
    draw_seed: Callable[[], int]
    time: Time
    paces: Paces


class Actor:
    """The task of one table.

    Args:
        table_id: Its id.
        services: What it works with.
        clock: Its time, if it has been in memory before; its events are stamped by it, and it knows no jump.
    """

    def __init__(self, table_id: str, services: Services, clock: Clock | None = None) -> None:
        self.id = table_id
        self.clock = clock or Clock(services.time)
        self.services = replace(services, now_ms=self.clock)
        self.table = Table(table_id)
        self._picture = Picture(self.table)
        self.viewers: dict[str, list[Viewer]] = {}
        self.quiet_since_s = time.monotonic()
        self._begun_ms = 0
        self._lost_ms: dict[str, int] = {}  # since when members have no line
        self._jobs: asyncio.Queue[Callable[[], Any] | None] = asyncio.Queue(MOST_JOBS)
        self._postponed: list[Callable[[], Any]] = []
        self._events: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self._told_ms: dict[int, int] = {}
        self._commands: dict[str, int] = {}
        self._summary: dict[str, Any] | None = None
        self._real_time = RealTime()
        self._thoughts: dict[int, Thought] = {}
        self._question: tuple[Any, ...] | None = None  # the moment of the match, and who was asked
        self._blocked_until_ms = 0
        self._look_again_ms = 0
        self._works = False
        self._mistakes: deque[float] = deque(maxlen=MOST_MISTAKES)  # when they were made
        self._asking: dict[str, Bucket] = {}  # of each guest who looks
        self._talk = Bucket(services.settings.talk_per_second, services.settings.talk_burst)
        self._paced_until_ms = 0
        self.pace: Pace = services.paces.of_table()
        self.is_stopping = False
        self.task: asyncio.Task[None] | None = None
        self._side_tasks: set[asyncio.Task[None]] = set()

    # --- its life -------------------------------------------------------------------------------------------

    async def load(self) -> bool:
        """Make the table from its log; False if there is none.

        Raises:
            StorageFailure: The log cannot be read now.
            DamagedTable: Nothing can be made of it.
        """
        found, commands = await self.services.store.read(self.id)
        self.table = await _made_of(self.id, found)
        self.clock.reach(self.table.at_ms)
        self._events = deque(found, maxlen=KEPT_EVENTS)
        self._commands = commands
        self._summary = None
        self._thoughts, self._question = {}, None
        return bool(found)

    def start(self) -> None:
        """Begin to work; whoever the log says is here has lost their line now, until one opens."""
        self._begun_ms = self.services.now_ms()
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """Finish what was begun, and end."""
        self.is_stopping = True
        if self.task is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self._jobs.put_nowait(None)
            with contextlib.suppress(asyncio.CancelledError, TimeoutError, DamagedTable):
                await asyncio.wait_for(self.task, 5)
        self.let_go()

    def let_go(self) -> None:
        """Wait for no bot any more."""
        for task in self._side_tasks:
            task.cancel()

    def send_away(self, code: str, facts: dict[str, Any] | None = None) -> None:
        """Say goodbye to all who look at the table."""
        for lines in self.viewers.values():
            for viewer in lines:
                viewer.drop(code, facts)

    def next_due_ms(self) -> int | None:
        """Return when time brings something, None if it does not."""
        next_due = self._next_due()
        return None if next_due is None else next_due.at_ms

    def _next_due(self) -> Due | None:
        """Return what time brings next."""
        return due(self.table, self._known_thoughts(), self._real_time.halts(self.table))

    @property
    def viewer_count(self) -> int:
        """How many sockets look at the table."""
        return sum(len(lines) for lines in self.viewers.values())

    @property
    def spectator_count(self) -> int:
        """How many people look on without a seat, whether they have joined or not."""
        return sum(not self._sits(person) for person in self.viewers)

    def _sits(self, person: str) -> bool:
        member = self.table.member_of(person)
        return member is not None and self.table.seat_of(member.member) is not None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done or waits to be done."""
        waits = self._postponed or self._side_tasks or not self._real_time.is_empty
        return not (self._works or waits) and self._jobs.empty()

    async def _run(self) -> None:
        while True:
            try:
                if not await self._step():
                    return
            except StorageFailure as failure:
                log.warning("not kept", table=self.id, code=failure.code)
                self._blocked_until_ms = self.services.now_ms() + RETRY_MS
            except DamagedTable:
                raise
            except Exception as error:
                await self._make_good(error)
                self._note_mistake()

    async def _make_good(self, error: Exception) -> None:
        """Note a mistake of ours, and make the table from its log again: nobody knows what the mistake has spoilt."""
        self._log_mistake(error)
        self._blocked_until_ms = self.services.now_ms() + RETRY_MS
        await self._read_on(ServerRefusal("mistake"))

    def _note_mistake(self) -> None:
        """Count the mistakes that nobody has asked for; a table that makes one after the other is no table.

        Raises:
            DamagedTable: There were too many of late.
        """
        now_s = time.monotonic()
        self._mistakes.append(now_s)
        if len(self._mistakes) == MOST_MISTAKES and now_s - self._mistakes[0] < MISTAKES_WITHIN_S:
            raise DamagedTable(self.id)

    def _log_mistake(self, error: Exception) -> None:
        self.services.metrics.refusals.labels("mistake").inc()
        log.error("mistake", table=self.id, kind=type(error).__name__, where=place_in_code(error))

    async def _step(self) -> bool:
        """Do the next thing; False when there will be no more."""
        self._ask_thinkers()
        job = await self._next_job()
        if job is None:
            return False
        self._works = True
        try:
            result = job()
            if asyncio.iscoroutine(result):
                await result
        finally:
            self._works = False
        return True

    async def _next_job(self) -> Callable[[], Any] | None:
        if self._is_ruling_due():
            return self._rule
        if self._postponed:
            return self._postponed.pop(0)
        wait_s = self._wait_s()
        if wait_s == 0 and self._jobs.empty():
            return self._time_has_come
        try:
            async with asyncio.timeout(wait_s):
                return await self._jobs.get()
        except TimeoutError:
            return self._time_has_come

    def _wait_s(self) -> float | None:
        """How long until time brings something or something is ruled, None if neither will be."""
        due_ms, ruled_ms = self.next_due_ms(), self._real_time.next_ms(self.table)
        if due_ms is not None:
            due_ms = max(due_ms, self._waits_until_ms)
        moments = [moment for moment in (due_ms, ruled_ms) if moment is not None]
        return max(0.0, (min(moments) - self.services.now_ms()) / 1000) if moments else None

    @property
    def _waits_until_ms(self) -> int:
        """Until when nothing happens that time brings: after a failure, or because there was much of it of late."""
        if is_in_play(self.table):  # there the pauses are the play itself
            return self._blocked_until_ms
        return max(self._blocked_until_ms, self._paced_until_ms)

    def _post(self, job: Callable[[], Any]) -> bool:
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            return False
        return True

    # --- what comes from outside ----------------------------------------------------------------------------

    def ask(self, viewer: Viewer, identity: str, command: dict[str, Any]) -> None:
        """Take a command; its answer goes to the viewer."""
        asked = Asked(viewer, identity, command, self.services.now_ms(), time.perf_counter())
        if not self._may_ask(viewer, command):
            if viewer.may_be_refused():
                self._refuse(asked, ServerRefusal("too-many-requests"))
        elif is_in_play(self.table) and self._meet(asked):
            self._wake()
        elif not self._post(partial(self._handle, asked)):
            self._refuse(asked, ServerRefusal("too-many-requests"))

    def _may_ask(self, viewer: Viewer, command: dict[str, Any]) -> bool:
        """Return whether a person may ask for something now: over all their sockets, and all people together.

        Everybody's moves count for themselves alone, so that nobody can talk so much that others cannot play, and what
        leaves a hand too: it may be held, and nothing tells others of that (M12).
        """
        now_s = time.monotonic()
        settings = self.services.settings
        bucket = self._asking.setdefault(
            viewer.guest.id, Bucket(settings.commands_per_second, settings.commands_burst)
        )
        return bucket.take(now_s) and (command.get("kind") in OWN_MATTERS or self._talk.take(now_s))

    def _wake(self) -> None:
        """Let the table look at the clock; a job that waits does so by itself."""
        if self._jobs.empty():
            self._post(lambda: None)

    def open_line(self, viewer: Viewer, last: int | None) -> bool:
        """Let somebody look; they are told everything, or what has happened since the event `last`."""
        viewer.keep_time(self.clock)
        return self._post(partial(self._open_line, viewer, last))

    def close_line(self, viewer: Viewer) -> None:
        """Note that a socket has closed, also of a line that the table has not come to open yet."""
        viewer.has_closed = True
        lines = self.viewers.get(viewer.guest.id, [])
        if viewer in lines:
            lines.remove(viewer)
            if not lines:
                del self.viewers[viewer.guest.id]
                if self.table.member_of(viewer.guest.id) is not None:
                    self._lost_ms[viewer.guest.id] = self.services.now_ms()
                if len(self._asking) > MOST_ASKING:
                    self._asking = {
                        person: self._asking[person] for person in self._asking if person in self.viewers
                    }
                self.quiet_since_s = time.monotonic()
                if not self._post(partial(self._presence, viewer.guest.id)):
                    self._postponed.append(partial(self._presence, viewer.guest.id))

    def pulse(self) -> None:
        """Probe the lines that are due for it, and note who has fallen silent; called a few times a second."""
        now_ms = self.services.now_ms()
        every_ms = self._probe_every_ms()
        if now_ms < self._look_again_ms <= now_ms + LOOK_MS:
            return
        self._look_again_ms = now_ms + min(every_ms // 4, LOOK_MS)
        for lines in self.viewers.values():
            for viewer in lines:
                since_ms = viewer.probed_ms if self.table.real_time else viewer.last_sign_ms
                if now_ms - since_ms >= every_ms:
                    viewer.probe()
        if now_ms >= self._blocked_until_ms and self.table.phase != "closed":
            for member in self.table.here():
                if member.away != (self._lost_since(member.person, now_ms) is not None):
                    self._post(partial(self._presence, member.person))

    def _lost_since(self, person: str, now_ms: int) -> int | None:
        """Return since when a person is away: without a line, or in a real-time match with silent ones; None if not."""
        lines = self.viewers.get(person)
        if not lines:
            lost_ms = self._lost_ms.get(person, self._begun_ms)
            patience_ms = round(self.services.settings.away_s * 1000)
            return lost_ms if is_missed(self.table, person, lost_ms, now_ms, patience_ms) else None
        heard_ms = max(viewer.heard_ms for viewer in lines)
        is_silent = self._probe_every_ms() == PROBE_PLAY_MS and now_ms - heard_ms > SILENT_MS
        return heard_ms if is_silent else None

    def _probe_every_ms(self) -> int:
        if not self.table.real_time:
            return PROBE_MS
        return PROBE_PLAY_MS if self.table.playing is not None else PROBE_REAL_TIME_MS

    async def create(self, drafts: list[Draft]) -> None:
        """Keep the first facts of a new table.

        Raises:
            StorageFailure: They are not kept.
        """
        await self._commit(drafts)

    # --- commands -------------------------------------------------------------------------------------------

    def _meet(self, asked: Asked) -> bool:
        """Answer a command that was answered before, or take in one that waits until it is ruled; False for any other.

        In play this takes no place in the queue: an answer comes at once, whatever the table is busy with.
        """
        known = self._commands.get(asked.key)
        if known is not None:
            self._answer(asked, "duplicate", known)
            return True
        seen = asked.command.get("seen")
        sent_ms = self._told_ms.get(seen) if type(seen) is int else None
        try:
            return self._real_time.take(self.table, asked, sent_ms)
        except TableeError as refusal:
            self._refuse(asked, refusal)
        except Exception as error:
            self._log_mistake(error)
            self._refuse(asked, ServerRefusal("mistake"))
        return True

    async def _handle(self, asked: Asked) -> None:
        """Decide a command and answer it."""
        if self._meet(asked):
            return
        try:
            drafts = decide(
                self.table, asked.person, asked.whole, asked.received_ms, self.services.draw_seed()
            )
            self._answer(asked, "accepted", await self._commit(drafts, asked))
        except DamagedTable:
            raise
        except StorageFailure as failure:
            self._blocked_until_ms = self.services.now_ms() + RETRY_MS
            self._settle(asked, failure)
        except TableeError as refusal:
            self._refuse(asked, refusal)
        except Exception as error:
            await self._make_good(error)
            self._settle(asked, ServerRefusal("mistake"))

    def _settle(self, asked: Asked, refusal: TableeError) -> None:
        """Refuse a command that has failed, unless the log, which was read again meanwhile, has it all the same."""
        known = self._commands.get(asked.key)
        if known is None:
            self._refuse(asked, refusal)
        else:
            self._answer(asked, "duplicate", known)

    def _answer(self, asked: Asked, answer: str, seq: int) -> None:
        asked.viewer.say({"type": "answer", "id": asked.id, "answer": answer, "seq": seq})
        self.services.metrics.commands.labels(answer).inc()
        self.services.metrics.command_seconds.observe(time.perf_counter() - asked.begin_s)

    def _refuse(self, asked: Asked, refusal: TableeError) -> None:
        asked.viewer.say(
            {
                "type": "answer",
                "id": asked.id,
                "answer": "refused",
                "seq": self.table.seq,
                "code": refusal.code,
                "facts": told_facts(refusal, asked.viewer.language),
            }
        )
        self.services.metrics.commands.labels("refused").inc()
        self.services.metrics.refusals.labels(refusal.code).inc()

    # --- what time brings -----------------------------------------------------------------------------------

    async def _time_has_come(self) -> None:
        now_ms = self.services.now_ms()
        self._take_what_waits(now_ms)
        next_due = self._next_due()
        if next_due is None or max(next_due.at_ms, self._waits_until_ms) > now_ms:
            return
        wait_s = self.pace.wait_s(time.monotonic())
        if wait_s > 0:
            self._paced_until_ms = now_ms + math.ceil(wait_s * 1000)
            return
        drafts = tick(self.table, next_due, now_ms)
        if drafts:
            await self._commit(drafts)
        elif next_due.seat is not None:
            self._thoughts.pop(next_due.seat, None)

    # --- real time ------------------------------------------------------------------------------------------

    def _take_what_waits(self, now_ms: int) -> None:
        """In play, take in what bots do and that play is halted for a lost line: it waits as everybody's acts do."""
        while is_in_play(self.table) and now_ms >= self._blocked_until_ms:
            next_due = self._next_due()
            if next_due is None or next_due.at_ms > now_ms or next_due.why not in ("bot", "line"):
                return
            if next_due.why == "bot" and next_due.seat is not None:
                self._thoughts.pop(next_due.seat, None)
            with contextlib.suppress(TableeError):  # what the bot meant is no longer possible
                self._real_time.take_due(self.table, next_due, now_ms)

    def _is_ruling_due(self) -> bool:
        now_ms = self.services.now_ms()
        self._take_what_waits(now_ms)
        next_ms = self._real_time.next_ms(self.table)
        return next_ms is not None and next_ms <= now_ms

    async def _rule(self) -> None:
        """Rule what is due, and answer whoever waits for it."""
        try:
            ruled = self._real_time.rule(self.table, self.services.now_ms(), self._bounds())
            if ruled is None:
                return
            await self._become(ruled.ruling.table, ruled.ruling.events, self._real_time.commands(ruled))
        except StorageFailure as failure:
            self._blocked_until_ms = self.services.now_ms() + RETRY_MS
            self._return_all(failure)
        else:
            self._answer_ruled(ruled)

    def _answer_ruled(self, ruled: Ruled) -> None:
        if ruled.is_no_for_a_bot:
            self._question = None
        for arrival, asked in self._real_time.release(ruled).items():
            refusal = ruled.ruling.refusals.get(arrival)
            if refusal is None:
                self._answer(asked, "accepted", ruled.ruling.seqs[arrival])
            else:
                self._refuse(asked, refusal)

    def _return_all(self, failure: TableeError) -> None:
        """Refuse all that is held: it returns to the hands, so that nothing is laid while a card before it could not be."""
        for asked in self._real_time.drop():
            self._settle(asked, failure)
        self._question = None  # bots are asked anew

    def _bounds(self) -> dict[int, int]:
        """By member, what their line accounts for now; of several lines the slowest."""
        found: dict[int, int] = {}
        for person, lines in self.viewers.items():
            member = self.table.member_of(person)
            if member is not None:
                found[member.member] = max(viewer.trips.bound_ms for viewer in lines)
        return found

    # --- bots -----------------------------------------------------------------------------------------------

    def _known_thoughts(self) -> dict[int, Thought]:
        return self._thoughts if self._question and self._question[0] == self.table.moment else {}

    def _ask_thinkers(self) -> None:
        """Ask the bots, once for each moment of the match and set of seats."""
        wanted = thinkers(self.table)
        key = (self.table.moment, *((thinker.seat, thinker.bot) for thinker in wanted))
        if not wanted or self._question == key:
            return
        self._question, self._thoughts = key, {}
        questions = [question(self.table, thinker.seat, thinker.bot) for thinker in wanted]
        task = asyncio.create_task(self._think(key, questions))
        self._side_tasks.add(task)
        task.add_done_callback(self._side_tasks.discard)

    async def _think(self, key: tuple[Any, ...], questions: list[Question]) -> None:
        try:
            with self.services.metrics.think_seconds.time():
                thoughts = await self.services.thinkers.ask(questions)
        except Exception as error:
            log.error("bots did not answer", table=self.id, kind=type(error).__name__)
            await asyncio.sleep(RETRY_MS / 1000)
            await self._jobs.put(partial(self._ask_anew, key))
            return
        await self._jobs.put(partial(self._take_thoughts, key, thoughts))

    def _ask_anew(self, key: tuple[Any, ...]) -> None:
        if key == self._question:
            self._question = None

    def _take_thoughts(self, key: tuple[Any, ...], thoughts: dict[int, Thought]) -> None:
        """Take what bots have answered; of several questions the last one's answer counts, whichever comes first."""
        if key == self._question:
            self._thoughts = thoughts

    # --- lines ----------------------------------------------------------------------------------------------

    async def _open_line(self, viewer: Viewer, last: int | None) -> None:
        """Note that whoever was away is back, and tell a new line where the table is, even if that could not be kept."""
        if viewer.is_gone:
            return
        known = self.table.known(viewer.guest.id)
        if known is not None and known.banned:
            viewer.drop("kicked", {"code": "sent-away"})
            return
        allowed = self.services.settings.spectators
        if self._is_one_more(viewer.guest.id) and self.spectator_count >= allowed:
            viewer.drop("too-many", {"code": "spectators-full", "allowed": allowed})
            return
        try:
            drafts = came_back(self.table, viewer.guest.id)
            if drafts:
                await self._commit(drafts)
        finally:
            if not viewer.is_gone:
                self._greet(viewer, last)
                self.viewers.setdefault(viewer.guest.id, []).append(viewer)
                self._lost_ms.pop(viewer.guest.id, None)

    def _is_one_more(self, person: str) -> bool:
        """Return whether a person is neither a member nor looking already."""
        return person not in self.viewers and self.table.member_of(person) is None

    async def _presence(self, person: str) -> None:
        """Note that a person is away or back, as their lines say."""
        lost_ms = self._lost_since(person, self.services.now_ms())
        table = self.table
        drafts = came_back(table, person) if lost_ms is None else went_away(table, person, lost_ms)
        if drafts:
            await self._commit(drafts)

    def _greet(self, viewer: Viewer, last: int | None) -> None:
        """Tell a line everything, or, if little has happened since the event that it saw last, only that."""
        picture, person = self._seen(), viewer.guest.id
        now_ms = self.services.now_ms()
        tail = self._tail(last)
        if tail is not None:
            viewer.say(
                {
                    "type": "events",
                    "seq": self.table.seq,
                    "now": now_ms,
                    "events": picture.events(person, tail),
                    "table": picture.whole(person),
                    "view": picture.view(person),
                    "view_whole": True,
                }
            )
            return
        recent = picture.events(person, list(self._events)[-RECENT:])
        viewer.say(
            {
                "type": "snapshot",
                "seq": self.table.seq,
                "now": now_ms,
                "table": picture.whole(person),
                "view": picture.view(person),
                "recent": [event for event in recent if "kind" in event],
            }
        )

    def _tail(self, last: int | None) -> list[Event] | None:
        """Return the events after one, None if they are too many or not in memory, or there is no such one."""
        if last is None or not 0 < last <= self.table.seq:
            return None
        if self.table.seq - last > self.services.settings.tail:
            return None
        tail = [event for event in self._events if event.seq > last]
        return tail if len(tail) == self.table.seq - last else None

    def _seen(self) -> Picture:
        """Return what is to be seen of the table as it is."""
        if self._picture.table is not self.table:
            self._picture = Picture(self.table, self._picture)
        return self._picture

    # --- what happens ---------------------------------------------------------------------------------------

    async def _commit(self, drafts: Iterable[Draft], asked: Asked | None = None) -> int:
        """Let facts happen, keep them, tell everybody; return the number of the first.

        Raises:
            StorageFailure: They could not be kept; the table is as it was.
        """
        table = self.table.clone()
        events = happen(table, drafts, self.services.now_ms(), self._bounds())
        if not events:
            return self.table.seq
        await self._become(table, events, {} if asked is None else {events[0].seq: asked.key})
        return events[0].seq

    async def _become(self, table: Table, events: Sequence[Event], commands: dict[int, str]) -> None:
        """Keep what has happened, let the table be as it is after it, and tell everybody.

        Args:
            table: The table with the events.
            events: What has happened since the last.
            commands: By number of the first event that it made, the key of each command among what caused them.

        Raises:
            StorageFailure: They could not be kept; the table is as it was.
        """
        if not events:
            return
        summary = self._summary
        if summary is None or table.standing != self.table.standing:
            summary = summary_of(table)
        changed = None if summary == self._summary else summary
        try:
            with self.services.metrics.append_seconds.time():
                await self._keep(Append(self.id, events, commands, table.phase, changed))
        except StorageFailure as failure:
            if failure.code == "storage-conflict":
                await self._read_on()
            raise
        self.table = table
        self._summary = summary
        self._commands.update({command: seq for seq, command in commands.items()})
        self._events.extend(events)
        for event in events:
            self.services.metrics.events.labels(event.kind).inc()
        self._tell(events)

    async def _keep(self, wanted: Append) -> None:
        """Append to the log; who would wait for long to hear whether that has been done comes back, and asks again."""
        appended = asyncio.ensure_future(self.services.store.append(wanted))
        try:
            done, _ = await asyncio.wait([appended], timeout=UNKNOWN_S)
            while not done:
                self.send_away("going-down", {"code": "storage-unknown"})
                done, _ = await asyncio.wait([appended], timeout=UNKNOWN_S)
        except asyncio.CancelledError:
            appended.cancel()
            raise
        appended.result()

    async def _read_on(self, failure: TableeError | None = None) -> None:
        """Make the table from the log again, however long that takes, and tell everybody where it is.

        Nothing can be said before: what the log holds that this table has not seen may be the very thing that is asked.

        Args:
            failure: Why what is held is refused, None if the log was ahead of us.

        Raises:
            DamagedTable: Nothing can be made of the log.
        """
        while True:
            try:
                await self.load()
                break
            except StorageFailure as error:
                log.warning("not read", table=self.id, code=error.code)
                await asyncio.sleep(RETRY_MS / 1000)
        self._return_all(failure or StorageFailure("storage-busy"))
        for lines in self.viewers.values():
            for viewer in lines:
                self._greet(viewer, None)

    def _tell(self, events: Sequence[Event]) -> None:
        """Tell every viewer what has happened and what has changed by it."""
        now_ms = self.services.now_ms()
        for event in events:
            self._told_ms[event.seq] = now_ms
            self._told_ms.pop(event.seq - KEPT_EVENTS, None)
        if self.viewers:
            before = self._picture
            news = News(before, self._seen(), events, now_ms)
            for person, lines in self.viewers.items():
                for viewer in lines:
                    viewer.send(news.written(person))
            self._say_goodbyes(events)

    def _say_goodbyes(self, events: Sequence[Event]) -> None:
        """Close the lines of whoever was sent away, and all when the table is closed."""
        for event in events:
            if event.kind == "kicked":
                person = self.table.members[event.payload["member"]].person
                for viewer in self.viewers.get(person, []):
                    viewer.leave("kicked")
            elif event.kind == "closed":
                for lines in self.viewers.values():
                    for viewer in lines:
                        viewer.leave("closed")


async def _made_of(table_id: str, events: list[Event]) -> Table:
    """Return the table that events tell of, and let others have their turn while it is made.

    Raises:
        DamagedTable: They tell of none, or of one that nobody could be told of.
    """
    table = Table(table_id)
    pause_s = time.perf_counter() + SLICE_S
    for event in events:
        try:
            table.apply(event)
        except Exception as error:
            raise DamagedTable(table_id, table.seq + 1) from error
        if time.perf_counter() > pause_s:
            await asyncio.sleep(0)
            pause_s = time.perf_counter() + SLICE_S
    if events:
        _look_at(table, events[-RECENT:])
    return table


def _look_at(table: Table, events: list[Event]) -> None:
    """Look at all that a table is asked for all the time: what it cannot say it would fail at again and again."""
    try:
        due(table, {})
        for thinker in thinkers(table):
            question(table, thinker.seat, thinker.bot)
        project_table(table, None)
        project_view(table, None)
        for seat in table.seats:
            if seat.member is not None:
                project_table(table, table.members[seat.member].person)
                project_view(table, table.members[seat.member].person)
        for event in events:
            project_event(table, event, None)
        encode(summary_of(table))
    except Exception as error:
        raise DamagedTable(table.id) from error


def summary_of(table: Table) -> dict[str, Any]:
    """Return what the lobby shows of a table."""
    host = None if table.host is None else table.members[table.host].name
    return {
        "game": table.settings.game,
        "options": table.settings.options,
        "listed": table.settings.listed,
        "seats": [seat.kind for seat in table.seats],
        "host_name": host,
        "phase": table.phase,
    }
