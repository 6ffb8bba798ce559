"""Sensible in The Mind: waits as long as its lowest card is away from the top, counting about a second a number.

The count begins anew at every event that all can see. It counts like a person, a little too fast or too slow. After a
long silence it raises a hand for a star, and joins when others have raised theirs unless its card is next anyway.
"""

from __future__ import annotations

from tablee.bots._kit import ASK, NEVER, NOTHING, NoMemory
from tablee.games._kit import RUNNING, Stream, draw_below
from tablee.games.the_mind import PLAY, READY, STAR, STAR_THROWN, Observation

NAME = "sensible"
GAMES = ("the-mind",)
PLACE = 20

PACE_MS = 1000  # a number
HURRY_MS = 60  # a number below what the pile has surely passed, in blind play
COUNT_NOISE_MS = 100  # standard deviation of counting one number; of n numbers it is √n times as much
REACTION_MS, REACTION_NOISE_MS = 250, 40
SHORTEST_MS = 150  # nobody reacts faster
READY_MS, READY_SPREAD_MS = 600, 500
JOIN_MS, JOIN_SPREAD_MS = 700, 500
REST_MS = 400  # a card, when nobody else has any

SILENCE = 12  # numbers counted without a lay until it raises a hand
SURE = 4  # with its card this near it raises no hand for others
FIRST_STAR_LEVEL = 3  # it keeps stars for levels with several cards


def choose(o: Observation, r: Stream, m: NoMemory) -> int:
    """Return what comes next if nothing else happens before: the own lowest card, a hand for a star, or ready."""
    if o.over != RUNNING:
        return NOTHING
    if o.phase != PLAY:
        return READY if o.to_act == 1 else NOTHING
    if can_raise(o) and (wants_star(o) or joins_star(o)):
        return STAR
    return o.hand[0] - 1 if o.hand_size > 0 else NOTHING


def delay_ms(o: Observation, r: Stream, m: NoMemory, action: int) -> int:
    """Return how long after the last event the action comes."""
    if action == READY:
        return READY_MS + draw_below(r, READY_SPREAD_MS)
    if action == STAR:
        if joins_star(o):
            return JOIN_MS + draw_below(r, JOIN_SPREAD_MS)
        return counted_ms(r, SILENCE, SILENCE * PACE_MS)
    if o.hand_size == cards_left(o):
        return REST_MS
    return wait_ms(o, r)


def soonest(o: Observation, seat: int) -> int:
    """Return whether the seat can want something; then it must be asked, since it draws how long it waits.

    In focus who is ready waits, and so does who has no cards; in play such a seat can only join in raising hands.
    """
    if o.phase != PLAY:
        return NEVER if o.ready[seat] == 1 or o.counts[seat] == 0 else ASK
    return NEVER if o.counts[seat] == 0 and hands_raised(o) == 0 else ASK


# --- the wait -----------------------------------------------------------------------------------------------


def wait_ms(o: Observation, r: Stream) -> int:
    """Return how long to wait with the own lowest card: nobody can hold one between the anchor and the next number."""
    anchor = anchor_of(o)
    card = o.hand[0]
    if card > anchor:
        return counted_ms(r, card - anchor, HURRY_MS * anchor_lag(o, anchor) + PACE_MS * (card - anchor - 1))
    return counted_ms(r, 1, HURRY_MS * (card - surely_passed(o)))


def counted_ms(r: Stream, numbers: int, exactly_ms: int) -> int:
    """Return the time that a person counts who means to wait `exactly_ms` for so many numbers, reaction included."""
    noise = COUNT_NOISE_MS * ten_roots(numbers) // 10
    wait = exactly_ms + REACTION_MS + bell(r, noise) + bell(r, REACTION_NOISE_MS)
    return wait if wait > SHORTEST_MS else SHORTEST_MS


def bell(r: Stream, deviation: int) -> int:
    """Draw a number around 0 with the given standard deviation, bell-shaped: a sum of three even draws."""
    spread = 2 * deviation + 1
    return draw_below(r, spread) + draw_below(r, spread) + draw_below(r, spread) - 3 * deviation


def ten_roots(n: int) -> int:
    """Return ten times the square root of n, rounded down."""
    root = 0
    while (root + 1) * (root + 1) <= 100 * n:
        root += 1
    return root


# --- where the count begins ---------------------------------------------------------------------------------


def anchor_of(o: Observation) -> int:
    """Return the number that the count begins at: the top card or, higher, the lowest card of the star just thrown.

    In blind play the top is guessed from the number of cards laid.
    """
    passed = surely_passed(o)
    if o.blind == 1:
        guess = guessed_top(o)
        return guess if guess > passed else passed
    return passed


def surely_passed(o: Observation) -> int:
    """Return the highest number that nobody can still hold a card below."""
    passed = 0
    if o.stack_count > 0 and o.blind == 0:
        passed = o.stack[o.stack_count - 1]
    if o.last_kind == STAR_THROWN and o.aside_count > 0:
        lowest = o.last_aside[0]
        for i in range(1, o.last_count):
            if o.last_aside[i] < lowest:
                lowest = o.last_aside[i]
        if lowest > passed:
            passed = lowest
    return passed


def guessed_top(o: Observation) -> int:
    """Return where the top of a face-down pile is, cautiously: half a step of the cards gone below the mean."""
    gone = o.stack_count + o.aside_count
    return (2 * gone - 1) * 101 // (2 * (o.players * o.level + 1)) if gone > 0 else 0


def anchor_lag(o: Observation, anchor: int) -> int:
    """Return how many numbers are hurried through before the anchor."""
    return anchor - surely_passed(o)


# --- stars --------------------------------------------------------------------------------------------------


def cards_left(o: Observation) -> int:
    """Return the number of cards in all hands."""
    cards = 0
    for seat in range(o.players):
        cards += o.counts[seat]
    return cards


def can_raise(o: Observation) -> bool:
    """Return whether a hand can be raised for a star that would help somebody else too."""
    return o.stars > 0 and o.raised[o.viewer] == 0 and o.hand_size < cards_left(o)


def wants_star(o: Observation) -> bool:
    """Return whether a long silence will come before the own lowest card."""
    return o.level >= FIRST_STAR_LEVEL and o.hand_size > 0 and o.hand[0] - anchor_of(o) > SILENCE


def joins_star(o: Observation) -> bool:
    """Return whether somebody has raised a hand and the own card is not next anyway."""
    return hands_raised(o) > 0 and (o.hand_size == 0 or o.hand[0] - anchor_of(o) > SURE)


def hands_raised(o: Observation) -> int:
    """Return how many have a hand raised."""
    raised = 0
    for seat in range(o.players):
        raised += o.raised[seat]
    return raised
