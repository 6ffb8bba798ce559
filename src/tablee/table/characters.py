"""Characters that people write: which of them can be seen, how many there are, and which look alike."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Any

MOST_MARKS = 2  # above and below one letter

_JOINER = "\u200d"  # joins emoji to one
_AS_EMOJI = "\ufe0f"  # asks for an emoji's coloured form
_TONES = range(0x1F3FB, 0x1F400)
_FLAGS = range(0x1F1E6, 0x1F200)
_PICTURES = range(
    0x1F000, 0x1FB00
)  # reserved for pictures; a newer Unicode than ours may have filled more of it
_SYMBOLS = ("So", "Sm", "Sk")

# Characters with a category like any other's that nothing is seen of.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)))
)


def drop_unseen(text: str) -> str:
    """Return the text with single spaces for all white space, and without what nobody sees or what hides the rest.

    Gone are control, format and private characters, blank ones that are no space, and all marks but two a letter. An
    emoji keeps what joins it.
    """
    kept: list[str] = []
    marks = 0
    for i, character in enumerate(text):
        if _is_space(character):
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif character == _JOINER:
            if kept and _is_picture(kept[-1]) and _is_picture(text[i + 1 : i + 2]):
                kept.append(character)
        elif _is_mark(character):
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " " and character not in _BLANK:
                kept.append(character)
        elif _is_seen(character):
            kept.append(character)
            marks = 0
    return "".join(kept).strip()


def _is_space(character: str) -> bool:
    return unicodedata.category(character) in ("Zs", "Zl", "Zp") or character in "\t\n\r\v\f"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _is_seen(character: str) -> bool:
    if character in _BLANK:
        return False
    category = unicodedata.category(character)
    return category[0] in "LNPS" or (category == "Cn" and ord(character) in _PICTURES)


def _is_picture(character: str) -> bool:
    if character == "":
        return False
    return (
        character == _AS_EMOJI or unicodedata.category(character) in _SYMBOLS or ord(character) in _PICTURES
    )


def count_seen(text: str) -> int:
    """Return how many characters a reader sees: marks, joined emoji, skin tones and halves of flags are no more.

    >>> count_seen("Zoé"), count_seen("👩🏽‍🚀🇫🇷")
    (3, 2)
    """
    count = 0
    joined = half_flag = False
    for character in text:
        code = ord(character)
        is_flag = code in _FLAGS
        if character == _JOINER:
            joined = True
            continue
        if not (joined or _is_mark(character) or code in _TONES or (is_flag and half_flag)):
            count += 1
        half_flag = is_flag and not half_flag
        joined = False
    return count


# --- look-alikes --------------------------------------------------------------------------------------------


@cache
def _confusables() -> dict[str, list[dict[str, Any]]]:
    # Its data are large, and are loaded with the first name.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    found: dict[str, list[dict[str, Any]]] = confusables_data
    return found


@lru_cache(maxsize=4096)
def plain(character: str) -> str:
    """Return what a character looks like in its plainest form: Cyrillic а as a, 0 as O, m as rn.

    The list of look-alikes leads from each character to the plain one, and from the plain one back to all of them.
    """
    alike = _confusables().get(character, [])
    if len(alike) != 1:
        return character
    other = str(alike[0]["c"]).strip("\u200e\u200f")
    back = _confusables().get(other, [])
    return min(character, other) if len(back) == 1 and len(other) == 1 else other


@lru_cache(maxsize=4096)
def looks(text: str) -> frozenset[str]:
    """Return how a text looks, at first sight; two texts that have one of it in common can be mistaken for each other.

    Capitals are tried both before and after: Il looks like ll, and II like ii.

    >>> looks("Аnа") & looks("Ana") != frozenset()
    True
    >>> looks("Ana") & looks("Anna")
    frozenset()
    """
    apart = unicodedata.normalize("NFKD", "".join(text.split()))
    first = "".join(map(plain, apart)).casefold()
    second = "".join(map(plain, apart.casefold())).casefold()
    return frozenset((first, second))
