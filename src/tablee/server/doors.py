"""How connections are let in: each byte, head and frame counts before anything is done with it.

One client shares the loop with everybody, so whatever it sends must cost little until it is known that it may.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from functools import cache
from typing import Any, ClassVar

import httptools
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.server.callers import Proxies, counted_as
from tablee.server.errors import ServerRefusal, first_known, status_of
from tablee.server.limits import Bucket, Buckets, Held
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings

HEAD_BYTES = 65_536  # of a request, until its body begins
HEAD_S = 10.0  # in which all of them have come
MOST_HEADERS = 100
BODY_S = 30.0  # in which a body has come
WASTED_BYTES = 4_000_000  # of a body that is wanted no more; then the connection is closed
MOST_PIPELINED = 8  # requests that may wait for the answer to the one before
SLICE = 1_024  # bytes of frames that are read at a time; after each it is counted how many there were
FLOODED_S = 2.0  # for so long a socket that sent too much may take its goodbye
PHRASES = {400: b"Bad Request", 429: b"Too Many Requests", 431: b"Request Header Fields Too Large"}


class Doors:
    """How many connections there are, of each address and in all, and who has not yet said anything.

    Args:
        settings: What is allowed.
        metrics: Where it is counted who was not let in.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.proxies = Proxies(settings.trusted_proxies)
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.frames = Buckets(settings.frames_per_address, settings.frames_per_address)
        self.most = settings.connections
        self._held = Held(settings.connections_per_address)
        self._all: dict[asyncio.BaseTransport, str | None] = {}
        self._silent: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()

    @property
    def count(self) -> int:
        """How many connections are open."""
        return len(self._all)

    def enter(self, transport: asyncio.Transport, peer: str) -> bool:
        """Return whether a connection may stay. Where there are too many, one goes that has been silent the longest.

        A trusted proxy brings the connections of many; those of each are counted when their requests say who they are.
        """
        address = None if self.proxies.trusts(peer) else counted_as(peer)
        if address is not None and self._held.is_full(address):
            return self._is_refused("connections-of-address")
        if len(self._all) >= self.most or len(self._silent) >= self.settings.silent_connections:
            if not self._silent:
                return self._is_refused("connections")
            oldest, _ = self._silent.popitem(last=False)
            self.metrics.unheard.labels("silent").inc()
            oldest.abort()  # type: ignore[attr-defined]
        if address is not None:
            self._held.add(address)
        self._all[transport] = address
        self._silent[transport] = None
        return True

    def _is_refused(self, why: str) -> bool:
        self.metrics.unheard.labels(why).inc()
        return False

    def speaks(self, transport: asyncio.BaseTransport) -> None:
        """Note that a whole request has come."""
        self._silent.pop(transport, None)

    def is_silent(self, transport: asyncio.BaseTransport) -> None:
        """Note that it was answered, and that nothing has come since."""
        if transport in self._all:
            self._silent[transport] = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is closed."""
        self._silent.pop(transport, None)
        address = self._all.pop(transport, None)
        if address is not None:
            self._held.remove(address)


class Request(HttpToolsProtocol):
    """A connection on which requests come: their heads are bounded in bytes and time, and their number by the address."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to count."""
        super().connection_made(transport)
        self._patience: asyncio.TimerHandle | None = None
        self._is_refused = False
        self._is_head = True  # that comes now
        self._head_bytes = self._header_count = self._wasted_bytes = 0
        if self.doors.enter(transport, self._peer):
            self._wait(HEAD_S)
        else:
            self._is_refused = True
            transport.abort()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no more."""
        self._wait(None)
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def _wait(self, within_s: float | None) -> None:
        """Give what comes now so much time, and no more to what came before."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if within_s is None else self.loop.call_later(within_s, self._is_late)

    def _is_late(self) -> None:
        self.doors.metrics.unheard.labels("late").inc()
        self._is_refused = True
        self.transport.abort()

    # --- what comes -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take bytes, as far as they may still come."""
        if self._is_refused:
            return
        self._unset_keepalive_if_required()
        if self._is_head:
            if self._patience is None:
                self._wait(HEAD_S)
            self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            if not self._is_refused:
                self._refuse(ServerRefusal("message", path="$", reason="no HTTP"))
        else:
            if self._is_head and self._head_bytes > HEAD_BYTES and not self._is_refused:
                self._refuse(ServerRefusal("head-too-large", allowed=HEAD_BYTES))

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._header_bytes = self._header_count = 0

    def on_url(self, url: bytes) -> None:
        """Count a piece of the address."""
        self._header_bytes += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._header_bytes += len(name) + len(value)
        self._header_count += 1
        if self._header_count <= MOST_HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Let a request in, or refuse it."""
        refusal = self._refusal()
        if refusal is not None:
            self._refuse(refusal)
            raise refusal  # so that nothing after it is read
        self._is_head = False
        self._head_bytes = 0
        self._wait(BODY_S)
        self.doors.speaks(self.transport)
        super().on_headers_complete()

    def _refusal(self) -> ServerRefusal | None:
        if self._header_bytes > HEAD_BYTES or self._header_count > MOST_HEADERS:
            return ServerRefusal("head-too-large", allowed=HEAD_BYTES)
        address = counted_as(self.doors.proxies.client_of(self._peer, self.headers))
        is_flood = len(self.pipeline) >= MOST_PIPELINED
        if is_flood or not self.doors.requests.take(address, self.loop.time()):
            return ServerRefusal("too-many-requests")
        return None

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body; of one that is wanted no more only so much."""
        if self.cycle is not None and self.cycle.response_complete:
            self._wasted_bytes += len(body)
            if self._wasted_bytes > WASTED_BYTES:
                self._is_late()
            return
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request; the next head may come."""
        self._wait(None)
        self._is_head = True
        self._head_bytes = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Note that nothing is being done for it any more."""
        super().on_response_complete()
        if self._is_head and not self.pipeline:
            self.doors.is_silent(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Let a socket begin."""
        self._wait(None)
        super().handle_websocket_upgrade()

    # --- refusals -------------------------------------------------------------------------------------------

    def _refuse(self, refusal: ServerRefusal) -> None:
        """Say why, and close: not much may be done for who asks too much."""
        self._is_refused = True
        self._wait(FLOODED_S)
        self.doors.metrics.unheard.labels(refusal.code).inc()
        wanted = b"".join(value for name, value in self.headers or () if name == b"accept-language")[:2]
        language = first_known(wanted.decode("latin-1").lower())
        self.transport.write(_written(refusal.code, json.dumps(refusal.facts), language))
        self.transport.close()


@cache
def _written(code: str, facts: str, language: str) -> bytes:
    """Return a whole answer that refuses a request."""
    refusal = ServerRefusal(code, **json.loads(facts))
    told = {"code": code, "facts": refusal.facts, "sentence": refusal.sentence(language)}
    body = json.dumps({"error": told}, ensure_ascii=False).encode()
    status = status_of(refusal)
    head = [
        b"HTTP/1.1 %d %s" % (status, PHRASES[status]),
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"cache-control: no-store",
        b"x-content-type-options: nosniff",
        b"connection: close",
    ]
    if status == 429:
        head.append(b"retry-after: 1")
    return b"\r\n".join([*head, b"", body])


class Frames(WebSocketsSansIOProtocol):
    """A socket of which every byte and frame counts, also pings, pongs and empty pieces of messages."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)
        settings = self.doors.settings
        self._bytes = Bucket(settings.bytes_per_second, settings.bytes_burst)
        self._frames = Bucket(settings.messages_per_second, settings.messages_burst)
        self._all_frames: Bucket | None = None  # of the address
        self._is_flooded = self._rests = False
        self._kept = b""  # that came before the rest

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no more."""
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes, a little at a time, as far as they may still come."""
        if self._is_flooded:
            return
        if not self.handshake_initiated:  # what the request before has taken in
            super().data_received(data)
            if self.handshake_initiated:
                peer = self.client[0] if self.client else "?"
                address = self.doors.proxies.client_of(peer, self.scope["headers"])
                self._all_frames = self.doors.frames.of(counted_as(address))
            else:
                self.transport.close()
            return
        if self._bytes.take(self.loop.time(), len(data)):
            self._take(data)
        else:
            self._flood()

    def _take(self, data: bytes) -> None:
        """Read frames, a little at a time, until nothing is left or it is time to rest."""
        for begin in range(0, len(data), SLICE):
            if self._rests:
                self._kept += data[begin:]
                return
            super().data_received(data[begin : begin + SLICE])
            if self._is_flooded or self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count the frames that have come before anything is done with them."""
        count = len(self.conn.events) if self.handshake_initiated else 0
        if count and not self._frames.take(self.loop.time(), count):
            self.conn.events.clear()
            self._flood()
            return
        if count and self._all_frames is not None:
            self._rest(self._all_frames.owe(self.loop.time(), count))
        super().handle_events()

    def _rest(self, rest_s: float) -> None:
        """Read no more for a while: all sockets of one address share what it may say."""
        if rest_s > 0 and not self._rests:
            self._rests = True
            self.transport.pause_reading()
            self.loop.call_later(rest_s, self._go_on)

    def _go_on(self) -> None:
        self._rests = False
        kept, self._kept = self._kept, b""
        if kept and not (self._is_flooded or self.transport.is_closing()):
            self._take(kept)
        if not (self._rests or self.read_paused or self._is_flooded or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Give the next message to the application, and read on if nothing speaks against it."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self._rests:
                self.transport.resume_reading()
        return message

    def _flood(self) -> None:
        """Read no more, and let the application say goodbye."""
        self._is_flooded = True
        self.close_timeout = FLOODED_S
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # so that nobody begins to read again
        flooded: Any = {"type": "websocket.flooded"}
        self.queue.put_nowait(flooded)


def protocols(doors: Doors) -> tuple[type[Request], type[Frames]]:
    """Return how requests and sockets are read at these doors."""
    facts = {"doors": doors}
    return type("DoorRequest", (Request,), facts), type("DoorFrames", (Frames,), facts)
