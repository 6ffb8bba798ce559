"""What a comparison of bots has found, as numbers."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Literal

from tablee.play.match import Game
from tablee.sim.statistics import CONFIDENCE, Interval, Moments, Pairs, rate

Measure = Literal["wins", "score"]
Verdict = Literal["first", "second", "equal", "open"]

MEASURES: tuple[Measure, ...] = ("wins", "score")
MARGINS: dict[Measure, float] = {"wins": 0.01, "score": 0.5}


@dataclass
class Line:
    """How one bot did in one row. Its scores are those of its own seat."""

    bot: str
    count: int = 0
    won: int = 0
    scores: Moments = field(default_factory=Moments)

    def win_rate(self, confidence: float = CONFIDENCE) -> Interval:
        """Return the share of matches that it has won, shared wins included, with Wilson's interval."""
        return rate(self.won, self.count, confidence)


@dataclass
class Difference:
    """The first bot less the second, on the same deals.

    row: the number of the row. wins, score: with intervals that hold for all differences of the comparison together.
    verdict: which is better, "equal" if the difference is smaller than the margin, "open" if that is not settled.
    """

    row: int
    first: str
    second: str
    wins: Interval = field(default_factory=lambda: Interval(float("nan"), -1.0, 1.0))
    score: Interval = field(default_factory=lambda: Interval(float("nan"), -inf, inf))
    verdict: Verdict = "open"
    pairs: Pairs = field(default_factory=Pairs)
    moments: Moments = field(default_factory=Moments)

    @property
    def deals(self) -> int:
        """How many deals both have played."""
        return self.pairs.count


@dataclass
class Comparison:
    """What a comparison has found.

    rows: the games, one for each combination of options. lines: for each row one entry a bot. field: who sits in the
    other seats, None in a cooperative game. sequential: whether the intervals hold however often one looks; otherwise
    they hold for the number of deals that was fixed beforehand.
    """

    game_name: str
    seed: int
    rows: list[Game]
    lines: list[list[Line]]
    differences: list[Difference]
    field: str | None
    measure: Measure
    margin: float
    confidence: float
    sequential: bool
    played: int = 0
    seconds: float = 0.0

    @property
    def settled(self) -> int:
        """How many of the differences are settled."""
        return sum(difference.verdict != "open" for difference in self.differences)

    def summary(self) -> dict[str, Any]:
        """Return everything as data ready for JSON; intervals are [estimate, low, high]."""
        return {
            "game": self.game_name,
            "seed": str(self.seed),
            "field": self.field,
            "measure": self.measure,
            "margin": self.margin,
            "confidence": self.confidence,
            "sequential": self.sequential,
            "rows": [
                {"options": dict(game.options), "bots": [_line_summary(line) for line in lines]}
                for game, lines in zip(self.rows, self.lines, strict=True)
            ],
            "differences": [_difference_summary(difference) for difference in self.differences],
        }

    def plot(self, path: str | os.PathLike[str], language: str = "en") -> None:
        """Draw the differences; the file's ending, .png or .svg, says how.

        Raises:
            BadStudy: The file is there already, cannot be written, or should have another ending.
        """
        from tablee.sim.plots import check_plot, plot_comparison

        check_plot(Path(path))
        plot_comparison(self, Path(path), language)


def _line_summary(line: Line) -> dict[str, Any]:
    return {"bot": line.bot, "matches": line.count, "won": line.won, "score": line.scores.mean}


def _difference_summary(difference: Difference) -> dict[str, Any]:
    return {
        "row": difference.row,
        "first": difference.first,
        "second": difference.second,
        "deals": difference.deals,
        "wins": difference.wins.listed(),
        "score": difference.score.listed(),
        "verdict": difference.verdict,
    }


def verdict(interval: Interval, margin: float, sign: int = 1) -> Verdict:
    """Return what an interval of differences says; with `sign` -1 less is better.

    >>> verdict(Interval(0.02, 0.001, 0.04), 0.01), verdict(Interval(0.0, -0.009, 0.009), 0.01)
    ('first', 'equal')
    """
    if interval.low > 0:
        return "first" if sign > 0 else "second"
    if interval.high < 0:
        return "second" if sign > 0 else "first"
    return "equal" if -margin < interval.low and interval.high < margin else "open"
