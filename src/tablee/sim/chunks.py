"""Work in parts: ranges of matches under one seed, each of which any process on any machine can play by itself."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tablee.play import compiled
from tablee.sim.engine import CompiledEngine, EngineName, engine_for
from tablee.sim.matches import CHUNK, play_chunks
from tablee.sim.outcomes import Outcomes
from tablee.sim.setups import Setup

WANTED_SECONDS = 0.7  # that a part takes: short enough for a smooth count, long enough to be worth sending
COMPILING_SECONDS = 8.0  # about what it takes to compile a kernel
FIRST_SIZES = (1, 15)  # of the parts before anything has been measured; the first waits for the compiler


@dataclass(frozen=True)
class Task:
    """Matches `start` … `stop` - 1 of a seed in one setup. code: how to play them, as for `play_matches`."""

    setup: Setup
    seed: int
    start: int
    stop: int
    code: EngineName

    @property
    def count(self) -> int:
        """How many matches."""
        return self.stop - self.start


def play(task: Task) -> Outcomes:
    """Play the matches of a task, on one thread."""
    code = task.code
    if code == "auto":
        code = "compiled" if compiled.available() else "plain"
    parts = play_chunks(
        task.setup.game,
        task.setup.bots,
        task.seed,
        task.start,
        task.stop,
        chunk=task.count,
        threads=1,
        engine=code,
    )
    return Outcomes.join(parts)


class Pace:
    """How large the next part should be, so that each takes about as long. The results do not depend on it."""

    def __init__(self, fixed: int | None = None) -> None:
        self._fixed = fixed
        self._first = list(FIRST_SIZES)
        self._size = FIRST_SIZES[-1]

    def next_size(self) -> int:
        """Return how many matches the next part should have."""
        if self._fixed is not None:
            return self._fixed
        return self._first.pop(0) if self._first else self._size

    def learn(self, count: int, seconds: float) -> None:
        """Take note of how long a part has taken; a size at most doubles, so one lucky part does not mislead."""
        if count < FIRST_SIZES[-1]:
            return
        fitting = int(count * WANTED_SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * max(count, self._size), CHUNK))

    def start_over(self) -> None:
        """Begin again with a small part: another setup may be far slower."""
        self._first = list(FIRST_SIZES)
        self._size = FIRST_SIZES[-1]


class Clock:
    """How fast matches are played, over the last while.

    started: when, in seconds of the monotonic clock.
    """

    WINDOW = 20.0

    def __init__(self) -> None:
        self.started = time.monotonic()
        self._marks = [(self.started, 0)]

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return time.monotonic() - self.started

    def mark(self, count: int) -> None:
        """Take note of how many matches have been played by now."""
        now = time.monotonic()
        self._marks.append((now, count))
        while len(self._marks) > 2 and self._marks[1][0] < now - self.WINDOW:
            self._marks.pop(0)

    @property
    def rate(self) -> float:
        """Matches a second; 0 while nothing is known."""
        (first, before), (last, after) = self._marks[0], self._marks[-1]
        return (after - before) / (last - first) if last > first else 0.0


def codes(wanted: Sequence[tuple[Setup, int]], seed: int, code: EngineName) -> list[EngineName]:
    """Return how to play each setup, of which so many matches are wanted; it decides how long that takes, nothing else.

    The first time a game's kernel with certain bots is needed it takes a while to compile. A few matches are played
    sooner in plain Python; how long one takes is tried.
    """
    if code != "auto" or not compiled.available():
        return ["plain" if code == "auto" else code for _ in wanted]
    chosen: dict[tuple[str, frozenset[str]], EngineName] = {}
    for setup, _ in wanted:
        kernel = (setup.game_name, frozenset(setup.bots))
        if kernel not in chosen:
            count = sum(n for other, n in wanted if (other.game_name, frozenset(other.bots)) == kernel)
            chosen[kernel] = "plain" if _is_soon_done(setup, count, seed) else "compiled"
    return [chosen[setup.game_name, frozenset(setup.bots)] for setup, _ in wanted]


def _is_soon_done(setup: Setup, count: int, seed: int) -> bool:
    """Return whether so many matches are played in plain Python before a kernel is compiled that is not yet."""
    if count == 0:
        return True
    engine = engine_for(setup.game_name, setup.bots, "compiled")
    if isinstance(engine, CompiledEngine) and engine.is_kept("bot_matches"):
        return False
    return _plain_seconds(setup, seed) * count < COMPILING_SECONDS


@lru_cache(maxsize=64)
def _plain_seconds(setup: Setup, seed: int) -> float:
    started = time.perf_counter()
    play(Task(setup, seed, 0, 1, "plain"))
    return time.perf_counter() - started
