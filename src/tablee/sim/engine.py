"""The two engines that run kernels: plain Python over plain records, and compiled code over arrays of records.

Both have the same kernels, linked to a game and to the strategies at the table, and both give the same results.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from types import FunctionType
from typing import Any, Literal, TypeVar

import numpy as np

from tablee.bots._kit import soonest as always_asked
from tablee.bots._shelf import strategy
from tablee.games._face import quote
from tablee.games._kit import Fields
from tablee.play import compiled
from tablee.play.errors import BadOption
from tablee.play.rules import link, rules
from tablee.sim import kernels
from tablee.sim.showing import tailored
from tablee.texts import pick_language, say

EngineName = Literal["auto", "compiled", "plain"]
ENGINES = ("auto", "compiled", "plain")

Array = Any
AnyFields = TypeVar("AnyFields", bound=Fields)


class PlainEngineWarning(UserWarning):
    """numba is missing, so simulations run in plain Python: the same results, about a hundred times slower."""


class Records(list[Any]):
    """Plain records in the place of an array: a cell is set by copying, so whoever holds it sees what is new."""

    def __setitem__(self, i: Any, value: Any) -> None:
        fields = self[i].__dict__
        for name, entry in value.__dict__.items():
            if type(entry) is list:
                fields[name][:] = entry
            else:
                fields[name] = entry

    def copy(self) -> Records:
        """Return copies of all records."""
        return Records(record.copy() for record in self)


class Engine:
    """Kernels for one game and the strategies at its table."""

    compiled: bool
    Shown: type[Fields]  # what strategies are shown

    def __init__(self, game: str, strategies: tuple[str, ...]) -> None:
        self.game = game
        self.strategies = strategies
        self._space = _linked(game, strategies)
        self.Shown = rules(game).Observation

    def plain(self, name: str) -> Callable[..., Any]:
        """Return a function of `tablee.sim.kernels` for plain records."""
        return self._space[name]  # type: ignore[no-any-return]

    def kernel(self, name: str) -> Callable[..., Any]:
        """Return a kernel of `tablee.sim.kernels`."""
        raise NotImplementedError

    def records(self, kind: type[Fields], count: int) -> Array:
        """Return `count` empty records."""
        raise NotImplementedError

    def copies(self, record: Fields, count: int = 1) -> Array:
        """Return `count` copies of a record."""
        raise NotImplementedError

    def fields(self, kind: type[AnyFields], records: Array, i: int) -> AnyFields:
        """Return a cell as a plain record of its own."""
        raise NotImplementedError

    def put(self, records: Array, i: int, record: Fields) -> None:
        """Write a plain record to a cell."""
        raise NotImplementedError

    def array(self, kind: type[Fields], records: Array) -> np.ndarray[Any, Any]:
        """Return records as a structured array: the same memory where it is one already."""
        raise NotImplementedError

    def fill(
        self, records: Array, name: str, where: np.ndarray[Any, Any], values: np.ndarray[Any, Any]
    ) -> None:
        """Set a field of the records where that is wanted."""
        raise NotImplementedError

    def scratch(self) -> Array:
        """Return room for the ids of legal actions."""
        raise NotImplementedError


class PlainEngine(Engine):
    """Kernels as they are written."""

    compiled = False

    def kernel(self, name: str) -> Callable[..., Any]:
        """Return a kernel."""
        return self._space[name]  # type: ignore[no-any-return]

    def records(self, kind: type[Fields], count: int) -> Records:
        """Return empty records."""
        return Records(kind() for _ in range(count))

    def copies(self, record: Fields, count: int = 1) -> Records:
        """Return copies of a record."""
        return Records(record.copy() for _ in range(count))

    def fields(self, kind: type[AnyFields], records: Array, i: int) -> AnyFields:
        """Return a copy of a record."""
        return records[i].copy()  # type: ignore[no-any-return]

    def put(self, records: Array, i: int, record: Fields) -> None:
        """Write a copy of the record to a cell."""
        records[i] = record

    def array(self, kind: type[Fields], records: Array) -> np.ndarray[Any, Any]:
        """Return the records, copied to an array."""
        array = np.zeros(len(records), compiled.dtype_of(kind))
        for i, record in enumerate(records):
            compiled.write(record, array, i)
        return array

    def fill(
        self, records: Array, name: str, where: np.ndarray[Any, Any], values: np.ndarray[Any, Any]
    ) -> None:
        """Set a field of the records, one by one."""
        for i in np.flatnonzero(where).tolist():
            setattr(records[i], name, values[i].tolist())

    def scratch(self) -> list[int]:
        """Return room for the ids of legal actions."""
        return [0] * kernels.MOST_ACTIONS


class CompiledEngine(Engine):
    """Kernels as machine code; each is compiled, or loaded from the cache, when it is first called."""

    compiled = True

    def __init__(self, game: str, strategies: tuple[str, ...]) -> None:
        super().__init__(game, strategies)
        if strategies:
            self.Shown, functions = tailored(game, [strategy(game, name) for name in strategies])
            _write_askers(self._space, TAILORED, len(strategies), functions)
        self._kernels: dict[str, Callable[..., Any]] = {}
        self._lock = Lock()

    def kernel(self, name: str) -> Callable[..., Any]:
        """Return a kernel; what it is first called with decides the types of its arguments."""

        def first_call(*arguments: Any) -> Any:
            with self._lock:
                if name not in self._kernels:
                    self._kernels[name] = compiled.compile_kernel(
                        self._label(name), self._space[name], arguments
                    )
            return self._kernels[name](*arguments)

        return self._kernels.get(name, first_call)

    def _label(self, name: str) -> str:
        return "--".join((self.game, name, *self.strategies))

    def is_kept(self, name: str) -> bool:
        """Return whether a kernel was compiled before, so that it is only loaded."""
        folder = compiled.cache_folder()
        return folder is not None and (folder / f"{self._label(name)}.py").exists()

    def records(self, kind: type[Fields], count: int) -> np.ndarray[Any, Any]:
        """Return empty records."""
        return np.zeros(count, compiled.dtype_of(kind))

    def copies(self, record: Fields, count: int = 1) -> np.ndarray[Any, Any]:
        """Return copies of a record."""
        array = self.records(type(record), count)
        compiled.write(record, array, 0)
        array[1:] = array[0]
        return array

    def fields(self, kind: type[AnyFields], records: Array, i: int) -> AnyFields:
        """Return a cell as a plain record."""
        return compiled.read(kind, records, i)

    def put(self, records: Array, i: int, record: Fields) -> None:
        """Write a plain record to a cell."""
        compiled.write(record, records, i)

    def array(self, kind: type[Fields], records: Array) -> np.ndarray[Any, Any]:
        """Return the records themselves."""
        return records  # type: ignore[no-any-return]

    def fill(
        self, records: Array, name: str, where: np.ndarray[Any, Any], values: np.ndarray[Any, Any]
    ) -> None:
        """Set a field of the records at once."""
        records[name][where] = values[where]

    def scratch(self) -> np.ndarray[Any, Any]:
        """Return room for the ids of legal actions."""
        return np.zeros(kernels.MOST_ACTIONS, np.int16)


# --- choosing -----------------------------------------------------------------------------------------------


def engine_for(game: str, bots: Sequence[str] = (), name: EngineName = "auto") -> Engine:
    """Return the engine for a game and the bots at its table: compiled where numba is there, unless plain is asked for.

    Raises:
        BadOption: There is no such engine, bot or game, or numba is missing and compiled is asked for.
    """
    if name not in ENGINES:
        raise BadOption(
            "bad-option", option="engine", value=quote(name), allowed=", ".join(map(repr, ENGINES))
        )
    if name == "compiled" and not compiled.available():
        raise BadOption("numba-missing")
    if name == "auto" and not compiled.available():
        _say_once()
    strategies = tuple(sorted(set(bots)))  # one kernel, whoever sits where
    return _engine(game, strategies, name != "plain" and compiled.available())


@cache
def _engine(game: str, strategies: tuple[str, ...], is_compiled: bool) -> Engine:
    return (CompiledEngine if is_compiled else PlainEngine)(game, strategies)


@cache
def _say_once() -> None:
    warnings.warn(say("sim-plain", pick_language()), PlainEngineWarning, stacklevel=4)


# --- linking ------------------------------------------------------------------------------------------------

_GAMES = "tablee.games."
_ASKERS = """
def least_delay(which, o, seat):
{least_delay}    return 0
def ask(which, s, observed, unseen, r, memories, seat):
{ask}    return 0
def ask_delay(which, s, observed, r, memories, seat, action):
{ask_delay}    return 0
def forget(which, memories, fresh, seat):
{forget}
"""
_LEAST_DELAY = "    if which == {i}:\n        return soonest_{i}(o, seat)\n"
_FORGET = "    if which == {i}:\n        memories[{i}][seat] = fresh[{i}][0]\n"
WHOLE = {  # a strategy is shown everything, and then asked
    "least_delay": _LEAST_DELAY,
    "ask": "    if which == {i}:\n        see(s, seat, observed, unseen, 0)\n"
    "        return choose_{i}(observed[0], r, memories[{i}][seat])\n",
    "ask_delay": "    if which == {i}:\n        return delay_ms_{i}(observed[0], r, memories[{i}][seat], action)\n",
    "forget": _FORGET,
}
TAILORED = {  # a strategy shows itself what it reads
    "least_delay": _LEAST_DELAY,
    "ask": "    if which == {i}:\n        return choose_{i}(s, seat, observed[0], r, memories[{i}][seat])\n",
    "ask_delay": "    if which == {i}:\n"
    "        return delay_ms_{i}(s, seat, observed[0], r, memories[{i}][seat], action)\n",
    "forget": _FORGET,
}


def _linked(game: str, strategies: tuple[str, ...]) -> dict[str, Any]:
    """Return the kernels in a namespace of their own, where verbs are the game's and bots' functions the strategies'."""
    space = link([kernels])
    game_rules = rules(game)
    for name, value in space.items():
        if isinstance(value, FunctionType) and value.__module__.startswith(_GAMES):
            space[name] = game_rules.space[name]
    plays = [strategy(game, name) for name in strategies]
    if len(plays) == 1:
        play = plays[0]
        space |= {"choose": play.choose, "delay_ms": play.delay_ms, "soonest": play.soonest}
    elif plays:
        functions = {
            f"{name}_{i}": getattr(play, name)
            for i, play in enumerate(plays)
            for name in ("choose", "delay_ms", "soonest")
        }
        _write_askers(space, WHOLE, len(plays), functions)
    if all(play.soonest is always_asked for play in plays):
        space["glance"] = _no_glance
    return space


def _no_glance(s: Any, observed: Any, unseen: Any) -> None:
    """Write nothing: no strategy says by it when its answers can come."""


def _write_askers(
    space: dict[str, Any], branches: dict[str, str], count: int, functions: dict[str, Any]
) -> None:
    """Write the functions that ask a seat's strategy anew, with a branch for each strategy."""
    space |= functions
    parts = {name: "".join(branch.format(i=i) for i in range(count)) for name, branch in branches.items()}
    exec(_ASKERS.format(**parts), space)


def memories_of(game: str, strategies: tuple[str, ...]) -> list[type[Fields]]:
    """Return the kind of memory of each strategy."""
    return [strategy(game, name).Memory for name in strategies]
