"""Servers for the tests of this folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from tablee.server.settings import Settings
from tests.server.desk import GENEROUS, Clock, Served, database_in

POSTGRES = os.environ.get("TABLEE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")

Serve = Callable[..., Awaitable[Served]]


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Start servers, by default one after the other on the same database; they are stopped at the end."""
    running: list[Served] = []

    async def start(
        *,
        clock: Clock | None = None,
        seeds: list[int] | None = None,
        real_thinkers: bool = False,
        **given: Any,
    ) -> Served:
        settings = Settings(**{"database": database_in(tmp_path), **GENEROUS, **given})
        served = Served(settings, clock=clock, seeds=seeds, real_thinkers=real_thinkers)
        running.append(await served.open())
        return served

    yield start
    for served in running:
        await served.stop()
        for client in served.clients:
            await client.aclose()


@pytest.fixture
async def served(serve: Serve) -> Served:
    """Return a server as it is by default."""
    return await serve()


@pytest.fixture(scope="session")
def postgres() -> str:
    """Return where PostgreSQL is, or skip; where everything is tested it may not be missing."""
    try:
        psycopg.connect(POSTGRES, connect_timeout=5).close()
    except psycopg.OperationalError:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip("no PostgreSQL is at TABLEE_TEST_POSTGRES or postgresql://postgres@127.0.0.1:5432")
    return POSTGRES


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield database_in(tmp_path)
        return
    with made_for_the_test(request.getfixturevalue("postgres")) as address:
        yield address


@contextlib.contextmanager
def made_for_the_test(server: str) -> Iterator[str]:
    """Make a database, and remove it afterwards."""
    name = f"tablee_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
