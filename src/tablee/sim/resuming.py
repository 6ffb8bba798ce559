"""Going on with a study that was cut off: what its file holds is checked, counted, and not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from tablee.sim.export import Format, Row, format_of
from tablee.sim.files import shorten
from tablee.sim.matches import CHUNK, replay
from tablee.sim.outcomes import Outcomes
from tablee.sim.reading import Found, outcomes_of_rows, read_rows, reopen
from tablee.sim.setups import BadStudy, Setup, written

Take = Callable[[int, Outcomes], None]

PLAYED_AGAIN = 5  # rows whose match is played again, to see that rules and bots are still the same


class Earlier:
    """What the file of an earlier study holds.

    have: how many matches of each setup. end: where in the file that rows go to its good rows end. dropped: how many
    bytes after that cannot be used, None if the whole file is too damaged to be read.

    Args:
        path: The study's file.
        setups: What is studied now.
        seed: What it is dealt from.
        games: How many matches of each setup are wanted.
        take: Called with the number of a setup and outcomes that the file holds of it, in order.

    Raises:
        BadFile: The file cannot be read, or is none of ours.
        BadStudy: It is of another study, or its matches come out otherwise today.
    """

    def __init__(self, path: Path, setups: Sequence[Setup], seed: int, games: int, take: Take) -> None:
        self.have = [0] * len(setups)
        self.end = 0
        self.dropped: int | None = None
        self._setups = setups
        self._numbers = {(setup.options_text, setup.bots): i for i, setup in enumerate(setups)}
        self._seed = seed
        self._take = take
        self._last: dict[int, Row] = {}
        self._key: tuple[object, ...] = ()
        self._number: int | None = None
        work, is_new = reopen(path)
        if work is None:
            return
        try:
            self._read(format_of(path), work)
            if max(self.have) > games:
                raise BadStudy("study-resume-more", count=max(self.have), allowed=games)
            self._play_again()
        except BaseException:
            if is_new:
                work.unlink()
            raise
        self.dropped = work.stat().st_size - self.end

    def _read(self, name: Format, work: Path) -> None:
        """Take all rows up to the first that does not fit."""
        block: list[Found] = []
        for found in read_rows(name, work):
            block.append(found)
            if found.end is not None and len(block) >= CHUNK:
                if not self._accept(block):
                    return
                block = []
        self._accept(block)

    def _accept(self, block: list[Found]) -> bool:
        """Take rows that end together; where not all of them fit, those before the first that does not."""
        groups = [(number, list(rows)) for number, rows in groupby((f.row for f in block), self._setup_of)]
        if not groups:
            return True
        have = self.have.copy()
        taken = [(number, self._fitting(number, rows, have)) for number, rows in groups]
        if any(outcomes is None for _, outcomes in taken):
            pieces = _split(block)
            return len(pieces) > 1 and all(map(self._accept, pieces))
        for (number, outcomes), (_, rows) in zip(taken, groups, strict=True):
            if number is not None and outcomes is not None:
                self._take(number, outcomes)
                self._last[number] = rows[-1]
        self.have = have
        self.end = block[-1].end or self.end
        return True

    def _fitting(self, number: int | None, rows: list[Row], have: list[int]) -> Outcomes | None:
        """Return rows of one setup as outcomes if they follow those that there are, and count them."""
        if number is None:
            return None
        outcomes = outcomes_of_rows(self._setups[number], rows)
        start = have[number]
        if outcomes is None or not np.array_equal(outcomes.index, np.arange(start, start + len(rows))):
            return None
        have[number] += len(rows)
        return outcomes

    # --- is it the same study? ------------------------------------------------------------------------------

    def _setup_of(self, row: Row) -> int | None:
        """Return the number of the setup that a row is of, None for one that nobody could have written.

        Raises:
            BadStudy: It is of another study.
        """
        key = (row["game"], row["seed"], row["players"], row["options"], row["bots"])
        if key != self._key:
            self._key, self._number = key, self._look_up(row)
        return self._number

    def _look_up(self, row: Row) -> int | None:
        try:
            options, bots = written(row["options"]), tuple(row["bots"])
            players = row["options"]["players"]
        except (TypeError, KeyError, ValueError):
            return None
        if (
            not all(isinstance(text, str) for text in (row["game"], row["seed"], *bots))
            or players != row["players"]
        ):
            return None
        game = self._setups[0].game_name
        self._same("game", row["game"], game)
        self._same("seed", row["seed"], str(self._seed))
        if options not in {setup.options_text for setup in self._setups}:
            given = self._setups[0].options
            other = [option for option, value in row["options"].items() if given.get(option) != value]
            self._same("options", _listed(row["options"], other), _listed(given, other))
        if (options, bots) not in self._numbers:
            seated = next(setup.bots for setup in self._setups if setup.options_text == options)
            self._same("bots", ", ".join(bots), ", ".join(seated))
        return self._numbers[options, bots]

    def _same(self, what: str, found: str, given: str) -> None:
        if found != given:
            raise BadStudy("study-resume-differs", what=what, found=shorten(found), given=shorten(given))

    def _play_again(self) -> None:
        for number, row in list(self._last.items())[-PLAYED_AGAIN:]:
            setup = self._setups[number]
            match = replay(setup.game, setup.bots, self._seed, row["index"], engine="plain")
            told = {key: row[key] for key in ("won", "score", "scores", "winners", "reason")}
            if match.outcome != told or match.action_count != row["length"]:
                raise BadStudy("study-resume-outcome", index=row["index"])


def _split(block: list[Found]) -> list[list[Found]]:
    """Return the rows in the smallest pieces that end in the file."""
    pieces: list[list[Found]] = [[]]
    for found in block:
        pieces[-1].append(found)
        if found.end is not None:
            pieces.append([])
    return [piece for piece in pieces if piece]


def _listed(options: Mapping[str, Any], names: Iterable[str]) -> str:
    return ", ".join(f"{name}={written({'': options.get(name)})[5:-1]}" for name in names)
