"""Estimates with intervals: rates, means, differences of pairs.

Everything is computed from exact whole-number sums, so it comes out the same to the last bit however the matches were
spread over machines.

>>> rate(81, 263)
Interval(value=0.308, low=0.2553, high=0.3662)
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, inf, sqrt

CONFIDENCE = 0.95


@dataclass(frozen=True, repr=False)
class Interval:
    """An estimate and the bounds that it is kept between. Bounds are infinite where nothing can be said."""

    value: float
    low: float
    high: float

    def __repr__(self) -> str:
        return f"Interval(value={self.value:.4g}, low={self.low:.4g}, high={self.high:.4g})"

    @property
    def is_known(self) -> bool:
        """Whether there are bounds at all."""
        return -inf < self.low and self.high < inf

    def listed(self) -> list[float | None]:
        """Return estimate and bounds ready for JSON, bounds that say nothing as None."""
        return [self.value, self.low if self.is_known else None, self.high if self.is_known else None]


@dataclass
class Moments:
    """Exact sums over whole numbers: how many, their sum, the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int, times: int = 1) -> None:
        """Add a value, as often as it occurs."""
        self.count += times
        self.total += value * times
        self.squares += value * value * times

    def merge(self, other: Moments) -> None:
        """Add all that another has."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean; not a number without values."""
        return float(Fraction(self.total, self.count)) if self.count else float("nan")

    @property
    def variance(self) -> float:
        """The sample variance, over count - 1; 0 of a single value."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total**2
        return float(Fraction(spread, self.count * (self.count - 1)))


@dataclass
class Distribution:
    """How often each whole number came up.

    counts: value to the number of times.
    """

    counts: Counter[int] = field(default_factory=Counter)

    def merge(self, other: Distribution) -> None:
        """Add all that another has."""
        self.counts.update(other.counts)

    @property
    def count(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def moments(self) -> Moments:
        """The sums of the values."""
        sums = Moments()
        for value, times in self.counts.items():
            sums.add(value, times)
        return sums

    def quantiles(self, *shares: float) -> list[int]:
        """Return for each share the smallest value that at least this share of all values does not exceed.

        >>> Distribution(Counter([1, 2, 3, 4, 100])).quantiles(0, 0.5, 1)
        [1, 3, 100]
        """
        count, values = self.count, sorted(self.counts)
        found = []
        for share in shares:
            rank, seen = max(1, ceil(Fraction(share).limit_denominator(10**6) * count)), 0
            for value in values:
                seen += self.counts[value]
                if seen >= rank:
                    break
            found.append(value)
        return found


# --- one sample ---------------------------------------------------------------------------------------------


def normal_quantile(share: float) -> float:
    """Return the quantile of the normal distribution."""
    from scipy.special import ndtri

    return float(ndtri(share))


def student_quantile(share: float, freedom: int) -> float:
    """Return the quantile of Student's distribution."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, share))


def rate(hits: int, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Return a rate with Wilson's score interval.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the American
    Statistical Association 22 (1927), 209-212.
    """
    if count == 0:
        return Interval(float("nan"), -inf, inf)
    z = normal_quantile(0.5 + confidence / 2)
    share, weight = hits / count, z * z / count
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    low = 0.0 if hits == 0 else middle - reach
    high = 1.0 if hits == count else middle + reach
    return Interval(share, low, high)


def mean(sums: Moments, confidence: float = CONFIDENCE) -> Interval:
    """Return a mean with Student's interval, which for differences of pairs is that of the paired t test.

    Student, The probable error of a mean, Biometrika 6 (1908), 1-25.
    """
    if sums.count < 2:
        return Interval(sums.mean, -inf, inf)
    reach = student_quantile(0.5 + confidence / 2, sums.count - 1) * sqrt(sums.variance / sums.count)
    return Interval(sums.mean, sums.mean - reach, sums.mean + reach)


# --- pairs --------------------------------------------------------------------------------------------------


@dataclass
class Pairs:
    """How often both of a pair have won, only the first, only the second, neither."""

    both: int = 0
    first: int = 0
    second: int = 0
    neither: int = 0

    def merge(self, other: Pairs) -> None:
        """Add all that another has."""
        self.both += other.both
        self.first += other.first
        self.second += other.second
        self.neither += other.neither

    @property
    def count(self) -> int:
        """How many pairs there are."""
        return self.both + self.first + self.second + self.neither


def paired_rates(pairs: Pairs, confidence: float = CONFIDENCE) -> Interval:
    """Return the first rate less the second with Newcombe's interval for pairs (method 10).

    R. G. Newcombe, Improved confidence intervals for the difference between binomial proportions based on paired
    data, Statistics in Medicine 17 (1998), 2635-2650.
    """
    count = pairs.count
    if count == 0:
        return Interval(float("nan"), -inf, inf)
    one = rate(pairs.both + pairs.first, count, confidence)
    two = rate(pairs.both + pairs.second, count, confidence)
    bound = _correlation(pairs)
    difference = (pairs.first - pairs.second) / count
    low = difference - _combined(one.value - one.low, two.high - two.value, bound)
    high = difference + _combined(one.high - one.value, two.value - two.low, bound)
    return Interval(difference, low, high)


def _combined(one: float, two: float, correlation: float) -> float:
    return sqrt(max(0.0, one * one - 2 * correlation * one * two + two * two))


def _correlation(pairs: Pairs) -> float:
    """Return Newcombe's correlation of the two rates, with his correction towards 0."""
    hits_one, hits_two, count = pairs.both + pairs.first, pairs.both + pairs.second, pairs.count
    product = hits_one * (count - hits_one) * hits_two * (count - hits_two)
    if product == 0:
        return 0.0
    excess: float = pairs.both * pairs.neither - pairs.first * pairs.second
    if excess > 0:
        excess = max(0.0, excess - count / 2)
    return excess / sqrt(product)


def shared_confidence(confidence: float, count: int) -> float:
    """Return what each of several intervals must keep so that all together keep the confidence (Bonferroni)."""
    return 1 - (1 - confidence) / max(1, count)
