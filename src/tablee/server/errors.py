"""What the server refuses, beside what tables and rules do; every code has its sentence in the texts."""

from __future__ import annotations

from tablee.play.errors import TableeError


class ServerRefusal(TableeError):
    """The server refuses a request, a message or a setting; nothing has changed."""


class StorageFailure(ServerRefusal):
    """What was to be kept could not be: storage-full, storage-busy, storage-conflict or storage-down."""


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
    "mistake": 500,
    "storage-full": 507,
    "storage-busy": 503,
    "storage-conflict": 503,
    "storage-down": 503,
    "going-down": 503,
}


def status_of(error: TableeError) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(error.code, 400)
