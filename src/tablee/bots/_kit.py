"""What strategies share, in the subset of Python that the rules keep to."""

from tablee.games._kit import Fields

NOTHING = 9999  # no action: the bot has nothing to do before the next event
FAR = 30000  # worse or farther than anything that can be reckoned


class NoMemory(Fields):
    """The memory of a strategy that needs none."""
