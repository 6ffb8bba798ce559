"""What people may be called at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tablee.games._face import quote
from tablee.table.characters import count_seen, drop_unseen, looks
from tablee.table.refusal import TableRefusal

LONGEST_NAME = 24  # characters as a reader counts them
MOST_CODE_POINTS = 40


def clean_name(text: str) -> str:
    """Return a name as it is kept: in its plain form (fullwidth letters become ordinary ones), without outer spaces.

    Raises:
        TableRefusal: It is empty or too long, or has characters that are not seen or that hide others.

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
    return name


def check_name(text: str, others: Iterable[str]) -> str:
    """Return a name as it is kept, unless somebody at the table has one that looks like it.

    Raises:
        TableRefusal: As `clean_name`, or it can be mistaken for one of the others.
    """
    name = clean_name(text)
    for other in others:
        if looks(name) & looks(other):
            raise TableRefusal("name-taken", name=other)
    return name
