"""What a refusal offers exists and is legal: in all games, by random play from dealt matches and from random positions.

An alternative is known by the error's facts, which decide the sentence; no sentence is read here. A card that is offered need
not be in the hand: it must be legal there if it were.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import tablee
from tablee import IllegalAction, Match
from tablee.texts import languages
from tests.matches import table
from tests.test_differential import OPTIONS, POSITIONS

GAMES = tablee.games()
LOWEST = 2
HIGHEST = {"the-game": 99, "the-game-extreme": 99, "face-to-face": 59}
TRIES = 150  # random positions a game
MOMENTS = 4  # of a match from each that are looked at


# --- a card in the hand -----------------------------------------------------------------------------------------


def holding(match: Match, seat: int, card: int) -> Match | None:
    """Return the match as it would be if the seat held the card, None if it cannot: it lies there for all to see."""
    position = deepcopy(match.position())
    hand = position["hands"][seat]
    if card in hand:
        return match
    view = match.view(None)
    own = match.game.name == "face-to-face"  # each player has a deck
    if not own and card in [laid for _, laid, _ in view["since"][-view["laid"] :] if view["laid"]]:
        return None
    given = hand[0]
    hand[0] = card
    piles = position["draw"][seat] if own else position["draw"]
    hands = [] if own else [other for i, other in enumerate(position["hands"]) if i != seat]
    for cards in (piles, *hands):
        if card in cards:
            cards[cards.index(card)] = given
    with suppress(tablee.BadPosition):
        return match.game.from_position(position)
    if own:  # the other's of that number lies in a hand or draw pile, which is not for all to see
        for cards in (position["hands"][1 - seat], position["draw"][1 - seat]):
            cards[:] = [other for other in cards if other != card]
        with suppress(tablee.BadPosition):
            return match.game.from_position(position)
    return None


def legal_if_held(match: Match, seat: int, card: int, target: str) -> bool:
    if not LOWEST <= card <= HIGHEST[match.game.name]:
        return False
    other = holding(match, seat, card)
    return other is not None and other.refusal(seat, f"{card}>{target}") is None


def rises(target: str) -> bool:
    """Whether a card must be higher to go on forwards; the other's piles improve the other way."""
    return target.startswith("up") or target == "other-down"


def forwards(match: Match, seat: int, target: str, top: int) -> Iterator[bool]:
    """For each card beyond the top, whether it would be legal there."""
    cards = range(top + 1, 100) if rises(target) else range(top - 1, 1, -1)
    return (legal_if_held(match, seat, card, target) for card in cards)


def top_of(match: Match, seat: int, target: str) -> int:
    piles = match.view(None)["piles"]
    if match.game.name == "face-to-face":
        piles = piles[1 - seat if target.startswith("other") else seat]
    return int(piles[target.removeprefix("other-")])


# --- what each refusal offers -----------------------------------------------------------------------------------


def check_pile(match: Match, seat: int, target: str, fits: str) -> None:
    """A pile takes what the word says, and nothing else."""
    top = top_of(match, seat, target)
    backwards = top - 10 if rises(target) else top + 10
    goes_back = not target.startswith("other") and legal_if_held(match, seat, backwards, target)
    word = "higher" if rises(target) else "lower"
    expected = [word] if any(forwards(match, seat, target, top)) else []
    expected += ["exactly"] if goes_back else []
    assert fits == ("-or-".join(expected) or "nothing"), (target, top)


def does_not_fit(match: Match, seat: int, facts: dict[str, Any]) -> None:
    check_pile(match, seat, facts["pile"], facts["fits"])


def bound(match: Match, seat: int, facts: dict[str, Any]) -> None:
    check_pile(match, seat, facts["bound"], facts["bound_fits"])


def own_card(match: Match, seat: int, facts: dict[str, Any]) -> None:
    """One of the own cards is offered only where one of them may be laid or chosen."""
    cards = [text for text in match.legal(seat) if text[0].isdigit()]
    if facts["own"] == "lowest":
        assert str(facts["lowest"]) in cards
    else:
        assert facts["own"] == ("any" if cards else "none")


def own_piles(match: Match, seat: int, facts: dict[str, Any]) -> None:
    ours = {f"{facts['card']}>{pile}" for pile in ("up", "down")} & set(match.legal(seat))
    assert facts["own_piles"] == ("some" if ours else "none")


def cover(match: Match, seat: int, facts: dict[str, Any]) -> None:
    """A card on an open skull is offered only where one could go."""
    visible = match.view(None)["visible"]
    skulls = [pile for pile, kind in visible.items() if kind == "skull"]
    if facts["cover"] == "self":
        view = match.view(None)
        assert view["commands"][str(facts["card"])] == "skull"
        assert (view["three"], view["laid"]) == (True, 2)
        return
    cards = range(2, 100)
    could = any(legal_if_held(match, seat, card, pile) for pile in skulls for card in cards)
    assert facts["cover"] == ("yes" if could else "no")


def some_lay(match: Match, seat: int, facts: dict[str, Any]) -> None:
    assert any(">" in text for text in match.legal(seat))


def legal_for_all(text: str) -> Callable[[Match, int, dict[str, Any]], None]:
    def check(match: Match, seat: int, facts: dict[str, Any]) -> None:
        waited = [other for other in match.to_act if text in match.legal(other)]
        assert waited

    return check


def legal_here(text: str) -> Callable[[Match, int, dict[str, Any]], None]:
    def check(match: Match, seat: int, facts: dict[str, Any]) -> None:
        assert text in match.legal(seat)

    return check


def lowest(match: Match, seat: int, facts: dict[str, Any]) -> None:
    assert str(facts["lowest"]) in match.legal(seat)


def raised(match: Match, seat: int, facts: dict[str, Any]) -> None:
    assert (facts["stars"] > 0) == ("star" in match.legal(seat))


def row(match: Match, seat: int, facts: dict[str, Any]) -> None:
    (chooser,) = match.to_act
    assert match.legal(chooser) == ["row1", "row2", "row3", "row4"]


OFFERS: dict[str, Callable[[Match, int, dict[str, Any]], None]] = {
    "does-not-fit": does_not_fit,
    "no-improvement": does_not_fit,
    "no-backwards": does_not_fit,
    "one-pile": bound,
    "not-in-hand": own_card,
    "no-row-due": own_card,
    "helped-already": own_piles,
    "skull-open": cover,
    "skull-left-open": cover,
    "minimum-not-laid": some_lay,
    "three-not-done": some_lay,
    "two-not-laid": some_lay,
    "not-started": legal_for_all("start"),
    "not-in-play": legal_for_all("ready"),
    "raised-already": legal_here("no-star"),
    "not-raised": raised,
    "not-lowest": lowest,
    "row-due": row,
    "not-your-row": row,
}
# Those that offer nothing to do now: they say what has happened, or what is waited for.
WITHOUT = {
    *("match-over", "not-your-turn", "already-started", "silence", "stop-too-early", "three-too-late"),
    *("choice-made", "not-in-focus", "ready-already", "no-stars"),
}


def test_every_reason_is_looked_at() -> None:
    codes = {code for name in GAMES for _, code in tablee.load(name, players=2).rules.face.refusals.values()}
    assert codes | {"match-over"} == set(OFFERS) | WITHOUT
    assert not set(OFFERS) & WITHOUT


# --- random play ------------------------------------------------------------------------------------------------


def begin(name: str, rng: random.Random) -> Match:
    """Return a dealt match, or more often one from a random position, where piles are high and hands short."""
    options = OPTIONS[name](rng)
    game = tablee.load(name, **options)
    if rng.random() < 0.2:
        return game.deal(rng.randrange(10**6))
    return game.from_position(POSITIONS[name](rng, options))


def texts(match: Match, seat: int, rng: random.Random) -> list[str]:
    """Some actions of each kind: with the own cards, and a few others."""
    own = {str(card) for card in match.view(seat)["hand"]}
    actions = match.game.actions
    ours = [text for text in actions if text.split(">")[0] in own]
    rest = [text for text in actions if not text[0].isdigit()]
    return [
        *rng.sample(ours, min(len(ours), 10)),
        *rng.sample(rest, min(len(rest), 6)),
        *rng.sample(actions, 3),
    ]


@cache
def found(name: str) -> dict[str, int]:
    """Check the refusals of random play, and return how many there were of each kind of what is offered."""
    counts: dict[str, int] = {}
    for number in range(TRIES):
        rng = random.Random(f"{name} {number}")
        match = begin(name, rng)
        for _ in range(MOMENTS):
            for seat in range(match.game.players):
                for text in texts(match, seat, rng):
                    error = match.refusal(seat, text)
                    if error is not None:
                        kind = checked(match, seat, error)
                        counts[kind] = counts.get(kind, 0) + 1
            for _ in range(rng.randint(1, 4)):
                acting = [seat for seat in match.to_act if match.legal(seat)]
                if acting:
                    seat = rng.choice(acting)
                    match.play(seat, rng.choice(match.legal(seat)))
    return counts


def checked(match: Match, seat: int, error: IllegalAction) -> str:
    facts = error.facts
    if error.code in OFFERS:
        OFFERS[error.code](match, seat, facts)
    words = (facts.get(name) for name in ("fits", "bound_fits", "own", "own_piles", "cover"))
    return " ".join([error.code, *map(str, words)])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_refusal_offers_is_legal(name: str) -> None:
    counts = found(name)
    codes = {code for _, code in tablee.load(name, players=2).rules.face.refusals.values()}
    rare = {"three-too-late", "stop-too-early", "skull-left-open"}  # seldom by chance: below
    assert codes - rare <= {kind.split(" ")[0] for kind in counts}


# --- by hand ----------------------------------------------------------------------------------------------------

Case = tuple[str, dict[str, Any], str, dict[str, Any]]

AT_21 = {"up1": 21, "up2": 40}
WITH_THREE = {"turn_cards": [21, 40], "turn_piles": ["up1", "up2"]}
CASES: dict[str, Case] = {
    "no card is -5": ("the-game", {"piles": {"up1": 5}, "hands": [[3, 40]]}, "3>up1", {"fits": "higher"}),
    "no card is 105": (
        "the-game",
        {"piles": {"down1": 95}, "hands": [[97, 40]]},
        "97>down1",
        {"fits": "lower"},
    ),
    "12 on an ascending pile": (
        "the-game",
        {"piles": {"up1": 12}, "hands": [[3, 40]]},
        "3>up1",
        {"fits": "higher-or-exactly"},
    ),
    "11 asks for the base": (
        "the-game",
        {"piles": {"up1": 11}, "hands": [[3, 40]]},
        "3>up1",
        {"fits": "higher"},
    ),
    "nothing is higher than 99": (
        "the-game",
        {"piles": {"up1": 99}, "hands": [[37, 40]]},
        "37>up1",
        {"fits": "exactly"},
    ),
    "99 lies elsewhere": (
        "the-game",
        {"piles": {"up1": 98, "up2": 99}, "hands": [[37, 40]]},
        "37>up1",
        {"fits": "exactly"},
    ),
    "89 lies elsewhere": (
        "the-game",
        {"piles": {"up1": 99, "up2": 89}, "hands": [[37, 90]]},
        "37>up1",
        {"fits": "nothing"},
    ),
    "no way back": (
        "the-game-extreme",
        {"piles": {"up1": 47, "down1": 35}, "hands": [[36, 20]]},
        "36>up1",
        {"fits": "higher"},
    ),
    "no way back from 99": (
        "the-game-extreme",
        {"piles": {"up1": 99, "down1": 35}, "hands": [[36, 20]]},
        "36>up1",
        {"fits": "nothing"},
    ),
    "another pile": (
        "the-game-extreme",
        {"piles": {"up1": 17, "up2": 50}, "hands": [[36, 20]], "turn_cards": [17], "turn_piles": ["up1"]},
        "36>up2",
        {"bound": "up1", "bound_fits": "higher-or-exactly"},
    ),
    "a skull as the third card with a three": (
        "the-game-extreme",
        {"piles": AT_21, "hands": [[63, 99]], **WITH_THREE},
        "63>up1",
        {"cover": "self"},
    ),
    "the third card with a three beside a skull": (
        "the-game-extreme",
        {
            "piles": {"up1": 21, "up2": 38},
            "hands": [[60, 99]],
            "turn_cards": [21, 38],
            "turn_piles": ["up1", "up2"],
        },
        "60>up1",
        {"cover": "yes"},
    ),
    "a stop beside a skull": (
        "the-game-extreme",
        {"piles": {"up1": 38}, "hands": [[56, 99]], "turn_cards": [38], "turn_piles": ["up1"]},
        "56>up2",
        {"cover": "yes"},
    ),
    "a pile at its base": ("face-to-face", {"hands": [[12, 20], [9]]}, "12>other-up", {"fits": "nothing"}),
    "a pile at 60": ("face-to-face", {"hands": [[12, 20], [9]]}, "12>other-down", {"fits": "nothing"}),
    "a pile at 2": (
        "face-to-face",
        {"hands": [[12, 20], [9]], "piles": [{}, {"up": 2, "down": 59}]},
        "12>other-up",
        {"fits": "nothing"},
    ),
    "no card is 62": (
        "face-to-face",
        {"hands": [[53, 20], [9]], "piles": [{"down": 52}, {}]},
        "53>down",
        {"fits": "lower"},
    ),
    "neither of the own piles": (
        "face-to-face",
        {
            "hands": [[12, 30, 31], [9]],
            "piles": [{"up": 29, "down": 8}, {"up": 20}],
            "laid": 1,
            "helped": True,
        },
        "12>other-up",
        {"own_piles": "none"},
    ),
    "no card left": (
        "the-mind",
        {"level": 2, "hands": [[], [9]], "phase": "play"},
        "37",
        {"own": "none"},
    ),
    "no star left": (
        "the-mind",
        {"level": 2, "hands": [[5], [9]], "phase": "play", "stars": 0},
        "no-star",
        {"stars": 0},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_case_that_chance_seldom_brings(case: str) -> None:
    _, _, text, facts = CASES[case]
    match = table(*_players(CASES[case]))
    error = match.refusal(0, text)
    assert error is not None
    assert error.facts | facts == error.facts
    checked(match, 0, error)


def test_no_sentence_names_a_card_that_cannot_go_there() -> None:
    told = {case: table(*_players(CASES[case])).refusal(0, CASES[case][2]) for case in CASES}
    for language in languages():
        said = {case: error.sentence(language) for case, error in told.items() if error is not None}
        assert len(said) == len(CASES)
        assert "-5" not in said["no card is -5"]
        assert "37" not in said["no way back"]
        assert "105" not in said["no card is 105"]
        assert "62" not in said["no card is 62"]
        assert "2" in said["12 on an ascending pile"]
        assert "89" in said["nothing is higher than 99"]
        assert "89" not in said["89 lies elsewhere"]


def _players(case: Case) -> tuple[str, dict[str, Any]]:
    """Return game and position, with a hand for a second player."""
    name, position, _, _ = case
    hands = position["hands"]
    return name, {**position, "hands": hands if len(hands) > 1 else [*hands, [61]]}
