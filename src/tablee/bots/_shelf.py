"""Finding strategies: every file of the bots folder is one, linked over what it stands on and the game it plays."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from tablee.bots._kit import NoMemory
from tablee.bots._kit import soonest as always_asked
from tablee.play.errors import BadOption
from tablee.play.rules import link, rules

_FOLDER = "tablee.bots"
_GAMES = "tablee.games."


class Strategy:
    """How a bot plays one game: its functions, linked to that game's rules, and its kind of memory."""

    def __init__(self, space: dict[str, Any]) -> None:
        self.choose = space["choose"]
        self.delay_ms = space["delay_ms"]
        self.soonest = space.get("soonest", always_asked)
        self.Memory: type[Any] = space.get("Memory", NoMemory)


@cache
def _files() -> tuple[ModuleType, ...]:
    folder = importlib.import_module(_FOLDER)
    names = (file.name for file in pkgutil.iter_modules(folder.__path__) if not file.name.startswith("_"))
    files = [importlib.import_module(f"{_FOLDER}.{name}") for name in names]
    return tuple(sorted(files, key=lambda file: (file.PLACE, file.NAME)))


def _plays(file: ModuleType, game: str) -> bool:
    return file.GAMES == "any" or game in file.GAMES


def bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can play a game, weakest first.

    Args:
        game: One of `tablee.games()`.

    Raises:
        BadOption: There is no such game.

    >>> bots("the-mind")
    ('random', 'sensible')
    """
    name = rules(game).name
    return tuple(dict.fromkeys(file.NAME for file in _files() if _plays(file, name)))


@cache
def strategy(game: str, name: str) -> Strategy:
    """Return how the bot of that name plays the game.

    Raises:
        BadOption: There is no such game or bot, or the bot cannot play the game.
    """
    allowed = ", ".join(bots(game))
    for file in _files():
        if file.NAME == name and _plays(file, game):
            return Strategy(_linked(file, game))
    if any(file.NAME == name for file in _files()):
        raise BadOption("bot-cannot-play", bot=repr(name), game=game, allowed=allowed)
    raise BadOption("unknown-bot", value=repr(name), game=game, allowed=allowed)


def _linked(file: ModuleType, game: str) -> dict[str, Any]:
    """Link a strategy over those it stands on, and let it ask the game's own rules.

    A function that a strategy imports from a rules file becomes the linked game's function of that name, so that a
    strategy for The Game asks Extreme's questions when it plays Extreme.
    """
    files = [file]
    while (base := getattr(files[0], "BASE", None)) is not None:
        files.insert(0, base)
    space = link(files)
    for name, value in space.items():
        if isinstance(value, FunctionType) and value.__module__.startswith(_GAMES):
            space[name] = rules(game).space[value.__name__]
    return space
