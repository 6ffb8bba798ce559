"""Where the log is kept: busy, full, torn away, shared with another process, of either kind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, inspect, text

from tablee.server import actor as actors
from tablee.server import store as stores
from tablee.server.errors import ServerRefusal, StorageFailure
from tablee.server.schema import metadata
from tablee.server.settings import Settings
from tablee.server.store import Append, Guest, Store
from tablee.table import Event
from tests.server.conftest import Serve
from tests.server.desk import Person, Served, Wire, play_all, seated, wait_for


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for a database that is busy."""
    monkeypatch.setattr(stores, "BUSY_MS", 100)
    monkeypatch.setattr(actors, "RETRY_MS", 50)


@asynccontextmanager
async def store_at(address: str) -> AsyncIterator[Store]:
    """Open a database."""
    store = Store(address)
    try:
        yield store
    finally:
        store.close()


def wanted(table_id: str, *seqs: int, command: str | None = None, at_ms: int = 5) -> Append:
    """Return something to be kept."""
    facts = [Event(seq, at_ms, "chat", None, {"text": f"é {seq}", "member": 1}) for seq in seqs]
    commands = {} if command is None else {seqs[0]: command}
    summary = {"listed": True, "game": "x"} if 1 in seqs else None
    return Append(table_id, facts, commands, "lobby", summary)


# --- either kind ----------------------------------------------------------------------------------------------


async def test_what_is_kept_comes_back_in_order(database: str) -> None:
    async with store_at(database) as store:
        await store.append(wanted("a", 1, 2, command="ana:1"))
        await asyncio.gather(
            *(store.append(wanted("b", seq)) for seq in range(1, 101)), store.append(wanted("a", 3))
        )
        events, commands = await store.read("a")
        assert [(event.seq, event.payload["text"]) for event in events] == [
            (1, "é 1"),
            (2, "é 2"),
            (3, "é 3"),
        ]
        assert commands == {"ana:1": 1}
        assert [event.seq for event in (await store.read("b"))[0]] == list(range(1, 101))
        assert [event.seq for event in (await store.read("b", after=98))[0]] == [99, 100]
        assert set(await store.unfinished()) == {"a", "b"}
        assert {table["id"] for table in await store.listed(5)} == {"a", "b"}
        assert await store.is_well()
    async with store_at(database) as store:
        assert [event.seq for event in (await store.read("a"))[0]] == [1, 2, 3]


async def test_a_listed_table_is_shown_however_many_others_there_are(database: str) -> None:
    async with store_at(database) as store:
        await store.append(wanted("listed", 1, at_ms=1))
        for number in range(20):
            hidden = replace(wanted(f"hidden {number}", 1, at_ms=2), summary={"listed": False, "game": "x"})
            await store.append(hidden)
        assert [table["id"] for table in await store.listed(1)] == ["listed"]


async def test_many_appends_share_a_transaction_and_one_that_fails_takes_no_other_with_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store_at(database) as store:
        sizes: list[int] = []
        write = store._write
        monkeypatch.setattr(store, "_write", lambda batch: (sizes.append(len(batch)), write(batch))[1])
        await store.append(wanted("a", 1))
        results = await asyncio.gather(
            *(store.append(wanted(table, 1)) for table in "bcdefg"),
            store.append(wanted("a", 1)),
            store.append(wanted("a", 2)),
            return_exceptions=True,
        )
        failed = [result for result in results if result is not None]
        assert [failure.code for failure in failed] == ["storage-conflict"]
        assert sizes[0] == 1
        assert max(sizes) >= 7
        assert [event.seq for event in (await store.read("a"))[0]] == [1, 2]


async def test_the_same_command_is_kept_once(database: str) -> None:
    async with store_at(database) as store:
        await store.append(wanted("a", 1, command="ana:1"))
        with pytest.raises(StorageFailure) as caught:
            await store.append(wanted("a", 2, command="ana:1"))
        assert caught.value.code == "storage-conflict"
        assert [event.seq for event in (await store.read("a"))[0]] == [1]
        await store.append(wanted("b", 1, command="ana:1"))


async def test_guests_are_kept_by_the_hash_of_their_secret(database: str) -> None:
    async with store_at(database) as store:
        await store.keep_guest(Guest("id", "Ana 🎲", "fr"), "hash", 5)
        await store.keep_guest(Guest("id", "Zoé", None), "hash", 6)
        assert await store.guest("hash") == Guest("id", "Zoé", None)
        assert await store.guest("other") is None


async def test_an_empty_database_is_brought_to_the_newest_step(database: str) -> None:
    for _ in range(2):
        async with store_at(database):
            pass
    engine = create_engine(stores._with_driver(database))
    try:
        found = inspect(engine)
        for name, table in metadata.tables.items():
            columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
            assert columns == {column.name: bool(column.nullable) for column in table.columns}
            assert set(found.get_pk_constraint(name)["constrained_columns"]) == {
                column.name for column in table.primary_key
            }
        assert [one["name"] for one in found.get_unique_constraints("events")] == ["one_event_a_command"]
        with engine.connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0003"
    finally:
        engine.dispose()


async def test_a_match_is_played_and_goes_on_after_a_crash(serve: Serve, database: str) -> None:
    served = await serve(database=database)
    people = await served.people("Ana", "Bo")
    table_id = await people[0].open_table("the-game")
    async with seated(people, table_id) as wires:
        await wires[0].do("start")
        await play_all(wires, Random(1), lambda: wires[0].view["draw_count"] < 75)
        hand = wires[0].view["hand"]
        await served.crash()
    served = await serve(database=database)
    for person in people:
        person.go_to(served)
    async with seated(people, table_id, joins=False) as wires:
        assert wires[0].view["hand"] == hand
        await play_all(wires, Random(2))
        assert wires[0].phase == "over"


async def test_when_another_process_was_quicker_the_table_is_made_again(serve: Serve, database: str) -> None:
    served = await serve(database=database)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        seq = await wire.do("chat", text="first")
        async with store_at(database) as other:
            text = {"member": 1, "text": "from elsewhere"}
            await other.append(
                Append(table_id, [Event(seq + 1, served.clock(), "chat", None, text)], {}, "lobby", None)
            )
        assert await wire.refused("chat", text="lost") == "storage-conflict"
        await wire.until(lambda: wire.seq == seq + 1)
        assert await wire.do("chat", text="kept") == seq + 2
        async with host.at(table_id) as fresh:
            told = [event["text"] for event in fresh.frames[0]["recent"] if event["kind"] == "chat"]
            assert told == ["first", "from elsewhere", "kept"]


# --- SQLite ---------------------------------------------------------------------------------------------------


async def is_refused_and_changes_nothing(
    served: Served, host: Person, wire: Wire, code: str, table_id: str
) -> None:
    """Hold a table to its word: the command is refused, and table, log and what is told are as they were."""
    before, seq = wire.table, wire.seq
    for _ in range(2):
        assert await wire.refused("chat", text="lost " * 50, identity="again") == code
        assert (await host.http.put("/api/me", json={"name": "Zoé"})).json()["error"]["code"] == code
    assert served.actor(table_id).table.seq == seq
    assert (wire.table, wire.seq) == (before, seq)
    assert [event.seq for event in await served.log_of(table_id)][-1] == seq


async def works_again(served: Served, wire: Wire, table_id: str) -> None:
    """The same command is accepted now, once."""
    await wire.do("chat", text="found", identity="again")
    assert (await wire.ask("chat", text="found", identity="again"))["answer"] == "duplicate"
    texts = [event.payload["text"] for event in await served.log_of(table_id) if event.kind == "chat"]
    assert texts == ["before", "found"]


async def test_a_database_that_is_busy(serve: Serve, tmp_path: Path) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        await wire.do("chat", text="before")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await is_refused_and_changes_nothing(served, host, wire, "storage-busy", table_id)
            response = await host.http.post(
                "/api/tables", json={"game": "the-game", "options": {"players": 1}}
            )
            assert (response.status_code, response.json()["error"]["code"]) == (503, "storage-busy")
            other.execute("ROLLBACK")
        await works_again(served, wire, table_id)


async def test_a_disk_that_is_full(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    engine = served.house.store._engine

    def allow(pages: int) -> int:
        """Let the writer's connection have so many pages more than there are."""
        with engine.connect() as connection:
            count = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)
            connection.exec_driver_sql(f"PRAGMA max_page_count = {count + pages}")
        return count

    async with host.at(table_id) as wire:
        await wire.do("chat", text="before")
        engine.dispose()  # one connection from now on, so that it is the one that has no room
        for _ in range(stores.READERS + 1):
            allow(0)
        filler = 0
        while True:
            answer = await wire.ask("rename", name="x" * (1 + filler % 2))
            filler += 1
            if answer["answer"] == "refused":
                break
        assert answer["code"] == "storage-full"
        before, seq = wire.table, wire.seq
        for _ in range(2):
            assert await wire.refused("chat", text="lost " * 50, identity="again") == "storage-full"
        assert served.actor(table_id).table.seq == seq
        assert (wire.table, wire.seq) == (before, seq)
        response = await host.http.post("/api/tables", json={"game": "the-game", "options": {"players": 1}})
        assert (response.status_code, response.json()["error"]["code"]) == (507, "storage-full")
        for _ in range(stores.READERS + 1):
            allow(1_000)
        await works_again(served, wire, table_id)


async def test_bots_wait_for_a_database_that_is_busy(serve: Serve, tmp_path: Path) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table("six-qui-prend", bots="random", pace="slow")
    async with host.at(table_id) as wire:
        await wire.do("start")
        actor = served.actor(table_id)
        await wait_for(actor._known_thoughts)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            served.jump(60_000)
            await wait_for(lambda: actor._blocked_until_ms)
            other.execute("ROLLBACK")
        await wire.until(lambda: wire.view["chosen"][1])


# --- PostgreSQL -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_connection_that_is_torn_is_survived(serve: Serve, database: str) -> None:
    served = await serve(database=database)
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        for n in range(3):
            await wire.do("chat", text=f"before {n}")
            with psycopg.connect(database, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            answer = await wire.ask("chat", text=f"after {n}", identity=f"after {n}")
            if answer["answer"] == "refused":
                assert answer["code"] == "storage-down"
                answer = await wire.ask("chat", text=f"after {n}", identity=f"after {n}")
            assert answer["answer"] == "accepted"
        assert (await host.http.get("/health")).status_code == 200
        assert (await host.http.get("/api/tables")).status_code == 200
    texts = [event.payload["text"] for event in await served.log_of(table_id) if event.kind == "chat"]
    assert texts == [f"{when} {n}" for n in range(3) for when in ("before", "after")]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_transaction_that_is_torn_keeps_nothing(database: str) -> None:
    async with store_at(database) as store:
        await store.append(wanted("a", 1))
        with psycopg.connect(database) as other:
            other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            pending = asyncio.create_task(store.append(wanted("a", 2)))
            with psycopg.connect(database, autocommit=True) as third:

                def waits() -> Any:
                    return third.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
                    ).fetchall()

                await wait_for(waits)
            with pytest.raises(StorageFailure) as caught:
                await pending
        assert caught.value.code == "storage-down"
        assert [event.seq for event in (await store.read("a"))[0]] == [1]
        await store.append(wanted("a", 2))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_database_that_can_only_be_read_is_not_well(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one in recovery is."""
    monkeypatch.setattr(stores, "PULSE_S", 0.0)
    monkeypatch.setattr(stores, "FAILED_FOR_S", 0.0)
    served = await serve(database=database)
    host = await served.person()
    name = database.rpartition("/")[2]
    for mode, status in (("on", 503), ("off", 200)):
        with psycopg.connect(database, autocommit=True) as other:
            other.execute("SET default_transaction_read_only = off")
            other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {mode}")
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        answer = await host.http.get("/health")
        assert (answer.status_code, answer.json()["well"]) == (status, status == 200)
        assert (await host.http.get("/api/tables")).status_code == 200


async def test_a_database_that_cannot_be_written_is_not_well(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PULSE_S", 0.0)
    served = await serve()
    host = await served.person()
    assert (await host.http.get("/health")).status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await host.http.get("/health")).status_code == 503
        other.execute("ROLLBACK")
        assert (await host.http.get("/health")).status_code == 200
        other.execute("DELETE FROM pulse")
        assert (await host.http.get("/health")).status_code == 503


async def test_a_server_that_could_keep_nothing_of_late_is_not_well(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk that is full a beat of the pulse may still find a place."""
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        with monkeypatch.context() as full:
            full.setattr(served.house.store, "_try", lambda batch: StorageFailure("storage-full"))
            assert await wire.refused("chat", text="lost") == "storage-full"
        assert (await host.http.get("/health")).status_code == 503
        await wire.do("chat", text="kept")
        assert (await host.http.get("/health")).status_code == 200


# --- databases that cannot be used ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nonsense", "database-url"),
        ("mysql://ana:geheim@localhost/x", "database-url"),
        ("sqlite://", "database-url"),
        ("sqlite:///:memory:", "database-url"),
        ("sqlite:////dev/null/x/tables.sqlite", "storage-down"),
        ("postgresql://ana:geheim@127.0.0.1:1/x", "storage-down"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(address: str, code: str) -> None:
    with pytest.raises(ServerRefusal) as caught:
        Store(address)
    assert caught.value.code == code
    for language in ("en", "fr"):
        assert "geheim" not in caught.value.sentence(language)


def test_by_default_the_tables_are_a_file_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.environ", {"XDG_DATA_HOME": str(tmp_path)})
    assert Settings().database_url.startswith("sqlite:///")
