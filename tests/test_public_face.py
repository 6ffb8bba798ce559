"""docs/public-face.md says what is there: calls, errors, actions, keys of views and positions."""

import re
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games._kit import REASONS
from tablee.play.rules import rules

PAGE = (Path(__file__).parent.parent / "docs" / "public-face.md").read_text(encoding="utf-8")
SECTIONS = dict(part.split("\n", 1) for part in PAGE.split("\n## ")[1:])
GAMES = tablee.games()


def row(title: str, name: str) -> str:
    """Return a game's row of the table under a heading."""
    return next(line for line in SECTIONS[title].splitlines() if line.startswith(f"| {name} |"))


def words(text: str) -> set[str]:
    """Return what stands between backquotes."""
    return set(re.findall(r"`([^`]+)`", text))


def keys(title: str, name: str) -> set[str]:
    """Return the keys that the page gives a game, those of the game it stands on included."""
    found = words(row(title, name))
    return found | keys(title, "the-game") if "those of the-game" in row(title, name) else found


def game(name: str) -> tablee.Game:
    return tablee.load(name, players=2)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_the_page_lists_the_keys_of_views(name: str, seat: int | None) -> None:
    common = words(SECTIONS["Views"].partition("Beside these")[0])
    assert common | keys("Views", name) == set(game(name).deal(seed=7).view(seat))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_lists_the_keys_of_positions(name: str) -> None:
    assert keys("Positions", name) == set(rules(name).face.keys)
    assert set(game(name).deal(seed=7).position()) <= keys("Positions", name)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_every_kind_of_action(name: str) -> None:
    shown = words(row("Actions", name)) | (
        words(row("Actions", "the-game")) if name == "the-game-extreme" else set()
    )
    assert shown <= set(game(name).actions)
    assert {kind(text) for text in shown} == {kind(text) for text in game(name).actions}


def kind(text: str) -> str:
    """Return an action's form: numbers, and what it points at, do not count."""
    verb, space, target = text.partition(" ")
    if space:
        return f"{verb} {'pile' if re.search(r'[12]$', target) else 'command'}"
    return re.sub(r"\d+", "n", re.sub(r">(other-)?\w+$", r">\1pile", text))


def test_the_page_lists_the_errors() -> None:
    listed = {line.split("`")[1] for line in SECTIONS["Errors"].splitlines() if line.startswith("| `")}
    errors = {
        name
        for name in tablee.__all__
        if isinstance(getattr(tablee, name), type) and issubclass(getattr(tablee, name), tablee.TableeError)
    }
    assert listed | {"TableeError"} == errors


def test_the_page_lists_the_outcome() -> None:
    outcome: dict[str, Any] = {"won": None, "score": None, "scores": None, "winners": None, "reason": ""}
    assert set(re.findall(r'"(\w+)":', SECTIONS["Outcomes"])) == set(outcome)
    assert words(SECTIONS["Outcomes"]) >= set(REASONS[1:])
    match = tablee.load("the-game", players=1).from_position({"hands": [[50]], "seat": 0})
    match.play(0, "50>up1")
    assert set(match.outcome or {}) == set(outcome)


def test_the_page_lists_the_calls() -> None:
    match = game("the-game").deal(seed=7)
    for name in tablee.__all__:
        assert f"`{name}`" in PAGE or f"tablee.{name}" in PAGE or name in ("Game", "Match", "Record")
    for thing, what in ((match.game, "game"), (match, "match")):
        for name in re.findall(rf"\b{what}\.(\w+)", PAGE):
            assert hasattr(thing, name), name
