"""How well the bots play: outcomes on common deals, with standard errors.

    python benchmarks/bots.py [--games 200] [--game the-game]

Cooperative games: every seat is the same bot; the mean score (cards left; in The Mind levels completed) and the share of
matches won. Competitive games: seat 0 is the bot, all others play at random; its mean points (6 qui prend!) or cards
left, and its share of wins, ties split. Matches run in virtual time; the last column is the time that one really took.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from typing import Any

import tablee
from tablee.bots import bots, play_out, seat_bot
from tablee.play.match import Game

SEED = 2026
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "the-game": [{"players": n} for n in range(1, 6)],
    "the-game-extreme": [{"players": n} for n in range(1, 6)],
    "face-to-face": [{}],
    "six-qui-prend": [{"players": n, "deck": 104} for n in (2, 4, 10)],
    "the-mind": [{"players": n} for n in (2, 3, 4)] + [{"players": 3, "blind": True}],
}


def results(game: Game, name: str, count: int) -> Iterator[tuple[float, float]]:
    """Yield score and share of the win of seat 0 for each deal."""
    cooperative = game.rules.face.cooperative
    for index in range(count):
        match = game.deal(seed=SEED, index=index)
        names = [name if cooperative or seat == 0 else "random" for seat in range(game.players)]
        play_out(match, [seat_bot(game, who, seat, SEED, index) for seat, who in enumerate(names)])
        outcome = match.outcome
        assert outcome is not None
        if cooperative:
            yield outcome["score"], float(outcome["won"])
        else:
            winners = outcome["winners"]
            yield outcome["scores"][0], (0 in winners) / len(winners)


def line(game: Game, name: str, count: int) -> str:
    """Return the line of a bot in a game."""
    started = time.perf_counter()
    scores, wins = zip(*results(game, name, count), strict=True)
    spent_ms = (time.perf_counter() - started) * 1000 / count
    error = [statistics.pstdev(values) / count**0.5 for values in (scores, wins)]
    what = " ".join(
        f"{key}={value}" for key, value in game.options.items() if key in ("players", "deck", "blind")
    )
    return (
        f"{game.name:18}{what:28}{name:10}{count:>6}{statistics.fmean(scores):>8.2f} ± {error[0]:<6.2f}"
        f"{100 * statistics.fmean(wins):>6.1f} % ± {100 * error[1]:<5.1f}{spent_ms:>8.1f} ms"
    )


def main() -> None:
    """Print a line a bot and setting."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="deals for each line")
    parser.add_argument("--game", choices=tablee.games(), help="only this one")
    given = parser.parse_args()
    print(f"{'game':18}{'setting':28}{'bot':10}{'deals':>6}{'score':>8}{'':9}{'won':>6}{'':11}{'a match':>9}")
    for game_name in tablee.games() if given.game is None else (given.game,):
        for setting in SETTINGS.get(game_name, [{"players": 2}]):
            for bot in bots(game_name):
                print(line(tablee.load(game_name, **setting), bot, given.games), flush=True)


if __name__ == "__main__":
    main()
