"""Words that name a number: those of our languages, from the texts, and those of other languages, from a file."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from tablee.table.characters import plain
from tablee.texts import languages, say

_FILE = files("tablee.table").joinpath("data", "numbers.txt")
LETTERS = re.compile(r"[^\W\d_]+")
_LAST_LATIN = 0x24F
_SIGNS = str.maketrans("$€@!|+£", "seailtl")  # signs that are written for letters: $ix, hu!t
_FLAG = re.compile(r"(?<![🇦-🇿])[🇦-🇿]{2}(?![🇦-🇿])")
_REPEATED = re.compile(r"(.)\1\1+")


@cache
def listed(message: str) -> frozenset[str]:
    """Return the words of a message in all our languages, in small letters without accents."""
    return frozenset(
        folded(part)
        for language in languages()
        for word in say(message, language).split()
        for part in LETTERS.findall(word)
    )


def folded(word: str) -> str:
    """Return a word in small letters without accents.

    >>> folded("Troisième")
    'troisieme'
    """
    if word.isascii():
        return word.lower()
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))


@lru_cache(maxsize=4096)
def readings(word: str) -> tuple[list[str], ...]:
    """Return the runs of letters of a word, in each of the ways in which it may be read.

    As it is written; without accents, with Latin letters for those that look like them; with letters for signs.
    """
    found = [LETTERS.findall(word)]
    if not word.isascii():
        apart = unicodedata.normalize("NFKD", word)
        found += [_in_latin(apart), _in_latin(apart.upper())]
    if "I" in word and not word.isupper():
        found.append(_in_latin(word.replace("I", "l")))  # tweIve
    signs = word.strip(".,;:!?+|").translate(_SIGNS)
    if signs != word and LETTERS.search(word):
        found.append(_in_latin(unicodedata.normalize("NFKD", signs)))
    return tuple(found)


def disguised(word: str) -> list[str]:
    """Return the runs of letters that a word seems to have whose characters have another plain form than they look like.

    The plain form of ſ is s, but it looks like f.
    """
    changed = unicodedata.normalize("NFKC", word) != unicodedata.normalize("NFC", word)
    return _in_latin(unicodedata.normalize("NFD", word)) if changed else []


def _in_latin(apart: str) -> list[str]:
    apart = _FLAG.sub(" ", apart)
    seen = "".join(c if c.isascii() else plain(c) for c in apart)
    seen = "".join(c for c in seen if c.isascii() or not unicodedata.combining(c))
    return LETTERS.findall(seen)


def names_number(word: str) -> bool:
    """Whether a word is a number: thirtyseven, trentesept, vierzig; as well with letters three times or more."""
    word = word.casefold()
    if _is_number(word):
        return True
    if _REPEATED.search(word) is None:
        return False
    short, twice = _REPEATED.sub(r"\1", word), _REPEATED.sub(r"\1\1", word)
    return _is_number(short) or _is_number(twice) or _squeezed(word) in _squeezed_words()


def _is_number(word: str) -> bool:
    return word in _foreign_words() or _is_compound(word)


# --- our languages ------------------------------------------------------------------------------------------


def _is_compound(word: str) -> bool:
    return _compound().fullmatch(word) is not None


@cache
def _compound() -> re.Pattern[str]:
    """A number as one word: number words one after the other, with articles and joints between them.

    A word is read in one way only, so a long one takes no longer than its length asks for.
    """
    words, articles, joints, endings = (
        "|".join(sorted(listed(f"number-{kind}"), key=lambda word: (-len(word), word)))
        for kind in ("words", "articles", "joints", "endings")
    )
    return re.compile(
        f"(?:(?:{articles})(?:{joints})?)*(?:{words})(?:(?:{joints})?(?:{words}|{articles}))*(?:{endings})?"
    )


def _squeezed(word: str) -> str:
    return re.sub(r"(.)\1+", r"\1", word)


@cache
def _squeezed_words() -> frozenset[str]:
    return frozenset(map(_squeezed, listed("number-words")))


# --- other languages ----------------------------------------------------------------------------------------


@cache
def _foreign_words() -> frozenset[str]:
    """The words of other languages, and how those in other letters look to a reader of Latin ones.

    The file is read with the first message that is looked through.
    """
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    words = {word for line in lines if line[0] != "#" for word in line.split()[1:]}
    seen = {"".join(map(plain, word)) for word in words if ord(word[0]) > _LAST_LATIN}
    return frozenset(words | {word for word in seen if not word.isascii()})
