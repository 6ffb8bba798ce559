"""The socket of a table: hello and goodbye, what is told, and who is dropped."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server import sockets
from tablee.server.settings import Settings
from tests.faults.soak import lasting
from tests.server.conftest import Serve
from tests.server.desk import Clock, Person, Served, play_all, seated, wait_for

HELLO = {"type": "hello", "version": 1}
NOTHING = "222222222222"


@pytest.fixture
async def host(served: Served) -> Person:
    """Return somebody who can open a table."""
    return await served.person("Ana")


# --- hello ----------------------------------------------------------------------------------------------------


BAD_HELLOS = [
    {"type": "hello", "version": 2},
    {"type": "hello", "version": "1"},
    {"type": "hello", "version": 1, "last": -1},
    {"type": "hello", "version": 1, "pink": True},
    {"type": "hello"},
    {"type": "ping", "t": 1},
    {"type": "command", "id": "1", "command": {"kind": "start"}},
    {"type": "snapshot"},
    {},
    "",
    "nonsense",
    "[]",
    "null",
    '{"type": "hello", "version": 1' + " " * 7_000,
    "[" * 5_000,
]


async def test_a_bad_hello_ends_the_line(host: Person) -> None:
    table_id = await host.open_table()
    for message in BAD_HELLOS:
        async with host.line(table_id) as wire:
            await wire.say(message)
            assert await wire.ended() == "bad-hello", message
            assert wire.seq is None


async def test_bytes_that_are_json_are_read_as_text(host: Person) -> None:
    async with host.line(await host.open_table()) as wire:
        await wire.socket.send(json.dumps(HELLO).encode())
        await wire.until(lambda: wire.seq)


async def test_bytes_that_are_none_end_the_line(host: Person) -> None:
    async with host.line(await host.open_table()) as wire:
        await wire.socket.send(b"\xff\xfe\x00")
        assert await wire.ended() == "bad-hello"


async def test_a_stranger_is_told_to_take_a_name(served: Served, host: Person) -> None:
    table_id = await host.open_table()
    stranger = await served.person(None)
    async with stranger.line(table_id) as wire:
        assert await wire.ended() == "bad-hello"
        assert wire.bye is not None
        assert wire.bye["facts"] == {"code": "guest-missing"}


async def test_a_table_that_is_not_there(host: Person) -> None:
    for table_id in (NOTHING, "x", "0" * 12, "%2e%2e"):
        async with host.line(table_id) as wire:
            await wire.say(HELLO)
            assert await wire.ended() == "no-table"


async def test_another_site_s_page_gets_no_line(host: Person) -> None:
    table_id = await host.open_table()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as caught:
            async with host.line(table_id, origin=origin):
                pass
        assert caught.value.response.status_code == 403


async def test_who_says_no_hello_is_dropped(host: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_S", 0.1)
    async with host.line(await host.open_table()) as wire:
        assert await wire.ended() == "silent"


# --- what a client says ---------------------------------------------------------------------------------------


BAD_MESSAGES = [
    "nonsense",
    {"type": "shout"},
    {"type": "command", "id": "1"},
    {"type": "command", "id": "", "command": {}},
    {"type": "command", "id": "x" * 41, "command": {}},
    {"type": "command", "id": "a\x00b", "command": {"kind": "chat", "text": "hello"}},
    {"type": "command", "id": "1", "command": []},
    {"type": "command", "id": "1", "command": {}, "seat": 0},
    {"type": "echo", "n": "1"},
    {"type": "ping", "t": "now"},
    '{"type": "ping", "t": NaN}',
]


async def test_a_message_that_is_none_ends_the_line(host: Person) -> None:
    table_id = await host.open_table()
    for message in BAD_MESSAGES:
        async with host.at(table_id) as wire:
            await wire.say(message)
            assert await wire.ended() == "bad-hello", message


async def test_a_message_that_is_too_long_ends_the_line(host: Person) -> None:
    async with host.at(await host.open_table()) as wire:
        await wire.say({"type": "command", "id": "1", "command": {"kind": "chat", "text": "x" * 9_000}})
        await wire.ended()
        assert wire.socket.close_code == 1009


async def test_who_says_too_much_at_once_is_dropped(serve: Serve) -> None:
    served = await serve(messages_per_second=0.001, messages_burst=5)
    person = await served.person()
    async with person.at(await person.open_table()) as wire:
        for n in range(6):
            await wire.say({"type": "ping", "t": n})
        assert await wire.ended() == "rate"


async def test_sockets_of_a_guest_and_of_an_address_are_limited(serve: Serve) -> None:
    for setting in ("sockets_per_guest", "sockets_per_address"):
        served = await serve(**{setting: 1})
        person = await served.person()
        table_id = await person.open_table()
        async with person.at(table_id) as first, person.at(table_id, listens=False) as second:
            assert await second.ended() == "too-many"
            await first.do("chat", text="still here")
        async with person.at(table_id) as third:
            await third.do("chat", text="here again")


async def test_a_socket_counts_from_its_first_moment_on(serve: Serve) -> None:
    served = await serve(sockets_per_address=2)
    person, stranger = await served.person(), await served.person(None)
    table_id = await person.open_table()
    async with person.line(table_id) as silent, person.line(NOTHING):
        async with person.line(table_id) as third, stranger.line(table_id) as fourth:
            assert await third.ended() == "too-many"
            assert await fourth.ended() == "too-many"
        await silent.close()
        await wait_for(lambda: not served.house.sockets_of_address.is_full("127.0.0.1"))
        async with person.at(table_id) as wire:
            await wire.do("chat", text="here now")
    await wait_for(lambda: served.house.sockets_of_address.count("127.0.0.1") == 0)


async def test_far_more_sockets_than_an_address_may_have_are_told_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "TOLD_SO", 1)
    served = await serve(sockets_per_address=1)
    person = await served.person()
    table_id = await person.open_table()
    async with person.line(table_id):
        with pytest.raises(InvalidStatus) as caught:
            async with person.line(table_id):
                pass
        assert caught.value.response.status_code == 403


async def test_ping_and_pong(host: Person) -> None:
    async with host.at(await host.open_table()) as wire:
        await wire.say({"type": "ping", "t": 12.5, "got": 3})
        pong = await wire.until(lambda: next((one for one in wire.frames if one["type"] == "pong"), None))
        assert pong["t"] == 12.5
        assert abs(pong["now"] - time.time() * 1000) < 60_000


async def test_probes_measure_the_line_by_what_was_asked_only(serve: Serve) -> None:
    served = await serve()
    person = await served.person()
    table_id = await person.open_table("the-mind", options={"players": 2})
    async with person.at(table_id, echoes_after_s=0.05) as wire:
        (viewer,) = served.actor(table_id).viewers[served.actor(table_id).table.members[1].person]
        assert viewer.trips.bound_ms == 0
        for n in (-1, 999):
            await wire.say({"type": "echo", "n": n})
        await wire.until(lambda: any(one["type"] == "probe" for one in wire.frames))
        await wait_for(lambda: viewer.trips.bound_ms >= 25)


async def test_who_says_nothing_for_long_is_dropped(serve: Serve) -> None:
    served = await serve(silence_s=0.3)
    person = await served.person()
    async with person.at(await person.open_table(), echoes_after_s=None) as wire:
        assert await wire.ended() == "silent"


# --- what is told ---------------------------------------------------------------------------------------------


async def test_a_tail_or_a_snapshot_by_number(serve: Serve) -> None:
    served = await serve(tail=10)
    host, guest = await served.people("Ana", "Bo")
    table_id = await host.open_table(options={"players": 3}, bots="random")
    async with host.at(table_id) as wire:
        assert wire.frames[0]["type"] == "snapshot"
        for n in range(20):
            await wire.do("chat", text=f"line {n}")
        seq = wire.seq
        assert seq is not None
        for last, kind, count in (
            (None, "snapshot", None),
            (0, "snapshot", None),
            (seq + 1, "snapshot", None),
            (2**53, "snapshot", None),
            (seq - 11, "snapshot", None),
            (seq - 10, "events", 10),
            (seq - 1, "events", 1),
            (seq, "events", 0),
        ):
            async with guest.at(table_id, last=last, listens=False) as other:
                await other.until(lambda other=other: other.frames)
                first = other.frames[0]
                assert (first["type"], first["seq"]) == (kind, seq)
                assert first["table"]["id"] == table_id
                assert first["table"].keys() == wire.table.keys()
                if kind == "events":
                    assert first["view_whole"] is True
                    assert [event["seq"] for event in first["events"]] == list(
                        range(seq - count + 1, seq + 1)
                    )
                else:
                    assert first["recent"][-1]["text"] == "line 19"


async def test_only_changes_are_told_and_they_add_up(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    looker = await served.person("Cleo")
    table_id = await people[0].open_table("the-mind", options={"players": 2})
    async with seated(people, table_id) as wires, looker.at(table_id) as spectator:
        await wires[0].do("start")
        for number in range(2):
            await play_all(wires, Random(number))
            for person, wire in zip([*people, looker], [*wires, spectator], strict=True):
                await wire.until(lambda wire=wire: wire.seq == wires[0].seq and wire.phase == "over")
                async with person.at(table_id) as fresh:
                    assert lasting(fresh.table) == lasting(wire.table)
                    assert fresh.view == wire.view
                told = [one for one in wire.frames if one["type"] == "events"]
                assert any(one.get("view_whole") for one in told)
                assert sum("options" in one["table"] for one in told) <= 2
            await wires[0].do("rematch")
        assert spectator.view is None or spectator.view["viewer"] is None


async def test_who_changes_seats_is_told_the_whole_view(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-game", options={"players": 2})
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        hand = wires[1].view["hand"]
        assert hand
        await wires[1].do("stand")
        assert wires[1].view["viewer"] is None
        assert "hand" not in wires[1].view or wires[1].view["hand"] != hand
        assert str(hand) not in json.dumps(wires[1].view)
        await wires[1].do("sit", seat=1)
        assert wires[1].view["hand"] == hand
        assert [one for one in wires[1].frames if one["type"] == "events"][-1]["view_whole"]


# --- many lines -----------------------------------------------------------------------------------------------


async def test_two_tabs_are_one_member_and_both_are_told(served: Served, host: Person) -> None:
    table_id = await host.open_table()
    async with host.at(table_id) as one, host.at(table_id) as two:
        await one.do("chat", text="from one")
        await two.until(lambda: two.seq == one.seq)
        await two.do("chat", text="from two")
        await one.until(lambda: one.seq == two.seq)
        assert [event.get("text") for event in one.events][-2:] == ["from one", "from two"]
        assert len(one.table["members"]) == 1
        assert one.table["you"] == two.table["you"]
        await two.close()
        await one.do("chat", text="alone")
        assert not one.table["members"][0]["away"]
        assert not any(event.get("kind") == "away" for event in one.events)
    await wait_for(lambda: served.actor(table_id).table.members[1].away)


async def test_an_old_line_s_late_end_does_not_send_away_who_has_a_new_one(
    served: Served, host: Person
) -> None:
    other = await served.person("Bo")
    table_id = await host.open_table(options={"players": 2})
    async with seated([host, other], table_id) as (_, looker), host.line(table_id) as old:
        await old.say(HELLO)
        await old.until(lambda: old.seq)
        async with host.at(table_id, last=old.seq) as new:
            old.cut()
            await wait_for(lambda: old.is_closed)
            await new.do("chat", text="here")
            await looker.until(lambda: looker.seq == new.seq)
            assert not new.table["members"][0]["away"]
    events = await served.log_of(table_id)
    assert [event.kind for event in events].count("away") <= 2


async def test_a_line_that_breaks_marks_its_person_away_and_coming_back_undoes_it(
    served: Served, host: Person
) -> None:
    other = await served.person("Bo")
    table_id = await host.open_table(options={"players": 2})
    async with seated([host, other], table_id) as (first, looker):
        first.cut()
        await looker.until(lambda: looker.table["members"][0]["away"])
        assert looker.table["seats"][0]["away"]
        async with host.at(table_id) as again:
            await looker.until(lambda: not looker.table["members"][0]["away"])
            assert again.table["host"] == 1


async def test_a_line_that_is_soon_back_is_missed_by_nobody(serve: Serve) -> None:
    """A page loaded anew, a tunnel: the others' logs do not fill with it. Away is told after 15 s, since when it is so."""
    clock = Clock()
    served = await serve(clock=clock, away_s=Settings().away_s)
    host, other = await served.people("Ana", "Bo")
    table_id = await host.open_table(options={"players": 2})
    async with seated([host, other], table_id) as (first, looker):
        actor, before = served.actor(table_id), await served.log_of(table_id)
        await first.close()
        for _ in range(3):
            await wait_for(lambda: actor.viewer_count == 1)
            clock.ahead_ms += 14_000
            actor.pulse()
            async with host.at(table_id) as again:
                await again.do("chat", text="here")
        await wait_for(lambda: actor.viewer_count == 1)
        assert [event.kind for event in (await served.log_of(table_id))[len(before) :]] == ["chat"] * 3
        lost_ms = clock()
        clock.ahead_ms += 16_000
        await looker.until(lambda: looker.table["members"][0]["away"])
        assert abs(actor.table.members[1].since_ms - lost_ms) < 5_000


async def test_a_restart_that_everybody_outlasts_is_told_to_nobody(serve: Serve) -> None:
    clock = Clock()
    served = await serve(clock=clock, away_s=Settings().away_s)
    host, other = await served.people("Ana", "Bo")
    table_id = await host.open_table(options={"players": 2})
    async with seated([host, other], table_id) as (first, _):
        last = first.seq
        await served.crash()
    served = await serve(clock=clock, away_s=Settings().away_s)
    for person in (host, other):
        person.go_to(served)
    async with host.at(table_id) as first:
        assert first.seq == last
        clock.ahead_ms += 16_000
        await first.until(lambda: first.table["members"][1]["away"])  # who did not come back
        assert not first.table["members"][0]["away"]


async def test_who_never_reads_is_dropped_and_nobody_waits_for_them(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SEND_S", 0.5)
    served = await serve(queue=4)
    served.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # so that little fits between
    host, deaf = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    writer = await _deaf_line(served, deaf, table_id)
    try:
        async with host.at(table_id) as wire:
            text = "é" * 300
            slowest = 0.0
            actor = served.actor(table_id)
            await wait_for(lambda: actor.viewer_count == 2)
            for _ in range(5_000):
                begin = time.monotonic()
                await wire.do("chat", text=text)
                slowest = max(slowest, time.monotonic() - begin)
                if "too-slow" in served.house.metrics.page().decode():
                    break
            assert 'tablee_sockets_dropped_total{code="too-slow"} 1.0' in served.house.metrics.page().decode()
            assert actor.viewer_count == 1
            assert slowest < 5
    finally:
        writer.transport.abort()


async def test_who_takes_nothing_for_long_is_given_up(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_S", 0.3)
    served = await serve(queue=1_000_000)
    served.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    host, deaf = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    writer = await _deaf_line(served, deaf, table_id)
    try:
        async with host.at(table_id) as wire:
            actor = served.actor(table_id)
            await wait_for(lambda: actor.viewer_count == 2)
            for _ in range(5_000):
                await wire.do("chat", text="é" * 300)
                if actor.viewer_count == 1:
                    break
            assert actor.viewer_count == 1
    finally:
        writer.transport.abort()


async def _deaf_line(served: Served, person: Person, table_id: str) -> asyncio.StreamWriter:
    """Open a line, say hello and never read; with room for little on the way."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    raw.setblocking(False)
    host, port = served.address.removeprefix("http://").split(":")
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1_024)
    writer.write(
        f"GET /ws/{table_id} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: tablee_guest={person.token}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    data = json.dumps(HELLO).encode()
    writer.write(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)
    return writer


# --- goodbye --------------------------------------------------------------------------------------------------


async def test_who_is_sent_away_is_told_in_every_tab_and_may_not_come_back(served: Served) -> None:
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table(options={"players": 2})
    async with seated(people, table_id) as (host, guest), people[1].at(table_id) as tab:
        number = guest.table["you"]["member"]
        await host.do("kick", member=number)
        for line in (guest, tab):
            assert await line.ended() == "kicked"
            assert (line.events[-1]["kind"], line.events[-1]["member"]) == ("kicked", number)
            assert line.seq == host.seq
        async with people[1].at(table_id, listens=False) as again:
            assert await again.ended() == "kicked"
            assert again.seq is None
            assert again.bye is not None
            assert again.bye["facts"] == {"code": "sent-away"}


async def test_who_is_sent_away_in_a_match_sees_no_more_of_it(served: Served) -> None:
    """Not by another socket, not from the event seen last, and not its record; a bot has taken the hand."""
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-game", options={"players": 2})
    async with seated(people, table_id) as (host, guest):
        await host.do("start")
        seen = guest.seq
        await host.do("kick", member=guest.table["you"]["member"])
        assert await guest.ended() == "kicked"
        assert host.table["seats"][1]["kind"] == "bot"
        for last in (None, seen):
            async with people[1].at(table_id, last=last, listens=False) as again:
                assert await again.ended() == "kicked"
                assert [frame["type"] for frame in again.frames] == ["bye"]
        response = await people[1].http.get(f"/api/tables/{table_id}/record")
        assert (response.status_code, response.json()["error"]["code"]) == (403, "sent-away")
        stranger = await served.person("Cleo")
        async with stranger.at(table_id) as other:
            await other.do("join", name="Cleo")
            await host.do("remove-bot", seat=1)
            await other.until(lambda: other.seq == host.seq)
            assert "sit" not in other.table["you"]["may"]
            assert await other.refused("sit", seat=1) == "came-after-the-deal"


async def test_a_table_that_closes_says_so(serve: Serve) -> None:
    served = await serve()
    host, looker = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    async with host.at(table_id):
        pass
    async with looker.at(table_id) as wire:
        await wait_for(lambda: served.actor(table_id).table.empty_ms)
        served.jump(3_600_000)
        assert await wire.ended() == "closed"
        assert wire.events[-1]["kind"] == wire.phase == "closed"
    async with host.at(table_id, listens=False) as wire:
        await wire.until(lambda: wire.frames)
        assert wire.phase == "closed"
        assert await wire.refused("chat", text="hello") == "table-closed"


async def test_a_server_that_goes_down_says_goodbye(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    async with host.at(await host.open_table()) as wire:
        await served.stop()
        assert await wire.ended() == "going-down"


# --- the same command again -----------------------------------------------------------------------------------


async def test_the_same_command_again_is_answered_with_the_first_answer(serve: Serve) -> None:
    served = await serve()
    host, other = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    async with host.at(table_id) as wire, host.at(table_id) as tab, other.at(table_id) as stranger:
        seq = await wire.do("chat", text="once", identity="same")
        await wire.do("chat", text="between")
        for line in (wire, tab):
            again = await line.ask("chat", text="once", identity="same")
            assert (again["answer"], again["seq"]) == ("duplicate", seq)
        assert (await wire.ask("chat", text="other words", identity="same"))["answer"] == "duplicate"
        await stranger.do("join", name="Bo")
        await stranger.do("chat", text="another person", identity="same")
    await served.crash()
    served = await serve()
    host.go_to(served)
    async with host.at(table_id) as wire:
        again = await wire.ask("chat", text="once", identity="same")
        assert (again["answer"], again["seq"]) == ("duplicate", seq)
    texts = [event.payload["text"] for event in await served.log_of(table_id) if event.kind == "chat"]
    assert texts == ["once", "between", "another person"]


async def test_a_command_that_was_refused_may_be_tried_again(host: Person) -> None:
    async with host.at(await host.open_table(options={"players": 2})) as wire:
        assert await wire.refused("start", identity="go") == "seats-open"
        await wire.do("seat-bot", seat=1, bot="random")
        await wire.do("start", identity="go")


async def test_a_command_sent_many_times_at_once_happens_once(served: Served, host: Person) -> None:
    table_id = await host.open_table()
    async with host.at(table_id) as one, host.at(table_id) as two:
        text = json.dumps({"type": "command", "id": "same", "command": {"kind": "chat", "text": "once"}})
        for _ in range(8):
            await asyncio.gather(one.say(text), two.say(text))
        await one.until(lambda: len(one.answers) == 8)
        await two.until(lambda: len(two.answers) == 8)
        answers = [answer["answer"] for answer in one.answers + two.answers]
        assert sorted(answers) == ["accepted"] + ["duplicate"] * 15
        assert len({answer["seq"] for answer in one.answers + two.answers}) == 1


async def test_small_messages_go_at_once(served: Served, host: Person) -> None:
    """A line waits for nothing before it sends: an answer follows its event without a pause of the system's."""
    async with host.at(await host.open_table()) as wire:
        (line,) = [
            one for one in served.server.server_state.connections if hasattr(one, "handshake_complete")
        ]
        raw = line.transport.get_extra_info("socket")
        assert raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) > 0
        await wire.do("chat", text="hello")
