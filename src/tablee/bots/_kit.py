"""What strategies share, in the subset of Python that the rules keep to."""

from typing import Any

from tablee.games._kit import Fields

NOTHING = 9999  # no action: the bot has nothing to do before the next event
FAR = 30000  # worse or farther than anything that can be reckoned

ASK = 0  # what `soonest` says of a seat that must be asked
NEVER = 1 << 40  # and of one that will surely answer NOTHING


class NoMemory(Fields):
    """The memory of a strategy that needs none."""


def soonest(o: Any, seat: int) -> int:
    """Return ASK: what holds for a strategy that has no such function of its own."""
    return ASK
