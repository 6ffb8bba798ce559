"""Where bots think: in processes of their own, of which one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator

import pytest

from tablee.server.think import Thinkers
from tablee.table import Question, Thought, question, think
from tests.server.conftest import Serve
from tests.server.desk import wait_for
from tests.table.desk import Desk


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Return a process in which bots think."""
    made = Thinkers(1)
    await made.warm_up()
    yield made
    made.close()


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    """Return what bots are asked at the beginning of a match."""
    table = Desk("six-qui-prend", ("ana",), bot="sensible", players=4).start().table
    return [question(table, seat, "sensible") for seat in (1, 2, 3)]


def process_of(thinkers: Thinkers) -> int:
    """Return the number of the process."""
    (pid,) = thinkers._pool._processes
    return int(pid)


async def test_a_dead_process_is_replaced_and_asked_again(
    thinkers: Thinkers, questions: list[Question]
) -> None:
    expected = {question.seat: question.answer() for question in questions}
    assert await thinkers.ask(questions) == expected
    first = process_of(thinkers)
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    assert await asyncio.gather(*(thinkers.ask(questions) for _ in range(3))) == [expected] * 3
    assert process_of(thinkers) != first


async def test_the_loop_goes_on_while_bots_think(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the process stands still for a while, nothing else does."""
    pid = process_of(thinkers)
    os.kill(pid, signal.SIGSTOP)
    try:
        asked = asyncio.create_task(thinkers.ask([]))
        begin, turns = time.monotonic(), 0
        while time.monotonic() - begin < 0.2:
            await asyncio.sleep(0)
            turns += 1
        assert turns > 20
        assert not asked.done()
    finally:
        os.kill(pid, signal.SIGCONT)
    assert await asked == {}


async def test_bots_at_a_table_think_in_a_process_and_its_death_stops_no_match(serve: Serve) -> None:
    served = await serve(real_thinkers=True)
    host = await served.person()
    table_id = await host.open_table("the-game", options={"players": 3}, bots="sensible")
    async with host.at(table_id) as wire:
        await wire.do("start")
        os.kill(process_of(served.house.thinkers), signal.SIGKILL)
        await wire.until(lambda: any(event.get("by") == "bot" for event in wire.events))
        seq = wire.seq
        os.kill(process_of(served.house.thinkers), signal.SIGKILL)
        await wire.act("start")
        while wire.view["seat"] == 0:
            legal = [action for action in wire.view["legal"] if ">" in action or action == "end"]
            answer = await wire.act(legal[-1])
            await wire.until(lambda answer=answer: wire.seq >= answer["seq"])
        await wire.until(
            lambda: any(event.get("by") == "bot" and event["seq"] > seq for event in wire.events)
        )


async def test_what_is_thought_off_the_table_is_what_the_table_would_think(
    thinkers: Thinkers, questions: list[Question]
) -> None:
    table = Desk("six-qui-prend", ("ana",), bot="sensible", players=4).start().table
    answers = await thinkers.ask(questions)
    assert answers == {seat: think(table, seat, "sensible") for seat in (1, 2, 3)}


async def test_an_answer_that_comes_late_replaces_no_newer_one(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another bot sits down while the first still thinks: with several processes the first may answer last."""
    served = await serve()
    host = await served.person()
    table_id = await host.open_table("six-qui-prend", bots="random")
    asked: list[tuple[list[Question], asyncio.Future[dict[int, Thought]]]] = []

    async def ask(questions: list[Question]) -> dict[int, Thought]:
        asked.append((questions, asyncio.get_running_loop().create_future()))
        return await asked[-1][1]

    monkeypatch.setattr(served.house.keeper.services.thinkers, "ask", ask)
    async with host.at(table_id) as wire:
        await wire.do("start")
        await wait_for(lambda: len(asked) == 1)
        await wire.do("seat-bot", seat=1, bot="sensible")
        await wait_for(lambda: len(asked) == 2)
        assert [questions[0].bot for questions, _ in asked] == ["random", "sensible"]
        action, _ = asked[1][0][0].answer()
        asked[1][1].set_result({1: (action, 3_600_000)})
        await wire.do("chat", text="the newer one is known")
        asked[0][1].set_result({1: (action, 0)})
        for number in range(3):
            await wire.do("chat", text=f"still {number}")
        assert not any(event.get("by") == "bot" for event in wire.events)
        served.jump(3_600_000)
        await wire.until(lambda: any(event.get("by") == "bot" for event in wire.events))


async def test_when_no_process_lives_long_the_table_stays_as_it_is(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table("six-qui-prend", bots="random")
    asked = 0
    ask = served.house.keeper.services.thinkers.ask

    async def fails_once(questions: list[Question]) -> object:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise RuntimeError("no process")
        return await ask(questions)

    monkeypatch.setattr(served.house.keeper.services.thinkers, "ask", fails_once)
    async with host.at(table_id) as wire:
        await wire.do("start")
        await wait_for(lambda: asked)
        await wire.do("chat", text="still here")
        await wire.until(lambda: wire.view["chosen"][1])
