"""Where work is done that takes long: in a process of its own, one thing after the other, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

from sqlalchemy import Engine

from tablee.server.errors import DamagedTable, ServerRefusal
from tablee.server.limits import Buckets, Held
from tablee.server.settings import Settings
from tablee.server.store import engine_for, read_log
from tablee.server.think import begin_process
from tablee.server.verify import verify_body
from tablee.server.wire import VerifyBody
from tablee.table import TableRefusal, record_of

LONGEST_S = 20.0  # a piece of work that takes longer is given up, and its process with it
AT_ONCE = 2  # that one address may have waiting
BURST = 20
GIVES_WAY = 10

T = TypeVar("T")


class Clerks:
    """A process that makes records and checks deals, begun when it is first needed.

    Args:
        settings: How much one address and all together may ask for.
    """

    def __init__(self, settings: Settings) -> None:
        self._waiting_allowed = settings.heavy_waiting
        self._waiting = 0
        self._of_address = Held(AT_ONCE)
        self._by_minute = Buckets(settings.heavy_per_minute / 60, min(BURST, settings.heavy_per_minute))
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def do(self, address: str, work: Callable[..., T], *facts: Any) -> T:
        """Have something done for an address.

        Raises:
            ServerRefusal: The address, or all together, have asked for too much; or it takes too long.
            TableeError: What the work itself refuses.
        """
        if self._of_address.is_full(address) or self._waiting >= self._waiting_allowed:
            raise ServerRefusal("too-many-requests")
        if not self._by_minute.take(address, time.monotonic()):
            raise ServerRefusal("too-many-requests")
        self._of_address.add(address)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(work, *facts)
        finally:
            self._waiting -= 1
            self._of_address.remove(address)

    async def _run(self, work: Callable[..., T], *facts: Any) -> T:
        for is_last in (False, True):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            doing = asyncio.get_running_loop().run_in_executor(self._pool, work, *facts)
            try:
                done, _ = await asyncio.wait([doing], timeout=LONGEST_S)
            except asyncio.CancelledError:
                doing.cancel()
                raise
            if not done:
                doing.cancel()
                self._end()
                raise ServerRefusal("too-long", allowed=round(LONGEST_S))
            try:
                return doing.result()
            except BrokenProcessPool:
                self._end()
                if is_last:
                    raise
        raise AssertionError("never reached")

    def _end(self) -> None:
        """End the process where it is; the next piece of work begins another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the process."""
        self._end()


def _begin() -> None:
    """Begin a process that gives way to the tables where processors are few."""
    begin_process()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


# --- what is done there -------------------------------------------------------------------------------------


@lru_cache(1)
def _engine(url: str) -> Engine:
    return engine_for(url)


def written_record(url: str, table_id: str, number: int | None, language: str) -> tuple[str, int, str]:
    """Return the game, the number and the text of the record of a match, the last one if no number is given.

    Raises:
        TableeError: There is no such table or match, the match still runs, or the log cannot be read.
    """
    events = read_log(_engine(url), table_id)
    if not events:
        raise ServerRefusal("no-table")
    last = sum(event.kind == "dealt" for event in events)
    try:
        written = record_of(table_id, events, last if number is None else number, language)
    except TableRefusal:
        raise
    except Exception as error:
        raise DamagedTable(table_id) from error
    return written.game, last if number is None else number, written.to_json()


def verdict_on(body: dict[str, Any]) -> dict[str, Any]:
    """Return whether a deal is the one that was shown; see `verify_body`."""
    return verify_body(VerifyBody.model_construct(**body))
