"""Batches with observations and masks: each game, and beside environments of other packages."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import tablee
from speed.clock import by_turns, heading, per_second, ratio, typical
from speed.games import SEED, measured
from speed.others import others
from tablee.sim import Batch

OURS = "tablee the-game"


def step_rate(batch: Batch, steps: int) -> float:
    """Return the steps a second over all places; who chooses the moves is not measured."""
    spent = 0.0
    for _ in range(steps):
        moves = batch.sample()
        began = time.process_time()
        batch.step(moves)
        spent += time.process_time() - began
    return steps * batch.count / max(spent, 1e-9)


def walk(batch: Batch, steps: int) -> int:
    """Take steps with moves that the batch draws; return how many over all places."""
    for _ in range(steps):
        batch.step(batch.sample())
    return steps * batch.count


def beside_others(places: int, steps: int, other_steps: int, rounds: int) -> None:
    """Print the steps a second of each game in a batch, and of other packages' card games."""
    heading(
        "batch",
        f"{places:,} places on one thread, random play with observations and masks; {rounds} rounds by turns",
    )
    batches = {name: Batch(measured(name), places, SEED, threads=1) for name in tablee.games()}
    for batch in batches.values():
        walk(batch, 1)
    sides: dict[str, Callable[[], float]] = {OURS: partial(step_rate, batches["the-game"], steps)}
    sides["  with the drawing of moves"] = partial(per_second, partial(walk, batches["the-game"], steps))
    sides["  without observations"] = partial(
        step_rate, Batch(measured("the-game"), places, SEED, threads=1, observe=False), steps
    )
    sides |= {f"tablee {name}": partial(step_rate, batch, steps) for name, batch in batches.items()}
    missing = []
    for name, make in others().items():
        try:
            run = make()
        except ImportError as error:
            missing.append(f"{name} is left out: {str(error).splitlines()[0]}")
            continue
        sides[name] = partial(per_second, partial(run, other_steps))
    rates = by_turns(sides, rounds)
    print(f"{'':34}{'steps/s':>12}{OURS + ' / it':>22}")
    for name, values in rates.items():
        print(f"{name:34}{typical(values):>12,.0f}{ratio(rates, OURS, name):>22,.1f}")
    for line in missing:
        print(line)
