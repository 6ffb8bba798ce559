"""What a study has found, as numbers."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee.sim.keeping import Keep, Kept
from tablee.sim.setups import Setup
from tablee.sim.statistics import CONFIDENCE, Interval
from tablee.sim.tally import Tally

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass
class StudyRow:
    """A setup and how its matches went. kept: the numbers of matches worth a look."""

    setup: Setup
    confidence: float = CONFIDENCE
    tally: Tally = field(default_factory=Tally)
    kept: dict[Keep, list[Kept]] = field(default_factory=dict)

    def win_rate(self, seat: int = 0) -> Interval:
        """Return the share of matches that the seat has won, shared wins included; all seats' in a cooperative game."""
        return self.tally.win_rate(seat, self.confidence)

    def score(self, seat: int = 0) -> Interval:
        """Return the seat's mean score; all seats' in a cooperative game."""
        return self.tally.score(seat, self.confidence)

    def summary(self) -> dict[str, Any]:
        """Return everything as data ready for JSON; intervals are [estimate, low, high]."""
        return {
            "options": self.setup.options,
            "bots": list(self.setup.bots),
            "matches": self.tally.matches,
            "reasons": dict(self.tally.reasons.most_common()),
            "shared_wins": self.tally.shared,
            "actions": self.tally.actions,
            "seats": [self._seat_summary(seat) for seat in range(self.tally.seats)],
        }

    def _seat_summary(self, seat: int) -> dict[str, Any]:
        scores = self.tally.scores[seat]
        return {
            "seat": None if self.setup.cooperative else seat,
            "bot": None if self.setup.cooperative else self.setup.bots[seat],
            "won": self.tally.won[seat],
            "win_rate": self.win_rate(seat).listed(),
            "score": self.score(seat).listed(),
            "score_quantiles": dict(zip(map(str, QUANTILES), scores.quantiles(*QUANTILES), strict=True)),
            "scores": {str(value): scores.counts[value] for value in sorted(scores.counts)},
        }


@dataclass
class Study:
    """What a study has found.

    rows: one a setup. played: how many matches were played now, the rest came from a file. complete: whether all that
    was asked for is there. seconds: how long it took.
    """

    game_name: str
    seed: int
    games: int
    rows: list[StudyRow]
    played: int = 0
    seconds: float = 0.0

    @property
    def complete(self) -> bool:
        """Whether all matches were played."""
        return all(row.tally.matches == self.games for row in self.rows)

    def summary(self) -> dict[str, Any]:
        """Return everything as data ready for JSON, the same however and wherever the matches were played."""
        return {
            "game": self.game_name,
            "seed": str(self.seed),
            "games": self.games,
            "complete": self.complete,
            "rows": [row.summary() for row in self.rows],
        }

    def plot(self, path: str | os.PathLike[str], language: str = "en") -> None:
        """Draw the study; the file's ending, .png or .svg, says how.

        Raises:
            BadStudy: The file is there already, cannot be written, or should have another ending.
        """
        from tablee.sim.plots import check_plot, plot_study

        check_plot(Path(path))
        plot_study(self, Path(path), language)
