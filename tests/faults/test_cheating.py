"""A cheat at The Mind fares as an honest client does; `python -m tests.faults.cheating` plays as many trials as one likes."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.cheating import (
    FALSE_ALARM,
    Arm,
    chance,
    chance_of_half,
    compare,
    house_with,
    run,
)

TRIALS = 60  # `make soak` plays 200
TABLES = 10
SEED = 7


@pytest.mark.timeout(600)
def test_a_cheat_loses_as_many_lives_as_an_honest_client(tmp_path: Path) -> None:
    """With every act, delayed pings and false times. Fails by chance once in 10,000 times."""
    with house_with(None, tmp_path) as house:
        honest, cheat = asyncio.run(compare(house, TRIALS, TABLES, SEED))
    assert (honest.trials, cheat.trials) == (TRIALS, TRIALS)
    assert chance(honest, cheat) >= FALSE_ALARM, (honest, cheat)


@pytest.mark.timeout(600)
def test_the_same_trials_find_a_server_that_tells(tmp_path: Path) -> None:
    """Whoever waits loses a life in half of the trials, unless something tells: here the number in a refusal.

    That answers wait is found too (`--fault waits`), but only on a machine that is not busy with other tests.
    """
    with house_with("counts", tmp_path) as house:
        cheat = asyncio.run(run(house, TRIALS, TABLES, SEED, cheats=True))
    assert cheat.trials == TRIALS
    assert chance_of_half(cheat) < FALSE_ALARM, cheat


def test_chance_is_fishers() -> None:
    """The tea taster: 8 cups, 4 of each kind, all told apart: 2 in 70."""
    assert chance(Arm(4, 4), Arm(4, 0)) == pytest.approx(2 / 70)
    assert chance(Arm(60, 30), Arm(60, 30)) == 1
    assert chance(Arm(60, 30), Arm(60, 9)) < FALSE_ALARM
    assert chance_of_half(Arm(60, 30)) > 0.5
    assert chance_of_half(Arm(60, 15)) < FALSE_ALARM
