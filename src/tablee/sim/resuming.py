"""Going on with a study that was cut off: what its file holds is checked, counted, and not played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from tablee.games._face import quote
from tablee.sim.export import Found, Row, outcomes_of_rows, read_rows, reopen
from tablee.sim.matches import CHUNK, replay
from tablee.sim.outcomes import Outcomes
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
        work = reopen(path)
        if work is None:
            return
        self._read(work)
        if max(self.have) > games:
            raise BadStudy("study-resume-more", count=max(self.have), allowed=games)
        self._play_again()
        self.dropped = work.stat().st_size - self.end

    def _read(self, work: Path) -> None:
        """Take all rows up to the first that does not fit."""
        block: list[Found] = []
        number: int | None = None
        for found in read_rows(work):
            its = self._setup_of(found.row)
            full = block and block[-1].end is not None and (its != number or len(block) >= CHUNK)
            if full:
                if not self._accept(number, block):
                    return
                block = []
            number = its
            block.append(found)
        if block:
            self._accept(number, block)

    def _accept(self, number: int | None, block: list[Found]) -> bool:
        """Take rows of one setup; of rows that do not all fit, those before the first that does not."""
        if number is None:
            return False
        rows = [found.row for found in block]
        outcomes = outcomes_of_rows(self._setups[number], rows)
        start = self.have[number]
        if outcomes is None or not np.array_equal(outcomes.index, np.arange(start, start + len(rows))):
            singles = len(block) > 1 and all(found.end is not None for found in block)
            return singles and all(self._accept(number, [found]) for found in block)
        if block[-1].end is None:
            return False
        self._take(number, outcomes)
        self.have[number] += len(rows)
        self.end = block[-1].end
        self._last[number] = rows[-1]
        return True

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
        if not all(isinstance(text, str) for text in (row["game"], row["seed"], *bots)) or players != row["players"]:
            return None
        game = self._setups[0].game_name
        self._same("game", row["game"], game)
        self._same("seed", row["seed"], str(self._seed))
        known = {setup.options_text for setup in self._setups}
        if options not in known:
            self._same("options", options, self._setups[0].options_text)
        if (options, bots) not in self._numbers:
            given = next(setup.bots for setup in self._setups if setup.options_text == options)
            self._same("bots", ", ".join(bots), ", ".join(given))
        return self._numbers[options, bots]

    def _same(self, what: str, found: str, given: str) -> None:
        if found != given:
            raise BadStudy("study-resume-differs", what=what, found=quote(found), given=quote(given))

    def _play_again(self) -> None:
        for number, row in list(self._last.items())[-PLAYED_AGAIN:]:
            setup = self._setups[number]
            match = replay(setup.game, setup.bots, self._seed, row["index"], engine="plain")
            told = {key: row[key] for key in ("won", "score", "scores", "winners", "reason")}
            if match.outcome != told or match.action_count != row["length"]:
                raise BadStudy("study-resume-outcome", index=row["index"])
