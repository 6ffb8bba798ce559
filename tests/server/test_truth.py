"""Every answer is true: what was accepted is in the log, and what was refused is not, whenever the database is lost."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tablee.server import actor as actors
from tablee.server import keeper as keepers
from tablee.server import store as stores
from tablee.server.store import Store
from tests.server.conftest import Serve
from tests.server.desk import Served, Wire, wait_for
from tests.server.test_storage import wanted

ONLY_POSTGRES = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long before the database is asked again."""
    monkeypatch.setattr(stores, "ASKED_EVERY_S", 0.01)
    monkeypatch.setattr(stores, "SETTLED_S", 0.5)
    monkeypatch.setattr(actors, "RETRY_MS", 50)


class Proxy:
    """Stands before PostgreSQL, and cuts a connection when it ends a transaction.

    cuts: how many are still to be cut, after COMMIT was passed on and before its answer is. is_down: whether nobody is let
    through. delay_s: how long a COMMIT is held back after the client's side was cut.
    """

    def __init__(self, address: str) -> None:
        parts = httpx.URL(address)
        self._target = (parts.host, parts.port)
        self._name = parts.path
        self.cuts = 0
        self.cut = 0
        self.is_down = False
        self.delay_s = 0.0

    def __enter__(self) -> Proxy:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        listening = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result(10)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self) -> None:
        self._server.close()
        mine = asyncio.all_tasks() - {asyncio.current_task()}
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)

    @property
    def address(self) -> str:
        """Where a server finds its database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}{self._name}?sslmode=disable"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        there, to_there = await asyncio.open_connection(*self._target)
        answers = asyncio.create_task(self._pass_on(there, writer))
        try:
            while data := await reader.read(65536):
                if self.cuts and b"COMMIT" in data:
                    self.cuts -= 1
                    self.cut += 1
                    answers.cancel()
                    writer.transport.abort()
                    await asyncio.sleep(self.delay_s)
                    to_there.write(data)
                    await to_there.drain()
                    await there.read(65536)
                    return
                to_there.write(data)
                await to_there.drain()
        except OSError:
            pass
        finally:
            answers.cancel()
            writer.close()
            to_there.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
            writer.close()


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    """Return something that stands before the database, in a thread of its own."""
    with Proxy(database) as standing:
        yield standing


async def agrees(served: Served, table_id: str, answers: dict[str, dict[str, Any]]) -> None:
    """Hold every answer to the log, by the command's id."""
    log = {
        event.payload["command"]: event.seq
        for event in await served.log_of(table_id)
        if "command" in event.payload
    }
    for identity, answer in answers.items():
        if answer["answer"] == "refused":
            assert identity not in log, answer
        else:
            assert log[identity] == answer["seq"], answer


async def say_all(wire: Wire, prefix: str, count: int) -> dict[str, dict[str, Any]]:
    """Write some lines, and return the answers by the commands' ids."""
    names = [f"{prefix}-{number}" for number in range(count)]
    return {name: await wire.ask("chat", text="hello", identity=name) for name in names}


@ONLY_POSTGRES
async def test_what_was_kept_before_its_answer_was_lost_is_accepted(serve: Serve, proxy: Proxy) -> None:
    served = await serve(database=proxy.address)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        answers: dict[str, dict[str, Any]] = {}
        for turn in range(5):
            proxy.cuts = 1
            answers |= await say_all(wire, f"turn{turn}", 2)
        assert proxy.cut == 5
        assert {answer["answer"] for answer in answers.values()} == {"accepted"}
        again = await wire.ask("chat", text="hello", identity="turn0-0")
        assert (again["answer"], again["seq"]) == ("duplicate", answers["turn0-0"]["seq"])
    await agrees(served, table_id, answers)


@ONLY_POSTGRES
async def test_many_tables_whose_common_transaction_was_cut_are_told_the_truth(
    serve: Serve, proxy: Proxy
) -> None:
    served = await serve(database=proxy.address)
    host = await served.person()
    ids = [await host.open_table() for _ in range(6)]
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(host.at(one)) for one in ids]
        for turn in range(4):
            proxy.cuts = 2
            told = await asyncio.gather(*(say_all(wire, f"{turn}", 1) for wire in wires))
            for table_id, answers in zip(ids, told, strict=True):
                await agrees(served, table_id, answers)
                assert {answer["answer"] for answer in answers.values()} == {"accepted"}


@ONLY_POSTGRES
async def test_a_commit_that_arrives_after_its_client_is_gone_is_waited_for(
    serve: Serve, proxy: Proxy
) -> None:
    """The database ends the transaction later than the server could ask: the row's key is held until then."""
    served = await serve(database=proxy.address)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        proxy.cuts, proxy.delay_s = 1, 0.3
        answers = await say_all(wire, "late", 3)
        assert {answer["answer"] for answer in answers.values()} == {"accepted"}
    await agrees(served, table_id, answers)


@ONLY_POSTGRES
async def test_nothing_is_answered_while_it_is_not_known_and_the_same_id_settles_it(
    serve: Serve, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actors, "UNKNOWN_S", 0.2)
    served = await serve(database=proxy.address)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        proxy.cuts = 1
        proxy.is_down = True
        await wire.say({"type": "command", "id": "lost", "command": {"kind": "chat", "text": "hello"}})
        assert await wire.ended() == "going-down"
        assert wire.answers == []
        assert wire.bye is not None
        assert wire.bye["facts"] == {"code": "storage-unknown"}
    proxy.is_down = False
    async with host.at(table_id) as wire:
        answer = await wire.ask("chat", text="hello", identity="lost")
        assert answer["answer"] == "duplicate"
        await agrees(served, table_id, {"lost": answer})


@ONLY_POSTGRES
async def test_backends_killed_at_random_moments_make_no_answer_false(serve: Serve, database: str) -> None:
    served = await serve(database=database)
    people = await served.people("Ana", "Bo", "Cleo")
    ids = [await one.open_table() for one in people]
    random = Random(5)
    is_over = False

    async def kill() -> int:
        count = 0
        async with await psycopg.AsyncConnection.connect(database, autocommit=True) as other:
            while not is_over:
                await asyncio.sleep(random.random() * 0.05)
                killed = await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                count += killed.rowcount
        return count

    async with contextlib.AsyncExitStack() as stack:
        wires = [
            await stack.enter_async_context(one.at(table_id))
            for one, table_id in zip(people, ids, strict=True)
        ]
        killer = asyncio.create_task(kill())
        told = await asyncio.gather(*(say_all(wire, "chat", 25) for wire in wires))
        is_over = True
        assert await killer > 0
        assert any(answer["answer"] == "accepted" for answers in told for answer in answers.values())
        for table_id, answers in zip(ids, told, strict=True):
            await agrees(served, table_id, answers)


@ONLY_POSTGRES
async def test_tables_and_guests_of_a_cut_transaction_exist_once(serve: Serve, proxy: Proxy) -> None:
    served = await serve(database=proxy.address)
    host = await served.person()
    proxy.cuts = 1
    assert (await host.http.put("/api/me", json={"name": "Zoé"})).status_code == 200
    assert (await host.http.get("/api/me")).json()["name"] == "Zoé"
    body = {"game": "six-qui-prend", "options": {"players": 2}, "id": "my table"}
    proxy.cuts = 1
    first = await host.http.post("/api/tables", json=body)
    assert first.status_code == 201
    again = await host.http.post("/api/tables", json=body)
    assert again.json() == first.json()
    assert [event.kind for event in await served.log_of(first.json()["id"])] == ["opened", "seated"]
    assert proxy.cut == 2


@ONLY_POSTGRES
async def test_a_table_of_which_nothing_is_known_is_asked_for_again_by_its_id(
    serve: Serve, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "UNKNOWN_S", 0.2)
    served = await serve(database=proxy.address)
    host = await served.person()
    body = {"game": "six-qui-prend", "options": {"players": 2}, "id": "my table"}
    proxy.cuts, proxy.is_down = 1, True
    for _ in range(2):
        response = await host.http.post("/api/tables", json=body)
        assert response.status_code == 503
        assert response.json()["error"]["code"] == "storage-unknown"
    proxy.is_down = False
    response = await host.http.post("/api/tables", json=body)
    assert response.status_code == 201
    assert [event.kind for event in await served.log_of(response.json()["id"])] == ["opened", "seated"]
    async with host.at(response.json()["id"]) as wire:
        await wire.do("chat", text="here")


async def test_the_same_id_opens_one_table_and_another_person_s_another(serve: Serve) -> None:
    served = await serve()
    host, other = await served.people("Ana", "Bo")
    body = {"game": "six-qui-prend", "options": {"players": 2}, "id": "x"}
    answers = await asyncio.gather(*(host.http.post("/api/tables", json=body) for _ in range(5)))
    assert {answer.status_code for answer in answers} == {201}
    (table_id,) = {answer.json()["id"] for answer in answers}
    assert (await other.http.post("/api/tables", json=body)).json()["id"] != table_id
    await served.crash()
    served = await serve()
    host.go_to(served)
    assert (await host.http.post("/api/tables", json=body)).json()["id"] == table_id


# --- SQLite ---------------------------------------------------------------------------------------------------


def fail_at_commit(store: Store, *, keeps: bool) -> dict[str, int]:
    """Let commits of writers fail from now on, before or after they have kept something; return the count of those left."""
    left = {"count": 0}

    def commit(connection: Any) -> None:
        if connection.get_execution_options().get("reads_only") or not left["count"]:
            return
        left["count"] -= 1
        raw = connection.connection.dbapi_connection
        raw.execute("COMMIT" if keeps else "ROLLBACK")
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(store._engine, "commit", commit)
    return left


@pytest.mark.parametrize("keeps", [True, False])
@ONLY_SQLITE
async def test_a_commit_that_fails_is_looked_up(serve: Serve, database: str, keeps: bool) -> None:
    served = await serve(database=database)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        left = fail_at_commit(served.house.store, keeps=keeps)
        answers: dict[str, dict[str, Any]] = {}
        for turn in range(4):
            left["count"] = 1
            answers |= await say_all(wire, f"turn{turn}", 1)
        assert left["count"] == 0
        assert {answer["answer"] for answer in answers.values()} == {"accepted" if keeps else "refused"}
        if not keeps:
            assert {answer["code"] for answer in answers.values()} == {"storage-full"}
        left["count"] = 1
        assert (await host.http.put("/api/me", json={"name": "Zoé"})).json()["name"] == "Zoé"
    await agrees(served, table_id, answers)


async def test_what_another_process_has_kept_of_a_command_is_a_duplicate(serve: Serve, database: str) -> None:
    """The same person has sent the same command to two servers of one database."""
    first = await serve(database=database)
    host = await first.person()
    table_id = await host.open_table()
    second = await serve(database=database)
    async with host.at(table_id) as wire:
        await wire.do("chat", text="so that both know the log")
        host.go_to(second)
        async with host.at(table_id) as other:
            answer = await other.ask("chat", text="hello", identity="same")
            assert answer["answer"] == "accepted"
            again = await wire.ask("chat", text="hello", identity="same")
            assert (again["answer"], again["seq"]) == ("duplicate", answer["seq"])


async def test_an_append_whose_writer_makes_a_mistake_is_looked_up_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database)
    try:
        write = store._write

        def fails_afterwards(batch: list[Any]) -> Any:
            write(batch)
            raise ValueError("a mistake")

        with monkeypatch.context() as wrong:
            wrong.setattr(store, "_write", fails_afterwards)
            await store.append(wanted("a", 1))
        assert [one.seq for one in (await store.read("a"))[0]] == [1]
        await wait_for(lambda: not store._settling)
    finally:
        store.close()
