"""Sensible in The Game Extreme: plans as in The Game, and lets Extreme's own rules judge every lay of a plan.

This file is linked over `_search` as the game is over The Game, so duties need no reckoning: a plan that
leaves one unmet may not end. What is added is which commands are better covered, kept in hand or not laid now.
"""

from __future__ import annotations

from tablee.bots import _search
from tablee.bots._kit import FAR, NOTHING
from tablee.bots._search import LOST, last_lay, list_lay, search
from tablee.bots._search import disregard as disregard_piles
from tablee.bots._search import heed as heed_about_piles
from tablee.bots._search import imagine as imagine_the_game
from tablee.bots._search import is_repeat as is_repeat_in_the_game
from tablee.bots._search import may_end as may_end_the_game
from tablee.bots._search import plan_limit as plan_limit_the_game
from tablee.bots._search import word_due as word_due_on_piles
from tablee.bots._search import worth as worth_the_game
from tablee.games._kit import BACKWARDS, cells
from tablee.games.the_game import MAX_HAND, MAX_TARGETS, TALK, lay_refusal, owed, rise
from tablee.games.the_game_extreme import (
    KIND_COUNT,
    NO_BACKWARDS,
    SKULL,
    STOP,
    TALK_ON_PILES,
    THREE,
    Observation,
)

BASE = _search  # the strategy that this one is linked over

NAME = "sensible"
GAMES = ("the-game-extreme",)
PLACE = 20

LEFT_VISIBLE = (0, 5, 0, 20, 0, 20, 0, 0)  # cost of leaving a kind of command in force, by kind
CARD_NOT_DRAWN = 20  # a card that a visible draw-one keeps from being drawn
STOP_KEPT = 20  # a stop in hand is a way out of a turn that cannot be finished
DUTY_KEPT = 10  # a skull or a three in hand
DUTY_KEPT_AT_THE_END = 40  # the same when the draw pile is empty
NOT_NOW_COST = 60  # laying a command that somebody asked not to lay now
NOT_NOW = 2  # the word on a kind
FEW_CARDS = 3  # length of the plans that try everything
PILE_TARGETS = 4


class Memory(_search.Memory):
    """The table in the bot's mind, with what Extreme's rules look at.

    wide: 1 while plans try all legal lays. not_now: by kind, 1 if somebody asked not to lay it now.
    """

    wide: int
    silent: int
    no_backwards: int
    draw_one: int
    skulls: int
    bound: int
    three: int
    command: list[int] = cells(101)
    not_now: list[int] = cells(KIND_COUNT + 1)


# --- the table in mind --------------------------------------------------------------------------------------


def imagine(o: Observation, m: Memory) -> None:
    """Set the table in mind, commands first."""
    for card in range(101):
        m.command[card] = o.command[card]
    m.hand_limit = o.hand_limit
    m.wide = 0
    imagine_the_game(o, m)


def heed(o: Observation, m: Memory) -> None:
    """Reckon what the others' words about piles cost, and note what had better not be laid now (X11)."""
    heed_about_piles(o, m)
    for kind in range(1, KIND_COUNT + 1):
        m.not_now[kind] = 0
        for seat in range(o.players):
            if seat != o.viewer and o.word_on[cell_of_word(seat, kind)] == NOT_NOW:
                m.not_now[kind] = 1
                m.asked = 1


def cell_of_word(seat: int, kind: int) -> int:
    """Return the cell of `word_on` that holds a seat's word about a kind of command."""
    return seat * MAX_TARGETS + PILE_TARGETS + kind - 1


# --- the plan -----------------------------------------------------------------------------------------------


def plan(o: Observation, m: Memory) -> int:
    """Return the first action of the best plan; if no plan meets all duties, short plans of all lays are tried."""
    imagine(o, m)
    search(m)
    if m.best_value <= LOST + MAX_HAND:
        m.wide = 1
        search(m)
    return m.best


def plan_limit(m: Memory) -> int:
    """Return the greatest number of cards in a plan."""
    return FEW_CARDS if m.wide == 1 else plan_limit_the_game(m)


def list_near(m: Memory, depth: int, pile: int, rising: bool) -> None:
    """List the nearest plain card ahead of a pile and the nearest command that may be laid, or all cards ahead."""
    plain = MAX_HAND
    command = MAX_HAND
    plain_by = FAR
    command_by = FAR
    for cell in range(m.hand_count[0]):
        card = m.hand[cell]
        by = rise(m, card, pile)
        if m.used[cell] == 0 and by > 0:
            if m.wide == 1:
                list_lay(m, depth, cell, pile)
            elif m.command[card] == 0:
                if by < plain_by:
                    plain = cell
                    plain_by = by
            elif by < command_by and lay_refusal(m, card, pile) == 0:
                command = cell
                command_by = by
    if plain < MAX_HAND:
        list_lay(m, depth, plain, pile)
    if command < MAX_HAND:
        list_lay(m, depth, command, pile)


def is_repeat(m: Memory, depth: int, lay: int) -> bool:
    """Return whether a plan tried already has the lay one lay earlier; where commands lie the order of lays matters."""
    if depth == 0 or not is_repeat_in_the_game(m, depth, lay):
        return False
    last = last_lay(m, depth)
    commands = m.command[m.hand[lay // 4]] + m.command[m.top[lay % 4]]
    commands += m.command[m.hand[last // 4]] + m.command[m.covered[depth - 1]]
    return commands == 0


# --- what a plan is worth -----------------------------------------------------------------------------------


def may_end(m: Memory) -> bool:
    """Return whether the turn may end, all duties met, also with the last card of all (X12)."""
    if m.left == 0:
        return owed(m) == 0
    return may_end_the_game(m)


def worth(m: Memory) -> int:
    """Return what the table is worth when the turn ends now."""
    value = worth_the_game(m)
    if m.left == 0:
        return value
    for pile in range(4):
        value -= LEFT_VISIBLE[m.command[m.top[pile]]]
    if m.draw_count > 0:
        value -= CARD_NOT_DRAWN * cards_not_drawn(m)
    return value + hand_worth(m)


def cards_not_drawn(m: Memory) -> int:
    """Return how many cards a visible draw-one keeps from being drawn at the end of the turn (X10)."""
    missing = m.hand_limit - 1
    if m.draw_one == 0:
        return 0
    for cell in range(m.hand_count[0]):
        if m.used[cell] == 0:
            missing -= 1
    return missing if missing > 0 else 0


def hand_worth(m: Memory) -> int:
    """Return what the commands left in hand are worth: a stop ends a turn, skulls and threes need other cards (X4-X6)."""
    value = 0
    for cell in range(m.hand_count[0]):
        kind = m.command[m.hand[cell]]
        if m.used[cell] == 0 and kind != 0:
            if kind == STOP:
                value += STOP_KEPT
            elif kind == SKULL or kind == THREE:
                value -= DUTY_KEPT if m.draw_count > 0 else DUTY_KEPT_AT_THE_END
    return value


def disregard(m: Memory) -> int:
    """Return what it costs to have done what the others asked not to do (G11, X11)."""
    cost = disregard_piles(m)
    for i in range(m.laid):
        if m.not_now[m.command[m.lay_card[i]]] == 1:
            cost += NOT_NOW_COST
    return cost


# --- talk ---------------------------------------------------------------------------------------------------


def word_due(o: Observation, m: Memory) -> int:
    """Return the talk that makes the own words true again, on piles and on no-backwards (G11, X11)."""
    action = word_due_on_piles(o, m)
    if action != NOTHING or o.laid > 0 or o.may_talk == 0 or o.hand_size == 0:
        return action
    word = NOT_NOW if has_trick(o) else 0
    if word == o.word_on[cell_of_word(o.viewer, NO_BACKWARDS)]:
        return NOTHING
    return TALK + TALK_ON_PILES + (word + 2) % 3 * KIND_COUNT + NO_BACKWARDS - 1


def has_trick(o: Observation) -> bool:
    """Return whether a card in hand is a backwards trick on a pile as it lies."""
    for i in range(o.hand_size):
        for pile in range(4):
            if rise(o, o.hand[i], pile) == BACKWARDS:
                return True
    return False
