"""A server that ends without a word, at every point of a match, and one that goes on from the log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tablee
from tests.faults.soak import lasting
from tests.server.conftest import Serve
from tests.server.desk import Person, Served, Wire, play_all, seated, wait_for

OPTIONS: dict[str, dict[str, Any]] = {
    "face-to-face": {},
    "six-qui-prend": {"players": 2, "until": 25},
    "the-mind": {"players": 2},
}


def in_turn(wires: list[Wire]) -> bool:
    """Somebody has laid a card of a turn that goes on."""
    return bool(wires[0].view["laid"])


def one_has_chosen(wires: list[Wire]) -> bool:
    """One of both has chosen a card, and the other has not."""
    return sum(wires[0].view["chosen"]) == 1


def a_row_is_chosen(wires: list[Wire]) -> bool:
    """Somebody has to choose a row."""
    return bool(wires[0].view["phase"] == "row")


def in_focus(wires: list[Wire]) -> bool:
    """One of both is ready."""
    return sum(wires[0].view["ready"]) == 1


def in_play(wires: list[Wire]) -> bool:
    """Play has begun."""
    return bool(wires[0].view["phase"] == "play")


Moment = Callable[[list[Wire]], bool]
MOMENTS: dict[str, tuple[Moment, ...]] = {
    "the-game": (in_turn,),
    "the-game-extreme": (in_turn,),
    "face-to-face": (in_turn,),
    "six-qui-prend": (one_has_chosen, a_row_is_chosen),
    "the-mind": (in_focus, in_play),
}


async def told(people: list[Person], looker: Person, table_id: str) -> list[tuple[Any, Any]]:
    """Return what each person is told who comes for the first time."""
    found = []
    for person in (*people, looker):
        async with person.at(table_id) as wire:
            found.append((lasting(wire.table), wire.view))
    return found


@pytest.mark.parametrize("game", tablee.games())
async def test_a_match_goes_on_after_a_crash_at_any_moment(serve: Serve, game: str) -> None:
    served = await serve()
    people = await served.people("Ana", "Bo")
    looker = await served.person("Cleo")
    table_id = await people[0].open_table(game, options=OPTIONS.get(game, {"players": 2}))
    random = Random(game)

    async def after_a_crash(served: Served, wires: list[Wire]) -> Served:
        """Crash and start anew; everything is as it was, whoever asks."""
        last = max(wire.seq or 0 for wire in wires)
        for wire in wires:
            await wire.until(lambda wire=wire: wire.seq == last)
        before = await told(people, looker, table_id)
        log = await served.log_of(table_id)
        await served.crash()
        served = await serve()
        for person in (*people, looker):
            person.go_to(served)
        assert (await served.log_of(table_id))[: len(log)] == log
        assert await told(people, looker, table_id) == before
        async with people[0].at(table_id, last=last, listens=False) as wire:
            await wire.until(lambda: wire.frames)
            assert wire.frames[0]["type"] == "events"
            assert {event["kind"] for event in wire.frames[0]["events"]} <= {"away", "back"}
        return served

    async with seated(people, table_id) as wires:
        served = await after_a_crash(served, wires)
    async with seated(people, table_id, joins=False) as wires:
        await wires[0].do("start")
        served = await after_a_crash(served, wires)
    for moment in MOMENTS[game]:
        async with seated(people, table_id, joins=False) as wires:
            await play_until(wires, random, moment)
            served = await after_a_crash(served, wires)
    async with seated(people, table_id, joins=False) as wires:
        await play_all(wires, random)
        assert wires[0].phase == "over"
        served = await after_a_crash(served, wires)
    record = await people[0].http.get(f"/api/tables/{table_id}/record")
    assert record.status_code == 200
    async with seated(people, table_id, joins=False) as wires:
        await wires[0].do("rematch")
        assert wires[0].table["match_number"] == 2


async def play_until(wires: list[Wire], random: Random, reached: Moment) -> None:
    """Take one legal action after the other until something is so."""
    async with asyncio.timeout(60):
        while not reached(wires):
            assert wires[0].phase == "playing", "it never came about"
            wire = random.choice(wires)
            moves = [action for action in wire.view["legal"] if " " not in action]
            careful = [action for action in moves if action not in ("stop", "star")] or moves
            if careful:
                answer = await wire.act(random.choice(careful))
                for one in wires:
                    await one.until(lambda one=one, answer=answer: one.seq >= answer["seq"])
            else:
                await asyncio.sleep(0)


async def test_bots_go_on_after_a_crash_with_nobody_there(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table("the-game", options={"players": 3}, bots="random", limit_ms=5_000)
    async with host.at(table_id) as wire:
        await wire.do("start")
        await play_until([wire], Random(1), lambda wires: wires[0].view["seat"] == 0)
        seq = wire.seq or 0
        await served.crash()
    served = await serve()
    host.go_to(served)
    await wait_for(lambda: table_id in served.house.keeper._actors)
    actor = served.actor(table_id)
    await wait_for(lambda: all(member.away for member in actor.table.here()))
    served.jump(6_000)  # the time of the person runs out too
    for _ in range(40):
        with contextlib.suppress(AssertionError):
            await wait_for(lambda: any(seat.bot and seat.waits_ms for seat in actor.table.seats), 0.05)
        served.jump(6_000)
        by = {
            event.payload["by"]
            for event in await served.log_of(table_id)
            if event.kind == "action" and event.seq > seq
        }
        if by >= {"bot", "time"}:
            break
    assert by >= {"bot", "time"}


async def test_a_time_limit_holds_over_a_crash(serve: Serve) -> None:
    served = await serve()
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(limit_ms=60_000)
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        deadlines = [seat["deadline"] for seat in wires[0].table["seats"]]
        assert None not in deadlines
        await served.crash()
    clock = served.clock
    clock.ahead_ms += 30_000
    served = await serve(clock=clock)
    for person in people:
        person.go_to(served)
    async with seated(people, table_id, joins=False) as wires:
        assert [seat["deadline"] for seat in wires[0].table["seats"]] == deadlines
        await asyncio.sleep(0.1)
        assert not any(wires[0].view["chosen"])
        served.jump(30_000)
        await wires[0].until(lambda: wires[0].view["last_turn"] or wires[0].view["phase"] == "row")
    actions = [event for event in await served.log_of(table_id) if event.kind == "action"]
    assert {event.payload["by"] for event in actions} == {"time"}
    assert min(event.at_ms for event in actions) >= min(deadlines)


async def test_a_lay_that_is_held_at_a_crash_has_not_happened_and_can_be_made_again(serve: Serve) -> None:
    served = await serve()
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        await play_until(wires, Random(1), in_play)
        low = min(wires, key=lambda wire: wire.view["hand"][0])
        card, phase = str(low.view["hand"][0]), low.table["match_phase"]
        text = {"kind": "act", "action": card, "phase": phase}
        await low.say({"type": "command", "id": "lay", "command": text})
        await wait_for(lambda: not served.actor(table_id)._real_time.is_empty)
        await served.crash()
        number = wires.index(low)
    served = await serve()
    for person in people:
        person.go_to(served)
    async with seated(people, table_id, joins=False) as wires:
        assert wires[number].view["hand"][0] == int(card)
        answer = await wires[number].ask("act", identity="lay", action=card, phase=phase)
        assert answer["answer"] in ("accepted", "refused")
        if answer["answer"] == "refused":
            assert answer["code"] == "too-late"
