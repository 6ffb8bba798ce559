"""Whole matches, written down: a difference is a change of the rules or of what a view shows."""

import pytest

import tablee
from tests.write_playthroughs import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_match_is_the_one_written_down(name: str) -> None:
    """`python -m tests.write_playthroughs` writes the files anew; read the diff."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_has_a_playthrough_and_every_file_its_match() -> None:
    assert {game for game, _ in PLAYTHROUGHS.values()} == set(tablee.games())
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
