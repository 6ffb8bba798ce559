"""A bot in a seat: a strategy with its own random stream and memory."""

from __future__ import annotations

from typing import Any

from tablee.bots._kit import NOTHING
from tablee.bots._shelf import Strategy, strategy
from tablee.games._face import quote
from tablee.games._kit import Stream
from tablee.play.errors import UnknownSeat
from tablee.play.match import Game
from tablee.play.numbers import whole


class Bot:
    """A program in a seat. Ask it after each event of the match; an answer holds until the next one.

    seat: its seat. What it answers depends on the observation, its random stream and its memory alone.
    """

    def __init__(self, plays: Strategy, seat: int, stream: Stream) -> None:
        self.seat = seat
        self._plays = plays
        self._stream = stream
        self._memory = plays.Memory()

    def choose(self, o: Any) -> tuple[int | None, int]:
        """Return what to do and when.

        Args:
            o: What the seat may know now, `match.observe(seat)`.

        Returns:
            An action id, None for nothing to do, and the delay in milliseconds after the last event. In The
            Mind the delay is the play itself; in the other games it is only courtesy.
        """
        assert o.viewer == self.seat, "a bot was shown what another seat may see"
        action = self._plays.choose(o, self._stream, self._memory)
        if action == NOTHING:
            return None, 0
        return action, self._plays.delay_ms(o, self._stream, self._memory, action)


def seat_bot(game: Game, name: str, seat: int, seed: int, index: int = 0) -> Bot:
    """Seat a bot.

    Args:
        game: The rule set of the match.
        name: One of `bots(game.name)`.
        seat: Its seat, 0-based.
        seed: A whole number of 0 or more; with `index` and the seat it decides all that is left to chance.
        index: The number of the match under this seed.

    Raises:
        BadOption: There is no such bot, it cannot play the game, or seed or index is no such number.
        UnknownSeat: There is no such seat (a ValueError).
    """
    plays = strategy(game.name, name)
    place = whole(seat)
    if place is None or not 0 <= place < game.players:
        raise UnknownSeat("unknown-seat", seat=quote(seat), last=game.players - 1, clause="")
    blank = game._blank(seed, index)
    stream = Stream()
    stream.key[:] = blank.key
    stream.number[:] = blank.number
    stream.stream = 1 + place
    return Bot(plays, place, stream)
