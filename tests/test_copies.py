"""Copies of matches, games and records, and whole numbers of other libraries: both mean what the original means."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee import Match, Record
from tablee.bots import play_out, seat_bot
from tablee.play.commitment import commitment
from tablee.sim import Batch, play_matches, replay, simulate
from tests.matches import finished, pick_for, refused, setups, spread, steps

GAMES = tablee.games()

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "clone": lambda value: value.clone() if isinstance(value, Match) else copy.deepcopy(value),
}


def begun(name: str, seed: int, count: int = 15) -> Match:
    """Return a match some actions after its deal."""
    ((_, game),) = spread(name, 1, start=seed)
    match = game.deal(seed)
    for i, _ in enumerate(steps(match, Random(seed), pick_for(name, seed))):
        if i == count:
            break
    return match


def truth(match: Match) -> list[Any]:
    """All that can be asked of a match."""
    seats = [None, *range(match.game.players)]
    return [match.position(), match.actions, match.outcome, match.seed, *map(match.view, seats)]


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_match_is_equal_and_independent(name: str, way: str) -> None:
    for seed in range(4):
        match = begun(name, seed)
        from_position = match.game.from_position(match.position())
        for one in (match, from_position, finished(match.clone(), Random(seed))):
            before = truth(one)
            twin = COPIES[way](one)
            assert (twin == one, truth(twin)) == (True, before)
            assert twin.record() == one.record()
            finished(twin, Random(seed))
            assert truth(one) == before
            if not one.over:
                assert twin != one
                assert COPIES[way](twin).outcome == twin.outcome


def test_a_deep_copy_shares_nothing_that_can_change() -> None:
    start = {"hands": [[37, 50]], "draw": [60, 61]}
    match = tablee.load("the-game", players=1).from_position(start)
    twin = copy.deepcopy(match)
    assert twin.start is not None
    twin.start["hands"][0].append(99)
    twin.game.options["minimum"] = 3
    assert match.record().replay().position() == match.position()
    assert match.game.options["minimum"] == 2


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_game_and_of_a_record_is_equal(name: str, way: str) -> None:
    for game in setups(name):
        twin = COPIES[way](game)
        assert (twin == game, hash(twin)) == (True, hash(game))
        assert twin.deal(7) == game.deal(7)
        record = game.deal(7).record()
        assert COPIES[way](record) == record
    game = setups(name)[0]
    assert game.deal(1) != game.deal(2)
    assert (game == name, game.deal(1) == name) == (False, False)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_from_a_batch_is_copied_like_any_other(name: str) -> None:
    game = tablee.load(name, players=2)
    batch = Batch(game, 2, seed=7, engine="plain")
    for _ in range(3):
        batch.step(batch.sample())
    match = batch.match(1)
    for way in COPIES.values():
        assert way(match) == match


# --- whole numbers of other libraries -------------------------------------------------------------------------


def as_numpy(value: Any) -> Any:
    """Return a value with numpy's whole numbers in the place of Python's, in lists and mappings too."""
    if type(value) is int:
        return np.int64(value) if value < 2**63 else np.uint64(value)
    if isinstance(value, dict):
        return {key: as_numpy(entry) for key, entry in value.items()}
    return [as_numpy(entry) for entry in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", GAMES)
def test_numpy_integers_are_taken_wherever_an_integer_is(name: str) -> None:
    for game in setups(name):
        same = tablee.load(name, **as_numpy(game.options))
        assert same.options == game.options
        match, twin = game.deal(7, index=3), same.deal(np.uint32(7), index=np.int8(3))
        assert twin == match
        seat = match.to_act[0]
        text = match.legal(seat)[0]
        assert twin.legal(np.int16(seat)) == match.legal(seat)
        assert twin.refusal(np.int64(seat), text) is None
        match.play(seat, text, 1500)
        twin.play(np.int64(seat), text, np.int64(1500))
        assert twin.view(np.int32(seat)) == match.view(seat)
        assert type(twin.view(np.int32(seat))["viewer"]) is int
        assert twin.record().to_json() == match.record().to_json()
        loaded = game.from_position(as_numpy(match.position()))
        assert loaded == game.from_position(match.position())
        assert Record.from_json(loaded.record().to_json()).replay() == loaded
        assert commitment(name, as_numpy(game.options), np.int64(7), np.int64(3)) == commitment(
            name, game.options, 7, 3
        )
        given = match.record()
        written = Record(given.game, as_numpy(given.options), np.int64(7), np.int64(3), None, given.names, given.actions)  # type: ignore[arg-type]  # fmt: skip
        assert written.to_json() == given.to_json()


def test_numpy_integers_are_taken_by_studies_bots_and_batches() -> None:
    game = tablee.load("six-qui-prend", players=np.int64(2))
    same = play_matches(
        game, "random", seed=np.int64(7), count=np.int64(5), start=np.int32(2), engine="plain"
    )
    assert (same.scores == play_matches(game, "random", 7, 5, start=2, engine="plain").scores).all()
    assert replay(game, "random", np.int64(7), np.int64(3), engine="plain") == replay(
        game, "random", 7, 3, engine="plain"
    )
    match = game.deal(7)
    play_out(match, [seat_bot(game, "random", np.int64(seat), np.int64(7), np.int64(0)) for seat in (0, 1)])
    assert match == replay(game, "random", 7, 0, engine="plain")
    batch = Batch(game, np.int64(3), np.int64(7), start=np.int64(1), longest=np.int64(90), engine="plain")
    assert batch.match(np.int64(2)) == Batch(game, 3, 7, start=1, engine="plain").match(2)
    numbers: dict[str, Any] = {"players": np.int64(2), "games": np.int64(20), "seed": np.int64(7), "jobs": np.int64(1)}  # fmt: skip
    usual: dict[str, Any] = {"players": 2, "games": 20, "seed": 7, "jobs": 1}
    first, second = (
        simulate("six-qui-prend", bots="random", code="plain", **given) for given in (numbers, usual)
    )
    assert first.summary() == second.summary()
    table = tablee.load("six-qui-prend", players=2, points=[np.int64(card % 3) for card in range(108)])
    assert table.options["points"]["3"] == 2


@pytest.mark.parametrize("wrong", [np.float64(1), 1.0, np.True_, True, np.array([1]), "1"])
def test_neither_floats_nor_bools_are_whole_numbers(wrong: Any) -> None:
    game = tablee.load("the-game", players=2)
    match = game.deal(7)
    for call in (
        lambda: tablee.load("the-game", players=wrong),
        lambda: game.deal(wrong),
        lambda: game.deal(7, index=wrong),
        lambda: game.from_position({"hands": [[2], [3]], "laid": wrong}),
        lambda: match.legal(wrong),
        lambda: match.play(wrong, "start"),
        lambda: match.play(0, "start", wrong),
        lambda: seat_bot(game, "random", wrong, 7),
        lambda: play_matches(game, "random", 7, wrong, engine="plain"),
    ):
        with pytest.raises(tablee.TableeError):
            call()
    error = match.refusal(wrong, "start")
    assert error is not None
    assert error.code == "unknown-seat"
    assert refused(match, 0, "end").facts["seat"] == 0
