"""What compiled strategies are shown: the fields of the observation that they read, written when they are read.

A strategy's functions and the rules' `observe` are copied by `tablee.play.tailoring`; where one of them cannot be read the
strategy is shown everything, as plain Python always does it. What it answers is the same either way.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any

from tablee.bots._shelf import Strategy
from tablee.games._kit import NOBODY, Fields, cells
from tablee.play.rules import Rules, rules
from tablee.play.tailoring import Names, NotRead, fields_named, shown_late, tailor

_RECORD = 2  # the place of the observation in `observe(s, seat, o)`


def tailored(game: str, plays: Sequence[Strategy]) -> tuple[type[Fields], dict[str, Any]]:
    """Return the record that strategies are shown, and their functions that write it as far as they read it.

    The functions are `choose_i(s, seat, o, r, m)`, `delay_ms_i(s, seat, o, r, m, action)` and `soonest_i(o, seat)` for
    strategy i, and `glance(s, observed, unseen)`, which writes what the last ones read.
    """
    shower = Shower(rules(game))
    functions: dict[str, Any] = {}
    glanced: Names = frozenset()
    for i, play in enumerate(plays):
        choose, delay_ms = shower.askers(play)
        functions |= {f"choose_{i}": choose, f"delay_ms_{i}": delay_ms, f"soonest_{i}": play.soonest}
        glanced |= shower.read_by(play.soonest)
    functions["glance"] = shower.glance(glanced)
    return shower.kind(), functions


class Shower:
    """Makes functions that show a part of a game's observation."""

    def __init__(self, game: Rules) -> None:
        self._game = game
        self._whole: Names = frozenset((*game.Observation.SCALARS, *game.Observation.LISTS))
        self._shows: dict[Names, tuple[FunctionType, Names]] = {}
        self._shown: Names = frozenset()

    def read_by(self, function: FunctionType) -> Names:
        """Return the fields that a function reads of its first argument, an observation."""
        try:
            return fields_named(function, 0)
        except NotRead:
            return self._whole

    def askers(self, play: Strategy) -> tuple[FunctionType, FunctionType]:
        """Return how a strategy is asked for an action and for its delay."""
        try:
            choose, delay_ms = (
                shown_late(function, self.show)[0] for function in (play.choose, play.delay_ms)
            )
        except NotRead:
            space = {"show": self.show(self._whole)[0], "choose": play.choose, "delay_ms": play.delay_ms}
            return _made(_CHOOSE, space, play.choose), _made(_DELAY_MS, space, play.delay_ms)
        return choose, delay_ms

    def glance(self, fields: Names) -> FunctionType:
        """Return a function that shows what everybody may see."""
        show = self.show(fields)[0] if fields else _nothing
        return _made(_GLANCE, {"show": show, "NOBODY": NOBODY}, self._game.observe)

    def show(self, wanted: Names) -> tuple[FunctionType, Names]:
        """Return a function that writes fields of the observation to a record with any others, and all that it writes."""
        if wanted not in self._shows:
            self._shows[wanted] = self._made_show(wanted)
        self._shown |= self._shows[wanted][1]
        return self._shows[wanted]

    def _made_show(self, wanted: Names) -> tuple[FunctionType, Names]:
        observe = self._game.observe
        try:
            observe, wanted = tailor(observe, _RECORD, wanted)
        except NotRead:
            wanted = self._whole
        kind = self._game.Observation
        clearing = [f"    o.{name} = 0\n" for name in kind.SCALARS if name in wanted]
        for name, count in kind.LISTS.items():
            if name in wanted:
                clearing.append(f"    for i in range({count}):\n        o.{name}[i] = 0\n")
        return _made(_SHOW.format(clearing="".join(clearing)), {"observe": observe}, observe), wanted

    def kind(self) -> type[Fields]:
        """Return the kind of record with all fields that were wanted."""
        whole = self._game.Observation
        body: dict[str, Any] = {
            name: cells(count, wide=name in whole.WIDE)
            for name, count in whole.LISTS.items()
            if name in self._shown
        }
        names = [name for name in (*whole.SCALARS, *whole.LISTS) if name in self._shown]
        return type("Shown", (Fields,), {"__annotations__": dict.fromkeys(names, int), **body})


_SHOW = """
def made(s, seat, o):
{clearing}    observe(s, seat, o)
"""
_GLANCE = """
def made(s, observed, unseen):
    show(s, NOBODY, observed[0])
"""
_CHOOSE = """
def made(s, seat, o, r, m):
    show(s, seat, o)
    return choose(o, r, m)
"""
_DELAY_MS = """
def made(s, seat, o, r, m, action):
    return delay_ms(o, r, m, action)
"""


def _nothing(s: Any, seat: int, o: Any) -> None:
    """Show nothing."""


def _made(source: str, names: dict[str, Any], like: FunctionType) -> FunctionType:
    """Return a function made from source, that is compiled as one of the module of another one."""
    space: dict[str, Any] = {"__name__": like.__module__, "__builtins__": __builtins__} | names
    exec(source, space)
    made: FunctionType = space["made"]
    made.__module__ = like.__module__
    return made
