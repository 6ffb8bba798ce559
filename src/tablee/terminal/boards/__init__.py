"""Boards: how a game looks and which keys play it. A board is found by its game's name; no list is edited.

`boards/the_mind.py` is the board of the game `the-mind`. A game without one gets `AnyBoard`, which shows its view and
numbers its legal actions. A board draws a view and names actions; it decides nothing and knows no rule.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tablee.play.match import Game
from tablee.terminal.boards._any import AnyBoard
from tablee.terminal.boards._base import Answer, Ask, Board, Do, Frame, Key, View
from tablee.terminal.voice import Voice


@cache
def _kind(game: str) -> type[Board]:
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return AnyBoard
    kind: type[Board] = import_module(name).GameBoard
    return kind


def board_for(game: Game, voice: Voice) -> Board:
    """Return the board of a game, in the language and with the names of `voice`."""
    return _kind(game.name)(game, voice)


__all__ = [
    "Answer",
    "Ask",
    "Board",
    "Do",
    "Frame",
    "Key",
    "View",
    "board_for",
]
