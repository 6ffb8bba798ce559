"""A study as it is played: cut into parts, handed out, added up, written down."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import perf_counter

from tablee.sim.asking import USUAL_GAMES, USUAL_SEED, check_numbers, need_extra
from tablee.sim.chunks import FIRST_SIZES, Clock, Pace, Task, codes, play
from tablee.sim.engine import EngineName
from tablee.sim.export import Format, Writer, encode, format_of, work_path
from tablee.sim.files import check_new_file, check_new_folder, refusing
from tablee.sim.keeping import Keep, Kept, write_records
from tablee.sim.matches import key_of
from tablee.sim.outcomes import Outcomes
from tablee.sim.results import Study, StudyRow
from tablee.sim.resuming import Earlier
from tablee.sim.setups import BadStudy, Setup
from tablee.sim.statistics import CONFIDENCE
from tablee.sim.tally import Tally, tally_of
from tablee.sim.workers import WORTH_SHARING, Workers, undisturbed


@dataclass(frozen=True)
class Progress:
    """How far a study is. rate: matches a second, 0 while that is not known. row: the number of the row in play."""

    done: int
    total: int
    rate: float
    row: int

    @property
    def seconds_left(self) -> float | None:
        """How long it will take, None while that is not known."""
        return (self.total - self.done) / self.rate if self.rate else None


Watch = Callable[[Progress], None]


# --- a part of the work -------------------------------------------------------------------------------------


@dataclass
class Part:
    """What became of a task. rows: as the file will have them. seconds: how long it took."""

    number: int
    tally: Tally
    rows: bytes
    kept: dict[Keep, list[Kept]]
    seconds: float


@dataclass(frozen=True)
class Job:
    """What is done with a task, wherever that is. format: of the rows, None for none."""

    format: Format | None
    keep: tuple[Keep, ...]

    def __call__(self, numbered: tuple[int, Task]) -> Part:
        """Play the matches of a task."""
        started = perf_counter()
        number, task = numbered
        outcomes = play(task)
        rows = encode(self.format, task.setup, task.seed, outcomes) if self.format else b""
        kept = self.found(outcomes)
        return Part(number, tally_of(outcomes), rows, kept, perf_counter() - started)

    def found(self, outcomes: Outcomes) -> dict[Keep, list[Kept]]:
        """Return what may have to be kept of these matches."""
        return {keep: keep.candidates(outcomes) for keep in self.keep}


# --- the whole ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Output:
    """Where a study writes. out: a new file for all rows. resume: one to go on with. records: a folder. keep: what for it."""

    out: Path | None = None
    resume: Path | None = None
    records: Path | None = None
    keep: tuple[Keep, ...] = ()

    def check(self) -> None:
        """Refuse what cannot be written.

        Raises:
            BadStudy: Something is there already, cannot be written, or does not go together.
        """
        if self.out is not None and self.resume is not None:
            raise BadStudy("study-out-and-resume")
        if self.keep and self.records is None:
            raise BadStudy("study-keep-where")
        if len({keep.kind for keep in self.keep}) < len(self.keep):
            raise BadStudy("study-keep-twice")
        for path in (self.out, self.resume):
            if path is not None and format_of(path) == "parquet":
                need_extra("pyarrow")
        if self.out is not None:
            check_new_file(self.out)
            check_new_file(work_path(self.out))
        if self.records is not None:
            check_new_folder(self.records)


class Simulation:
    """A study that can be played. What was asked for is checked at once, and nothing is written before `play`.

    study: what is known by now. earlier: what the file to go on with holds. records: how many were written.

    Args:
        studied: The setups.
        seed: What everything is dealt from.
        games: How many matches of each setup.
        workers: Who plays.
        output: Where to write.
        confidence: Of the intervals.
        code: How to play, as for `play_matches`.
        chunk: How many matches make a part; None for as many as take a moment.

    Raises:
        BadStudy: Something that is asked for is not possible.
        BadOption: The seed or the code is none.
    """

    def __init__(
        self,
        studied: Sequence[Setup],
        seed: int = USUAL_SEED,
        games: int = USUAL_GAMES,
        workers: Workers | None = None,
        output: Output | None = None,
        confidence: float = CONFIDENCE,
        code: EngineName = "auto",
        chunk: int | None = None,
    ) -> None:
        need_extra("joblib", "scipy")
        check_numbers(games=games, chunk=chunk, confidence=confidence, code=code)
        key_of(studied[0].game, seed)
        self._workers = workers or Workers()
        self._output = output or Output()
        self._output.check()
        self._code = code
        self._chunk = chunk
        path = self._output.out or self._output.resume
        keep = self._output.keep or ((Keep("closest-losses"),) if self._output.records else ())
        self._job = Job(None if path is None else format_of(path), keep)
        rows = [StudyRow(setup, confidence) for setup in studied]
        self.study = Study(studied[0].game_name, int(seed), games, rows)
        self.records = 0
        self._codes: list[EngineName] = [code] * len(studied)
        self.earlier: Earlier | None = None
        if self._output.resume is not None:
            self.earlier = Earlier(self._output.resume, studied, self.study.seed, games, self._recall)

    @property
    def total(self) -> int:
        """How many matches the study has."""
        return self.study.games * len(self.study.rows)

    @property
    def done(self) -> int:
        """How many of them are played."""
        return sum(row.tally.matches for row in self.study.rows)

    def play(self, watch: Watch | None = None) -> Study:
        """Play what is missing.

        However it ends, what was played is in `study` and in the files.

        Args:
            watch: Called again and again with how far it is.

        Raises:
            KeyboardInterrupt: Somebody has pressed Ctrl-C.
            BadFile: A file cannot be written.
        """
        clock = Clock()
        writer = self._writer()
        try:
            with self._workers as workers, contextlib.closing(self._parts(workers)) as parts:
                for part in parts:
                    with undisturbed():
                        self._fold(part, writer)
                    clock.mark(self.study.played)
                    if watch is not None:
                        watch(Progress(self.done, self.total, clock.rate, part.number))
        finally:
            with undisturbed():
                self.study.seconds = clock.seconds
                self._close(writer)
            self._write_records()
        return self.study

    # --- files ----------------------------------------------------------------------------------------------

    def _writer(self) -> Writer | None:
        out, resume = self._output.out, self._output.resume
        if out is not None:
            return Writer(out)
        if resume is None or self.earlier is None:
            return None
        if (
            self.earlier.dropped is None
        ):  # too damaged to be read, so it is put aside, and all is played again
            _put_aside(resume)
            return Writer(resume)
        return Writer(resume, keep=self.earlier.end)

    def _close(self, writer: Writer | None) -> None:
        if writer is not None:
            if self.done:
                writer.close()
            else:
                writer.drop()

    def _write_records(self) -> None:
        if self._output.records is not None and self.done:
            rows = self.study.rows
            studied, kept = [row.setup for row in rows], [row.kept for row in rows]
            self.records = write_records(self._output.records, studied, self.study.seed, kept, self._codes)

    # --- adding up ------------------------------------------------------------------------------------------

    def _recall(self, number: int, outcomes: Outcomes) -> None:
        """Add up matches that an earlier study has played."""
        self._add(number, tally_of(outcomes), self._job.found(outcomes))

    def _fold(self, part: Part, writer: Writer | None) -> None:
        if writer is not None:
            writer.write(part.rows)
        self._add(part.number, part.tally, part.kept)
        self.study.played += part.tally.matches
        self._paces[part.number].learn(part.tally.matches, part.seconds)

    def _add(self, number: int, tally: Tally, kept: Mapping[Keep, list[Kept]]) -> None:
        row = self.study.rows[number]
        row.tally.merge(tally)
        for keep, candidates in kept.items():
            row.kept[keep] = keep.best(row.kept.get(keep, []), candidates)

    # --- the work -------------------------------------------------------------------------------------------

    def _tasks(self) -> Iterator[tuple[int, Task]]:
        """Cut what is missing into tasks, as large as has turned out to be right by then."""
        for number, row in enumerate(self.study.rows):
            start = self._starts[number]
            while start < self.study.games:
                stop = min(start + self._paces[number].next_size(), self.study.games)
                yield number, Task(row.setup, self.study.seed, start, stop, self._codes[number])
                start = stop

    def _parts(self, workers: Workers) -> Generator[Part, None, None]:
        """Yield what becomes of all tasks, in order.

        The first are done here: then the kernels are compiled for all, and it shows whether others are worth starting.
        """
        self._paces = [Pace(self._chunk) for _ in self.study.rows]
        self._starts = [row.tally.matches for row in self.study.rows]
        wanted = [(row.setup, self.study.games - row.tally.matches) for row in self.study.rows]
        if not workers.is_cluster:
            self._codes = codes(wanted, self.study.seed, self._code)
        tasks = self._tasks()
        if not workers.is_cluster:
            last = None
            for task in islice(tasks, len(FIRST_SIZES)):
                last = self._job(task)
                yield last
            if last is None or workers.count == 1 or self._seconds_left(last) < WORTH_SHARING:
                yield from map(self._job, tasks)
        yield from workers.map(self._job, tasks)

    def _seconds_left(self, last: Part) -> float:
        return (self.total - self.done) * last.seconds / last.tally.matches


def _put_aside(path: Path) -> None:
    """Give a damaged file another name."""
    number, aside = 1, path.with_name(f"{path.name}.damaged")
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    with refusing(path):
        os.rename(path, aside)
