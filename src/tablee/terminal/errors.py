"""What the terminal refuses before a match begins: command lines, names, files."""

from __future__ import annotations

from tablee.play.errors import TableeError


class BadCommand(TableeError):
    """A command line, a name or a file that cannot be used."""
