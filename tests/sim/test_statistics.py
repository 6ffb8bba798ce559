"""Intervals against published values and scipy."""

from collections import Counter
from math import inf, isnan

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.sim.statistics import (
    Distribution,
    Interval,
    Moments,
    Pairs,
    mean,
    paired_rates,
    rate,
    shared_confidence,
)

stats = pytest.importorskip("scipy.stats")

# R. G. Newcombe, Two-sided confidence intervals for the single proportion: comparison of seven methods, Statistics in
# Medicine 17 (1998), 857-872, table I, method 3 (Wilson's score without continuity correction), 95 %.
WILSON = {
    (81, 263): (0.2553, 0.3662),
    (15, 148): (0.0624, 0.1605),
    (0, 20): (0.0000, 0.1611),
    (1, 29): (0.0061, 0.1718),
}

# R. G. Newcombe, Improved confidence intervals for the difference between binomial proportions based on paired data,
# Statistics in Medicine 17 (1998), 2635-2650, table III, method 10, 95 %: both, first, second, neither.
NEWCOMBE = {
    (36, 12, 2, 0): (0.0569, 0.3404),
    (20, 12, 2, 16): (0.0562, 0.3292),
    (18, 12, 2, 18): (0.0562, 0.3290),
    (36, 14, 0, 0): (0.1528, 0.4167),
    (35, 14, 0, 1): (0.1461, 0.4175),
    (18, 14, 0, 18): (0.1441, 0.3963),
    (2, 97, 1, 0): (0.8721, 0.9854),
    (0, 30, 0, 0): (0.8395, 1.0),
    (54, 0, 0, 0): (-0.0664, 0.0664),
    (30, 0, 0, 24): (-0.0358, 0.0358),
}

# Student, The probable error of a mean, Biometrika 6 (1908), 1-25, section IX: hours of sleep gained by ten patients
# with two drugs (Cushny and Peebles), in tenths. The differences have the mean 1.58 and t = 4.06; the interval is the
# one that R prints for t.test(extra ~ group, data = sleep, paired = TRUE), with the sign turned.
FIRST = [7, -16, -2, -12, -1, 34, 37, 8, 0, 20]
SECOND = [19, 8, 11, 1, -1, 44, 55, 16, 46, 34]
SLEEP = (0.7001142, 2.4598858)


def sums(values: list[int]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


@pytest.mark.parametrize(("case", "bounds"), WILSON.items())
def test_rates_have_the_intervals_that_newcombe_lists_for_wilson(
    case: tuple[int, int], bounds: tuple[float, float]
) -> None:
    found = rate(*case)
    assert (found.low, found.high) == pytest.approx(bounds, abs=5.1e-5)


@given(st.integers(1, 10**9), st.floats(0, 1), st.sampled_from([0.8, 0.95, 0.999]))
def test_rates_are_those_of_scipy(count: int, share: float, confidence: float) -> None:
    hits = round(count * share)
    found = rate(hits, count, confidence)
    wanted = stats.binomtest(hits, count).proportion_ci(confidence, method="wilson")
    assert found.value == hits / count
    assert (found.low, found.high) == pytest.approx((wanted.low, wanted.high), abs=1e-9)


def test_the_mean_of_students_sleep_data() -> None:
    difference = mean(sums([b - a for a, b in zip(FIRST, SECOND, strict=True)]))
    assert difference.value == 15.8
    assert (difference.low / 10, difference.high / 10) == pytest.approx(SLEEP, abs=1e-6)


@given(st.lists(st.integers(-1000, 1000), min_size=3, max_size=50), st.sampled_from([0.9, 0.95]))
def test_means_are_those_of_scipy(values: list[int], confidence: float) -> None:
    found = mean(sums(values), confidence)
    assert found.value == pytest.approx(np.mean(values))
    if len(set(values)) > 1:
        scale = np.std(values, ddof=1) / len(values) ** 0.5
        wanted = stats.t.interval(confidence, len(values) - 1, np.mean(values), scale)
        assert (found.low, found.high) == pytest.approx(wanted, rel=1e-6, abs=1e-6)
    else:
        assert found.low == found.high == values[0]


@pytest.mark.parametrize(("case", "bounds"), NEWCOMBE.items())
def test_differences_of_pairs_have_the_intervals_that_newcombe_lists(
    case: tuple[int, int, int, int], bounds: tuple[float, float]
) -> None:
    found = paired_rates(Pairs(*case))
    assert (found.low, found.high) == pytest.approx(bounds, abs=1e-4)


@given(*[st.integers(0, 200)] * 4)
def test_turning_a_pair_round_turns_its_interval_round(
    both: int, first: int, second: int, neither: int
) -> None:
    one = paired_rates(Pairs(both, first, second, neither))
    other = paired_rates(Pairs(both, second, first, neither))
    if both + first + second + neither:
        assert (one.value, one.low, one.high) == pytest.approx((-other.value, -other.high, -other.low))
        assert -1 - 1e-9 <= one.low <= one.value <= one.high <= 1 + 1e-9


def test_nothing_is_said_of_nothing() -> None:
    for interval in (rate(0, 0), mean(Moments()), paired_rates(Pairs())):
        assert isnan(interval.value)
        assert (interval.low, interval.high) == (-inf, inf)
        assert not interval.is_known
        assert interval.listed()[1:] == [None, None]
    assert mean(sums([3])) == Interval(3.0, -inf, inf)


def test_sums_are_exact_where_floats_would_not_be() -> None:
    values = [10**12, 10**12 + 1, 10**12 + 2]
    assert sums(values).variance == 1.0
    merged = sums(values[:1])
    merged.merge(sums(values[1:]))
    assert merged == sums(values)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=60), st.floats(0, 1))
def test_quantiles_are_those_of_numpy(values: list[int], share: float) -> None:
    share = round(share, 3)
    wanted = int(np.quantile(values, share, method="inverted_cdf"))
    assert Distribution(Counter(values)).quantiles(share) == [wanted]


def test_several_intervals_share_the_risk() -> None:
    """Bonferroni: ten intervals of 99.5 % together keep 95 %."""
    assert shared_confidence(0.95, 10) == pytest.approx(0.995)
    assert shared_confidence(0.95, 1) == pytest.approx(0.95)
