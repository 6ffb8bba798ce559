"""Strategies keep to the subset of Python that the rules are written in, so that they can run wherever the rules run."""

import ast
import importlib
import inspect
import pkgutil
from types import FunctionType, ModuleType

import pytest

from tablee.bots import _search
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


def found(functions: list[ast.FunctionDef], game: str, name: str) -> set[str]:
    """Return the complaints about functions that a strategy is linked of."""
    plays = strategy(game, name)
    kinds = (rules(game).State, rules(game).Observation, Stream, plays.Memory, NoMemory)
    single = {name: False for kind in kinds for name in kind.SCALARS}
    lists = {name: True for kind in kinds for name in kind.LISTS}
    assert isinstance(plays.choose, FunctionType)
    space = plays.choose.__globals__
    # a name may stand for a number in the memory and for a list in the observation: either will do
    return {
        line
        for function in functions
        for line in set(complaints(function, space, single | lists))
        & set(complaints(function, space, lists | single))
    }


def functions_of(file: ModuleType) -> list[ast.FunctionDef]:
    """Return the functions at the top of a file."""
    return [node for node in ast.parse(inspect.getsource(file)).body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.__name__.rpartition(".")[2])
def test_a_strategy_keeps_to_the_subset(file: ModuleType) -> None:
    functions = functions_of(file)
    assert {"choose", "delay_ms"} <= {function.name for function in functions} or hasattr(file, "BASE")
    for game in shelf() if file.GAMES == "any" else file.GAMES:
        assert found(functions, game, file.NAME) == set()


def test_the_search_that_strategies_stand_on_keeps_to_the_subset() -> None:
    """Extreme's observation has all that it reads; Face to Face replaces what it cannot read there."""
    assert found(functions_of(_search), "the-game-extreme", "sensible") == set()
