"""Running a server: from settings to an open door."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from tablee.server import logs
from tablee.server.app import create_app
from tablee.server.errors import ServerRefusal
from tablee.server.house import House
from tablee.server.settings import Settings

PORTS_TRIED = 20
CLOSING_S = 10
DEAF_MS = 30_000
SWITCH_S = 0.0005  # a thread that has waited for the disk goes on after so long at most
COLLECTED_AFTER = (100_000, 10, 10)  # objects more than before, collections of young ones, of others


def serve(settings: Settings, say: Callable[[str], None], *, exact_port: bool) -> None:
    """Serve until somebody stops it.

    Args:
        settings: How it runs.
        say: Told the address as soon as the door is open.
        exact_port: Whether only the given port will do; otherwise the next free one is taken.

    Raises:
        ServerRefusal: The port is taken, or the database cannot be reached.
    """
    if settings.log_level not in logs.LEVELS:
        allowed = ", ".join(logs.LEVELS)
        raise ServerRefusal("setting", name="log-level", value=repr(settings.log_level), allowed=allowed)
    logs.set_up(settings.log_level)
    door = open_door(settings.host, settings.port, 1 if exact_port else PORTS_TRIED)
    house = House(settings)
    server = Server(house)
    say(settings.public_url or address_of(door))
    spare_what_stays()
    sys.setswitchinterval(SWITCH_S)  # each row that is written waits its turn as often as it gives it up
    server.run(sockets=[door])


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
        super().__init__(
            uvicorn.Config(
                create_app(house),
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then close the door and all lines."""
        await self._house.keeper.say_goodbye()
        await super().shutdown(sockets)


def open_door(host: str, port: int, tries: int) -> socket.socket:
    """Return a listening socket at the port, or at one of the next ones if it is taken.

    Raises:
        ServerRefusal: None of them is free, or the host is none of this machine's.
    """
    reason = ""
    for candidate in range(port, min(port + tries, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, asyncio lets small messages go at once; else each answer would wait for a while.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(
            socket, "TCP_USER_TIMEOUT"
        ):  # lines take it over: one that takes nothing is closed by the system
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MS)
        try:
            door.bind((host, candidate))
            door.listen(2048)
        except OSError as error:
            door.close()
            reason = error.strerror or str(error)
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
        else:
            door.set_inheritable(True)
            return door
    raise ServerRefusal("door", host=host, port=port, reason=reason)


def address_of(door: socket.socket) -> str:
    """Return what to type into a browser on this machine."""
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
