"""Sensible in Face to Face: plans the turn as in The Game, helps where that pays, and minds what is left for the next turn.

This file is linked over `_search`: the piles of a plan are the targets of the game, the first two its own,
and a card for the other may come first. Costs are counted in tenths of a card.
"""

from __future__ import annotations

from tablee.bots import _search
from tablee.bots._kit import NEVER, NOTHING
from tablee.bots._search import CARD, END_MS, last_lay, list_lay, list_on_pile, sort_hand
from tablee.bots._search import is_repeat as is_repeat_in_the_game
from tablee.games import face_to_face
from tablee.games._kit import BACKWARDS, RUNNING, cells
from tablee.games.face_to_face import DOWN, DUE, HAND_LIMIT, OTHER_DOWN, OTHER_UP, UP, Observation

BASE = _search  # the strategy that this one is linked over

NAME = "sensible"
GAMES = ("face-to-face",)
PLACE = 20
END = face_to_face.END  # in place of The Game's

ONE_PILE_LESS = 10  # for an own card in the draw pile that only one pile takes
NO_PILE = 60  # for one that none takes
OWN_DEAD = 20  # for a card in hand that none takes
OTHERS_SHARE = 6  # tenths: what the other's piles lose is worth so much of what the own lose
LAID_CARD = 8  # a card laid: whoever is rid of all has won
TRICK_READY = 10  # an own card that is a backwards trick on a pile as it lies
HAND_WORTH = (0, -200, -60, -30, -20, -5, 5)  # by number of cards in hand after drawing
WON, LOST_NEXT_TURN = 20000, -10000
CARDS_BEYOND, CARDS_BEYOND_AT_FIRST = 3, 2  # how many cards beyond the minimum are planned


class Memory(_search.Memory):
    """The table in the bot's mind, with what the rules of Face to Face look at.

    helped: 1 if a card went to the other this turn. single: 1 if a last single card may be laid alone (F8).
    other_below: by card, the weight of the other's cards up to it that are yet to be laid.
    """

    helped: int
    single: int
    other_below: list[int] = cells(61)


def soonest(o: Observation, seat: int) -> int:
    """Return how soon the seat can want something: only in its own turn."""
    return END_MS if o.seat == seat else NEVER


# --- the table in mind --------------------------------------------------------------------------------------


def imagine(o: Observation, m: Memory) -> None:
    """Set the table in mind, with the viewer as seat 0."""
    m.over = RUNNING
    m.seat = 0
    m.single = o.single
    m.laid = o.laid
    m.due = DUE
    m.draw_count = o.draw_count[o.viewer]
    m.left = o.hand_size + m.draw_count
    for target in range(4):
        m.top[target] = o.top[(2 * o.viewer + target) % 4]
    m.lay_count = 0
    for i in range(o.since_count - o.laid, o.since_count):
        m.lay_card[m.lay_count] = o.since_card[i]
        m.lay_pile[m.lay_count] = (2 * o.viewer + o.since_pile[i]) % 4
        m.lay_count += 1
    sort_hand(o, m)  # type: ignore[arg-type]  # it reads the hand alone, which both games' observations have
    weigh_cards(o, m)
    look(m)


def weigh_cards(o: Observation, m: Memory) -> None:
    """Sum the weights of the cards in the own draw pile, and of the other's cards, from the lowest on."""
    below = 0
    other_below = 0
    for card in range(61):
        below += CARD * o.own_draw[card]
        other_below += CARD * o.other_unseen[card]
        m.below[card] = below
        m.other_below[card] = other_below


def look(m: Memory) -> None:
    """Note whether one of the cards laid this turn went to the other (F2)."""
    m.helped = 0
    for i in range(m.lay_count):
        if m.lay_pile[i] >= OTHER_UP:
            m.helped = 1


def turn_is_full(m: Memory) -> bool:
    """Return whether the turn ends by itself: with the hand empty (F6)."""
    return m.left == m.draw_count


# --- the plan -----------------------------------------------------------------------------------------------


def list_lays(m: Memory, depth: int) -> None:
    """List the lays worth trying on the own piles and, as first lay of a plan, all cards for the other."""
    m.lays_next[depth] = 0
    m.lays_count[depth] = 0
    list_on_pile(m, depth, UP, True)
    list_on_pile(m, depth, DOWN, False)
    if depth == 0 and m.helped == 0:
        for cell in range(m.hand_count[0]):
            list_lay(m, depth, cell, OTHER_UP)
            list_lay(m, depth, cell, OTHER_DOWN)


def is_repeat(m: Memory, depth: int, lay: int) -> bool:
    """Return whether a plan tried already has the lay one lay earlier; what goes to the other comes first."""
    if depth == 0 or last_lay(m, depth) % 4 >= OTHER_UP:
        return False
    return is_repeat_in_the_game(m, depth, lay)


def may_end(m: Memory) -> bool:
    """Return whether the turn may end with the plan laid so far: two cards, or the last one (F6, F7)."""
    return m.left == 0 or m.laid >= DUE


# --- what a plan is worth -----------------------------------------------------------------------------------


def worth(m: Memory) -> int:
    """Return what the table is worth when the turn ends now."""
    if m.left == 0:
        return WON
    value = LAID_CARD * m.laid - own_damage(m) + OTHERS_SHARE * other_damage(m) // 10
    return value + TRICK_READY * tricks_ready(m) + next_hand_worth(m)


def next_hand_worth(m: Memory) -> int:
    """Return what the hand is worth that the next turn begins with: one that must leave a single card has lost (F8)."""
    hand = m.left - m.draw_count
    drawn = HAND_LIMIT - hand if m.helped == 1 else 2
    if drawn > m.draw_count:
        drawn = m.draw_count
    hand += drawn
    draw_pile = m.draw_count - drawn
    if hand == 1 and (m.single == 0 or draw_pile > 0):
        return LOST_NEXT_TURN
    if hand == 2 and draw_pile == 1 and m.single == 0:
        return LOST_NEXT_TURN + 1
    if draw_pile == 0:
        return 0
    return HAND_WORTH[hand]


def own_damage(m: Memory) -> int:
    """Return the weight of the own cards that only one own pile takes or none."""
    return pile_damage(m.below[m.top[UP]], m.below[m.top[DOWN] - 1], m.below[60]) + own_dead(m) * OWN_DEAD


def other_damage(m: Memory) -> int:
    """Return the same for the other's cards and piles."""
    return pile_damage(
        m.other_below[m.top[OTHER_UP]], m.other_below[m.top[OTHER_DOWN] - 1], m.other_below[60]
    )


def pile_damage(up_to_top: int, below_top: int, all_cards: int) -> int:
    """Return the damage of two piles from the weights of cards up to the one's top, below the other's, and of all."""
    if up_to_top <= below_top:
        return (up_to_top + all_cards - below_top) * ONE_PILE_LESS // CARD
    none = up_to_top - below_top
    return ((all_cards - none) * ONE_PILE_LESS + none * NO_PILE) // CARD


def own_dead(m: Memory) -> int:
    """Return how many cards in hand no own pile takes forwards."""
    dead = 0
    if m.top[DOWN] <= m.top[UP]:
        for cell in range(m.hand_count[0]):
            if m.used[cell] == 0 and m.top[DOWN] <= m.hand[cell] <= m.top[UP]:
                dead += 1
    return dead


def tricks_ready(m: Memory) -> int:
    """Return on how many own piles a card in hand is a backwards trick."""
    ready = m.held[m.top[DOWN] - BACKWARDS]
    if m.top[UP] > -BACKWARDS:
        ready += m.held[m.top[UP] + BACKWARDS]
    return ready


# --- talk ---------------------------------------------------------------------------------------------------


def word_due(o: Observation, m: Memory) -> int:
    """Return NOTHING: talk is free and needs no actions (F10)."""
    return NOTHING
