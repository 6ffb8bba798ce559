"""Whole matches of bots, as many as wanted: each inside a kernel, on as many threads as there are cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tablee.bots import Bot, play_out, seat_bot
from tablee.games._face import quote
from tablee.games._kit import Stream
from tablee.play.errors import BadOption, TableeError
from tablee.play.match import Game, Match, seed_key
from tablee.play.numbers import takes_numbers
from tablee.sim.engine import Engine, EngineName, engine_for, memories_of
from tablee.sim.kernels import ALL_WAIT, GOOD, Asked, Result
from tablee.sim.outcomes import Outcomes, outcomes_of

CHUNK = 10_000  # matches whose outcomes are held at once
PARTS = 8  # a thread's share of a chunk comes in so many parts, so that none waits long for another
LAST_INDEX = 2**63 - 1
LOG = 1024  # actions of a match to be played again that are written down; a longer one is played once more

Play = Callable[[int, int], np.ndarray[Any, Any]]


@takes_numbers
def play_matches(
    game: Game,
    bots: str | Sequence[str],
    seed: int,
    count: int,
    *,
    start: int = 0,
    threads: int | None = None,
    engine: EngineName = "auto",
) -> Outcomes:
    """Let bots play `count` matches and return how they went.

    Args:
        game: What is played.
        bots: The name of a bot for all seats, or one name a seat.
        seed: With the number of a match it decides all that is left to chance in it.
        count: How many matches.
        start: The number of the first one.
        threads: How many play side by side, None for one a core; the outcomes do not depend on it.
        engine: "compiled", "plain", or "auto" for compiled where numba is there.

    Raises:
        BadOption: A bot, a number or an engine that there is not.

    >>> import tablee
    >>> outcomes = play_matches(tablee.load("six-qui-prend", players=4), "random", seed=7, count=20)
    >>> outcomes.scores.shape
    (20, 4)
    """
    _check_number("start", start, 0)
    _check_number("count", count, 1)
    return Outcomes.join(
        play_chunks(game, bots, seed, start, start + count, chunk=count, threads=threads, engine=engine)
    )


@takes_numbers
def play_chunks(
    game: Game,
    bots: str | Sequence[str],
    seed: int,
    start: int,
    stop: int,
    *,
    chunk: int = CHUNK,
    threads: int | None = None,
    engine: EngineName = "auto",
) -> Iterator[Outcomes]:
    """Let bots play the matches `start` … `stop` - 1 of a seed, and yield how they went, chunk by chunk in order.

    However many matches there are, no more than a chunk of outcomes is held. See `play_matches`.
    """
    names = _names(game, bots)
    _check_range(start, stop, chunk)
    runs = engine_for(game.name, names, engine)
    key, workers = key_of(game, seed), thread_count(threads, runs)

    def play(first: int, last: int) -> np.ndarray[Any, Any]:
        results, _ = _bot_matches(runs, game, names, key, first, last, log=0)
        return results

    return _chunks(game, play, runs, start, stop, chunk, workers)


@takes_numbers
def play_random(
    game: Game,
    seed: int,
    start: int,
    stop: int,
    *,
    chunk: int = CHUNK,
    threads: int | None = None,
    engine: EngineName = "auto",
) -> Iterator[Outcomes]:
    """Play the matches `start` … `stop` - 1 of a seed at random, as fast as the rules go: without observations and talk.

    It is not the same play as that of random bots, which are asked and draw from a stream of their own each.
    """
    _check_range(start, stop, chunk)
    runs = engine_for(game.name, (), engine)
    key, workers = key_of(game, seed), thread_count(threads, runs)

    def play(first: int, last: int) -> np.ndarray[Any, Any]:
        results = runs.records(Result, last - first)
        states, blank = runs.copies(game._template), runs.copies(game._template)
        streams = runs.records(Stream, 1)
        runs.kernel("random_matches")(states, blank, streams, results, key, first, last, runs.scratch())
        return runs.array(Result, results)

    return _chunks(game, play, runs, start, stop, chunk, workers)


@takes_numbers
def replay(
    game: Game, bots: str | Sequence[str], seed: int, index: int, *, engine: EngineName = "auto"
) -> Match:
    """Play one match of `play_matches` again, alone, and return it with all its actions.

    >>> import tablee
    >>> game = tablee.load("the-mind", players=2)
    >>> replay(game, "random", seed=7, index=3).outcome == play_matches(game, "random", 7, 5).outcome(3)
    True
    """
    names = _names(game, bots)
    _check_range(index, index + 1, 1)
    runs = engine_for(game.name, names, engine)
    match = game.deal(seed, index=index)
    if not runs.compiled:
        play_out(match, _seated(game, names, seed, index))
        return match
    key = key_of(game, seed)
    results, log = _bot_matches(runs, game, names, key, index, index + 1, log=LOG)
    _check_results(game, names, results, index)
    length = int(results["actions"][0])
    if length > LOG:
        _, log = _bot_matches(runs, game, names, key, index, index + 1, log=length)
    for seat, action, at_ms in log[:length].tolist():
        match.play_id(seat, action, at_ms)
    return match


def _seated(game: Game, names: Sequence[str], seed: int, index: int) -> list[Bot]:
    return [seat_bot(game, name, seat, seed, index) for seat, name in enumerate(names)]


# --- in parts -----------------------------------------------------------------------------------------------


def _bot_matches(
    runs: Engine, game: Game, names: Sequence[str], key: Any, first: int, stop: int, *, log: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Play matches in a kernel; return the results and the log of the first match's actions."""
    kinds = memories_of(game.name, runs.strategies)
    results = runs.records(Result, stop - first)
    written = np.zeros((log, 3), np.int64)
    runs.kernel("bot_matches")(
        runs.copies(game._template),
        runs.copies(game._template),
        runs.records(runs.Shown, 1),
        runs.records(runs.Shown, 1),
        runs.records(Asked, 1),
        runs.records(Stream, game.players),
        tuple(runs.records(kind, game.players) for kind in kinds),
        tuple(runs.records(kind, 1) for kind in kinds),
        np.array([runs.strategies.index(name) for name in names]),
        results,
        written,
        key,
        first,
        stop,
    )
    return runs.array(Result, results), written


def _chunks(
    game: Game, play: Play, runs: Engine, start: int, stop: int, chunk: int, workers: int
) -> Iterator[Outcomes]:
    """Yield the outcomes of `play`, with the parts of each chunk spread over threads."""
    with ThreadPoolExecutor(workers, "tablee-sim") as pool:
        for first in range(start, stop, chunk):
            last = min(first + chunk, stop)
            size = max(1, -(-(last - first) // (workers * PARTS)))
            bounds = [(low, min(low + size, last)) for low in range(first, last, size)]
            if workers == 1:
                parts = [play(low, high) for low, high in bounds]
            else:
                parts = list(pool.map(play, *zip(*bounds, strict=True)))
            results = np.concatenate(parts)
            _check_results(game, runs.strategies, results, first)
            yield outcomes_of(game, results)


def _check_results(game: Game, names: Sequence[str], results: np.ndarray[Any, Any], first: int) -> None:
    """Refuse results of bots that stopped their match.

    Raises:
        TableeError: A bot wanted what the rules refuse, or all waited for each other.
    """
    for i in np.flatnonzero(results["fault"] != GOOD)[:1].tolist():
        bots, index = ", ".join(dict.fromkeys(names)), first + i
        if results["fault"][i] == ALL_WAIT:
            raise TableeError("bots-wait", game=game.name, bots=bots, index=index)
        action, seat = int(results["fault_action"][i]), int(results["fault_seat"][i])
        text = game.actions[action] if 0 <= action < len(game.actions) else str(action)
        raise TableeError("bot-refused", game=game.name, bots=bots, index=index, seat=seat, action=text)


def thread_count(threads: int | None, runs: Engine) -> int:
    """Return how many threads to use: one for each core that this process may use if None, one where Python is plain.

    Raises:
        BadOption: It is no whole number of 1 or more.
    """
    if threads is not None and (type(threads) is not int or threads < 1):
        raise BadOption("bad-option", option="threads", value=quote(threads), allowed="1 …")
    if not runs.compiled:
        return 1
    if threads is not None:
        return threads
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def _names(game: Game, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Return the name of each seat's bot."""
    names = (bots,) * game.players if isinstance(bots, str) else tuple(bots)
    if len(names) != game.players:
        raise BadOption("bots-for-seats", count=len(names), allowed=game.players)
    return names


def key_of(game: Game, seed: int) -> np.ndarray[Any, Any]:
    """Return the key words of a seed that `game.deal` would take."""
    game._blank(seed, 0)
    return np.array(seed_key(int(seed)), np.int64)


def _check_range(start: int, stop: int, chunk: int) -> None:
    _check_number("start", start, 0)
    _check_number("stop", stop, start + 1)
    _check_number("chunk", chunk, 1)


def _check_number(name: str, value: object, least: int) -> None:
    if type(value) is not int or not least <= value <= LAST_INDEX:
        raise BadOption("bad-option", option=name, value=quote(value), allowed=f"{least} … {LAST_INDEX}")
