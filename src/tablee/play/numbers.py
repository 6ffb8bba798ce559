"""Whole numbers from outside: Python's own and those of libraries, numpy's among them, but neither True nor 7.0."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_DEEPEST = 6  # lists in lists of positions, options and actions; what is deeper is none of them


def whole(value: Any) -> int | None:
    """Return a whole number as an int; None for anything else, True and False too.

    >>> whole(7), whole(True), whole(7.0), whole("7")
    (7, None, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def native(value: Any, depth: int = _DEEPEST) -> Any:
    """Return a value with Python's own numbers in the place of other whole numbers, in lists and mappings too.

    Lists and mappings are copied; what is no whole number is returned as it is.
    """
    if isinstance(value, str | bool | float) or value is None or type(value) is int:
        return value
    if isinstance(value, Mapping):
        if depth == 0:
            return value
        return {native(key, 0): native(entry, depth - 1) for key, entry in value.items()}
    if type(value) in (list, tuple):
        return value if depth == 0 else type(value)([native(entry, depth - 1) for entry in value])
    number = whole(value)
    return value if number is None else number


def takes_numbers(function: Callable[P, R]) -> Callable[P, R]:
    """Let a function take any kind of whole number where it takes an int."""

    @wraps(function)
    def taking(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*map(native, args), **{name: native(value) for name, value in kwargs.items()})

    return taking
