"""The socket of a table: hello, commands, probes, and a stream of what happens."""

from __future__ import annotations

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from tablee.server.actor import Actor
from tablee.server.errors import ServerRefusal, StorageFailure
from tablee.server.guests import COOKIE
from tablee.server.house import House
from tablee.server.limits import Bucket
from tablee.server.line import Viewer
from tablee.server.logs import log, place_in_code
from tablee.server.store import Guest
from tablee.server.wire import VERSION, CommandMessage, Echo, Hello, Ping, read_message

HELLO_S = 10.0
SEND_S = 15.0  # a client that takes no message for so long is given up
POLICY_VIOLATION = 1008
GOODBYE_CODE = 4000  # of the socket's own closing; the reason was said in `bye`

STRANGER = Guest("", None, None)

router = APIRouter()


def is_own_origin(origin: str | None, host: str | None, public_url: str) -> bool:
    """Return whether a page of ours asks: browsers say where a page came from, and other clients need not."""
    if origin is None:
        return True
    if public_url:
        return origin.rstrip("/") == public_url.rstrip("/")
    return urlsplit(origin).netloc == host


@router.websocket("/ws/{table_id}")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Let a guest look at a table, and command it."""
    house: House = socket.app.state.house
    if not is_own_origin(socket.headers.get("origin"), socket.headers.get("host"), house.settings.public_url):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    address = socket.client.host if socket.client else "?"
    viewer = Viewer(STRANGER, house.settings.queue, house.now_ms)
    writer = asyncio.create_task(_write(socket, viewer))
    listener = asyncio.create_task(_serve(socket, house, viewer, table_id, address))
    writer.add_done_callback(
        lambda _: listener.cancel()
    )  # whom nothing can be told is not listened to either
    house.metrics.sockets.inc()
    try:
        with contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
            await listener
    except StorageFailure as failure:
        viewer.drop("going-down", {"code": failure.code})
    except Exception as error:
        log.error("mistake", kind=type(error).__name__, where=place_in_code(error))
        viewer.drop("going-down", {"code": "mistake"})
    finally:
        house.metrics.sockets.dec()
        if viewer.goodbye is not None:
            house.metrics.dropped.labels(viewer.goodbye).inc()
        await _end(socket, writer)


async def _serve(socket: WebSocket, house: House, viewer: Viewer, table_id: str, address: str) -> None:
    """Check who comes, and listen to them until the line ends."""
    viewer.guest = await house.guests.find(socket.cookies.get(COOKIE)) or STRANGER
    if viewer.guest is STRANGER:
        viewer.drop("bad-hello", {"code": "guest-missing"})
        return
    hello = await _hello(socket, viewer)
    if hello is None:
        return
    if house.keeper.is_going_down:
        viewer.drop("going-down")
        return
    actor = await house.keeper.find(table_id)
    if actor is None:
        viewer.drop("no-table")
        return
    here = f"{viewer.guest.id}@{table_id}"
    if house.sockets_of_address.is_full(address) or house.sockets_of_guest.is_full(here):
        viewer.drop("too-many")
        return
    house.sockets_of_address.add(address)
    house.sockets_of_guest.add(here)
    try:
        if not actor.open_line(viewer, hello.last):
            viewer.drop("too-many")
            return
        await _listen(socket, house, viewer, actor)
    finally:
        actor.close_line(viewer)
        house.sockets_of_address.remove(address)
        house.sockets_of_guest.remove(here)


async def _hello(socket: WebSocket, viewer: Viewer) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_S):
            message = read_message(await _receive(socket))
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


async def _listen(socket: WebSocket, house: House, viewer: Viewer, actor: Actor) -> None:
    """Take what a client says, until the line ends or one of both has had enough."""
    bucket = Bucket(house.settings.messages_per_second, house.settings.messages_burst)
    while viewer.goodbye is None:
        try:
            async with asyncio.timeout(house.settings.silence_s):
                data = await _receive(socket)
        except TimeoutError:
            viewer.drop("silent")
            return
        viewer.heard_ms = house.now_ms()
        if not bucket.take(time.monotonic()):
            viewer.drop("rate")
            return
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


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or message.get("bytes") or b""


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, one message after the other; the one task that writes to the socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, OSError):
        while (message := await viewer.next_message()) is not None:
            async with asyncio.timeout(SEND_S):
                await socket.send_text(message)
            if viewer.is_done():
                break
        async with asyncio.timeout(SEND_S):
            await socket.close(GOODBYE_CODE)


async def _end(socket: WebSocket, writer: asyncio.Task[None]) -> None:
    """Let the last message go out, if the line still stands."""
    if (
        socket.client_state is WebSocketState.CONNECTED
        and socket.application_state is WebSocketState.CONNECTED
    ):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SEND_S):
                await asyncio.shield(writer)
    writer.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await writer
