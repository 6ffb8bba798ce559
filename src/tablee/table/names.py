"""What people may be called at a table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from tablee.games._face import quote
from tablee.table.characters import are_alike, count_seen, drop_unseen, ends_alike, looks, plain
from tablee.table.numbers import folded, listed, names_number
from tablee.table.refusal import TableRefusal
from tablee.texts import languages, say

LONGEST_NAME = 24  # characters as a reader counts them
MOST_CODE_POINTS = 40


def clean_name(text: str) -> str:
    """Return a name as it is kept: in its plain form (fullwidth letters become ordinary ones), without outer spaces.

    Raises:
        TableRefusal: It is empty or too long, has characters that are not seen or that hide others, or is a bot's.

    >>> clean_name("  Ａｎａ ")
    'Ana'
    """
    if len(text) > 4 * MOST_CODE_POINTS:
        raise TableRefusal("name-too-long", allowed=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name:
        raise TableRefusal("name-empty")
    if drop_unseen(name) != name or any(unicodedata.category(character) == "Cc" for character in text):
        raise TableRefusal("name-characters", name=quote(name))
    if count_seen(name) > LONGEST_NAME or len(name) > MOST_CODE_POINTS:
        raise TableRefusal("name-too-long", allowed=LONGEST_NAME)
    if is_reserved(name):
        raise TableRefusal("name-reserved", name=name)
    return name


def check_name(text: str, others: Iterable[str]) -> str:
    """Return a name as it is kept, unless somebody at the table has one that looks like it.

    Raises:
        TableRefusal: As `clean_name`, or it can be mistaken for one of the others.
    """
    name = clean_name(text)
    for other in others:
        if are_alike(looks(name), looks(other)):
            raise TableRefusal("name-taken", name=other)
    return name


# --- names that nobody may have -----------------------------------------------------------------------------


def is_reserved(name: str) -> bool:
    """Whether a name looks like a bot's, or like what belongs to the table itself, in any of our languages.

    Bots are called after their seat, in the language of whoever looks. So a bot's name with any number or with none is
    nobody else's, whether there are bots at the table or not: one that sits down later finds its name free.

    >>> is_reserved("Bot 2"), is_reserved("r0b0t II"), is_reserved("l’Hôte"), is_reserved("Abbott")
    (True, True, True, False)
    """
    parts = _parts(name)
    text = "".join(parts)
    seen = looks(text)
    for word in {word for way in seen[0] for word in _not_free().get(way[0], ())} if seen else ():
        tails = {text[end:] for end in ends_alike(seen, looks(word))}
        if "" in tails or (word in _bots() and any(_is_number(tail, parts) for tail in tails)):
            return True
    return False


def _parts(name: str) -> list[str]:
    """The words and numbers of a name without accents, articles, and numbers that stand in front."""
    apart = unicodedata.normalize("NFKD", name)
    shown = "".join(c if c.isascii() or c.isalnum() else plain(c) for c in apart)
    parts = re.findall(r"[^\W_]+", "".join(c for c in shown if not unicodedata.combining(c)))
    needless = listed("names-articles") | listed("counting-number-signs")
    while len(parts) > 1 and (folded(parts[0]) in needless or parts[0].isnumeric()):
        del parts[0]
    return [part for i, part in enumerate(parts) if i == 0 or folded(part) not in needless]


def _is_number(tail: str, parts: list[str]) -> bool:
    """Whether what stands behind a bot's word makes it a bot's name: nothing, an s, a number in digits, or as a word."""
    word = folded(tail)
    for sign in listed("counting-number-signs"):
        word = word.removeprefix(sign) if word.removeprefix(sign).isnumeric() else word
    if word in ("", "s") or word.isnumeric():
        return True
    return tail == parts[-1] and (
        names_number(word) or word in listed("number-articles") or re.fullmatch("[ivxl]+", word) is not None
    )


@cache
def _bots() -> frozenset[str]:
    called = {re.sub(r"[\W\d_]", "", say("play-bot", language, number=1)) for language in languages()}
    return frozenset(map(folded, called)) | listed("names-of-bots")


@cache
def _not_free() -> dict[str, set[str]]:
    """The words that nobody may be called by what their first letter can be taken for."""
    found: dict[str, set[str]] = {}
    others = listed("names-reserved")
    for word in _bots() | others | {f"{word}s" for word in others}:
        for way in looks(word)[0]:
            found.setdefault(way[0], set()).add(word)
    return found
