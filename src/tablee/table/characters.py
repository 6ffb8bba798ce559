"""Characters that people write: which of them can be seen, how many there are, and which look alike."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

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

_FRAMED = re.compile("(?:LATIN (?:CAPITAL|SMALL)|INDICATOR SYMBOL) LETTER ([A-Z])$")


@cache
def lookalikes() -> dict[str, str]:
    """Return the mapping of Unicode's list of look-alikes (UTS 39): a character, and what it looks like.

    The file is read with the first name or message.
    """
    text = files("tablee.table").joinpath("data", "lookalikes.txt").read_text(encoding="ascii")
    lines = [line.split() for line in text.splitlines() if line[0] != "#"]
    return {chr(int(one, 16)): "".join(chr(int(code, 16)) for code in others) for one, *others in lines}


@lru_cache(maxsize=4096)
def plain(character: str) -> str:
    """Return what a character looks like in its plainest form: Cyrillic а as a, 0 as O, m as rn, 🅱 as B.

    >>> plain("а"), plain("0"), plain("m"), plain("x"), plain("🅱")
    ('a', 'O', 'rn', 'x', 'B')
    """
    known = lookalikes().get(character)
    if known is not None or character.isascii() or unicodedata.category(character) != "So":
        return known or character
    framed = _FRAMED.search(unicodedata.name(character, ""))  # which the list of look-alikes has not
    return framed[1] if framed else character


Looks = tuple[frozenset[str], ...]  # for each place of a text, what it can be taken for


@lru_cache(maxsize=4096)
def looks(text: str) -> Looks:
    """Return what each letter of a text can be taken for; two texts are compared by `are_alike`.

    A letter is looked at as it stands, as a small letter and, if it is not an ASCII one, as a capital: Il looks like
    ll, II looks like ii, and Cyrillic ӏ, whose capital is a mere stroke, looks like i and like l.
    """
    apart = unicodedata.normalize("NFKD", "".join(text.split()))
    return tuple(map(_ways, apart))


@lru_cache(maxsize=4096)
def _ways(character: str) -> frozenset[str]:
    cases = {character, character.casefold()}
    if not character.isascii():
        cases.add(character.upper())
    return frozenset(_plain_text(_plain_text(case).casefold()) for case in cases)


def _plain_text(text: str) -> str:
    apart = unicodedata.normalize("NFKD", "".join(map(plain, text)))
    return "".join(map(plain, apart))


def are_alike(one: Looks, other: Looks) -> bool:
    """Whether two texts can be mistaken for each other.

    >>> are_alike(looks("Аnа"), looks("Ana")), are_alike(looks("Ana"), looks("Anna"))
    (True, False)
    """
    return any(end == len(one) for end in ends_alike(one, other))


def ends_alike(text: Looks, beginning: Looks) -> set[int]:
    """Return the places of a text up to which it looks like the whole of another.

    >>> ends_alike(looks("Bot 2"), looks("bot"))
    {3}
    """
    ends = set()
    todo = [
        (0, 0, "", "")
    ]  # how far both are read, and what one of them has shown that the other has not yet
    seen = set(todo)
    while todo:
        i, j, more, missing = todo.pop()
        steps: list[tuple[int, int, str, str]] = []
        if missing:
            steps = [(i + 1, j, way, missing) for way in (text[i] if i < len(text) else ())]
        elif j < len(beginning):
            steps = [(i, j + 1, more, way) for way in beginning[j]]
        elif not more:
            ends.add(i)
        for at, to, shown, wanted in steps:
            length = min(len(shown), len(wanted))
            step = (at, to, shown[length:], wanted[length:])
            if shown[:length] == wanted[:length] and step not in seen:
                seen.add(step)
                todo.append(step)
    return ends
