"""What can be asked of a study: its numbers, options and line-ups, checked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from tablee.games._face import quote
from tablee.play.rules import rules
from tablee.sim.engine import ENGINES
from tablee.sim.setups import BadStudy
from tablee.sim.statistics import CONFIDENCE

USUAL_GAMES = 1000
USUAL_SEED = 1
MOST_GAMES = 10**12


def need_extra(*packages: str) -> None:
    """Refuse to begin where a package of the extra is missing.

    Raises:
        BadStudy: One of them is not installed.
    """
    if any(find_spec(package) is None for package in packages):
        raise BadStudy("study-extra")


def check_numbers(
    *, games: object = 1, chunk: object = None, confidence: object = CONFIDENCE, code: object = "auto"
) -> None:
    """Refuse numbers that a study cannot have.

    Raises:
        BadStudy: One of them is none.
    """
    for name, value in (("games", games), ("chunk", 1 if chunk is None else chunk)):
        if type(value) is not int or not 1 <= value <= MOST_GAMES:
            raise BadStudy(
                "study-count", name=name, value=quote(value), allowed=f"1 … 10^{len(str(MOST_GAMES)) - 1}"
            )
    if not isinstance(confidence, float) or not 0.5 <= confidence <= 0.999999:
        raise BadStudy("study-confidence", value=quote(confidence))
    if code not in ENGINES:
        raise BadStudy("study-code", value=quote(code), allowed=", ".join(ENGINES))


def option_values(game: str, options: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Return the values of each option: several where a list is given for one that takes no lists itself."""
    face = rules(game).face
    kinds = {option.name: option.values for option in (face.players.option(), *face.options)}
    return {
        name: list(value)
        if isinstance(value, list | tuple | range) and not (name in kinds and kinds[name].allows(value))
        else [value]
        for name, value in options.items()
    }


def line_ups_of(bots: object, game: str) -> list[list[str]]:
    """Return line-ups: a name for all seats, a list with one name a seat, or a list of such lists.

    Raises:
        BadStudy: It is none of these.
    """
    if bots is None:
        return []
    if isinstance(bots, str):
        return [[bots]]
    if isinstance(bots, list | tuple) and bots:
        if all(isinstance(name, str) for name in bots):
            return [list(bots)]
        if all(isinstance(names, list | tuple) and names for names in bots):
            return [list(names) for names in bots]
    raise BadStudy("study-line-up", value=quote(bots), game=game)
