"""The socket of a table: hello, commands, probes, and a stream of what happens."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablee.server.actor import Actor
from tablee.server.address import is_own_origin
from tablee.server.callers import counted_as
from tablee.server.errors import DamagedTable, ServerRefusal, StorageFailure, first_known
from tablee.server.guests import token_in
from tablee.server.house import House
from tablee.server.line import Viewer
from tablee.server.logs import log, place_in_code
from tablee.server.store import Guest
from tablee.server.wire import VERSION, CommandMessage, Echo, Hello, Ping, read_message

HELLO_S = 10.0
SEND_S = 15.0  # a client that takes no message for so long is given up
POLICY_VIOLATION = 1008
TOLD_SO = 2  # times as many sockets as an address may have are told why they must go; any more hear nothing
GOODBYE_CODE = 4000  # of the socket's own closing; the reason was said in `bye`


class Watch:
    """Notices when something takes too long.

    It runs on from one thing to the next: a timeout of its own for each message would cost more than to send it.

    Args:
        limit_s: How long something may take.
        late: Called if it takes longer.
    """

    def __init__(self, limit_s: float, late: Callable[[], object]) -> None:
        self._loop = asyncio.get_running_loop()
        self._limit_s = limit_s
        self._late = late
        self._until_s: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Begin to wait for something, or to wait anew."""
        self._until_s = self._loop.time() + self._limit_s
        if self._timer is None:
            self._timer = self._loop.call_at(self._until_s, self._look)

    def end(self) -> None:
        """Note that it has come."""
        self._until_s = None

    def stop(self) -> None:
        """Watch no more."""
        self._until_s = None
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self._timer = None
        if self._until_s is None:
            return
        if self._loop.time() < self._until_s:
            self._timer = self._loop.call_at(self._until_s, self._look)
        else:
            self._late()


class Flooded(Exception):
    """A socket has sent more than it may, in bytes or in frames of whatever kind."""


class Gone(Exception):
    """A socket has been closed by the other side, or its line is lost."""


class Socket(HTTPConnection):
    """A socket with nothing between it and the server that carries it: every message would pay for each layer."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive)
        self._receive = receive
        self._send = send
        self.is_open = False

    async def accept(self) -> None:
        """Open it."""
        await self._receive()  # that somebody wants to connect
        await self._send({"type": "websocket.accept"})
        self.is_open = True

    async def receive(self) -> str | bytes:
        """Wait for a message.

        Raises:
            Gone: No more will come.
            Flooded: There was too much of it.
        """
        message = await self._receive()
        if message["type"] == "websocket.flooded":
            raise Flooded
        if message["type"] == "websocket.disconnect":
            self.is_open = False
            raise Gone
        return message.get("text") or message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send a message.

        Raises:
            OSError: The line is lost.
        """
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Close it, or refuse to open it."""
        self.is_open = False
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


STRANGER = Guest("", None, None)


class TableSockets:
    """Lets guests look at tables, and command them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take care of a socket from the first to the last."""
        await table_socket(Socket(scope, receive, send))


route = WebSocketRoute("/ws/{table_id}", TableSockets())


async def table_socket(socket: Socket) -> None:
    """Let in whoever may come in, and entertain them."""
    house: House = socket.app.state.house
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), house.settings.public_url):
        await socket.close(POLICY_VIOLATION)
        return
    address = counted_as(socket.client.host if socket.client else "")
    if house.sockets_of_address.count(address) >= TOLD_SO * house.sockets_of_address.allowed:
        await socket.close(POLICY_VIOLATION)
        return
    is_one_too_many = house.sockets_of_address.is_full(address)
    house.sockets_of_address.add(address)
    try:
        await asyncio.sleep(house.dials.of(address).owe(time.monotonic(), 1))
        await socket.accept()
        await _entertain(socket, house, socket.path_params["table_id"], is_one_too_many=is_one_too_many)
    finally:
        house.sockets_of_address.remove(address)


async def _entertain(socket: Socket, house: House, table_id: str, *, is_one_too_many: bool) -> None:
    """Let a socket live, from hello to goodbye."""
    viewer = Viewer(STRANGER, house.settings.queue, house.now_ms, house.settings.queue_bytes)
    writer = asyncio.create_task(_write(socket, viewer))
    if is_one_too_many:
        viewer.drop("too-many")
    listener = asyncio.create_task(_serve(socket, house, viewer, table_id))
    writer.add_done_callback(
        lambda _: listener.cancel()
    )  # whom nothing can be told is not listened to either
    house.metrics.sockets.inc()
    try:
        with contextlib.suppress(Gone, asyncio.CancelledError):
            await listener
    except Flooded:
        viewer.drop("rate")
    except StorageFailure as failure:
        viewer.drop("going-down", {"code": failure.code})
    except DamagedTable as damaged:
        viewer.drop("damaged", damaged.facts)
    except Exception as error:
        log.error("mistake", kind=type(error).__name__, where=place_in_code(error))
        viewer.drop("going-down", {"code": "mistake"})
    finally:
        house.metrics.sockets.dec()
        if viewer.goodbye is not None:
            house.metrics.dropped.labels(viewer.goodbye).inc()
        await _end(socket, writer)


async def _serve(socket: Socket, house: House, viewer: Viewer, table_id: str) -> None:
    """Check who comes, and listen to them until the line ends."""
    if viewer.goodbye is not None:
        return
    viewer.guest = await house.guests.find(token_in(socket.cookies, house.settings)) or STRANGER
    if viewer.guest is STRANGER:
        viewer.drop("bad-hello", {"code": "guest-missing"})
        return
    hello = await _hello(socket, viewer)
    if hello is None:
        return
    viewer.language = first_known(hello.language, viewer.guest.language)
    if house.keeper.is_going_down:
        viewer.drop("going-down")
        return
    here = f"{viewer.guest.id}@{table_id}"
    if not house.dials_of_guest.take(here, time.monotonic()):
        viewer.drop("rate")
        return
    actor = await house.keeper.find(table_id)
    if actor is None:
        viewer.drop("no-table")
        return
    if house.sockets_of_guest.is_full(here):
        viewer.drop("too-many")
        return
    house.sockets_of_guest.add(here)
    try:
        if not actor.open_line(viewer, hello.last):
            viewer.drop("too-many")
            return
        await _listen(socket, house, viewer, actor)
    finally:
        actor.close_line(viewer)
        house.sockets_of_guest.remove(here)


async def _hello(socket: Socket, viewer: Viewer) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_S):
            message = read_message(await socket.receive())
    except TimeoutError:
        viewer.drop("silent")
        return None
    except ServerRefusal as refusal:
        viewer.drop("bad-hello", refusal.facts)
        return None
    if not isinstance(message, Hello) or message.version != VERSION:
        viewer.drop("bad-hello", {"version": VERSION})
        return None
    return message


async def _listen(socket: Socket, house: House, viewer: Viewer, actor: Actor) -> None:
    """Take what a client says, until the line ends or one of both has had enough."""
    silence = Watch(house.settings.silence_s, lambda: viewer.drop("silent"))
    try:
        await _take_all(socket, viewer, actor, silence)
    finally:
        silence.stop()


async def _take_all(socket: Socket, viewer: Viewer, actor: Actor, silence: Watch) -> None:
    while viewer.goodbye is None:
        silence.begin()
        data = await socket.receive()
        viewer.heard_ms = viewer.now_ms()
        try:
            message = read_message(data)
        except ServerRefusal as refusal:
            viewer.drop("bad-hello", refusal.facts)
            return
        if isinstance(message, CommandMessage):
            actor.ask(viewer, message.id, message.command)
        elif isinstance(message, Ping):
            viewer.say({"type": "pong", "t": message.t, "now": viewer.heard_ms})
        elif isinstance(message, Echo):
            viewer.echo(message.n)


async def _write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits, one message after the other; the one task that writes to the socket."""
    me = asyncio.current_task()
    assert me is not None
    patience = Watch(SEND_S, me.cancel)
    with contextlib.suppress(RuntimeError, OSError):
        try:
            while (message := await viewer.next_message()) is not None:
                patience.begin()
                await socket.send(message)
                patience.end()
            patience.begin()
            await socket.close(GOODBYE_CODE)
        finally:
            patience.stop()


async def _end(socket: Socket, writer: asyncio.Task[None]) -> None:
    """Let the last message go out, if the line still stands."""
    if socket.is_open:
        await asyncio.wait([writer], timeout=SEND_S)
    writer.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await writer
