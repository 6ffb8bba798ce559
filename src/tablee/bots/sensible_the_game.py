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
from tablee.bots._search import (
    AVOID_COST,
    BETTER_PILE,
    BIG_JUMP,
    CAREFUL_COST,
    DEAD_CARD,
    EXTRA_CARD,
    LOST,
    OWN_DEAD,
    SINGLE_CARD,
    TRICK_READY,
    WORSE_PILE,
)
from tablee.games._kit import BACKWARDS, NOBODY, Fields, cells
from tablee.games.the_game import (
    AVOID,
    DOWN1,
    END,
    LOWEST,
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
# still held, then one for each pile that was laid on this turn, then how many cards the plan has laid.
PILES = 8
PLACES = 12
AS_IT_LIES = 0xBA98
HELD, LAID_ON, DEPTH = 16, 24, 28
ALL_CELLS = 255
MOST_LAYS = 4 * PILES  # each cell on each pile
CARD_BITS = 7


class Memory(Fields):
    """The plan for the turn, and the table in the bot's mind while it makes one.

    best: the best plan yet. laid, frame: what the observation said when it was made, see `frame_of`. steps: how many of
    its actions are known; action: these; tops, hands: what the table looks like before each, see `tops_of`, `hand_of`.
    due: the minimum of the turn. limit: most cards in a plan. words: see `words_of_others`. below: by card, the number
    of unseen cards up to it, `all_cards` in all. hand_count: cards in hand; cell_of: by card plus 10, its cell as a
    bit, 0 for a card that is not in hand. By place: card; weight, the unseen cards up to it; over, under: which cells
    hold higher cards and lower ones, as bits; up_trick, down_trick: the cell that holds its backwards trick, as a bit.
    pairs: the cells of cards that are another's backwards trick; lowest_back, highest_back: how far these bring a pile
    back. calm: 0 if there are no pairs and no tricks are ready. By pile: near, next: the cells of the nearest card ahead
    and of the one behind it, -1 for none; near_cost, next_cost: what it costs by the others' words to lay them.
    todo*: nodes from which a plan may go on, their lays so far, what these cost by the others' words, and a plan's
    number that no plan from there exceeds; `todo_count` of them.
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
    lowest_back: int
    highest_back: int
    todo_count: int
    hand_count: int
    calm: int
    tops: list[int] = cells(LONGEST_PLAN, wide=True)
    hands: list[int] = cells(LONGEST_PLAN, wide=True)
    action: list[int] = cells(LONGEST_PLAN)
    below: list[int] = cells(101)
    card: list[int] = cells(PLACES)
    weight: list[int] = cells(PLACES)
    over: list[int] = cells(PLACES)
    under: list[int] = cells(PLACES)
    up_trick: list[int] = cells(PLACES)
    down_trick: list[int] = cells(PLACES)
    cell_of: list[int] = cells(121)
    near: list[int] = cells(4)
    next: list[int] = cells(4)
    near_cost: list[int] = cells(4)
    next_cost: list[int] = cells(4)
    todo: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS, wide=True)
    todo_path: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS, wide=True)
    todo_cost: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS)
    todo_bound: list[int] = cells((LONGEST_PLAN + 1) * MOST_LAYS, wide=True)


def opening_cost(m: Memory) -> int:
    """Return what the opening that was planned costs, in tenths of a card."""
    value = m.best >> PATH_BITS
    return -value if value < 0 else 0


# --- the plan -----------------------------------------------------------------------------------------------


def plan(o: Observation, m: Memory) -> int:
    """Return the next action of the plan; a plan is made if there is none for the table as it is."""
    step = o.laid - m.laid
    if (
        not 0 <= step < m.steps
        or m.tops[step] != tops_of(o)
        or m.hands[step] != hand_of(o)
        or m.frame != frame_of(o)
    ):
        make_plan(o, m)
        step = 0
    return m.action[step]


def make_plan(o: Observation, m: Memory) -> None:
    """Find the best plan for the rest of the turn and write it down."""
    imagine(o, m)
    search(o, m)
    write_down(o, m)


def frame_of(o: Observation) -> int:
    """Return as one number what stays while the seat lays: words, seat, minimum, cards yet to be laid."""
    frame = words_of_others(o) << 4 | o.viewer
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
    for i in range(o.hand_size):
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
    m.frame = frame_of(o)
    m.steps = 0
    path = PATHS - 1 - (m.best & PATHS - 1)
    tops = tops_of(o)
    hand = hand_of(o)
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
    weigh_cards(o, m)
    take_up(o, m)
    place_piles(o, m)
    find_tricks(m)


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
    """Write what the search asks of the cells of the hand."""
    for cell in range(m.hand_count):
        m.cell_of[m.card[cell] - BACKWARDS] = 0
    m.hand_count = o.hand_size
    for cell in range(o.hand_size):
        card = o.hand[cell]
        m.card[cell] = card
        m.weight[cell] = m.below[card]
        m.cell_of[card - BACKWARDS] = 1 << cell
    for cell in range(PILES):
        m.over[cell] = ALL_CELLS & -2 << cell
        m.under[cell] = (1 << cell) - 1


def place_piles(o: Observation, m: Memory) -> None:
    """Write what the search asks of the tops as they lie."""
    for pile in range(4):
        top = o.top[pile]
        m.card[PILES + pile] = top
        m.weight[PILES + pile] = m.below[top]
        lower_cards = 0
        for cell in range(o.hand_size):
            lower_cards += 1 if o.hand[cell] < top else 0
        m.over[PILES + pile] = ALL_CELLS & -1 << lower_cards
        m.under[PILES + pile] = (1 << lower_cards) - 1


def find_tricks(m: Memory) -> None:
    """Note which cards are whose backwards trick, the pairs in hand, and how far these bring a pile back at most."""
    m.pairs = 0
    for cell in range(m.hand_count):
        m.up_trick[cell] = m.cell_of[m.card[cell]]
        m.down_trick[cell] = m.cell_of[m.card[cell] - 2 * BACKWARDS]
        m.pairs |= m.up_trick[cell] | m.down_trick[cell]
    m.calm = m.pairs
    for place in range(PILES, PLACES):
        m.up_trick[place] = m.cell_of[m.card[place]]
        m.down_trick[place] = m.cell_of[m.card[place] - 2 * BACKWARDS]
        m.calm |= m.up_trick[place] if place < PILES + DOWN1 else m.down_trick[place]
    if m.pairs != 0:
        m.lowest_back = m.all_cards
        m.highest_back = 0
        for cell in range(m.hand_count):
            if m.pairs >> cell & 1 == 1:
                m.lowest_back = lower(m.lowest_back, m.weight[cell])
                m.highest_back = higher(m.highest_back, m.weight[cell])


# --- the search ---------------------------------------------------------------------------------------------


def search(o: Observation, m: Memory) -> None:
    """Find the best plan, depth first, the most promising lay first, as long as a better plan is possible."""
    m.best = 2 * LOST * PATHS
    m.todo_count = 0
    node = root(o)
    if m.laid == 0 and m.due == 2:
        lay_two(m, node)
    if m.calm == 0 and m.todo_count > 0:
        keep_open(m)
    else:
        m.todo_count = 0
        consider(m, node, 0, 0, 0)
    while m.todo_count > 0:
        at = most_promising(m)
        node = m.todo[at]
        path = m.todo_path[at]
        cost = m.todo_cost[at]
        bound = m.todo_bound[at]
        m.todo_count -= 1
        move(m, m.todo_count, at)
        if bound > m.best:
            go_on(m, node, path, cost)


def root(o: Observation) -> int:
    """Return the node of the table as it is."""
    laid_on = 0
    for i in range(o.since_count - o.laid, o.since_count):
        laid_on |= 1 << o.since_pile[i]
    return AS_IT_LIES | (1 << o.hand_size) - 1 << HELD | laid_on << LAID_ON


def most_promising(m: Memory) -> int:
    """Return which of the deepest nodes, all from the same one, promises most."""
    at = m.todo_count - 1
    depth = m.todo[at] >> DEPTH
    i = at - 1
    while i >= 0 and m.todo[i] >> DEPTH == depth:
        if m.todo_bound[i] > m.todo_bound[at]:
            at = i
        i -= 1
    return at


def note(m: Memory, node: int, path: int, cost: int, bound: int) -> None:
    """Note a node from which a plan may go on."""
    n = m.todo_count
    m.todo[n] = node
    m.todo_path[n] = path
    m.todo_cost[n] = cost
    m.todo_bound[n] = bound
    m.todo_count = n + 1


def move(m: Memory, i: int, to: int) -> None:
    """Note a node in the place of another one."""
    m.todo[to] = m.todo[i]
    m.todo_path[to] = m.todo_path[i]
    m.todo_cost[to] = m.todo_cost[i]
    m.todo_bound[to] = m.todo_bound[i]


def lay_two(m: Memory, node: int) -> None:
    """Consider all plans of two lays of the nearest cards, without backwards tricks."""
    for pile in range(4):
        list_nearest(m, pile)
    for pile in range(4):
        cell = m.near[pile]
        if cell >= 0:
            path = PILES * pile + cell + 1 << DIGIT_BITS
            after = laid(node, PILES + pile, pile, cell)
            second = m.next[pile]
            if second >= 0:
                two(m, laid(after, cell, pile, second), path + PILES * pile + second + 1, m.near_cost[pile])
            for other in range(pile + 1, 4):
                second = m.near[other]
                if second == cell:
                    share(m, node, pile, other)
                elif second >= 0:
                    two(
                        m,
                        laid(after, PILES + other, other, second),
                        path + PILES * other + second + 1,
                        m.near_cost[pile] + m.near_cost[other],
                    )


def keep_open(m: Memory) -> None:
    """Keep the nodes of two lays from which another lay can be worth its cost."""
    kept = 0
    least = m.best if any_tight(m) else m.best + 3 * EXTRA_CARD * PATHS
    for i in range(m.todo_count):
        move(m, i, kept)
        kept += 1 if m.todo_bound[i] > least else 0
    m.todo_count = kept


def any_tight(m: Memory) -> bool:
    """Return whether some lay passes so few unseen cards that it may be worth it beyond the minimum."""
    least = m.all_cards
    for cell in range(m.hand_count - 1):
        least = lower(least, m.weight[cell + 1] - m.weight[cell])
    for pile in range(4):
        if m.near[pile] >= 0:
            by = m.weight[m.near[pile]] - m.weight[PILES + pile]
            least = lower(least, by if pile < DOWN1 else -by)
    return least <= TIGHT


def share(m: Memory, node: int, a: int, b: int) -> None:
    """Consider two lays on two piles that want the same card: one takes it, the other the next."""
    cell = m.near[a]
    if m.next[b] >= 0:
        after = laid(laid(node, PILES + a, a, cell), PILES + b, b, m.next[b])
        path = (PILES * a + cell + 1 << DIGIT_BITS) + PILES * b + m.next[b] + 1
        two(m, after, path, m.near_cost[a] + m.next_cost[b])
    if m.next[a] >= 0:
        after = laid(laid(node, PILES + b, b, cell), PILES + a, a, m.next[a])
        path = (PILES * b + cell + 1 << DIGIT_BITS) + PILES * a + m.next[a] + 1
        two(m, after, path, m.near_cost[b] + m.next_cost[a])


def list_nearest(m: Memory, pile: int) -> None:
    """Note the nearest card ahead of a pile as it lies and the one behind it, -1 for none, and what the others' words cost."""
    near = length(m.under[PILES + pile])
    if pile < DOWN1:
        second = near + 1 if near + 1 < m.hand_count else -1
        near = near if near < m.hand_count else -1
    else:
        near = near - 1
        second = near - 1 if near > 0 else -1
    m.near[pile] = near
    m.next[pile] = second
    m.near_cost[pile] = cost_by_words(m, pile, near)
    m.next_cost[pile] = cost_by_words(m, pile, second)


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


def two(m: Memory, node: int, path: int, cost: int) -> None:
    """Consider a plan of two lays."""
    up1 = node & 15
    up2 = node >> 4 & 15
    down1 = node >> 8 & 15
    down2 = node >> 12 & 15
    held = node >> HELD & ALL_CELLS
    taken = m.over[up1] | m.over[up2] | m.under[down1] | m.under[down2]
    value = -damage(m.weight[up1], m.weight[up2], m.weight[down1], m.weight[down2], m.all_cards) - cost
    value -= OWN_DEAD * count_bits(held & (ALL_CELLS ^ taken))
    if m.calm != 0:
        value += TRICK_READY * (held & m.up_trick[up1] != 0)
        value += TRICK_READY * (held & m.up_trick[up2] != 0)
        value += TRICK_READY * (held & m.down_trick[down1] != 0)
        value += TRICK_READY * (held & m.down_trick[down2] != 0)
    path = path << FIRST_DIGIT - DIGIT_BITS
    key = value * PATHS + PATHS - 1 - path
    m.best = higher(m.best, key)
    note(m, node, path, cost, key + 2 * EXTRA_CARD * PATHS)


def go_on(m: Memory, node: int, path: int, cost: int) -> None:
    """Consider every plan that is one lay longer and worth trying."""
    depth = node >> DEPTH
    held = node >> HELD & ALL_CELLS
    may_pass = m.all_cards if m.laid + depth < m.due else TIGHT
    pairs = held & m.pairs if m.limit - depth >= 2 else 0
    for pile in range(4):
        place = node >> 4 * pile & 15
        lays = (
            rises(m, place, held, pairs, may_pass) if pile < DOWN1 else falls(m, place, held, pairs, may_pass)
        )
        while lays != 0:
            cell = length(lays) - 1
            lays -= 1 << cell
            by = m.card[cell] - m.card[place] if pile < DOWN1 else m.card[place] - m.card[cell]
            dearer = cost
            if by > 0 and node >> LAID_ON + pile & 1 == 0:
                dearer += disregard(m.words >> 2 * pile & 3, by)
            after = laid(node, place, pile, cell)
            digit = PILES * pile + cell + 1
            consider(m, after, path | digit << FIRST_DIGIT - DIGIT_BITS * depth, dearer, depth + 1)


def rises(m: Memory, place: int, held: int, pairs: int, may_pass: int) -> int:
    """Return the cells, as bits, worth trying on a pile that goes up: the nearest, a trick, what makes a pair a trick."""
    ahead = held & m.over[place]
    near = ahead & -ahead
    lays = held & m.up_trick[place]
    if near != 0 and m.weight[length(near) - 1] - m.weight[place] <= may_pass:
        lays |= near
    return lays | openers(m.up_trick, held, pairs & ahead)


def falls(m: Memory, place: int, held: int, pairs: int, may_pass: int) -> int:
    """Return the same for a pile that goes down."""
    ahead = held & m.under[place]
    near = length(ahead) - 1
    lays = held & m.down_trick[place]
    if ahead != 0 and m.weight[place] - m.weight[near] <= may_pass:
        lays |= 1 << near
    return lays | openers(m.down_trick, held, pairs & ahead)


def openers(tricks: list[int], held: int, pairs: int) -> int:
    """Return those cells of pairs whose own backwards trick is held."""
    found = 0
    while pairs != 0:
        cell = length(pairs) - 1
        pairs -= 1 << cell
        if held & tricks[cell] != 0:
            found |= 1 << cell
    return found


def disregard(word: int, by: int) -> int:
    """Return what it costs to move a pile on by so much that the others have asked for (G11)."""
    big = CAREFUL_COST if by > BIG_JUMP else 0
    return AVOID_COST * (word & AVOID) + big * (word >> 1)


# --- what a plan is worth -----------------------------------------------------------------------------------


def consider(m: Memory, node: int, path: int, cost: int, depth: int) -> None:
    """Keep the plan if it is the best yet, and its node if a better one may go on from it."""
    up1 = node & 15
    up2 = node >> 4 & 15
    down1 = node >> 8 & 15
    down2 = node >> 12 & 15
    held = node >> HELD & ALL_CELLS
    trick_up1 = held & m.up_trick[up1]
    trick_up2 = held & m.up_trick[up2]
    trick_down1 = held & m.down_trick[down1]
    trick_down2 = held & m.down_trick[down2]
    ready = (trick_up1 != 0) + (trick_up2 != 0) + (trick_down1 != 0) + (trick_down2 != 0)
    lies = damage(m.weight[up1], m.weight[up2], m.weight[down1], m.weight[down2], m.all_cards)
    value = LOST + m.laid + depth
    if m.laid + depth >= m.due:
        taken = m.over[up1] | m.over[up2] | m.under[down1] | m.under[down2]
        dead = count_bits(held & (ALL_CELLS ^ taken))
        value = TRICK_READY * ready - OWN_DEAD * dead - lies - cost + EXTRA_CARD * (m.laid + depth - m.due)
    rest = PATHS - 1 - path
    if value * PATHS + rest > m.best:
        m.best = value * PATHS + rest
    if depth == m.limit:
        return
    bound = -lies
    if ready + (held & m.pairs) != 0:
        bound = -least_damage(m, node, m.limit - depth)
        ready += count_bits(held & m.pairs)
    bound += TRICK_READY * ready - cost + EXTRA_CARD * (m.laid + m.limit - m.due)
    if bound * PATHS + rest > m.best:
        note(m, node, path, cost, bound * PATHS + rest)


def least_damage(m: Memory, node: int, lays: int) -> int:
    """Return what no number of lays can bring the damage below: tricks that are ready are taken, and pairs laid."""
    held = node >> HELD & ALL_CELLS
    up1 = furthest_back(m, node & 15, held & m.up_trick[node & 15])
    up2 = furthest_back(m, node >> 4 & 15, held & m.up_trick[node >> 4 & 15])
    down1 = furthest_back(m, node >> 8 & 15, held & m.down_trick[node >> 8 & 15])
    down2 = furthest_back(m, node >> 12 & 15, held & m.down_trick[node >> 12 & 15])
    least = damage(up1, up2, down1, down2, m.all_cards)
    if held & m.pairs == 0 or lays < 2:
        return least
    low = m.lowest_back
    high = m.highest_back
    if lays > 3:
        return damage(lower(up1, low), lower(up2, low), higher(down1, high), higher(down2, high), m.all_cards)
    least = lower(least, damage(lower(up1, low), up2, down1, down2, m.all_cards))
    least = lower(least, damage(up1, lower(up2, low), down1, down2, m.all_cards))
    least = lower(least, damage(up1, up2, higher(down1, high), down2, m.all_cards))
    return lower(least, damage(up1, up2, down1, higher(down2, high), m.all_cards))


def furthest_back(m: Memory, place: int, trick: int) -> int:
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


# --- numbers ------------------------------------------------------------------------------------------------


def lower(a: int, b: int) -> int:
    """Return the lower of two numbers."""
    return a if a < b else b


def higher(a: int, b: int) -> int:
    """Return the higher of two numbers."""
    return a if a > b else b


def length(bits: int) -> int:
    """Return the number of binary digits of a set of cells: the highest cell and 1."""
    bits = bits & ALL_CELLS
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
