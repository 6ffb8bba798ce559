"""Numbers that count or order piles, people, turns or commands, and so are no cards (G11).

Only a number as people write it plainly passes: a small word or a digit, beside what it counts, and no greater than there
are of that. All words are in the texts, of all our languages together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tablee.table.numbers import folded
from tablee.texts import languages, say

MOST_PILES = 4
MOST_PEOPLE = 5  # The Game's players; a table may say that it has fewer
# How many there are of what may be counted. A command has four cards, and as many can be visible.
_MOST = {"piles": MOST_PILES, "pile-words": MOST_PILES, "people": MOST_PEOPLE, "turns": 5, "commands": 4}
_NAMED = ("piles", "people", "turns")  # what may have a number behind it as its name

_TOKEN = re.compile(r"[^\W\d_]+|\d+|\S")
_APOSTROPHES = frozenset("'’ʼ")
_DIGITS = frozenset("123456789")
_OPENING = frozenset('«“„‘"([°#')
_LONGEST_GAP = 4  # words between a number and what it counts


@dataclass(frozen=True, slots=True)
class _Number:
    """A small number: its value, whether it orders, and the token behind it."""

    value: int
    orders: bool
    end: int


@dataclass(frozen=True, slots=True)
class _Noun:
    """What is counted: the kind of thing, how many there are at most, and whether the word is one for a single or several."""

    kind: str
    most: int
    single: bool
    several: bool


def without_counts(text: str, people: int = MOST_PEOPLE) -> str:
    """Return a text in plain Unicode (NFKC) with a dot for each number that counts or orders something else than cards.

    Args:
        text: The message.
        people: How many people there are.

    >>> without_counts("les deux piles montantes, pas la troisième pile")
    'les · piles montantes, pas la · pile'
    >>> without_counts("I lay two on the third pile, 37 piles")
    'I lay two on the · pile, 37 piles'
    """
    reader = _Reader(text, people)
    for start, end in reversed(reader.counts()):
        text = f"{text[:start]}·{text[end:]}"
    return text


class _Reader:
    """Reads a message, word by word and sign by sign, for the numbers in it that count.

    words: in small letters without accents. spans: where they stand in the text. gaps: the space before each, "" if none.
    """

    def __init__(self, text: str, people: int) -> None:
        self._people = people
        self._words: list[str] = []
        self._spans: list[tuple[int, int]] = []
        self._gaps: list[str] = []
        behind = 0
        for found in _TOKEN.finditer(text):
            start, end = found.span()
            self._words.append(folded(found[0]))
            self._spans.append((start, end))
            self._gaps.append(text[behind:start])
            behind = end
        self._used: set[int] = set()  # the nouns that have their number

    def counts(self) -> list[tuple[int, int]]:
        """Return where in the text the numbers stand that count, in order."""
        small = _small_numbers()
        places = [at for at, word in enumerate(self._words) if word in small or word in _DIGITS]
        numbers = {at: number for at in places if (number := self._number(at))}
        found: set[int] = set()
        for at, number in numbers.items():
            is_article = number.value == 1 and self._words[at] not in _DIGITS and not number.orders
            if not is_article and self._counts(at, number):
                found.update(range(at, number.end))
                found.update(self._joined(at, number, numbers))
        return [self._spans[at] for at in sorted(found)]

    # --- tokens -----------------------------------------------------------------------------------------

    def _word(self, at: int) -> str:
        return self._words[at] if 0 <= at < len(self._words) else ""

    def _noun(self, at: int) -> _Noun | None:
        return _nouns(self._people).get(self._word(at))

    def _is_apart(self, at: int) -> bool:
        """Whether a token stands apart from the one before: by a space, or behind what opens a quotation or an article."""
        if at in (0, len(self._words)) or self._gaps[at]:
            return True
        before = self._word(at - 1)
        return before in _OPENING or (before in _APOSTROPHES and at > 1)

    def _is_glued(self, at: int) -> bool:
        """Whether a token is a word or a number without anything between it and the one before."""
        return at < len(self._words) and not self._gaps[at] and self._word(at).isalnum()

    def _number(self, at: int) -> _Number | None:
        """Return the small number that begins here."""
        if not self._is_apart(at):
            return None
        word = self._word(at)
        value, orders = _small_numbers().get(word, (0, False))
        end = at + 1
        if word in _DIGITS:
            value, orders = int(word), self._is_glued(end)
            if orders and self._word(end) not in _words("ordinal-endings"):
                return None
            end += orders
        return _Number(value, orders, end) if value and not self._is_glued(end) else None

    # --- what a number stands beside --------------------------------------------------------------------

    def _counts(self, at: int, number: _Number) -> bool:
        return (
            self._counts_what_follows(at, number)
            or self._names_what_precedes(at, number)
            or self._counts_who_precedes(at, number)
            or self._is_one_or_two(at, number)
            or self._is_of_as_many(at, number)
        )

    def _counts_what_follows(self, at: int, number: _Number) -> bool:
        """Two piles, the third pile, two more turns, two of us, two of the piles, a 4-player table."""
        if self._counts_players(number):
            return True
        if number.value > 1 and not number.orders and self._word(at - 1) in _words("singular-articles"):
            return False  # le deux, a three: a card
        is_of = False
        for place in range(number.end, min(number.end + _LONGEST_GAP, len(self._words))):
            word = self._word(place)
            if not self._gaps[place] and not (is_of and _APOSTROPHES & {word, self._word(place - 1)}):
                return False
            if is_of and word in _words("persons"):
                return number.value <= self._people
            noun = self._noun(place)
            if noun is not None and self._fits(number, noun, is_of) and self._is_clear(at, number, noun):
                return self._takes(place)
            if word in _words("of"):
                is_of = True
            elif number.orders and word in _words("joints") and self._word(place + 1) in _words("adjectives"):
                continue  # the third and last turn
            elif word not in (_beside_of() if is_of else _words("adjectives")):
                return False
        return False

    def _counts_players(self, number: _Number) -> bool:
        if self._word(number.end) != "-" or self._gaps[number.end] or number.orders:
            return False
        noun = self._noun(number.end + 1)
        return noun is not None and noun.kind == "people" and number.value <= noun.most

    def _fits(self, number: _Number, noun: _Noun, is_of: bool) -> bool:
        if number.value > noun.most:
            return False
        return number.orders or (noun.several if number.value > 1 or is_of else noun.single)

    def _is_clear(self, at: int, number: _Number, noun: _Noun) -> bool:
        """Whether a word for any of the piles is one: "the two others" is; "two others" can be cards."""
        return noun.kind != "pile-words" or number.orders or self._word(at - 1) in _words("plural-articles")

    def _takes(self, place: int) -> bool:
        """Let a noun have its number; it can have only one."""
        if place in self._used:
            return False
        self._used.add(place)
        return True

    def _names_what_precedes(self, at: int, number: _Number) -> bool:
        """Pile 2, la pile n° 2, tour trois, bot 3, piles 1 and 2."""
        place = at - 1
        while (sign := self._word(place)) in _words("number-signs") or (
            sign == "." and self._word(place - 1) in _words("number-signs")
        ):
            place -= 1
        noun = self._noun(place)
        if number.orders or noun is None or noun.kind not in _NAMED or number.value > noun.most:
            return False
        if not noun.single and self._word(number.end) not in _words("joints"):
            return False
        return self._may_be_named(place, noun) and self._takes(place)

    def _may_be_named(self, place: int, noun: _Noun) -> bool:
        """Whether a number behind a noun can be its name: not in "this pile 3", "my turn: 3" or "j'ai pile 3"."""
        before = self._word(place - 1)
        if noun.kind == "people":
            return before not in _words("pointing")
        return before in _words("before-names") or not before.isalnum()

    def _counts_who_precedes(self, at: int, number: _Number) -> bool:
        """Nous deux, tous les trois, all four, the other two."""
        if number.orders or not 1 < number.value <= self._people or not self._gaps[at]:
            return False
        before, earlier = self._word(at - 1), self._word(at - 2)
        if before in _words("plural-articles"):
            return earlier in _words("all") and bool(self._gaps[at - 1])
        if not self._is_apart(at - 1):
            return False
        if before in _words("all") or before in _words("we"):
            return True
        return before in _words("persons") and (earlier in _words("prepositions") or not earlier.isalnum())

    def _is_one_or_two(self, at: int, number: _Number) -> bool:
        """A turn or two, une pile ou deux."""
        noun = self._noun(at - 2)
        if number.orders or noun is None or number.value != 2:
            return False
        is_one = self._word(at - 3) == "a" or _small_numbers().get(self._word(at - 3)) == (1, False)
        return is_one and self._word(at - 1) in _words("or")

    def _is_of_as_many(self, at: int, number: _Number) -> bool:
        """Deux piles sur quatre."""
        noun = self._noun(at - 2)
        if (
            number.orders
            or noun is None
            or at - 2 not in self._used
            or self._word(at - 1) not in _words("out-of")
        ):
            return False
        return noun.several and number.value <= noun.most

    def _joined(self, at: int, number: _Number, numbers: dict[int, _Number]) -> Iterator[int]:
        """Yield the tokens of the number that is joined to one that counts: two or three turns, piles 1 and 2."""
        for other in (self._before(at, number, numbers), self._behind(at, number, numbers)):
            if other is None:
                continue
            found = numbers[other]
            if found.value <= MOST_PILES and found.value != number.value and found.orders == number.orders:
                yield from range(other, found.end)

    def _before(self, at: int, number: _Number, numbers: dict[int, _Number]) -> int | None:
        """The second or the third pile, two or three piles."""
        place = at - 1
        if self._word(place) in _words("plural-articles") | _words("singular-articles"):
            place -= 1
        if self._word(place) not in _words("joints" if number.orders else "or"):
            return None
        return next((i for i in (place - 1, place - 2) if i in numbers and numbers[i].end == place), None)

    def _behind(self, at: int, number: _Number, numbers: dict[int, _Number]) -> int | None:
        """Piles 1 and 2."""
        noun = self._noun(at - 1)
        if noun is None or not noun.several or self._word(number.end) not in _words("joints"):
            return None
        return number.end + 1 if number.end + 1 in numbers else None


# --- words --------------------------------------------------------------------------------------------------


def _said(message: str) -> Iterator[list[str]]:
    """Yield the words of a message, language by language, in small letters without accents."""
    for language in languages():
        yield [folded(word) for word in say(f"counting-{message}", language).split()]


@cache
def _words(kind: str) -> frozenset[str]:
    if kind == "pointing":  # behind which a number is no name
        return _words("singular-articles") - _words("before-names") | _words("plural-articles") - {
            "the",
            "les",
        }
    return frozenset(word for words in _said(kind) for word in words)


@cache
def _beside_of() -> frozenset[str]:
    return _words("adjectives") | _words("plural-articles") | _APOSTROPHES


@cache
def _small_numbers() -> dict[str, tuple[int, bool]]:
    """The value of each small number's word, and whether it orders."""
    return {
        word: (value, kind == "ordinals")
        for kind in ("cardinals", "ordinals")
        for words in _said(kind)
        for value, forms in enumerate(words, 1)
        for word in forms.split("/")
    }


@cache
def _nouns(people: int) -> dict[str, _Noun]:
    """What is counted, by its word; words are written single/several, or once for both."""
    most = {**_MOST, "people": people}
    found = {}
    for kind, count in most.items():
        for word in (word for words in _said(kind) for word in words):
            single, _, several = word.partition("/")
            found[single] = _Noun(kind, count, single=True, several=not several or several == single)
            if several and several != single:
                found[several] = _Noun(kind, count, single=False, several=True)
    return found
