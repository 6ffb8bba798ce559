"""Running a server: from settings to an open door."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from tablee.games._face import quote
from tablee.play.errors import reason_of
from tablee.server import logs
from tablee.server.address import LAST_PORT
from tablee.server.app import create_app
from tablee.server.database import check_database, shown_url
from tablee.server.doors import protocols
from tablee.server.errors import ServerRefusal, StorageFailure
from tablee.server.house import House
from tablee.server.settings import Settings

PORTS_TRIED = 20
CLOSING_S = 10
STOPPING = (signal.SIGINT, signal.SIGTERM)
PATIENCE_S = 3.0  # for so long a server that was asked twice to stop may go on with it
ABANDONED = 130  # the exit code of a server that somebody has not waited for
OTHER_FILES = 128  # that a process has open beside its connections
DEAF_MS = 30_000
SWITCH_S = 0.0005  # a thread that has waited for the disk goes on after so long at most
COLLECTED_AFTER = (100_000, 10, 10)  # objects more than before, collections of young ones, of others


def serve(settings: Settings, say: Callable[[str], None], *, exact_port: bool) -> None:
    """Serve until somebody stops it, by Ctrl-C or SIGTERM.

    Args:
        settings: How it runs.
        say: Told the address as soon as the door is open.
        exact_port: Whether only the given port will do; otherwise the next free one is taken.

    Raises:
        ServerRefusal: The port cannot be used, or the database.
    """
    logs.set_up(settings.log_level)
    check_database(settings.database_url)
    with open_door(settings.host, settings.port, 1 if exact_port else PORTS_TRIED) as door:
        room = make_room(settings.connections)
        house = _open_house(settings)
        house.doors.most = min(house.doors.most, room)
        server = Server(house)
        say(settings.public_url or address_of(door))
        spare_what_stays()
        sys.setswitchinterval(SWITCH_S)  # each row that is written waits its turn as often as it gives it up
        server.run(sockets=[door])
    if not server.started:
        raise ServerRefusal("serve-failed")


def _open_house(settings: Settings) -> House:
    """Return everything of a server.

    Raises:
        ServerRefusal: The database cannot be opened.
    """
    try:
        return House(settings)
    except StorageFailure as error:
        shown = quote(shown_url(settings.database_url))
        reason = str(error.facts.get("reason", "")) or error.code
        raise ServerRefusal("database-start", value=shown, reason=reason) from error


def make_room(connections: int) -> int:
    """Let the process have so many connections and all its files, as far as the system allows; return how many it may."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - OTHER_FILES))


def spare_what_stays() -> None:
    """Let the collector of garbage look no more at what lives as long as the server, and seldom at the rest.

    Code and its libraries are most of all objects. To look through them takes a good part of a second, in which no table
    goes on; to look through what two hundred tables have made since the last time, a good part of a tenth. Almost nothing
    of it is left to the collector, so that is done seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


class Server(uvicorn.Server):
    """A server that says goodbye before it closes its lines.

    Args:
        house: What it serves.
    """

    def __init__(self, house: House) -> None:
        settings = house.settings
        requests, frames = protocols(house.doors)
        super().__init__(
            uvicorn.Config(
                create_app(house),
                log_config=None,
                access_log=False,
                http=requests,
                ws=frames,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                proxy_headers=True,
                forwarded_allow_ips=settings.trusted_proxies,
                timeout_graceful_shutdown=CLOSING_S,
                server_header=False,
            )
        )
        self._house = house
        self._is_closed = False
        self._hurried_s = 0.0  # when it was last asked to stop

    async def _serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super()._serve(sockets)
        finally:
            await self._close_the_house()  # also after a start that somebody has stopped

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close the door and all lines."""
        await self._house.keeper.say_goodbye()
        await super().shutdown(sockets)
        self._is_closed = not self.force_exit

    async def _close_the_house(self) -> None:
        """Let the application put everything away, which uvicorn leaves out when it is in a hurry."""
        if not self._is_closed and hasattr(self, "lifespan"):
            self._is_closed = True
            await self.lifespan.shutdown()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals stop the server, which then ends like any program that has done its work."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, *_: object) -> None:
        """Close everything; when asked again, without waiting for anybody; when that takes too long, leave at once."""
        if not self.force_exit:
            self._hurried_s = time.monotonic()
        elif time.monotonic() > self._hurried_s + PATIENCE_S:
            os._exit(ABANDONED)
        self.force_exit = self.should_exit
        self.should_exit = True


def open_door(host: str, port: int, tries: int) -> socket.socket:
    """Return a listening socket at the port, or at one of the next ones if it is taken.

    Raises:
        ServerRefusal: None of them is free, or the host is none of this machine's.
    """
    family, place = _place_of(host, port)
    reason = ""
    for candidate in range(port, min(port + tries, LAST_PORT + 1)):
        # With the protocol named, asyncio lets small messages go at once; else each answer would wait for a while.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(
            socket, "TCP_USER_TIMEOUT"
        ):  # lines take it over: one that takes nothing is closed by the system
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MS)
        try:
            door.bind((place[0], candidate, *place[2:]))
            door.listen(2048)
        except OSError as error:
            door.close()
            reason = reason_of(error)
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
        else:
            door.set_inheritable(True)
            return door
    last = min(port + tries, LAST_PORT + 1) - 1
    raise ServerRefusal(
        "door", host=host, port=str(port), last=str(last), count=last - port + 1, reason=reason
    )


def _place_of(host: str, port: int) -> tuple[socket.AddressFamily, tuple[Any, ...]]:
    """Return the kind of address that a host has, and the address; one of IPv4 if it has both.

    Raises:
        ServerRefusal: There is no such host.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, ValueError):  # a name that cannot be one is a ValueError
        raise ServerRefusal(
            "door", host=host, port=str(port), last=str(port), count=1, reason="unknown"
        ) from None
    family, _, _, _, place = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    return family, place


def address_of(door: socket.socket) -> str:
    """Return what to type into a browser on this machine."""
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
