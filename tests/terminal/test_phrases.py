"""A player reads phrases of the texts, never the code of an action, of a pile or of a kind of command."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import tablee
from tablee.terminal.boards import Board, board_for
from tablee.terminal.form import Form
from tablee.terminal.selection import Selection
from tablee.terminal.voice import Voice
from tests.matches import pick_for, steps

SEEDS = 6
FRENCH_WORDS = {"stop", "silence"}  # codes that are words of the language as well


def boards(game: tablee.Game) -> Board:
    """Return the French board of a game."""
    return board_for(game, Voice("fr", [f"Nom{seat}" for seat in range(game.players)]))


def codes(game: tablee.Game) -> re.Pattern[str]:
    """Return a pattern for every code that the actions of a game are made of, cards left out."""
    parts = {part for text in game.actions for part in re.split(r"[> ]", text)} | {">"}
    words = {part for part in parts if not part.isdigit()} - FRENCH_WORDS
    return re.compile("|".join(rf"(?<![\w-]){re.escape(word)}(?![\w-])" for word in sorted(words)))


def games() -> Iterator[tablee.Game]:
    """Return every game, small and large, with the options that open more of its actions."""
    for name in tablee.games():
        counts = tablee.options(name)[0]["values"]
        for players in {counts[0], counts[min(1, len(counts) - 1)]}:
            yield tablee.load(name, players=players)
    yield tablee.load("the-mind", players=2, blind=True)


every_game = pytest.mark.parametrize(
    "game",
    list(games()),
    ids=lambda game: f"{game.name}-{game.players}{'-blind' * game.options.get('blind', False)}",
)


def moments(game: tablee.Game) -> Iterator[tuple[tablee.Match, tablee.Match]]:
    """Play matches at random; return each moment and the one before it, of a few in every match."""
    for seed in range(SEEDS):
        match, chance = game.deal(seed=seed), random.Random(seed)
        before = match.clone()
        yield match, before
        for _ in steps(match, chance, pick_for(game.name, seed)):
            if match.over or chance.random() < 0.06:
                yield match, before
            before = match.clone()


def refused(match: tablee.Match) -> Iterator[tablee.IllegalAction]:
    """Return what is refused to each seat: everything that is no card, its own cards, and some others'."""
    for seat in range(match.game.players):
        own = {str(card) for card in match.view(seat)["hand"] or ()}
        for number, text in enumerate(match.game.actions):
            if number % 29 == 0 or text.split(">")[0] in own or not text[0].isdigit():
                error = match.refusal(seat, text)
                if error is not None:
                    yield error


@every_game
def test_no_refusal_names_an_action_by_its_code(game: tablee.Game) -> None:
    board, code = boards(game), codes(game)
    said = {(error.code, board.sentence(error)) for match, _ in moments(game) for error in refused(match)}
    assert {kind for kind, _ in said} >= {"match-over"}
    assert [sentence for _, sentence in said if code.search(sentence)] == []


@every_game
def test_no_line_of_a_match_names_an_action_by_its_code(game: tablee.Game) -> None:
    board, code = boards(game), codes(game)
    said = set()
    for match, before in moments(game):
        for eye in (None, 0):
            view = match.view(eye)
            said |= {board.prompt(view), board.headline(view), board.badge(view)}
            said |= {board.news(before.view(None), match.view(None) | {"viewer": eye})}
            if match.actions:
                seat, action, _ = match.actions[-1]
                said |= {board.deed(view, seat, action, is_open=is_open) for is_open in (True, False)}
            said |= {line.plain for line in board.draw(view, Selection(), 80, 20)}
    assert len(said) > 5
    assert [line for line in said if code.search(line)] == []
    assert [line for line in said if re.search(r"[^\u202f\d]:(?:\s|$)", line)] == []


# Which pile a sentence speaks of, where some card still fits there.
SIDES = {
    ("does-not-fit", "higher"): "montante",
    ("does-not-fit", "lower"): "descendante",
    ("no-improvement", "lower"): "montante",
    ("no-improvement", "higher"): "descendante",
}


@pytest.mark.parametrize("name", ["the-game", "the-game-extreme", "face-to-face"])
def test_a_refusal_calls_each_pile_by_its_direction(name: str) -> None:
    game = tablee.load(name, players=2)
    board = boards(game)
    seen = set()
    for match, _ in moments(game):
        for error in refused(match):
            side = SIDES.get((error.code, error.facts.get("fits", "").partition("-")[0]))
            if side is not None:
                sentence = board.sentence(error)
                assert f"pile {side}" in sentence, (error.facts, sentence)
                seen.add((error.code, side))
    assert len(seen) == (4 if name == "face-to-face" else 2)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("the-mind", {"lives": 3}),
        ("the-mind", {"stars": 0}),
        ("the-game", {"starter": 4}),
        ("six-qui-prend", {"tactics": True}),
    ],
)
def test_the_form_calls_options_as_its_rows_do(language: str, name: str, chosen: dict[str, object]) -> None:
    form = Form(name, {}, Voice(language))
    for key, value in chosen.items():
        form._rows[key].index = form._rows[key].values.index(value)  # type: ignore[union-attr]
    with pytest.raises(tablee.TableeError) as caught:
        form.plan().deal()
    sentence = form.sentence(caught.value)
    assert not re.search(r"[“«]\u202f?[a-z_]+\u202f?[”»]|'", sentence)
    if "option" in caught.value.facts and caught.value.code == "needs-blind":
        assert form._rows[next(iter(chosen))].label in sentence
