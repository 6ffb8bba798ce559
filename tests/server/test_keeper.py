"""Tables in memory and asleep in the log, and what time brings to them."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server import keeper as keepers
from tablee.server.keeper import is_table_id, new_table_id
from tests.server.conftest import Serve
from tests.server.desk import Served, seated, wait_for


@pytest.fixture(autouse=True)
def swept_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look after sleeping tables all the time."""
    monkeypatch.setattr(keepers, "SWEEP_S", 0.02)


def test_ids_are_long_and_never_the_same() -> None:
    ids = {new_table_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert all(is_table_id(one) for one in ids)
    assert not any(is_table_id(wrong) for wrong in ("", "x", "0" * 12, "A" * 12, "a" * 13, "é" * 12))


async def asleep(served: Served, table_id: str) -> None:
    """Wait until a table has left the memory."""
    await wait_for(lambda: table_id not in served.house.keeper._actors)


async def test_a_table_that_nobody_looks_at_sleeps_and_wakes_for_who_comes(serve: Serve) -> None:
    served = await serve(asleep_s=0.0)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        await wire.do("chat", text="hello")
    await asleep(served, table_id)
    assert "tablee_tables 0.0" in served.house.metrics.page().decode()
    async with host.at(table_id) as wire:
        assert wire.frames[0]["recent"][-1]["kind"] in ("away", "back", "chat")
        await wire.do("chat", text="again")
        assert table_id in served.house.keeper._actors
    assert (await host.http.get(f"/api/tables/{table_id}/record")).status_code == 404


async def test_a_table_wakes_for_its_deadlines(serve: Serve) -> None:
    served = await serve(asleep_s=0.0)
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(limit_ms=600_000)
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
    await asleep(served, table_id)
    served.jump(600_000)
    await wait_for(lambda: table_id in served.house.keeper._actors)
    actor = served.actor(table_id)
    await wait_for(lambda: actor.table.match is not None and actor.table.match.action_count >= 2)
    assert {event.payload["by"] for event in await served.log_of(table_id) if event.kind == "action"} == {
        "time"
    }


async def test_a_table_that_stays_empty_closes_awake_or_asleep(serve: Serve) -> None:
    for asleep_s in (0.0, 3_600.0):
        served = await serve(asleep_s=asleep_s)
        host = await served.person()
        table_id = await host.open_table(listed=True)
        async with host.at(table_id):
            pass
        if not asleep_s:
            await asleep(served, table_id)
        else:
            actor = served.actor(table_id)
            await wait_for(lambda actor=actor: actor.table.empty_ms)
        served.jump(11 * 60_000)

        async def is_closed(served: Served = served, table_id: str = table_id) -> bool:
            return (await served.log_of(table_id))[-1].kind == "closed"

        async with asyncio.timeout(20):
            while not await is_closed():
                await asyncio.sleep(0.01)
        assert (await host.http.get("/api/tables")).json() == []
        async with host.at(table_id) as wire:
            assert wire.phase == "closed"
        await served.stop()


async def test_a_table_of_a_match_is_kept_for_a_day(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table("the-game", options={"players": 1})
    async with host.at(table_id) as wire:
        await wire.do("start")
    actor = served.actor(table_id)
    await wait_for(lambda: actor.table.empty_ms)
    served.jump(23 * 3_600_000)
    async with host.at(table_id) as wire:
        assert wire.phase == "playing"
    await wait_for(lambda: actor.table.empty_ms)
    served.jump(25 * 3_600_000)
    await wait_for(lambda: actor.table.phase == "closed")


async def test_tables_that_were_closed_are_not_made_again_at_a_start(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    closed, kept = await host.open_table(), await host.open_table()
    for table_id in (closed, kept):
        async with host.at(table_id):
            pass
    await wait_for(lambda: all(served.actor(one).table.empty_ms for one in (closed, kept)))
    async with host.at(kept):
        served.jump(11 * 60_000)
        await wait_for(lambda: served.actor(closed).table.phase == "closed")
    await served.crash()
    served = await serve()
    await wait_for(lambda: kept in served.house.keeper._actors)
    assert closed not in served.house.keeper._actors


async def test_many_who_ask_for_a_sleeping_table_get_the_same(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    await served.crash()
    served = await serve()
    keeper = served.house.keeper
    found = await asyncio.gather(*(keeper.find(table_id) for _ in range(20)))
    assert len({id(actor) for actor in found}) == 1
    assert keeper._doors == {}
