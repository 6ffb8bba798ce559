"""Rates taken by turns, so that sides of a comparison meet the same machine."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Mapping

Rates = dict[str, list[float]]


def per_second(run: Callable[[], int]) -> float:
    """Return how much `run` says it has done in a second of this process's time on a processor."""
    began = time.process_time()
    done = run()
    return done / max(time.process_time() - began, 1e-9)


def by_turns(sides: Mapping[str, Callable[[], float]], rounds: int) -> Rates:
    """Let each side tell its rate once a round, in turn."""
    rates: Rates = {name: [] for name in sides}
    for _ in range(rounds):
        for name, rate in sides.items():
            rates[name].append(rate())
    return rates


def ratio(rates: Rates, one: str, other: str) -> float:
    """Return the median of the rounds' ratios of two sides."""
    return statistics.median(mine / its for mine, its in zip(rates[one], rates[other], strict=True))


def typical(rates: Iterable[float]) -> float:
    """Return the median rate."""
    return statistics.median(rates)


def heading(name: str, says: str) -> None:
    """Print what a section measures."""
    print(f"\n== {name}: {says}", flush=True)
