"""Tablée: the table for number-card games.

>>> import tablee
>>> match = tablee.load("six-qui-prend", players=2).deal(seed=7)
>>> match.to_act
(0, 1)
"""

from tablee.play.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    TableeError,
    UnknownAction,
    UnknownSeat,
)
from tablee.play.match import Game, Match, games, load, options
from tablee.play.record import Record

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "TableeError",
    "UnknownAction",
    "UnknownSeat",
    "games",
    "load",
    "options",
]
