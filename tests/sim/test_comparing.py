"""Comparisons: the same deals for all, seats that rotate, and an end when the question is settled."""

from __future__ import annotations

import json
from math import sqrt
from typing import Any

import numpy as np
import pytest

import tablee
from tablee import BadOption
from tablee.bots import play_out, seat_bot
from tablee.sim import BadStudy, Comparison, compare
from tablee.sim.contest import SPELL, Contest, Trial, Tried, Where, attempt
from tablee.sim.setups import Setup, game_grid
from tablee.sim.statistics import Moments, Pairs, mean, paired_rates
from tablee.sim.workers import Workers

GAME = "six-qui-prend"
BOTS = ["sensible", "random"]


def small(**wishes: Any) -> Comparison:
    """Return a comparison that takes a second or two."""
    usual = {"players": 2, "games": 60, "seed": 7, "jobs": 1, "code": "plain"}
    return compare(GAME, BOTS, **(usual | wishes))


# --- what is compared ---------------------------------------------------------------------------------------


def test_each_bot_takes_one_seat_at_the_same_table_and_the_seat_changes() -> None:
    """Deal by deal against matches that are played one by one."""
    game, field, players = tablee.load(GAME, players=3), "random", 3
    trial = Trial(
        Where(0, 0), Setup.of(game, ["sensible", field, field]), field, 7, SPELL - 3, SPELL + 3, "plain"
    )
    tried = attempt(trial)
    for place, index in enumerate(range(SPELL - 3, SPELL + 3)):
        seat = index // SPELL % players
        assert seat == (0 if index < SPELL else 1)
        names = ["sensible" if other == seat else field for other in range(players)]
        match = game.deal(7, index=index)
        play_out(match, [seat_bot(game, name, other, 7, index) for other, name in enumerate(names)])
        assert tried.won[place] == (seat in match.outcome["winners"])
        assert tried.score[place] == match.outcome["scores"][seat]


def test_in_a_cooperative_game_all_seats_are_the_bot() -> None:
    game = tablee.load("the-mind", players=2)
    comparison = compare("the-mind", BOTS, players=2, games=8, seed=7, jobs=1, code="plain")
    for line in comparison.lines[0]:
        outcomes = []
        for index in range(8):
            match = game.deal(7, index=index)
            play_out(match, [seat_bot(game, line.bot, seat, 7, index) for seat in range(2)])
            outcomes.append(match.outcome)
        assert line.count == 8
        assert line.won == sum(outcome["won"] for outcome in outcomes)
        assert line.scores.total == sum(outcome["score"] for outcome in outcomes)
    assert comparison.field is None


def test_a_number_of_deals_that_is_fixed_gets_ordinary_intervals() -> None:
    (difference,) = (comparison := small()).differences
    assert difference.deals == 60
    assert not comparison.sequential
    assert comparison.played == 120
    assert difference.wins == paired_rates(difference.pairs, 0.95)
    assert difference.score == mean(difference.moments, 0.95)
    first, second = comparison.lines[0]
    assert difference.pairs.both + difference.pairs.first == first.won
    assert difference.pairs.both + difference.pairs.second == second.won
    assert difference.moments.total == first.scores.total - second.scores.total
    assert (first.bot, second.bot) == tuple(BOTS)


def test_intervals_of_several_rows_share_the_risk() -> None:
    comparison = small(players=[2, 3], games=50)
    for difference in comparison.differences:
        assert difference.wins == paired_rates(difference.pairs, 0.975)


def test_the_field_can_be_named() -> None:
    against_random, against_sensible = small(field="random"), small()
    assert (against_random.field, against_sensible.field) == ("random", "sensible")
    assert against_random.lines[0][0].won > against_sensible.lines[0][0].won


def test_a_lower_score_is_better_where_points_are_penalties() -> None:
    assert small(measure="score", games=None, most_games=1000).differences[0].verdict == "first"
    levels = compare("the-mind", BOTS, players=2, measure="score", games=20, seed=7, jobs=1, code="plain")
    assert levels.differences[0].verdict == "first"


# --- when it ends -------------------------------------------------------------------------------------------


def test_play_stops_when_all_is_settled() -> None:
    comparison = small(games=None, players=[2, 3])
    assert comparison.sequential
    assert [difference.verdict for difference in comparison.differences] == ["first", "first"]
    assert all(difference.deals <= 600 for difference in comparison.differences)
    assert comparison.settled == 2


def test_play_stops_at_the_most_that_is_allowed() -> None:
    comparison = small(games=None, margin=0.0, most_games=130)
    (difference,) = comparison.differences
    assert difference.deals in (100, 130)
    assert difference.deals % (2 * SPELL) == 0 or difference.verdict == "open"


def test_rows_that_are_settled_are_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first row has a clear winner, in the second both always do the same."""

    def pretend(trial: Trial) -> Tried:
        count = trial.stop - trial.start
        won = np.full(count, trial.where.row == 1 or trial.where.bot == 0)
        return Tried(trial.where, won, np.zeros(count, np.int32), 1e-3)

    monkeypatch.setattr("tablee.sim.contest.attempt", pretend)
    comparison = small(games=None, players=[2, 4], margin=0.02, most_games=10_000)
    clear, same = comparison.differences
    assert (clear.verdict, same.verdict) == ("first", "equal")
    assert clear.deals < same.deals < 10_000


def test_bots_that_are_equal_are_seldom_called_different(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole procedure, with bots that win half of their matches by chance: wrong in 5 % of the cases at most."""
    runs, games = 80, game_grid(GAME, {"players": [2]})

    def pretend(trial: Trial) -> Tried:
        rng = np.random.default_rng([trial.seed, trial.start, trial.where.bot])
        count = trial.stop - trial.start
        return Tried(trial.where, rng.random(count) < 0.5, rng.integers(0, 20, count, np.int32), 1e-3)

    monkeypatch.setattr("tablee.sim.contest.attempt", pretend)
    wrong = 0
    for seed in range(runs):
        contest = Contest(games, BOTS, seed, Workers(jobs=1), most=1000, margin=0.0, code="plain")
        wrong += contest.play().differences[0].verdict != "open"
    assert wrong / runs <= 0.05 + 3.1 * sqrt(0.05 * 0.95 / runs)


# --- the same wherever it is played -------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["processes", "threads"])
def test_the_engine_changes_nothing(monkeypatch: pytest.MonkeyPatch, engine: str) -> None:
    whole = json.dumps(small(games=None).summary())
    monkeypatch.setattr("tablee.sim.contest.WORTH_SHARING", 0.0)
    other = small(games=None, engine=engine, jobs=2)
    assert json.dumps(other.summary()) == whole


def test_ctrl_c_leaves_what_is_known_up_to_the_last_look() -> None:
    contest = Contest(game_grid(GAME, {"players": [2]}), BOTS, 7, Workers(jobs=1), fixed=400, code="plain")

    def press(progress: Any) -> None:
        if progress.deals >= 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest.play(press)
    assert contest.comparison.differences[0].deals == 100
    assert contest.comparison.lines[0][0].count == 100


def test_progress_is_told() -> None:
    told: list[Any] = []
    small(games=None, watch=told.append)
    assert told[0].played == 1
    assert [progress.played for progress in told] == sorted(progress.played for progress in told)
    assert {progress.questions for progress in told} == {1}


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"bots": ["random"]}, "compare-bots-few"),
        ({"bots": "random"}, "compare-bots-few"),
        ({"bots": ["random", "random"]}, "compare-bot-twice"),
        ({"bots": ["random", "nope"]}, "unknown-bot"),
        ({"measure": "beauty"}, "compare-measure"),
        ({"margin": -0.1}, "compare-margin"),
        ({"margin": float("nan")}, "compare-margin"),
        ({"margin": "small"}, "compare-margin"),
        ({"most_games": 99}, "compare-most"),
        ({"games": 0}, "study-count"),
        ({"confidence": 2.0}, "study-confidence"),
        ({"seed": -1}, "bad-seed"),
        ({"field": "nope"}, "unknown-bot"),
        ({"players": 1}, "bad-option"),
        ({"code": "fast"}, "study-code"),
        ({"engine": "steam"}, "study-engine"),
    ],
    ids=str,
)
def test_what_is_not_possible_is_refused(wishes: dict[str, Any], code: str) -> None:
    bots = wishes.pop("bots", BOTS)
    usual = {"players": 2, "games": 5, "jobs": 1, "code": "plain"}
    with pytest.raises((BadStudy, BadOption)) as refused:
        compare(GAME, bots, **(usual | wishes))
    assert refused.value.code == code


def test_a_field_is_refused_where_all_win_or_lose_together() -> None:
    with pytest.raises(BadStudy) as refused:
        compare("the-mind", BOTS, players=2, field="random")
    assert refused.value.code == "compare-field"


def test_pairs_and_moments_add_up() -> None:
    pairs, moments = Pairs(1, 2, 3, 4), Moments(1, 2, 4)
    pairs.merge(Pairs(1, 1, 1, 1))
    moments.merge(Moments(1, 3, 9))
    assert (pairs, moments) == (Pairs(2, 3, 4, 5), Moments(2, 5, 13))
