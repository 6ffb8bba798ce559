"""Cards as boxes: a hand with what each card would cost, a row of cards, backs, large digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.terminal import style
from tablee.terminal.draw import Lines, Text, beside, box, click, fit, line

NARROWEST, WIDEST = 6, 9
DIGITS = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": ("╺┓ ", " ┃ ", "╺┻╸"),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", "╺━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
}


@dataclass(frozen=True)
class Card:
    """A card as it is drawn. note: a word under the number. costs: one a row below. foot: in the lower edge."""

    number: int
    note: str | None = None
    costs: Sequence[str] = ()
    foot: str = ""
    picked: bool = False
    dimmed: bool = False


def card_width(count: int, width: int, widest: int = WIDEST) -> int:
    """Return the width at which `count` cards stand side by side in `width` cells."""
    return max(NARROWEST, min(widest, width // max(count, 1)))


def draw_card(card: Card, width: int, tall: bool = False) -> Lines:
    """Return a card as lines; a picked one has a double edge."""
    face, edge = (style.PICKED, style.PICKED_EDGE) if card.picked else (style.CARD, style.CARD_EDGE)
    if card.dimmed and not card.picked:
        face = edge = style.DIMMED
    numbers = big_number(card.number, width - 2) if tall else [str(card.number)]
    rows: list[Text] = [_row(number, width, face) for number in numbers]
    if card.note is not None:
        rows.append(_row(card.note, width, face if card.picked or card.dimmed else style.CARD_NOTE))
    rows += [_row(cost, width, _cost_style(cost, card, face)) for cost in card.costs]
    drawn = box(
        rows, width, edges="picked" if card.picked else "card", style=face, edge_style=edge, foot=card.foot
    )
    return [click(entry, f"pick({card.number})") for entry in drawn]


def big_number(number: int, width: int) -> list[str]:
    r"""Return a number as three lines of large digits; as plain ones where `width` is too little for it.

    >>> print("\n".join(big_number(47, 9)))
    ╻ ╻ ╺━┓
    ┗━┫   ┃
      ╹   ╹
    """
    if 4 * len(str(number)) - 1 > width:
        return ["", str(number), ""]
    return [" ".join(DIGITS[digit][y] for digit in str(number)) for y in range(3)]


def _row(text: str, width: int, kind: str) -> Text:
    return fit(text, width - 2, "center", kind)


def _cost_style(cost: str, card: Card, face: str) -> str:
    if card.picked or card.dimmed:
        return face
    return style.CARD_TRICK if "↶" in cost else style.CARD_COST


def draw_cards(cards: Sequence[Card], width: int, tall: bool = False, widest: int = WIDEST) -> Lines:
    """Return cards side by side, as wide as there is room."""
    each = card_width(len(cards), width, widest)
    return beside([draw_card(card, each, tall) for card in cards], gap=0)


def draw_back(width: int, tall: bool = False) -> Lines:
    """Return the back of a card."""
    rows = [line("▒" * (width - 2), style.BACK)] * (3 if tall else 1)
    return box(rows, width, style=style.BACK, edge_style=style.BACK_EDGE)


def cost_text(cost: int | None, legal: bool) -> str:
    """Return what a pile would move by: +5, ↶10 for the backwards trick, · where the card does not fit, ✗ if barred."""
    if cost is None:
        return "·"
    text = f"↶{-cost}" if cost < 0 else f"+{cost}"
    return text if legal else f"✗{text}"


def label(text: str) -> Text:
    """Return a quiet heading."""
    return line(text, style.QUIET)
