"""What it costs to write, read and replay the record of a long match.

    python benchmarks/records.py [--matches 20]

The longest matches that there are: 6 qui prend! to 1,000 points with ten seats, The Mind played without a mistake, and
Face to Face at random. Printed: microseconds per action, and the replay's ratio to the rules alone (the same actions
taken by the rule functions, without text, checks or history).
"""

from __future__ import annotations

import argparse
import random
import time

import tablee
from tablee.play.match import Match

MATCHES = {
    "six-qui-prend": {"players": 10, "until": 1000},
    "the-mind": {"players": 4},
    "face-to-face": {},
}


def lowest_first(match: Match) -> tuple[int, str]:
    """Play The Mind without a mistake: everybody is ready, then the lowest card of all."""
    if "ready" in match.legal(match.to_act[0]):
        return match.to_act[0], "ready"
    lowest = min(hand[0] for hand in match.position()["hands"] if hand)
    seat = next(seat for seat, hand in enumerate(match.position()["hands"]) if hand[:1] == [lowest])
    return seat, str(lowest)


def play(name: str, seed: int) -> Match:
    """Play one match to its end."""
    draw = random.Random(seed)
    match = tablee.load(name, **MATCHES[name]).deal(seed=seed)
    while not match.over:
        if name == "the-mind":
            seat, text = lowest_first(match)
        else:
            seat = match.to_act[0]
            text = draw.choice(match.legal(seat))
        match.play(seat, text, at_ms=len(match.actions))
    return match


def rules_alone(match: Match) -> float:
    """Return the seconds that the rule functions need for the match's actions."""
    actions = [(seat, match.game.ids[text]) for seat, text, _ in match.actions]
    state = match.game.deal(seed=match.seed)._state
    step = match.game.rules.step
    started = time.perf_counter()
    for seat, action in actions:
        step(state, seat, action)
    return time.perf_counter() - started


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    print(
        f"{'microseconds an action':24}{'actions':>8}{'write':>8}{'read':>8}{'replay':>8}{'rules':>8}{'replay/rules':>14}"
    )
    for name in MATCHES:
        count, write, read, replay, rules = 0, 0.0, 0.0, 0.0, 0.0
        for seed in range(given.matches):
            match = play(name, seed)
            count += len(match.actions)
            times = [time.perf_counter()]
            text = match.record().to_json()
            times.append(time.perf_counter())
            record = tablee.Record.from_json(text)
            times.append(time.perf_counter())
            assert record.replay().position() == match.position()
            times.append(time.perf_counter())
            write += times[1] - times[0]
            read += times[2] - times[1]
            replay += times[3] - times[2]
            rules += rules_alone(match)
        figures = "".join(f"{spent / count * 1e6:>8.1f}" for spent in (write, read, replay, rules))
        print(f"{name:24}{count:>8}{figures}{replay / rules:>14.1f}")


if __name__ == "__main__":
    main()
