"""The Game, slowly: G1 to G14."""

from dataclasses import dataclass, replace

from .common import direction, fits, say, talk_after_turn
from .common import outcome as outcome_dict

PILES = ("up1", "up2", "down1", "down2")
BASES = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}  # G1
HAND_SIZE = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}  # G2
WORDS = ("avoid", "careful", "free")  # G11


@dataclass(frozen=True)
class State:
    """A match: `tops` in the order of PILES, `words` as (seat, word, pile, said in the seat's own turn)."""

    players: int
    minimum: int
    hand_size: int
    tops: tuple[int, ...]
    hands: tuple[frozenset[int], ...]
    draw: tuple[int, ...]
    seat: int | None
    laid: int
    words: frozenset
    result: tuple | None = None


def start(position, options):
    players = options["players"]
    piles = {**BASES, **position.get("piles", {})}
    return settle(
        State(
            players=players,
            minimum=options.get("minimum", 2),
            hand_size=HAND_SIZE[players] - options.get("hand_reduction", 0),  # G2
            tops=tuple(piles[pile] for pile in PILES),
            hands=tuple(frozenset(hand) for hand in position["hands"]),
            draw=tuple(position.get("draw", ())),
            seat=0 if players == 1 else position.get("seat", 0),  # G3: a single player is not asked
            laid=position.get("laid", 0),
            words=frozenset(tuple(word) for word in position.get("talk", ())),
        )
    )


def to_act(state):
    if state.result is not None:
        return ()
    if state.seat is None:  # G3: each seat may start
        return tuple(range(state.players))
    return (state.seat,)


def legal(state, seat):
    if seat not in to_act(state):
        return frozenset()
    if state.seat is None:
        return frozenset({"start"})  # G3
    return frozenset(f"{card}>{pile}" for card, pile in lays(state)) | ({"end"} if may_end(state) else set())


def talk(state, seat):
    # G11: by any seat at any time, with or without cards, before the start too, until the match is over.
    if state.result is not None:
        return frozenset()
    return frozenset(f"{word} {pile}" for word in WORDS for pile in PILES)


def play(state, seat, text):
    assert text in legal(state, seat) | talk(state, seat), (state, seat, text)
    if text == "start":
        return settle(replace(state, seat=seat))
    if text == "end":
        return settle(turn_ended(state))
    if " " in text:
        word, pile = text.split(" ")
        return replace(state, words=say(state.words, seat, word, pile, own_turn=seat == state.seat))
    card, pile = text.split(">")
    return settle(laid(state, int(card), pile))


def outcome(state):
    if state.result is None:
        return None
    won, reason = state.result
    return outcome_dict(reason, won=won, score=unlaid(state))  # G10


def position(state):
    return {
        "piles": dict(zip(PILES, state.tops, strict=True)),
        "hands": [sorted(hand) for hand in state.hands],
        "draw": list(state.draw),
        "seat": state.seat,
        "laid": state.laid,
        "talk": sorted(list(word) for word in state.words),
    }


def needs_deal(state):
    return False


def unlaid(state):
    """G10: the cards not laid, in all hands and in the draw pile."""
    return sum(len(hand) for hand in state.hands) + len(state.draw)


def due(state):
    """G4: the minimum while the draw pile has cards, 1 when it is empty; nothing is drawn during a turn."""
    return state.minimum if state.draw else 1


def lays(state):
    """G4, G5, G6: every card of the seat on turn with every pile that takes it."""
    tops = dict(zip(PILES, state.tops, strict=True))
    return {
        (card, pile)
        for card in state.hands[state.seat]
        for pile in PILES
        if fits(direction(pile), tops[pile], card)
    }


def may_end(state):
    """G7: `end` is legal once the minimum is laid."""
    return state.laid >= due(state)


def laid(state, card, pile):
    tops = tuple(card if name == pile else top for name, top in zip(PILES, state.tops, strict=True))
    hands = tuple(hand - {card} if seat == state.seat else hand for seat, hand in enumerate(state.hands))
    return replace(state, tops=tops, hands=hands, laid=state.laid + 1)


def turn_ended(state):
    """G7: draw back to the hand size as far as the draw pile reaches; G3: the next seat clockwise is on turn."""
    missing = state.hand_size - len(state.hands[state.seat])
    drawn, rest = frozenset(state.draw[:missing]), state.draw[missing:]
    hands = tuple(hand | drawn if seat == state.seat else hand for seat, hand in enumerate(state.hands))
    words = talk_after_turn(state.words, state.seat)
    return replace(state, hands=hands, draw=rest, seat=next_seat(state), laid=0, words=words)


def next_seat(state):
    return (state.seat + 1) % state.players


def settle(state):
    """Play on as far as nobody has to decide, and see whether the match is over."""
    if unlaid(state) == 0:
        return replace(state, result=(True, "all-laid"))  # G12
    if state.seat is None:
        return state
    hand = state.hands[state.seat]
    if not hand and not state.draw and state.laid == 0:
        return settle(replace(state, seat=next_seat(state)))  # G8: a player without cards is passed over
    if not hand and may_end(state):
        return settle(turn_ended(state))  # G7: an empty hand ends the turn by itself if `end` would be legal
    if not lays(state) and state.laid < due(state):
        return replace(state, result=(False, "stuck"))  # G9, G14
    return state
