"""A table whose log is damaged is named, answered for, and works again as soon as the log does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.server import actor as actors
from tablee.server import keeper as keepers
from tablee.server.errors import ServerRefusal
from tablee.server.store import Store
from tests.server.conftest import Serve
from tests.server.desk import Person, Served, database_in, wait_for


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long before something is looked at again."""
    monkeypatch.setattr(actors, "RETRY_MS", 20)
    monkeypatch.setattr(keepers, "AGAIN_S", 0.0)


def change(tmp_path: Path, statement: str, *values: Any) -> Any:
    """Change something in the database behind the server's back."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as database:
        return database.execute(statement, values).fetchone()


# What may have become of a row, and the value that is put there.
DAMAGES = {
    "no JSON": ("payload", "{"),
    "not what it was": ("payload", "{}"),
    "no object": ("payload", "7"),
    "no text": ("payload", b"\xff\xfe"),
    "no such kind": ("kind", "exploded"),
    "no time": ("at", "yesterday"),
    "another number": ("seq", 99),
    "nothing set": (
        "payload",
        '{"game": "chess", "options": {}, "listed": true, "limit_ms": null, "pace": "x", "person": "p", '
        '"member": 1, "name": "Ana"}',
    ),
}


async def health(person: Person) -> dict[str, Any]:
    """Return what the server says about itself."""
    told: dict[str, Any] = (await person.http.get("/health")).json()
    return told


async def works(served: Served, person: Person, table_id: str) -> None:
    """Hold a table to it that it works."""
    async with person.at(table_id) as wire:
        await wire.do("chat", text="hello")
    assert await health(person) == {"well": True, "damaged": []}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_whoever_comes_to_a_damaged_table_is_told_so_until_it_is_mended(
    serve: Serve, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    served = await serve()
    host = await served.person()
    table_id, other_id = await host.open_table(), await host.open_table()
    await served.crash()
    column, value = DAMAGES[damage]
    where = "table_id = ? AND seq = 1"
    before = change(tmp_path, f"SELECT {column} FROM events WHERE {where}", table_id)[0]
    change(tmp_path, f"UPDATE events SET {column} = ? WHERE {where}", value, table_id)
    served = await serve()
    host.go_to(served)
    await wait_for(lambda: other_id in served.house.keeper._actors)
    for _ in range(2):
        async with host.at(table_id, listens=False) as wire:
            assert await wire.ended() == "damaged"
        response = await host.http.get(f"/api/tables/{table_id}/record")
        assert response.status_code == 500
        told = response.json()["error"]
        assert told["code"] == "damaged"
        assert told["facts"]["table"] == table_id
        assert told["sentence"].count("{") == 0
    assert await health(host) == {"well": True, "damaged": [table_id]}
    assert table_id in "".join(capsys.readouterr())
    async with host.at(other_id) as wire:
        await wire.do("chat", text="others go on")
    where = "table_id = ? AND seq = 99" if column == "seq" else where
    change(tmp_path, f"UPDATE events SET {column} = ? WHERE {where}", before, table_id)
    await works(served, host, table_id)


async def test_a_table_that_is_damaged_while_people_are_there(serve: Serve, tmp_path: Path) -> None:
    """Something makes the table read its log again, and that has been damaged meanwhile."""
    served = await serve()
    host, guest = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    async with host.at(table_id) as wire, guest.at(table_id) as looker:
        seq = await wire.do("chat", text="before")
        change(
            tmp_path,
            "INSERT INTO events VALUES (?, ?, 1, NULL, 'chat', 'nonsense', NULL)",
            table_id,
            seq + 1,
        )
        await wire.say({"type": "command", "id": "x", "command": {"kind": "chat", "text": "after"}})
        assert await wire.ended() == "damaged"
        assert await looker.ended() == "damaged"
    assert await health(host) == {"well": True, "damaged": [table_id]}
    async with host.at(table_id, listens=False) as wire:
        assert await wire.ended() == "damaged"
    change(tmp_path, "DELETE FROM events WHERE table_id = ? AND seq = ?", table_id, seq + 1)
    await works(served, host, table_id)


async def test_a_damaged_table_is_looked_at_again_by_itself(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "SWEEP_S", 0.02)
    monkeypatch.setattr(keepers, "MENDED_S", 0.0)
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    await served.crash()
    change(tmp_path, "UPDATE events SET kind = 'x' WHERE table_id = ? AND seq = 1", table_id)
    served = await serve()
    await wait_for(lambda: served.house.keeper.damaged == [table_id])
    change(tmp_path, "UPDATE events SET kind = 'opened' WHERE table_id = ? AND seq = 1", table_id)
    await wait_for(lambda: table_id in served.house.keeper._actors)
    assert served.house.keeper.damaged == []


async def test_a_task_that_ends_by_itself_is_noticed(serve: Serve) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()
    async with host.at(table_id) as wire:
        await wire.do("chat", text="hello")
        task = served.actor(table_id).task
        assert task is not None
        task.cancel()
        assert await wire.ended() == "damaged"
    await works(served, host, table_id)


async def test_a_table_that_makes_one_mistake_after_the_other_says_so(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()

    def fails(*_: Any) -> None:
        raise RuntimeError("a mistake")

    async with host.at(table_id) as wire:
        with monkeypatch.context() as wrong:
            wrong.setattr(actors, "thinkers", fails)
            await wire.say({"type": "command", "id": "x", "command": {"kind": "chat", "text": "hello"}})
            assert await wire.ended() == "damaged"
            assert served.house.keeper.damaged == [table_id]
    await works(served, host, table_id)


async def test_what_the_lobby_shows_of_one_table_hides_no_other(serve: Serve, tmp_path: Path) -> None:
    served = await serve()
    host = await served.person()
    broken, whole = await host.open_table(listed=True), await host.open_table(listed=True)
    change(tmp_path, "UPDATE tables SET summary = '{' WHERE id = ?", broken)
    assert [one["id"] for one in (await host.http.get("/api/tables")).json()] == [whole]


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    address = database_in(tmp_path)
    Store(address).close()
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServerRefusal) as caught:
        Store(address)
    assert caught.value.code == "database-newer"
    for language in ("en", "fr"):
        assert "9999" in caught.value.sentence(language)
    assert change(tmp_path, "SELECT version_num FROM alembic_version")[0] == "9999"
