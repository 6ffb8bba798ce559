"""Deals are part of the contract: the random words, the shuffle, the lot, and one seed's deals written down."""

import hashlib
import itertools
from collections import Counter

import pytest

import tablee
from tablee.games._kit import Random, Stream, draw_below, lot, philox, shuffle, shuffle_on
from tablee.play.match import seed_key
from tests.golden_deals import SEED, deals, stored

# Random123, Salmon and others 2011, kat_vectors: philox4x32 10, counter, key, words.
KNOWN_ANSWERS = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
]


def words(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def source(seed: int = SEED, kind: type = Random) -> Random:
    """Return a source of random words under a seed, as `Game.deal` sets one up."""
    random = kind()
    random.key[:] = seed_key(seed)
    return random


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(cells: int) -> float:
    """Return what the chi-square of so many cells exceeds once in a million times or less (Wilson and Hilferty)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 4.9 * (2 / (9 * free)) ** 0.5) ** 3


# --- random words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_philox_gives_the_published_known_answers(counter: str, key: str, answer: str) -> None:
    block, low, high, stream = words(counter)
    random = Random()
    random.key[:] = [*words(key), 0, 0]
    random.number[:] = [low, high]
    philox(random, block, stream)
    assert random.word == words(answer)


def test_a_bot_draws_the_words_of_its_own_stream_one_after_the_other() -> None:
    bot = source(kind=Stream)
    bot.stream = 3
    drawn = [draw_below(bot, 2**32) for _ in range(12)]
    expected = []
    for block in range(3):
        random = source()
        philox(random, block, 3)
        expected += random.word
    assert drawn == expected


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 98])
def test_draw_below_is_even(count: int) -> None:
    bot = source(seed=1, kind=Stream)
    bot.stream = 1
    drawn = Counter(draw_below(bot, count) for _ in range(200 * count + 1000))
    assert set(drawn) == set(range(count))
    if count > 1:
        assert chi_square(list(drawn.values()), drawn.total() / count) < bound(count)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_lot_is_even(count: int) -> None:
    drawn = Counter(lot(source(seed), count, 1) for seed in range(2000))
    assert set(drawn) == set(range(count))
    assert chi_square(list(drawn.values()), 2000 / count) < bound(count)


# --- shuffling ----------------------------------------------------------------------------------------------


def shuffled(seed: int, count: int, wanted: int, deal: int = 0) -> list[int]:
    cards = list(range(count))
    shuffle(source(seed), cards, count, wanted, deal)
    return cards


def test_all_orders_of_a_small_deck_are_equally_frequent() -> None:
    orders = Counter(tuple(shuffled(seed, 4, 4)) for seed in range(24 * 200))
    assert set(orders) == set(itertools.permutations(range(4)))
    assert chi_square(list(orders.values()), 200) < bound(24)


@pytest.mark.parametrize(("count", "wanted"), [(12, 12), (98, 98), (108, 24)])
def test_every_card_is_equally_frequent_at_every_place(count: int, wanted: int) -> None:
    rounds = 1500
    places = [Counter[int]() for _ in range(wanted)]
    for seed in range(rounds):
        for place, card in enumerate(shuffled(seed, count, wanted)[:wanted]):
            places[place][card] += 1
    for place in (0, 1, 2, 7, 8, wanted // 2, wanted - 1):
        assert chi_square([places[place][card] for card in range(count)], rounds / count) < bound(count), (
            place
        )


def test_cards_that_lie_together_are_not_dealt_together() -> None:
    """The second draw of a word goes on with the first one's fraction: pairs of neighbours must stay even too."""
    pairs = Counter(tuple(shuffled(seed, 8, 2)[:2]) for seed in range(56 * 150))
    assert len(pairs) == 56
    assert chi_square(list(pairs.values()), 150) < bound(56)


def test_a_shuffle_may_be_done_in_parts() -> None:
    for seed in range(20):
        random, cards = source(seed), list(range(98))
        for first, last in ((0, 8), (8, 24), (24, 24), (24, 96), (96, 98)):
            shuffle_on(random, cards, 0, 98, first, last, 3)
        assert cards == shuffled(seed, 98, 98, 3)


def test_a_shuffle_may_be_of_cards_that_lie_further_back() -> None:
    cards = [*range(5), *range(20)]
    shuffle_on(source(), cards, 5, 20, 0, 20, 0)
    assert cards == [*range(5), *shuffled(SEED, 20, 20)]


@pytest.mark.parametrize("wanted", [0, 1, 5, 97, 98])
def test_a_shuffle_keeps_the_cards_and_its_front_does_not_depend_on_how_many_are_wanted(wanted: int) -> None:
    cards = shuffled(SEED, 98, wanted)
    assert sorted(cards) == list(range(98))
    assert cards[:wanted] == shuffled(SEED, 98, 98)[:wanted]


def test_a_shuffle_leaves_the_cards_behind_the_count_alone() -> None:
    cards = list(range(10))
    shuffle(source(), cards, 6, 6, 0)
    assert cards[6:] == [6, 7, 8, 9]
    assert sorted(cards[:6]) == list(range(6))


def test_each_deal_of_a_match_is_another_one() -> None:
    orders = {tuple(shuffled(SEED, 98, 98, deal)) for deal in range(50)}
    assert len(orders) == 50


# --- from a seed to its words -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 7, 2**64, 2**127 + 1, 10**600 - 1])
def test_the_words_of_a_seed_are_the_first_half_of_its_digest(seed: int) -> None:
    digest = hashlib.sha256(f"{seed}".encode("ascii")).hexdigest()
    assert "".join(f"{word:08x}" for word in seed_key(seed)) == digest[:32]


@pytest.mark.parametrize("name", tablee.games())
def test_each_of_128_bits_changes_the_deal(name: str) -> None:
    """A hand says nothing about a seed that somebody could try out: no bit of its words may be left aside."""
    game = tablee.load(name, players=2)
    dealt = [game.deal(SEED).position()]
    for bit in range(128):
        state = game._blank(SEED, 0)
        state.key[bit // 32] ^= 1 << bit % 32
        game.rules.reset(state)
        dealt.append(game.rules.face.position(state))
    assert len({repr(position["hands"]) for position in dealt}) == 129


@pytest.mark.parametrize("bit", range(0, 128, 8))
def test_each_of_128_bits_changes_what_a_bot_draws(bit: int) -> None:
    one, other = source(kind=Stream), source(kind=Stream)
    other.key[bit // 32] ^= 1 << bit % 32
    assert [draw_below(one, 2**32) for _ in range(4)] != [draw_below(other, 2**32) for _ in range(4)]


def test_matches_of_one_seed_and_words_of_one_match_never_share_a_counter() -> None:
    """Mixing the seed into the number of the match keeps numbers apart: all of them give other words."""
    drawn = set()
    for number, block, stream in itertools.product((0, 1, 2, 2**32 - 1, 2**32, 2**64 - 1), (0, 1), (0, 1)):
        random = source()
        random.number[:] = [number & 0xFFFFFFFF, number >> 32]
        philox(random, block, stream)
        drawn.add(tuple(random.word))
    assert len(drawn) == 24


def test_a_seed_may_have_many_digits_but_not_any_number_of_them() -> None:
    game = tablee.load("face-to-face")
    assert game.deal(10**600 - 1).position() != game.deal(10**599).position()
    for seed in (10**600, 10**5000):
        with pytest.raises(tablee.BadOption) as caught:
            game.deal(seed)
        assert (caught.value.code, caught.value.facts["digits"]) == ("bad-seed", 600)


# --- the deals of one seed, written down --------------------------------------------------------------------


@pytest.mark.parametrize("name", tablee.games())
def test_deals_are_those_written_down(name: str) -> None:
    """A difference here changes every saved seed; `python -m tests.golden_deals` writes the file anew."""
    assert deals(name) == stored()[name]


def test_no_game_is_left_out_of_the_deals_written_down() -> None:
    assert tuple(stored()) == tablee.games()
