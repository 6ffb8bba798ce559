"""How matches of one setup went, added up in whole numbers: it does not matter in which order or in what parts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from tablee.games._kit import REASONS
from tablee.sim.outcomes import Array, Outcomes
from tablee.sim.statistics import CONFIDENCE, Distribution, Interval, mean, rate


@dataclass
class Tally:
    """Sums over matches. In a cooperative game there is one entry for all seats, otherwise one a seat.

    won: in how many matches. scores: how often each score came up. shared: matches with several winners. reasons: why
    matches were over. actions: how many were taken in all.
    """

    matches: int = 0
    won: list[int] = field(default_factory=list)
    scores: list[Distribution] = field(default_factory=list)
    shared: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    actions: int = 0

    def merge(self, other: Tally) -> None:
        """Add all that another has."""
        if not other.matches:
            return
        if not self.matches:
            self.won, self.scores = [0] * len(other.won), [Distribution() for _ in other.scores]
        self.matches += other.matches
        self.won = [mine + its for mine, its in zip(self.won, other.won, strict=True)]
        for mine, its in zip(self.scores, other.scores, strict=True):
            mine.merge(its)
        self.shared += other.shared
        self.reasons.update(other.reasons)
        self.actions += other.actions

    @property
    def seats(self) -> int:
        """How many seats have an entry of their own."""
        return len(self.won)

    def win_rate(self, seat: int = 0, confidence: float = CONFIDENCE) -> Interval:
        """Return the share of matches that the seat has won, wins that are shared included, with Wilson's interval."""
        return rate(self.won[seat] if self.won else 0, self.matches, confidence)

    def score(self, seat: int = 0, confidence: float = CONFIDENCE) -> Interval:
        """Return the mean score of the seat, with Student's interval."""
        return mean((self.scores[seat] if self.scores else Distribution()).moments, confidence)


def tally_of(outcomes: Outcomes) -> Tally:
    """Add up how matches went."""
    seats = 1 if outcomes.game.rules.face.cooperative else outcomes.game.players
    won, scores = outcomes.won[:, :seats], outcomes.scores[:, :seats]
    return Tally(
        matches=len(outcomes),
        won=won.sum(axis=0).tolist(),
        scores=[Distribution(_counted(scores[:, seat])) for seat in range(seats)],
        shared=0 if seats == 1 else int((won.sum(axis=1) > 1).sum()),
        reasons=Counter({REASONS[code]: times for code, times in _counted(outcomes.reason).items()}),
        actions=int(outcomes.actions.sum(dtype=np.int64)),
    )


def _counted(values: Array) -> Counter[int]:
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))
