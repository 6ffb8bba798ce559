"""The sensible bots' plans: a turn that can be ended is ended, words are true and few, openings are compared."""

from copy import copy
from random import Random
from typing import Any

import pytest

import tablee
from tablee import Game, Match
from tablee.bots import Bot, play_out, seat_bot
from tablee.bots import sensible_the_game as planner
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
        up, down = random.randrange(40, 58), random.randrange(4, 22)
        cards = [card for card in range(2, 60) if card not in (up, down, 12, 40)]
        decks = [random.sample(cards, 9) for _ in range(2)]
        others = random.choice(({}, {"up": 12}, {"down": 40}))
        return game.from_position(
            {
                "piles": [{"up": up, "down": down}, others],
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


def test_it_uses_a_pair_to_come_back() -> None:
    """35 before 25: the pair goes up and comes back, and the pile has moved by little (G6)."""
    piles = {"up1": 24, "up2": 60, "down1": 61, "down2": 40}
    hand = [25, 35, 90, 91, 92, 93, 94]
    rest = [card for card in range(2, 90) if card not in (*hand, *piles.values())]
    position = {"piles": piles, "hands": [hand, rest[:7]], "draw": rest[7:]}
    match = tablee.load("the-game", players=2).from_position(position)
    assert does(match, 0) == "35>up1"
    match.play(0, "35>up1")
    assert does(match, 0) == "25>up1"


def test_it_does_not_stop_where_only_a_single_card_and_a_draw_would_be_left() -> None:
    """Two in hand and one to draw: two must be laid, and the last one stands alone (F8)."""
    piles = [{"up": 10, "down": 50}, {}]
    position = {"piles": piles, "hands": [[11, 12, 13, 40], [2, 3, 4, 5, 6, 7]], "draw": [[30], [8, 9]]}
    match = tablee.load("face-to-face").from_position(position)
    assert does(match, 0) is not None
    bot = sensible(match, 0)
    while match.to_act == (0,):
        action, _ = bot.choose(match.observe(0))
        match.play_id(0, action or 0)
    assert len(match.position()["hands"][0]) + len(match.position()["draw"][0]) != 3


# --- a plan that is followed ---------------------------------------------------------------------------------


def test_a_memory_saves_time_and_decides_nothing() -> None:
    """In The Game, whoever is asked for the first time in the middle of a turn answers like one who has a plan.

    Now and then somebody else speaks, or a seat does not do what its bot wants, so that plans go wrong.
    """
    followed = 0
    for seed, game in enumerate(setups("the-game")[::3]):
        random = Random(seed)
        match = game.deal(seed)
        bots = [sensible(match, seat) for seat in range(game.players)]
        while not match.over:
            answers = [bot.choose(match.observe(bot.seat)) for bot in bots]
            assert answers == [sensible(match, bot.seat).choose(match.observe(bot.seat)) for bot in bots]
            followed += match.position()["laid"] > 0
            wishes = [
                (delay, seat, action) for seat, (action, delay) in enumerate(answers) if action is not None
            ]
            _, seat, action = min(wishes)
            other = random.randrange(game.players)
            possible = match.legal(other) if random.random() < 0.5 else moves(match, other)
            if random.random() < 0.1 and possible:
                seat, action = other, game.actions.index(random.choice(possible))
            match.play_id(seat, action)
    assert followed > 300


def knotted(random: Random) -> tuple[Match, Any]:
    """Return a position of The Game in which backwards tricks follow from another and go on several piles (G6)."""
    players = random.randint(1, 5)
    game = tablee.load("the-game", players=players, minimum=random.choice((2, 3)), starter=0)
    limit = len(game.deal(seed=0).position()["hands"][0])
    cards = random.sample(range(2, 100), 98)
    ties = random.choice((0.15, 0.7))
    taken: list[int] = []
    while len(taken) < limit + 4:
        tied = [card for near in taken for card in (near - 10, near + 10) if card in cards]
        taken.append(random.choice(tied) if tied and random.random() < ties else random.choice(cards))
        cards.remove(taken[-1])
    random.shuffle(taken)
    left = random.choice((0.1, 0.4, 0.9))  # where few cards are left, more is laid than must be
    rest = [card for card in cards if random.random() < left]
    hands = [taken[4:], *([rest.pop() for _ in range(min(limit, len(rest)))] for _ in range(players - 1))]
    talk = [
        [seat, random.choice(("avoid", "careful")), pile, False]
        for seat in range(1, players)
        for pile in ("up1", "up2", "down1", "down2")
        if random.random() < 0.2
    ]
    piles = dict(zip(("up1", "up2", "down1", "down2"), [*sorted(taken[:2]), *taken[2:4]], strict=True))
    position = {"piles": piles, "hands": hands, "draw": rest, "seat": 0, "talk": talk}
    return game.from_position(position), position


def test_whoever_plans_anew_within_a_turn_comes_to_the_same_lays() -> None:
    random = Random(SEED)
    followed = 0
    for _ in range(1000):
        match, position = knotted(random)
        bot = sensible(match, 0)
        turn = match.to_act == (0,)
        while turn:
            answer = bot.choose(match.observe(0))
            assert answer == sensible(match, 0).choose(match.observe(0)), (position, match.actions)
            assert answer[0] is not None
            match.play_id(0, answer[0])
            turn = match.to_act == (0,) and match.position()["laid"] > 0
            followed += turn
    assert followed > 600


# --- the best plan, by looking at all ----------------------------------------------------------------------


class Table:
    """A table within a turn of The Game, as a person would write it down."""

    def __init__(self, o: Any, memory: planner.Memory) -> None:
        self.tops, self.hand = list(o.top), sorted(o.hand[: o.hand_size])
        self.unseen = [card for card in range(101) if o.unseen[card]]
        self.laid, self.due, self.limit = o.laid, o.due, o.laid + memory.limit
        self.words = [planner.words_of_others(o) >> 2 * pile & 3 for pile in range(4)]
        self.cost = 0

    def by(self, card: int, pile: int) -> int:
        """By how much the card would move the pile on."""
        return card - self.tops[pile] if pile < 2 else self.tops[pile] - card

    def passed(self, card: int, pile: int) -> int:
        """How many unseen cards lie between the pile's top and the card."""
        low, high = sorted((card, self.tops[pile]))
        return sum(low < other <= high for other in self.unseen)

    def tricks(self) -> list[tuple[int, int]]:
        return [(card, pile) for card in self.hand for pile in range(4) if self.by(card, pile) == -10]

    def lays(self) -> list[tuple[int, int]]:
        """The lays worth trying: backwards tricks alone; else the nearest cards, and those that make a trick ready."""
        if self.tricks():
            return self.tricks()
        found = []
        for pile in range(4):
            ahead = sorted((self.by(card, pile), card) for card in self.hand if self.by(card, pile) > 0)
            for by, card in ahead:
                opens = (card - 10 if pile < 2 else card + 10) in self.hand
                near = by == ahead[0][0] and (
                    self.laid < self.due or self.passed(card, pile) <= planner.TIGHT
                )
                if self.limit - self.laid >= 2 if opens else near:
                    found.append((card, pile))
        return found

    def after(self, card: int, pile: int) -> "Table":
        """The table after a lay."""
        table = copy(self)
        table.tops, table.hand, table.words = list(self.tops), list(self.hand), list(self.words)
        by = self.by(card, pile)
        if by > 0:
            table.cost += planner.disregard(self.words[pile], by)
        table.words[pile] = 0  # a pile that was laid on is past asking for
        table.tops[pile] = card
        table.hand.remove(card)
        table.laid += 1
        return table

    def worth(self) -> int:
        """What it is worth to end the turn here."""
        if self.laid < self.due:
            return planner.LOST + self.laid
        up, down = sorted(self.tops[:2]), sorted(self.tops[2:])
        value = 15 * (self.laid - self.due) - self.cost + 10 * len(self.tricks())
        value -= 60 * sum(down[1] <= card <= up[0] for card in self.hand)
        for card in self.unseen:
            takers = sum(card > top for top in up) + sum(card < top for top in down)
            value -= {0: 120, 1: 25}.get(takers, 0)
            value -= 15 * ((card <= up[0]) + (card >= down[1])) + 10 * ((card <= up[1]) + (card >= down[0]))
        return value


def best_worth(table: Table) -> int:
    """What the best plan from a table is worth."""
    after = [table.after(*lay) for lay in table.lays()] if table.laid < table.limit else []
    return max([table.worth(), *map(best_worth, after)])


def test_a_plan_is_the_best_of_all_that_are_worth_trying() -> None:
    """What the search leaves out, since nothing better can come of it or it was looked at in another order, is no loss."""
    random = Random(SEED)
    for _ in range(400):
        match, position = knotted(random)
        if not match.over:
            memory = planner.Memory()
            o = match.observe(0)
            planner.plan(o, memory)
            assert memory.best >> planner.PATH_BITS == best_worth(Table(o, memory)), position


# --- who starts ----------------------------------------------------------------------------------------------


def test_the_cheapest_opening_starts() -> None:
    """G3: whoever can begin at least cost is the first to say so."""
    hands = [[40, 45, 50, 55, 60, 65], [30, 42, 51, 63, 70, 75], [2, 3, 98, 99, 47, 52]]
    rest = [card for card in range(2, 100) if not any(card in hand for hand in hands)]
    match = tablee.load("the-game", players=3).from_position({"hands": hands, "draw": rest, "seat": None})
    delays = [sensible(match, seat).choose(match.observe(seat))[1] for seat in range(3)]
    assert min(delays) == delays[2] < delays[1]
    match.play(0, does(match, 0) or "")
    assert match.to_act == (0,)


# --- talk ----------------------------------------------------------------------------------------------------


def talkative(hand: list[int], **options: Any) -> Match:
    """Return a match of two in which seat 0 is on turn and seat 1 has this hand."""
    rest = [card for card in range(2, 98) if card not in (*hand, 20, 60, 80)]
    piles = {"up1": 20, "up2": 60, "down1": 80, "down2": 98}
    position = {"piles": piles, "hands": [rest[:6], hand], "draw": rest[6:], "seat": 0}
    return tablee.load("the-game", players=2, **options).from_position(position)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ([50, 41, 42, 43], "avoid up2"),  # the backwards trick on 60
        ([21, 41, 42, 43], "careful up1"),
        ([79, 41, 42, 43], "careful down1"),
        ([40, 41, 42, 43], None),
    ],
)
def test_it_says_what_its_hand_asks_for(hand: list[int], said: str | None) -> None:
    """G11: words on piles, never a number."""
    assert does(talkative(hand), 1) == said


def test_it_says_a_word_once_and_takes_it_back() -> None:
    match = talkative([50, 41, 42, 43])
    match.play(1, "avoid up2")
    assert does(match, 1) is None
    other = talkative([40, 41, 42, 43])
    other.play(1, "avoid up2")
    assert does(other, 1) == "free up2"


def words_meant(piles: dict[str, int], hand: list[int]) -> set[tuple[str, str]]:
    """Return what a hand asks for: to avoid a pile for a backwards trick, to be careful with one for a card close by (G11)."""
    meant = set()
    for pile, top in piles.items():
        by = [card - top if pile.startswith("up") else top - card for card in hand]
        if -10 in by:
            meant.add(("avoid", pile))
        elif any(1 <= step <= 3 for step in by):
            meant.add(("careful", pile))
    return meant


@pytest.mark.parametrize("players", [2, 3, 5])
def test_whatever_was_said_before_all_words_are_true_when_a_turn_begins(players: int) -> None:
    """The first card of a turn is laid once each of the others has said what its hand means, and nothing else."""
    match = tablee.load("the-game", players=players).deal(SEED)
    bots = [sensible(match, seat) for seat in range(players)]
    checked = 0
    while not match.over:
        answers = [bot.choose(match.observe(bot.seat)) for bot in bots]
        _, seat, action = min(
            (ms, seat, action) for seat, (action, ms) in enumerate(answers) if action is not None
        )
        position = match.position()
        if seat == position["seat"] and position["laid"] == 0:
            for other in set(range(players)) - {seat}:
                said = {(word, pile) for who, word, pile, _ in position["talk"] if who == other}
                assert said == words_meant(position["piles"], position["hands"][other])
                checked += len(said)
        match.play_id(seat, action)
    assert checked > 10


def test_it_talks_between_two_turns_only() -> None:
    match = talkative([50, 41, 42, 43])
    match.play(0, moves(match, 0)[0])
    assert does(match, 1) is None


def test_it_is_silent_while_a_silence_lies() -> None:
    """X7."""
    commands = tablee.load("the-game-extreme", players=2).deal(1).view(0)["commands"]
    assert commands["28"] == "silence"
    position = {"piles": {"up1": 28, "up2": 60}, "hands": [[30, 31], [50, 40]], "draw": [70, 71], "seat": 0}
    loud = position | {"piles": {"up1": 29, "up2": 60}}
    game = tablee.load("the-game-extreme", players=2)
    assert does(game.from_position(position), 1) is None
    assert does(game.from_position(loud), 1) == "avoid up2"


def test_it_asks_not_to_lay_what_would_spoil_its_trick() -> None:
    """X11."""
    position = {"piles": {"up2": 60}, "hands": [[30, 31], [50, 40]], "draw": [70, 71], "seat": 0}
    match = tablee.load("the-game-extreme", players=2).from_position(position)
    match.play(1, "avoid up2")
    assert does(match, 1) == "not-now no-backwards"


@pytest.mark.parametrize("name", ["the-game", "the-game-extreme"])
def test_bots_do_not_chatter(name: str) -> None:
    """Between two moves each seat speaks at most once about each thing, and not at all within a turn."""
    game = tablee.load(name, players=4)
    match = game.deal(SEED)
    play_out(match, [sensible(match, seat) for seat in range(4)])
    said: set[tuple[int, str]] = set()
    words = 0
    for seat, text, _ in match.actions:
        if not game.is_talk(text):
            said = set()
            continue
        about = text.split()[-1]
        assert (seat, about) not in said
        said.add((seat, about))
        words += 1
    assert 10 < words < 200
