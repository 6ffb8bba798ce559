"""Random: any of the legal moves, each as likely. It can play every game.

It never talks, takes its time at random too and keeps nothing in mind.
"""

from __future__ import annotations

from tablee.bots._kit import NOTHING, NoMemory
from tablee.games._kit import Seen, Stream, draw_below

NAME = "random"
GAMES = "any"
PLACE = 10

SHORTEST_MS, SPREAD_MS = 300, 1500


def choose(o: Seen, r: Stream, m: NoMemory) -> int:
    """Return one of the moves, NOTHING while the match does not wait for the viewer."""
    if o.to_act == 0:
        return NOTHING
    return o.legal[draw_below(r, o.move_count)]


def delay_ms(o: Seen, r: Stream, m: NoMemory, action: int) -> int:
    """Return a random delay."""
    return SHORTEST_MS + draw_below(r, SPREAD_MS)
