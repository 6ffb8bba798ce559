"""What a study has found, in words and figures of one language: tables and bars, without any drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import isnan
from typing import Any, Literal

from tablee.games._kit import REASONS
from tablee.play.match import Game
from tablee.sim.comparison import Comparison, Difference
from tablee.sim.results import Study, StudyRow
from tablee.sim.setups import Setup, varying, written
from tablee.sim.statistics import Distribution, Interval
from tablee.texts import has, say

Align = Literal["left", "right"]

MOST_BARS = 4  # histograms of one study
MOST_BINS = 14
BAR_WIDTH = 40
MINUS = "−"
_EIGHTHS = " ▏▎▍▌▋▊▉"


@dataclass
class Sheet:
    """A table. headings: with how its column is aligned. notes: sentences that belong below.

    spare: the columns that may be left out where there is no room, the first to leave out first.
    """

    headings: list[tuple[str, Align]]
    rows: list[list[str]] = field(default_factory=list)
    title: str = ""
    notes: list[str] = field(default_factory=list)
    spare: tuple[int, ...] = ()


@dataclass
class Bars:
    """A histogram. rows: what a bar stands for, how long it is, of at most `BAR_WIDTH` cells, and its share."""

    title: str
    rows: list[tuple[str, str, str]]


@dataclass
class Report:
    """A whole report. heading: what was studied. facts: how much, how long."""

    heading: str
    facts: str
    parts: list[Sheet | Bars]


class Figures:
    """Numbers as a language writes them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._point = say("study-decimal-point", language)
        self._thousands = say("study-thousands", language)

    def whole(self, value: int) -> str:
        """Return a whole number.

        >>> Figures("en").whole(-12345)
        '−12,345'
        """
        text = f"{abs(value):,}".replace(",", self._thousands)
        return f"{MINUS}{text}" if value < 0 else text

    def decimal(self, value: float, digits: int = 2, *, signed: bool = False) -> str:
        """Return a number with so many digits after the point, a dash for what is unknown."""
        if isnan(value):
            return "–"
        whole, _, rest = f"{abs(value):,.{digits}f}".partition(".")
        text = whole.replace(",", self._thousands) + (f"{self._point}{rest}" if rest else "")
        is_zero = not any(digit in text for digit in "123456789")
        sign = "" if is_zero else MINUS if value < 0 else "+" if signed else ""
        return sign + text

    def percent(self, share: float, digits: int = 1, *, signed: bool = False) -> str:
        """Return a share as per cent.

        >>> Figures("fr").percent(0.4471).replace(chr(0x202F), "_")
        '44,7_%'
        """
        return say("study-percent", self.language, number=self.decimal(100 * share, digits, signed=signed))

    def bounds(self, interval: Interval, digits: int = 2, *, percent: bool = False) -> str:
        """Return the bounds of an interval."""
        if not interval.is_known:
            return "–"
        low, high = (100 * interval.low, 100 * interval.high) if percent else (interval.low, interval.high)
        return f"{self.decimal(low, digits)} … {self.decimal(high, digits)}"

    def confidence(self, confidence: float) -> str:
        """Return a confidence as per cent, with the digits that it has."""
        return self.percent(confidence, len(f"{100 * confidence:.4f}".rstrip("0").partition(".")[2]))

    def duration(self, seconds: float) -> str:
        """Return a time: seconds, minutes or hours."""
        if seconds < 90:
            unit, value = "seconds", self.decimal(seconds, 1 if seconds < 10 else 0)
        elif seconds < 90 * 60:
            unit, value = "minutes", self.decimal(seconds / 60, 0)
        else:
            unit, value = "hours", self.decimal(seconds / 3600, 1)
        return say(f"study-{unit}", self.language, number=value)


# --- what things are called ---------------------------------------------------------------------------------


def game_title(game: str, language: str) -> str:
    """Return what a game is called."""
    return say(f"{game}-name", language) if has(f"{game}-name", language) else game


def score_title(game: str, language: str) -> str:
    """Return what a game's score counts."""
    name = f"study-score-{game}"
    return say(name if has(name, language) else "study-score", language)


def reason_title(reason: str, language: str) -> str:
    """Return why a match is over, in a word or two."""
    name = f"study-reason-{reason}"
    return say(name, language) if has(name, language) else reason


def line_up_title(setup: Setup) -> str:
    """Return the bots of a setup: one name if all are the same."""
    return setup.bots[0] if len(set(setup.bots)) == 1 else " ".join(setup.bots)


def option_title(name: str, options: dict[str, Any], language: str) -> str:
    """Return an option with its value, as it is typed on a command line."""
    if name == "players":
        return say("study-players", language, count=options[name])
    return f"{name.replace('_', '-')}={option_value(options[name])}"


def option_value(value: Any) -> str:
    """Return a value as it is typed on a command line."""
    return value if isinstance(value, str) else written({"": value})[5:-1]


def fixed_options(games: Sequence[Game], language: str) -> list[str]:
    """Return the options that are the same in all games and worth saying: players, and what is not the usual."""
    from tablee.play.match import options

    usual = {option["name"]: option["default"] for option in options(games[0].name)}
    first = games[0].options
    same = [name for name in first if all(game.options[name] == first[name] for game in games)]
    worth = [name for name in same if name == "players" or first[name] != usual[name]]
    return [option_title(name, first, language) for name in worth]


# --- a study ------------------------------------------------------------------------------------------------


class StudyReport:
    """Puts a study into words."""

    def __init__(self, study: Study, language: str) -> None:
        self.study = study
        self.language = language
        self.figures = Figures(language)
        setups = [row.setup for row in study.rows]
        self._options = varying(setups)
        self._line_ups = len({line_up_title(setup) for setup in setups}) > 1
        self._cooperative = setups[0].cooperative

    def report(self) -> Report:
        """Return the whole report."""
        parts: list[Sheet | Bars] = [self._results(), self._why()]
        bars = list(self._all_bars())
        parts += bars if len(bars) <= MOST_BARS else []
        return Report(self.heading(), self._facts(), parts)

    def heading(self) -> str:
        """Return what was studied: the game, what is the same in all rows, the seed."""
        setups = [row.setup for row in self.study.rows]
        parts = [game_title(self.study.game_name, self.language)]
        parts += fixed_options([setup.game for setup in setups], self.language)
        if not self._line_ups and (self._cooperative or len(set(setups[0].bots)) == 1):
            parts.append(line_up_title(setups[0]))
        return " · ".join([*parts, say("study-seed", self.language, seed=str(self.study.seed))])

    def _facts(self) -> str:
        study, figures = self.study, self.figures
        done = sum(row.tally.matches for row in study.rows)
        total = study.games * len(study.rows)
        facts = [
            say(
                "study-matches" if study.complete else "study-matches-of",
                self.language,
                count=done,
                matches=figures.whole(done),
                total=figures.whole(total),
            )
        ]
        if study.played < done:
            facts.append(say("study-from-file", self.language, matches=figures.whole(done - study.played)))
        if study.played and study.seconds:
            speed = study.played / study.seconds
            facts.append(
                say(
                    "study-speed",
                    self.language,
                    time=figures.duration(study.seconds),
                    rate=figures.decimal(speed, 1 if speed < 10 else 0),
                )
            )
        return " · ".join(facts)

    def _leading(self) -> list[tuple[str, Align]]:
        """Return the headings of what tells rows apart."""
        headings: list[tuple[str, Align]] = [
            (
                say("study-heading-players", self.language) if name == "players" else name.replace("_", "-"),
                "right",
            )
            for name in self._options
        ]
        return headings + (
            [(say("study-heading-bots", self.language), "left")] if self._shows_line_up() else []
        )

    def _shows_line_up(self) -> bool:
        return self._cooperative and (self._line_ups or len(set(self.study.rows[0].setup.bots)) > 1)

    def _lead(self, row: StudyRow) -> list[str]:
        cells = [option_value(row.setup.options[name]) for name in self._options]
        return cells + ([line_up_title(row.setup)] if self._shows_line_up() else [])

    def _results(self) -> Sheet:
        level = self.figures.confidence(self.study.rows[0].confidence)
        headings = self._leading()
        if not self._cooperative:
            headings += [
                (say("study-heading-seat", self.language), "right"),
                (say("study-heading-bot", self.language), "left"),
            ]
        headings += [
            (say("study-heading-matches", self.language), "right"),
            (say("study-heading-won", self.language), "right"),
            (level, "left"),
            (score_title(self.study.game_name, self.language), "right"),
            (level, "left"),
            (say("study-heading-median", self.language), "right"),
            (say("study-heading-range", self.language), "left"),
        ]
        last = len(headings) - 1
        sheet = Sheet(headings, notes=self._notes(level), spare=(last, last - 1, last - 2))
        for row in self.study.rows:
            for seat in range(row.tally.seats):
                sheet.rows.append(self._cells(row, seat, is_first=seat == 0))
        return sheet

    def _cells(self, row: StudyRow, seat: int, *, is_first: bool) -> list[str]:
        figures, won, score = self.figures, row.win_rate(seat), row.score(seat)
        cells = self._lead(row) if is_first else [""] * len(self._lead(row))
        if not self._cooperative:
            cells += [str(seat), row.setup.bots[seat]]
        low, median, high = row.tally.scores[seat].quantiles(0.05, 0.5, 0.95)
        return [
            *cells,
            figures.whole(row.tally.matches) if is_first else "",
            figures.percent(won.value),
            figures.bounds(won, 1, percent=True),
            figures.decimal(score.value),
            figures.bounds(score),
            figures.whole(median),
            f"{figures.whole(low)} … {figures.whole(high)}",
        ]

    def _notes(self, level: str) -> list[str]:
        notes = [say("study-note-intervals", self.language, level=level)]
        played = sum(row.tally.matches for row in self.study.rows)
        shared = sum(row.tally.shared for row in self.study.rows)
        if shared:
            share = self.figures.percent(shared / played)
            notes.append(say("study-note-shared", self.language, share=share))
        return notes

    def _reasons(self) -> list[str]:
        known = {reason for row in self.study.rows for reason in row.tally.reasons}
        return [reason for reason in REASONS if reason in known]

    def _why(self) -> Sheet:
        headings = self._leading()
        reasons = self._reasons()
        headings += [(reason_title(reason, self.language), "right") for reason in reasons]
        headings.append((say("study-heading-length", self.language), "right"))
        sheet = Sheet(headings, title=say("study-title-reasons", self.language))
        for row in self.study.rows:
            count = row.tally.matches
            if count:
                shares = [self.figures.percent(row.tally.reasons[reason] / count) for reason in reasons]
                length = self.figures.decimal(row.tally.actions / count, 1)
                sheet.rows.append([*self._lead(row), *shares, length])
        return sheet

    # --- bars -----------------------------------------------------------------------------------------------

    def _all_bars(self) -> Iterator[Bars]:
        for row in self.study.rows:
            for label, scores in by_bot(row):
                parts = [score_title(self.study.game_name, self.language)]
                parts += [option_title(name, row.setup.options, self.language) for name in self._options]
                parts += [label] if label else [line_up_title(row.setup)] if self._shows_line_up() else []
                yield Bars(" · ".join(parts), bars(scores, self.figures))


def by_bot(row: StudyRow) -> Iterator[tuple[str, Distribution]]:
    """Yield the scores of each bot, all its seats together, under its name, or of all seats under none."""
    names = [""] * row.tally.seats if row.setup.cooperative else list(row.setup.bots)
    for name in dict.fromkeys(names):
        pooled = Distribution()
        for seat, scores in enumerate(row.tally.scores):
            if names[seat] == name:
                pooled.merge(scores)
        if pooled.count:
            yield name if len(set(names)) > 1 else "", pooled


def bin_width(low: int, high: int, most: int) -> int:
    """Return how many scores share a bar so that there are not too many of them: 1, 2, 5, 10 and so on.

    >>> bin_width(0, 61, 14)
    5
    """
    width, factors = 1, (2, 2.5, 2)
    for step in range(60):
        if high // width - low // width < most:
            break
        width = int(width * factors[step % 3])
    return width


def binned(scores: Distribution, most: int, width: int = 0) -> tuple[int, dict[int, int]]:
    """Return how many scores share a bin, if that is not given, and for the lowest score of each how many there are."""
    low, high = min(scores.counts), max(scores.counts)
    width = width or bin_width(low, high, most)
    bins = dict.fromkeys(range(low // width * width, high + 1, width), 0)
    for value, times in scores.counts.items():
        bins[value // width * width] += times
    return width, bins


def bars(scores: Distribution, figures: Figures) -> list[tuple[str, str, str]]:
    """Return a histogram as rows of a bar each."""
    width, bins = binned(scores, MOST_BINS)
    longest, count = max(bins.values()), scores.count
    return [
        (
            figures.whole(start)
            if width == 1
            else f"{figures.whole(start)} – {figures.whole(start + width - 1)}",
            bar(times / longest),
            figures.percent(times / count),
        )
        for start, times in bins.items()
    ]


def bar(share: float) -> str:
    """Return a bar, to an eighth of a cell; what is not nothing is seen.

    >>> bar(0.51), bar(0.0)
    ('████████████████████▍', '')
    """
    eighths = max(round(share * BAR_WIDTH * 8), 1 if share > 0 else 0)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


# --- a comparison -------------------------------------------------------------------------------------------


class ComparisonReport:
    """Puts a comparison into words."""

    def __init__(self, comparison: Comparison, language: str) -> None:
        self.comparison = comparison
        self.language = language
        self.figures = Figures(language)
        self._options = varying([Setup.of(game, ()) for game in comparison.rows])

    def report(self) -> Report:
        """Return the whole report."""
        return Report(self.heading(), self._facts(), [self._bots(), self._differences()])

    def heading(self) -> str:
        """Return what was compared."""
        comparison = self.comparison
        parts = [
            game_title(comparison.game_name, self.language),
            *fixed_options(comparison.rows, self.language),
        ]
        return " · ".join([*parts, say("study-seed", self.language, seed=str(comparison.seed))])

    def _facts(self) -> str:
        comparison, figures = self.comparison, self.figures
        speed = comparison.played / comparison.seconds if comparison.seconds else 0.0
        matches = say(
            "study-matches",
            self.language,
            count=comparison.played,
            matches=figures.whole(comparison.played),
            total="",
        )
        rate = figures.decimal(speed, 1 if speed < 10 else 0)
        time = figures.duration(comparison.seconds)
        return f"{matches} · {say('study-speed', self.language, time=time, rate=rate)}"

    def _leading(self) -> list[tuple[str, Align]]:
        return [
            (
                say("study-heading-players", self.language) if name == "players" else name.replace("_", "-"),
                "right",
            )
            for name in self._options
        ]

    def _lead(self, row: int) -> list[str]:
        return [option_value(self.comparison.rows[row].options[name]) for name in self._options]

    def _bots(self) -> Sheet:
        sheet = Sheet(
            [
                *self._leading(),
                (say("study-heading-bot", self.language), "left"),
                (say("study-heading-matches", self.language), "right"),
                (say("study-heading-won", self.language), "right"),
                (score_title(self.comparison.game_name, self.language), "right"),
            ]
        )
        for number, lines in enumerate(self.comparison.lines):
            for i, line in enumerate(lines):
                lead = self._lead(number) if i == 0 else [""] * len(self._options)
                won = self.figures.percent(line.win_rate().value)
                score = self.figures.decimal(line.scores.mean)
                sheet.rows.append([*lead, line.bot, self.figures.whole(line.count), won, score])
        if self.comparison.field is not None:
            sheet.notes.append(say("study-note-field", self.language, bot=self.comparison.field))
        return sheet

    def _differences(self) -> Sheet:
        level = self.figures.confidence(self.comparison.confidence)
        sheet = Sheet(
            [
                *self._leading(),
                (say("study-heading-difference", self.language), "left"),
                (say("study-heading-deals", self.language), "right"),
                (say("study-heading-won", self.language), "right"),
                (level, "left"),
                (score_title(self.comparison.game_name, self.language), "right"),
                (level, "left"),
                (say("study-heading-better", self.language), "left"),
            ],
            title=say("study-title-differences", self.language),
            notes=self._notes(level),
        )
        last = len(sheet.headings) - 1
        by_wins = self.comparison.measure == "wins"
        sheet.spare = (last - 1, last - 2) if by_wins else (last - 3, last - 4)
        sheet.rows = [self._difference(difference) for difference in self.comparison.differences]
        return sheet

    def _difference(self, difference: Difference) -> list[str]:
        figures = self.figures
        return [
            *self._lead(difference.row),
            pair_title(difference),
            figures.whole(difference.deals),
            figures.percent(difference.wins.value, signed=True),
            figures.bounds(difference.wins, 1, percent=True),
            figures.decimal(difference.score.value, signed=True),
            figures.bounds(difference.score),
            self.verdict(difference),
        ]

    def verdict(self, difference: Difference) -> str:
        """Say which of a pair is better."""
        names = {"first": difference.first, "second": difference.second}
        return names.get(difference.verdict) or say(f"study-verdict-{difference.verdict}", self.language)

    def margin(self) -> str:
        """Return the smallest difference that matters."""
        comparison = self.comparison
        if comparison.measure == "wins":
            return self.figures.percent(comparison.margin, digits_of(100 * comparison.margin))
        return self.figures.decimal(comparison.margin, digits_of(comparison.margin))

    def _notes(self, level: str) -> list[str]:
        kind = "always" if self.comparison.sequential else "fixed"
        return [
            say(
                f"study-note-{kind}",
                self.language,
                level=level,
                count=len(self.comparison.differences),
                margin=self.margin(),
            ),
            say(f"study-note-{self.comparison.measure}", self.language),
        ]


def pair_title(difference: Difference) -> str:
    """Return whose difference it is."""
    return f"{difference.first} {MINUS} {difference.second}"


def digits_of(value: float) -> int:
    """Return how many digits a small number has behind the point."""
    return len(f"{value:.6f}".rstrip("0").partition(".")[2])
