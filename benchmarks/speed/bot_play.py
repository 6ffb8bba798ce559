"""Whole matches of sensible bots, compiled."""

from __future__ import annotations

import time
from functools import partial

import tablee
from speed.clock import by_turns, heading, per_second, typical
from speed.games import PLAYERS, SEED, measured
from tablee.play.match import Game
from tablee.sim import play_chunks, play_matches

BOT = "sensible"
WANTED = 1_000_000


def play(game: Game, count: int) -> int:
    """Play matches on one thread, and return how many."""
    return len(play_matches(game, BOT, SEED, count, threads=1))


def each_game(matches: int, rounds: int) -> None:
    """Print the matches and actions a second of sensible bots in each game."""
    heading(
        "bots", f"sensible bots in all seats, one thread; median of {rounds} rounds of {matches:,} matches"
    )
    print(f"{'game':18}{'seats':>6}{'matches/s':>12}{'actions/match':>15}")
    for name in tablee.games():
        game = measured(name)
        length = play_matches(game, BOT, SEED, matches, threads=1).actions.mean()
        rates = by_turns({BOT: partial(per_second, partial(play, game, matches))}, rounds)
        print(f"{name:18}{game.players:>6}{typical(rates[BOT]):>12,.0f}{length:>15.1f}", flush=True)


def million(matches: int) -> None:
    """Print the seconds of one core for matches of The Game with the sensible bot, after the start."""
    heading("million", f"The Game, {PLAYERS} seats, sensible bots, one thread: {matches:,} matches")
    game = tablee.load("the-game", players=PLAYERS)
    play(game, 1)
    began, looked = time.process_time(), time.perf_counter()
    won = 0
    for outcomes in play_chunks(game, BOT, SEED, 0, matches, threads=1):
        won += int(outcomes.won[:, 0].sum())
    spent, waited = time.process_time() - began, time.perf_counter() - looked
    print(f"{spent:.1f} s of one core, {waited:.1f} s by the clock; {100 * won / matches:.1f} % won")
    if matches != WANTED:
        print(f"At that rate {WANTED:,} matches would take {spent * WANTED / matches:.0f} s of one core.")
