"""The sensible bots' plans: a turn that can be ended is ended, words are true and few, openings are compared."""

from random import Random
from typing import Any

import pytest

from tablee import Game, Match
from tablee.bots import Bot, seat_bot
from tests.matches import moves, setups

SEED = 2026
PLANNERS = ["the-game", "the-game-extreme", "face-to-face"]


def sensible(match: Match, seat: int) -> Bot:
    """Return a sensible bot in the seat."""
    return seat_bot(match.game, "sensible", seat, SEED)


def does(match: Match, seat: int) -> str | None:
    """Return the text of what the sensible bot in the seat does next."""
    action, _ = sensible(match, seat).choose(match.observe(seat))
    return None if action is None else match.game.actions[action]


# --- a turn that can be ended is ended -----------------------------------------------------------------------


def turn_is_over(match: Match, seat: int) -> bool:
    """Return whether the turn that was under way has ended well: the next has begun, or the match is won."""
    if match.over:
        outcome = match.outcome
        assert outcome is not None
        return bool(outcome["won"] or outcome["winners"] == [seat]) or match.position()["laid"] == 0
    return match.position()["laid"] == 0


def can_end(match: Match, seat: int, seen: set[Any]) -> bool:
    """Return whether some sequence of lays ends the turn well."""
    for text in moves(match, seat):
        after = match.clone()
        after.play(seat, text)
        if turn_is_over(after, seat):
            return True
        if not after.over:
            position = after.position()
            key = str((position["piles"], position["hands"][seat], position.get("turn_cards")))
            if key not in seen and can_end(after, seat, seen):
                return True
            seen.add(key)
    return False


def tight(game: Game, random: Random) -> Match:
    """Return a position in which little fits any more: high tops on the ascending piles, low ones on the others."""
    if game.name == "face-to-face":
        decks = [random.sample(range(2, 60), 9) for _ in range(2)]
        return game.from_position(
            {
                "piles": [{"up": random.randrange(40, 58), "down": random.randrange(4, 22)}, {}],
                "hands": [deck[:6] for deck in decks],
                "draw": [deck[6:] for deck in decks],
            }
        )
    commands = game.deal(seed=0).position().get("commands", {})
    plain = [card for card in range(2, 100) if commands.get(str(card)) != "skull"]
    up = random.sample([card for card in plain if card > 65], 2)
    down = random.sample([card for card in plain if card < 35], 2)
    rest = [card for card in range(2, 100) if card not in (*up, *down)]
    random.shuffle(rest)
    limit = len(game.deal(seed=0).position()["hands"][0])
    return game.from_position(
        {
            "piles": dict(zip(("up1", "up2", "down1", "down2"), up + down, strict=True)),
            "hands": [[rest.pop() for _ in range(limit)] for _ in range(game.players)],
            "draw": rest[:5],
            "seat": 0,
        }
    )


@pytest.mark.parametrize("name", PLANNERS)
def test_a_turn_that_can_be_ended_is_ended(name: str) -> None:
    """It never strands itself: not by a backwards trick that it needs, not by a duty that it cannot meet (G9, X2, F8)."""
    random = Random(SEED)
    games = setups(name)
    ended = {True: 0, False: 0}
    for _ in range(200):
        match = tight(random.choice(games), random)
        if match.over:
            continue
        before, possible, bot = match.clone(), can_end(match, 0, set()), sensible(match, 0)
        while not turn_is_over(match, 0) or match.to_act == (0,):
            action, _ = bot.choose(match.observe(0))
            assert action is not None
            match.play_id(0, action)
            if match.over or match.position()["laid"] == 0:
                break
        assert turn_is_over(match, 0) == possible, before.position()
        ended[possible] += 1
    assert min(ended.values()) > 15
