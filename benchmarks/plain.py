"""Actions per second of random play in plain Python, for each game.

    python benchmarks/plain.py [--seconds 2] [--players 3]

Everything counts: the deal, listing the legal actions, drawing one of them, taking it. Talk is left out, because it
never moves a match on. Machines differ and are noisy, so each figure stands beside its ratio to a calibration loop
that is run just before and just after it: a fixed mix of list reads, comparisons and calls, the kind of work that rules
do, in steps per second.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import tablee
from tablee.play.match import Game

OPTIONS = {"the-game": {"starter": "lot"}, "the-game-extreme": {"starter": "lot"}}
CALIBRATION_STEPS = 200_000


def calibrate() -> float:
    """Return the steps per second of the calibration loop."""
    cells = list(range(64))

    def fits(a: int, b: int) -> bool:
        return a > b or a == b - 10

    started = time.perf_counter()
    count = 0
    for step in range(CALIBRATION_STEPS):
        if fits(cells[step & 63], cells[count & 63]):
            count += 1
    return CALIBRATION_STEPS / (time.perf_counter() - started)


def play_matches(game: Game, count: int) -> int:
    """Play so many random matches, and return the number of actions."""
    return random_play(game, lambda matches: matches < count)[0]


def random_play(game: Game, goes_on: Callable[[int], bool]) -> tuple[int, int]:
    """Play random matches while `goes_on`, asked with their number; return the numbers of actions and of matches."""
    rules, draw = game.rules, random.Random(1).random
    move_actions, step, waits_for = rules.move_actions, rules.step, rules.waits_for
    out = [0] * 128
    actions = matches = 0
    while goes_on(matches):
        state = game.deal(seed=7, index=matches)._state
        seat = 0
        while not state.over:
            while not waits_for(state, seat):
                seat = (seat + 1) % game.players
            step(state, seat, out[int(draw() * move_actions(state, seat, out))])
            actions += 1
        matches += 1
    return actions, matches


def play_for(game: Game, seconds: float) -> tuple[int, int]:
    """Play random matches for a while; return the numbers of actions and of matches."""
    until = time.perf_counter() + seconds
    return random_play(game, lambda _: time.perf_counter() < until)


def measure(run: Callable[[], tuple[int, int]]) -> tuple[float, float, float]:
    """Return actions per second, matches per second, and the ratio of the first to the calibration loop."""
    before = calibrate()
    started = time.perf_counter()
    actions, matches = run()
    spent = time.perf_counter() - started
    rate = actions / spent
    return rate, matches / spent, rate / ((before + calibrate()) / 2)


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each game")
    parser.add_argument("--players", type=int, default=3, help="seats, where the game has a choice")
    given = parser.parse_args()
    print(f"{'game':18}{'players':>8}{'actions/s':>12}{'matches/s':>12}{'of the loop':>13}")
    for name in tablee.games():
        players = 2 if name == "face-to-face" else given.players
        game = tablee.load(name, players=players, **OPTIONS.get(name, {}))
        rate, matches, ratio = measure(lambda game=game: play_for(game, given.seconds))
        print(f"{name:18}{players:>8}{rate:>12,.0f}{matches:>12,.0f}{ratio:>13.4f}")


if __name__ == "__main__":
    main()
