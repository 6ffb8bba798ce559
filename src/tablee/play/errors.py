"""What can be refused. Every error has a stable code and facts; its sentence comes from the texts."""

from __future__ import annotations

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
