"""The Game Extreme, slowly: G1 to G14 with X1 to X12. Nothing is shared with The Game but the law of a pile."""

from dataclasses import dataclass, replace
from functools import cached_property

from .common import direction, fits, say, talk_after_turn
from .common import outcome as outcome_dict

PILES = ("up1", "up2", "down1", "down2")
BASES = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}  # G1
HAND_SIZE = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}  # G2
KINDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")  # X1, in its cycle
EVEN = {2 + (14 * i + 7) // 4: KINDS[i % 7] for i in range(28)}  # X1
PILE_WORDS = ("avoid", "careful", "free")  # G11
KIND_WORDS = ("hold", "not-now", "free")  # X11


@dataclass(frozen=True, eq=False)
class Rules:
    """What does not change during a match: the options, and which card carries which command."""

    players: int
    minimum: int
    hand_size: int
    commands: dict[int, str]


@dataclass(frozen=True)
class State:
    """A match: `turn` holds (card, pile) for each card laid in the turn under way, in order."""

    rules: Rules
    tops: dict[str, int]
    hands: tuple[frozenset[int], ...]
    draw: tuple[int, ...]
    seat: int | None
    turn: tuple[tuple[int, str], ...]
    words: frozenset
    result: tuple | None = None

    @cached_property
    def visible(self):
        """The kind of command that lies on top of each pile that shows one."""
        commands = self.rules.commands
        return {pile: commands[top] for pile, top in self.tops.items() if top in commands}


def start(position, options):
    table = position.get("commands", options.get("commands", "even"))
    commands = EVEN if table == "even" else {int(card): kind for card, kind in table.items()}
    assert sorted(commands.values()) == sorted(KINDS * 4), "X1: four cards of each kind"
    players = options["players"]
    rules = Rules(
        players=players,
        minimum=options.get("minimum", 2),
        hand_size=HAND_SIZE[players] - options.get("hand_reduction", 0),
        commands=commands,
    )
    turn = tuple(zip(position.get("turn_cards", ()), position.get("turn_piles", ()), strict=True))
    return settle(
        State(
            rules=rules,
            tops={**BASES, **position.get("piles", {})},
            hands=tuple(frozenset(hand) for hand in position["hands"]),
            draw=tuple(position.get("draw", ())),
            seat=0 if rules.players == 1 else position.get("seat", 0),  # G3: a single player is not asked
            turn=turn,
            words=frozenset(tuple(word) for word in position.get("talk", ())),
        )
    )


def to_act(state):
    if state.result is not None:
        return ()
    if state.seat is None:  # G3
        return tuple(range(state.rules.players))
    return (state.seat,)


def legal(state, seat):
    if seat not in to_act(state):
        return frozenset()
    if state.seat is None:
        return frozenset({"start"})  # G3
    return frozenset(f"{card}>{pile}" for card, pile in lays(state)) | ({"end"} if may_end(state) else set())


def talk(state, seat):
    if state.result is not None:
        return frozenset()  # G11: until the match is over
    if "silence" in state.visible.values():
        return frozenset()  # X7: G11's and X11's actions are not legal for any seat
    about_piles = {f"{word} {pile}" for word in PILE_WORDS for pile in PILES}  # G11
    about_kinds = {f"{word} {kind}" for word in KIND_WORDS for kind in KINDS}  # X11
    return frozenset(about_piles | about_kinds)


def play(state, seat, text):
    assert text in legal(state, seat) | talk(state, seat), (state, seat, text)
    if text == "start":
        return settle(replace(state, seat=seat))
    if text == "end":
        return settle(turn_ended(state))
    if " " in text:
        word, target = text.split(" ")
        return replace(state, words=say(state.words, seat, word, target, own_turn=seat == state.seat))
    card, pile = text.split(">")
    return lay(state, int(card), pile)


def outcome(state):
    if state.result is None:
        return None
    won, score, reason = state.result
    return outcome_dict(reason, won=won, score=score)


def position(state):
    return {
        "piles": dict(state.tops),
        "hands": [sorted(hand) for hand in state.hands],
        "draw": list(state.draw),
        "seat": state.seat,
        "laid": len(state.turn),
        "turn_cards": [card for card, _ in state.turn],
        "turn_piles": [pile for _, pile in state.turn],
        "talk": sorted(list(word) for word in state.words),
        "commands": {str(card): kind for card, kind in state.rules.commands.items()},
    }


def needs_deal(state):
    return False


def unlaid(state):
    return sum(len(hand) for hand in state.hands) + len(state.draw)


def due(state):
    """G4: the minimum while the draw pile has cards, 1 when it is empty."""
    return state.rules.minimum if state.draw else 1


def three_binds(state):
    """X6: a three was laid in this turn. X3: it binds the player for this turn, covered or not."""
    return any(state.rules.commands.get(card) == "three" for card, _ in state.turn)


def open_skulls(state):
    return sum(kind == "skull" for kind in state.visible.values())


def owed(state):
    """X12: the greater of the open skulls and of 3 - laid if a three was laid."""
    return max(open_skulls(state), 3 - len(state.turn) if three_binds(state) else 0)


def moved(state, card, pile):
    """The state with the card on the pile; nothing else has happened yet."""
    hands = tuple(hand - {card} if seat == state.seat else hand for seat, hand in enumerate(state.hands))
    return replace(state, tops={**state.tops, pile: card}, hands=hands, turn=(*state.turn, (card, pile)))


def ends_turn(state, card):
    """X4: a stop ends the turn at once. X6: so does the third card of a turn with a three."""
    kind = state.rules.commands.get(card)
    with_three = kind == "three" or three_binds(state)
    return kind == "stop" or (with_three and len(state.turn) + 1 == 3)


def forbidding_clause(state, card, pile):
    """Return the clause that forbids a lay, None for a legal one. X3: a lay is judged by the tops before it."""
    kind = state.rules.commands.get(card)
    backwards = "no-backwards" not in state.visible.values()  # X8: none on any of the four piles
    if not fits(direction(pile), state.tops[pile], card, backwards):
        return "G5"
    if pile not in piles_of_one_pile(state):
        return "X9"
    if kind == "three" and len(state.turn) >= 3:
        return "X6"  # a three as fourth card or later is not legal
    if kind == "stop" and three_binds(state) and len(state.turn) + 1 != 3:
        return "X6"  # a stop after a three is legal only as the third card
    if ends_turn(state, card) and open_skulls(moved(state, card, pile)) > 0:
        return "X5"  # no lay that ends the turn is legal unless no skull is visible after it
    return None


def piles_of_one_pile(state):
    """X9: the piles that the visible one-piles leave open."""
    turn_piles = {pile for _, pile in state.turn}
    laid_now = {card for card, _ in state.turn}
    allowed = set(PILES)
    for pile, kind in state.visible.items():
        if kind != "one-pile":
            continue
        if state.tops[pile] in laid_now:
            allowed &= {pile}  # it does not look back: from then on only its own pile counts
        elif turn_piles:
            assert len(turn_piles) == 1, "an older one-pile has held all the turn's cards on one pile"
            allowed &= turn_piles  # only the pile of this turn's earlier cards (any, for the first card)
    return allowed


def lays(state):
    hand = state.hands[state.seat]
    return {(card, pile) for card in hand for pile in PILES if forbidding_clause(state, card, pile) is None}


def may_end(state):
    enough = len(state.turn) >= due(state)  # G7
    return (
        enough and open_skulls(state) == 0 and not three_binds(state)
    )  # X5; X6: the third card ends it by itself


def lay(state, card, pile):
    after = moved(state, card, pile)
    if unlaid(after) > 0 and ends_turn(state, card):
        return settle(turn_ended(after))  # X4, X6
    return settle(after)


def turn_ended(state):
    hand = state.hands[state.seat]
    one = "draw-one" in state.visible.values()
    wanted = 1 if one else state.rules.hand_size - len(hand)  # X10
    drawn, rest = frozenset(state.draw[:wanted]), state.draw[wanted:]
    hands = tuple(held | drawn if seat == state.seat else held for seat, held in enumerate(state.hands))
    words = talk_after_turn(state.words, state.seat)
    return replace(state, hands=hands, draw=rest, seat=next_seat(state), turn=(), words=words)


def next_seat(state):
    return (state.seat + 1) % state.rules.players


def settle(state):
    """Play on as far as nobody has to decide, and see whether the match is over."""
    if unlaid(state) == 0:
        missing = owed(state)
        if missing:
            return replace(state, result=(False, missing, "duty"))  # X12
        return replace(state, result=(True, 0, "all-laid"))  # G12, X12
    if state.seat is None:
        return state
    hand = state.hands[state.seat]
    if not hand and not state.draw and not state.turn:
        return settle(replace(state, seat=next_seat(state)))  # G8
    if not hand and may_end(state):
        return settle(turn_ended(state))  # G7
    if not lays(state) and not may_end(state):
        # G9: fewer than the minimum and no legal lay. X2: a duty that can no longer be met.
        return replace(state, result=(False, unlaid(state), "duty" if owed(state) else "stuck"))
    return state
