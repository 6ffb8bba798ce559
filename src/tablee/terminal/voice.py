"""Saying things in one language to the people at this terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from tablee.terminal.draw import shorten
from tablee.texts import has, say

WIDEST_NAME = 20


class Voice:
    """A language and the names of the seats.

    language: one of `tablee.texts.languages()`. names: one a seat, fit to be shown.
    """

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(presentable(name) for name in names)

    def say(self, message: str, **facts: Any) -> str:
        """Return a sentence of the table's texts or the terminal's own: `play-<message>`, else `terminal-<message>`."""
        shared = f"play-{message}"
        return say(shared if has(shared) else f"terminal-{message}", self.language, **facts)

    def text(self, message: str, **facts: Any) -> str:
        """Return a sentence of any room or game."""
        return say(message, self.language, **facts)

    def text_or(self, message: str, otherwise: str, **facts: Any) -> str:
        """Return a sentence if there is one, else what is given."""
        return self.text(message, **facts) if has(message, self.language) else otherwise

    def key(self, keys: str) -> str:
        """Return the names of keys as they stand on a keyboard of the language: "PgUp PgDn" -> "PgHaut PgBas"."""
        return " ".join(self.text_or(f"terminal-key-name-{key.lower()}", key) for key in keys.split(" "))

    def who(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """Return the facts that a sentence about a seat needs: its name, and whether it is the reader."""
        return {"name": self.names[seat], "you": "yes" if seat == viewer else "no"}

    def list(self, seats: Sequence[int], viewer: int | None = None) -> str:
        """Return the names of seats, the reader's as "you"."""
        return ", ".join(self.call(seat, viewer) for seat in seats)

    def call(self, seat: int, viewer: int | None = None) -> str:
        """Return the name of a seat, or "you" for the reader's own."""
        return self.say("you") if seat == viewer else self.names[seat]


def presentable(name: str) -> str:
    """Return a name from a record so that it can be shown: no control character, not wider than a name may be."""
    shown = "".join("\N{REPLACEMENT CHARACTER}" if is_unseen(c) else c for c in name)
    return shorten(shown, WIDEST_NAME)


def is_unseen(character: str) -> bool:
    """Return whether a character shows nothing or turns the direction of writing."""
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
