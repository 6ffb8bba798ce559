"""What is counted before anything is done: connections, heads, frames, bytes, requests, commands, and what time brings."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from random import Random

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from tablee.server import clerks as clerks_module
from tablee.server import doors
from tablee.server.callers import Proxies, counted_as
from tablee.server.clerks import Clerks, verdict_on, written_record
from tablee.server.errors import ServerRefusal
from tablee.server.gate import Gate
from tablee.server.limits import Bucket, Paces
from tablee.server.settings import Settings
from tests.attacks.attacker import frame
from tests.server.conftest import Serve
from tests.server.desk import Served, play_all, seated, wait_for

# --- who counts as one ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "?"),
        ("testclient", "testclient"),
        ("x" * 1_000, "x" * 64),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert counted_as(host) == counted


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("127.0.0.1", "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.9", "192.0.2.7", "192.0.2.9"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ("10.0.0.0/8", "::ffff:10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.0.0.0/8", "10.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("*", "192.0.2.9", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1", "," * 5_000 + "192.0.2.7", "192.0.2.7"),
    ],
)
def test_whose_word_is_taken_for_who_asks(trusted: str, peer: str, forwarded: str, client: str) -> None:
    assert Proxies(trusted).client_of(peer, [(b"x-forwarded-for", forwarded.encode())]) == client


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(2, 3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_s(10.0) == pytest.approx(0.5)
    assert bucket.wait_s(10.5) == 0
    assert bucket.owe(10.5, 3) == pytest.approx(1.0)
    assert not bucket.take(11.0)
    assert bucket.take(12.5)


def test_what_time_brings_has_a_pace_by_table_by_address_and_in_all() -> None:
    paces = Paces(per_table=1, burst=4, per_address=2, in_all=5)

    def count(*tables: object) -> int:
        return sum(pace.wait_s(100.0) == 0 for pace in tables for _ in range(50))  # type: ignore[attr-defined]

    assert count(paces.of_table("a")) == 4
    assert count(paces.of_table("a"), paces.of_table("a")) == 0
    assert count(paces.of_table("b")) == 1


# --- heads, bodies and connections ----------------------------------------------------------------------------


async def sent(served: Served, data: bytes, *, wait_s: float = 0.0) -> bytes:
    """Send bytes and return all that comes until the connection is closed."""
    reader, writer = await asyncio.open_connection(*served.address.removeprefix("http://").split(":"))
    with contextlib.suppress(OSError):
        writer.write(data)
        await writer.drain()
    await asyncio.sleep(wait_s)
    found = b""
    with contextlib.suppress(OSError):
        async with asyncio.timeout(20):
            found = await reader.read(-1)
    writer.close()
    return found


HEADS = {
    "one line": b"X-Long: " + b"x" * 70_000,
    "one line that ends": b"X-Long: " + b"x" * 70_000 + b"\r\n\r\n",
    "many headers": b"a: b\r\n" * 101 + b"\r\n",
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("head", HEADS)
async def test_a_head_that_is_too_long_is_refused_with_a_sentence(
    served: Served, head: str, language: str
) -> None:
    start = f"GET /api/me HTTP/1.1\r\nHost: x\r\nAccept-Language: {language}\r\n".encode()
    answer = await sent(served, start + HEADS[head])
    assert answer.startswith(b"HTTP/1.1 431 ")
    told = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
    refusal = ServerRefusal("head-too-large", allowed=doors.HEAD_BYTES)
    assert (told["code"], told["facts"]) == (refusal.code, refusal.facts)
    assert told["sentence"] in (refusal.sentence("en"), refusal.sentence("fr"))


async def test_a_long_address_is_refused_too(served: Served) -> None:
    assert (await sent(served, b"GET /" + b"a" * 70_000)).startswith(b"HTTP/1.1 431 ")


async def test_what_is_no_http_is_refused_in_the_form_of_all_refusals(served: Served) -> None:
    answer = await sent(served, b"nonsense\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "message"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"\r\n",
        b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_who_is_slow_with_a_request_is_closed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    monkeypatch.setattr(doors, "HEAD_S", 0.2)
    monkeypatch.setattr(doors, "BODY_S", 0.2)
    served = await serve()
    assert await sent(served, data) == b""
    await wait_for(lambda: served.house.doors.count == 0)


async def test_a_body_of_which_too_much_comes_is_cut_off(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "WASTED_BYTES", 100_000)
    head = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n"
    begin = time.monotonic()
    await sent(served, head + b"x" * 5_000_000)
    assert time.monotonic() - begin < doors.BODY_S / 2
    await wait_for(lambda: served.house.doors.count == 0)


async def test_silent_connections_make_room_and_those_of_an_address_are_limited(serve: Serve) -> None:
    served = await serve(silent_connections=3, connections_per_address=5, trusted_proxies="192.0.2.9")
    host, port = served.address.removeprefix("http://").split(":")
    opened = [await asyncio.open_connection(host, port) for _ in range(6)]
    await wait_for(lambda: served.house.doors.count == 3)
    assert [await one[0].read(1) for one in opened[:3]] == [b""] * 3
    person = await served.person()
    assert (await person.http.get("/health")).status_code == 200
    for _, writer in opened:
        writer.close()


async def test_connections_that_ask_for_something_stay(serve: Serve) -> None:
    """A socket is not silent, however quiet it is."""
    served = await serve(silent_connections=2)
    person = await served.person()
    table_id = await person.open_table()
    async with person.at(table_id) as wire:
        host, port = served.address.removeprefix("http://").split(":")
        opened = [await asyncio.open_connection(host, port) for _ in range(5)]
        await wire.do("chat", text="still here")
        for _, writer in opened:
            writer.close()


async def test_requests_of_an_address_are_limited(serve: Serve) -> None:
    served = await serve(requests_per_second=0.001, requests_burst=3)
    async with httpx.AsyncClient(base_url=served.address) as http:
        answers = [await http.get("/api/me", headers={"Accept-Language": "fr"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    told = answers[-1].json()["error"]
    assert told == {
        "code": "too-many-requests",
        "facts": {},
        "sentence": ServerRefusal("too-many-requests").sentence("fr"),
    }
    assert answers[-1].headers["retry-after"] == "1"


async def test_a_handshake_that_cannot_be_read_is_closed(served: Served) -> None:
    """More headers than the library takes, each of them short enough for us: nobody is left to wait."""
    many = "".join(f"x-{number}: {'y' * 9_000}\r\n" for number in range(3))
    head = (
        f"GET /ws/222222222222 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{many}\r\n"
    )
    await sent(served, head.encode())
    await wait_for(lambda: served.house.doors.count == 0)


# --- sockets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood", [frame(9), frame(10), frame(0, fin=False), frame(1, b'{"type": "ping", "t": 1}')]
)
async def test_every_frame_counts(serve: Serve, flood: bytes) -> None:
    served = await serve(messages_per_second=0.001, messages_burst=10)
    person = await served.person()
    async with person.at(await person.open_table()) as wire:
        start = frame(1, fin=False) if flood == frame(0, fin=False) else b""
        wire.socket.transport.write(start + flood * 50)  # type: ignore[attr-defined]
        assert await wire.ended() == "rate"


async def test_every_byte_counts(serve: Serve) -> None:
    served = await serve(bytes_per_second=1, bytes_burst=5_000)
    person = await served.person()
    async with person.at(await person.open_table()) as wire:
        await wire.say({"type": "command", "id": "1", "command": {"kind": "chat", "text": "x" * 7_000}})
        assert await wire.ended() == "rate"


async def test_sockets_of_one_address_share_what_they_may_say(serve: Serve) -> None:
    served = await serve(frames_per_address=100.0)
    person = await served.person()
    table_id = await person.open_table()
    async with person.at(table_id) as one, person.at(table_id) as two:
        begin = time.monotonic()
        for number in range(150):
            await one.say({"type": "ping", "t": number})
            await two.say({"type": "ping", "t": number})
        for wire in (one, two):
            await wire.until(lambda wire=wire: sum(told["type"] == "pong" for told in wire.frames) == 150)
        assert time.monotonic() - begin > 0.5
        assert one.bye is two.bye is None


async def test_a_guest_is_limited_over_all_sockets_and_a_table_in_all(serve: Serve) -> None:
    for limits in (
        {"commands_per_second": 0.001, "commands_burst": 4},
        {"talk_per_second": 0.001, "talk_burst": 4},
    ):
        served = await serve(**limits)
        person = await served.person()
        table_id = await person.open_table()
        async with person.at(table_id) as one, person.at(table_id) as two:
            for wire in (one, two, one, two):
                await wire.do("chat", text="hello")
            seq = two.seq
            assert await two.refused("chat", text="too much") == "too-many-requests"
            for _ in range(30):
                await one.say({"type": "command", "id": "x", "command": {"kind": "chat", "text": "more"}})
            assert await one.ended() == "rate"
            assert two.seq == seq


async def test_nobody_can_talk_so_much_that_others_cannot_play(serve: Serve) -> None:
    served = await serve(talk_per_second=0.001, talk_burst=3)  # to join, to sit, to start
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table()
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        assert await wires[1].refused("chat", text="hello") == "too-many-requests"
        assert (await wires[1].act(wires[1].view["legal"][0]))["answer"] == "accepted"


async def test_bots_alone_make_pauses(serve: Serve) -> None:
    served = await serve(events_per_second=20.0, events_burst=10)
    host = await served.person()
    table_id = await host.open_table(options={"players": 4, "until": 1000}, bots="random")
    async with host.at(table_id) as wire:
        await wire.do("stand")
        await wire.do("seat-bot", seat=0, bot="random")
        await wire.do("start")
        begin = time.monotonic()
        await wire.until(lambda: sum(event.get("by") == "bot" for event in wire.events) >= 30)
        assert time.monotonic() - begin > 0.5


# --- what takes long ------------------------------------------------------------------------------------------


async def test_records_and_deals_are_done_in_another_process(serve: Serve) -> None:
    served = await serve()
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-game")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        await play_all(wires, Random(1))
    clerks = Clerks(Settings())
    try:
        url = served.house.settings.database_url
        game, number, text = await clerks.do("a", written_record, url, table_id, None, "en")
        assert (game, number) == ("the-game", 1)
        verdict = await clerks.do("a", verdict_on, {"record": text, "commitment": None})
        assert verdict["game"] == "the-game"
        with pytest.raises(ServerRefusal) as caught:
            await clerks.do("a", written_record, url, "222222222222", None, "en")
        assert caught.value.code == "no-table"
    finally:
        clerks.close()


async def test_what_takes_too_long_is_given_up_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clerks = Clerks(Settings())
    try:
        assert await clerks.do("a", abs, -1) == 1
        monkeypatch.setattr(clerks_module, "LONGEST_S", 0.2)
        with pytest.raises(ServerRefusal) as caught:
            await clerks.do("a", time.sleep, 60)
        assert caught.value.code == "too-long"
        monkeypatch.setattr(clerks_module, "LONGEST_S", 60.0)
        assert await clerks.do("a", abs, -2) == 2
    finally:
        clerks.close()


async def test_an_address_may_have_only_so_much_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clerks = Clerks(Settings(heavy_per_minute=5, heavy_waiting=3))
    release = asyncio.Event()

    async def run(work: object, *facts: object) -> str:
        await release.wait()
        return "done"

    monkeypatch.setattr(clerks, "_run", run)
    first = [asyncio.create_task(clerks.do("a", abs)) for _ in range(2)]
    await asyncio.sleep(0)
    for address, fits in (("a", False), ("b", True), ("c", False)):
        task = asyncio.create_task(clerks.do(address, abs))
        await asyncio.sleep(0)
        assert task.done() is not fits
        if fits:
            first.append(task)  # type: ignore[arg-type]
        else:
            assert isinstance(task.exception(), ServerRefusal)
    release.set()
    assert await asyncio.gather(*first) == ["done"] * 3
    for _ in range(3):
        await clerks.do("a", abs)
    with pytest.raises(ServerRefusal):
        await clerks.do("a", abs)


async def test_a_whole_table_may_save_its_record_at_once() -> None:
    """Ten people behind one address: one record after the other is made, and nobody is refused."""
    at_once: list[int] = [0]

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        at_once[0] += 1
        assert at_once[0] == 1
        await asyncio.sleep(0.001)
        at_once[0] -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def status_of_one(gate: Gate) -> int:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        path = "/api/tables/222222abcd22/record"
        await gate(
            {"type": "http", "method": "GET", "path": path, "client": ("192.0.2.1", 1), "headers": []},
            receive,
            send,
        )
        return int(sent[0]["status"])

    gate = Gate(app)
    assert await asyncio.gather(*(status_of_one(gate) for _ in range(10))) == [200] * 10
    assert (await asyncio.gather(*(status_of_one(gate) for _ in range(100)))).count(429) > 0
