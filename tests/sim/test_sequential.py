"""Looking while one plays: the error rate holds although one looks again and again, and it is not bought with blindness."""

from itertools import pairwise
from math import inf, log, sqrt

import numpy as np
import pytest

from tablee.sim.comparison import verdict
from tablee.sim.sequential import _capital, looks, mean_always, paired_rates_always
from tablee.sim.statistics import Interval, Moments, Pairs, paired_rates

CONFIDENCE = 0.95
MOST = 20_000
LOOKS = list(looks(100, MOST, 50))
SEED = 2026


def allowed(count: int) -> float:
    """Return the share of errors that, with an error rate of 5 %, is exceeded once in a thousand times."""
    return 0.05 + 3.1 * sqrt(0.05 * 0.95 / count)


def histories(count: int, first: float, second: float) -> np.ndarray:
    """Return for many comparisons, look by look, how often only the first and only the second have won."""
    rng = np.random.default_rng(SEED)
    steps = np.diff([0, *LOOKS])
    grown = rng.multinomial(steps, [first, second, 1 - first - second], size=(count, len(steps)))
    return grown[:, :, :2].cumsum(axis=1)


def pairs(count: int, first: int, second: int) -> Pairs:
    return Pairs(0, int(first), int(second), count - int(first) - int(second))


# --- how often it is wrong ----------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.5, 0.1, 0.01])
def test_of_two_bots_that_are_equal_one_is_called_better_in_five_cases_of_a_hundred_at_most(
    share: float,
) -> None:
    """`share` of the deals are won by one of the two alone."""
    runs = 1000
    wrong = sum(
        any(_capital(pairs(n, *won), 0.0) >= log(20) for n, won in zip(LOOKS, history, strict=True))
        for history in histories(runs, share / 2, share / 2)
    )
    assert wrong / runs <= allowed(runs)


def test_an_ordinary_interval_is_wrong_far_more_often_where_one_looks_again_and_again() -> None:
    runs = 300
    wrong = 0
    for history in histories(runs, 0.25, 0.25):
        found = [paired_rates(pairs(n, *won), CONFIDENCE) for n, won in zip(LOOKS, history, strict=True)]
        wrong += any(interval.low > 0 or interval.high < 0 for interval in found)
    assert wrong / runs > 0.2


def test_the_interval_leaves_out_0_exactly_when_the_capital_against_0_has_grown_twentyfold() -> None:
    for history in histories(5, 0.26, 0.22):
        for n, won in zip(LOOKS, history, strict=True):
            found = paired_rates_always(pairs(n, *won), CONFIDENCE)
            assert (found.low > 0 or found.high < 0) == (_capital(pairs(n, *won), 0.0) >= log(20))


def test_a_difference_of_the_margin_is_called_too_small_in_five_cases_of_a_hundred_at_most() -> None:
    """It is called so only where the interval ends below the margin: where the capital against the margin has grown."""
    runs, margin = 1000, 0.03
    wrong = sum(
        any(
            won[0] - won[1] < margin * n and _capital(pairs(n, *won), margin) >= log(20)
            for n, won in zip(LOOKS, history, strict=True)
        )
        for history in histories(runs, 0.10 + margin, 0.10)
    )
    assert wrong / runs <= allowed(runs)


@pytest.mark.parametrize("kind", ["skewed", "rare", "even"])
def test_means_of_scores_keep_the_error_rate(kind: str) -> None:
    """Differences of scores as in games: of cards left (many zeros, a long tail), of rare losses, of points."""
    rng, runs, most = np.random.default_rng(SEED), 400, 10_000
    wrong = 0
    for _ in range(runs):
        if kind == "skewed":
            values = rng.geometric(0.2, (2, most)) * (rng.random((2, most)) < 0.5)
        elif kind == "rare":
            values = 20 * (rng.random((2, most)) < 0.05)
        else:
            values = rng.poisson(12, (2, most))
        difference = (values[0] - values[1]).astype(int)
        totals, squares = difference.cumsum(), (difference**2).cumsum()
        found = [
            mean_always(Moments(n, int(totals[n - 1]), int(squares[n - 1])), CONFIDENCE)
            for n in looks(100, most, 50)
        ]
        wrong += any(interval.low > 0 or interval.high < 0 for interval in found)
    assert wrong / runs <= allowed(runs)


# --- how soon it is right -----------------------------------------------------------------------------------


def test_a_real_difference_is_found_and_the_sooner_the_larger_it_is() -> None:
    needed = []
    for difference in (0.08, 0.15, 0.30):
        ends = []
        for history in histories(30, 0.2 + difference, 0.2):
            found = (
                (n, verdict(paired_rates_always(pairs(n, *won), CONFIDENCE), 0.0))
                for n, won in zip(LOOKS, history, strict=True)
            )
            ends.append(next(((n, said) for n, said in found if said != "open"), (inf, "open")))
        assert sum(said == "first" for _, said in ends) >= 0.95 * len(ends)
        needed.append(float(np.median([n for n, _ in ends])))
    assert needed == sorted(needed, reverse=True)
    assert needed[0] < 2500
    assert needed[2] <= 150


def test_looking_always_costs_less_than_twice_the_width() -> None:
    for count in (1000, 10_000, 1_000_000):
        won = count * 15 // 100
        always, once = (
            kind(pairs(count, won, won), CONFIDENCE) for kind in (paired_rates_always, paired_rates)
        )
        assert 1 < (always.high - always.low) / (once.high - once.low) < 2


# --- at the edges -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [(0, 50, 0, 0), (0, 0, 50, 0), (50, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)])
def test_intervals_stay_within_their_range_and_hold_what_was_seen(case: tuple[int, int, int, int]) -> None:
    found = paired_rates_always(Pairs(*case), CONFIDENCE)
    assert -1 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0.05


def test_nothing_is_said_before_there_is_something() -> None:
    nothing = paired_rates_always(Pairs(), CONFIDENCE)
    assert (nothing.low, nothing.high) == (-1, 1)
    assert not mean_always(Moments(99, 5, 99), CONFIDENCE).is_known
    assert mean_always(Moments(100, 5, 99), CONFIDENCE).is_known


def test_looks_grow_by_a_seventh_in_whole_steps_and_end_at_the_end() -> None:
    found = list(looks(100, 100_000, 150))
    assert found[0] == 150
    assert found[-1] == 99_900
    assert all(look % 150 == 0 for look in found)
    assert all(a < b <= max(a + 150, 1.16 * a) for a, b in pairwise(found[:-1]))
    assert len(found) < 60


@pytest.mark.parametrize(
    ("interval", "said"),
    [
        (Interval(0.02, 0.001, 0.05), "first"),
        (Interval(-0.02, -0.05, -0.001), "second"),
        (Interval(0.0, -0.009, 0.009), "equal"),
        (Interval(0.0, -0.011, 0.009), "open"),
        (Interval(0.004, 0.0, 0.009), "equal"),
    ],
)
def test_what_an_interval_says(interval: Interval, said: str) -> None:
    assert verdict(interval, 0.01) == said
    turned = {"first": "second", "second": "first"}
    assert verdict(interval, 0.01, -1) == turned.get(said, said)
