"""The game in docs/add-a-game.md is a whole game: its file is all it takes to find, play, keep and show it."""

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser

import tablee
from tablee.bots import seat_bot
from tablee.bots._shelf import strategy
from tablee.play.rules import linked_rules, shelf
from tests.matches import finished, refused
from tests.subset import complaints, fields, rule_functions

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
RULES, CLAUSE_TESTS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
ENGLISH, FRENCH = re.findall(r"^```ftl\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
CLAUSES = re.findall(r"^- \*\*(H\d+)\*\*", TEXT, re.MULTILINE)
MODULE = "tablee.games.high_card"
SEATS = (2, 3, 4)


def clause_tests() -> dict[str, object]:
    """Return the names that the page's tests define."""
    names: dict[str, object] = {}
    exec(compile(CLAUSE_TESTS, str(PAGE), "exec"), names)
    return names


@pytest.fixture(autouse=True)
def _high_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the page's game into the games folder for the length of a test."""
    (tmp_path / "high_card.py").write_text(RULES, encoding="utf-8")
    folder = importlib.import_module("tablee.games")
    monkeypatch.setattr(folder, "__path__", [*folder.__path__, str(tmp_path)])
    forget()
    yield
    forget()


def forget() -> None:
    """Let games be looked for again."""
    importlib.invalidate_caches()
    sys.modules.pop(MODULE, None)
    for found in (shelf, linked_rules, strategy):
        found.cache_clear()


@pytest.mark.parametrize("name", [name for name in clause_tests() if name.startswith("test_")])
def test_the_tests_on_the_page_pass(name: str) -> None:
    test = clause_tests()[name]
    assert callable(test)
    test()


def test_the_page_has_a_test_for_each_clause() -> None:
    tested = {name.split("_")[1].upper() for name in clause_tests() if name.startswith("test_")}
    assert tested == set(CLAUSES)


def test_the_page_says_each_clause_in_each_language() -> None:
    said = [
        {
            entry.id.name: [attribute.id.name for attribute in entry.attributes]
            for entry in FluentParser().parse(text).body
        }
        for text in (ENGLISH, FRENCH)
    ]
    assert said[0] == said[1]
    assert [said[0][f"high-card-rule-{clause}"] for clause in CLAUSES] == [["title"]] * 3


def test_a_game_is_found_without_a_list() -> None:
    assert tablee.games()[-1] == "high-card"
    assert [option["name"] for option in tablee.options("high-card")] == ["players"]


def test_it_keeps_to_the_subset() -> None:
    game = linked_rules("high-card")
    known = fields(game)
    assert [
        line for _, function in rule_functions(game) for line in complaints(function, game.space, known)
    ] == []


@pytest.mark.parametrize("players", SEATS)
def test_it_deals_plays_and_conserves_cards(players: int) -> None:
    for seed in range(20):
        match = tablee.load("high-card", players=players).deal(seed=seed)
        finished(match, Random(seed))
        position = match.position()
        cards = [card for part in (*position["hands"], position["draw"], position["laid"]) for card in part]
        assert sorted(cards) == list(range(1, 13))
        assert match.outcome is not None
        assert [match.outcome["scores"][seat] for seat in match.outcome["winners"]] == [max(position["laid"])]


@pytest.mark.parametrize("players", SEATS)
def test_its_records_and_positions_come_back(players: int) -> None:
    match = finished(tablee.load("high-card", players=players).deal(seed=7), Random(7))
    again = tablee.Record.from_json(match.record().to_json()).replay()
    assert again.position() == match.position()
    assert match.game.from_position(match.position()).outcome == match.outcome


def test_an_action_that_is_not_legal_is_refused() -> None:
    match = tablee.load("high-card", players=2).deal(seed=7)
    missing = next(card for card in range(1, 13) if card not in match.view(0)["hand"])
    assert refused(match, 0, str(missing)).code == "not-in-hand"
    assert refused(match, 1, "1").facts["clause"] == "H2"


@pytest.mark.parametrize("laid", [[None, 4], [4, 4], [13, None], [None]])
def test_a_position_that_no_match_can_reach_is_refused(laid: list[int | None]) -> None:
    with pytest.raises(tablee.BadPosition):
        tablee.load("high-card", players=2).from_position({"hands": [[1], [2]], "laid": laid})


def test_a_view_shows_a_seat_its_own_cards_only() -> None:
    game = tablee.load("high-card", players=3)
    one = game.from_position(
        {"hands": [[1, 2], [3, 4, 5], [6, 7, 8]], "laid": [9, None, None], "draw": [10, 11, 12]}
    )
    other = game.from_position(
        {"hands": [[12, 7], [3, 4, 5], [1, 8, 10]], "laid": [9, None, None], "draw": [2, 6, 11]}
    )
    assert one.view(1) == other.view(1)
    assert one.view(1)["hand"] == [3, 4, 5]
    assert one.view(None)["hand"] is None


@pytest.mark.parametrize("players", SEATS)
def test_the_random_bot_plays_it(players: int) -> None:
    match = tablee.load("high-card", players=players).deal(seed=7)
    bots = [seat_bot(match.game, "random", seat, seed=7) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        action, _ = bots[seat].choose(match.observe(seat))
        assert action is not None
        match.play_id(seat, action)
    assert len(match.actions) == players


@pytest.mark.parametrize(
    ("block", "path"),
    [(RULES, "src/tablee/games/high_card.py"), (CLAUSE_TESTS, "tests/games/test_high_card.py")],
    ids=["rules", "tests"],
)
@pytest.mark.parametrize("command", [["check"], ["format", "--check"]], ids=["lint", "format"])
def test_the_page_reads_like_the_house(block: str, path: str, command: list[str]) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    checked = subprocess.run(
        [ruff, *command, "--stdin-filename", path, "-"],
        cwd=PAGE.parent.parent,
        input=block,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
