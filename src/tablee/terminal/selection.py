"""What a person has picked and not yet done: a card, typed or reached by arrows, and a place to put it."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 3  # digits of the highest card of any game


class Selection:
    """A card and a target that are picked; nothing has happened yet, so all of it can be undone.

    typed: the digits of the card so far, "" for none. target: index of the picked target, None for none.
    """

    def __init__(self) -> None:
        self.typed = ""
        self.target: int | None = None

    @property
    def card(self) -> int | None:
        """The number that is typed or reached by arrows; it need not be in the hand."""
        return int(self.typed) if self.typed else None

    def type(self, digit: str, hand: Sequence[int]) -> None:
        """Add a digit; after a whole card of the hand, a digit that leads nowhere begins a new number."""
        longer = self.typed + digit
        done = self.card in hand
        if done and not any(str(card).startswith(longer) for card in hand):
            longer = digit
        if len(longer) <= LONGEST and longer != "0":
            self.typed = longer

    def pick(self, card: int) -> None:
        """Pick a card."""
        self.typed = str(card)

    def step(self, by: int, hand: Sequence[int]) -> None:
        """Move to the next card of the hand, or the one before, round and round."""
        if hand:
            start = -1 if by > 0 else 0
            here = next((i for i, card in enumerate(hand) if card == self.card), start)
            self.pick(hand[(here + by) % len(hand)])

    def step_target(self, by: int, count: int) -> None:
        """Move to the next target, or the one before."""
        if count:
            here = self.target if self.target is not None else (-1 if by > 0 else 0)
            self.target = (here + by) % count

    def undo(self) -> bool:
        """Take back the last thing picked, the target first; return whether there was anything."""
        if self.target is not None:
            self.target = None
            return True
        had, self.typed = bool(self.typed), ""
        return had

    def erase(self) -> bool:
        """Take back the target or the last digit; return whether there was anything."""
        if self.target is not None or not self.typed:
            return self.undo()
        self.typed = self.typed[:-1]
        return True

    def clear(self) -> None:
        """Pick nothing."""
        self.typed, self.target = "", None
