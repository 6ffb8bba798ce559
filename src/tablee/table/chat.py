"""What people may write, and the numbers that The Game forbids them to name (G11).

The words for numbers are in the texts, of all languages together: whoever may not say 37 may not say it in French.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from tablee.table.characters import drop_unseen, plain
from tablee.table.refusal import TableRefusal
from tablee.texts import languages, say

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


def number_in(text: str) -> str | None:
    """Return the first word of a message that names a number, None if none does.

    >>> number_in("not below trente-sept please")
    'trente-sept'
    >>> number_in("no one should play there, it is often a bad idea")
    """
    words = unicodedata.normalize("NFKC", text).split()
    found = next(_named(words), None)
    return None if found is None else _bare(found)


def _bare(word: str) -> str:
    """A word without the signs before and behind it."""
    inner = re.search(r"[^\W_](.*[^\W_])?", word)
    return word if inner is None else inner.group()


def _named(words: list[str]) -> Iterator[str]:
    for word in words:
        parts = _letters(word)
        if any(map(_is_numeral, word)) or any(map(_is_roman, parts)) or _is_word(parts):
            yield word
    yield from _spelt(words)
    yield from _repeated(words)


def _letters(word: str) -> list[str]:
    """Return the runs of letters of a word in plain letters without accents; other characters part them."""
    apart = unicodedata.normalize("NFKD", word)
    bare = "".join(c if c.isascii() else plain(c) for c in apart if not unicodedata.combining(c))
    return re.findall(r"[^\W\d_]+", bare)


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


# --- words --------------------------------------------------------------------------------------------------


def _is_word(parts: list[str]) -> bool:
    """Whether one of the parts of a word, or all of them together, are a number: trente-sept, thirtyseven, s.e.p.t."""
    return any(_names_number(part.casefold()) for part in (*parts, "".join(parts)))


@cache
def _listed(message: str) -> frozenset[str]:
    """The words of a message in all languages, in plain letters."""
    return frozenset(
        part.casefold()
        for language in languages()
        for word in say(message, language).split()
        for part in _letters(word)
    )


@cache
def _number_word() -> re.Pattern[str]:
    """A number as one word: number words one after the other, with articles and joints between them."""
    words, articles, joints, endings = (
        "|".join(sorted(_listed(f"number-{kind}"), key=lambda word: (-len(word), word)))
        for kind in ("words", "articles", "joints", "endings")
    )
    part = f"(?:{words}|{articles})"
    return re.compile(f"(?:{part}(?:{joints})?)*(?:{words})(?:(?:{joints})?{part})*(?:{endings})?")


@cache
def _squeezed_words() -> frozenset[str]:
    return frozenset(map(_squeezed, _listed("number-words")))


def _squeezed(word: str) -> str:
    return re.sub(r"(.)\1+", r"\1", word)


def _names_number(word: str) -> bool:
    if _number_word().fullmatch(word):
        return True
    return re.search(r"(.)\1\1", word) is not None and _squeezed(word) in _squeezed_words()


def _spelt(words: list[str]) -> Iterator[str]:
    """Numbers that are spelt letter by letter: s e p t."""
    run: list[str] = []
    for word in [*words, "  "]:
        letters = _letters(word)
        if len(letters) == 1 and len(letters[0]) == 1:
            run.append(letters[0].casefold())
        elif run:
            if len(run) > 1 and _names_number("".join(run)):
                yield " ".join(run)
            run = []


def _repeated(words: list[str]) -> Iterator[str]:
    """Words that are a number beside each other only: one one."""
    articles = _listed("number-articles")
    parts = [part.casefold() for word in words for part in _letters(word)]
    for before, after in pairwise(parts):
        if before in articles and after in articles:
            yield f"{before} {after}"
