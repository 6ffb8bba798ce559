"""What waits at a table until it is ruled: in real time, acts of people and bots, and what leaving and time bring (M12).

It is apart from everything else that a table does. Taking an act in takes no place in the table's queue, writes nothing
and tells nobody, so that nothing may be noticed of it before it is ruled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.server.asked import Asked
from tablee.table import (
    Due,
    Press,
    Referee,
    Ruling,
    Table,
    due_press,
    is_in_play,
    leaving_of,
    press_of,
    rule,
)


@dataclass(frozen=True)
class Ruled:
    """Acts that are ruled together, and what comes of them."""

    group: list[Press]
    ruling: Ruling

    @property
    def is_no_for_a_bot(self) -> bool:
        """Whether what a bot did is refused, so that it has to be asked anew."""
        return any(press.by == "bot" and press.arrival in self.ruling.refusals for press in self.group)


class RealTime:
    """What a table holds until it is ruled, and who waits for it."""

    def __init__(self) -> None:
        self._referee = Referee()
        self._asked: dict[int, Asked] = {}
        self._arrivals = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is held."""
        return not self._referee.held

    def next_ms(self, table: Table) -> int | None:
        """Return when something is ruled next, None while nothing is held."""
        return self._referee.next_ms(table)

    def halts(self, table: Table) -> frozenset[int]:
        """Return the seats for which play is about to be halted."""
        return self._referee.halts(table)

    def take(self, table: Table, asked: Asked, sent_ms: int | None) -> bool:
        """Take a command in, if it is one that waits; False if it is decided at once, like any other.

        Args:
            table: The table, as all have been told of it.
            asked: The command.
            sent_ms: When the last event that it says it has seen was sent.

        Raises:
            TableeError: It is refused, whatever else is held.
        """
        for waiting in self._asked.values():
            if waiting.key == asked.key:  # sent again, perhaps through another socket
                waiting.viewer = asked.viewer
                return True
        press = self._press(table, asked, sent_ms) if is_in_play(table) else None
        if press is None:
            return False
        self._referee.hold(table, press)
        self._asked[press.arrival] = asked
        return True

    def _press(self, table: Table, asked: Asked, sent_ms: int | None) -> Press | None:
        when = {"received_ms": asked.received_ms, "arrival": self._next_arrival()}
        if asked.command.get("kind") == "act":
            return press_of(table, asked.person, asked.whole, sent_ms=sent_ms, **when)
        return leaving_of(table, asked.person, asked.whole, **when)

    def take_due(self, table: Table, found: Due, now_ms: int) -> None:
        """Take in what time brings in play: what a bot does, or a halt for a seat whose line is lost.

        Raises:
            TableeError: It is refused, whatever else is held.
        """
        self._referee.hold(table, due_press(table, found, now_ms, self._next_arrival()))

    def _next_arrival(self) -> int:
        self._arrivals += 1
        return self._arrivals

    def rule(self, table: Table, now_ms: int, bounds: Mapping[int, int]) -> Ruled | None:
        """Return what comes of what is due, None if nothing is. It stays held until that is kept; see `release`."""
        group = self._referee.due(table, now_ms)
        return Ruled(group, rule(table, group, now_ms, bounds)) if group else None

    def release(self, ruled: Ruled) -> dict[int, Asked]:
        """Hold no more what was ruled; return, by arrival, who waits for an answer."""
        self._referee.release(ruled.group)
        arrivals = [press.arrival for press in ruled.group if press.arrival in self._asked]
        return {arrival: self._asked.pop(arrival) for arrival in arrivals}

    def commands(self, ruled: Ruled) -> dict[int, str]:
        """Return, by the number of its first event, the key of each command that something comes of."""
        seqs = ruled.ruling.seqs
        return {seqs[arrival]: self._asked[arrival].key for arrival in seqs if arrival in self._asked}

    def drop(self) -> list[Asked]:
        """Let go of all that is held, and return the commands among it."""
        self._referee.drop()
        dropped, self._asked = list(self._asked.values()), {}
        return dropped
