"""Random play in the engine and in the slow games of `tests.brute` side by side, compared after every action.

Dealt matches and random positions, all options and seat counts. A difference is shown with the position before the
action, the action and both answers.
"""

import random

import pytest

import tablee
from tests.brute import GAMES
from tests.brute.common import direction

DEALT_SEEDS = range(24)
POSITION_SEEDS = range(80)
MOST_ACTIONS = 1200  # The Mind can stop and go on for ever
REFUSED_SAMPLES = 4

KINDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")


def pile_options(rng):
    players = rng.randint(1, 5)
    return {
        "players": players,
        "minimum": rng.choice([2, 2, 3]),
        "hand_reduction": rng.choice([0, 0, 1]),
        "talk": rng.choice(["open", "strict"]),
        "starter": rng.choice(["volunteer", "lot", rng.randrange(players)]),
    }


def extreme_options(rng):
    return {**pile_options(rng), "commands": rng.choice(["even", "random", random_table(rng, range(2, 100))])}


def face_to_face_options(rng):
    return {"players": 2, "last_card": rng.choice(["two", "single"])}


def six_options(rng):
    deck = rng.choice([104, 108])
    options = {"players": rng.randint(2, 10), "deck": deck, "until": rng.choice(["round", 66, 20])}
    if deck == 104:
        options["tactics"] = rng.choice([False, True])
    if rng.random() < 0.3:
        options["points"] = {str(card): rng.randint(0, 9) for card in range(1, deck + 1)}
    return options


def mind_options(rng):
    options = {"players": rng.randint(2, 4), "star_needs": rng.choice(["all", "holders"])}
    if rng.random() < 0.4:
        ways = ["event", "level", "player"]
        lives, stars = rng.randint(1, 5), rng.randint(0, 3)
        options |= {"blind": True, "lives": lives, "stars": stars, "blind_lives": rng.choice(ways)}
    return options


OPTIONS = {
    "the-game": pile_options,
    "the-game-extreme": extreme_options,
    "face-to-face": face_to_face_options,
    "six-qui-prend": six_options,
    "the-mind": mind_options,
}


def random_table(rng, preferred):
    """A table of commands that puts as many as it can on the preferred cards."""
    preferred = rng.sample(sorted(preferred), min(28, len(preferred)))
    others = [card for card in range(2, 100) if card not in preferred]
    cards = preferred + rng.sample(others, 28 - len(preferred))
    rng.shuffle(cards)
    return {str(card): KINDS[i % 7] for i, card in enumerate(cards)}


def pile_position(rng, options):
    """Hands, draw pile and tops of one deck, few enough that the end is near."""
    players = options["players"]
    hand_size = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}[players] - options["hand_reduction"]
    deck = rng.sample(range(2, 100), 98)
    bases = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
    piles = {pile: deck.pop() if rng.random() < 0.7 else base for pile, base in bases.items()}
    hands = [[deck.pop() for _ in range(rng.randint(0, hand_size))] for _ in range(players)]
    draw = [deck.pop() for _ in range(rng.choice([0, 0, 1, 2, 5, 12]))]
    return {
        "piles": piles,
        "hands": hands,
        "draw": draw,
        "seat": rng.choice([*range(players), None] if players > 1 else [0]),
    }


def extreme_position(rng, options):
    """As in The Game, with many commands among the cards in play; no skull lies open at the start of a turn (X3)."""
    found = pile_position(rng, options)
    held = {card for hand in found["hands"] for card in hand} | set(found["draw"])
    tops = {card for card in found["piles"].values() if card not in (1, 100)}
    table = random_table(rng, held | tops)
    for top in tops:
        if table.get(str(top)) == "skull":
            other = next(card for card, kind in table.items() if kind != "skull" and int(card) not in tops)
            table[str(top)], table[other] = table[other], "skull"
    return {**found, "commands": table}


def face_to_face_position(rng, options):
    decks = [rng.sample(range(2, 60), 58) for _ in range(2)]
    hands = [[deck.pop() for _ in range(rng.randint(1, 6))] for deck in decks]
    draw = [[deck.pop() for _ in range(rng.choice([0, 0, 1, 2, 6]))] for deck in decks]
    piles = [
        {
            name: rng.choice(decks).pop() if rng.random() < 0.8 else base
            for name, base in (("up", 1), ("down", 60))
        }
        for _ in range(2)
    ]
    return {"piles": piles, "hands": hands, "draw": draw, "seat": rng.randrange(2)}


def six_position(rng, options):
    players = options["players"]
    highest = 10 * players + 4 if options.get("tactics") else options["deck"]
    deck = rng.sample(range(1, highest + 1), highest)
    hand_count = rng.randint(1, 3)
    hands = [[deck.pop() for _ in range(hand_count)] for _ in range(players)]
    longest = min(5, len(deck) // 4)
    rows = [sorted(deck.pop() for _ in range(rng.randint(1, longest))) for _ in range(4)]
    penalties = [[deck.pop() for _ in range(min(len(deck), rng.randint(0, 2)))] for _ in range(players)]
    totals = [
        0 if options["until"] == "round" else rng.randint(0, options["until"] - 1) for _ in range(players)
    ]
    return {"rows": rows, "hands": hands, "penalties": penalties, "totals": totals}


def mind_position(rng, options):
    """A level under way; in blind play its beginning, since what was early before would have to be made up."""
    players = options["players"]
    last_level = {2: 12, 3: 10, 4: 8}[players]
    level = rng.choice([1, 2, 3, last_level - 1, last_level])
    deck = rng.sample(range(1, 101), 100)
    blind = options.get("blind", False)
    stack = [] if blind else sorted(deck.pop() for _ in range(rng.randint(0, 2)))
    above = [card for card in deck if not stack or card > stack[-1]]
    hands = [[above.pop() for _ in range(rng.randint(0, min(level, 4))) if above] for _ in range(players)]
    if not any(hands):
        return mind_position(rng, options)
    lives, stars = rng.randint(1, 5), rng.randint(0, 3)
    phase = rng.choice(["focus", "play"])
    found = {"level": level, "lives": lives, "stars": stars, "hands": hands, "stack": stack, "phase": phase}
    return {**found, "blind": blind, "seed": rng.randrange(1000)}


POSITIONS = {
    "the-game": pile_position,
    "the-game-extreme": extreme_position,
    "face-to-face": face_to_face_position,
    "six-qui-prend": six_position,
    "the-mind": mind_position,
}


class Pair:
    """One match in both: `match` is the engine's, `state` the slow game's."""

    def __init__(self, name, options, match, position):
        self.name, self.options, self.match = name, options, match
        self.brute = GAMES[name]
        self.game = tablee.load(name, **options)
        self.state = self.brute.start(position, options)
        self.told = f"{name} {options} from {position}"
        self.before = position
        self.deal_again()

    def everything(self):
        """Return (seat, text) for all that is legal by the slow game."""
        seats = range(self.options["players"])
        return [(seat, text) for seat in seats for text in sorted(self.legal(seat))]

    def legal(self, seat):
        return self.brute.legal(self.state, seat) | self.brute.talk(self.state, seat)

    def compare(self, rng):
        self.same("to_act", tuple(self.match.to_act), self.brute.to_act(self.state))
        self.same("outcome", self.match.outcome, self.brute.outcome(self.state))
        self.same("over", self.match.over, self.brute.outcome(self.state) is not None)
        for seat in range(self.options["players"]):
            legal = self.legal(seat)
            self.same(f"legal({seat})", sorted(self.match.legal(seat)), sorted(legal))
            for text in rng.sample(self.game.actions, REFUSED_SAMPLES):
                refused = self.match.refusal(seat, text) is not None
                self.same(f"refusal({seat}, {text!r})", refused, text not in legal)
        if not self.match.over:
            found = self.match.position()
            for key, value in self.brute.position(self.state).items():
                if value is not None:
                    self.same(key, tidy(key, found[key]), tidy(key, value))

    def same(self, what, found, expected):
        if found != expected:
            pytest.fail(
                f"{what}: the engine says {found!r}, the slow game {expected!r}\n{self.told}\n"
                f"position before it: {self.before}\nposition now: {self.match.position()}"
            )

    def play(self, seat, text):
        self.before = self.match.position()
        self.told = f"{self.name} {self.options}, seat {seat} plays {text!r}"
        self.match.play(seat, text)
        self.state = self.brute.play(self.state, seat, text)
        self.deal_again()

    def deal_again(self):
        """Take a new round's or level's cards from the engine, once what is carried over has been compared."""
        while self.brute.needs_deal(self.state):
            dealt = self.match.position()
            if self.name == "the-mind":
                for key in ("level", "lives", "stars"):
                    self.same(key, dealt[key], getattr(self.state, key))
                self.same(
                    "hand counts",
                    [len(hand) for hand in dealt["hands"]],
                    [self.state.level] * len(dealt["hands"]),
                )
                self.same("phase", dealt["phase"], "focus")
            else:
                self.same("totals", dealt["totals"], self.brute.totals_after_round(self.state))
                self.same("hand counts", {len(hand) for hand in dealt["hands"]}, {10})
                self.same("rows", [len(row) for row in dealt["rows"]], [1] * 4)
            self.state = self.brute.start(dealt, self.options)


def tidy(key, value):
    """Take away an order that means nothing."""
    if key in ("hands", "penalties"):
        return [sorted(cards) for cards in value]
    if key in ("talk", "set_aside"):
        return sorted(list(item) if isinstance(item, tuple) else item for item in value)
    if key == "commands":
        return {str(card): kind for card, kind in value.items()}
    return value


def choose(rng, pair):
    """Return what is played next: mostly sensible, so that matches get far, and sometimes anything at all."""
    legal = pair.everything()
    talk = [action for action in legal if pair.game.is_talk(action[1])]
    actions = [action for action in legal if not pair.game.is_talk(action[1])]
    if talk and rng.random() < 0.1:
        return rng.choice(talk)
    if rng.random() < 0.2:
        return rng.choice(actions)
    return min(actions, key=lambda action: (cost(rng, pair, *action), rng.random()))


def cost(rng, pair, seat, text):
    """Return how little one would like an action: the gap of a lay, the card in The Mind, chance elsewhere."""
    if ">" in text:
        card, pile = text.split(">")
        piles = pair.brute.position(pair.state)["piles"]
        if pair.name == "face-to-face":
            if pile.startswith("other-"):
                return rng.choice([-5, 30])
            piles = piles[seat]
        gap = int(card) - piles[pile]
        return gap if direction(pile) == "up" else -gap
    if text == "end":
        return rng.choice([-20, 3, 8])
    if pair.name == "the-mind":
        return {"ready": 0, "stop": 150, "star": rng.choice([0, 120, 120, 120]), "no-star": 130}.get(
            text
        ) or int_or(text, 0)
    return rng.random()


def int_or(text, other):
    return int(text) if text.isdigit() else other


def walk(pair, rng):
    """Play to the end in both, comparing before the first action and after each."""
    pair.compare(rng)
    for _ in range(MOST_ACTIONS):
        if pair.match.over:
            return
        seat, text = choose(rng, pair)
        pair.play(seat, text)
        pair.compare(rng)


def together(piles):
    return [card for pile in piles for card in pile]


HAND_COUNTS = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}  # G2


def check_pile_deal(options, dealt):
    """G1, G2, G3: all 98 cards, the hand size, and who starts."""
    hand_count = HAND_COUNTS[options["players"]] - options["hand_reduction"]
    assert [len(hand) for hand in dealt["hands"]] == [hand_count] * options["players"]
    assert sorted(together(dealt["hands"]) + dealt["draw"]) == list(range(2, 100))
    assert dealt["piles"] == {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
    starter = options["starter"]
    allowed = {"volunteer": [None], "lot": list(range(options["players"]))}.get(starter, [starter])
    if options["players"] == 1:
        allowed = [0]  # a single player is not asked
    assert dealt["seat"] in allowed


def check_extreme_deal(options, dealt):
    """X1: as in The Game, with four cards of each kind."""
    check_pile_deal(options, dealt)
    assert sorted(dealt["commands"].values()) == sorted(KINDS * 4)
    assert all(2 <= int(card) <= 99 for card in dealt["commands"])
    if isinstance(options["commands"], dict):
        assert tidy("commands", dealt["commands"]) == options["commands"]


def check_face_to_face_deal(options, dealt):
    """F1: 58 cards each, shuffled apart, 6 in hand."""
    assert dealt["piles"] == [{"up": 1, "down": 60}] * 2
    for hand, draw in zip(dealt["hands"], dealt["draw"], strict=True):
        assert len(hand) == 6
        assert sorted(hand + draw) == list(range(2, 60))
    assert dealt["draw"][0] != dealt["draw"][1]
    assert dealt["seat"] in (0, 1)


def check_six_deal(options, dealt):
    """S2: ten cards each and four rows of one, of the cards in play."""
    highest = 10 * options["players"] + 4 if options.get("tactics") else options["deck"]
    cards = together(dealt["hands"] + dealt["rows"])
    assert len(set(cards)) == len(cards) == 10 * options["players"] + 4
    assert set(cards) <= set(range(1, highest + 1))
    assert [len(row) for row in dealt["rows"]] == [1] * 4
    assert [len(hand) for hand in dealt["hands"]] == [10] * options["players"]
    assert dealt["totals"] == [0] * options["players"]


def check_mind_deal(options, dealt):
    """M1, M2, M3: one card each, the lives and stars of the table, and focus."""
    cards = together(dealt["hands"])
    assert [len(hand) for hand in dealt["hands"]] == [1] * options["players"]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(range(1, 101))
    assert dealt["level"] == 1
    assert dealt["lives"] == options.get("lives", options["players"])
    assert dealt["stars"] == options.get("stars", 1)
    assert dealt["phase"] == "focus"


CHECK_DEAL = {
    "the-game": check_pile_deal,
    "the-game-extreme": check_extreme_deal,
    "face-to-face": check_face_to_face_deal,
    "six-qui-prend": check_six_deal,
    "the-mind": check_mind_deal,
}


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt(name, seed):
    options = OPTIONS[name](random.Random(f"deal {name} {seed}"))
    CHECK_DEAL[name](options, tablee.load(name, **options).deal(seed=seed).position())


@pytest.mark.parametrize("seed", DEALT_SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_dealt_matches(name, seed):
    rng = random.Random(f"{name} {seed}")
    options = OPTIONS[name](rng)
    match = tablee.load(name, **options).deal(seed=seed)
    walk(Pair(name, options, match, match.position()), rng)


@pytest.mark.parametrize("seed", POSITION_SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_random_positions(name, seed):
    rng = random.Random(f"position {name} {seed}")
    options = OPTIONS[name](rng)
    position = POSITIONS[name](rng, options)
    walk(Pair(name, options, tablee.load(name, **options).from_position(position), position), rng)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", GAMES)
def test_a_position_taken_up_again_plays_on_the_same(name, seed):
    """From the middle of a match on, by `position()` and `from_position` at each action."""
    rng = random.Random(f"again {name} {seed}")
    options = OPTIONS[name](rng)
    game = tablee.load(name, **options)
    match = game.from_position(POSITIONS[name](rng, options))
    for _ in range(30):
        if match.over:
            return
        pair = Pair(name, options, game.from_position(match.position()), match.position())
        pair.compare(rng)
        match.play(*choose(rng, pair))
