"""Whole matches of sensible bots, compiled."""

from __future__ import annotations

import time
from functools import partial
from statistics import harmonic_mean

import tablee
from speed import random_play
from speed.clock import by_turns, heading, per_second, typical
from speed.games import PLAYERS, SEED, measured
from tablee.play.match import Game
from tablee.sim import play_chunks, play_matches

BOT = "sensible"
WANTED = 1_000_000
LOOP_MATCHES = 100_000
LOOP_WANTED = 12_000_000  # actions a second of the loop where the aims are set


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


def million(matches: int, rounds: int) -> None:
    """Print the seconds of one core for matches of The Game with the sensible bot, after the start.

    After each part of them the loop in C++ is measured, so that the figure can be compared between machines.
    """
    heading("million", f"The Game, {PLAYERS} seats, sensible bots, one thread: {matches:,} matches")
    game = tablee.load("the-game", players=PLAYERS)
    play(game, 1)
    spent = waited = 0.0
    won = 0
    speeds: list[float] = []
    with random_play.loops(measured("the-game"), LOOP_MATCHES) as beside:
        for i in range(rounds):
            first, last = (matches * j // rounds for j in (i, i + 1))
            began, looked = time.process_time(), time.perf_counter()
            for outcomes in play_chunks(game, BOT, SEED, first, last, threads=1):
                won += int(outcomes.won[:, 0].sum())
            spent += time.process_time() - began
            waited += time.perf_counter() - looked
            if beside:
                speeds.append(beside[random_play.WHOLE]())
    print(f"{spent:.1f} s of one core, {waited:.1f} s by the clock; {100 * won / matches:.1f} % won")
    if matches != WANTED:
        print(f"At that rate {WANTED:,} matches would take {spent * WANTED / matches:.0f} s of one core.")
    if speeds:
        speed = harmonic_mean(speeds)  # as the seconds are: all that disturbed either counts
        scaled = spent * WANTED / matches * speed / LOOP_WANTED
        print(
            f"The loop in C++ took {speed:,.0f} actions/s in between; where it takes {LOOP_WANTED:,}, "
            f"{WANTED:,} matches would take {scaled:.1f} s."
        )
