"""What can be refused. Every error has a stable code and facts; its sentence comes from the texts."""

from __future__ import annotations

import errno
from typing import Any


class TableeError(Exception):
    """Base of everything that Tablée refuses.

    Args:
        code: A stable word that programs may rely on; `error-<code>` is the id of its sentence.
        facts: What the sentence says; plain values, never a hidden card.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """Say in one sentence what is wrong and what is allowed, in English or French."""
        from tablee.texts import say

        return say(f"error-{self.code}", language, **self.facts)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.facts)


def _rebuild(kind: type[TableeError], code: str, facts: dict[str, Any]) -> TableeError:
    return kind(code, **facts)


class IllegalAction(TableeError):
    """The rules refuse an action; nothing has changed. `facts["clause"]` names the clause where one says so."""


class UnknownAction(IllegalAction):
    """A text that is no action of the game."""


class UnknownSeat(IllegalAction, ValueError):
    """A seat that the match does not have."""


class BadOption(TableeError, ValueError):
    """A game or an option that does not exist, or a value that it does not allow."""


class BadPosition(TableeError, ValueError):
    """A position that breaks the deck or that no match can reach."""


class BadRecord(TableeError, ValueError):
    """A record that is damaged, or whose actions do not fit the game."""


_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "exists",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EBADF: "closed",
    errno.EIO: "closed",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "elsewhere",
}


def reason_of(error: Exception) -> str:
    """Return a word for what the system has refused, where there is one; the texts make it a sentence.

    >>> reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'missing'
    >>> reason_of(OSError(errno.ELOOP, "Too many levels of symbolic links"))
    'Too many levels of symbolic links'
    """
    number = getattr(error, "errno", None)
    if number in _REASONS:
        return _REASONS[number]
    return str(getattr(error, "strerror", None) or error) or type(error).__name__
