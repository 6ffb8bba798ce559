"""Sensible in 6 qui prend!: reckons what each card is likely to cost, and plays the one that is cheap for its kind.

The others' cards are taken to be drawn from the unseen ones, each as likely. Chances are counted in CERTAIN-ths,
costs in CERTAIN-ths of a penalty point.
"""

from __future__ import annotations

from tablee.bots._kit import NEVER, NOTHING
from tablee.games._kit import NOBODY, RUNNING, Fields, Stream, cells
from tablee.games.six_qui_prend import CARDS, MAX_PLAYERS, ROW_LIMIT, ROWS, Observation

NAME = "sensible"
GAMES = ("six-qui-prend",)
PLACE = 20

CERTAIN = 10000
THINK_MS, THINK_MS_A_SEAT = 700, 130


class Memory(Fields):
    """Scratch paper.

    last, count, points: of each row, its last card, its number of cards and their points. chance: by number, how
    likely it is that so many others place a card in between. unseen_below: by card, how many cards up to it are
    unseen.
    """

    last: list[int] = cells(ROWS)
    count: list[int] = cells(ROWS)
    points: list[int] = cells(ROWS, wide=True)
    chance: list[int] = cells(MAX_PLAYERS + 1, wide=True)
    unseen_below: list[int] = cells(110)


def choose(o: Observation, r: Stream, m: Memory) -> int:
    """Return the card that is cheapest for its kind, or the cheapest row."""
    if o.over != RUNNING or o.to_act == 0:
        return NOTHING
    read_rows(o, m)
    if o.chooser == o.viewer:
        return cheapest_row(m)
    count_unseen(o, m)
    best = NOTHING
    least = 0
    for i in range(o.hand_size):
        cost = expected_cost(o, m, o.hand[i])
        if best == NOTHING or cost < least:
            best = CARDS + o.hand[i]
            least = cost
    return best


def delay_ms(o: Observation, r: Stream, m: Memory, action: int) -> int:
    """Return how long it takes; the seats do not all choose at the same moment."""
    return THINK_MS + THINK_MS_A_SEAT * o.viewer


def soonest(o: Observation, seat: int) -> int:
    """Return when the seat chooses its row or card; who has chosen waits, and all wait for a row that is due."""
    waits = o.chooser != seat if o.chooser != NOBODY else o.made[seat] == 1
    return NEVER if waits else THINK_MS + THINK_MS_A_SEAT * seat


# --- rows ---------------------------------------------------------------------------------------------------


def read_rows(o: Observation, m: Memory) -> None:
    """Note of each row its last card, its number of cards and their points."""
    for row in range(ROWS):
        m.count[row] = o.row_count[row]
        m.points[row] = 0
        for i in range(o.row_count[row]):
            m.last[row] = o.row[row * ROW_LIMIT + i]
            m.points[row] += o.points[m.last[row]]


def cheapest_row(m: Memory) -> int:
    """Return the row with the fewest points, the first of equal ones (S6)."""
    best = 0
    for row in range(1, ROWS):
        if m.points[row] < m.points[best]:
            best = row
    return best


def nearest_row(m: Memory, card: int) -> int:
    """Return the row that a card would go to as the rows lie, ROWS if it is lower than all (S4, S6)."""
    best = ROWS
    for row in range(ROWS):
        if m.last[row] < card and (best == ROWS or m.last[row] > m.last[best]):
            best = row
    return best


# --- chances ------------------------------------------------------------------------------------------------


def count_unseen(o: Observation, m: Memory) -> None:
    """Count the unseen cards from the lowest on."""
    below = 0
    for card in range(1, o.highest + 1):
        below += o.unseen[card]
        m.unseen_below[card] = below


def reckon_chances(o: Observation, m: Memory, between: int) -> None:
    """Write how likely it is that 0, 1, 2 … of the others play one of `between` unseen cards."""
    unseen = m.unseen_below[o.highest]
    m.chance[0] = CERTAIN
    for others in range(1, o.players):
        m.chance[others] = 0
        for n in range(others, -1, -1):
            left = between - n if between > n else 0
            chance = m.chance[n] * (unseen - left)
            if n > 0:
                chance += m.chance[n - 1] * (left + 1 if between > n - 1 else 0)
            m.chance[n] = chance // unseen
        unseen -= 1


def expected_cost(o: Observation, m: Memory, card: int) -> int:
    """Return what the card is likely to cost this turn."""
    row = nearest_row(m, card)
    if row == ROWS:
        reckon_chances(o, m, m.unseen_below[card])
        return m.chance[0] * m.points[cheapest_row(m)]
    return cost_in_row(o, m, card, row)


def cost_in_row(o: Observation, m: Memory, card: int, row: int) -> int:
    """Return what a card is likely to cost that goes to a row: it takes the row if it comes as the sixth (S5)."""
    between = m.unseen_below[card] - m.unseen_below[m.last[row]]
    reckon_chances(o, m, between)
    average = points_between(o, m.last[row], card, between)
    cost = 0
    room = ROW_LIMIT - m.count[row]
    if room < o.players:
        cost = m.chance[room] * m.points[row] + m.chance[room] * room * average // CERTAIN
    if room + ROW_LIMIT < o.players:
        cost += m.chance[room + ROW_LIMIT] * ROW_LIMIT * average // CERTAIN
    return cost


def points_between(o: Observation, low: int, high: int, count: int) -> int:
    """Return the average points of the `count` unseen cards between two cards, in CERTAIN-ths."""
    if count == 0:
        return 0
    total = 0
    for card in range(low + 1, high):
        if o.unseen[card] == 1:
            total += o.points[card]
    return total * CERTAIN // count
