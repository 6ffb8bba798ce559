"""Studies at a terminal: tables and bars on standard output, progress on standard error, and the commands themselves."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn
from rich.table import Table
from rich.text import Text

from tablee.play import compiled
from tablee.sim import contest, simulation
from tablee.sim.asking import USUAL_GAMES, USUAL_SEED
from tablee.sim.comparison import Measure
from tablee.sim.engine import EngineName
from tablee.sim.files import BadFile, shown
from tablee.sim.keeping import Keep
from tablee.sim.plots import check_plot, plot_comparison, plot_study
from tablee.sim.report import Bars, ComparisonReport, Figures, Report, Sheet, StudyReport
from tablee.sim.setups import BrokenOff, game_grid, setups
from tablee.sim.statistics import CONFIDENCE
from tablee.sim.workers import Workers
from tablee.terminal.draw import wrap
from tablee.terminal.errors import BadCommand
from tablee.terminal.streams import fallback, is_terminal
from tablee.terminal.words import number, read_values, split_settings, whole_number, whole_numbers
from tablee.texts import say

BROKEN_OFF = 3  # the exit code after something from outside has ended it
INTERRUPTED = 130
PLAIN_SECONDS = 10.0  # between two lines of progress where there is no terminal
WIDEST_NOTE = 96
WIDE_HEADING = 9
GAP = 2  # between columns
ENDLESS = 10_000  # columns, where no terminal sets an end
Words = Mapping[str, Any]  # what stands on the command line, by parameter


# --- the commands -------------------------------------------------------------------------------------------


def simulate(game: str, words: Words, language: str) -> int:
    """Play a study as a command line asks for it, and return the exit code.

    Raises:
        TableeError: Something that is asked for is not possible; nothing was played or written.
    """
    plot = _plot(words)
    output = simulation.Output(
        _path(words["out"]),
        _path(words["resume"]),
        _path(words["records"]),
        tuple(Keep.read(text) for text in words["keep"] or ()),
    )
    studied = setups(game_grid(game, _options(words)), [_names(text) for text in words["bot"] or ()])
    run = simulation.Simulation(
        studied,
        _number(words, "seed", USUAL_SEED),
        _number(words, "games", USUAL_GAMES),
        _workers(words),
        output,
        _confidence(words),
        _code(words),
    )
    _say_what_is_repaired(run, output, language)
    ending = _followed(run.play, lambda: run.done, _simulating(language), words["quiet"], language)
    broken = ending == BROKEN_OFF
    if run.done:
        show(StudyReport(run.study, language).report())
        if plot is not None and not _drawn(plot_study, run.study, plot, language):
            ending, plot = ending or BROKEN_OFF, None
    if not words["quiet"]:
        _say_what_is_written(run, output, plot if run.done else None, language)
    if broken or (ending == INTERRUPTED and run.done and not words["quiet"]):
        _say_how_to_go_on(output, run.done, ending, language)
    return ending


def _drawn(draw: Callable[[Any, Path, str], None], played: Any, path: Path, language: str) -> bool:
    """Draw a picture of what was played, and return whether it could be written; if not, it is said why."""
    try:
        draw(played, path, language)
    except BadFile as error:
        _tell(error.sentence(language))
        return False
    return True


def _say_how_to_go_on(output: simulation.Output, done: int, ending: int, language: str) -> None:
    """Say how to play the rest; without a file that is only said where something has gone wrong."""
    file = output.out if done else None
    if file is not None:
        _tell(say("study-interrupted-resume", language, file=shown(file)))
    elif output.resume is not None:
        _tell(say("study-broken-resume", language, file=shown(output.resume)))
    elif ending == BROKEN_OFF:
        _tell(say("study-broken-again", language))


def compare(game: str, words: Words, language: str) -> int:
    """Compare bots as a command line asks for it, and return the exit code.

    Raises:
        TableeError: Something that is asked for is not possible; nothing was played or written.
    """
    plot = _plot(words)
    measure: Measure = words["measure"]
    run = contest.Contest(
        game_grid(game, _options(words)),
        [name for text in words["bots"] or () for name in _names(text)],
        _number(words, "seed", USUAL_SEED),
        _workers(words),
        fixed=None if words["games"] is None else whole_number("--games", words["games"]),
        field=words["field"],
        measure=measure,
        margin=None if words["margin"] is None else number("--margin", words["margin"]),
        most=_number(words, "most_games", contest.MOST_DEALS),
        confidence=_confidence(words),
        code=_code(words),
    )
    ending = _followed(
        run.play, lambda: run.comparison.played, _comparing(language), words["quiet"], language
    )
    if run.comparison.played:
        show(ComparisonReport(run.comparison, language).report())
        if plot is not None:
            if not _drawn(plot_comparison, run.comparison, plot, language):
                ending = ending or BROKEN_OFF
            elif not words["quiet"]:
                _tell(say("study-written", language, path=shown(plot)))
    return ending


# --- reading the words --------------------------------------------------------------------------------------


def _options(words: Words) -> dict[str, list[Any]]:
    chosen = {name: read_values(text) for name, text in split_settings(words["settings"] or ()).items()}
    if words["players"] is not None:
        if "players" in chosen:
            raise BadCommand("players-twice")
        chosen = {"players": whole_numbers("--players", words["players"]), **chosen}
    return chosen


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _number(words: Words, name: str, otherwise: int) -> int:
    given = words[name]
    return otherwise if given is None else whole_number(f"--{name.replace('_', '-')}", given)


def _confidence(words: Words) -> float:
    return CONFIDENCE if words["confidence"] is None else number("--confidence", words["confidence"])


def _code(words: Words) -> EngineName:
    return "plain" if words["plain"] else "auto"


def _workers(words: Words) -> Workers:
    jobs = None if words["jobs"] is None else whole_number("--jobs", words["jobs"])
    return Workers(words["engine"], jobs, words["cluster"])


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)


def _plot(words: Words) -> Path | None:
    path = _path(words["plot"])
    if path is not None:
        check_plot(path)
    return path


# --- telling ------------------------------------------------------------------------------------------------


def show(report: Report) -> None:
    """Print a report on standard output; nothing is cut off where that is no terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    room = console.width
    if not console.is_terminal:
        console.width = ENDLESS
        room = ENDLESS
    for line in (Text(report.heading, "bold"), Text(report.facts)):
        console.print(line, soft_wrap=True)
    for part in report.parts:
        console.print()
        if isinstance(part, Bars):
            _show_bars(console, part)
        else:
            _show_sheet(console, part, room)


def _show_sheet(console: Console, sheet: Sheet, room: int) -> None:
    sheet = _as_it_will_look(sheet)
    if sheet.title:
        console.print(Text(sheet.title, "bold"), soft_wrap=True)
    shown = _fitting(sheet, room)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for column in shown:
        heading, align = sheet.headings[column]
        table.add_column(Text(_broken(heading)), justify=align, no_wrap=True)
    for row in sheet.rows:
        table.add_row(*(Text(row[column]) for column in shown))
    console.print(table)
    for note in sheet.notes:
        for entry in wrap(note, min(room, WIDEST_NOTE)):
            console.print(Text(entry.plain, "dim"), soft_wrap=True)


def _as_it_will_look(sheet: Sheet) -> Sheet:
    """Return a table with the signs that standard output can hold, so that its columns are as wide as they look."""
    return replace(
        sheet,
        headings=[(fallback(heading), align) for heading, align in sheet.headings],
        rows=[[fallback(cell) for cell in row] for row in sheet.rows],
    )


def _fitting(sheet: Sheet, room: int) -> list[int]:
    """Return the columns for which there is room."""
    widths = [
        max(cell_len(text) for text in (*_broken(heading).split("\n"), *(row[i] for row in sheet.rows)))
        for i, (heading, _) in enumerate(sheet.headings)
    ]
    shown, spare = list(range(len(widths))), list(sheet.spare)
    while spare and sum(widths[column] + GAP for column in shown) - GAP > room:
        shown.remove(spare.pop(0))
    return shown


def _broken(heading: str) -> str:
    """Return a heading on two lines if it is wide."""
    return heading.replace(" ", "\n", 1) if len(heading) > WIDE_HEADING else heading


def _show_bars(console: Console, bars: Bars) -> None:
    console.print(Text(bars.title, "bold"), soft_wrap=True)
    label_width = max(len(label) for label, _, _ in bars.rows)
    for label, bar, share in bars.rows:
        text = Text.assemble(f"{label:>{label_width}}  ", (bar, "#1d5c9e"), f"{' ' if bar else ''}{share}")
        console.print(text, soft_wrap=True)


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _say_what_is_repaired(run: simulation.Simulation, output: simulation.Output, language: str) -> None:
    if run.earlier is None or output.resume is None or run.earlier.dropped == 0:
        return
    message = "study-repaired-all" if run.earlier.dropped is None else "study-repaired"
    _tell(say(message, language, file=shown(output.resume)))


def _say_what_is_written(
    run: simulation.Simulation, output: simulation.Output, plot: Path | None, language: str
) -> None:
    path = output.out or output.resume
    for written in (path if run.done else None, plot):
        if written is not None:
            _tell(say("study-written", language, path=shown(written)))
    if output.records is not None and run.done:
        message = "study-records-written" if run.records else "study-no-records"
        _tell(say(message, language, count=run.records, folder=shown(output.records)))


# --- progress -----------------------------------------------------------------------------------------------

Told = tuple[str, int, int | None]  # what is said, how much is done, of how much if that is known
Saying = Callable[[Any], Told]


def _simulating(language: str) -> Saying:
    figures = Figures(language)

    def tell(progress: simulation.Progress) -> Told:
        facts = {"done": figures.whole(progress.done), "total": figures.whole(progress.total)}
        left = progress.seconds_left
        if not left:
            return say("study-progress-soon", language, **facts), progress.done, progress.total
        rate = figures.decimal(progress.rate, 1 if progress.rate < 10 else 0)
        text = say("study-progress", language, **facts, rate=rate, time=figures.duration(left))
        return text, progress.done, progress.total

    return tell


def _comparing(language: str) -> Saying:
    figures = Figures(language)

    def tell(progress: contest.Progress) -> Told:
        text = say(
            "study-progress-compare",
            language,
            played=figures.whole(progress.played),
            rate=figures.decimal(progress.rate, 1 if progress.rate < 10 else 0),
            settled=figures.whole(progress.settled),
            questions=figures.whole(progress.questions),
        )
        return text, progress.played, None

    return tell


def _followed(
    play: Callable[[Callable[[Any], None] | None], object],
    played: Callable[[], int],
    tell: Saying,
    quiet: bool,
    language: str,
) -> int:
    """Play while progress is shown, and return the exit code.

    Where something has ended it before its time, it is said what, and whether anything was played.
    """
    if not quiet and not compiled.available():
        _tell(say("sim-plain", language))
    try:
        with _progress(tell, quiet, language) as watch:
            play(watch)
    except KeyboardInterrupt:
        _tell(say("study-interrupted" if played() else "study-interrupted-at-once", language))
        return INTERRUPTED
    except (BadFile, BrokenOff) as error:
        _tell(error.sentence(language))
        _tell(say("study-broken" if played() else "study-broken-at-once", language))
        return BROKEN_OFF
    return 0


@contextmanager
def _progress(tell: Saying, quiet: bool, language: str) -> Iterator[Callable[[Any], None] | None]:
    if quiet:
        yield None
    elif is_terminal(sys.stderr):
        with _bar(tell, language) as watch:
            yield watch
    else:
        yield _PlainProgress(tell)


@contextmanager
def _bar(tell: Saying, language: str) -> Iterator[Callable[[Any], None]]:
    """Show a bar that goes away when all is done."""
    columns: Sequence[Any] = (
        SpinnerColumn(),
        BarColumn(bar_width=24),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task: TaskID = bars.add_task(say("study-progress-start", language), total=None)

        def watch(progress: Any) -> None:
            text, done, total = tell(progress)
            bars.update(task, description=text, completed=done, total=total)

        yield watch


class _PlainProgress:
    """Says now and then how far it is, a line each time."""

    def __init__(self, tell: Saying) -> None:
        self._tell = tell
        self._next = time.monotonic() + PLAIN_SECONDS

    def __call__(self, progress: Any) -> None:
        text, done, total = self._tell(progress)
        if done == total or time.monotonic() >= self._next:
            self._next = time.monotonic() + PLAIN_SECONDS
            _tell(text)
