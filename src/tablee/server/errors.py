"""What the server refuses, beside what tables and rules do; every code has its sentence in the texts."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_jsonable_python

from tablee.play.errors import TableeError
from tablee.texts import DEFAULT, languages


class ServerRefusal(TableeError):
    """The server refuses a request, a message or a setting; nothing has changed."""


class StorageFailure(ServerRefusal):
    """What was to be kept could not be: storage-full, storage-busy, storage-conflict or storage-down.

    Nothing has changed then. Of storage-unknown that is not known: the database was lost while it kept something, and
    cannot be asked yet.
    """


class DamagedTable(ServerRefusal):
    """The log of a table cannot be read, or nothing can be made of it.

    Args:
        table_id: The table.
        seq: The event that is damaged, 0 if it is none of them alone.
    """

    def __init__(self, table_id: str, seq: int = 0) -> None:
        super().__init__("damaged", table=table_id, seq=seq)
        self.table_id = table_id
        self.seq = seq

    def __reduce__(self) -> tuple[Any, ...]:
        return DamagedTable, (self.table_id, self.seq)


STATUS = {  # of HTTP, by code; whatever is not here is a bad request
    "guest-missing": 401,
    "origin": 403,
    "no-table": 404,
    "no-page": 404,
    "no-match": 404,
    "match-runs": 409,
    "body-too-large": 413,
    "too-many-tables": 429,
    "too-many-guests": 429,
    "too-many-requests": 429,
    "too-long": 503,
    "sent-away": 403,
    "head-too-large": 431,
    "mistake": 500,
    "damaged": 500,
    "storage-full": 507,
    "storage-busy": 503,
    "storage-conflict": 503,
    "storage-down": 503,
    "storage-unknown": 503,
    "going-down": 503,
}


def told_facts(error: TableeError, language: str) -> Any:
    """Return the facts of a refusal as they go over the wire; one that is an error itself is said in the language."""

    def say(value: Any) -> str:
        return value.sentence(language) if isinstance(value, TableeError) else str(value)

    return to_jsonable_python(error.facts, fallback=say)


def first_known(*wanted: str | None) -> str:
    """Return the first of the languages that there are texts in, else the default."""
    return next((code for code in wanted if code in languages()), DEFAULT)


def status_of(error: TableeError) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(error.code, 400)
