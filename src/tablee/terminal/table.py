"""A match at one terminal: its seats, its bots, its clock and its record. Nothing here knows a screen."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.bots import MOST_WORDS, Bot, seat_bot
from tablee.play.match import Match
from tablee.play.record import Record
from tablee.table.deadlines import TOGETHER_MS
from tablee.terminal.clock import Clock


@dataclass(frozen=True)
class Seat:
    """Who sits somewhere. bot: the name of its strategy, None for a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Move:
    """What a bot is about to do. due_ms: when, on the clock of the match."""

    seat: int
    action: str
    due_ms: float


class LocalTable:
    """A match with people and bots at one terminal.

    Args:
        match: The match, dealt or resumed.
        seats: One a seat.
        pace: What the bots' delays are multiplied by; 0 lets them act at once.
        clock: Starts with the first moment of the match, or with that of the last action of a resumed one.
    """

    def __init__(
        self, match: Match, seats: tuple[Seat, ...], *, pace: float = 1.0, clock: Clock | None = None
    ) -> None:
        self.match = match
        self.seats = seats
        self.pace = pace
        self.clock = clock if clock is not None else Clock(last_moment(match))
        self._bots = _seat_bots(match, seats)
        self._last_ms = self.clock.now_ms()
        self._next: Move | None = None
        self._asked = False
        self._words = 0
        self._waits_ms = dict.fromkeys(match.to_act, self._last_ms)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.bot is None)

    def waiting(self) -> tuple[int, ...]:
        """Return the people that the match waits for."""
        to_act = self.match.to_act
        return tuple(seat for seat in self.people if seat in to_act)

    def play(self, seat: int, action: str) -> None:
        """Take an action now.

        Raises:
            IllegalAction: The rules refuse it; nothing has changed.
        """
        now_ms = max(self.clock.now_ms(), last_moment(self.match))
        self.match.play(seat, action, now_ms)
        self._words = self._words + 1 if self.match.game.is_talk(action) else 0
        self._last_ms = now_ms
        self._waits_ms.pop(seat, None)
        self._waits_ms = {seat: self._waits_ms.get(seat, now_ms) for seat in self.match.to_act}
        self._asked = False

    def next_move(self) -> Move | None:
        """Return what a bot does next, None if none has anything to do; each bot is asked once after each event."""
        if not self._asked:
            self._next = self._ask_all()
            self._asked = True
        return self._next

    def _ask_all(self) -> Move | None:
        moves = [move for bot in self._bots if not self.match.over and (move := self._ask(bot)) is not None]
        return min(moves, key=lambda move: (move.due_ms, move.seat), default=None)

    def _ask(self, bot: Bot) -> Move | None:
        action, delay_ms = bot.choose(self.match.observe(bot.seat))
        if action is None:
            return None
        text = self.match.game.actions[action]
        if self._words >= MOST_WORDS and self.match.game.is_talk(text):
            return None
        return Move(bot.seat, text, self._due_ms(bot.seat, text, delay_ms))

    def _due_ms(self, seat: int, action: str, delay_ms: int) -> float:
        """Return when a bot acts: so long after the last event, or after all began to choose where they choose at once."""
        if self.match.game.real_time or not self.match.is_secret(action):
            return self._last_ms + delay_ms * self.pace
        return self._waits_ms.get(seat, self._last_ms) + min(delay_ms, TOGETHER_MS) * self.pace

    def record(self) -> Record:
        """Return the record of the match so far."""
        return self.match.record(self.names)


def last_moment(match: Match) -> int:
    """Return the time of the last action that has one, 0 if there is none."""
    return max((at_ms for _, _, at_ms in match.actions if at_ms is not None), default=0)


def _seat_bots(match: Match, seats: tuple[Seat, ...]) -> list[Bot]:
    """Seat the bots. One that takes over in the middle of a match draws from a stream of its own."""
    seed, index = match.seed or 0, len(match.actions)
    return [
        seat_bot(match.game, seat.bot, number, seed, index)
        for number, seat in enumerate(seats)
        if seat.bot is not None
    ]
