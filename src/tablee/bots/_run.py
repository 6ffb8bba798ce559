"""Bots among themselves: a match in virtual time."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots._seat import Bot
from tablee.play.match import Match


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Let bots play a match on to its end, in virtual time.

    After each event every bot is asked; the one that would act first acts, and all are asked again. Nothing waits: the
    times are only added up, and kept in the match as `at_ms`.

    Args:
        match: A match that is not over, changed in place.
        bots: One for each seat, in the order of the seats.

    Returns:
        How many milliseconds the match has taken in virtual time.
    """
    now_ms = 0
    while not match.over:
        answers = [(bot.choose(match.observe(bot.seat)), bot.seat) for bot in bots]
        ready = [(delay_ms, seat, action) for (action, delay_ms), seat in answers if action is not None]
        assert ready, "all bots wait for each other"
        delay_ms, seat, action = min(ready)
        now_ms += delay_ms
        match.play_id(seat, action, now_ms)
    return now_ms
