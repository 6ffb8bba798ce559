"""What is studied: a game with its options and the bots in its seats, alone or as a grid of several."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Any

from tablee.bots import bots as bots_of
from tablee.games._face import quote
from tablee.play.errors import BadOption, TableeError
from tablee.play.match import Game, load

MOST_SETUPS = 1000


class BadStudy(TableeError, ValueError):
    """A study that cannot be made as it was asked for; nothing has been played or written."""


class BrokenOff(BadStudy):
    """Something from outside has ended a study: a process was killed, memory ran out. What was played is kept."""


@dataclass(frozen=True)
class Setup:
    """A game with its options and the name of each seat's bot. Plain data, so that it can be sent anywhere.

    options_text: all options as JSON, keys sorted. bots: one name a seat.
    """

    game_name: str
    options_text: str
    bots: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, bots: Sequence[str]) -> Setup:
        """Return the setup of a game and its bots."""
        return cls(game.name, written(game.options), tuple(bots))

    @property
    def game(self) -> Game:
        """The game, loaded."""
        return _game(self.game_name, self.options_text)

    @property
    def options(self) -> dict[str, Any]:
        """All options."""
        return dict(self.game.options)

    @cached_property
    def cooperative(self) -> bool:
        """Whether all seats win or lose together."""
        return self.game.rules.face.cooperative


def written(options: Mapping[str, Any]) -> str:
    """Return options as a text that is the same for the same options."""
    return json.dumps(options, sort_keys=True, ensure_ascii=False, separators=(", ", ": "))


@lru_cache(maxsize=256)
def _game(name: str, options_text: str) -> Game:
    return load(name, **json.loads(options_text))


# --- grids --------------------------------------------------------------------------------------------------


def game_grid(name: str, values: Mapping[str, Iterable[Any]]) -> list[Game]:
    """Return a game for each combination of the options' values, the first option varying slowest.

    Raises:
        BadOption: A game, an option or a value that there is not, or values that do not go together.
        BadStudy: There are none, or too many.
    """
    lists = {option: list(given) for option, given in values.items()}
    for option, given in lists.items():
        if not given:
            raise BadStudy("study-no-values", option=option)
        for i, value in enumerate(given):
            if any(type(value) is type(other) and value == other for other in given[:i]):
                raise BadStudy("study-value-twice", option=option, value=quote(value))
    count = 1
    for given in lists.values():
        count *= len(given)
    if count > MOST_SETUPS:
        raise BadStudy("study-too-many-rows", count=count, allowed=MOST_SETUPS)
    return [load(name, **dict(zip(lists, chosen, strict=True))) for chosen in product(*lists.values())]


def setups(games: Sequence[Game], line_ups: Sequence[Sequence[str]]) -> list[Setup]:
    """Return each game with each line-up of bots: one name for all seats, or one a seat.

    Raises:
        BadOption: There is no such bot, or it cannot play the game.
        BadStudy: A line-up that does not fit the seats, or the same twice.
    """
    found = [
        Setup.of(game, seated(game, line_up)) for game in games for line_up in line_ups or [strongest(game)]
    ]
    if len(found) > MOST_SETUPS:
        raise BadStudy("study-too-many-rows", count=len(found), allowed=MOST_SETUPS)
    for i, setup in enumerate(found):
        if setup in found[:i]:
            raise BadStudy("study-line-up-twice", bots=", ".join(setup.bots))
    return found


def strongest(game: Game) -> list[str]:
    """Return the line-up of the strongest bot alone."""
    return [bots_of(game.name)[-1]]


def seated(game: Game, line_up: Sequence[str]) -> tuple[str, ...]:
    """Return the name of each seat's bot.

    Raises:
        BadOption: There is no such bot.
        BadStudy: There is neither one name nor one a seat.
    """
    for name in line_up:
        known_bot(game.name, name)
    if len(line_up) == 1:
        return tuple(line_up) * game.players
    if len(line_up) != game.players:
        raise BadStudy("bots-for-seats", count=len(line_up), allowed=game.players)
    return tuple(line_up)


def known_bot(game: str, name: object) -> str:
    """Return the name of a bot that can play the game.

    Raises:
        BadOption: There is none of that name.
    """
    allowed = bots_of(game)
    if not isinstance(name, str) or name not in allowed:
        raise BadOption("unknown-bot", value=quote(name), game=game, allowed=", ".join(allowed))
    return name


def varying(setups: Sequence[Setup]) -> list[str]:
    """Return the names of the options that are not the same in all setups, in the game's order."""
    if not setups:
        return []
    tables = [setup.options for setup in setups]
    return [name for name in tables[0] if len({written({"": table[name]}) for table in tables}) > 1]
