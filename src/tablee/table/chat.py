"""What people may write, and the numbers that The Game forbids them to name (G11).

The words for numbers are in the texts, of all languages together: whoever may not say 37 may not say it in French.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

from tablee.table.characters import drop_unseen
from tablee.table.counting import MOST_PEOPLE, without_counts
from tablee.table.numbers import disguised, listed, names_number, readings
from tablee.table.refusal import TableRefusal

LONGEST_TEXT = 300


def check_text(text: str) -> str:
    """Return a message as it is shown: without what nobody sees or what hides the rest.

    Raises:
        TableRefusal: It is empty or too long.
    """
    if len(text) > 4 * LONGEST_TEXT:
        raise TableRefusal("chat-too-long", allowed=LONGEST_TEXT)
    shown = drop_unseen(unicodedata.normalize("NFC", text))
    if not shown:
        raise TableRefusal("chat-empty")
    if len(shown) > LONGEST_TEXT:
        raise TableRefusal("chat-too-long", allowed=LONGEST_TEXT)
    return shown


def number_in(text: str, people: int = MOST_PEOPLE) -> str | None:
    """Return the first word of a message that names a number, None if none does.

    What counts or orders piles, people, turns or commands is none.

    Args:
        text: The message.
        people: How many people there are to be counted.

    >>> number_in("not below trente-sept please")
    'trente-sept'
    >>> number_in("nicht unter vierzig")
    'vierzig'
    >>> number_in("no one should play on the third pile, it is often a bad idea")
    """
    words = without_counts(unicodedata.normalize("NFKC", text), people).split()
    found = next(_named(words), None) or next(_disguised(text), None)
    return None if found is None else _bare(found)


def _bare(word: str) -> str:
    """A word without the signs before and behind it."""
    inner = re.search(r"[^\W_](.*[^\W_])?", word)
    return word if inner is None else inner.group()


def _named(words: list[str]) -> Iterator[str]:
    for word in words:
        if _names(word):
            yield word
    parts = [readings(word)[-1] for word in words]
    yield from _spelt(parts)
    yield from _repeated(parts)


@lru_cache(maxsize=4096)
def _names(word: str) -> bool:
    return any(map(_is_numeral, word)) or any(map(_is_word_of_number, readings(word)))


def _disguised(text: str) -> Iterator[str]:
    if not text.isascii():
        yield from (word for word in text.split() if _is_word_of_number(disguised(word)))


def _is_word_of_number(parts: list[str]) -> bool:
    """Whether one of the parts of a word, or all of them together, are a number: trente-sept, thirtyseven, s.e.p.t."""
    return any(map(_is_roman, parts)) or any(map(names_number, {*parts, "".join(parts)}))


# --- numerals -----------------------------------------------------------------------------------------------

_DRAWN = re.compile(
    "DIGIT|NUMERAL|KEYCAP|HUNDRED POINTS|DIE FACE|DOMINO TILE|PLAYING CARD|MAHJONG TILE|CLOCK FACE|TALLY MARK|"
    "COUNTING ROD|COUNTING BOARD"
)


@cache
def _is_numeral(character: str) -> bool:
    """Whether a character is a digit or numeral of any script, or shows one: ³ ⑦ Ⅻ 三 🔟 ⚂."""
    if character.isascii():
        return character.isdigit()
    if unicodedata.numeric(character, None) is not None:
        return True
    return unicodedata.category(character) == "So" and bool(_DRAWN.search(unicodedata.name(character, "")))


_ROMAN = re.compile(r"(?=..)M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
# Words, names and signs that would be numbers which no card has, and words that only capitals make a number of.
_NO_NUMBER = frozenset({"cc", "cd", "cm", "dc", "di", "dl", "mc", "md", "mi", "mix", "ml", "mm", "mmm"})
_NO_NUMBER_IN_SMALL_LETTERS = frozenset({"ci", "cl", "cv", "li", "lv"})


def _is_roman(word: str) -> bool:
    small = word.lower()
    if not _ROMAN.fullmatch(word.upper()) or small in _NO_NUMBER:
        return False
    return not (word == small and small in _NO_NUMBER_IN_SMALL_LETTERS)


# --- numbers in pieces --------------------------------------------------------------------------------------


def _spelt(words: list[list[str]]) -> Iterator[str]:
    """Numbers that are spelt letter by letter: s e p t."""
    run: list[str] = []
    for letters in [*words, []]:
        if len(letters) == 1 and len(letters[0]) == 1:
            run.append(letters[0])
        elif run:
            if len(run) > 1 and names_number("".join(run)):
                yield " ".join(run)
            run = []


def _repeated(words: list[list[str]]) -> Iterator[str]:
    """Words that are a number beside each other only: one one."""
    articles = listed("number-articles")
    for before, after in pairwise(part.casefold() for parts in words for part in parts):
        if before in articles and after in articles:
            yield f"{before} {after}"
