"""Looking while one plays: intervals that hold at every moment at once, so that one may stop when the question is settled.

An ordinary interval is right with its confidence at one number of matches, fixed beforehand. Whoever looks again and
again, and stops when it excludes 0, is wrong far more often. A confidence sequence is a row of intervals of which, with
that confidence, all are right; so one may look after every match and stop for any reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import inf, log, sqrt
from typing import Any

import numpy as np

from tablee.sim.statistics import Interval, Moments, Pairs

Array = np.ndarray[Any, Any]

STAKES = 60  # how many stakes are bet on each side
LEAST_STAKE, MOST_STAKE = 2.0**-13, 0.95  # shares of the most that can be bet without ruin
TIGHTEST = 1000  # pairs: where the sequence for means is at its tightest
LEAST_PAIRS = 100  # before that the sequence for means, which holds in the long run, says nothing
GROWTH = 1.15  # from one look to the next


def looks(first: int, most: int, step: int) -> Iterator[int]:
    """Yield the numbers of pairs at which to look: multiples of `step`, each about 15 % more than the one before.

    >>> list(looks(100, 400, 50))
    [100, 150, 200, 250, 300, 350, 400]
    """
    count = first = -(-first // step) * step
    while count < most:
        yield count
        count += max(step, int(count * (GROWTH - 1)) // step * step)
    yield max(most // step * step, step)


# --- rates --------------------------------------------------------------------------------------------------


def paired_rates_always(pairs: Pairs, confidence: float) -> Interval:
    """Return the first rate less the second, with a bound that holds at all numbers of pairs at once.

    The difference of a pair is -1, 0 or 1. Against each supposed mean a gambler bets on it, with many stakes side by
    side; if the mean is the true one, such a capital is a martingale, and by Ville's inequality it ever grows 1/α-fold
    with probability α at most. The interval holds the means against which it has not. Nothing is approximate, and the
    capital needs only how often each difference came up.

    I. Waudby-Smith, A. Ramdas, Estimating means of bounded random variables by betting, Journal of the Royal
    Statistical Society B 86 (2024), 1-27 (section 4: the hedged capital; here mixed over stakes instead of predicted).
    """
    if pairs.count == 0:
        return Interval(float("nan"), -1.0, 1.0)
    value = (pairs.first - pairs.second) / pairs.count
    most = log(1 / (1 - confidence))

    def is_kept(mean: float) -> bool:
        return _capital(pairs, mean) < most

    return Interval(value, _edge(value, -1.0, is_kept), _edge(value, 1.0, is_kept))


def _capital(pairs: Pairs, mean: float) -> float:
    """Return the logarithm of the gambler's capital against a mean, from 1."""
    stakes = _stakes()
    bets = np.concatenate((stakes / (1 + mean), -stakes / (1 - mean)))
    grown = pairs.first * np.log1p(bets * (1 - mean)) + pairs.second * np.log1p(-bets * (1 + mean))
    grown += (pairs.both + pairs.neither) * np.log1p(-bets * mean)
    highest = float(grown.max())
    return highest + log(float(np.exp(grown - highest).mean()))


@cache
def _stakes() -> Array:
    return np.geomspace(LEAST_STAKE, MOST_STAKE, STAKES)


def _edge(inside: float, outside: float, is_kept: Callable[[float], bool]) -> float:
    """Return where, from a point inside towards one outside, what is kept ends; the bound lies on the safe side."""
    near, far = inside * (1 - 1e-12), outside * (1 - 1e-12)
    if is_kept(far):
        return outside
    for _ in range(50):
        middle = (near + far) / 2
        if is_kept(middle):
            near = middle
        else:
            far = middle
    return far


# --- means --------------------------------------------------------------------------------------------------


def mean_always(sums: Moments, confidence: float) -> Interval:
    """Return a mean with a bound that holds at all numbers of values from a hundred on at once, in the long run.

    For values without a known bound, such as scores: like Student's interval it leans on the central limit theorem.

    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas, Time-uniform central limit theory and asymptotic
    confidence sequences, Annals of Statistics 52 (2024), 2613-2640 (theorem 2.2, with ρ for the pair TIGHTEST).
    """
    count = sums.count
    if count < LEAST_PAIRS:
        return Interval(sums.mean, -inf, inf)
    error = 1 - confidence
    squared = (-2 * log(error) + log(-2 * log(error) + 1)) / TIGHTEST
    growth = count * squared + 1
    reach = sqrt(2 * growth / (count**2 * squared) * log(sqrt(growth) / error))
    reach *= sqrt(sums.variance)
    return Interval(sums.mean, sums.mean - reach, sums.mean + reach)
