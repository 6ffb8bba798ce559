"""Which matches are worth a look: the longest, the best, the closest losses. They are written as records.

Only their numbers are kept while matches are played; to write one, it is played again from seed and number.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tablee.games._face import quote
from tablee.play.match import Match
from tablee.sim.engine import EngineName
from tablee.sim.files import new_file, refusing
from tablee.sim.matches import replay
from tablee.sim.outcomes import Array, Outcomes
from tablee.sim.setups import BadStudy, Setup

MOST_KEPT = 10_000
USUAL_COUNT = 10
Kept = tuple[int, int]  # how far from what is looked for, and the number of the match

# Where players play against each other, all of this is seen from seat 0.


def _better(outcomes: Outcomes) -> Array:
    """Return scores so that a smaller number is the better one."""
    sign = -1 if outcomes.game.rules.face.more_is_better else 1
    return sign * outcomes.scores[:, 0].astype(np.int64)


def _gap(outcomes: Outcomes) -> Array:
    """Return how far seat 0 was from winning: from the best score there is, or from the best at the table."""
    sign = -1 if outcomes.game.rules.face.more_is_better else 1
    scores = sign * outcomes.scores.astype(np.int64)
    return scores[:, 0] if outcomes.game.rules.face.cooperative else scores[:, 0] - scores.min(axis=1)


def _first(outcomes: Outcomes) -> Array:
    return np.zeros(len(outcomes), np.int64)


_Question = tuple[
    Callable[[Outcomes], Array], bool | None
]  # what is small, and whether only wins or losses count
KINDS: dict[str, _Question] = {
    "longest": (lambda outcomes: -outcomes.actions.astype(np.int64), None),
    "closest-losses": (_gap, False),
    "wins": (_first, True),
    "losses": (_first, False),
    "best": (_better, None),
    "worst": (lambda outcomes: -_better(outcomes), None),
}


@dataclass(frozen=True)
class Keep:
    """What to keep: one of KINDS, and how many of it for each row of the study."""

    kind: str
    count: int = USUAL_COUNT

    @classmethod
    def read(cls, text: str) -> Keep:
        """Read what a command line asks for: "closest-losses:10", or a kind alone.

        Raises:
            BadStudy: There is no such kind, or no such number.

        >>> Keep.read("longest:3")
        Keep(kind='longest', count=3)
        """
        kind, colon, number = text.partition(":")
        if kind not in KINDS:
            raise BadStudy("study-keep", value=quote(kind), allowed=", ".join(KINDS))
        if not colon:
            return cls(kind)
        good = number.isascii() and number.isdigit() and len(number) <= len(str(MOST_KEPT))
        if not good or not 1 <= int(number) <= MOST_KEPT:
            raise BadStudy("study-keep-count", value=quote(number), allowed=MOST_KEPT)
        return cls(kind, int(number))

    def candidates(self, outcomes: Outcomes) -> list[Kept]:
        """Return the matches among these that may have to be kept, the first to keep first."""
        far, only = KINDS[self.kind][0](outcomes), KINDS[self.kind][1]
        where = np.arange(len(outcomes)) if only is None else np.flatnonzero(outcomes.won[:, 0] == only)
        order = where[np.lexsort((outcomes.index[where], far[where]))][: self.count]
        return list(zip(far[order].tolist(), outcomes.index[order].tolist(), strict=True))

    def best(self, *parts: Sequence[Kept]) -> list[Kept]:
        """Return those of all parts that are to be kept."""
        return list(heapq.merge(*parts))[: self.count]


def write_records(
    folder: Path,
    setups: Sequence[Setup],
    seed: int,
    kept: Sequence[dict[Keep, list[Kept]]],
    codes: Sequence[EngineName],
) -> int:
    """Write the matches that were kept as records and return how many files there are.

    Args:
        folder: Where to; it is made if it is missing.
        setups: What was played.
        seed: What it was dealt from.
        kept: For each setup what is to be kept.
        codes: For each setup how to play its matches again, as for `replay`.

    Raises:
        BadFile: They cannot be written.
    """
    with refusing(folder):
        folder.mkdir(exist_ok=True)
    count = 0
    for number, (setup, found, code) in enumerate(zip(setups, kept, codes, strict=True), 1):
        row = f"row-{number:0{len(str(len(setups)))}}-" if len(setups) > 1 else ""
        for keep, matches in found.items():
            for rank, (_, index) in enumerate(matches, 1):
                place = f"{rank:0{len(str(keep.count))}}"
                name = f"{row}{keep.kind}-{place}-{setup.game_name}-match-{index}.json"
                _write(folder / name, setup, replay(setup.game, setup.bots, seed, index, engine=code))
                count += 1
    return count


def _write(path: Path, setup: Setup, match: Match) -> None:
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(setup.bots)]
    with refusing(path), new_file(path) as file:
        file.write(match.record(names).to_json().encode())
