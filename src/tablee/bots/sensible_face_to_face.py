"""Sensible in Face to Face: least damage on its own piles, backwards tricks, help when it pays, never a single card left.

A lay on an own pile costs the own cards, in hand and draw pile, that the pile will no longer take; a card for the other
costs what it gives back to the other, and pays by filling the hand up. Costs are counted in tenths of a card.
"""

from __future__ import annotations

from tablee.bots._kit import FAR, NOTHING
from tablee.games._kit import BACKWARDS, Fields, Stream, cells, draw_below, fits
from tablee.games.face_to_face import (
    DOWN,
    DUE,
    END,
    HAND_LIMIT,
    LOWEST,
    OTHER_DOWN,
    OTHER_UP,
    UP,
    Observation,
)

NAME = "sensible"
GAMES = ("face-to-face",)
PLACE = 20

OWN_CARD = 10  # tenths for an own card that a pile will no longer take
GIVEN_CARD = 5  # tenths for a card of the other that a pile takes again
REFILL = 7  # tenths that a card drawn beyond two is worth
MORE = 24  # what a lay beyond the second may cost: whoever is rid of all cards first has won
SINGLE = 8000  # to be left with a single card is to have lost (F8)
NO_LAY = FAR  # the pile does not take the card

SHORTEST_MS, SPREAD_MS = 700, 900


class Memory(Fields):
    """What it reckons with: by number, how many own cards and cards of the other lie at or below it; the tops it imagines.

    top: the pile of each target, as the viewer means it.
    """

    own_below: list[int] = cells(61)
    other_below: list[int] = cells(61)
    top: list[int] = cells(4)


def choose(o: Observation, r: Stream, m: Memory) -> int:
    """Return the cheapest lay that the turn can go on from, or the end of the turn."""
    if o.to_act == 0:
        return NOTHING
    count_cards(o, m)
    best = END
    best_cost = FAR * 2
    if o.laid >= DUE:
        best_cost = MORE + single_left(o, o.hand_size, o.helped)
    for i in range(o.move_count):
        if o.legal[i] != END:
            cost = action_cost(o, m, o.legal[i])
            if cost < best_cost:
                best = o.legal[i]
                best_cost = cost
    return best


def delay_ms(o: Observation, r: Stream, m: Memory, action: int) -> int:
    """Return how long it thinks."""
    return SHORTEST_MS + draw_below(r, SPREAD_MS)


def count_cards(o: Observation, m: Memory) -> None:
    """Count the cards that are yet to be laid, by number, and note the tops."""
    for card in range(61):
        m.own_below[card] = o.own_draw[card]
        m.other_below[card] = o.other_unseen[card]
    for i in range(o.hand_size):
        m.own_below[o.hand[i]] += 1
    for card in range(1, 61):
        m.own_below[card] += m.own_below[card - 1]
        m.other_below[card] += m.other_below[card - 1]
    m.top[UP] = o.top[2 * o.viewer]
    m.top[DOWN] = o.top[2 * o.viewer + 1]
    m.top[OTHER_UP] = o.top[2 * (1 - o.viewer)]
    m.top[OTHER_DOWN] = o.top[2 * (1 - o.viewer) + 1]


def action_cost(o: Observation, m: Memory, action: int) -> int:
    """Return what a lay costs; with the first of two that are due, what the cheaper of all second ones costs too."""
    card = LOWEST + action // 4
    target = action % 4
    helped = 1 if o.helped == 1 or target >= OTHER_UP else 0
    cost = lay_cost(o, m, card, target)
    if o.laid + 1 < DUE:
        covered = m.top[target]
        m.top[target] = card
        second = cheapest_second(o, m, card, helped)
        m.top[target] = covered
        return cost + second
    return cost + single_left(o, o.hand_size - 1, helped)


def cheapest_second(o: Observation, m: Memory, first: int, helped: int) -> int:
    """Return what the cheapest lay after the first costs, NO_LAY if there is none: the turn could not be ended."""
    cheapest = NO_LAY
    for i in range(o.hand_size):
        card = o.hand[i]
        if card != first:
            for target in range(OTHER_UP if helped == 1 else 4):
                cost = lay_cost(o, m, card, target)
                if cost < NO_LAY:
                    cost += single_left(o, o.hand_size - 2, 1 if target >= OTHER_UP else helped)
                    if cost < cheapest:
                        cheapest = cost
    return cheapest


def lay_cost(o: Observation, m: Memory, card: int, target: int) -> int:
    """Return what it costs to lay the card there on the tops imagined, NO_LAY if it does not fit."""
    top = m.top[target]
    if target == UP:
        if not fits(card - top):
            return NO_LAY
        if card - top == BACKWARDS:
            return -OWN_CARD * (m.own_below[top] - m.own_below[card] + 1)
        return OWN_CARD * (m.own_below[card - 1] - m.own_below[top])
    if target == DOWN:
        if not fits(top - card):
            return NO_LAY
        if top - card == BACKWARDS:
            return -OWN_CARD * (m.own_below[card - 1] - m.own_below[top - 1] + 1)
        return OWN_CARD * (m.own_below[top - 1] - m.own_below[card])
    if target == OTHER_UP:
        if card >= top:
            return NO_LAY
        return GIVEN_CARD * (m.other_below[top] - m.other_below[card]) - refill(o)
    if card <= top:
        return NO_LAY
    return GIVEN_CARD * (m.other_below[card - 1] - m.other_below[top - 1]) - refill(o)


def refill(o: Observation) -> int:
    """Return what it is worth to draw back to six instead of two (F5)."""
    drawn = HAND_LIMIT - (o.hand_size - 1)
    if drawn > o.draw_count[o.viewer]:
        drawn = o.draw_count[o.viewer]
    return REFILL * (drawn - 2) if drawn > 2 else 0


def single_left(o: Observation, hand: int, helped: int) -> int:
    """Return SINGLE if the next turn would begin with a single card: the turn must not end so (F8)."""
    drawn = HAND_LIMIT - hand if helped == 1 else 2
    if drawn > o.draw_count[o.viewer]:
        drawn = o.draw_count[o.viewer]
    left = hand + drawn
    if left == 1 and (o.single == 0 or o.draw_count[o.viewer] > drawn):
        return SINGLE
    return 0
