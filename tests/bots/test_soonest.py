"""What a strategy says of the least delay of its answers holds, and whole matches are as if every seat were asked."""

import pytest

import tablee
from tablee.bots import bots, play_out, seat_bot
from tablee.bots._kit import ASK, NEVER
from tablee.bots._shelf import Strategy, strategy
from tablee.sim import replay
from tests.matches import spread

GAMES = tablee.games()
MATCHES = {"the-game": 4, "the-game-extreme": 2, "face-to-face": 8}
SEED = 2026


def check_answers(game: tablee.Game, names: list[str], plays: list[Strategy], seed: int) -> int:
    """Play a match and compare every answer with its bound; return how many seats need not have been asked."""
    match = game.deal(seed)
    seated = [seat_bot(game, name, seat, seed) for seat, name in enumerate(names)]
    spared = 0
    while not match.over:
        seen = match.observe(None)
        bounds = [play.soonest(seen, seat) for seat, play in enumerate(plays)]
        ready = []
        for bot, bound in zip(seated, bounds, strict=True):
            stream = (bot._stream.block, bot._stream.spare)
            action, delay_ms = bot.choose(match.observe(bot.seat))
            assert action is None or delay_ms >= bound, (game, bot.seat, match.actions)
            assert bound == ASK or (bot._stream.block, bot._stream.spare) == stream
            spared += bound == NEVER
            if action is not None:
                ready.append((delay_ms, bot.seat, action))
        _, seat, action = min(ready)
        match.play_id(seat, action)
    return spared


@pytest.mark.parametrize("name", GAMES)
def test_no_answer_is_sooner_than_its_bound_and_none_that_draws_words_is_spared(name: str) -> None:
    spared = 0
    for seed, game in spread(name, MATCHES.get(name, 20), start=300):
        names = ["sensible"] * game.players
        spared += check_answers(game, names, [strategy(name, "sensible")] * game.players, seed)
    assert spared > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_the_same_as_if_all_were_asked(name: str) -> None:
    for seed, game in spread(name, MATCHES.get(name, 20), start=600):
        names = [bots(name)[seat % 2] for seat in range(game.players)]
        match = game.deal(seed)
        play_out(match, [seat_bot(game, who, seat, seed) for seat, who in enumerate(names)])
        assert replay(game, names, seed, 0).record() == match.record()
