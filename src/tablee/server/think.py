"""Where bots think: in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tablee.table import Question, Thought

TRIES = 3


class Thinkers:
    """Processes in which bots answer questions. One that dies is replaced, and asked again."""

    def __init__(self, count: int) -> None:
        self._count = max(1, count)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=begin_process)

    async def warm_up(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        await self.ask([])

    async def ask(self, questions: Sequence[Question]) -> dict[int, Thought]:
        """Return by seat what each bot answers."""
        for left in reversed(range(TRIES)):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer_all, list(questions))
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._new_pool()
                if left == 0:
                    raise
        raise AssertionError("never reached")

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def answer_all(questions: Sequence[Question]) -> dict[int, Thought]:
    """Return by seat what each bot answers; runs in a process of its own."""
    return {question.seat: question.answer() for question in questions}


def begin_process() -> None:
    """Let the server alone decide when to stop, since Ctrl-C reaches every process of a terminal; end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End as soon as the server has ended: one that was killed tells its processes nothing."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
