"""Play many matches over bad lines while the server is killed again and again, and check that nothing went wrong.

`python -m tests.faults.soak --matches 1000 --seed 7 --jobs 2` prints how many matches were played, what befell them, and
every way in which a client ended out of step with the server; it exits with 1 if there was any.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

import tablee
from tablee.play.record import Record
from tests.faults.client import Client, ask, guest
from tests.faults.network import CALM, Weather
from tests.web.house import House

AT_ONCE = 12  # tables that one server has at a time
PATIENCE_S = 90.0  # in which something must happen in a match, faults and all
MATCH_KINDS: Sequence[tuple[str, dict[str, Any], int]] = (  # game, options, how many of the seats are people
    ("the-game", {"players": 3}, 2),
    ("the-game", {"players": 1}, 1),
    ("the-game-extreme", {"players": 2}, 2),
    ("the-game-extreme", {"players": 4, "commands": "random"}, 2),
    ("face-to-face", {}, 2),
    ("face-to-face", {"last_card": "single"}, 1),
    ("six-qui-prend", {"players": 4}, 3),
    ("six-qui-prend", {"players": 10, "deck": 104}, 4),
    ("the-mind", {"players": 2}, 2),
    ("the-mind", {"players": 3, "blind": True, "lives": 2, "stars": 1}, 2),
)
VOLATILE = ("seats", "members")  # where who is away just now is told


@dataclass
class Tally:
    """What a run has seen. counts: faults, messages, kills, commands. wrong: every way in which something was not right."""

    matches: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what another process has seen."""
        self.matches += other.matches
        self.counts.update(other.counts)
        self.wrong += other.wrong


async def play_match(house: House, number: int, seed: int, weather: Weather, tally: Tally) -> None:
    """Play one match between people over bad lines, with bots in the other seats, and look at how it ended."""
    random = Random(f"{seed}/{number}")
    game, options, people = MATCH_KINDS[number % len(MATCH_KINDS)]
    cookies = [await guest(house.address, f"Player {i}") for i in range(people + 1)]
    table_id = await open_table(house, cookies[0], game, options)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(
                Client(
                    house.address,
                    table_id,
                    cookie,
                    weather=weather,
                    random=Random(f"{seed}/{number}/{i}"),
                    counts=tally.counts,
                )
            )
            for i, cookie in enumerate(cookies)
        ]
        await sit_down(clients, people)
        players = [asyncio.create_task(play(client, random)) for client in clients[:people]]
        try:
            async with asyncio.timeout(PATIENCE_S) as patience:
                renewer = asyncio.create_task(renew(patience, clients))
                await asyncio.gather(*players)
                await level(clients)
        except TimeoutError:
            stands = f"stands still for {PATIENCE_S:.0f} s"
            tally.wrong.append(f"match {number} ({game}): {stands}: {told(clients)}")
            return
        finally:
            for task in (renewer, *players):
                task.cancel()
        await compare(house, table_id, clients, cookies, number, tally)
    tally.matches += 1


async def renew(patience: asyncio.Timeout, clients: list[Client]) -> None:
    """Wait on as long as every client hears of something new now and then, however slow the machine is."""
    heard: list[int | None] = []
    while True:
        if all(before != client.seq for before, client in zip(heard, clients, strict=False)):
            heard = [client.seq for client in clients]
            patience.reschedule(asyncio.get_running_loop().time() + PATIENCE_S)
        await asyncio.sleep(1)


async def open_table(house: House, cookies: httpx.Cookies, game: str, options: dict[str, Any]) -> str:
    """Open a table and return its id."""
    body = {
        "game": game,
        "options": options,
        "listed": False,
        "limit_ms": None,
        "pace": "instant",
        "bots": None,
    }
    response = await ask("POST", f"{house.address}/api/tables", body=body, cookies=cookies)
    return str(response.json()["id"])


async def sit_down(clients: list[Client], people: int) -> None:
    """Seat everybody, fill up with bots and start; the last client stays a spectator."""
    host = clients[0]
    for number, client in enumerate(clients):
        await client.command("join", name=f"Player {number}")
        if 0 < number < people:
            await client.command("sit", seat=number)
    while not host.table:
        await host.changed()
    for seat, entry in enumerate(host.table["seats"]):
        if seat >= people and entry["kind"] == "open":
            await host.command("seat-bot", seat=seat, bot="random")
    await host.command("start")


async def play(client: Client, random: Random) -> None:
    """Take legal actions until the match is over."""
    while client.table.get("phase") not in ("over", "closed"):
        view, seq = client.view, client.seq
        action = choose(view, random) if client.table.get("phase") == "playing" else None
        if action is not None:
            facts = {"phase": client.table["match_phase"], "seen": client.seq}
            await client.command("act", action=action, **facts)
        if client.seq == seq:
            await client.changed()


def choose(view: dict[str, Any] | None, random: Random) -> str | None:
    """Return what a person who does not think would do now."""
    if view is None or view["viewer"] is None or not view["legal"]:
        return None
    moves = [action for action in view["legal"] if " " not in action]
    if view["game"] == "the-mind":
        if random.random() > 0.03:
            moves = [action for action in moves if action not in ("stop", "star", "no-star")]
    elif view["viewer"] not in view["to_act"] or random.random() < 0.05:
        moves = [action for action in view["legal"] if " " in action] if random.random() < 0.05 else []
    return random.choice(moves) if moves else None


async def level(clients: list[Client]) -> None:
    """Wait until all have been told the match's end."""
    while any(client.table.get("phase") not in ("over", "closed") for client in clients):
        await asyncio.gather(*(client.changed(0.5) for client in clients))


def told(clients: list[Client]) -> list[Any]:
    """Return how far each client has come."""
    return [(client.seq, client.table.get("phase"), client.goodbyes[-3:]) for client in clients]


async def compare(
    house: House,
    table_id: str,
    clients: list[Client],
    cookies: list[httpx.Cookies],
    number: int,
    tally: Tally,
) -> None:
    """Compare what each client believes with what the server tells a fresh one, and with the record."""
    for who, (client, cookie) in enumerate(zip(clients, cookies, strict=True)):
        async with Client(house.address, table_id, cookie, weather=CALM) as fresh:
            while fresh.seq is None:
                await fresh.changed()
            for what in ("table", "view"):
                believed, true = lasting(getattr(client, what)), lasting(getattr(fresh, what))
                if believed != true:
                    tally.wrong.append(f"match {number}, client {who}: {what} {believed} is not {true}")
    response = await ask("GET", f"{house.address}/api/tables/{table_id}/record", cookies=cookies[0])
    outcome = Record.from_json(response.text).replay().outcome
    if outcome is None or outcome != (clients[0].view or {}).get("outcome"):
        tally.wrong.append(f"match {number}: the record ends with {outcome}")
    for client in clients:
        tally.wrong += [f"match {number}: {line}" for line in client.out_of_step]
        tally.counts["accepted"] += len(client.accepted)
        tally.counts["refused"] += len(client.refused)
    check_log(house.folder / "tables.sqlite", table_id, clients, number, tally)


def lasting(what: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a table or view without what is only of this moment: who is away, and what one may do about it."""
    if what is None or "members" not in what:
        return what
    kept = {key: value for key, value in what.items() if key not in VOLATILE}
    kept["you"] = {key: value for key, value in what["you"].items() if key != "may"}
    kept["seats"] = [{**seat, "away": None} for seat in what["seats"]]
    kept["members"] = [{**member, "away": None} for member in what["members"]]
    return kept


def check_log(database: Path, table_id: str, clients: list[Client], number: int, tally: Tally) -> None:
    """Check that the log has no gap, and every accepted command once and every refused one never."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as log:
        rows = log.execute(
            "SELECT seq, payload FROM events WHERE table_id = ? ORDER BY seq", (table_id,)
        ).fetchall()
    if [seq for seq, _ in rows] != list(range(rows[0][0], rows[0][0] + len(rows))):
        tally.wrong.append(f"match {number}: the log has a gap")
    written = Counter(
        (facts.get("member"), facts["command"])
        for facts in (json.loads(payload) for _, payload in rows)
        if facts.get("command")
    )
    twice = [command for command, count in written.items() if count > 1]
    if twice:
        tally.wrong.append(f"match {number}: written twice: {twice}")
    ids = Counter(command for _, command in written)
    wanted = Counter(identity for client in clients for identity in client.accepted)
    lost = [identity for identity, count in wanted.items() if ids[identity] < count]
    if lost:
        tally.wrong.append(f"match {number}: accepted and not in the log: {lost}")


async def kill_now_and_then(house: House, random: Random, every_s: float, tally: Tally) -> None:
    """Kill the server at random moments, and start it again."""
    while True:
        await asyncio.sleep(random.uniform(0.3, 1.7) * every_s)
        await asyncio.to_thread(house.kill)
        tally.counts["kills"] += 1
        await asyncio.sleep(random.random() * 0.5)
        await asyncio.to_thread(house.start)


async def run(matches: int, seed: int, folder: Path, *, kill_every_s: float, weather: Weather) -> Tally:
    """Play matches at one server, some at a time."""
    tally = Tally()
    with House(folder) as house:
        killer = asyncio.create_task(kill_now_and_then(house, Random(seed), kill_every_s, tally))
        places = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with places:
                try:
                    await play_match(house, number, seed, weather, tally)
                except Exception as error:
                    tally.wrong.append(f"match {number}: {type(error).__name__}: {error}")

        await asyncio.gather(*(one(number) for number in range(matches)))
        killer.cancel()
    return tally


def run_alone(matches: int, seed: int, kill_every_s: float) -> Tally:
    """Play matches in a process of their own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(matches, seed, Path(folder), kill_every_s=kill_every_s, weather=Weather()))


def main() -> int:
    """Play, and print what happened."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2, help="servers side by side")
    parser.add_argument("--kill-every", type=float, default=8.0, metavar="S", help="seconds between crashes")
    given = parser.parse_args()
    begin, tally = time.monotonic(), Tally()
    shares = [given.matches // given.jobs + (i < given.matches % given.jobs) for i in range(given.jobs)]
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = [given.seed * 1000 + job for job in range(given.jobs)]
        for part in pool.map(run_alone, shares, seeds, [given.kill_every] * given.jobs):
            tally.add(part)
    print(f"{tally.matches} matches over {len(tablee.games())} games in {time.monotonic() - begin:.0f} s")
    print(", ".join(f"{name} {count}" for name, count in sorted(tally.counts.items())))
    for line in tally.wrong:
        print("WRONG:", line)
    print(
        "nothing lost, doubled or out of step" if not tally.wrong else f"{len(tally.wrong)} things went wrong"
    )
    return 1 if tally.wrong or tally.matches < given.matches else 0


if __name__ == "__main__":
    sys.exit(main())
