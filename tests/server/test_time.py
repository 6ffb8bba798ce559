"""A wall clock that is set back or ahead: bots, deadlines and the end of empty tables come when they should."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.server import keeper as keepers
from tablee.server.clock import Clock, Time
from tests.server import desk
from tests.server.conftest import Serve
from tests.server.desk import seated, wait_for

HOUR_MS = 3_600_000


def test_a_clock_goes_by_the_steady_one_whatever_the_wall_says() -> None:
    wall, steady = [1_000_000], [500]
    clock = Clock(Time(lambda: wall[0], lambda: steady[0]))
    for set_ms in (-HOUR_MS, HOUR_MS, -2 * HOUR_MS, 0):
        wall[0] = 1_000_000 + set_ms
        steady[0] += 10
        assert clock() == 1_000_000 + steady[0] - 500


def test_a_clock_is_never_behind_the_log() -> None:
    clock = Clock(Time(lambda: 1_000, lambda: 0))
    clock.reach(5_000)
    assert clock() == 5_000
    clock.reach(2_000)
    assert clock() == 5_000


@pytest.mark.parametrize("set_ms", [-HOUR_MS, HOUR_MS])
async def test_a_wall_clock_that_is_set_changes_no_wait(serve: Serve, set_ms: int) -> None:
    """In a real server: a bot answers soon, and a person who still has time is not acted for."""
    clock = desk.Clock()
    served = await serve(clock=clock)
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(
        options={"players": 3}, limit_ms=600_000, pace="slow", bots="random"
    )
    async with people[0].at(table_id) as wire:
        await wire.do("remove-bot", seat=1)
        async with people[1].at(table_id) as other:
            await other.do("join", name="Bo")
            await other.do("sit", seat=1)
            await wire.do("start")
            clock.set_ms = set_ms
            await wire.until(lambda: wire.view["chosen"][2])
            await wire.do("chat", text="before")
            assert [event.get("by") for event in wire.events if event["kind"] == "action"] == ["bot"]
            served.jump(600_000)
            await wire.until(lambda: sum(event.get("by") == "time" for event in wire.events) >= 2)
    stamps = [event.at_ms for event in await served.log_of(table_id)]
    assert stamps == sorted(stamps)
    assert stamps[-1] - stamps[0] < 650_000


async def test_a_table_in_memory_again_goes_on_from_its_log(serve: Serve) -> None:
    """A server that starts while the clock is an hour behind: nobody waits for an hour."""
    clock = desk.Clock()
    served = await serve(clock=clock)
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(limit_ms=600_000)
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
    await served.crash()
    late = desk.Clock()
    late.set_ms = -HOUR_MS
    served = await serve(clock=late)
    await wait_for(lambda: table_id in served.house.keeper._actors)
    served.jump(600_000)
    actor = served.actor(table_id)
    await wait_for(lambda: actor.table.match is not None and actor.table.match.action_count >= 2)
    stamps = [event.at_ms for event in await served.log_of(table_id)]
    assert stamps == sorted(stamps)


async def test_a_table_asleep_wakes_in_time_whatever_the_wall_says(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "SWEEP_S", 0.02)
    clock = desk.Clock()
    served = await serve(clock=clock, asleep_s=0.0)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id):
        pass
    await wait_for(lambda: table_id not in served.house.keeper._actors)
    clock.set_ms = -HOUR_MS
    served.jump(9 * 60_000)
    assert (await served.log_of(table_id))[-1].kind == "away"
    served.jump(61_000)
    await wait_for(lambda: table_id not in served.house.keeper._asleep)

    async def is_closed() -> bool:
        return (await served.log_of(table_id))[-1].kind == "closed"

    for _ in range(500):
        if await is_closed():
            break
        await desk.asyncio.sleep(0.01)
    assert await is_closed()


async def test_the_server_s_time_is_told_by_the_table_s_clock(serve: Serve, tmp_path: Path) -> None:
    """A client reckons with the time that it is told: stamps, deadlines and pongs go by one clock."""
    clock = desk.Clock()
    served = await serve(clock=clock)
    host = await served.person()
    table_id = await host.open_table()
    clock.set_ms = HOUR_MS
    async with host.at(table_id) as wire:
        await wire.do("chat", text="hello")
        await wire.say({"type": "ping", "t": 1})
        pong = await wire.until(lambda: next((one for one in wire.frames if one["type"] == "pong"), None))
        assert 0 <= pong["now"] - wire.events[-1]["at"] < 60_000
