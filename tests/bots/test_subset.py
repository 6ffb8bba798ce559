"""Strategies keep to the subset of Python that the rules are written in, so that they can run wherever the rules run."""

import ast
import importlib
import inspect
import pkgutil
from types import FunctionType, ModuleType

import pytest

from tablee.bots._kit import NoMemory
from tablee.bots._shelf import strategy
from tablee.games._kit import Stream
from tablee.play.rules import rules, shelf
from tests.subset import complaints


def files() -> list[ModuleType]:
    """Return all strategy files."""
    folder = importlib.import_module("tablee.bots")
    names = [file.name for file in pkgutil.iter_modules(folder.__path__) if not file.name.startswith("_")]
    return [importlib.import_module(f"tablee.bots.{name}") for name in names]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.__name__.rpartition(".")[2])
def test_a_strategy_keeps_to_the_subset(file: ModuleType) -> None:
    games = shelf() if file.GAMES == "any" else file.GAMES
    functions = [
        node for node in ast.parse(inspect.getsource(file)).body if isinstance(node, ast.FunctionDef)
    ]
    assert {"choose", "delay_ms"} <= {function.name for function in functions} or hasattr(file, "BASE")
    for game in games:
        plays = strategy(game, file.NAME)
        kinds = (rules(game).State, rules(game).Observation, Stream, plays.Memory, NoMemory)
        single = {name: False for kind in kinds for name in kind.SCALARS}
        lists = {name: True for kind in kinds for name in kind.LISTS}
        assert isinstance(plays.choose, FunctionType)
        for function in functions:
            # a name may stand for a number in the memory and for a list in the observation: either will do
            space = plays.choose.__globals__
            found = [set(complaints(function, space, known)) for known in (single | lists, lists | single)]
            assert found[0] & found[1] == set()
