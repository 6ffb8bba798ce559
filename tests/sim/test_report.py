"""What a study says, in both languages, and what its pictures show."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from tablee.sim import BadStudy, Comparison, Study, compare, simulate
from tablee.sim.report import (
    Bars,
    ComparisonReport,
    Figures,
    Sheet,
    StudyReport,
    bar,
    bars,
    bin_width,
    binned,
)
from tablee.sim.results import StudyRow
from tablee.sim.statistics import Distribution, Interval
from tablee.texts import languages

NARROW = "\N{NARROW NO-BREAK SPACE}"
QUICK = {"seed": 7, "jobs": 1, "code": "plain"}


@pytest.fixture(scope="module")
def mind() -> Study:
    return simulate("the-mind", players=2, bots="random", games=40, **QUICK)


@pytest.fixture(scope="module")
def six() -> Study:
    return simulate("six-qui-prend", players=3, bots=["sensible", "random", "random"], games=30, **QUICK)


@pytest.fixture(scope="module")
def grid() -> Study:
    return simulate(
        "the-mind", players=[2, 3], star_needs=["all", "holders"], bots="random", games=10, **QUICK
    )


@pytest.fixture(scope="module")
def comparison() -> Comparison:
    return compare("six-qui-prend", ["sensible", "random"], players=[2, 3], games=60, **QUICK)


# --- figures ------------------------------------------------------------------------------------------------


def test_figures_are_written_as_each_language_writes_them() -> None:
    english, french = Figures("en"), Figures("fr")
    assert (english.whole(1234567), french.whole(1234567)) == ("1,234,567", f"1{NARROW}234{NARROW}567")
    assert (english.decimal(-1234.5), french.decimal(-1234.5)) == ("−1,234.50", f"−1{NARROW}234,50")
    assert (english.percent(0.0551), french.percent(0.0551)) == ("5.5 %", f"5,5{NARROW}%")
    assert english.decimal(0.004, 2, signed=True) == "0.00"
    assert english.decimal(0.01, 2, signed=True) == "+0.01"
    assert english.decimal(-0.001) == "0.00"
    assert english.decimal(float("nan")) == "–"
    assert english.bounds(Interval(0, float("-inf"), float("inf"))) == "–"
    assert english.bounds(Interval(0.5, 0.25, 0.75), 1, percent=True) == "25.0 … 75.0"
    assert [english.confidence(c) for c in (0.95, 0.999, 0.99999)] == ["95 %", "99.9 %", "99.999 %"]
    assert [english.duration(s) for s in (0.04, 59.6, 100, 7300)] == ["0.0 s", "60 s", "2 min", "2.0 h"]
    assert french.duration(5400 * 2) == f"3,0{NARROW}h"


def test_bars_are_as_long_as_their_share() -> None:
    assert bar(1.0) == "█" * 40
    assert bar(0.5) == "█" * 20
    assert bar(1e-9) == "▏"
    assert bar(0) == ""
    rows = bars(Distribution(Counter({0: 50, 1: 25, 3: 25})), Figures("en"))
    assert rows == [
        ("0", "█" * 40, "50.0 %"),
        ("1", "█" * 20, "25.0 %"),
        ("2", "", "0.0 %"),
        ("3", "█" * 20, "25.0 %"),
    ]


@pytest.mark.parametrize(("low", "high", "width"), [(0, 0, 1), (0, 13, 1), (0, 14, 2), (0, 61, 5), (0, 98, 10), (-3, 10**6, 100_000)])  # fmt: skip
def test_scores_share_bars_of_round_widths(low: int, high: int, width: int) -> None:
    assert bin_width(low, high, 14) == width
    counts = Distribution(Counter({low: 3, high: 5}))
    found, bins = binned(counts, 14)
    assert found == width
    assert sum(bins.values()) == counts.count
    assert len(bins) <= 14


# --- tables -------------------------------------------------------------------------------------------------


def sheets(parts: list[Sheet | Bars]) -> list[Sheet]:
    return [part for part in parts if isinstance(part, Sheet)]


@pytest.mark.parametrize("language", languages())
def test_rows_are_as_wide_as_their_headings(
    mind: Study, six: Study, grid: Study, comparison: Comparison, language: str
) -> None:
    reports = [StudyReport(study, language).report() for study in (mind, six, grid)]
    for report in [*reports, ComparisonReport(comparison, language).report()]:
        for sheet in sheets(report.parts):
            assert sheet.rows
            assert all(len(row) == len(sheet.headings) for row in sheet.rows)
            assert all(0 <= column < len(sheet.headings) for column in sheet.spare)
            assert not any("study-" in heading for heading, _ in sheet.headings)
            assert not any("{" in note or "study-" in note for note in sheet.notes)


def test_a_cooperative_study_has_one_line_a_row(mind: Study) -> None:
    report = StudyReport(mind, "en").report()
    assert report.heading == "The Mind · 2 players · random · seed 7"
    assert report.facts.startswith("40 matches · ")
    results, why, bars_of = report.parts
    assert isinstance(results, Sheet)
    (line,) = results.rows
    row = mind.rows[0]
    figures = Figures("en")
    assert line[:5] == [
        "40",
        figures.percent(row.win_rate().value),
        figures.bounds(row.win_rate(), 1, percent=True),
        figures.decimal(row.score().value),
        figures.bounds(row.score()),
    ]
    assert [heading for heading, _ in results.headings] == [
        "matches", "won", "95 %", "levels", "95 %", "median", "5 – 95 %"
    ]  # fmt: skip
    assert isinstance(why, Sheet)
    assert why.rows[0][0] == "100.0 %"
    assert isinstance(bars_of, Bars)
    assert bars_of.title == "levels"


def test_where_players_play_against_each_other_each_seat_has_a_line(six: Study) -> None:
    report = StudyReport(six, "fr").report()
    assert report.heading == "6 qui prend! · 3 joueurs · graine 7"
    results = sheets(report.parts)[0]
    assert [(line[0], line[1]) for line in results.rows] == [
        ("0", "sensible"),
        ("1", "random"),
        ("2", "random"),
    ]
    assert [part.title for part in report.parts if isinstance(part, Bars)] == [
        "pénalités · sensible",
        "pénalités · random",
    ]
    if six.rows[0].tally.shared:
        assert any("partagée" in note for note in results.notes)


def test_a_grid_tells_its_rows_apart_by_what_varies(grid: Study) -> None:
    results = sheets(StudyReport(grid, "en").report().parts)[0]
    assert [heading for heading, _ in results.headings[:2]] == ["players", "star-needs"]
    assert [line[:2] for line in results.rows] == [
        ["2", "all"],
        ["2", "holders"],
        ["3", "all"],
        ["3", "holders"],
    ]


def test_a_study_that_was_stopped_says_so() -> None:
    study = simulate("the-mind", players=[2, 3], bots="random", games=5, **QUICK)
    study.games = 10
    study.rows[1] = StudyRow(study.rows[1].setup)
    report = StudyReport(study, "en").report()
    assert report.facts.startswith("stopped after 5 of 20 matches")
    assert len(sheets(report.parts)[0].rows) == 1


def test_a_comparison_names_who_is_better(comparison: Comparison) -> None:
    bots, differences = sheets(ComparisonReport(comparison, "en").report().parts)
    assert [line[1] for line in bots.rows] == ["sensible", "random"] * 2
    assert "“sensible”" in bots.notes[0]
    assert [line[1] for line in differences.rows] == ["sensible − random"] * 2
    assert {line[-1] for line in differences.rows} <= {"sensible", "open"}
    assert differences.rows[0][3].startswith("+")
    assert "Newcombe" in differences.notes[0]


# --- pictures -----------------------------------------------------------------------------------------------


def size_of(path: Path) -> tuple[int, int]:
    """Return width and height of a PNG."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


@pytest.mark.parametrize("language", languages())
def test_pictures_say_what_they_show(
    mind: Study, six: Study, grid: Study, comparison: Comparison, tmp_path: Path, language: str
) -> None:
    """Texts of an SVG are texts, so they can be read."""
    wanted = {
        "en": ["levels", "points", "won, %", "difference of wins, percentage points"],
        "fr": ["niveaux", "pénalités", "gagnées, en %", "écart des victoires, en points de pourcentage"],
    }[language]
    drawn: list[Study | Comparison] = [mind, six, grid, comparison]
    for name, what, word in zip("abcd", drawn, wanted, strict=True):
        path = tmp_path / f"{name}.svg"
        what.plot(path, language)
        texts = [
            "".join(node.itertext()).strip() for node in ET.parse(path).iter() if node.tag.endswith("text")
        ]
        assert word in texts
        assert not any("study-" in text for text in texts)


def test_pictures_are_the_same_for_the_same_results(grid: Study, tmp_path: Path) -> None:
    for suffix in ("png", "svg"):
        for name in ("a", "b"):
            grid.plot(tmp_path / f"{name}.{suffix}")
        assert (tmp_path / f"a.{suffix}").read_bytes() == (tmp_path / f"b.{suffix}").read_bytes()
    width, height = size_of(tmp_path / "a.png")
    assert width > 1000
    assert height > 200


@pytest.mark.parametrize(("name", "code"), [("x.jpg", "study-out-format"), ("x", "study-out-format"), ("there.png", "study-file-exists"), ("no/x.png", "study-file")])  # fmt: skip
def test_a_picture_that_cannot_be_written_is_refused(
    mind: Study, tmp_path: Path, name: str, code: str
) -> None:
    (tmp_path / "there.png").write_text("")
    with pytest.raises(BadStudy) as refused:
        mind.plot(tmp_path / name)
    assert refused.value.code == code
