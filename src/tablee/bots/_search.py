"""The search that Extreme and Face to Face plan with: whole turns, judged by the rules of the game that it is linked to.

It tries the sequences of cards that are worth trying and takes the one after which the piles still take most of the
cards that are not laid yet. Beyond the minimum it goes on while a card costs little. Costs are counted in tenths of a
card: 10 is one card, yet to be laid, that a pile will no longer take. Strategies name this file as what they stand on
(`BASE`). The Game takes from here when to speak and how long to wait, and has a faster plan (`sensible_the_game`): there
no lay changes what the others mean.
"""

from __future__ import annotations

from tablee.bots._kit import FAR, NEVER, NOTHING
from tablee.games import the_game
from tablee.games._kit import BACKWARDS, NOBODY, RUNNING, Fields, Stream, cells
from tablee.games.the_game import (
    AVOID,
    CAREFUL,
    DOWN1,
    END,
    LOWEST,
    MAX_HAND,
    MAX_TARGETS,
    START,
    TALK,
    TARGET_COUNT,
    end_refusal,
    lay_refusal,
    look,
    turn_is_full,
)

CARD = 10  # the unit of all that follows: an unseen card that one pile less takes
BETTER_PILE = 15  # for a card that the better pile of a direction no longer takes
WORSE_PILE = 10  # the same for the worse one
SINGLE_CARD = 25  # on top, for a card that only one pile takes
DEAD_CARD = 120  # on top, for a card that no pile takes
OWN_DEAD = 60  # an own card that no pile takes
EXTRA_CARD = 15  # what a card beyond the minimum may cost
EXTRA_CARD_AT_THE_END = 15  # the same when the draw pile is empty
TRICK_READY = 10  # an own card that is a backwards trick on a pile as it lies
AVOID_COST = 150  # moving on a pile that somebody asked to avoid
CAREFUL_COST = 20  # a big jump on a pile that somebody asked to be careful with
BIG_JUMP = 4  # moves by more
LOST = -20000  # a turn that does not reach its minimum; a card more is better all the same

CAREFUL_WITHIN = 3  # it asks to be careful with a pile that moves by so little for one of its cards

CARDS_BEYOND = 2  # how many cards beyond the minimum are planned, once it is laid
CARDS_BEYOND_AT_FIRST = 2  # the same before
LONGEST_PLAN = 5
MOST_LAYS = 4 * MAX_HAND

TALK_MS, LAY_MS, END_MS, START_MS = 300, 900, 600, 1000
START_MS_A_CARD = 150  # the dearer its opening, the longer it waits for others to start


class Memory(the_game.State):
    """The table in the bot's mind: a state with what is open to all and the own hand as hand of seat 0.

    below: by card, the weight of all unseen cards up to it. asked: 1 if the others have asked for anything; barred,
    careful: what it costs to move a pile on, to move it far. start: the tops before the plan. held: by card, 1 if it
    is in the hand and the plan has not laid it; used: the same by cell of the hand, the other way round. pair_*: cells
    of cards 10 apart in the hand, `pair_count` of them: each can be the other's backwards trick. lays: for each depth
    of the plan, the lays worth trying, as cell of the hand times 4 + pile; `lays_count` of them, `lays_next` comes
    next. covered: the top that each lay of the plan covered. first: the first action of the plan; best, best_value:
    the first action of the best plan, and what that is worth.
    """

    asked: int
    pair_count: int
    first: int
    best: int
    best_value: int
    below: list[int] = cells(101)
    barred: list[int] = cells(4)
    careful: list[int] = cells(4)
    start: list[int] = cells(4)
    held: list[int] = cells(111)
    used: list[int] = cells(MAX_HAND)
    pair_low: list[int] = cells(MAX_HAND)
    pair_high: list[int] = cells(MAX_HAND)
    lays: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS)
    lays_count: list[int] = cells(LONGEST_PLAN + 1)
    lays_next: list[int] = cells(LONGEST_PLAN + 1)
    covered: list[int] = cells(LONGEST_PLAN + 1)


def choose(o: the_game.Observation, r: Stream, m: Memory) -> int:
    """Return the first action of the best plan or, in the turn of another, a word that has become due."""
    if o.over != RUNNING:
        return NOTHING
    if o.seat == NOBODY:
        return START
    if o.seat != o.viewer:
        return word_due(o, m)
    action = planned(o, m)
    if action != NOTHING:
        return action
    return plan(o, m)


def delay_ms(o: the_game.Observation, r: Stream, m: Memory, action: int) -> int:
    """Return how long it takes: words come before lays, and who has the cheapest opening is first to start (G3)."""
    if action == START:
        plan(o, m)
        return START_MS + START_MS_A_CARD * opening_cost(m) // CARD
    if action >= TALK:
        return TALK_MS
    if action == END:
        return END_MS
    return LAY_MS


def soonest(o: the_game.Observation, seat: int) -> int:
    """Return how soon the seat can want something: in the turn of another nothing once a card lies, before that a word."""
    if o.seat == NOBODY:
        return START_MS
    if o.seat == seat:
        return END_MS
    return NEVER if o.laid > 0 or o.may_talk == 0 or o.counts[seat] == 0 else TALK_MS


# --- the table in mind --------------------------------------------------------------------------------------


def imagine(o: the_game.Observation, m: Memory) -> None:
    """Set the table in mind: what is open to all, the own hand, and what the others have asked for."""
    m.players = o.players
    m.over = RUNNING
    m.seat = 0
    m.laid = o.laid
    m.minimum = o.minimum
    m.due = o.minimum if o.seat == NOBODY else o.due
    m.draw_count = o.draw_count
    m.left = o.left
    for pile in range(4):
        m.top[pile] = o.top[pile]
        m.start[pile] = o.top[pile]
    recall_turn(o, m)
    heed(o, m)
    sort_hand(o, m)
    weigh_cards(o, m)
    look(m)


def recall_turn(o: the_game.Observation, m: Memory) -> None:
    """Write down the lays of this turn; they are the last ones that the observation tells."""
    first = o.since_count - o.laid
    for i in range(o.laid):
        m.lay_card[i] = o.since_card[first + i]
        m.lay_pile[i] = o.since_pile[first + i]
    m.lay_count = o.laid


def heed(o: the_game.Observation, m: Memory) -> None:
    """Reckon what the others' words make a pile cost; a pile laid on this turn is past asking for (G11)."""
    for pile in range(4):
        m.barred[pile] = 0
        m.careful[pile] = 0
        for seat in range(o.players):
            word = o.word_on[seat * MAX_TARGETS + pile]
            if seat != o.viewer and word == AVOID:
                m.barred[pile] = AVOID_COST
            if seat != o.viewer and word == CAREFUL:
                m.careful[pile] = CAREFUL_COST
    for i in range(m.laid):
        m.barred[m.lay_pile[i]] = 0
        m.careful[m.lay_pile[i]] = 0
    m.asked = 0
    for pile in range(4):
        if m.barred[pile] + m.careful[pile] > 0:
            m.asked = 1


def sort_hand(o: the_game.Observation, m: Memory) -> None:
    """Take the hand up and find the pairs in it."""
    for i in range(m.hand_count[0]):
        m.held[m.hand[i]] = 0
    m.hand_count[0] = o.hand_size
    m.pair_count = 0
    for i in range(o.hand_size):
        m.hand[i] = o.hand[i]
        m.held[o.hand[i]] = 1
        m.used[i] = 0
        for j in range(i):
            if m.hand[j] == m.hand[i] + BACKWARDS:
                m.pair_low[m.pair_count] = j
                m.pair_high[m.pair_count] = i
                m.pair_count += 1


def weigh_cards(o: the_game.Observation, m: Memory) -> None:
    """Sum the weights of the unseen cards, from the lowest on."""
    below = 0
    for card in range(101):
        below += CARD * o.unseen[card]
        m.below[card] = below


# --- the plan -----------------------------------------------------------------------------------------------


def planned(o: the_game.Observation, m: Memory) -> int:
    """Return the next action of a plan that was made before, NOTHING if there is none: here each lay is planned anew."""
    return NOTHING


def plan(o: the_game.Observation, m: Memory) -> int:
    """Return the first action of the best plan for the rest of the turn; `m.best_value` says what it is worth."""
    imagine(o, m)
    search(m)
    return m.best


def search(m: Memory) -> None:
    """Try the plans that are worth trying, depth first, and keep the best one's first action."""
    limit = plan_limit(m)
    m.best = END
    m.best_value = -FAR
    consider(m, 0)
    list_lays(m, 0)
    depth = 0
    while depth >= 0:
        if m.lays_next[depth] < m.lays_count[depth]:
            put(m, depth)
            depth += 1
            consider(m, depth)
            m.lays_next[depth] = 0
            m.lays_count[depth] = 0
            if depth < limit and not turn_is_full(m):
                list_lays(m, depth)
        else:
            depth -= 1
            if depth >= 0:
                take_back(m, depth)


def plan_limit(m: Memory) -> int:
    """Return the greatest number of cards in a plan."""
    if m.laid >= m.due:
        return CARDS_BEYOND
    return m.due - m.laid + CARDS_BEYOND_AT_FIRST


def list_lays(m: Memory, depth: int) -> None:
    """List the lays worth trying."""
    m.lays_next[depth] = 0
    m.lays_count[depth] = 0
    for pile in range(4):
        list_on_pile(m, depth, pile, pile < DOWN1)


def list_on_pile(m: Memory, depth: int, pile: int, rising: bool) -> None:
    """List the lays worth trying on a pile: what is near, backwards tricks, and what makes one possible."""
    list_near(m, depth, pile, rising)
    trick = m.top[pile] + BACKWARDS if rising else m.top[pile] - BACKWARDS
    if trick > 0 and m.held[trick] == 1:
        list_lay(m, depth, cell_of(m, trick), pile)
    for i in range(m.pair_count):
        if m.used[m.pair_low[i]] + m.used[m.pair_high[i]] == 0:
            list_lay(m, depth, m.pair_high[i] if rising else m.pair_low[i], pile)


def list_near(m: Memory, depth: int, pile: int, rising: bool) -> None:
    """List the nearest card in hand ahead of a pile."""
    cell = nearest_above(m, m.top[pile]) if rising else nearest_below(m, m.top[pile])
    if cell < MAX_HAND:
        list_lay(m, depth, cell, pile)


def nearest_above(m: Memory, top: int) -> int:
    """Return the cell of the lowest card in hand above a top, MAX_HAND if there is none."""
    for i in range(m.hand_count[0]):
        if m.hand[i] > top and m.used[i] == 0:
            return i
    return MAX_HAND


def nearest_below(m: Memory, top: int) -> int:
    """Return the cell of the highest card in hand below a top, MAX_HAND if there is none."""
    for i in range(m.hand_count[0] - 1, -1, -1):
        if m.hand[i] < top and m.used[i] == 0:
            return i
    return MAX_HAND


def cell_of(m: Memory, card: int) -> int:
    """Return the cell of a card that is in the hand."""
    cell = 0
    while m.hand[cell] != card:
        cell += 1
    return cell


def list_lay(m: Memory, depth: int, cell: int, pile: int) -> None:
    """Add a lay to the list if the rules allow it, it is not there yet and is no repeat."""
    lay = 4 * cell + pile
    if lay_refusal(m, m.hand[cell], pile) == 0:
        if not is_listed(m, depth, lay, m.lays_count[depth]) and not is_repeat(m, depth, lay):
            m.lays[depth * MOST_LAYS + m.lays_count[depth]] = lay
            m.lays_count[depth] += 1


def is_listed(m: Memory, depth: int, lay: int, count: int) -> bool:
    """Return whether the lay is among the first `count` of the depth's list."""
    for i in range(depth * MOST_LAYS, depth * MOST_LAYS + count):
        if m.lays[i] == lay:
            return True
    return False


def is_repeat(m: Memory, depth: int, lay: int) -> bool:
    """Return whether a plan tried already has the lay one lay earlier: lays on different piles change places."""
    if depth == 0 or lay % 4 >= last_lay(m, depth) % 4:
        return False
    return is_listed(m, depth - 1, lay, m.lays_next[depth - 1])


def last_lay(m: Memory, depth: int) -> int:
    """Return the lay that the plan made last, `depth` lays in."""
    return m.lays[(depth - 1) * MOST_LAYS + m.lays_next[depth - 1] - 1]


def put(m: Memory, depth: int) -> None:
    """Lay the next card of the list in mind, and nothing of what would follow by itself."""
    lay = m.lays[depth * MOST_LAYS + m.lays_next[depth]]
    m.lays_next[depth] += 1
    i = lay // 4
    pile = lay % 4
    card = m.hand[i]
    if depth == 0:
        m.first = 4 * (card - LOWEST) + pile
    m.covered[depth] = m.top[pile]
    m.top[pile] = card
    m.used[i] = 1
    m.held[card] = 0
    m.lay_card[m.lay_count] = card
    m.lay_pile[m.lay_count] = pile
    m.lay_count += 1
    m.laid += 1
    m.left -= 1
    look(m)


def take_back(m: Memory, depth: int) -> None:
    """Undo the lay that `put` made at this depth."""
    lay = last_lay(m, depth + 1)
    m.top[lay % 4] = m.covered[depth]
    m.used[lay // 4] = 0
    m.held[m.hand[lay // 4]] = 1
    m.lay_count -= 1
    m.laid -= 1
    m.left += 1
    look(m)


# --- what a plan is worth -----------------------------------------------------------------------------------


def consider(m: Memory, depth: int) -> None:
    """Keep the plan laid so far if it is the best yet."""
    if may_end(m):
        value = worth(m)
    else:
        value = LOST + m.laid
    if value > m.best_value:
        m.best_value = value
        m.best = END if depth == 0 else m.first


def may_end(m: Memory) -> bool:
    """Return whether the turn may end with the plan laid so far."""
    return m.left == 0 or turn_is_full(m) or end_refusal(m) == 0


def worth(m: Memory) -> int:
    """Return what the table is worth when the turn ends now."""
    value = -(damage(m) // CARD)
    if m.laid > m.due:
        value += (m.laid - m.due) * (EXTRA_CARD if m.draw_count > 0 else EXTRA_CARD_AT_THE_END)
    if m.asked == 1:
        value -= disregard(m)
    return value + TRICK_READY * tricks_ready(m) - OWN_DEAD * own_dead(m)


def disregard(m: Memory) -> int:
    """Return what it costs to have moved piles on that the others have asked for (G11)."""
    cost = 0
    for pile in range(4):
        by = m.start[pile] - m.top[pile] if pile >= DOWN1 else m.top[pile] - m.start[pile]
        if by > 0:
            cost += m.barred[pile]
        if by > BIG_JUMP:
            cost += m.careful[pile]
    return cost


def tricks_ready(m: Memory) -> int:
    """Return on how many piles a card in hand is a backwards trick."""
    ready = m.held[m.top[2] - BACKWARDS] + m.held[m.top[3] - BACKWARDS]
    if m.top[0] > -BACKWARDS:
        ready += m.held[m.top[0] + BACKWARDS]
    if m.top[1] > -BACKWARDS:
        ready += m.held[m.top[1] + BACKWARDS]
    return ready


def own_dead(m: Memory) -> int:
    """Return how many cards in hand no pile takes forwards."""
    up = m.top[0] if m.top[0] < m.top[1] else m.top[1]
    down = m.top[2] if m.top[2] > m.top[3] else m.top[3]
    dead = 0
    if down <= up:
        for i in range(m.hand_count[0]):
            if m.used[i] == 0 and down <= m.hand[i] <= up:
                dead += 1
    return dead


def damage(m: Memory) -> int:
    """Return the weight of the cards that each pile no longer takes, more for the better pile of a direction."""
    low_up = m.top[0] if m.top[0] < m.top[1] else m.top[1]
    high_up = m.top[1] if m.top[0] < m.top[1] else m.top[0]
    low_down = m.top[2] - 1 if m.top[2] < m.top[3] else m.top[3] - 1
    high_down = m.top[3] - 1 if m.top[2] < m.top[3] else m.top[2] - 1
    low = m.below[low_up]
    high = m.below[high_up]
    all_cards = m.below[100]
    total = BETTER_PILE * low + WORSE_PILE * high
    total += BETTER_PILE * (all_cards - m.below[high_down]) + WORSE_PILE * (all_cards - m.below[low_down])
    if low_up > high_down:
        total += DEAD_CARD * (low - m.below[high_down])
    single = low if low_up < high_down else m.below[high_down]
    if single > m.below[low_down]:
        total += SINGLE_CARD * (single - m.below[low_down])
    single = low if low_up > high_down else m.below[high_down]
    if high > single:
        total += SINGLE_CARD * (high - single)
    return total


# --- who starts ---------------------------------------------------------------------------------------------


def opening_cost(m: Memory) -> int:
    """Return what the opening that was planned costs, in tenths of a card."""
    return -m.best_value if m.best_value < 0 else 0


# --- talk ---------------------------------------------------------------------------------------------------


def word_due(o: the_game.Observation, m: Fields) -> int:
    """Return the talk that makes the own words true again, between two turns only; NOTHING if they are (G11)."""
    if o.laid > 0 or o.may_talk == 0 or o.hand_size == 0:
        return NOTHING
    for pile in range(4):
        word = word_for(o, m, pile)
        if word != o.word_on[o.viewer * MAX_TARGETS + pile]:
            return TALK + (word + 2) % 3 * TARGET_COUNT + pile
    return NOTHING


def word_for(o: the_game.Observation, m: Fields, pile: int) -> int:
    """Return the word that the own hand makes one say on a pile, 0 for none; whatever the memory is, here it is not needed."""
    top = o.top[pile]
    tricks = 0
    near = 0
    for i in range(MAX_HAND):
        card = o.hand[i]
        by = top - card if pile >= DOWN1 else card - top
        tricks |= (card > 0) & (by == BACKWARDS)
        near |= (card > 0) & (by > 0) & (by <= CAREFUL_WITHIN)
    if tricks != 0:
        return AVOID
    return CAREFUL if near != 0 else 0
