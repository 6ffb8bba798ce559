"""Names of the people at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from tablee.terminal.draw import shorten
from tablee.terminal.errors import BadCommand
from tablee.terminal.voice import WIDEST_NAME, is_unseen

WIDEST_QUOTE = 60  # cells of a name that is refused
LONGEST_NAME = 40  # characters, with the marks that take no cell of their own


def clean_names(raw: Iterable[str]) -> tuple[str, ...]:
    """Return names in their normal form.

    Raises:
        BadCommand: One is empty, too wide, has characters that cannot be seen, or occurs twice.

    >>> clean_names(["  Ana ", "Ｂo"])
    ('Ana', 'Bo')
    """
    names: list[str] = []
    for entry in raw:
        name = clean_name(entry)
        if _is_taken(name, names):
            raise BadCommand("name-twice", name=name)
        names.append(name)
    return tuple(names)


def clean_name(raw: str) -> str:
    """Return one name in its normal form (Unicode NFKC, single spaces).

    Raises:
        BadCommand: It is empty, too wide or has characters that cannot be seen.
    """
    name = unicodedata.normalize("NFKC", raw).strip()
    if any(is_unseen(character) for character in name):
        raise BadCommand("name-characters", name=shorten(ascii(raw), WIDEST_QUOTE))
    name = " ".join(name.split())
    if not name or not cell_len(name):
        raise BadCommand("name-empty")
    if cell_len(name) > WIDEST_NAME or len(name) > LONGEST_NAME:
        raise BadCommand("name-too-wide", name=shorten(name, WIDEST_QUOTE), allowed=WIDEST_NAME)
    return name


def other_names(wanted: Sequence[str], taken: Iterable[str]) -> list[str]:
    """Return the wanted names, changed where somebody has them already.

    >>> other_names(["Bot 2", "Bot 3"], ["bot 3"])
    ['Bot 2', 'Bot 3 *']
    """
    used = list(taken)
    for name in wanted:
        while _is_taken(name, used):
            name += "*" if name.endswith("*") else " *"  # noqa: PLW2901
        used.append(name)
    return used[-len(wanted) :] if wanted else []


def _is_taken(name: str, taken: Iterable[str]) -> bool:
    """Whether somebody has a name that this one can be mistaken for."""
    from tablee.table.characters import are_alike, looks  # not before there are two names to compare

    return any(are_alike(looks(name), looks(other)) for other in taken)
