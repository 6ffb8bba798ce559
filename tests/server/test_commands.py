"""Commands over the line: who may give which, many at once, too late, and in fair order."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tablee.server import actor
from tablee.server.errors import ServerRefusal
from tablee.table import COMMANDS, Draft
from tests.server.conftest import Serve
from tests.server.desk import Served, Wire, seated, wait_for

EVERY: dict[str, dict[str, Any]] = {
    "join": {"name": "Cleo"},
    "rename": {"name": "Dan"},
    "leave": {},
    "sit": {"seat": 0},
    "stand": {},
    "seat-bot": {"seat": 0, "bot": "random"},
    "remove-bot": {"seat": 1},
    "configure": {"pace": "slow"},
    "start": {},
    "act": {"action": "1"},
    "chat": {"text": "hello"},
    "host": {"member": 2},
    "kick": {"member": 1},
    "rematch": {},
}
HOST_ONLY = {kind for kind, command in COMMANDS.items() if command.host}


def test_every_command_is_tried() -> None:
    assert EVERY.keys() == COMMANDS.keys()


async def test_a_stranger_to_the_table_may_only_join(served: Served) -> None:
    host, stranger = await served.people("Ana", "Bo")
    table_id = await host.open_table(bots="random")
    async with host.at(table_id) as first, stranger.at(table_id) as wire:
        await first.do("start")
        await first.until(lambda: first.view["chosen"][1])
        before = served.actor(table_id).table.seq
        for kind in COMMANDS.keys() - {"join"}:
            assert await wire.refused(kind, **EVERY[kind]) == "not-here"
        assert wire.table["you"]["may"] == ["join"]
        for kind in ("", "draw", "__class__"):
            assert await wire.refused(kind) == "command-kind"
        assert await wire.refused("chat", text="x", seat=0) in ("not-here", "command-field-unknown")
        assert served.actor(table_id).table.seq == before


async def test_who_looks_on_may_do_little_while_others_play(served: Served) -> None:
    host, looker = await served.people("Ana", "Bo")
    table_id = await host.open_table(bots="random")
    async with host.at(table_id) as first, looker.at(table_id) as wire:
        await first.do("start")
        await wire.do("join", name="Bo")
        assert "act" not in wire.table["you"]["may"]
        assert wire.view["viewer"] is None
        for kind in HOST_ONLY:
            assert await wire.refused(kind, **EVERY[kind]) == "not-host"
        for action in first.view["hand"]:
            assert await wire.refused("act", action=str(action)) == "not-seated"
        assert await wire.refused("stand") == "not-seated"
        assert await wire.refused("sit", seat=0) == "seat-taken"
        assert await wire.refused("sit", seat=1) == "seat-taken"
        assert await wire.refused("sit", seat=2) == "unknown-seat"
        assert await wire.refused("sit", seat="0") == "command-field"
        assert await wire.refused("join", name="Bo") == "here-already"
        assert await wire.refused("rename", name="Аna") == "name-taken"  # the first letter is Cyrillic
        assert await wire.refused("act", action="1", pink=1) == "command-field-unknown"
        await wire.do("rename", name="Bob")
        await wire.do("chat", text="hello")
        await wire.do("leave")
        assert wire.table["you"]["member"] is None


async def test_what_the_rules_refuse_is_told_with_its_facts(served: Served) -> None:
    host = await served.person()
    table_id = await host.open_table("the-game", bots="random", pace="slow")
    async with host.at(table_id) as wire:
        await wire.do("start")
        before = wire.view
        for action in ("", "pink", "0", "2>nowhere", "x" * 5_000, "1" * 400):
            answer = await wire.act(action)
            assert answer["answer"] == "refused"
            assert answer["code"]
            assert isinstance(answer["facts"], dict)
        assert wire.view == before


async def test_ten_choices_at_once(served: Served) -> None:
    people = await served.people(*(f"Player {letter}" for letter in "ABCDEFGHIJ"))
    table_id = await people[0].open_table("six-qui-prend", options={"players": 10})
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        for _ in range(3):
            phase = wires[0].table["match_phase"]
            for wire in wires:
                await wire.until(lambda wire=wire, phase=phase: wire.table["match_phase"] >= phase)
            hands = [len(wire.view["hand"]) for wire in wires]
            answers = await asyncio.gather(*(wire.act(str(wire.view["hand"][0])) for wire in wires))
            assert {answer["answer"] for answer in answers} == {"accepted"}
            assert len({answer["seq"] for answer in answers}) == 10
            last = max(answer["seq"] for answer in answers)
            await wires[0].until(lambda last=last: wires[0].seq >= last)
            while wires[0].view["phase"] == "row":
                (seat,) = wires[0].view["to_act"]
                taker = wires[seat]
                await taker.until(lambda taker=taker: taker.view["phase"] == "row" and taker.view["legal"])
                answer = await taker.act(taker.view["legal"][0])
                assert answer["answer"] == "accepted"
                await wires[0].until(lambda answer=answer: wires[0].seq >= answer["seq"])
            for wire, count in zip(wires, hands, strict=True):
                await wire.until(lambda wire=wire: wire.seq == wires[0].seq)
                assert len(wire.view["hand"]) == count - 1
        told = [event for event in wires[1].events if event.get("kind") == "action"]
        hidden = [event for event in told if event["seat"] != 1 and event["action"] is None]
        assert len(hidden) >= 27


async def test_a_choice_for_a_turn_that_is_over_is_too_late(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(options={"players": 2}, pace="instant")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        stale = wires[0].table["match_phase"]
        hand = wires[0].view["hand"]
        for wire in wires:
            assert (await wire.act(str(wire.view["hand"][-1])))["answer"] == "accepted"
        await wires[0].until(lambda: wires[0].table["match_phase"] != stale)
        assert await wires[0].refused("act", action=str(hand[0]), phase=stale) == "too-late"


# --- real time ------------------------------------------------------------------------------------------------


async def to_play(wires: list[Wire]) -> None:
    """Let everybody at a table of The Mind be ready."""
    for wire in wires:
        await wire.until(lambda wire=wire: wire.phase == "playing" and wire.view["phase"] == "focus")
        answer = await wire.act("ready")
        assert answer["answer"] == "accepted", answer
        await wire.until(lambda wire=wire, answer=answer: wire.seq >= answer["seq"])
    for wire in wires:
        await wire.until(lambda wire=wire: wire.view["phase"] == "play")


async def test_a_lay_for_a_phase_that_is_over_costs_no_life(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        await to_play(wires)
        stale, lives = wires[0].table["match_phase"], wires[0].view["lives"]
        answer = await wires[1].act("stop")
        assert answer["answer"] == "accepted"
        await wires[0].until(lambda: wires[0].view["phase"] == "focus")
        higher = max(wires, key=lambda wire: wire.view["hand"][0])
        card = str(higher.view["hand"][0])
        assert await higher.refused("act", action=card, phase=stale) == "too-late"
        await to_play(wires)
        assert await higher.refused("act", action=card, phase=stale) == "too-late"
        assert higher.view["lives"] == lives


@pytest.mark.parametrize("slow", [0, 1])
async def test_lays_at_the_same_moment_come_in_the_order_of_their_cards(serve: Serve, slow: int) -> None:
    """Whoever has the slower line, and whoever's lay arrives first: nobody loses a life (M12)."""
    served = await serve()
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with AsyncExitStack() as stack:
        wires = [
            await stack.enter_async_context(person.at(table_id, echoes_after_s=0.16 if seat == slow else 0.0))
            for seat, person in enumerate(people)
        ]
        await wires[1].do("join", name="Bo")
        await wires[1].do("sit", seat=1)
        actor = served.actor(table_id)
        await wires[0].do("start")
        person = actor.table.members[slow + 1].person
        await wait_for(lambda: actor.viewers[person][0].trips.bound_ms >= 80)
        await to_play(wires)
        lives = wires[0].view["lives"]
        low, high = sorted(wires, key=lambda wire: wire.view["hand"][0])
        pressed = served.clock()
        first = asyncio.create_task(
            high.act(str(high.view["hand"][0]), seen=high.seq, pressed_at=pressed + 5)
        )
        await wait_for(lambda: not actor._real_time.is_empty)
        answers = [
            await low.act(str(low.view["hand"][0]), seen=low.seq, pressed_at=pressed),
            await first,
        ]
        assert [answer["answer"] for answer in answers] == ["accepted", "accepted"], answers
        assert answers[0]["seq"] < answers[1]["seq"]
        await wires[0].until(lambda: wires[0].seq >= answers[1]["seq"])
        assert wires[0].view["lives"] == lives
        assert wires[0].view["level"] == 2
        kept = [event.payload["press"] for event in await served.log_of(table_id) if "press" in event.payload]
        assert len(kept) >= 2
        assert all(press["effective"] <= press["received"] for press in kept)


async def test_a_lay_that_is_sent_twice_is_laid_once(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-mind")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        await to_play(wires)
        low = min(wires, key=lambda wire: wire.view["hand"][0])
        command = {"kind": "act", "action": str(low.view["hand"][0]), "phase": low.table["match_phase"]}
        for _ in range(3):
            await low.say({"type": "command", "id": "once", "command": command})
        await low.until(lambda: low.answers[-1]["id"] == "once")
        again = await low.ask("act", identity="once", action="1")
        assert again["answer"] == "duplicate"
        laid = [event for event in await served.log_of(table_id) if event.payload.get("command") == "once"]
        assert [event.seq for event in laid] == [again["seq"]]


async def test_the_same_card_again_under_another_id_is_refused(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-game", options={"players": 2})
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        assert (await wires[0].act("start"))["answer"] == "accepted"
        await wires[0].until(lambda: wires[0].view["seat"] == 0)
        action = next(text for text in wires[0].view["legal"] if ">" in text)
        assert (await wires[0].act(action))["answer"] == "accepted"
        assert (await wires[0].act(action))["code"] == "not-in-hand"


async def test_a_refusal_within_a_refusal_is_in_the_language_of_the_line(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refusals go over a line as code and facts, which its client says; a fact that is a refusal is a sentence."""
    inner = ServerRefusal("no-table")

    def refuse(*_: object) -> list[Draft]:
        raise ServerRefusal("storage-down", reason=inner)

    monkeypatch.setattr(actor, "decide", refuse)
    person = await served.person("Ana")
    table_id = await person.open_table()
    for chosen, hello, spoken in (
        (None, None, "en"),
        (None, "fr", "fr"),
        ("fr", None, "fr"),
        ("fr", "en", "en"),
    ):
        if chosen is not None:
            await person.http.put("/api/me", json={"language": chosen})
        async with person.at(table_id, language=hello) as wire:
            answer = await wire.ask("stand")
            assert (answer["code"], answer["facts"]) == ("storage-down", {"reason": inner.sentence(spoken)})


async def test_two_people_who_want_one_seat(served: Served) -> None:
    host, *others = await served.people("Ana", "Bo", "Cleo")
    table_id = await host.open_table()
    async with seated([host], table_id), AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(person.at(table_id)) for person in others]
        for person, wire in zip(others, wires, strict=True):
            await wire.do("join", name=person.name)
        answers = await asyncio.gather(*(wire.ask("sit", seat=1) for wire in wires))
        assert sorted(answer["answer"] for answer in answers) == ["accepted", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "seat-taken"}


async def test_spectators_are_limited(serve: Serve) -> None:
    """Whoever looks on without a seat counts, whether they have joined or not; members get back in."""
    served = await serve(spectators=1)
    host, one, two = await served.people("Ana", "Bo", "Cleo")
    table_id = await host.open_table()
    async with one.at(table_id), two.at(table_id, listens=False) as second:
        assert await second.ended() == "too-many"
        assert second.bye is not None
        assert second.bye["facts"] == {"code": "spectators-full", "allowed": 1}
        async with host.at(table_id) as seat, one.at(table_id) as tab:
            await tab.do("chat" if "chat" in tab.table["you"]["may"] else "join", name="Bo")
            await seat.do("stand")
        async with host.at(table_id):
            pass
    await wait_for(lambda: not served.actor(table_id).viewers)
    async with two.at(table_id) as second:
        await second.do("join", name="Cleo")


async def test_the_lobby_counts_everybody_who_looks_on(served: Served) -> None:
    host, one, two = await served.people("Ana", "Bo", "Cleo")
    table_id = await host.open_table(listed=True)

    async def told() -> int:
        (table,) = (await host.http.get("/api/tables")).json()
        return int(table["spectators"])

    assert await told() == 0
    async with host.at(table_id), one.at(table_id) as first, one.at(table_id), two.at(table_id):
        assert await told() == 2
        await first.do("join", name="Bo")
        assert await told() == 2
        await first.do("sit", seat=1)
        assert await told() == 1
