"""Bots at a table: who is to be asked, with what, and what they answer. A bot gets what its seat may see, no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.bots import MOST_WORDS, bots, seat_bot
from tablee.play.match import Match, load
from tablee.table.acting import match_of
from tablee.table.settings import PACES
from tablee.table.table import Table

Thought = tuple[str | None, int]  # an action, None for nothing to do, and the delay in milliseconds


@dataclass(frozen=True)
class Thinker:
    """A bot that is to be asked, once after each event of the match (that is, for each `table.moment`)."""

    seat: int
    bot: str


@dataclass(frozen=True)
class Question:
    """All that a bot answers from: plain data, so that it may be asked in another process.

    game, options: of the match. bot, seat: who is asked. seed, index: what the bot's random words come from.
    observation: what its seat may see. may_talk: whether it may say something.
    """

    game: str
    options: dict[str, Any]
    bot: str
    seat: int
    seed: int
    index: int
    observation: Any
    may_talk: bool
    pace: float

    def answer(self) -> Thought:
        """Return what the bot does and how long it waits with it."""
        game = load(self.game, **self.options)
        bot = seat_bot(game, self.bot, self.seat, self.seed, self.index)
        action, delay_ms = bot.choose(self.observation)
        if action is None:
            return None, 0
        text = game.actions[action]
        if not self.may_talk and game.is_talk(text):
            return None, 0
        return text, round(delay_ms * self.pace)


def thinkers(table: Table) -> list[Thinker]:
    """Return the bots that are to be asked now."""
    if table.playing is None or table.playing.over:
        return []
    return [Thinker(seat, place.bot) for seat, place in enumerate(table.seats) if place.bot is not None]


def question(table: Table, seat: int, bot: str) -> Question:
    """Return what a bot is asked now. Its random words belong to seed, seat and number of actions: it may be asked anew.

    In a real-time match the delay is the play itself, so there is no other pace than the bot's own.
    """
    match = match_of(table)
    return Question(
        game=match.game.name,
        options=match.game.options,
        bot=bot,
        seat=seat,
        seed=match.seed or 0,
        index=match.action_count,
        observation=match.observe(seat),
        may_talk=table.words < MOST_WORDS,
        pace=1.0 if table.real_time else PACES[table.settings.pace],
    )


def think(table: Table, seat: int, bot: str) -> Thought:
    """Return what a bot does and how many milliseconds after the last event of the match; nothing changes."""
    return question(table, seat, bot).answer()


def stand_in(table: Table, seat: int) -> str:
    """Return the move that is made for a seat whose time has run out: the strongest bot's that has one to make."""
    match = match_of(table)
    for bot in reversed(bots(match.game.name)):
        action, _ = think(table, seat, bot)
        if action is not None and not match.game.is_talk(action):
            return action
    return _first_move(match, seat)


def _first_move(match: Match, seat: int) -> str:
    return next(action for action in match.legal(seat) if not match.game.is_talk(action))
