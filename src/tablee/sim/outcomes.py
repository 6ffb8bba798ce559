"""How many matches went, as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from tablee.games._kit import REASONS
from tablee.play.match import Game

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Outcomes:
    """How matches went, one entry a match.

    game: what was played. index: the number of each match under the seed. reason: why it ended, an index of
    `tablee.games._kit.REASONS`. actions: how many were taken, talk included. milliseconds: how long bots took in virtual
    time. scores: of each seat, shape (matches, seats); in cooperative games all seats have the same. won: whether the
    seat is among the winners, the same shape.
    """

    game: Game
    index: Array
    reason: Array
    actions: Array
    milliseconds: Array
    scores: Array
    won: Array

    def __len__(self) -> int:
        return len(self.index)

    def __getitem__(self, where: slice | Array) -> Outcomes:
        """Return some of the matches."""
        return Outcomes(self.game, *(array[where] for array in self._arrays()))

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Go through the outcomes as `Match.outcome` gives them."""
        return map(self.outcome, range(len(self)))

    def _arrays(self) -> tuple[Array, ...]:
        return tuple(getattr(self, field.name) for field in fields(self)[1:])

    def outcome(self, i: int) -> dict[str, Any]:
        """Return the outcome of the match in place `i` as `Match.outcome` gives it."""
        told: dict[str, Any] = {"won": None, "score": None, "scores": None, "winners": None}
        if self.game.rules.face.cooperative:
            told |= {"won": bool(self.won[i, 0]), "score": int(self.scores[i, 0])}
        else:
            told |= {"scores": self.scores[i].tolist(), "winners": np.flatnonzero(self.won[i]).tolist()}
        return told | {"reason": REASONS[self.reason[i]]}

    @classmethod
    def join(cls, parts: Iterable[Outcomes]) -> Outcomes:
        """Return the matches of all parts, which must be of the same game, one after the other."""
        parts = list(parts)
        columns = zip(*(part._arrays() for part in parts), strict=True)
        return cls(parts[0].game, *(np.concatenate(column) for column in columns))


def outcomes_of(game: Game, results: Array) -> Outcomes:
    """Return what a kernel wrote down, in arrays of their own that are no larger than needed."""
    seats = game.players
    return Outcomes(
        game=game,
        index=results["number"].copy(),
        reason=results["reason"].astype(np.int8),
        actions=results["actions"].astype(np.int32),
        milliseconds=results["milliseconds"].copy(),
        scores=results["scores"][:, :seats].astype(np.int32),
        won=results["winner"][:, :seats].astype(bool),
    )
