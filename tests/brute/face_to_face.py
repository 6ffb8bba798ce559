"""The Game Face to Face, slowly: F1 to F10."""

from dataclasses import dataclass, replace

from .common import direction, fits
from .common import outcome as outcome_dict

BASES = {"up": 1, "down": 60}  # F1
HAND_SIZE = 6  # F1


@dataclass(frozen=True)
class State:
    """A match: `piles` by seat, each a dict with "up" and "down"; `helped`: a card of this turn went to the other."""

    last_card: str
    piles: tuple[dict[str, int], ...]
    hands: tuple[frozenset[int], ...]
    draw: tuple[tuple[int, ...], ...]
    seat: int
    laid: int
    helped: bool
    result: tuple | None = None


def start(position, options):
    return settle(
        State(
            last_card=options.get("last_card", "two"),
            piles=tuple({**BASES, **piles} for piles in position.get("piles", ({}, {}))),
            hands=tuple(frozenset(hand) for hand in position["hands"]),
            draw=tuple(tuple(pile) for pile in position.get("draw", ((), ()))),
            seat=position.get("seat", 0),
            laid=position.get("laid", 0),
            helped=position.get("helped", False),
        )
    )


def to_act(state):
    return () if state.result is not None else (state.seat,)


def legal(state, seat):
    if seat not in to_act(state):
        return frozenset()
    return frozenset(f"{card}>{pile}" for card, pile in lays(state)) | ({"end"} if may_end(state) else set())


def talk(state, seat):
    return frozenset()  # F10


def play(state, seat, text):
    assert text in legal(state, seat), (state, seat, text)
    if text == "end":
        return settle(turn_ended(state))
    card, pile = text.split(">")
    return settle(lay(state, int(card), pile))


def outcome(state):
    if state.result is None:
        return None
    winner, reason = state.result
    unlaid = [len(hand) + len(draw) for hand, draw in zip(state.hands, state.draw, strict=True)]
    return outcome_dict(reason, scores=unlaid, winners=[winner])


def position(state):
    return {
        "piles": [dict(piles) for piles in state.piles],
        "hands": [sorted(hand) for hand in state.hands],
        "draw": [list(pile) for pile in state.draw],
        "seat": state.seat,
        "laid": state.laid,
        "helped": state.helped,
    }


def needs_deal(state):
    return False


def lays(state):
    """F2 to F4, F9: every card of the seat on turn with every pile that takes it."""
    own, other = state.piles[state.seat], state.piles[1 - state.seat]
    found = set()
    for card in state.hands[state.seat]:
        for pile in ("up", "down"):
            if fits(direction(pile), own[pile], card):  # F3, F9
                found.add((card, pile))
        if state.helped:
            continue  # F2: exactly one of them on one of the other's piles
        if card < other["up"]:
            found.add((card, "other-up"))  # F4: strictly lower than the top of the ascending one
        if card > other["down"]:
            found.add((card, "other-down"))  # F4: strictly higher than the top of the descending one
    return found


def may_end(state):
    own_count = state.laid - (1 if state.helped else 0)
    return state.laid >= 2 and own_count >= 1  # F2, F6


def lay(state, card, pile):
    seat = state.seat
    for_other = pile.startswith("other-")
    owner = 1 - seat if for_other else seat
    name = direction(pile)
    piles = tuple({**tops, name: card} if of == owner else tops for of, tops in enumerate(state.piles))
    hands = tuple(hand - {card} if of == seat else hand for of, hand in enumerate(state.hands))
    return replace(state, piles=piles, hands=hands, laid=state.laid + 1, helped=state.helped or for_other)


def turn_ended(state):
    """F5: two cards are drawn, or with a card for the other as many as bring the hand back to 6."""
    seat = state.seat
    wanted = HAND_SIZE - len(state.hands[seat]) if state.helped else 2
    drawn, rest = frozenset(state.draw[seat][:wanted]), state.draw[seat][wanted:]
    hands = tuple(hand | drawn if of == seat else hand for of, hand in enumerate(state.hands))
    draw = tuple(rest if of == seat else pile for of, pile in enumerate(state.draw))
    return replace(state, hands=hands, draw=draw, seat=1 - seat, laid=0, helped=False)


def settle(state):
    """End a turn that ends by itself, and see whether the match is over."""
    seat, other = state.seat, 1 - state.seat
    hand, draw = state.hands[seat], state.draw[seat]
    for winner in (seat, other):
        if not state.hands[winner] and not state.draw[winner]:
            return replace(state, result=(winner, "all-laid"))  # F7
    if state.laid == 0 and len(hand) == 1 and not (state.last_card == "single" and not draw):
        return replace(state, result=(other, "single-card"))  # F8
    if not hand and may_end(state):
        return settle(turn_ended(state))  # F6
    if not lays(state) and not may_end(state):
        return replace(state, result=(other, "stuck"))  # F8
    return state
