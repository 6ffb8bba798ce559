"""Whole matches of bots: the outcomes, chunk by chunk, on any number of threads, and each match again alone."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

import tablee
from tablee import BadOption, TableeError
from tablee.bots import play_out, seat_bot
from tablee.games._kit import ROUND_OVER
from tablee.play import compiled
from tablee.sim import (
    Outcomes,
    PlainEngineWarning,
    engine,
    matches,
    play_chunks,
    play_matches,
    play_random,
    replay,
)
from tests.matches import spread

GAMES = tablee.games()
SEED = 2026
ENGINES = [
    "plain",
    pytest.param("compiled", marks=pytest.mark.skipif(not compiled.available(), reason="no numba")),
]


def same(one: Outcomes, other: Outcomes) -> bool:
    """Return whether all arrays are equal."""
    return all(np.array_equal(a, b) for a, b in zip(one._arrays(), other._arrays(), strict=True))


# --- what they are ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_are_those_of_matches_played_one_by_one(name: str) -> None:
    for seed, game in spread(name, 12, start=50):
        outcomes = play_matches(game, "random", seed, 2, start=7, engine="plain")
        assert outcomes.index.tolist() == [7, 8]
        for i, outcome in enumerate(outcomes):
            match = game.deal(seed, index=7 + i)
            spent_ms = play_out(
                match, [seat_bot(game, "random", seat, seed, 7 + i) for seat in range(game.players)]
            )
            assert outcome == match.outcome
            assert (outcomes.actions[i], outcomes.milliseconds[i]) == (len(match.actions), spent_ms)


@pytest.mark.parametrize("runs", ENGINES)
def test_a_bot_in_each_seat(runs: Any) -> None:
    game = tablee.load("six-qui-prend", players=4, deck=104)
    outcomes = play_matches(game, ["sensible", "random", "random", "random"], SEED, 40, engine=runs)
    assert outcomes.scores.shape == outcomes.won.shape == (40, 4)
    assert outcomes.scores[:, 0].mean() < outcomes.scores[:, 1:].mean()
    assert set(outcomes.reason) == {ROUND_OVER}


def test_random_play_from_the_rules_alone_is_the_same_in_both_engines() -> None:
    pytest.importorskip("numba")
    game = tablee.load("the-game", players=3, starter="lot")
    plain, fast = (
        Outcomes.join(play_random(game, SEED, 5, 65, engine=runs)) for runs in ("plain", "compiled")
    )
    assert same(plain, fast)
    assert plain.index.tolist() == list(range(5, 65))
    assert len(set(plain.actions.tolist())) > 5


def test_outcomes_are_joined_and_cut() -> None:
    game = tablee.load("face-to-face")
    parts = list(play_chunks(game, "random", SEED, 0, 7, chunk=3, engine="plain"))
    assert [len(part) for part in parts] == [3, 3, 1]
    whole = Outcomes.join(parts)
    assert same(whole, play_matches(game, "random", SEED, 7, engine="plain"))
    assert same(whole[3:6], parts[1])
    assert whole[whole.won[:, 0]].won[:, 0].all()
    assert whole.outcome(2) == list(whole)[2]


# --- threads and chunks -------------------------------------------------------------------------------------


def test_nothing_depends_on_chunks_and_threads() -> None:
    pytest.importorskip("numba")
    game = tablee.load("six-qui-prend", players=3)
    names = ["sensible", "random", "sensible"]
    one = play_matches(game, names, SEED, 100, threads=1)
    for threads, chunk in ((2, 100), (5, 37), (None, 1)):
        parts = play_chunks(game, names, SEED, 0, 100, chunk=chunk, threads=threads)
        assert same(one, Outcomes.join(parts))


def test_however_many_matches_there_are_no_more_than_a_chunk_is_held() -> None:
    pytest.importorskip("numba")
    game = tablee.load("the-game", players=3, starter="lot")
    list(play_random(game, SEED, 0, 1000, threads=2))

    def peak(count: int) -> int:
        tracemalloc.start()
        for _ in play_random(game, SEED, 0, count, chunk=1000, threads=2):
            pass
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    assert peak(40_000) < 1.5 * peak(4_000)


# --- one match again ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", ENGINES)
def test_one_match_of_many_is_played_again_alone(runs: Any) -> None:
    game = tablee.load("six-qui-prend", players=2, until=66)
    names = ["sensible", "random"]
    outcomes = play_matches(game, names, SEED, 10, engine=runs)
    match = replay(game, names, SEED, 7, engine=runs)
    assert (match.seed, match.index) == (SEED, 7)
    assert match.outcome == outcomes.outcome(7)
    assert len(match.actions) == outcomes.actions[7]
    assert match.actions[-1][2] == outcomes.milliseconds[7]
    assert match.record().replay().position() == match.position()


def test_a_match_longer_than_its_log_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(matches, "LOG", 10)
    game = tablee.load("six-qui-prend", players=2)
    names = ["sensible", "random"]
    assert (
        replay(game, names, SEED, 1, engine="compiled").actions
        == replay(game, names, SEED, 1, engine="plain").actions
    )


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": "nobody"}, "unknown-bot"),
        ({"bots": ["random"]}, "bots-for-seats"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": "7"}, "bad-seed"),
        ({"count": 0}, "bad-option"),
        ({"count": 2.0}, "bad-option"),
        ({"start": -1}, "bad-option"),
        ({"threads": 0}, "bad-option"),
        ({"engine": "cuda"}, "bad-option"),
    ],
)
def test_what_is_not_possible_is_refused(change: dict[str, Any], code: str) -> None:
    given: dict[str, Any] = {"bots": "random", "seed": 7, "count": 2, "engine": "plain"} | change
    with pytest.raises(BadOption) as caught:
        play_matches(tablee.load("the-mind", players=2), **given)
    assert caught.value.code == code
    assert caught.value.sentence("en") != caught.value.sentence("fr")


@pytest.mark.parametrize(
    ("answer", "code"), [(9999, "bots-wait"), (101, "bot-refused"), (5000, "bot-refused")]
)
def test_bots_that_spoil_their_match_are_named(
    answer: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tablee.load("the-mind", players=2)
    runs = engine.engine_for("the-mind", ["random"], "plain")
    monkeypatch.setitem(runs._space, "choose", lambda o, r, m: answer)
    with pytest.raises(TableeError) as caught:
        play_matches(game, "random", 7, 3, start=4, engine="plain")
    assert caught.value.code == code
    assert caught.value.facts["index"] == 4
    assert "4" in caught.value.sentence("fr")


# --- without numba ------------------------------------------------------------------------------------------


def test_without_numba_everything_works_and_says_once_how_to_make_it_fast(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = tablee.load("the-mind", players=2)
    expected = play_matches(game, "random", 7, 3, engine="plain")
    monkeypatch.setattr(compiled, "available", lambda: False)
    engine._say_once.cache_clear()
    with pytest.warns(PlainEngineWarning, match=r"pip install tablee\[sim\]"):
        assert same(play_matches(game, "random", 7, 3), expected)
    assert same(play_matches(game, "random", 7, 3), expected)  # a second warning would be an error
    with pytest.raises(BadOption) as caught:
        play_matches(game, "random", 7, 3, engine="compiled")
    assert caught.value.code == "numba-missing"
