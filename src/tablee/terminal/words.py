"""What the words of a command line stand for: numbers, options and their values."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence
from typing import Any

from tablee.games._face import quote
from tablee.terminal.errors import BadCommand

MOST_VALUES = 1000  # in a range
_OPENING, _CLOSING, _QUOTES = "([{", ")]}", "\"'"


def whole_number(option: str, text: str) -> int:
    """Return a whole number of 0 or more.

    Raises:
        BadCommand: The text is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 100):
        raise BadCommand("whole-number", option=option, value=quote(text))
    return int(text)


def whole_numbers(option: str, text: str) -> list[int]:
    """Return the numbers of a range or a list.

    Raises:
        BadCommand: The text is none.

    >>> whole_numbers("--players", "1-3,5")
    [1, 2, 3, 5]
    """
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = (word.strip() for word in part.partition("-"))
        if not all(
            word.isascii() and word.isdigit() and len(word) <= 9 for word in (first, last if dash else first)
        ):
            raise BadCommand("study-range", option=option, value=quote(text))
        numbers = range(int(first), int(last if dash else first) + 1)
        if not 0 < len(numbers) <= MOST_VALUES:
            raise BadCommand("study-range", option=option, value=quote(text))
        found += numbers
    return found


def number(option: str, text: str) -> float:
    """Return a number, also one in per cent.

    Raises:
        BadCommand: The text is none.

    >>> number("--margin", "1%"), number("--margin", "0.5")
    (0.01, 0.5)
    """
    digits = text.strip().removesuffix("%").strip()
    if not digits.isascii() or not digits.replace(".", "", 1).isdigit() or len(digits) > 30:
        raise BadCommand("study-number", option=option, value=quote(text))
    return float(digits) / 100 if "%" in text else float(digits)


def read_settings(settings: Sequence[str]) -> dict[str, Any]:
    """Return the options that `--set name=value` gives.

    Raises:
        BadCommand: One is not of that form, or given twice.

    >>> read_settings(["deck=104", "tactics=true", "until=round"])
    {'deck': 104, 'tactics': True, 'until': 'round'}
    """
    return {name: read_value(text) for name, text in split_settings(settings).items()}


def split_settings(settings: Sequence[str]) -> dict[str, str]:
    """Return names and texts of the options that `--set name=value` gives.

    Raises:
        BadCommand: One is not of that form, or given twice.
    """
    chosen: dict[str, str] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadCommand("set-form", value=quote(setting))
        if name in chosen:
            raise BadCommand("set-twice", option=name)
        chosen[name] = text.strip()
    return chosen


def read_value(text: str) -> Any:
    """Return the value that a text stands for: JSON, Python's way of writing it, else the word itself."""
    for read in (json.loads, ast.literal_eval):
        try:
            return read(text)
        except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            continue
    return text


def read_values(text: str) -> list[Any]:
    """Return the values that a text stands for, with commas between them.

    >>> read_values("2,3"), read_values("66, round"), read_values('{"3": 1, "4": 0}')
    ([2, 3], [66, 'round'], [{'3': 1, '4': 0}])
    """
    return [read_value(part.strip()) for part in _parts(text)]


def _parts(text: str) -> Iterator[str]:
    """Yield what stands between the commas of a text, those within brackets and quotation marks left alone."""
    depth, quoted, start = 0, "", 0
    for i, character in enumerate(text):
        if quoted:
            quoted = "" if character == quoted else quoted
        elif character in _QUOTES:
            quoted = character
        elif character == "," and depth == 0:
            yield text[start:i]
            start = i + 1
        else:
            depth += (character in _OPENING) - (character in _CLOSING)
    yield text[start:]
