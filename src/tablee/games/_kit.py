"""What the rules of several games share: records of integers, random words, shuffling, sorted hands.

Everything below `Fields` keeps to the subset of Python that all engines can run: integers, `if`, `for`,
`while`, `s.field`, `s.field[i]` and calls of other rule functions (docs/decisions/0001).
"""

from __future__ import annotations

import inspect
from typing import Any, ClassVar, Self, cast

NOBODY = 99  # no seat: nobody has started yet, or the viewer is a spectator

# Why a match is over; 0 while it runs. The words are part of the public face.
RUNNING = 0
ALL_LAID = 1
STUCK = 2
DUTY = 3
SINGLE_CARD = 4
ROUND_OVER = 5
TARGET_REACHED = 6
LEVELS_COMPLETE = 7
LIVES_LOST = 8
REASONS = (
    "running",
    "all-laid",
    "stuck",
    "duty",
    "single-card",
    "round-over",
    "target-reached",
    "levels-complete",
    "lives-lost",
)

# Why an action is refused, in every game; 0 where it is legal. Each rules file goes on from FIRST_REFUSAL.
MATCH_OVER = 1
NOT_YOUR_TURN = 2
NOT_IN_HAND = 3
FIRST_REFUSAL = 10

DEAL_STREAM = 0  # stream 1 + seat is that seat's bot
BLOCKS_PER_DEAL = 16  # 8 draws a block: enough for 128 cards
MASK = 0xFFFFFFFF


class _Cells:
    """The declaration of a list field: how many cells, and whether they need 64 bits."""

    def __init__(self, count: int, wide: bool) -> None:
        self.count = count
        self.wide = wide


def cells(count: int, *, wide: bool = False) -> list[int]:
    """Declare a field that is a list of `count` integers, all 0 at first.

    Args:
        count: Length of the list, fixed for ever.
        wide: True where a cell may leave the 16-bit range (random words, points).
    """
    return cast("list[int]", _Cells(count, wide))


class Fields:
    """Base of states and observations: named integers and lists of integers, nothing else.

    A subclass declares its fields with annotations, `seat: int` or `top: list[int] = cells(4)`, and inherits
    those of its base. Every field is 0 at first.
    """

    SCALARS: ClassVar[tuple[str, ...]] = ()
    LISTS: ClassVar[dict[str, int]] = {}
    WIDE: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        scalars, lists, wide = list(cls.SCALARS), dict(cls.LISTS), set(cls.WIDE)
        for name in inspect.get_annotations(cls):
            declared = cls.__dict__.get(name)
            if isinstance(declared, _Cells):
                lists[name] = declared.count
                if declared.wide:
                    wide.add(name)
                delattr(cls, name)
            else:
                scalars.append(name)
        cls.SCALARS, cls.LISTS, cls.WIDE = tuple(scalars), lists, frozenset(wide)

    def __init__(self) -> None:
        fields = self.__dict__
        fields.update(dict.fromkeys(self.SCALARS, 0))
        for name, count in self.LISTS.items():
            fields[name] = [0] * count

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        fields = twin.__dict__
        for name, value in self.__dict__.items():
            fields[name] = value.copy() if type(value) is list else value
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.__dict__.items())})"


class Random(Fields):
    """A source of random words: Philox4x32-10 under a seed, one sequence a match number and stream.

    key: four 32-bit words from the seed (`tablee.play.match.seed_key`), so 128 bits of it decide the words: two are Philox's
    key, two are mixed into the number. number: the match's number under that seed, low and high 32 bits. word: the four
    32-bit words of the block drawn last.
    """

    key: list[int] = cells(4, wide=True)
    number: list[int] = cells(2, wide=True)
    word: list[int] = cells(4, wide=True)


class Stream(Random):
    """A bot's own sequence of random words, see `draw_below`.

    stream: 1 + seat. block: the block that is drawn next. spare: words of the last block not used yet.
    """

    stream: int
    block: int
    spare: int


class Deal(Random):
    """The fields that the state of every game begins with.

    players: number of seats. over: why the match is over, RUNNING while it is not.
    """

    players: int
    over: int


class Seen(Fields):
    """The fields that the observation of every game begins with.

    viewer: the seat that sees this, NOBODY for a spectator. to_act: 1 if the match waits for the viewer.
    legal: ids of the actions that the viewer may take now, ascending, `legal_count` of them; the first
    `move_count` move the match on, the others are talk.
    """

    players: int
    viewer: int
    over: int
    to_act: int
    legal_count: int
    move_count: int
    legal: list[int] = cells(128)


# --- random words -------------------------------------------------------------------------------------------


def philox(s: Random, block: int, stream: int) -> None:
    """Write four random words to `s.word`: Philox4x32-10 (Salmon et al. 2011).

    The counter is (block, number low, number high, stream), where the last two words of `s.key` are mixed into the number
    by exclusive or; the first two are the key. All words have 32 bits and are kept in 64-bit integers under a mask, so that
    every engine computes the same. A product of two words needs 64 bits without a sign. So 2**32 is taken off each multiplier, 0xD2511F53 and 0xCD9E8D57, which leaves a small negative one whose product
    stays within 63 bits; what was taken off would have added the word itself to the high half.
    """
    c0 = block
    c1 = s.number[0] ^ s.key[2]
    c2 = s.number[1] ^ s.key[3]
    c3 = stream
    k0 = s.key[0]
    k1 = s.key[1]
    for _ in range(10):
        p0 = -0x2DAEE0AD * c0
        p1 = -0x326172A9 * c2
        high0 = c0 + (p0 >> 32)
        c0 = (c2 + (p1 >> 32)) ^ c1 ^ k0
        c1 = p1 & MASK
        c2 = high0 ^ c3 ^ k1
        c3 = p0 & MASK
        k0 = (k0 + 0x9E3779B9) & MASK
        k1 = (k1 + 0xBB67AE85) & MASK
    s.word[0] = c0
    s.word[1] = c1
    s.word[2] = c2
    s.word[3] = c3


def shuffle(s: Random, cards: list[int], count: int, wanted: int, deal: int) -> None:
    """Bring `wanted` of the first `count` cards to the front in random order, see `shuffle_on`."""
    shuffle_on(s, cards, 0, count, 0, wanted, deal)


def shuffle_on(s: Random, cards: list[int], base: int, count: int, first: int, last: int, deal: int) -> None:
    """Go on with a shuffle of the `count` cards from cell `base` on: settle cells `first` … `last` - 1.

    Fisher and Yates from the front, so a shuffle may be done in parts, as far as cards are needed; `first` must be
    a multiple of 8. Each 32-bit word serves two draws by multiply-shift: the product's high half is the draw, its low
    half the fraction that the next draw goes on with. No draw is further from even than 108 * 107 / 2**32 (3 in a
    million). Deal number `deal` of a match has its own blocks, so deals depend on nothing but seed and number.
    """
    fraction = 0
    for i in range(first, last):
        if i % 8 == 0:
            philox(s, deal * BLOCKS_PER_DEAL + i // 8, DEAL_STREAM)
        if i % 2 == 0:
            fraction = s.word[i % 8 // 2]
        fraction = fraction * (count - i)
        j = base + i + (fraction >> 32)
        fraction = fraction & MASK
        card = cards[base + i]
        cards[base + i] = cards[j]
        cards[j] = card


def lot(s: Random, count: int, deal: int) -> int:
    """Draw one of 0 … count - 1 by lot from deal number `deal`."""
    philox(s, deal * BLOCKS_PER_DEAL, DEAL_STREAM)
    return s.word[0] * count >> 32


def draw_below(r: Stream, count: int) -> int:
    """Draw one of 0 … count - 1 from a bot's stream (multiply-shift; uneven by less than count / 2**32)."""
    if r.spare == 0:
        philox(r, r.block, r.stream)
        r.block += 1
        r.spare = 4
    r.spare -= 1
    return r.word[3 - r.spare] * count >> 32


# --- sorted hands -------------------------------------------------------------------------------------------
# A hand is `hand[first] … hand[first + count - 1]`, rising: two hands with the same cards are the same cells.


def insert_card(hand: list[int], first: int, count: int, card: int) -> None:
    """Put a card into a hand of `count` cards; the cell behind the hand must be free."""
    i = first + count
    while i > first and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def remove_card(hand: list[int], first: int, count: int, card: int) -> None:
    """Take a card out of a hand of `count` cards that holds it; the cell left over becomes 0."""
    last = first + count - 1
    i = first
    while hand[i] != card:
        i += 1
    while i < last:
        hand[i] = hand[i + 1]
        i += 1
    hand[last] = 0


def holds(hand: list[int], first: int, count: int, card: int) -> int:
    """Return 1 if the hand of `count` cards holds the card, else 0."""
    for i in range(first, first + count):
        if hand[i] == card:
            return 1
    return 0


# --- the law of the piles (G5, G6, F3) ----------------------------------------------------------------------

BACKWARDS = -10


def fits(rise: int) -> bool:
    """Return whether a pile takes a card that would move it by `rise` in its own direction, up or down.

    Forwards by however much, or backwards by exactly 10: the backwards trick.
    """
    return rise > 0 or rise == BACKWARDS


# --- what the compiler must not see -------------------------------------------------------------------------

Plain = Any  # JSON-able data on the plain Python side of a rules file
