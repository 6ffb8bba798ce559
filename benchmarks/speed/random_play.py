"""Random play from the rules alone: beside a loop in C++, and beside plain Python."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import plain
import tablee
from speed.clock import Rates, by_turns, heading, per_second, ratio, typical
from speed.games import PLAYERS, SEED, measured
from tablee.play.match import Game, seed_key
from tablee.sim import play_random
from tablee.sim.engine import EngineName

LOOP = Path(__file__).with_name("the_game_loop.cpp")
COMPILERS = ("c++", "g++", "clang++")
FLAGS = ("-std=c++17", "-O3", "-march=native")
WHOLE, BARE = "C++, whole state", "C++, bare"
COMPILED, SAME, LOOPED = "compiled", "same kernel", "plain.py"


def play(game: Game, count: int, engine: EngineName) -> tuple[int, int]:
    """Play matches on one thread; return the numbers of actions and, in all, of points of seat 0."""
    (outcomes,) = play_random(game, SEED, 0, count, chunk=count, threads=1, engine=engine)
    return int(outcomes.actions.sum()), int(outcomes.scores[:, 0].sum())


def warm(game: Game) -> None:
    """See to it that the kernel is there."""
    play(game, 1, "compiled")


# --- beside C++ ---------------------------------------------------------------------------------------------


def beside_cpp(matches: int, rounds: int) -> None:
    """Print how many actions a second The Game takes here and in a loop in C++ that is built on the spot."""
    heading(
        "random", f"The Game, {PLAYERS} seats, one thread; {rounds} rounds of {matches:,} matches by turns"
    )
    game = measured("the-game")
    warm(game)
    here = {COMPILED: partial(per_second, lambda: play(game, matches, "compiled")[0])}
    with loops(game, matches) as beside:
        tell(by_turns(here | beside, rounds))
    if beside:
        actions = play(game, matches, "compiled")[0]
        print(f"Built with {' '.join(FLAGS)}; it played the same matches: {actions:,} actions.")


@contextmanager
def loops(game: Game, matches: int) -> Iterator[dict[str, Callable[[], float]]]:
    """Build the loop and yield what measures its two kinds, see `run_loop`; nothing if there is no compiler."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        print(f"No C++ compiler is here ({', '.join(COMPILERS)}), so nothing stands beside it.")
        yield {}
        return
    with tempfile.TemporaryDirectory() as folder:
        loop = build(compiler, Path(folder))
        expected = play(game, matches, "compiled")
        yield {
            name: partial(run_loop, loop, kind, game, matches, expected)
            for kind, name in (("whole", WHOLE), ("bare", BARE))
        }


def build(compiler: str, folder: Path) -> Path:
    """Compile the loop."""
    loop = folder / "the_game_loop"
    subprocess.run([compiler, *FLAGS, str(LOOP), "-o", str(loop)], check=True)
    return loop


def run_loop(loop: Path, kind: str, game: Game, matches: int, expected: tuple[int, int]) -> float:
    """Return the loop's actions a second of processor time.

    Raises:
        RuntimeError: It has not played the matches that the rules play.
    """
    template = game.deal(SEED)._state
    words = [kind, *seed_key(SEED), template.players, template.hand_limit, 0, matches]
    printed = subprocess.run([str(loop), *map(str, words)], capture_output=True, text=True, check=True).stdout
    actions, left, seconds = printed.split()
    if (int(actions), int(left)) != expected:
        raise RuntimeError(f"the loop took {actions} actions and left {left} cards, the rules {expected}")
    return int(actions) / max(float(seconds), 1e-9)


def tell(rates: Rates) -> None:
    """Print a line a side."""
    print(f"{'':20}{'actions/s':>14}{'compiled / it':>15}")
    for name, values in rates.items():
        shown = "" if name == COMPILED else f"{ratio(rates, COMPILED, name):.2f}"
        print(f"{name:20}{typical(values):>14,.0f}{shown:>15}".rstrip())


# --- beside plain Python ------------------------------------------------------------------------------------


def beside_plain(matches: int, plain_matches: int, rounds: int) -> None:
    """Print how many actions a second each game takes, and in plain Python: the same kernel, and plain.py's loop."""
    heading(
        "plain",
        f"random play, one thread; {rounds} rounds of {matches:,} matches compiled and {plain_matches:,} plain",
    )
    print(f"{'game':18}{COMPILED:>12}{SAME:>13}{'ratio':>7}{LOOPED:>11}{'ratio':>7}   actions/s")
    for name in tablee.games():
        game = measured(name)
        warm(game)
        rates = by_turns(
            {
                COMPILED: partial(per_second, lambda game=game: play(game, matches, "compiled")[0]),
                SAME: partial(per_second, lambda game=game: play(game, plain_matches, "plain")[0]),
                LOOPED: partial(per_second, lambda game=game: plain.play_matches(game, plain_matches)),
            },
            rounds,
        )
        print(
            f"{name:18}{typical(rates[COMPILED]):>12,.0f}"
            f"{typical(rates[SAME]):>13,.0f}{ratio(rates, COMPILED, SAME):>7.0f}"
            f"{typical(rates[LOOPED]):>11,.0f}{ratio(rates, COMPILED, LOOPED):>7.0f}",
            flush=True,
        )
