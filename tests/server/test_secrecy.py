"""No byte that leaves the server depends on what its reader may not know, and logs and figures know nothing at all."""

from __future__ import annotations

import contextlib
import json
import logging
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

import tablee
from tablee import Match
from tablee.play.match import Game
from tablee.server import keeper as keepers
from tablee.server import logs
from tablee.table import dealing
from tests.matches import moves
from tests.secrets import EXCHANGES, Past, exchanged, past_of, replay
from tests.server.conftest import Serve
from tests.server.desk import Clock, Served, Wire, play_all, seated

NAMES = ("Quetzalli", "Bartholomew", "Cleopatra")
SPEECH = "a very secret sentence"
TABLE_ID = "twintwintwin"
NOW_MS = 1_700_000_000_000
LONGEST = 16  # actions of a history; it ends before a new round or level, which would be dealt from a seed
TIMES = re.compile(r"^\S*_(seconds|created)\S* .*$", re.MULTILINE)  # how long something took


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """Return what the server writes about itself, from the least important on."""
    stream, root = StringIO(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up("debug")
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


# --- twins ----------------------------------------------------------------------------------------------------


@dataclass
class Life:
    """A match from its deal on: where it began, and what was done."""

    start: dict[str, Any]
    actions: list[tuple[int, str]]


def lives(game: str, viewer: int | None, seed: int) -> tuple[Life, Life]:
    """Return two lives of a match that the viewer cannot tell apart: other cards, the same public history."""
    random = Random(f"{game} {viewer} {seed}")
    options = {"face-to-face": {}}.get(game, {"players": 3})
    for attempt in range(400):
        past = played(tablee.load(game, **options).deal(seed * 1_000 + attempt), random)
        if len(past.actions) < 2:
            continue
        for _ in range(10):
            exchange = EXCHANGES[game][0](past, viewer, random)
            if exchange is None:
                continue
            start = exchanged(past, exchange)
            other = replay(past, start, exchange)
            if other is None or (other.over, other.to_act) != (past.match.over, past.match.to_act):
                continue
            if other.position() == past.match.position() or other.view(viewer) != past.match.view(viewer):
                continue
            return Life(past.start, past.actions), Life(
                start, [(seat, text) for seat, text, _ in other.actions]
            )
    raise AssertionError("no twins were found")


def played(match: Match, random: Random) -> Past:
    """Return a match that was played a while, in the first of its deals and not to its end."""
    past = past_of(match)
    for _ in range(random.randint(3, LONGEST)):
        seat = random.choice(match.to_act)
        legal = [text for text in moves(match, seat) if text not in ("stop", "star")]
        if not legal:
            continue
        start = past.start
        before = match.clone()
        action = random.choice(legal)
        match.play(seat, action)
        if match.over:
            past.match = before
            return past
        past.note((seat, action))
        if past.start is not start:  # dealt anew: the history before counts no more
            past.match = before
            past.start, past.actions = start, [(who, text) for who, text, _ in before.actions]
            return past
    return past


async def lived(
    serve: Serve, life: Life, game: str, viewer: int | None, written: StringIO, database: str
) -> dict[str, str]:
    """Let a life be lived over the wire, and return every byte that its viewer and whoever runs the server are told."""
    written.seek(0)
    written.truncate()
    served = await serve(clock=Clock(frozen_ms=NOW_MS), database=database)
    seats = 2 if game == "face-to-face" else 3
    people = await served.people(*NAMES[:seats])
    looker = await served.person("Looker")
    options = {} if game == "face-to-face" else {"players": 3}
    table_id = await people[0].open_table(game, options=options, listed=True, pace="normal")
    heard: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        wires = await stack.enter_async_context(seated(people, table_id))
        spectator = await stack.enter_async_context(looker.at(table_id))
        reader, who = (spectator, looker) if viewer is None else (wires[viewer], people[viewer])
        await wires[0].do("start")
        for seat, action in life.actions:
            await acted(served, [*wires, spectator], wires[seat], action)
            for path in ("/api/tables", f"/api/tables/{table_id}/record"):
                heard += [(await who.http.get(path)).text]
        for kind in ("start", "rematch", "sit", "act"):
            heard += [json.dumps(await reader.ask(kind, identity=kind))]
        for action in ("1", "50", "104", "2>up", "take 1") if viewer is None else ():
            heard += [json.dumps(await reader.ask("act", identity=action, action=action))]
        async with who.at(table_id) as fresh, who.at(table_id, last=3) as tail:
            heard += [*fresh.raw[:1], *tail.raw[:1]]
        figures = TIMES.sub("", (await who.http.get("/metrics")).text)
        told = [raw for raw in reader.raw if json.loads(raw)["type"] != "probe"]
    await served.stop()
    return {
        "frames": without_ids("\n".join(told)),
        "answers": "\n".join(heard),
        "figures": figures,
        "log": re.sub(r'"timestamp": ?"[^"]*"', "", written.getvalue()),
    }


def without_ids(frames: str) -> str:
    """Return frames with the ids that the test itself gave to commands left out."""
    return re.sub(r'"id":"[a-z-]+-\d+-\d+"', "", frames)


async def acted(served: Served, wires: list[Wire], wire: Wire, action: str) -> None:
    """Take an action and wait until all are told."""
    identity = f"act-{served.clock.ahead_ms}"
    facts = {"kind": "act", "action": action, "phase": wire.table["match_phase"]}
    served.jump(1_000)
    await wire.say({"type": "command", "id": identity, "command": facts})

    def answer() -> dict[str, Any] | None:
        return next((one for one in wire.answers if one["id"] == identity), None)

    actor = served.actor(TABLE_ID)
    while answer() is None:
        if not actor._real_time.is_empty:
            served.jump(200)
        with contextlib.suppress(TimeoutError):
            await wire.until(answer, 0.2)
    told = answer()
    assert told is not None
    assert told["answer"] == "accepted", (action, told)
    for one in wires:
        await one.until(lambda one=one: one.seq >= told["seq"])


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("game", tablee.games())
async def test_what_is_told_is_the_same_whatever_the_others_hold(
    serve: Serve,
    game: str,
    viewer: int | None,
    monkeypatch: pytest.MonkeyPatch,
    written: StringIO,
    tmp_path: Path,
) -> None:
    one, other = lives(game, viewer, 1)
    assert one.start != other.start
    monkeypatch.setattr(keepers, "new_table_id", lambda: TABLE_ID)
    monkeypatch.setattr(keepers, "PULSE_S", 3_600.0)  # no probes, which come when real time says so
    monkeypatch.setattr(dealing, "commitment", lambda *facts: "0" * 64)
    told = []
    for number, life in enumerate((one, other)):
        start = life.start
        monkeypatch.setattr(Game, "deal", lambda self, seed, start=start: self.from_position(start))
        database = f"sqlite:///{tmp_path}/{number}.sqlite"
        told.append(await lived(serve, life, game, viewer, written, database))
    for what, text in told[0].items():
        assert text == told[1][what], what
    assert len(told[0]["frames"].splitlines()) > len(one.actions)


# --- logs and figures -----------------------------------------------------------------------------------------

ALLOWED = {"seq", "event", "level", "timestamp", "table", "tables", "code", "kind", "where", "route"}


@pytest.mark.parametrize("game", tablee.games())
async def test_logs_and_figures_of_a_whole_match_hold_no_secret(
    serve: Serve, game: str, written: StringIO
) -> None:
    seed = 2**127 + 987_654_321
    served = await serve(seeds=[seed, seed, *[seed] * 200])
    options = {} if game == "face-to-face" else {"players": 2}
    people = await served.people(*NAMES[:2])
    table_id = await people[0].open_table(game, options=options)
    async with seated(people, table_id) as wires:
        await wires[0].do("chat", text=SPEECH)
        await wires[0].do("start")
        frames = lambda: "".join(raw for wire in wires for raw in wire.raw)  # noqa: E731
        assert str(seed) not in frames()
        await play_all(wires, Random(3))
        assert wires[0].phase == "over"
        await wires[0].until(lambda: wires[0].table["seed"])
        ids = [member.person for member in served.actor(table_id).table.members.values()]
        tokens = [person.token for person in people]
        assert not [secret for secret in (*ids, *tokens) if secret in frames()]
        before_the_end = [
            raw for wire in wires for raw in wire.raw if '"kind":"over"' not in raw and str(seed) in raw
        ]
        assert before_the_end == []
        for path in ("/api/me", "/api/tables", f"/api/tables/{table_id}/record", "/health", "/openapi.json"):
            response = await people[0].http.get(path)
            assert not [
                secret for secret in (*ids, *tokens) if secret in response.text + str(response.headers)
            ]
        figures = (await people[0].http.get("/metrics")).text
    await served.crash()
    served = await serve()
    secrets = (*NAMES[:2], SPEECH, *ids, *tokens, str(seed))
    assert not [secret for secret in secrets if secret in figures + written.getvalue()]
    assert table_id not in figures
    for label in re.findall(r'(?:kind|answer|code)="([^"]*)"', figures):
        assert re.fullmatch(r"[a-z-]+", label)
    lines = [json.loads(line) for line in written.getvalue().splitlines() if line.startswith("{")]
    assert lines
    assert {key for line in lines if "event" in line for key in line} <= ALLOWED


async def test_a_mistake_of_ours_is_logged_without_its_values(
    serve: Serve, written: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host = await served.person(NAMES[0])
    table_id = await host.open_table()

    def broken(*facts: Any) -> None:
        raise RuntimeError(f"{SPEECH} {host.token}")

    async with host.at(table_id) as wire:
        monkeypatch.setattr("tablee.server.actor.decide", broken)
        assert await wire.refused("chat", text=SPEECH) == "mistake"
        monkeypatch.undo()
        await wire.do("chat", text="goes on")
    monkeypatch.setattr(served.house.store, "listed", broken)
    assert (await host.http.get("/api/tables")).status_code == 500
    monkeypatch.setattr(served.house.keeper, "find", broken)
    async with host.at(table_id, listens=False) as wire:
        assert await wire.ended() == "going-down"
    logged = written.getvalue()
    assert logged.count('"mistake"') == 3
    assert SPEECH not in logged
    assert host.token not in logged
    assert "broken:" in logged
