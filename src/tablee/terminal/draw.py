"""Drawing with characters: lines of a fixed width, boxes, blocks side by side and one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rich.cells import cell_len

Align = Literal["left", "center", "right"]

EDGES = {
    "card": "╭─╮│╰╯",
    "picked": "╔═╗║╚╝",
    "plain": "┌─┐│└┘",
}


class Text:
    """One line of text in pieces, each with a style of its own. It never changes.

    pieces: (characters, style, what a click on them does or None). width: the cells that it takes.
    """

    __slots__ = ("pieces", "width")

    def __init__(self, pieces: Sequence[tuple[str, str, str | None]], width: int | None = None) -> None:
        self.pieces = pieces
        self.width = sum(cell_len(text) for text, _, _ in pieces) if width is None else width

    @property
    def plain(self) -> str:
        """The characters alone."""
        return "".join(text for text, _, _ in self.pieces)

    def cut(self, width: int) -> Text:
        """Return the first cells of the text, `width` at most."""
        kept: list[tuple[str, str, str | None]] = []
        for text, style, action in self.pieces:
            kept.append((prefix(text, width), style, action))
            width -= cell_len(text)
            if width <= 0:
                break
        return Text(kept)


Lines = list[Text]


def prefix(text: str, width: int) -> str:
    """Return the longest beginning of the text that takes `width` cells at most."""
    if cell_len(text) <= width:
        return text
    end = min(len(text), max(width, 0))
    while cell_len(text[:end]) > width:
        end -= 1
    return text[:end]


def line(text: str | Text = "", style: str = "") -> Text:
    """Return one line of text; what is a line already keeps its own style."""
    return text if isinstance(text, Text) else Text(((text, style, None),))


def click(text: Text, action: str) -> Text:
    """Return the text so that a mouse click on it calls the action of the screen."""
    return Text([(piece, style, action) for piece, style, _ in text.pieces], text.width)


def join(parts: Iterable[str | Text], gap: str = "") -> Text:
    """Return the parts as one line, each with its own style."""
    pieces: list[tuple[str, str, str | None]] = []
    width = 0
    for part in map(line, parts):
        if gap and pieces:
            pieces.append((gap, "", None))
            width += len(gap)
        pieces += part.pieces
        width += part.width
    return Text(pieces, width)


def fit(text: str | Text, width: int, align: Align = "left", style: str = "") -> Text:
    """Return the text cut or filled to exactly `width` cells; an ellipsis shows where it was cut."""
    own = line(text, style)
    room = width - own.width
    if room < 0:
        return _elided(own, width)
    left = {"left": 0, "center": room // 2, "right": room}[align]
    before = ((" " * left, style, None),) if left else ()
    after = ((" " * (room - left), style, None),) if room > left else ()
    return Text((*before, *own.pieces, *after), width)


def _elided(text: Text, width: int) -> Text:
    if width <= 0:
        return line()
    kept = text.cut(width - 1)
    return join([kept, line("…", text.pieces[0][1]), " " * (width - 1 - kept.width)])


def shorten(text: str, width: int) -> str:
    """Return the text, cut with an ellipsis if it has more than `width` cells."""
    return text if cell_len(text) <= width else f"{prefix(text, width - 1)}…"


def wrap(text: str, width: int, style: str = "", indent: str = "") -> Lines:
    """Return the text as lines of at most `width` cells, broken at spaces; later lines start with `indent`."""
    width = max(width, 2)
    hang = indent if len(indent) < width - 1 else ""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _wrapped(paragraph, width, hang)
    return [line(entry, style) for entry in lines]


def _wrapped(paragraph: str, width: int, indent: str) -> list[str]:
    lines: list[str] = []
    now = " " * (len(paragraph) - len(paragraph.lstrip(" ")))
    for word in paragraph.lstrip(" ").split(" "):
        longer = f"{now} {word}" if now.strip() else now + word
        if cell_len(longer) > width and now.strip():
            lines.append(now)
            longer = indent + word
        while cell_len(longer) > width:
            piece = prefix(longer, width)
            lines.append(piece.rstrip(" "))
            longer = indent + longer[len(piece) :]
        now = longer
    return [*lines, now]


def width_of(block: Sequence[Text]) -> int:
    """Return the cells of the longest line."""
    return max((entry.width for entry in block), default=0)


def box(
    rows: Sequence[str | Text],
    width: int,
    *,
    edges: str = "card",
    style: str = "",
    edge_style: str = "",
    head: str | Text = "",
    foot: str | Text = "",
) -> Lines:
    """Return rows of text in a box of `width` cells; `head` and `foot` stand in its top and bottom edge."""
    corner = EDGES[edges]
    inside = width - 2
    out = [_edge(corner[0], corner[1], corner[2], head, inside, edge_style)]
    for row in rows:
        side = line(corner[3], edge_style)
        out.append(join([side, fit(row, inside, "center", style), side]))
    return [*out, _edge(corner[4], corner[1], corner[5], foot, inside, edge_style)]


def _edge(left: str, across: str, right: str, label: str | Text, inside: int, style: str) -> Text:
    text = line(label, style)
    if text.width > inside:
        text = _elided(text, inside)
    room = inside - text.width
    before, after = across * (room // 2), across * (room - room // 2)
    return join([line(left + before, style), text, line(after + right, style)])


def beside(blocks: Sequence[Lines], gap: int = 1) -> Lines:
    """Return blocks side by side, each filled to its own width, their tops in line."""
    widths = [width_of(block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    rows = []
    for y in range(height):
        cells = [fit(block[y] if y < len(block) else "", w) for block, w in zip(blocks, widths, strict=True)]
        rows.append(join(cells, " " * gap))
    return rows


def indent(block: Lines, cells: int) -> Lines:
    """Return the block moved to the right."""
    return [join([" " * cells, entry]) for entry in block]


def center(block: Lines, width: int) -> Lines:
    """Return the block in the middle of `width` cells."""
    return indent(block, max(0, (width - width_of(block)) // 2))


def flow(parts: Sequence[Text], width: int, gap: str = "   ", hang: int = 0) -> Lines:
    """Return the parts one after the other, on as many lines as `width` asks for; later lines hang in."""
    lines: Lines = []
    now: Text | None = None
    for part in parts:
        longer = part if now is None else join([now, part], gap)
        if now is not None and longer.width > width:
            lines.append(now)
            longer = join([" " * hang, part])
        now = longer
    return [*lines, now] if now is not None else lines


def spread(sections: Sequence[Lines], height: int) -> Lines:
    """Return sections one below the other in exactly `height` lines: the last at the bottom, air between them.

    Where there is too little room, the sections in the middle are cut from their ends, the latest first.
    """
    kept = [list(section) for section in sections if section]
    over = sum(map(len, kept)) - height
    for section in reversed(kept[1:-1]):
        while over > 0 and section:
            section.pop()
            over -= 1
    kept = [section for section in kept if section]
    air = max(0, height - sum(map(len, kept)))
    lines: Lines = []
    for i, section in enumerate(kept):
        if i:
            room = air // (len(kept) - i)
            air -= room
            lines += [line()] * room
        lines += section
    return (lines + [line()] * height)[:height]
