"""A record as a reel: the match after any number of its actions, forwards and backwards."""

from __future__ import annotations

from tablee.play.match import Match
from tablee.play.record import Record

LEAST_GAP, CHECKPOINTS = 32, 64


class Reel:
    """The matches of a record. Checkpoints are kept on the way, so that a step back costs few actions.

    Args:
        record: Its actions fit, or `Record.from_json` would have refused it.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.last = len(record.actions)
        self._gap = max(LEAST_GAP, self.last // CHECKPOINTS)
        self._kept = {0: record.deal()}

    def at(self, number: int) -> Match:
        """Return the match after `number` actions, 0 … `last`; it is the caller's own."""
        start = max(kept for kept in self._kept if kept <= number)
        match = self._kept[start].clone()
        for done in range(start, number):
            if done % self._gap == 0 and done not in self._kept:
                self._kept[done] = match.clone()
            seat, action, at_ms = self.record.actions[done]
            match.play(seat, action, at_ms)
        return match
