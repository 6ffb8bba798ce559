"""The settings that are measured: three seats where a game has a choice."""

from __future__ import annotations

from typing import Any

import tablee
from tablee.play.match import Game

PLAYERS = 3
SEED = 2026
# In The Game somebody begins by lot, so that no seat is asked who starts.
SETTINGS: dict[str, dict[str, Any]] = {
    "the-game": {"players": PLAYERS, "starter": "lot"},
    "the-game-extreme": {"players": PLAYERS, "starter": "lot"},
    "face-to-face": {},
}


def measured(name: str) -> Game:
    """Return the game as it is measured."""
    return tablee.load(name, **SETTINGS.get(name, {"players": PLAYERS}))
