"""Finding the rules: every file of the games folder is a game, linked with what it stands on.

A variant names the game it stands on (`BASE`). Linking copies the functions of `_kit`, of the base and of the variant
into one namespace, so that the base's functions ask the variant's questions (docs/decisions/0002). The modules
themselves are left as they are.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property
from types import FunctionType, ModuleType
from typing import Any

from tablee.games import _kit
from tablee.games._face import GameFace, quote
from tablee.play.errors import BadOption

_FOLDER = "tablee.games"

VERBS = (
    "reset",
    "resume",
    "refusal",
    "move_actions",
    "talk_actions",
    "waits_for",
    "step",
    "is_talk",
    "is_secret",
    "wins",
    "score",
    "observe",
)


class Rules:
    """The rules of one game, linked: its functions, its state and observation, its face.

    name: as in the public face, "the-game". space: the namespace that all linked functions share.
    """

    def __init__(self, name: str, modules: list[ModuleType]) -> None:
        self.name = name
        self.space = link(modules)
        self.State: type[Any] = self.space["State"]
        self.Observation: type[Any] = self.space["Observation"]
        self.face: GameFace = self.space["Face"]()
        for verb in VERBS:
            setattr(self, verb, self.space[verb])

    @cached_property
    def glance(self) -> Callable[[Any, int, Any], None]:
        """`observe` without the fields that no view shows, which take a good part of its time."""
        from tablee.play.tailoring import NotRead, tailor

        shown = {*self.Observation.SCALARS, *self.Observation.LISTS} - self.face.not_shown
        found: Callable[[Any, int, Any], None] = self.observe
        with suppress(NotRead):
            found = tailor(self.observe, 2, frozenset(shown))[0]
        return found

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the rules of {self.name} have no {name!r}")

    def __repr__(self) -> str:
        return f"<Rules of {self.name}>"


def link(modules: list[ModuleType]) -> dict[str, Any]:
    """Return one namespace with the functions of all modules, where a later module's replace an earlier one's.

    Functions get the new namespace as their globals. A function that a module imports under another name (a
    variant calling its base's version) is copied under that name too.
    """
    homes = {module.__name__ for module in modules}
    space: dict[str, Any] = {"__name__": modules[-1].__name__, "__builtins__": __builtins__}
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("__"):
                continue
            if isinstance(value, FunctionType) and value.__module__ in homes:
                own = value.__module__ == module.__name__ or value.__name__ != name
                if own or name not in space:
                    space[name] = _rebind(value, space)
            elif isinstance(value, type) and value.__module__ != module.__name__ and name in space:
                continue
            else:
                space[name] = value
    return space


def _rebind(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    copy = FunctionType(
        function.__code__, space, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__doc__ = function.__doc__
    copy.__module__ = function.__module__
    return copy


@cache
def shelf() -> dict[str, str]:
    """Find all games: their names in order of their place, each with its module's name."""
    folder = importlib.import_module(_FOLDER)  # `tablee.games` itself is the public function
    found = {
        module.name.replace("_", "-"): f"{_FOLDER}.{module.name}"
        for module in pkgutil.iter_modules(folder.__path__)
        if not module.name.startswith("_")
    }
    return dict(
        sorted(found.items(), key=lambda item: (importlib.import_module(item[1]).Face.place, item[0]))
    )


def rules(name: str) -> Rules:
    """Return the linked rules of a game.

    Raises:
        BadOption: There is no such game.
    """
    if not isinstance(name, str) or name not in shelf():
        raise BadOption("unknown-game", value=quote(name), allowed=", ".join(shelf()))
    return linked_rules(name)


@cache
def linked_rules(name: str) -> Rules:
    """Return the linked rules of a game that is on the shelf; each game is linked once."""
    modules = [importlib.import_module(shelf()[name])]
    while (base := getattr(modules[0], "BASE", None)) is not None:
        modules.insert(0, base)
    return Rules(name, [_kit, *modules])
