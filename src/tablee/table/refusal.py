"""What a table refuses."""

from tablee.play.errors import TableeError


class TableRefusal(TableeError):
    """The table refuses a command, though the rules might allow it; nothing has changed."""
