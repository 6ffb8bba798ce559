"""Sensible in The Game: plans the whole turn, keeps backwards tricks, heeds what the others ask and asks too.

It tries the sequences of its cards that are worth trying and takes the one after which the piles still take most
of the cards that are not laid yet. Beyond the minimum it goes on while a card costs little. Costs are counted in
tenths of a card: 10 is one card, yet to be laid, that a pile will no longer take.

A plan is made once a turn and then followed for as long as the table is as it expects. What a turn is worth does not
depend on when it is planned, and of plans that are worth the same the first in a fixed order is taken, so whoever
plans anew within the turn comes to the same lays: the memory saves time and decides nothing.
"""

from __future__ import annotations

from tablee.bots import _search
from tablee.bots._kit import NOTHING
from tablee.bots._search import (
    AVOID_COST,
    BETTER_PILE,
    BIG_JUMP,
    CAREFUL_COST,
    CAREFUL_WITHIN,
    DEAD_CARD,
    EXTRA_CARD,
    LOST,
    OWN_DEAD,
    SINGLE_CARD,
    TRICK_READY,
    WORSE_PILE,
)
from tablee.bots._search import word_due as word_due_on_piles
from tablee.games._kit import BACKWARDS, NOBODY, Fields, cells
from tablee.games.the_game import (
    AVOID,
    CAREFUL,
    DOWN1,
    END,
    LOWEST,
    MAX_HAND,
    MAX_TARGETS,
    Observation,
)

BASE = _search  # when it speaks, and how long it waits; the plan is its own

NAME = "sensible"
GAMES = ("the-game",)
PLACE = 20

CARDS_BEYOND = 2  # how many cards beyond the minimum are planned
TIGHT = (EXTRA_CARD - 1) // WORSE_PILE  # unseen cards that a lay beyond it may pass, if it is no trick

# A plan is one number: its worth times PATHS, plus what is left of the bits for its lays. These are digits of six bits, 8 times
# the pile plus the cell of the hand plus 1, the first lay's on top, and 0 behind the last lay. The greatest number is the
# best plan and, of plans that are worth the same, the one with the lowest first digit that differs.
LONGEST_PLAN = 5
DIGIT_BITS = 6
FIRST_DIGIT = DIGIT_BITS * (LONGEST_PLAN - 1)
PATH_BITS = DIGIT_BITS * LONGEST_PLAN
PATHS = 1 << PATH_BITS

# Where a pile's top comes from is its place: a cell of the hand, or PILES + the pile for the top that lies there before the
# plan. A node of the search is one number as well: four bits for the place of each pile, then a bit for each cell that is
# still held, one for each pile that was laid on this turn, three for how many cards the plan has laid, and one for each cell
# on each pile that says: this lay is asleep. A lay sleeps where it would lead to a table that is looked at already, since it
# was tried before the last lay and the two may change places (sleep sets, P. Godefroid 1996).
PILES = 8
PLACES = 12
AS_IT_LIES = 0xBA98
HELD, LAID_ON, DEPTH, ASLEEP = 16, 24, 28, 31
AWAKE = (1 << ASLEEP) - 1
ALL_CELLS = 255
NO_CARD = 115  # in a cell that holds none: greater than all tops, and no trick for any card
ALL_LAYS = 0xFFFFFFFF  # each cell on each pile, as bits
ON_EACH, ON_UP, ON_DOWN = 0x01010101, 0x0101, 0x01010000  # the first cell on each pile of a kind
MOST_LAYS = 4 * PILES  # each cell on each pile
CARD_BITS = 7


class Memory(Fields):
    """The plan for the turn, and the table in the bot's mind while it makes one.

    best: the best plan yet. laid, frame: what the observation said when it was made, see `frame_of`. steps: how many of
    its actions are known; action: these; tops, hands: what the table looks like before each, see `tops_of`, `hand_of`.
    due: the minimum of the turn. limit: most cards in a plan. words: see `words_of_others`. below: by card, the number
    of unseen cards up to it, `all_cards` in all. hand: the hand that is taken up, see `hand_of`, of `hand_count` cards;
    cell_of: by card plus 10, its cell as a bit, 0 for a card that is not in hand. By place: card, NO_CARD in the cells
    behind the hand; weight, the unseen cards up to it; over, under: which cells hold higher cards and lower ones, as
    bits; up_trick, down_trick: the cell that holds its backwards trick, as a bit.
    pairs: the cells of cards that are another's backwards trick; chain: 1 if a card is one and has one. ready: the cells
    of cards that are backwards tricks on the piles as they lie. calm: 0 if there are neither pairs nor those. step: the
    fewest unseen cards that a lay forwards passes; gain: the most that one beyond the minimum can be worth, without
    tricks.
    By pile: back, how far pairs bring it back at most; near, next: the cells of the nearest card ahead and of the one
    behind it, -1 for none; near_cost, next_cost: what it costs by the others' words to lay them.
    todo*: nodes from which a plan may go on, what their lays so far cost by the others' words, and a plan's number
    that no plan from there exceeds, with these lays; `todo_count` of them.
    """

    best: int
    laid: int
    frame: int
    steps: int
    due: int
    limit: int
    words: int
    all_cards: int
    pairs: int
    todo_count: int
    hand: int
    hand_count: int
    calm: int
    ready: int
    chain: int
    step: int
    gain: int
    tops: list[int] = cells(LONGEST_PLAN, wide=True)
    hands: list[int] = cells(LONGEST_PLAN, wide=True)
    action: list[int] = cells(LONGEST_PLAN)
    below: list[int] = cells(121)
    card: list[int] = cells(PLACES)
    weight: list[int] = cells(PLACES)
    over: list[int] = cells(PLACES)
    under: list[int] = cells(PLACES)
    up_trick: list[int] = cells(PLACES)
    down_trick: list[int] = cells(PLACES)
    cell_of: list[int] = cells(141)
    back: list[int] = cells(4)
    near: list[int] = cells(4)
    next: list[int] = cells(4)
    near_cost: list[int] = cells(4)
    next_cost: list[int] = cells(4)
    todo: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS, wide=True)
    todo_cost: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS)
    todo_bound: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS, wide=True)


def opening_cost(m: Memory) -> int:
    """Return what the opening that was planned costs, in tenths of a card."""
    value = m.best >> PATH_BITS
    return -value if value < 0 else 0


# --- the plan -----------------------------------------------------------------------------------------------


def planned(o: Observation, m: Memory) -> int:
    """Return the next action of the plan, NOTHING if there is none for the table as it is."""
    step = o.laid - m.laid
    if (
        not 0 <= step < m.steps
        or m.tops[step] != tops_of(o)
        or m.hands[step] != hand_of(o)
        or m.frame != frame_of(o, words_of_others(o))
    ):
        return NOTHING
    return m.action[step]


def plan(o: Observation, m: Memory) -> int:
    """Find the best plan for the rest of the turn, write it down and return its first action."""
    imagine(o, m)
    search(o, m)
    write_down(o, m)
    return m.action[0]


def frame_of(o: Observation, words: int) -> int:
    """Return as one number what stays while the seat lays: words, seat, minimum, cards yet to be laid."""
    frame = words << 4 | o.viewer
    return ((frame << 4 | due_of(o)) << CARD_BITS | o.left + o.laid) << CARD_BITS | o.draw_count


def due_of(o: Observation) -> int:
    """Return the minimum of the turn; before the start that of the first."""
    return o.minimum if o.seat == NOBODY else o.due


def tops_of(o: Observation) -> int:
    """Return the tops of the piles as one number."""
    tops = o.top[3] << CARD_BITS | o.top[2]
    return (tops << CARD_BITS | o.top[1]) << CARD_BITS | o.top[0]


def hand_of(o: Observation) -> int:
    """Return the hand as one number."""
    hand = 0
    for i in range(MAX_HAND):
        hand |= o.hand[i] << CARD_BITS * i
    return hand


def words_of_others(o: Observation) -> int:
    """Return what the others ask for as one number, two bits a pile: 1 to avoid it, 2 to be careful."""
    words = 0
    for seat in range(o.players):
        if seat != o.viewer:
            for pile in range(4):
                words |= o.word_on[seat * MAX_TARGETS + pile] << 2 * pile
    return words


def write_down(o: Observation, m: Memory) -> None:
    """Write down the actions of the best plan, and what the table looks like before each of them."""
    m.steps = 0
    path = path_of(m.best)
    tops = tops_of(o)
    hand = m.hand
    gone = 0
    for step in range(m.limit):
        m.tops[step] = tops
        m.hands[step] = hand
        m.steps += 1
        digit = path >> FIRST_DIGIT - DIGIT_BITS * step & 63
        if digit == 0:
            m.action[step] = END
            return
        cell = (digit - 1) % PILES
        pile = (digit - 1) // PILES
        card = m.card[cell]
        m.action[step] = 4 * (card - LOWEST) + pile
        shift = CARD_BITS * pile
        tops += card - (tops >> shift & 127) << shift
        shift = CARD_BITS * (cell - count_bits(gone & (1 << cell) - 1))
        hand = hand & (1 << shift) - 1 | hand >> shift + CARD_BITS << shift
        gone |= 1 << cell


# --- the table in mind --------------------------------------------------------------------------------------


def imagine(o: Observation, m: Memory) -> None:
    """Set the table in mind."""
    m.due = due_of(o)
    m.laid = o.laid
    m.limit = plan_limit(m.laid - m.due)
    m.words = words_of_others(o)
    m.frame = frame_of(o, m.words)
    weigh_cards(o, m)
    take_up(o, m)
    place_piles(o, m)
    find_tricks(m)
    m.gain = higher(0, EXTRA_CARD - WORSE_PILE * m.step)


def plan_limit(beyond: int) -> int:
    """Return the greatest number of cards in a plan, `beyond` cards after the minimum.

    Until it is reached the same turn is planned: to CARDS_BEYOND cards beyond the minimum, then to as many more.
    """
    return CARDS_BEYOND - beyond if beyond < 0 else CARDS_BEYOND - beyond % CARDS_BEYOND


def weigh_cards(o: Observation, m: Memory) -> None:
    """Count the unseen cards, from the lowest on."""
    below = 0
    for card in range(101):
        below += o.unseen[card]
        m.below[card] = below
    m.all_cards = below


def take_up(o: Observation, m: Memory) -> None:
    """Write what the hand says by itself, unless it is the one that is written: its cells, by card too, and its pairs."""
    hand = hand_of(o)
    if hand == m.hand:
        return
    for cell in range(MAX_HAND):
        m.cell_of[m.card[cell] - BACKWARDS] = 0
    m.hand = hand
    m.hand_count = o.hand_size
    for cell in range(MAX_HAND):
        card = o.hand[cell] if cell < o.hand_size else NO_CARD
        m.card[cell] = card
        m.cell_of[card - BACKWARDS] = 1 << cell
        m.over[cell] = ALL_CELLS & -2 << cell
        m.under[cell] = (1 << cell) - 1
    pairs = 0
    chain = 0
    for cell in range(MAX_HAND):
        up_trick = m.cell_of[m.card[cell]]
        down_trick = m.cell_of[m.card[cell] - 2 * BACKWARDS]
        m.up_trick[cell] = up_trick
        m.down_trick[cell] = down_trick
        pairs |= up_trick | down_trick
        chain |= (up_trick != 0) & (down_trick != 0)
    m.pairs = pairs
    m.chain = chain


def place_piles(o: Observation, m: Memory) -> None:
    """Write what the search asks of the tops as they lie: the cards ahead and behind, the nearest two, the shortest lay."""
    for cell in range(MAX_HAND):
        m.weight[cell] = m.below[m.card[cell]]
    step = m.all_cards
    for cell in range(MAX_HAND - 1):
        step = lower(step, m.weight[cell + 1] - m.weight[cell] if cell + 1 < m.hand_count else step)
    for pile in range(4):
        top = o.top[pile]
        place = PILES + pile
        m.card[place] = top
        m.weight[place] = m.below[top]
        behind = 0
        for cell in range(MAX_HAND):
            behind += 1 if m.card[cell] < top else 0
        m.over[place] = ALL_CELLS & -1 << behind
        m.under[place] = (1 << behind) - 1
        near = behind if pile < DOWN1 else behind - 1
        second = near + 1 if pile < DOWN1 else near - 1
        m.near[pile] = near if 0 <= near < m.hand_count else -1
        m.next[pile] = second if 0 <= second < m.hand_count else -1
        if m.near[pile] >= 0:
            by = m.weight[near] - m.weight[place]
            step = lower(step, by if pile < DOWN1 else -by)
    m.step = step


def find_tricks(m: Memory) -> None:
    """Note which cards are backwards tricks on the piles as they lie, and how far pairs bring a pile back at most."""
    m.ready = 0
    for place in range(PILES, PLACES):
        m.up_trick[place] = m.cell_of[m.card[place]]
        m.down_trick[place] = m.cell_of[m.card[place] - 2 * BACKWARDS]
        m.ready |= m.up_trick[place] if place < PILES + DOWN1 else m.down_trick[place]
    m.calm = m.ready | m.pairs
    if m.pairs != 0:
        find_ways_back(m)


def find_ways_back(m: Memory) -> None:
    """Note how far pairs may bring each pile back.

    That is to one of theirs that is ahead of the top; to any, if some lie ahead and some behind or a trick is ready.
    """
    low_pairs = m.all_cards
    high_pairs = 0
    for pile in range(4):
        m.back[pile] = m.all_cards if pile < DOWN1 else 0
    for cell in range(m.hand_count):
        if m.pairs >> cell & 1 == 1:
            weight = m.weight[cell]
            low_pairs = lower(low_pairs, weight)
            high_pairs = higher(high_pairs, weight)
            for pile in range(4):
                if pile < DOWN1 and m.over[PILES + pile] >> cell & 1 == 1:
                    m.back[pile] = lower(m.back[pile], weight)
                if pile >= DOWN1 and m.under[PILES + pile] >> cell & 1 == 1:
                    m.back[pile] = higher(m.back[pile], weight)
    for pile in range(4):
        place = PILES + pile
        trick = m.up_trick[place] if pile < DOWN1 else m.down_trick[place]
        if (m.pairs & m.over[place] != 0 and m.pairs & m.under[place] != 0) or trick != 0:
            m.back[pile] = low_pairs if pile < DOWN1 else high_pairs


# --- the search ---------------------------------------------------------------------------------------------


def search(o: Observation, m: Memory) -> None:
    """Find the best plan, depth first; what no better plan can go on from is left out."""
    nothing = (LOST + m.laid) * PATHS + PATHS - 1  # the plan without a lay, while the turn may not end
    m.best = nothing
    m.todo_count = 0
    node = root(o)
    if m.laid >= m.due:
        consider(m, node, 0, 0, tricks_ready(m, node, node >> HELD & ALL_CELLS))
    else:
        if m.ready == 0 and m.chain == 0 and m.laid == 0 and m.due == 2:
            lay_two(m, node)
            if m.pairs != 0:
                lay_pairs(m, node)
        if m.best == nothing:
            go_on(m, node, 0, 0)
    while m.todo_count > 0:
        m.todo_count -= 1
        n = m.todo_count
        if m.todo_bound[n] > m.best:
            go_on(m, m.todo[n], path_of(m.todo_bound[n]), m.todo_cost[n])


def root(o: Observation) -> int:
    """Return the node of the table as it is."""
    laid_on = 0
    for i in range(o.since_count - o.laid, o.since_count):
        laid_on |= 1 << o.since_pile[i]
    return AS_IT_LIES | (1 << o.hand_size) - 1 << HELD | laid_on << LAID_ON


def depth_of(node: int) -> int:
    """Return how many cards the plan has laid."""
    return node >> DEPTH & 7


def path_of(plan: int) -> int:
    """Return the lays of a plan, from its number."""
    return PATHS - 1 - (plan & PATHS - 1)


def note(m: Memory, node: int, cost: int, bound: int) -> None:
    """Note a node from which a plan may go on."""
    n = m.todo_count
    m.todo[n] = node
    m.todo_cost[n] = cost
    m.todo_bound[n] = bound
    m.todo_count = n + 1


def lay_two(m: Memory, node: int) -> None:
    """Consider all plans of two lays of the nearest cards that make no trick ready."""
    for pile in range(4):
        m.near_cost[pile] = cost_by_words(m, pile, m.near[pile])
        m.next_cost[pile] = cost_by_words(m, pile, m.next[pile])
    for pile in range(4):
        cell = m.near[pile]
        if cell >= 0:
            after = laid(node, PILES + pile, pile, cell)
            second = m.next[pile]
            if second >= 0 and apart(m, pile, cell, pile, second):
                two(
                    m,
                    laid(after, cell, pile, second),
                    path_of_two(pile, cell, pile, second),
                    m.near_cost[pile],
                )
            for other in range(pile + 1, 4):
                second = m.near[other]
                if second == cell:
                    share(m, after, pile, other)
                    share(m, laid(node, PILES + other, other, cell), other, pile)
                elif second >= 0:
                    on_each(m, laid(after, PILES + other, other, second), pile, cell, other, second)


def share(m: Memory, after: int, pile: int, other: int) -> None:
    """Consider two lays on two piles that want the same card: one has taken it, the other takes the next."""
    cell = m.near[pile]
    second = m.next[other]
    if second >= 0 and apart(m, pile, cell, other, second):
        cost = m.near_cost[pile] + m.next_cost[other]
        two(m, laid(after, PILES + other, other, second), path_of_two(pile, cell, other, second), cost)


def on_each(m: Memory, node: int, pile: int, cell: int, other: int, second: int) -> None:
    """Consider two lays of the nearest cards of two piles, in the first order in which they make no trick ready."""
    path = path_of_two(pile, cell, other, second)
    possible = apart(m, pile, cell, other, second)
    if not possible:
        path = path_of_two(other, second, pile, cell)
        possible = apart(m, other, second, pile, cell)
    if possible:
        two(m, node, path, m.near_cost[pile] + m.near_cost[other])


def lay_pairs(m: Memory, node: int) -> None:
    """Consider the plans that begin with a pair, and those of a nearest card and then a pair."""
    for pile in range(4):
        ahead = m.pairs & (m.over[PILES + pile] if pile < DOWN1 else m.under[PILES + pile])
        while ahead != 0:
            cell = length(ahead) - 1
            ahead ^= 1 << cell
            trick = trick_of(m, pile, cell)
            if trick != 0:
                second = length(trick) - 1
                after = laid(laid(node, PILES + pile, pile, cell), cell, pile, second)
                path = path_of_two(pile, cell, pile, second)
                cost = cost_by_words(m, pile, cell)
                lies = two(m, after, path, cost)
                if EXTRA_CARD + m.gain - lies >= m.best >> PATH_BITS:
                    begin_nearer(m, after, path, cost, pile, cell | second << 4)


def begin_nearer(m: Memory, node: int, path: int, cost: int, pile: int, pair: int) -> None:
    """Consider a pair on a pile with each nearest card laid before it; `pair` holds both its cells."""
    for other in range(4):
        cell = m.near[other]
        if cell >= 0 and cell != pair & 15 and cell != pair >> 4 and trick_of(m, other, cell) == 0:
            after = laid(node, cell if other == pile else PILES + other, other, cell)
            before = m.near_cost[other] + (0 if other == pile else cost)
            two(m, after, digit(other, cell) | path >> DIGIT_BITS, before)


def trick_of(m: Memory, pile: int, cell: int) -> int:
    """Return the cell that a lay makes a backwards trick, as a bit."""
    return m.up_trick[cell] if pile < DOWN1 else m.down_trick[cell]


def apart(m: Memory, pile: int, cell: int, other: int, second: int) -> bool:
    """Return whether two lays in this order make no trick ready."""
    if m.pairs == 0:
        return True
    return trick_of(m, pile, cell) == 0 and trick_of(m, other, second) & (-1 ^ 1 << cell) == 0


def digit(pile: int, cell: int) -> int:
    """Return the lays of a plan of one."""
    return PILES * pile + cell + 1 << FIRST_DIGIT


def path_of_two(pile: int, cell: int, other: int, second: int) -> int:
    """Return the lays of a plan of two."""
    return digit(pile, cell) | digit(other, second) >> DIGIT_BITS


def cost_by_words(m: Memory, pile: int, cell: int) -> int:
    """Return what it costs by the others' words to lay a card on a pile as it lies, 0 if there is no card."""
    if cell < 0:
        return 0
    by = m.card[cell] - m.card[PILES + pile]
    return disregard(m.words >> 2 * pile & 3, by if pile < DOWN1 else -by)


def laid(node: int, place: int, pile: int, cell: int) -> int:
    """Return the node after a lay."""
    node = node ^ (place ^ cell) << 4 * pile ^ 1 << HELD + cell
    return (node | 1 << LAID_ON + pile) + (1 << DEPTH)


def two(m: Memory, node: int, path: int, cost: int) -> int:
    """Consider a plan of two lays, or three, that leaves no trick ready; return what is lost on the piles."""
    up1 = node & 15
    up2 = node >> 4 & 15
    down1 = node >> 8 & 15
    down2 = node >> 12 & 15
    held = node >> HELD & ALL_CELLS
    lies = damage(m.weight[up1], m.weight[up2], m.weight[down1], m.weight[down2], m.all_cards)
    beyond = depth_of(node) - 2
    taken = m.over[up1] | m.over[up2] | m.under[down1] | m.under[down2]
    dead = count_bits(held & (ALL_CELLS ^ taken))
    rest = PATHS - 1 - path
    plan = (EXTRA_CARD * beyond - OWN_DEAD * dead - lies - cost) * PATHS + rest
    m.best = higher(m.best, plan)
    bound = plan + (CARDS_BEYOND - beyond) * m.gain * PATHS
    if held & m.pairs != 0 and beyond == 0:
        bound = (EXTRA_CARD * CARDS_BEYOND - least_damage(m, node, held) - cost) * PATHS + rest
    if bound > m.best:
        note(m, node, cost, bound)
    return lies


def go_on(m: Memory, node: int, path: int, cost: int) -> None:
    """Consider every plan that is one lay longer and worth trying: tricks alone, if any are ready."""
    held = node >> HELD & ALL_CELLS
    lays = tricks_ready(m, node, held)
    if lays == 0:
        lays = lays_forwards(m, node, held)
    asleep = node >> ASLEEP
    most = 2 if m.pairs != 0 else 1  # cards in a lay with its trick
    early = m.laid + depth_of(node) + most < m.due
    todo = lays & (-1 ^ asleep)
    while todo != 0:
        first = todo & -todo
        todo ^= first
        at = length(first) - 1
        pile = at // PILES
        cell = at % PILES
        place = node >> 4 * pile & 15
        by = m.card[cell] - m.card[place] if pile < DOWN1 else m.card[place] - m.card[cell]
        dearer = cost
        if by > 0 and node >> LAID_ON + pile & 1 == 0:
            dearer += disregard(m.words >> 2 * pile & 3, by)
        sleep = 0
        passes = m.weight[cell] - m.weight[place] if pile < DOWN1 else m.weight[place] - m.weight[cell]
        if m.chain == 0 and (passes <= TIGHT or early):
            sleep = asleep | lays & (1 << PILES * pile) - 1
            sleep &= -1 ^ (ALL_CELLS << PILES * pile | bound_to(m, cell))
        lay(m, node & AWAKE | sleep << ASLEEP, path, dearer, pile, cell)


def bound_to(m: Memory, cell: int) -> int:
    """Return the lays that come to something else once a card is laid: its own, and those that it follows as a trick."""
    return ON_EACH << cell | m.down_trick[cell] * ON_UP | m.up_trick[cell] * ON_DOWN


def lay(m: Memory, node: int, path: int, cost: int, pile: int, cell: int) -> None:
    """Consider a plan with one more lay and the backwards trick that it makes ready: it follows at once, if it is the only one."""
    depth = depth_of(node)
    trick = 1 << cell
    ready = 0
    while trick != 0 and depth < m.limit:
        cell = length(trick) - 1
        node = laid(node, node >> 4 * pile & 15, pile, cell)
        path |= digit(pile, cell) >> DIGIT_BITS * depth
        depth += 1
        held = node >> HELD & ALL_CELLS
        ready = tricks_ready(m, node, held)
        trick = held & trick_of(m, pile, cell)
        trick = trick if ready & ready - 1 == 0 else 0
    consider(m, node, path, cost, ready)


def tricks_ready(m: Memory, node: int, held: int) -> int:
    """Return the backwards tricks that can be laid, as bits: for each pile a bit for each cell."""
    if m.calm == 0:
        return 0
    lays = held & m.up_trick[node & 15]
    lays |= (held & m.up_trick[node >> 4 & 15]) << PILES
    lays |= (held & m.down_trick[node >> 8 & 15]) << 2 * PILES
    return lays | (held & m.down_trick[node >> 12 & 15]) << 3 * PILES


def lays_forwards(m: Memory, node: int, held: int) -> int:
    """Return the lays forwards that are worth trying, as bits: the nearest card on each pile, and what makes a trick ready."""
    depth = depth_of(node)
    may_pass = m.all_cards if m.laid + depth < m.due else TIGHT
    lays = 0
    for pile in range(4):
        place = node >> 4 * pile & 15
        ahead = held & (m.over[place] if pile < DOWN1 else m.under[place])
        cell = higher(0, length(ahead & -ahead if pile < DOWN1 else ahead) - 1)
        by = m.weight[cell] - m.weight[place] if pile < DOWN1 else m.weight[place] - m.weight[cell]
        lays |= (1 if (ahead != 0) & (by <= may_pass) else 0) << PILES * pile + cell
        pairs = ahead & m.pairs
        while pairs != 0:
            cell = length(pairs) - 1
            pairs ^= 1 << cell
            lays = with_tricks(m, lays, held, pile, cell, m.limit - depth)
    return lays


def with_tricks(m: Memory, lays: int, held: int, pile: int, cell: int, room: int) -> int:
    """Return the lays with a card that makes a trick ready if there is room for both, without it if there is not."""
    trick = held & trick_of(m, pile, cell)
    if trick == 0:
        return lays
    bit = 1 << PILES * pile + cell
    return lays | bit if room >= 2 else lays & (-1 ^ bit)


def disregard(word: int, by: int) -> int:
    """Return what it costs to move a pile on by so much that the others have asked for (G11)."""
    big = CAREFUL_COST if by > BIG_JUMP else 0
    return AVOID_COST * (word & AVOID) + big * (word >> 1)


# --- what a plan is worth -----------------------------------------------------------------------------------


def consider(m: Memory, node: int, path: int, cost: int, ready: int) -> None:
    """Keep the plan if it is the best yet, and its node if a better one may go on from it."""
    up1 = node & 15
    up2 = node >> 4 & 15
    down1 = node >> 8 & 15
    down2 = node >> 12 & 15
    held = node >> HELD & ALL_CELLS
    lies = damage(m.weight[up1], m.weight[up2], m.weight[down1], m.weight[down2], m.all_cards)
    depth = depth_of(node)
    beyond = m.laid + depth - m.due
    tricks = count_bits(ready)
    value = LOST + m.laid + depth
    if beyond >= 0:
        taken = m.over[up1] | m.over[up2] | m.under[down1] | m.under[down2]
        dead = count_bits(held & (ALL_CELLS ^ taken))
        value = TRICK_READY * tricks - OWN_DEAD * dead - lies - cost + EXTRA_CARD * beyond
    rest = PATHS - 1 - path
    m.best = higher(m.best, value * PATHS + rest)
    if depth < m.limit:
        bound = -cost
        if ready != 0 or (held & m.pairs != 0 and m.limit - depth >= 2):
            bound += EXTRA_CARD * (m.laid + m.limit - m.due) - least_damage(m, node, held)
            bound += TRICK_READY * (tricks + m.chain)
        else:
            must = lower(beyond, 0)
            bound += EXTRA_CARD * (beyond - must) - lies + must * WORSE_PILE * m.step
            bound += (m.limit - depth + must) * m.gain
        if bound * PATHS + rest > m.best:
            note(m, node, cost, bound * PATHS + rest)


def least_damage(m: Memory, node: int, held: int) -> int:
    """Return what no lays can bring the damage below: each pile as far back as tricks may bring it."""
    up1 = lower(m.back[0], back_by(m, node & 15, held & m.up_trick[node & 15]))
    up2 = lower(m.back[1], back_by(m, node >> 4 & 15, held & m.up_trick[node >> 4 & 15]))
    down1 = higher(m.back[2], back_by(m, node >> 8 & 15, held & m.down_trick[node >> 8 & 15]))
    down2 = higher(m.back[3], back_by(m, node >> 12 & 15, held & m.down_trick[node >> 12 & 15]))
    return damage(up1, up2, down1, down2, m.all_cards)


def back_by(m: Memory, place: int, trick: int) -> int:
    """Return the weight of a pile's place or, if a trick is ready on it, of the trick's."""
    return m.weight[place] if trick == 0 else m.weight[length(trick) - 1]


def damage(up1: int, up2: int, down1: int, down2: int, all_cards: int) -> int:
    """Return what the cards weigh that each pile no longer takes, more for the better pile of a direction.

    Args:
        up1: Unseen cards up to the top of a pile that goes up.
        up2: The same for the other one.
        down1: Unseen cards below the top of a pile that goes down.
        down2: The same for the other one.
        all_cards: All unseen cards.
    """
    low_up = lower(up1, up2)
    high_up = higher(up1, up2)
    low_down = lower(down1, down2)
    high_down = higher(down1, down2)
    total = BETTER_PILE * (low_up + all_cards - high_down) + WORSE_PILE * (high_up + all_cards - low_down)
    total += DEAD_CARD * higher(0, low_up - high_down)
    total += SINGLE_CARD * higher(0, lower(low_up, high_down) - low_down)
    return total + SINGLE_CARD * higher(0, high_up - higher(low_up, high_down))


# --- talk ---------------------------------------------------------------------------------------------------


def word_due(o: Observation, m: Memory) -> int:
    """Return the talk that makes the own words true again, NOTHING if they are (G11)."""
    take_up(o, m)
    return word_due_on_piles(o, m)


def word_for(o: Observation, m: Memory, pile: int) -> int:
    """Return the word that the own hand makes one say on a pile, 0 for none."""
    top = o.top[pile] - BACKWARDS
    on = 1 if pile < DOWN1 else -1
    if m.cell_of[top + BACKWARDS * on] != 0:
        return AVOID
    near = 0
    for by in range(1, CAREFUL_WITHIN + 1):
        near |= m.cell_of[top + on * by]
    return CAREFUL if near != 0 else 0


# --- numbers ------------------------------------------------------------------------------------------------


def lower(a: int, b: int) -> int:
    """Return the lower of two numbers."""
    return a if a < b else b


def higher(a: int, b: int) -> int:
    """Return the higher of two numbers."""
    return a if a > b else b


def length(bits: int) -> int:
    """Return the number of binary digits of a set of cells or lays: the highest of them and 1."""
    bits = bits & ALL_LAYS
    n = 0
    while bits != 0:
        bits = bits >> 1
        n += 1
    return n


def count_bits(bits: int) -> int:
    """Return how many cells there are in a set."""
    n = 0
    while bits != 0:
        bits = bits & bits - 1
        n += 1
    return n
