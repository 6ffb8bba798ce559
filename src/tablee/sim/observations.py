"""Observations as arrays: which fields they have, what each means, and all of them as plain numbers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from tablee import texts
from tablee.play.compiled import dtype_of
from tablee.play.rules import rules

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Field:
    """A field of an observation.

    game: whose. name: as in `observations[name]`. shape: () for a single number. dtype: its type. offset: where it begins
    in the record, in bytes. column: where it begins in a row of `flat`.
    """

    game: str
    name: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    offset: int
    column: int

    @property
    def count(self) -> int:
        """How many numbers it has."""
        return self.shape[0] if self.shape else 1

    def meaning(self, language: str = "en") -> str:
        """Say what it tells."""
        own = f"sim-field-{self.game}-{self.name}"
        return texts.say(own if texts.has(own, language) else f"sim-field-{self.name}", language)


@cache
def observation_fields(game: str) -> tuple[Field, ...]:
    """Return the fields of a game's observations in the order in which they lie.

    >>> [field.name for field in observation_fields("the-game")][:3]
    ['players', 'viewer', 'over']
    """
    dtype = dtype_of(rules(game).Observation)
    found: list[Field] = []
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        column = found[-1].column + found[-1].count if found else 0
        found.append(Field(game, name, kind.shape, kind.base, offset, column))
    return tuple(found)


def observation_version(game: str) -> str:
    """Return a word that changes whenever a game's fields change; keep it with what was made from observations."""
    table = [(field.name, field.shape, str(field.dtype), field.offset) for field in observation_fields(game)]
    return f"{game}-{hashlib.sha256(repr(table).encode()).hexdigest()[:8]}"


def flat(observations: Array, dtype: Any = np.float32) -> Array:
    """Return observations as plain numbers, one row each, in the order of `observation_fields`.

    >>> import tablee
    >>> from tablee.sim import Batch
    >>> flat(Batch(tablee.load("the-mind", players=2), 5, seed=7).observations).shape
    (5, 923)
    """
    names = observations.dtype.names or ()
    parts = [observations[name].reshape(len(observations), -1) for name in names]
    return np.concatenate(parts, axis=1, dtype=dtype, casting="unsafe")
