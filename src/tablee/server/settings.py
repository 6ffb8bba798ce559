"""What can be set about a server: by the command line, by the environment (`TABLEE_…`), or left as it is."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tablee.games._face import quote
from tablee.server.address import LAST_PORT, USUAL_PORTS, BadAddress, machines, origin_of
from tablee.server.errors import ServerRefusal
from tablee.server.logs import LEVELS
from tablee.table import AWAY_MS

PREFIX = "TABLEE_"
MOST_DIGITS = 15
# Where less than this is no server at all.
LEAST = {
    "thinkers": 1,
    "queue": 1,
    "message_bytes": 1,
    "messages_burst": 1,
    "sockets_per_guest": 1,
    "sockets_per_address": 1,
}


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder that the tables are kept in unless another is named (XDG base directories)."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "tablee"


@dataclass(frozen=True)
class Settings:
    """How a server runs. Each can be given in the environment, as `TABLEE_` and its name in capitals.

    host, port: where it listens. database: an SQLAlchemy URL; SQLite and PostgreSQL are supported. public_url: the
    address that people see, if it differs (behind a proxy); it decides whether cookies need https and which origins may
    open sockets. trusted_proxies: addresses whose X-Forwarded-For counts, with commas.

    thinkers: processes in which bots think. silence_s: a socket that says nothing for so long is dropped. queue: messages
    that may wait for a slow client. tail: events that are told one by one to a client that comes back.

    message_bytes, messages_per_second, messages_burst, bytes_per_second, bytes_burst: of one socket; every frame counts as
    a message. queue_bytes: that may wait for a slow client. sockets_per_guest: at one table. commands_per_second,
    commands_burst: of one guest at one table, over all sockets. talk_per_second, talk_burst: of one table, all commands of
    all people but their actions in the match.

    sockets_per_address, frames_per_address (a second, over all its sockets), dials_per_second, connections_per_address, requests_per_second, requests_burst, tables_per_address
    (open at once), tables_per_hour, guests_per_hour: of one address, where an IPv6 address counts by its first 64 bits.
    connections, silent_connections: of all addresses together; silent are those from which no whole request has come yet.
    heavy_per_minute: records and checks of deals of one address. heavy_waiting: of all together.

    events_per_second, events_burst: what time brings at one table, bots' actions above all. events_per_address: of all
    tables that were opened from one address. events: of all tables, a second.

    spectators: of one table. away_s: who has no line for so long is told to be away. asleep_s: a table that nobody looks at leaves the memory after so long.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""
    trusted_proxies: str = "127.0.0.1"
    log_level: str = "info"
    thinkers: int = 1
    silence_s: float = 20.0
    queue: int = 256
    tail: int = 200
    message_bytes: int = 8192
    messages_per_second: float = 20.0
    messages_burst: int = 40
    bytes_per_second: int = 32_768
    bytes_burst: int = 131_072
    queue_bytes: int = 2_000_000
    commands_per_second: float = 10.0
    commands_burst: int = 40
    talk_per_second: float = 10.0
    talk_burst: int = 60
    sockets_per_guest: int = 10
    sockets_per_address: int = 200
    frames_per_address: float = 300.0
    dials_per_second: float = 25.0
    connections_per_address: int = 300
    connections: int = 4096
    silent_connections: int = 256
    requests_per_second: float = 50.0
    requests_burst: int = 2000
    heavy_per_minute: int = 60
    heavy_waiting: int = 16
    events_per_second: float = 10.0
    events_burst: int = 60
    events_per_address: float = 40.0
    events: float = 200.0
    tables_per_address: int = 50
    tables_per_hour: int = 60
    guests_per_hour: int = 300
    spectators: int = 200
    away_s: float = AWAY_MS / 1000
    asleep_s: float = 300.0

    @property
    def database_url(self) -> str:
        """The database in use: the one named, or a file in the data folder."""
        return self.database or f"sqlite:///{data_folder() / 'tables.sqlite'}"

    @property
    def is_https(self) -> bool:
        """Whether people come by https, so that cookies may ask for it."""
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Return the settings: what is given, else what the environment says, else the defaults.

    Addresses come back in the form in which they are compared.

    Raises:
        ServerRefusal: A value is none that the setting can have.
    """
    found = {}
    for field in fields(Settings):
        name, value = PREFIX + field.name.upper(), environment.get(PREFIX + field.name.upper())
        if given.get(field.name) is not None:
            name, value = f"--{field.name.replace('_', '-')}", given[field.name]
        if value is not None:
            found[field.name] = _read(field.name, name, str(value), type(field.default))
    return Settings(**found)


def _read(field: str, name: str, text: str, kind: type) -> Any:
    """Return the value of a setting; `name` is what it was given by."""
    if kind is not str:
        return _number(field, name, text, kind)
    return _WORDS[field](name, text.strip()) if field in _WORDS else text


def _number(field: str, name: str, text: str, kind: type) -> Any:
    digits = text.strip()
    good = (
        digits.isascii() and digits.replace(".", "", kind is float).isdigit() and len(digits) <= MOST_DIGITS
    )
    least, most = (0, LAST_PORT) if field == "port" else (LEAST.get(field, 0), None)
    if not good or kind(digits) < least or (most is not None and kind(digits) > most):
        raise _refused(name, text, f"{least} … {'' if most is None else most}".strip())
    return kind(digits)


def _refused(name: str, text: str, allowed: str) -> ServerRefusal:
    return ServerRefusal("setting", name=name, value=quote(text), allowed=allowed)


def _host(name: str, text: str) -> str:
    host = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    before, colon, after = host.rpartition(":")
    reason = ""
    if not host:
        reason = "empty"
    elif "/" in host or not host.isprintable() or " " in host:
        reason = "url"
    elif colon and (":" not in before or before.endswith("]")) and (after.isdigit() or before.endswith("]")):
        reason = "port"
    if reason:
        raise ServerRefusal("host", name=name, value=quote(text), reason=reason)
    return host


def _public_url(name: str, text: str) -> str:
    try:
        return origin_of(text) if text else ""
    except BadAddress as error:
        begins = ", ".join(f"{scheme}://" for scheme in USUAL_PORTS)
        shown = re.sub(r"//.*@", "//…@", text, flags=re.DOTALL)  # a password is nobody's business
        raise ServerRefusal(
            "public-url", name=name, value=quote(shown), reason=str(error), allowed=begins
        ) from None


def _trusted_proxies(name: str, text: str) -> str:
    try:
        return machines(text)
    except BadAddress as error:
        raise ServerRefusal("trusted-proxies", name=name, value=quote(str(error))) from None


def _log_level(name: str, text: str) -> str:
    if text.lower() not in LEVELS:
        raise _refused(name, text, ", ".join(LEVELS))
    return text.lower()


_WORDS = {
    "host": _host,
    "public_url": _public_url,
    "trusted_proxies": _trusted_proxies,
    "log_level": _log_level,
}
