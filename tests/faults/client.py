"""A client of the table in plain Python: what docs/protocol.md asks of one, and nothing more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.faults.network import CALM, Line, Weather

SILENCE_S = 3.0  # a line that says nothing for so long is given up; browsers wait ten seconds
ANSWER_S = 1.0  # a command without an answer is sent again after so long, under the same id
DOWN_S = 60.0  # a server that was killed is back by then
NO_CONNECTION = (OSError, WebSocketException, TimeoutError, InvalidStatus, EOFError)


async def ask(
    method: str, url: str, *, body: Any = None, cookies: httpx.Cookies | None = None
) -> httpx.Response:
    """Ask the server over HTTP, again for as long as it is down or says that so much at once is too much."""
    deadline = asyncio.get_running_loop().time() + DOWN_S
    while True:
        try:
            # Nothing is asked over https here, and to load certificates takes longer than all the rest.
            async with httpx.AsyncClient(cookies=cookies, timeout=30, verify=False) as http:
                response = await http.request(method, url, json=body)
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS:
                response.raise_for_status()
                return response
            failure: httpx.HTTPError = httpx.HTTPStatusError(
                "too much at once", request=response.request, response=response
            )
        except httpx.TransportError as error:
            failure = error
        if asyncio.get_running_loop().time() > deadline:
            raise failure
        await asyncio.sleep(0.1)


async def guest(address: str, name: str) -> httpx.Cookies:
    """Make a guest and return the cookie that says who it is."""
    return (await ask("PUT", f"{address}/api/me", body={"name": name})).cookies


class Client:
    """One person at one table, over a line that may be bad.

    table, view: what the server has told so far. seq: the number of the last event. accepted: by command id, the number
    of its event. out_of_step: what the server has said that cannot be.
    """

    def __init__(
        self,
        address: str,
        table_id: str,
        cookies: httpx.Cookies,
        *,
        weather: Weather = CALM,
        random: Random | None = None,
        counts: Counter[str] | None = None,
    ) -> None:
        self.address = address
        self.table_id = table_id
        self.cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.weather = weather
        self.random = random or Random(0)
        self.counts: Counter[str] = Counter() if counts is None else counts
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq: int | None = None
        self.events: list[dict[str, Any]] = []
        self.accepted: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.goodbyes: list[str] = []
        self.out_of_step: list[str] = []
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._line: Line | None = None
        self._ids = itertools.count()
        self._news = asyncio.Event()
        self._heard_at = 0.0
        self._task: asyncio.Task[None] | None = None

    # --- the line -------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Client:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _stay_connected(self) -> None:
        """Keep a line open; one that breaks or falls silent is replaced at once."""
        while True:
            with contextlib.suppress(*NO_CONNECTION):
                await self._one_line()
            self.counts["lines"] += 1
            self._line = None
            await asyncio.sleep(0.02 + self.random.random() * 0.1)

    async def _one_line(self) -> None:
        url = self.address.replace("http", "ws", 1) + f"/ws/{self.table_id}"
        headers = {"Cookie": self.cookie, "Origin": self.address}
        async with asyncio.timeout(10):
            socket = await connect(url, additional_headers=headers, max_size=None, open_timeout=10)
        line = Line(socket, self.weather, self.random, self.counts)
        watcher = asyncio.create_task(self._watch(line))
        try:
            await socket.send(json.dumps({"type": "hello", "version": 1, "last": self.seq, "language": "en"}))
            self._line = line
            async for message in line.receive():
                self._heard_at = asyncio.get_running_loop().time()
                self.counts["messages"] += 1
                if not await self._hear(json.loads(message), line):
                    break
        finally:
            watcher.cancel()
            await line.close()

    async def _watch(self, line: Line) -> None:
        """Ask for a sign of life, and give up a line that has gone silent."""
        loop = asyncio.get_running_loop()
        self._heard_at = loop.time()
        while True:
            await asyncio.sleep(SILENCE_S / 3)
            if loop.time() - self._heard_at > SILENCE_S:
                self.counts["silences"] += 1
                await line.break_off()
                return
            await line.send(json.dumps({"type": "ping", "t": loop.time() * 1000, "got": self.seq or 0}))

    # --- what the server says -------------------------------------------------------------------------------

    async def _hear(self, message: dict[str, Any], line: Line) -> bool:
        """Take in a message; False if the line is of no more use."""
        kind = message["type"]
        if kind == "probe":
            await line.send(json.dumps({"type": "echo", "n": message["n"]}))
        elif kind == "answer":
            self._take_answer(message)
        elif kind == "snapshot":
            self._take_snapshot(message)
        elif kind == "events":
            return self._take_events(message)
        elif kind == "bye":
            self.goodbyes.append(message["code"])
            return False
        return True

    def _take_snapshot(self, message: dict[str, Any]) -> None:
        if self.seq is not None and message["seq"] < self.seq:
            return  # an old one that was overtaken
        self.seq, self.table, self.view = message["seq"], message["table"], message["view"]
        self._wake()

    def _take_events(self, message: dict[str, Any]) -> bool:
        """Take in events; a gap means that something was lost, and the line is given up to be told again."""
        if self.seq is None:
            return False
        fresh = [event for event in message["events"] if event["seq"] > self.seq]
        if not fresh:
            return True  # it came twice
        numbers = [event["seq"] for event in message["events"]]
        if numbers != list(range(numbers[0], message["seq"] + 1)):
            self.out_of_step.append(f"event numbers {numbers} up to {message['seq']}")
        if fresh[0]["seq"] != self.seq + 1:
            self.counts["gaps"] += 1
            return False
        whole = message.get("view_whole", False)
        if len(fresh) != len(numbers) and not whole:
            self.counts["gaps"] += 1
            return False
        self.events += fresh
        self.seq = message["seq"]
        self.table = {**self.table, **message["table"]}
        self.view = merged(self.view, message)
        self._wake()
        return True

    def _take_answer(self, message: dict[str, Any]) -> None:
        waiting = self._answers.get(message["id"])
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def changed(self, within_s: float = 1.0) -> None:
        """Wait until something new is known, or for a while."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._news.wait()

    # --- what the person says -------------------------------------------------------------------------------

    async def command(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a command until it is answered, always under the same id, and return the answer."""
        identity = f"{kind}-{next(self._ids)}"
        text = json.dumps({"type": "command", "id": identity, "command": {"kind": kind, **facts}})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[identity] = answer
        sent_on: Line | None = None
        while not answer.done():
            if self._line is not None and sent_on is not self._line:
                sent_on = self._line
                await sent_on.send(text)
            done, _ = await asyncio.wait([answer], timeout=ANSWER_S if self._line is sent_on else 0.02)
            if not done and sent_on is self._line:
                sent_on = None
        del self._answers[identity]
        told = answer.result()
        if told["answer"] == "refused":
            self.refused[identity] = told["code"]
        else:
            self.accepted[identity] = told["seq"]
        return told


def merged(before: Mapping[str, Any] | None, message: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return a view with what a message says has changed in it."""
    changes = message.get("view", before)
    if changes is None or before is None or message.get("view_whole", False):
        return None if changes is None else dict(changes)
    return {**before, **changes}
