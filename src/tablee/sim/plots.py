"""Pictures of what a study has found: PNG or SVG, calm, labelled in one language, the same for the same results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablee.sim.asking import need_extra
from tablee.sim.comparison import Comparison
from tablee.sim.files import check_new_file, new_file, refusing, shown
from tablee.sim.report import (
    ComparisonReport,
    Figures,
    StudyReport,
    binned,
    by_bot,
    digits_of,
    line_up_title,
    option_title,
    pair_title,
    score_title,
)
from tablee.sim.results import Study, StudyRow
from tablee.sim.setups import BadStudy, varying
from tablee.sim.statistics import Distribution, Interval
from tablee.texts import say

SUFFIXES = (".png", ".svg")
PAPER, INK, QUIET, LINE = "#fbf8f0", "#1d1b16", "#6f6a5a", "#d9d2bf"
COLOURS = ("#1d5c9e", "#a3401c", "#0b6b3a", "#6b3fa0", "#7a5b00", "#3a6f78")
MOST_PLOT_BINS = 40
MOST_PANELS = 6
ROW_INCHES = 0.34

STYLE: dict[str, Any] = {
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": LINE,
    "axes.labelcolor": QUIET,
    "axes.titlecolor": INK,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "tablee",
}


def check_plot(path: Path) -> None:
    """Refuse a path where no picture can be put.

    Raises:
        BadStudy: It is there already, cannot be written, or should have another ending.
    """
    need_extra("matplotlib")
    if path.suffix.lower() not in SUFFIXES:
        raise BadStudy("study-out-format", path=shown(path), allowed=", ".join(SUFFIXES))
    check_new_file(path)


def plot_study(study: Study, path: Path, language: str) -> None:
    """Draw a study: how the scores of few rows are spread; win rates and mean scores of several."""
    rows = [row for row in study.rows if row.tally.matches]
    report = StudyReport(study, language)
    panels = [(row, label, scores) for row in rows for label, scores in by_bot(row)]
    if len(rows) == 1 and len(panels) <= MOST_PANELS:
        everything = Distribution()
        for _, _, scores in panels:
            everything.merge(scores)
        width, _ = binned(everything, MOST_PLOT_BINS)
        with _figure(path, len(panels), 3.0, report.heading()) as axes:
            for axis, (row, label, scores) in zip(axes, panels, strict=True):
                _histogram(axis, row, label, binned(scores, MOST_PLOT_BINS, width), Figures(language))
                _mark_mean(axis, scores.moments.mean, Figures(language))
                axis.label_outer()
    else:
        _plot_rows(study, rows, report, path, language)


def plot_comparison(comparison: Comparison, path: Path, language: str) -> None:
    """Draw the differences of a comparison with their intervals, and the margin as a band."""
    report = ComparisonReport(comparison, language)
    options = varying_options(comparison)
    labels = [
        " · ".join(
            [
                *(option_title(name, comparison.rows[d.row].options, language) for name in options),
                pair_title(d),
            ]
        )
        for d in comparison.differences
    ]
    score = score_title(comparison.game_name, language)
    margin = comparison.margin
    height = ROW_INCHES * len(labels) + 0.9
    with _figure(path, 2, height, report.heading(), beside=True) as axes:
        wins = [_scaled(difference.wins) for difference in comparison.differences]
        _dots(axes[0], labels, wins, say("study-plot-won-difference", language), Figures(language))
        scores = [difference.score for difference in comparison.differences]
        _dots(
            axes[1],
            labels,
            scores,
            say("study-plot-score-difference", language, score=score),
            Figures(language),
        )
        axes[1].tick_params(labelleft=False)
        for axis in axes:
            axis.axvline(0, color=QUIET, linewidth=1, zorder=1)
        by_wins = comparison.measure == "wins"
        band = 100 * margin if by_wins else margin
        axes[0 if by_wins else 1].axvspan(-band, band, color=LINE, alpha=0.5, zorder=0)


def varying_options(comparison: Comparison) -> list[str]:
    """Return the options that tell the rows of a comparison apart."""
    from tablee.sim.setups import Setup

    return varying([Setup.of(game, ()) for game in comparison.rows])


# --- parts of pictures --------------------------------------------------------------------------------------


@contextmanager
def _figure(
    path: Path, panels: int, height: float, title: str, *, beside: bool = False
) -> Iterator[list[Any]]:
    """Yield the axes of a picture, below or beside each other, and write it when they are filled."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        size = (9.0, height + 0.5) if beside else (7.2, height * panels + 0.5)
        figure = Figure(figsize=size, layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots(1, panels) if beside else figure.subplots(panels, 1, sharex=True)
        figure.suptitle(title, x=0.01, ha="left", fontsize=11, fontweight="bold", color=INK)
        yield list(axes.flat) if panels > 1 else [axes]
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {"Software": None}
        with refusing(path), new_file(path) as file:
            figure.savefig(file, format=path.suffix.lower()[1:], dpi=150, metadata=metadata)


def _histogram(
    axis: Any, row: StudyRow, label: str, histogram: tuple[int, dict[int, int]], figures: Figures
) -> None:
    width, bins = histogram
    starts = [start - 0.5 for start in bins]
    axis.bar(starts, list(bins.values()), width=0.92 * width, align="edge", color=COLOURS[0], zorder=2)
    axis.grid(axis="x", visible=False)
    axis.set_xlabel(score_title(row.setup.game_name, figures.language))
    axis.set_ylabel(say("study-plot-matches", figures.language))
    axis.yaxis.set_major_formatter(lambda value, _: figures.whole(round(value)))
    axis.yaxis.get_major_locator().set_params(integer=True)
    axis.xaxis.get_major_locator().set_params(integer=True)
    notes = [label] if label else []
    if row.setup.cooperative:
        won, score = row.win_rate(), row.score()
        bounds = figures.bounds(won, 1, percent=True)
        share = figures.percent(won.value)
        notes.append(say("study-plot-won-note", figures.language, share=share, bounds=bounds))
        mean, bounds = figures.decimal(score.value), figures.bounds(score)
        notes.append(say("study-plot-mean-note", figures.language, mean=mean, bounds=bounds))
    axis.set_title(" · ".join(notes))


def _mark_mean(axis: Any, mean: float, figures: Figures) -> None:
    axis.axvline(mean, color=COLOURS[1], linewidth=1.2, zorder=3)
    text = say("study-plot-mean-mark", figures.language, mean=figures.decimal(mean))
    place = {"xy": (mean, 0.94), "xycoords": ("data", "axes fraction"), "textcoords": "offset points"}
    box = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5}
    axis.annotate(text, xytext=(5, 0), color=COLOURS[1], bbox=box, zorder=4, **place)


def _plot_rows(
    study: Study, rows: Sequence[StudyRow], report: StudyReport, path: Path, language: str
) -> None:
    figures, entries = Figures(language), [(row, seat) for row in rows for seat in range(row.tally.seats)]
    labels = [_row_label(study, row, seat, language) for row, seat in entries]
    score = score_title(study.game_name, language)
    with _figure(path, 2, ROW_INCHES * len(labels) + 0.9, report.heading(), beside=True) as axes:
        wins = [_scaled(row.win_rate(seat)) for row, seat in entries]
        _dots(axes[0], labels, wins, say("study-plot-won", language), figures)
        scores = [row.score(seat) for row, seat in entries]
        _dots(axes[1], labels, scores, say("study-plot-mean", language, score=score), figures)
        axes[1].tick_params(labelleft=False)


def _row_label(study: Study, row: StudyRow, seat: int, language: str) -> str:
    setups = [entry.setup for entry in study.rows]
    parts = [option_title(name, row.setup.options, language) for name in varying(setups)]
    if not row.setup.cooperative:
        parts.append(f"{say('study-heading-seat', language)} {seat} {row.setup.bots[seat]}")
    elif len({line_up_title(setup) for setup in setups}) > 1:
        parts.append(line_up_title(row.setup))
    return " · ".join(parts)


def _dots(
    axis: Any, labels: Sequence[str], values: Sequence[Interval], heading: str, figures: Figures
) -> None:
    """Draw values with their intervals, one below the other."""
    places = list(range(len(values)))
    for place, interval in zip(places, values, strict=True):
        if interval.is_known:
            axis.plot([interval.low, interval.high], [place, place], color=COLOURS[0], linewidth=2, zorder=2)
    axis.plot([interval.value for interval in values], places, "o", color=COLOURS[0], markersize=5, zorder=3)
    axis.set_yticks(places, labels)
    axis.set_ylim(len(values) - 0.5, -0.5)
    axis.grid(axis="y", visible=False)
    axis.set_xlabel(heading)
    axis.xaxis.set_major_formatter(lambda value, _: figures.decimal(value, digits_of(value)))


def _scaled(interval: Interval) -> Interval:
    return Interval(100 * interval.value, 100 * interval.low, 100 * interval.high)
