"""A batch: one step in many matches at once, the same in both engines, on any number of threads."""

from typing import Any

import numpy as np
import pytest

import tablee
from tablee import BadOption, Game, IllegalAction
from tablee.play import compiled
from tablee.sim import Batch
from tests.matches import spread

GAMES = tablee.games()
SEED = 2026
NEEDS_NUMBA = pytest.mark.skipif(not compiled.available(), reason="no numba")


def game_of(name: str) -> Game:
    """Return a game whose matches begin by themselves."""
    options = {"starter": "lot"} if name.startswith("the-game") else {}
    return tablee.load(name, players=2, **options)


def plain(name: str, n: int = 4, **options: Any) -> Batch:
    return Batch(game_of(name), n, SEED, engine="plain", **options)


# --- what there is to see -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_place_shows_what_the_seat_that_is_asked_may_see_and_do(name: str) -> None:
    batch = plain(name, talk=True)
    for _ in range(30):
        for i in range(batch.count):
            match, seat = batch.match(i), int(batch.seats[i])
            assert seat in match.to_act
            assert batch.observations is not None
            assert batch.legal is not None
            assert compiled.read(match.game.rules.Observation, batch.observations, i) == match.observe(seat)
            ids = np.flatnonzero(batch.legal[i, : len(match.game.actions)]).tolist()
            assert ids == match.legal_ids(seat)
        batch.step(batch.sample())


@pytest.mark.parametrize("name", GAMES)
def test_place_i_plays_match_i_and_then_the_match_as_many_places_on(name: str) -> None:
    batch = plain(name, 3, start=100)
    ended = 0
    while ended < 6:
        before = batch.index.copy()
        step = batch.step(batch.sample())
        assert np.array_equal(batch.index - before, 3 * step.terminated)
        for i in np.flatnonzero(step.terminated).tolist():
            game = batch.game
            fresh = game.deal(SEED, index=int(batch.index[i]))
            assert batch.match(i).position() == fresh.position()
            assert batch.outcomes().index[i] == before[i]
            ended += 1


def test_where_several_are_waited_for_each_is_asked_in_turn() -> None:
    batch = Batch(tablee.load("six-qui-prend", players=3), 1, SEED, engine="plain")
    asked = []
    for _ in range(6):
        asked.append(int(batch.seats[0]))
        batch.step(batch.sample())
    assert asked[:3] == [0, 1, 2]
    assert asked[3] == 0


def test_in_real_time_a_seat_may_let_its_turn_to_be_asked_pass() -> None:
    batch = plain("the-mind", 1)
    assert batch.wait == len(batch.game.actions)
    assert batch.legal is not None
    assert batch.legal.shape == (1, batch.wait + 1)
    before = batch.match(0).position()
    for seat in (0, 1, 0, 1):
        assert batch.seats[0] == seat
        assert batch.legal[0, batch.wait]
        batch.step([batch.wait])
    assert batch.match(0).position() == before
    assert plain("the-game").wait is None


def test_another_seat_may_be_asked() -> None:
    batch = plain("the-game", 2, talk=True)
    others = 1 - batch.seats
    step = batch.ask(others)
    assert np.array_equal(step.info["seats"], others)
    word = batch.game.ids["avoid up2"]
    assert step.info["legal"][:, word].all()
    assert step.info["legal"].sum() == 2 * 12
    batch.step([word, word])
    assert [seat for seat, _, _ in batch.match(0).view(None)["talk"]] == [int(others[0])]


def test_a_batch_may_do_without_observations_and_masks() -> None:
    batch = plain("face-to-face", observe=False, masks=False)
    twin = plain("face-to-face")
    for _ in range(50):
        actions = batch.sample().copy()
        assert np.array_equal(actions, twin.sample())
        step = batch.step(actions)
        assert step.observations is step.info["legal"] is None
        assert np.array_equal(step.rewards, twin.step(actions).rewards)


# --- rewards ------------------------------------------------------------------------------------------------


def finish(batch: Batch) -> np.ndarray[Any, Any]:
    """Play all places to the end of their first match; return the sums of the rewards."""
    total = np.zeros_like(batch.reset().rewards)
    playing = np.ones(batch.count, bool)
    while playing.any():
        step = batch.step(batch.sample())
        total[playing] += step.rewards[playing]
        playing &= ~step.terminated
    return total


@pytest.mark.parametrize("name", GAMES)
def test_rewards_for_points_add_up_to_the_score(name: str) -> None:
    batch = plain(name, 6, autoreset="disabled")
    begin = [batch.game.rules.score(batch.match(i)._state, 0) for i in range(6)]
    total = finish(batch)
    sign = 1 if name == "the-mind" else -1
    scores = batch.outcomes().scores
    assert np.array_equal(total, sign * (scores - np.array(begin)[:, None]))


@pytest.mark.parametrize("name", GAMES)
def test_rewards_for_a_win_are_its_shares(name: str) -> None:
    batch = plain(name, 6, autoreset="disabled", reward="win")
    total = finish(batch)
    outcomes = batch.outcomes()
    if batch.game.rules.face.cooperative:
        assert np.array_equal(total, outcomes.won)
    else:
        assert np.allclose(total, outcomes.won / outcomes.won.sum(axis=1, keepdims=True))


# --- the end of a match -------------------------------------------------------------------------------------


def until_one_ends(batch: Batch) -> tuple[Any, int]:
    """Step until a match has ended; return the step and the place."""
    while True:
        step = batch.step(batch.sample())
        if (step.terminated | step.truncated).any():
            return step, int(np.flatnonzero(step.terminated | step.truncated)[0])


def test_dealt_anew_in_the_same_step_the_end_is_shown_beside_it() -> None:
    batch = plain("the-mind", 3)
    step, place = until_one_ends(batch)
    assert step.terminated[place]
    assert step.info["_final_observation"][place]
    assert step.info["final_observation"][place]["over"] != 0
    assert step.observations[place]["over"] == 0
    assert batch.steps[place] == 0


def test_dealt_anew_with_the_next_step_the_action_is_not_looked_at() -> None:
    batch = plain("the-mind", 1, autoreset="next-step")
    step, _ = until_one_ends(batch)
    assert step.observations[0]["over"] != 0
    assert not step.info["legal"].any()
    after = batch.step([-77])
    assert after.observations[0]["over"] == 0
    assert not after.terminated[0]
    assert not after.rewards.any()
    assert batch.match(0).position() == batch.game.deal(SEED, index=1).position()


def test_never_dealt_anew_it_stays_as_it_is_until_it_is_asked_for() -> None:
    batch = plain("the-mind", 2, autoreset="disabled")
    _, place = until_one_ends(batch)
    other = 1 - place
    before = batch.match(other).position()
    for _ in range(3):
        assert batch.step([-1 if i == place else batch.wait for i in range(2)]).terminated[place]
    assert batch.match(other).position() == before
    step = batch.reset(where=[i == place for i in range(2)])
    assert not step.terminated.any()
    assert batch.match(other).position() == before
    assert batch.index[place] == place + 2


def test_a_match_that_is_too_long_is_truncated() -> None:
    batch = plain("the-mind", 2, longest=5)
    for number in range(1, 11):
        step = batch.step([batch.wait, batch.wait])
        assert step.truncated.tolist() == [number % 5 == 0] * 2
        assert not step.terminated.any()
    assert batch.outcomes().reason.tolist() == [0, 0]


def test_reset_begins_from_the_first_match_with_the_same_chance() -> None:
    batch = plain("the-game", 3)
    first = [batch.sample().tolist() for _ in range(3) if batch.step(batch.sample()) is not None]
    batch.reset()
    assert first == [batch.sample().tolist() for _ in range(3) if batch.step(batch.sample()) is not None]
    batch.reset(seed=8)
    assert batch.match(2).position() == batch.game.deal(8, index=2).position()


# --- matches in and out -------------------------------------------------------------------------------------


def test_a_match_is_put_into_a_place_and_taken_out_again() -> None:
    batch = plain("the-game", 2)
    match = batch.game.deal(5)
    for _ in range(3):
        match.play_id(match.to_act[0], match.legal_ids(match.to_act[0])[0])
    other = batch.match(1).position()
    batch.put(0, match)
    assert batch.match(0).position() == match.position()
    assert batch.match(1).position() == other
    assert batch.seats[0] == match.to_act[0]
    taken = batch.match(0)
    taken.play_id(taken.to_act[0], taken.legal_ids(taken.to_act[0])[0])
    assert batch.match(0).position() == match.position() != taken.position()


@pytest.mark.parametrize("runs", ["plain", pytest.param("compiled", marks=NEEDS_NUMBA)])
def test_a_copy_goes_its_own_way(runs: Any) -> None:
    batch = Batch(game_of("six-qui-prend"), 3, SEED, engine=runs)
    batch.step(batch.sample())
    twin = batch.clone()
    before = [twin.match(i).position() for i in range(3)]
    actions = batch.sample().copy()
    assert np.array_equal(actions, twin.sample())
    batch.step(actions)
    assert [twin.match(i).position() for i in range(3)] == before
    twin.step(actions)
    assert [twin.match(i).position() for i in range(3)] == [batch.match(i).position() for i in range(3)]


# --- the same in both engines and on all threads ------------------------------------------------------------


@NEEDS_NUMBA
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("autoreset", ["same-step", "next-step", "disabled"])
def test_batches_are_the_same_in_both_engines_and_on_all_threads(name: str, autoreset: Any) -> None:
    for seed, game in spread(name, 2, start=len(autoreset)):
        options: dict[str, Any] = {
            "autoreset": autoreset,
            "longest": 90,
            "reward": ("score", "win")[seed % 2],
        }
        slow, fast = (Batch(game, 6, seed, engine=runs, **options) for runs in ("plain", "compiled"))
        many = Batch(game, 1000, seed, engine="compiled", threads=3, **options)
        few = Batch(game, 1000, seed, engine="compiled", threads=1, **options)
        for _ in range(60):
            steps = [batch.step(batch.sample()) for batch in (slow, fast, many, few)]
            assert_equal(steps[0], steps[1])
            assert_equal(steps[2], steps[3])
        assert np.array_equal(many.states, few.states)


def assert_equal(one: Any, other: Any) -> None:
    """Compare two steps, all arrays of them."""
    for a, b in zip(one[:4], other[:4], strict=True):
        assert np.array_equal(a, b)
    assert set(one.info) == set(other.info)
    for key, value in one.info.items():
        if key == "final_observation":
            ended = one.info["_final_observation"]
            assert np.array_equal(value[ended], other.info[key][ended])
        else:
            assert np.array_equal(value, other.info[key])


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", ["plain", pytest.param("compiled", marks=NEEDS_NUMBA)])
@pytest.mark.parametrize(
    ("action", "code"), [(0, "not-in-hand"), (-1, "unknown-action"), (10**6, "unknown-action")]
)
def test_an_action_that_the_rules_refuse_changes_nothing_anywhere(runs: Any, action: int, code: str) -> None:
    batch = Batch(game_of("the-game"), 3, SEED, engine=runs)
    actions = batch.sample().copy()
    while "2" in str(batch.match(1).view(int(batch.seats[1]))["hand"]) and action == 0:
        batch.step(actions)
        actions = batch.sample().copy()
    before = [batch.match(i).position() for i in range(3)]
    actions[1] = action
    with pytest.raises(IllegalAction) as caught:
        batch.step(actions)
    assert caught.value.code == code
    assert caught.value.facts["place"] == 1
    assert [batch.match(i).position() for i in range(3)] == before


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"n": 0}, "bad-option"),
        ({"n": True}, "bad-option"),
        ({"seed": -5}, "bad-seed"),
        ({"start": -1}, "bad-option"),
        ({"autoreset": "sometimes"}, "bad-option"),
        ({"reward": "praise"}, "bad-option"),
        ({"longest": 0}, "bad-option"),
        ({"threads": "all"}, "bad-option"),
        ({"engine": "steam"}, "bad-option"),
    ],
)
def test_a_batch_that_is_not_possible_is_refused(change: dict[str, Any], code: str) -> None:
    given: dict[str, Any] = {"n": 2, "seed": 7, "engine": "plain"} | change
    with pytest.raises(BadOption) as caught:
        Batch(game_of("the-mind"), **given)
    assert caught.value.code == code


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [1.0, 2.0], ["ready", "ready"], [True, False]])
def test_actions_are_one_whole_number_a_place(actions: Any) -> None:
    with pytest.raises(BadOption) as caught:
        plain("the-mind", 2).step(actions)
    assert caught.value.code == "batch-shape"


def test_places_seats_and_matches_that_do_not_fit_are_refused() -> None:
    batch = plain("the-mind", 2)
    for call in (
        lambda: batch.ask([0, 2]),
        lambda: batch.ask([0]),
        lambda: batch.reset(where=[True]),
        lambda: batch.put(2, batch.match(0)),
        lambda: batch.put(0, tablee.load("the-mind", players=3).deal(1)),
    ):
        with pytest.raises(BadOption):
            call()
