"""What can be set about a server: by the command line, by the environment (`TABLEE_…`), or left as it is."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from tablee.games._face import quote
from tablee.server.errors import ServerRefusal

PREFIX = "TABLEE_"


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

    message_bytes, messages_per_second, messages_burst: of one socket. sockets_per_guest: at one table.
    sockets_per_address, tables_per_address (open at once), tables_per_hour, guests_per_hour: of one address.
    spectators: of one table. asleep_s: a table that nobody looks at leaves the memory after so long.
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
    sockets_per_guest: int = 10
    sockets_per_address: int = 200
    tables_per_address: int = 50
    tables_per_hour: int = 60
    guests_per_hour: int = 300
    spectators: int = 200
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

    Raises:
        ServerRefusal: A value in the environment is no number where one is needed.
    """
    found = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = _read(field.name, text, type(field.default))
    return replace(Settings(**found), **{name: value for name, value in given.items() if value is not None})


def _read(name: str, text: str, kind: type) -> Any:
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or (kind is not str and not 0 <= value < float("inf")):
        raise ServerRefusal("setting", name=PREFIX + name.upper(), value=quote(text), allowed="0 …")
    return value
