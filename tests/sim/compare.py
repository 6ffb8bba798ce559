"""Plain and compiled, side by side: `python -m tests.sim.compare --matches 5000` plays that many of each game.

The same actions are taken by the plain rules and in a batch of compiled ones, of any seat and with talk, over all
options, in fresh and in late matches; after every action every field of the state, the observation and the mask must be
the same. Bots are compared by their whole records.
"""

import argparse
import time
from random import Random

import numpy as np

import tablee
from tablee import Game, Match
from tablee.bots import play_out, seat_bot
from tablee.play.compiled import read
from tablee.sim import Batch, replay
from tests.matches import late, pick_for, spread

PLACES = 4  # matches of a batch


def compare_rules(name: str, count: int, start: int = 0) -> int:
    """Play about so many matches on both engines; return the number of actions compared."""
    actions = 0
    for seed, game in spread(name, max(1, count // PLACES), start):
        actions += compare_batch(game, seed)
    return actions


def compare_batch(game: Game, seed: int) -> int:
    """Play one batch to its end on both engines; return the number of actions compared."""
    random, pick = Random(seed), pick_for(game.name, seed)
    batch = Batch(game, PLACES, seed, talk=True, autoreset="disabled", engine="compiled", threads=1)
    matches = [game.deal(seed, index=i) for i in range(PLACES)]
    if seed % 3 == 2:
        for i in range(PLACES):
            matches[i] = late(game, random)
            batch.put(i, matches[i])
    taken = 0
    assert_same(batch, matches, game)
    while not all(match.over for match in matches):
        chosen = [(0, None) if match.over else pick(match, random) for match in matches]
        seats = [seat for seat, _ in chosen]
        batch.ask(seats)
        assert_same_view(batch, matches, seats)
        batch.step(np.array([0 if text is None else game.ids[text] for _, text in chosen]))
        for match, (seat, text) in zip(matches, chosen, strict=True):
            if text is not None:
                match.play(seat, text)
                taken += 1
        assert_same(batch, matches, game)
    for match, outcome in zip(matches, batch.outcomes(), strict=True):
        assert match.outcome == outcome or not match.actions  # put into its place when it was over already
    return taken


def assert_same(batch: Batch, matches: list[Match], game: Game) -> None:
    """Compare every field of every state."""
    for i, match in enumerate(matches):
        assert read(game.rules.State, batch.states, i) == match._state, difference(batch, match, i)


def difference(batch: Batch, match: Match, i: int) -> dict[str, tuple[object, object]]:
    """Return the fields in which a state differs: compiled, plain."""
    found = vars(read(match.game.rules.State, batch.states, i))
    return {key: (found[key], value) for key, value in vars(match._state).items() if found[key] != value}


def assert_same_view(batch: Batch, matches: list[Match], seats: list[int]) -> None:
    """Compare every field of the observations, and the masks with what is legal."""
    observations, legal = batch.observations, batch.legal
    assert observations is not None
    assert legal is not None
    for i, (match, seat) in enumerate(zip(matches, seats, strict=True)):
        assert read(match.game.rules.Observation, observations, i) == match.observe(seat)
        ids = np.flatnonzero(legal[i, : len(match.game.actions)]).tolist()
        assert ids == match.legal_ids(seat)


def compare_bots(game: Game, names: list[str], seed: int, index: int) -> None:
    """Let bots play a match on both engines, and compare all their actions and times."""
    match = game.deal(seed, index=index)
    play_out(match, [seat_bot(game, name, seat, seed, index) for seat, name in enumerate(names)])
    assert replay(game, names, seed, index, engine="compiled").record() == match.record()


def main() -> None:
    """Compare as many matches as wanted and say how many actions were the same."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--matches", type=int, default=1000, help="of each game, at random or sensibly picked"
    )
    parser.add_argument("--bots", type=int, default=20, help="of each game, played by sensible bots")
    parser.add_argument("--game", choices=tablee.games(), help="only this one")
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    for name in tablee.games() if given.game is None else (given.game,):
        started = time.perf_counter()
        actions = compare_rules(name, given.matches, given.start)
        for seed, game in spread(name, given.bots, given.start):
            compare_bots(game, ["sensible"] * game.players, seed, index=seed % 5)
        spent = time.perf_counter() - started
        print(
            f"{name:18}{actions:>9} actions and {given.bots} matches of bots the same in {spent:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
