"""What the tests of all games share: setting up, playing on at random or sensibly, looking for errors."""

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import tablee
from tablee import Game, IllegalAction, Match

Options = dict[str, Any]
Pick = Callable[[Match, Random], tuple[int, str]]

KINDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")

# Options that cannot be listed one by one: some of each kind, put beside the listed ones.
MORE_OPTIONS: dict[str, list[Options]] = {
    "the-game-extreme": [
        {"commands": {str(2 + i): KINDS[i // 4] for i in range(28)}, "starter": "lot"},
    ],
    "six-qui-prend": [
        {"deck": 104, "until": 66},
        {"deck": 104, "until": 66, "tactics": True},
        {"until": 20},
        {"until": 30, "points": list(range(108))},
        {"deck": 104, "points": {str(card): card % 3 for card in range(1, 105)}},
    ],
    "the-mind": [
        {"blind": True, "lives": 5, "blind_lives": "player"},
        {"blind": True, "lives": 4, "stars": 3},
    ],
}


def table(name: str, position: dict[str, Any], **options: Any) -> Match:
    """Return a match from a position; `players` is the number of hands where the options do not say it."""
    options.setdefault("players", len(position.get("hands", "ab")))
    return tablee.load(name, **options).from_position(position)


def play(match: Match, seat: int, *texts: str) -> Match:
    """Take several actions of one seat and return the match."""
    for text in texts:
        match.play(seat, text)
    return match


def refused(match: Match, seat: int, text: str) -> IllegalAction:
    """Return the error of an action that must be refused, having seen that it changes nothing and is not offered."""
    before = match.position()
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, text)
    assert match.position() == before
    assert text not in match.legal(seat)
    told = match.refusal(seat, text)
    assert told is not None
    assert (told.code, told.facts) == (caught.value.code, caught.value.facts)
    return caught.value


def attempt(call: Callable[[], Any]) -> tuple[Any, tablee.TableeError | None]:
    """Return what the call returns and None, or None and the error with which it was refused."""
    try:
        return call(), None
    except tablee.TableeError as error:
        return None, error


def moves(match: Match, seat: int) -> list[str]:
    """Return the legal actions of a seat without talk."""
    return [text for text in match.legal(seat) if not match.game.is_talk(text)]


def unplayable(name: str, position: dict[str, Any], **options: Any) -> str:
    """Return the code with which a position is refused."""
    with pytest.raises(tablee.BadPosition) as caught:
        table(name, position, **options)
    assert isinstance(caught.value, ValueError)
    assert caught.value.sentence("en") != caught.value.sentence("fr")
    return caught.value.code


def impossible(name: str, **options: Any) -> str:
    """Return the code with which options are refused."""
    with pytest.raises(tablee.BadOption) as caught:
        tablee.load(name, **options)
    assert isinstance(caught.value, ValueError)
    assert caught.value.sentence("en") != caught.value.sentence("fr")
    return caught.value.code


# --- every way to set up a game ----------------------------------------------------------------------------


@cache
def setups(name: str) -> tuple[Game, ...]:
    """Return the game with every number of players and every combination of options that can be listed, and more."""
    choices = [
        [(option["name"], value) for value in option["values"] or [option["default"]]]
        for option in tablee.options(name)
    ]
    listed = [
        game for combination in itertools.product(*choices) if (game := _loaded(name, dict(combination)))
    ]
    seats = sorted({game.players for game in listed})
    return (
        *listed,
        *(tablee.load(name, players=n, **more) for more in MORE_OPTIONS.get(name, []) for n in seats),
    )


def _loaded(name: str, options: Options) -> Game | None:
    try:
        return tablee.load(name, **options)
    except tablee.BadOption:
        return None


def spread(name: str, count: int, start: int = 0) -> Iterator[tuple[int, Game]]:
    """Yield (seed, game) `count` times, from setup to setup: every number of players equally often, few options twice."""
    rows = _by_players(name)
    for seed in range(start, start + count):
        row = rows[seed % len(rows)]
        yield seed, row[seed // len(rows) % len(row)]


@cache
def _by_players(name: str) -> list[list[Game]]:
    rows: dict[int, list[Game]] = {}
    for game in setups(name):
        rows.setdefault(game.players, []).append(game)
    for row in rows.values():
        Random(2026).shuffle(row)
    return list(rows.values())


# --- playing on ---------------------------------------------------------------------------------------------


def any_action(match: Match, random: Random) -> tuple[int, str]:
    """Pick any legal action of a seat that the match waits for, seldom talk of any seat."""
    if random.random() < 0.05:
        talk = [(seat, text) for seat in range(match.game.players) for text in match.legal(seat)]
        talk = [(seat, text) for seat, text in talk if match.game.is_talk(text)]
        if talk:
            return random.choice(talk)
    seat = random.choice(match.to_act)
    return seat, random.choice(moves(match, seat))


def least_damage(match: Match, random: Random) -> tuple[int, str]:
    """Pick a lay that costs little, so that matches of The Game come to their end with an empty draw pile."""
    seat = match.to_act[0]
    view = match.view(seat)
    legal = moves(match, seat)
    costs = {
        f"{card}>{pile}": cost for card, by_pile in view["costs"].items() for pile, cost in by_pile.items()
    }
    lays = sorted((costs.get(text, 50), text) for text in legal if text in costs or ">" in text)
    if "end" in legal and (not lays or lays[0][0] > 3):
        return seat, "end"
    return (seat, lays[0][1]) if lays else (seat, random.choice(legal))


def lowest_card(match: Match, random: Random) -> tuple[int, str]:
    """Pick what a team that reads minds would do, nearly always, so that The Mind comes to its last level."""
    if random.random() < 0.02:
        return any_action(match, random)
    acts = [(seat, text) for seat in match.to_act for text in moves(match, seat)]
    lays = [(int(text), seat) for seat, text in acts if text.isdigit()]
    if lays:
        card, seat = min(lays)
        return seat, str(card)
    return acts[0]


SENSIBLE: dict[str, Pick] = {
    "the-game": least_damage,
    "the-game-extreme": least_damage,
    "face-to-face": least_damage,
    "the-mind": lowest_card,
}


def pick_for(name: str, seed: int) -> Pick:
    """Return how a match is played: half of them at random, half sensibly where the game has a way to."""
    return SENSIBLE.get(name, any_action) if seed % 2 else any_action


def steps(
    match: Match, random: Random, pick: Pick = any_action, most: int = 20_000
) -> Iterator[tuple[int, str]]:
    """Play a match to its end, yielding each action after it was taken; too long a match is an error."""
    for _ in range(most):
        if match.over:
            return
        seat, text = pick(match, random)
        match.play(seat, text)
        yield seat, text
    raise AssertionError(f"{match!r} does not end")


def finished(match: Match, random: Random, pick: Pick = any_action) -> Match:
    """Play a match to its end and return it."""
    for _ in steps(match, random, pick):
        pass
    return match


# --- late positions: matches that are nearly over, so that their ends are played too -------------------------


def late(game: Game, random: Random) -> Match:
    """Return a match of The Game, of Extreme or of Face to Face that has few cards left; of another game a fresh one."""
    if game.name in ("the-game", "the-game-extreme"):
        return game.from_position(_late_the_game(game, random))
    if game.name == "face-to-face":
        return game.from_position(_late_face_to_face(random))
    return game.deal(seed=random.randrange(2**32))


def _late_the_game(game: Game, random: Random) -> dict[str, Any]:
    limit = len(game.deal(seed=0).position()["hands"][0])
    commands = game.deal(seed=0).position().get("commands", {})
    tops = random.sample([card for card in range(2, 40) if commands.get(str(card)) != "skull"], 2)
    tops += random.sample([card for card in range(61, 100) if commands.get(str(card)) != "skull"], 2)
    rest = [card for card in range(2, 100) if card not in tops]
    random.shuffle(rest)
    draw_count = random.choice((0, 0, 1, 2, 3, 5))
    full = draw_count > 0
    hands = [
        [rest.pop() for _ in range(limit if full else random.randrange(limit + 1))]
        for _ in range(game.players)
    ]
    return {
        "piles": dict(zip(("up1", "up2", "down1", "down2"), tops, strict=True)),
        "hands": hands,
        "draw": [rest.pop() for _ in range(draw_count)],
        "seat": random.randrange(game.players),
    }


def _late_face_to_face(random: Random) -> dict[str, Any]:
    decks = [random.sample(range(2, 60), 16) for _ in range(2)]
    hands = [[deck.pop() for _ in range(random.randrange(2, 7))] for deck in decks]
    draws = [[deck.pop() for _ in range(random.choice((0, 0, 1, 2, 4)))] for deck in decks]
    piles = [{"up": decks[seat].pop(), "down": decks[1 - seat].pop()} for seat in range(2)]
    return {"piles": piles, "hands": hands, "draw": draws, "seat": random.randrange(2)}
