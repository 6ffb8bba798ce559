"""What goes wrong inside is survived: what was not kept has not happened, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.server import actor as actors
from tablee.server.errors import StorageFailure
from tablee.server.store import Append
from tests.server.conftest import Serve
from tests.server.desk import Served, database_in, seated, wait_for


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long before something is tried again."""
    monkeypatch.setattr(actors, "RETRY_MS", 50)


async def chats_of(served: Served, table_id: str) -> list[str]:
    """Return what was written at a table, after a look at the numbers of its log."""
    events = await served.log_of(table_id)
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    return [event.payload["text"] for event in events if event.kind == "chat"]


async def test_what_can_neither_be_kept_nor_read_again_has_not_happened(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host, guest = await served.people("Ana", "Bo")
    table_id = await host.open_table()

    def is_down(*_: Any) -> Any:
        raise StorageFailure("storage-down", reason="gone")

    async with seated([host, guest], table_id) as (wire, other):
        seq = await wire.do("chat", text="before")
        with monkeypatch.context() as gone:
            gone.setattr(served.house.store, "_try", lambda batch: StorageFailure("storage-down"))
            gone.setattr(served.house.store, "_read", is_down)
            assert await wire.refused("chat", text="lost", identity="again") == "storage-down"
        assert served.actor(table_id).table.seq == seq
        assert await wire.do("chat", text="found", identity="again") == seq + 1
        await other.until(lambda: other.seq == seq + 1)
        assert not any("lost" in told for told in wire.raw + other.raw)
    assert await chats_of(served, table_id) == ["before", "found"]


async def test_a_mistake_of_the_writer_keeps_nobody_waiting(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host = await served.person()
    table_id = await host.open_table()

    def fails(batch: list[Append]) -> Any:
        raise ValueError("a mistake")

    async with host.at(table_id) as wire:
        with monkeypatch.context() as wrong:
            wrong.setattr(served.house.store, "_write", fails)
            assert await wire.refused("chat", text="lost") == "storage-down"
        await wire.do("chat", text="kept")
    assert await chats_of(served, table_id) == ["kept"]


async def test_a_log_that_cannot_be_read_keeps_no_other_table_asleep(serve: Serve, tmp_path: Path) -> None:
    served = await serve()
    host = await served.person()
    broken, *whole = [await host.open_table() for _ in range(4)]
    await served.crash()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as database:
        database.execute("UPDATE events SET payload = '{}' WHERE table_id = ? AND seq = 2", [broken])
        database.execute("UPDATE tables SET changed_at = changed_at + 1000 WHERE id = ?", [broken])
    served = await serve()
    await wait_for(lambda: set(whole) <= served.house.keeper._actors.keys())
    assert broken not in served.house.keeper._actors


async def test_an_absence_that_could_not_be_kept_is_noted_later(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host, guest = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    async with seated([host, guest], table_id) as (wire, other):
        actor = served.actor(table_id)
        with monkeypatch.context() as full:
            full.setattr(served.house.store, "_try", lambda batch: StorageFailure("storage-full"))
            wire.cut()
            await wait_for(lambda: actor.viewer_count == 1 and actor._blocked_until_ms)
        await other.until(lambda: other.table["members"][0]["away"])


async def test_a_line_that_breaks_before_the_table_comes_to_it_is_none(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = await serve()
    host, guest = await served.people("Ana", "Bo")
    table_id = await host.open_table()
    gate = asyncio.Event()
    append = served.house.store.append

    async def append_later(wanted: Append) -> None:
        await gate.wait()
        await append(wanted)

    async with seated([host, guest], table_id) as (wire, other):
        actor = served.actor(table_id)
        wire.cut()
        await other.until(lambda: other.table["members"][0]["away"])
        monkeypatch.setattr(served.house.store, "append", append_later)
        busy = asyncio.create_task(other.do("chat", text="the table is busy with this"))
        await wait_for(lambda: not actor.is_idle and actor._jobs.empty())
        async with host.at(table_id, listens=False) as late:
            await wait_for(lambda: not actor._jobs.empty())
            late.cut()
        await wait_for(lambda: "tablee_sockets 1.0" in served.house.metrics.page().decode())
        gate.set()
        await busy
        await wait_for(lambda: actor.is_idle)
        assert actor.viewer_count == 1
        assert other.table["members"][0]["away"]


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started, on Linux."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_the_processes_of_a_server_that_is_killed_end_with_it(tmp_path: Path) -> None:
    code = "from tablee.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--database", database_in(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        deadline = time.monotonic() + 60
        while len(children := children_of(server.pid)) < 2:  # one of them counts what they share
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        left = children
        while left and time.monotonic() < deadline:
            time.sleep(0.05)
            left = [child for child in left if Path(f"/proc/{child}").exists()]
        for child in left:
            os.kill(child, signal.SIGKILL)
        assert left == []
