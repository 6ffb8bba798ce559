"""Card games of other packages, played at random: OpenSpiel, RLCard, PettingZoo (the extra `benchmarks`).

What each step brings is what their users get: the observation and the legal actions of the one whose turn it is.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

Run = Callable[[int], int]  # plays whole games for at least so many steps, and returns how many there were
RLCARD = (
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "uno",
    "gin-rummy",
    "doudizhu",
    "mahjong",
    "bridge",
)
PETTINGZOO = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def others() -> dict[str, Callable[[], Run]]:
    """Return each environment by its name; making one raises ImportError where its package is missing."""
    found: dict[str, Callable[[], Run]] = {"OpenSpiel hanabi (3 players)": open_spiel_hanabi}
    found |= {f"RLCard {name}": partial(rlcard_game, name) for name in RLCARD}
    found |= {f"PettingZoo {name}": partial(pettingzoo_game, name) for name in PETTINGZOO}
    return found


def repeated(play: Callable[[random.Random], int]) -> Run:
    """Return what plays whole games until there were enough steps."""
    draw = random.Random(1)

    def run(steps: int) -> int:
        done = 0
        while done < steps:
            done += play(draw)
        return done

    return run


def open_spiel_hanabi() -> Run:
    """Return Hanabi of OpenSpiel: C++ behind Python, one state at a time."""
    game = import_module("pyspiel").load_game("hanabi(players=3)")

    def play(draw: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(draw.choice(state.legal_actions()))
            steps += 1
        return steps

    return repeated(play)


def rlcard_game(name: str) -> Run:
    """Return a game of RLCard."""
    env: Any = import_module("rlcard").make(name, config={"seed": 1})

    def play(draw: random.Random) -> int:
        (state, _), steps = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return repeated(play)


def pettingzoo_game(name: str) -> Run:
    """Return a card game of PettingZoo, seat by seat (AEC)."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs, about the bounds of their observations
        env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(draw: random.Random) -> int:
        env.reset(seed=draw.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(draw.choice(mask.nonzero()[0].tolist()))
            steps += 1
        return steps

    return repeated(play)
