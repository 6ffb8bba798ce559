"""The Mind at a server: nothing that can be seen from outside tells of an act that is held, and it delays nobody (M12)."""

from __future__ import annotations

import json
from typing import Any

from tests.server.conftest import Serve
from tests.server.desk import Clock, Person, Served, Wire, seated, wait_for

NOW_MS = 1_800_000_000_000


async def to_play(wires: list[Wire]) -> None:
    """Let everybody be ready."""
    for wire in wires:
        await wire.until(lambda wire=wire: wire.phase == "playing" and wire.view["phase"] == "focus")
        assert (await wire.act("ready"))["answer"] == "accepted"
    for wire in wires:
        await wire.until(lambda wire=wire: wire.view["phase"] == "play")


async def figures(person: Person) -> list[str]:
    """Return the server's figures of commands and events."""
    page = (await person.http.get("/metrics")).text
    told = (
        "tablee_events_total",
        "tablee_commands_total",
        "tablee_refusals_total",
        "tablee_append_seconds_count",
    )
    return [line for line in page.splitlines() if line.startswith(told)]


async def look(person: Person, wire: Wire, table_id: str) -> list[Any]:
    """Return all that a person can learn of a table in play without changing anything."""
    card = next(number for number in range(1, 101) if number not in wire.view["hand"])
    found: list[Any] = []
    for kind, facts in (
        ("act", {"action": str(card)}),
        ("act", {"action": "ready"}),
        ("act", {"action": "no-star"}),
        ("act", {"action": "no-such-action"}),
        ("act", {"action": str(wire.view["hand"][0]), "phase": 1}),
        ("chat", {"text": "anybody there?"}),
        ("join", {"name": "Again"}),
        ("sit", {"seat": 0}),
        ("kick", {"member": 99}),
        ("no-such-command", {}),
    ):
        answer = await wire.ask(kind, **facts)
        found.append({key: value for key, value in answer.items() if key != "id"})
    count = sum(one["type"] == "pong" for one in wire.frames)
    await wire.say({"type": "ping", "t": 1.0})
    await wire.until(lambda: sum(one["type"] == "pong" for one in wire.frames) > count)
    async with person.at(table_id) as second:
        found.append(second.frames[0])
    async with person.at(table_id, last=wire.seq) as third:
        found.append(third.frames[0])
    for path in ("/health", "/api/tables", f"/api/tables/{table_id}/record"):
        response = await person.http.get(path)
        found.append((response.status_code, response.text))
    found.append((wire.seq, wire.table, wire.view, len(wire.events)))
    return json.loads(json.dumps(found))


async def held_by(served: Served, wire: Wire, table_id: str, action: str) -> None:
    """Let somebody act, and wait until that is held."""
    phase = wire.table["match_phase"]
    command = {"kind": "act", "action": action, "phase": phase}
    await wire.say({"type": "command", "id": "held", "command": command})
    await wait_for(lambda: not served.actor(table_id)._real_time.is_empty)


async def test_nothing_tells_of_what_is_held(serve: Serve) -> None:
    """The clock stands still, so what is held stays held: everything else is answered, and is as it was."""
    served = await serve(clock=Clock(frozen_ms=NOW_MS))
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind", listed=True)
    async with seated(people, table_id) as (ana, bo):
        await ana.do("start")
        await to_play([ana, bo])
        before = await look(people[0], ana, table_id)
        numbers = await figures(people[0])
        await held_by(served, bo, table_id, str(bo.view["hand"][0]))
        assert await figures(people[0]) == numbers
        assert await look(people[0], ana, table_id) == before
        assert bo.answers[-1]["id"] != "held"
        served.jump(200)
        await bo.until(lambda: bo.answers[-1]["id"] == "held")
        assert bo.answers[-1]["answer"] == "accepted"
        await ana.until(lambda: ana.seq >= bo.answers[-1]["seq"])


async def test_what_is_held_delays_no_other_command(serve: Serve) -> None:
    """Presence, names and who is host are changed at once, and the log tells of them before what is held."""
    served = await serve(clock=Clock(frozen_ms=NOW_MS))
    people = await served.people("Ana", "Bo")
    looker = await served.person("Cleo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as (ana, bo), looker.at(table_id) as cleo:
        await ana.do("start")
        await to_play([ana, bo])
        await held_by(served, bo, table_id, str(bo.view["hand"][0]))
        await cleo.do("join", name="Cleo")
        await ana.do("rename", name="Anna")
        await ana.do("host", member=2)
        await cleo.do("leave")
        assert bo.answers[-1]["id"] != "held"
        served.jump(200)
        await bo.until(lambda: bo.answers[-1]["id"] == "held")
    kinds = [event.kind for event in await served.log_of(table_id)]
    place = [event.payload.get("command") for event in await served.log_of(table_id)].index("held")
    assert max(kinds.index(kind) for kind in ("renamed", "left")) < place


async def test_who_leaves_a_hand_is_answered_when_that_is_ruled(serve: Serve) -> None:
    served = await serve(clock=Clock(frozen_ms=NOW_MS))
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as (ana, bo):
        await ana.do("start")
        await to_play([ana, bo])
        await bo.say({"type": "command", "id": "gone", "command": {"kind": "leave"}})
        await wait_for(lambda: not served.actor(table_id)._real_time.is_empty)
        assert await ana.refused("act", action="ready") == "not-in-focus"
        assert [answer for answer in bo.answers if answer["id"] == "gone"] == []
        served.jump(200)
        await bo.until(lambda: any(answer["id"] == "gone" for answer in bo.answers))
        await ana.until(lambda: ana.view["phase"] == "focus")


async def test_the_answer_to_what_is_held_comes_to_the_line_that_asks_again(serve: Serve) -> None:
    """A line may break while an act is held: the same command through another one is the same act."""
    served = await serve(clock=Clock(frozen_ms=NOW_MS))
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as (ana, bo):
        await ana.do("start")
        await to_play([ana, bo])
        card, phase = str(bo.view["hand"][0]), bo.table["match_phase"]
        await held_by(served, bo, table_id, card)
        async with people[1].at(table_id) as again:
            bo.cut()
            assert again.view["hand"] == [int(card)]
            command = {"kind": "act", "action": card, "phase": phase}
            await again.say({"type": "command", "id": "held", "command": command})
            await again.say({"type": "ping", "t": 2.0})
            await again.until(lambda: any(one["type"] == "pong" for one in again.frames))
            served.jump(200)
            await again.until(lambda: again.answers)
            assert again.answers[-1]["answer"] == "accepted"
    laid = [event for event in await served.log_of(table_id) if event.payload.get("action") == card]
    assert len(laid) == 1
