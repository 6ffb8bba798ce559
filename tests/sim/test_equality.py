"""Plain and compiled agree on every field after every action, and on every action of bots.

A few hundred matches here; `python -m tests.sim.compare --matches 5000` for thousands.
"""

import pytest

import tablee
from tests.matches import spread
from tests.sim.compare import compare_bots, compare_rules

pytest.importorskip("numba")

GAMES = tablee.games()
# Matches of each game; a plain sensible bot of The Game thinks for a second or two in a match of Extreme.
MATCHES = {"the-game": 160, "the-game-extreme": 160, "face-to-face": 60, "six-qui-prend": 60, "the-mind": 60}
BOT_MATCHES = {"the-game": 8, "the-game-extreme": 2, "face-to-face": 10, "six-qui-prend": 10, "the-mind": 10}
SEED = 2026


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_the_same_in_both_engines(name: str) -> None:
    """Over all options, with talk, fresh and late: every field of state and observation, every mask, every outcome."""
    assert compare_rules(name, MATCHES[name]) > 10 * MATCHES[name]


@pytest.mark.parametrize("name", GAMES)
def test_sensible_bots_are_the_same_in_both_engines(name: str) -> None:
    for seed, game in spread(name, BOT_MATCHES[name]):
        compare_bots(game, ["sensible"] * game.players, seed, index=2**40 + seed)


def test_bots_of_both_kinds_are_the_same_in_both_engines() -> None:
    for seed, game in spread("six-qui-prend", 20):
        compare_bots(game, [("sensible", "random")[seat % 2] for seat in range(game.players)], seed, index=3)
