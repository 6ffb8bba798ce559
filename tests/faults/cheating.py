"""Try to cheat at The Mind over real lines: with every act, delayed pings and false times (M12).

Two people play. One lays at a moment that nobody else knows. The other waits for that, and lays when it is seen; a cheat
lays as soon as anything tells that the first has laid, before it is shown, with an earlier time. Whose card is the lower
one is chance, so whoever waits loses a life in half of the trials, whatever they do, unless something tells.

`python -m tests.faults.cheating --trials 200` says how often a cheat and an honest client lost a life; with
`--fault waits` or `--fault counts` at a server that tells (`cheatable.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import tempfile
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.faults.client import ask, guest
from tests.web.house import House

LIMITED = ("MESSAGES", "COMMANDS", "TALK")
SETTINGS = {f"TABLEE_{what}_{how}": "100000" for what in LIMITED for how in ("PER_SECOND", "BURST")}
PATIENCE_S = 60.0
FALSE_ALARM = 1e-4  # how probable it is that a difference is said to be there when there is none
KNOWN_AFTER_S = 1.3  # by then a server has measured each line
FIRST_LAY_S = (0.15, 0.5)  # when the first lays, after play has begun
SOON_S = 0.3
TRY_S = 0.02  # between two things that a cheat tries
LATE_S, TIMES_LATER = (
    0.03,
    3,
)  # an answer that takes so many times as long as usual and so much longer tells something
SLOW_ECHO_S = 0.28  # so late a cheat answers the server's probes, to be believed as long as possible


def now_ms() -> float:
    """Return this machine's steady clock, which is any clock's but for a constant."""
    return time.monotonic() * 1000


class Voice:
    """A person at a table, over one socket.

    Args:
        socket: It.
        echo_s: How long it waits with the answer to a probe.
    """

    def __init__(self, socket: ClientConnection, echo_s: float = 0.0) -> None:
        self.socket = socket
        self.echo_s = echo_s
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq = 0
        self.offset_ms = 0.0
        self.mistakes = 0
        self.laid: list[int] = []  # by which seats cards were laid, as they were told
        self.sent_s: dict[str, float] = {}  # what was tried and is not answered yet
        self.answers: dict[str, dict[str, Any]] = {}
        self.trips_s: deque[float] = deque(maxlen=200)  # of what was tried and answered
        self.strange_s: float | None = (
            None  # when something was tried whose answer tells of what is not shown
        )
        self._trip_ms = float("inf")
        self._ids = itertools.count()
        self._news = asyncio.Event()
        self._sending: set[asyncio.Future[None]] = set()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for raw in self.socket:
                self._hear(json.loads(raw))
                self._news.set()
        finally:
            self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "probe":
            loop = asyncio.get_running_loop()
            loop.call_later(self.echo_s, self.say, {"type": "echo", "n": message["n"]})
        elif kind == "pong":
            self._learn(message)
        elif kind == "answer":
            if message["id"] in self.sent_s:
                if message["seq"] != self.seq:
                    self.strange_s = (self.sent_s[message["id"]] + time.monotonic()) / 2
                self.trips_s.append(time.monotonic() - self.sent_s.pop(message["id"]))
            self.answers[message["id"]] = message
        elif kind in ("snapshot", "events"):
            self._take(message)
        else:
            assert kind != "bye", message

    def _learn(self, pong: dict[str, Any]) -> None:
        trip_ms = now_ms() - pong["t"]
        self.sent_s.pop(f"ping-{pong['t']}", None)
        if trip_ms <= self._trip_ms:
            self._trip_ms, self.offset_ms = trip_ms, pong["now"] - (now_ms() + pong["t"]) / 2

    def _take(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        self.table = {**self.table, **message["table"]}
        if "view" in message:
            whole = message["type"] == "snapshot" or message.get("view_whole") or self.view is None
            self.view = message["view"] if whole else {**(self.view or {}), **message["view"]}
            last = (message["view"] or {}).get("last")
            self.mistakes += message["type"] == "events" and last is not None and last[0] == "mistake"
        for event in message.get("events", ()):
            if event.get("kind") == "action" and str(event["action"]).isdigit():
                self.laid.append(event["seat"])

    def say(self, message: dict[str, Any]) -> None:
        """Send something, as soon as it goes."""
        sending = asyncio.ensure_future(self._send(json.dumps(message)))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, text: str) -> None:
        with contextlib.suppress(Exception):  # the line has been closed at the end
            await self.socket.send(text)

    def command(self, kind: str, **fields: Any) -> str:
        """Send a command, and return its id."""
        identity = f"{id(self)}-{next(self._ids)}"
        self.say({"type": "command", "id": identity, "command": {"kind": kind, **fields}})
        return identity

    def act(self, action: str, claimed_ms: float | None = None) -> str:
        """Take an action at a time that is claimed, by default now."""
        claimed_ms = now_ms() if claimed_ms is None else claimed_ms
        when = {"phase": self.table["match_phase"], "pressed_at": round(claimed_ms + self.offset_ms)}
        return self.command("act", action=action, seen=self.seq, **when)

    def watch(self, identity: str) -> None:
        """Note when something was sent, to see when it is answered."""
        self.sent_s[identity] = time.monotonic()

    def ping(self) -> None:
        """Ask for a pong."""
        t = now_ms()
        self.sent_s[f"ping-{t}"] = time.monotonic()
        self.say({"type": "ping", "t": t})

    async def until(self, reached: Callable[[], Any], within_s: float = PATIENCE_S) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(within_s):
            while not (found := reached()):
                self._news.clear()
                if self._reader.done():
                    self._reader.result()
                    raise AssertionError("the line is closed")
                await self._news.wait()
        return found

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Give a command and wait for its answer."""
        return await self.answered(self.command(kind, **fields))

    async def answered(self, identity: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        found: dict[str, Any] = await self.until(lambda: self.answers.get(identity))
        return found

    @property
    def hand(self) -> list[int]:
        """The own cards."""
        return list((self.view or {}).get("hand") or [])

    def is_in(self, phase: str) -> bool:
        """Return whether the match is in a phase."""
        return self.view is not None and self.view["phase"] == phase

    async def close(self) -> None:
        """Close the line."""
        self._reader.cancel()
        await self.socket.close()


async def voice(house: House, table_id: str, cookies: Any, echo_s: float = 0.0) -> Voice:
    """Open a line to a table."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    socket = await connect(
        house.address.replace("http", "ws", 1) + f"/ws/{table_id}",
        additional_headers={"Cookie": cookie, "Origin": house.address},
        max_size=None,
        open_timeout=PATIENCE_S,
        ping_interval=None,
        close_timeout=1,
    )
    await socket.send(json.dumps({"type": "hello", "version": 1, "last": None, "language": "en"}))
    one = Voice(socket, echo_s)
    await one.until(lambda: one.table)
    return one


# --- what people do -----------------------------------------------------------------------------------------


async def lay_first(me: Voice, random: Random) -> str | None:
    """Lay the lowest card at a moment that nobody else knows; return the command's id, None if play is halted before."""
    await asyncio.sleep(random.uniform(*FIRST_LAY_S))
    return me.act(str(me.hand[0])) if me.is_in("play") and me.hand else None


async def wait_honestly(me: Voice, seen: int) -> None:
    """Wait until a card is shown."""
    await me.until(lambda: len(me.laid) > seen or not me.is_in("play"))


async def wait_and_cheat(me: Voice, other: Voice, seen: int) -> None:
    """Try everything until something tells that a card has been laid that is not shown yet, and lay before it.

    Args:
        me: The line that acts.
        other: A second line of the same person.
        seen: How many cards were laid before.
    """
    tries = itertools.cycle(things_to_try(me, other))
    while len(me.laid) == seen and me.is_in("play"):
        if (noticed_s := noticed(me, other)) is not None and me.hand:
            await me.answered(me.act(str(me.hand[0]), noticed_s * 1000))
            return
        next(tries)()
        with contextlib.suppress(TimeoutError):
            await me.until(lambda: len(me.laid) > seen, TRY_S)


def things_to_try(me: Voice, other: Voice) -> list[Callable[[], object]]:
    """Return what a cheat tries in turn: whatever is answered at once as long as nothing tells of what is held."""
    early_ms = now_ms() - 10_000
    return [
        lambda: me.watch(me.act("100" if 100 not in me.hand else "1", early_ms)),  # no card of one's own
        lambda: me.watch(me.act("ready")),
        lambda: me.watch(me.act("no-star")),
        me.ping,
        lambda: other.watch(other.act("1" if 1 not in me.hand else "100")),
        lambda: me.watch(me.command("chat", text="?")),
        other.ping,
        lambda: me.watch(me.command("join", name="Again")),
        lambda: other.watch(other.act("no-such-action")),
        lambda: me.watch(me.command("sit", seat=0)),
    ]


def noticed(*lines: Voice) -> float | None:
    """Return since when something has been strange on the lines, None if nothing is.

    An answer is later than it usually is, or tells the number of an event that is not shown.
    """
    for line in lines:
        if line.strange_s is not None:
            return line.strange_s
        if not line.sent_s:
            continue
        oldest_s = min(line.sent_s.values())
        if time.monotonic() - oldest_s > TIMES_LATER * usual_s(line) + LATE_S:
            return oldest_s + TRY_S / 4
    return None


def usual_s(line: Voice) -> float:
    """Return how long answers take."""
    return median(line.trips_s) if line.trips_s else 0.0


# --- trials -------------------------------------------------------------------------------------------------


async def play_trials(house: House, count: int, random: Random, *, cheats: bool) -> list[bool]:
    """Play trials at one table; return for each whether it cost a life."""
    cookies = [await guest(house.address, name) for name in ("First", "Second")]
    body = {"game": "the-mind", "options": {"players": 2}, "listed": False, "pace": "instant"}
    table_id = (await ask("POST", f"{house.address}/api/tables", body=body, cookies=cookies[0])).json()["id"]
    first = await voice(house, table_id, cookies[0])
    second = await voice(house, table_id, cookies[1], SLOW_ECHO_S if cheats else 0.0)
    spare = await voice(house, table_id, cookies[1], SLOW_ECHO_S if cheats else 0.0)
    try:
        await second.do("join", name="Second")
        await second.do("sit", seat=1)
        await first.do("start")
        for one in (first, second, spare):
            one.ping()
        await asyncio.sleep(KNOWN_AFTER_S)
        outcomes: list[bool] = []
        while len(outcomes) < count:
            lost = await trial(first, second, spare, random, cheats=cheats)
            outcomes += [] if lost is None else [lost]
        return outcomes
    finally:
        for one in (first, second, spare):
            await one.close()


async def trial(first: Voice, second: Voice, spare: Voice, random: Random, *, cheats: bool) -> bool | None:
    """Let both begin a match with a card each, one lay, and the other wait; then lose the match, to begin anew.

    Returns:
        Whether that cost a life; None if something else has interrupted it: on a busy machine a line may seem lost.
    """
    await begin_play(first, second)
    mistakes, seen = first.mistakes, len(second.laid)
    for line in (second, spare):
        line.sent_s.clear()
        line.strange_s = None
    wait = wait_and_cheat(second, spare, seen) if cheats else wait_honestly(second, seen)
    identity, _ = await asyncio.gather(lay_first(first, random), wait)
    laid = identity is not None and (await first.answered(identity))["answer"] == "accepted"
    lost = first.mistakes > mistakes
    while first.table["phase"] == "playing":
        await lay_wrongly(first, second)
    return lost if laid or lost else None


async def begin_play(first: Voice, second: Voice) -> None:
    """Go on to play, with a new match if the last one is over."""
    if first.table["phase"] == "over":
        await first.do("rematch")
    for one in (first, second):
        await one.until(lambda one=one: one.table["phase"] == "playing")
    while not (first.is_in("play") and second.is_in("play")):
        for seat, one in enumerate((first, second)):
            if one.hand and one.is_in("focus") and not one.view["ready"][seat]:  # type: ignore[index]
                await one.answered(one.act("ready"))
        with contextlib.suppress(TimeoutError):
            await second.until(lambda: second.is_in("play"), SOON_S)


async def lay_wrongly(first: Voice, second: Voice) -> None:
    """Lay the higher one of the two lowest cards; where only one hand has cards, all of them."""
    await begin_play(first, second)
    hands = [(one.hand, one) for one in (first, second) if one.hand]
    cards, one = max(hands, key=lambda entry: entry[0][0])
    sent = [one.act(str(card)) for card in (cards[:1] if len(hands) > 1 else cards)]
    last = max([(await one.answered(identity))["seq"] for identity in sent], default=0)
    for one in (first, second):
        await one.until(lambda one=one: one.seq >= last)


@dataclass
class Arm:
    """One side of the comparison: how many trials, and in how many a life was lost."""

    trials: int
    lost: int


async def run(house: House, trials: int, tables: int, seed: int, *, cheats: bool) -> Arm:
    """Play trials at several tables at once."""
    counts = [trials // tables + (number < trials % tables) for number in range(tables)]
    found = await asyncio.gather(
        *(
            play_trials(house, count, Random(f"{seed}/{number}/{cheats}"), cheats=cheats)
            for number, count in enumerate(counts)
            if count
        )
    )
    outcomes = [lost for table in found for lost in table]
    return Arm(len(outcomes), sum(outcomes))


def house_with(fault: str | None, folder: Path) -> House:
    """Return a server, with a fault that lets people cheat or without one."""
    if fault is None:
        return House(folder, settings=SETTINGS)
    program = f"from tests.faults.cheatable import main; main({fault!r})"
    return House(folder, settings=SETTINGS, program=program)


def chance(one: Arm, other: Arm) -> float:
    """Return how probable a difference as large as this is if there is none (Fisher's exact test, two-sided)."""
    lost, both = one.lost + other.lost, one.trials + other.trials
    ways = [
        comb(one.trials, n) * comb(other.trials, lost - n) if 0 <= lost - n <= other.trials else 0
        for n in range(one.trials + 1)
    ]
    return sum(way for way in ways if way <= ways[one.lost]) / comb(both, lost)


def chance_of_half(arm: Arm) -> float:
    """Return how probable it is to lose no more lives than that if half of the trials cost one."""
    return sum(comb(arm.trials, lost) for lost in range(arm.lost + 1)) / 2**arm.trials


async def compare(house: House, trials: int, tables: int, seed: int) -> tuple[Arm, Arm]:
    """Play the trials of an honest client and of a cheat, at the same time."""
    honest = run(house, trials, tables, seed, cheats=False)
    return await asyncio.gather(honest, run(house, trials, tables, seed, cheats=True))


def main() -> None:
    """Play as many trials as asked for, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--fault", choices=("waits", "counts"))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, house_with(given.fault, Path(folder)) as house:
        begin_s = time.monotonic()
        honest, cheat = asyncio.run(compare(house, given.trials, given.tables, given.seed))
        probable, took_s = chance(honest, cheat), time.monotonic() - begin_s
        print(f"honest: {honest}; cheat: {cheat}; as different by chance: {probable:.2g}; {took_s:.0f} s")
    if (probable < FALSE_ALARM) != (given.fault is not None):
        raise SystemExit(
            "A cheat fares otherwise than an honest client." if given.fault is None else "Not found."
        )


if __name__ == "__main__":
    main()
