"""Whether a database can be what it is named as, before anything is opened."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tablee.games._face import quote
from tablee.play.errors import reason_of
from tablee.server.errors import ServerRefusal

KINDS = ("sqlite", "postgresql")
EXAMPLES = ("sqlite:////var/lib/tablee/tables.sqlite", "postgresql://user@host/name")
FIRST_BYTES = b"SQLite format 3\0"


def check_database(url: str) -> None:
    """Refuse a database that cannot be one; what must be asked over a network is asked when it is opened.

    Raises:
        ServerRefusal: It is named wrongly, or there is something else at its place.
    """
    if "://" not in url:
        raise _wrong("path" if "/" in url or "." in url else "form", url)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise _wrong("form", shown_url(url)) from None
    if parsed.get_backend_name() not in KINDS:
        raise _wrong("form", shown_url(url))
    if parsed.get_backend_name() == "sqlite":
        _check_file(parsed)


def _check_file(url: URL) -> None:
    """Refuse a file that is none, is none of SQLite's, or cannot be written."""
    if url.database in (None, "", ":memory:"):
        raise _wrong("memory", str(url))
    path = Path(str(url.database)).absolute()
    try:
        if path.is_dir():
            raise _wrong("folder", str(path))
        if path.exists() and not path.is_file():
            raise _wrong("device", str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass  # it can be written, and is there from now on
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(1, "")
        with path.open("rb") as file:
            begin = file.read(len(FIRST_BYTES))
    except (OSError, ValueError) as error:
        raise _wrong(reason_of(error), str(path)) from None
    if begin not in (b"", FIRST_BYTES):
        raise _wrong("foreign", str(path))


def _wrong(reason: str, value: str) -> ServerRefusal:
    return ServerRefusal("database", value=quote(value), reason=reason, allowed=" · ".join(EXAMPLES))


def shown_url(url: str) -> str:
    """Return a database's address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url.partition("://")[0] + "://…"
