"""Reading a command: an object with a kind and a few fields, from anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games._face import quote
from tablee.table.refusal import TableRefusal

MOST_MS = 2**53  # beyond it a number of JSON is no longer exact

Fields = Mapping[str, Any]


def check_fields(fields: Fields, allowed: tuple[str, ...]) -> None:
    """Refuse a field that the kind of command does not have."""
    for name in fields:
        if name not in ("kind", "id", *allowed):
            raise TableRefusal("command-field-unknown", field=quote(name), allowed=", ".join(allowed) or "–")


def read_text(fields: Fields, name: str) -> str:
    """Read a text that must be there and can be written as UTF-8."""
    value = fields.get(name)
    if not isinstance(value, str) or not _can_be_written(value):
        raise _bad(name, value, "…")
    return value


def _can_be_written(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def read_number(fields: Fields, name: str) -> int:
    """Read a whole number that must be there."""
    value = fields.get(name)
    if type(value) is not int or not 0 <= value <= MOST_MS:
        raise _bad(name, value, "0 …")
    return value


def read_optional_number(fields: Fields, name: str) -> int | None:
    """Read a number, None if it is missing or null; fractions of it do not count."""
    value = fields.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST_MS:
        raise _bad(name, value, "null, 0 …")
    return int(value)


def read_flag(fields: Fields, name: str) -> bool:
    """Read true or false, false if it is missing."""
    value = fields.get(name, False)
    if type(value) is not bool:
        raise _bad(name, value, "true, false")
    return value


def _bad(name: str, value: object, allowed: str) -> TableRefusal:
    return TableRefusal("command-field", field=name, value=quote(value), allowed=allowed)
