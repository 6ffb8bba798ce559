"""The one widget of the terminal: an area that a function paints with lines of text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize
from textual.strip import Strip
from textual.widget import Widget

from tablee.terminal.draw import Lines, Text

Painter = Callable[[int, int], Lines]


class Canvas(Widget):
    """An area of the screen, painted anew when it is asked to.

    Args:
        paint: Returns the lines for a width and a height in cells.
        name: The widget's id, for its place on the screen.
    """

    DEFAULT_CSS = "Canvas { height: 1fr; width: 1fr; }"

    def __init__(self, paint: Painter, name: str) -> None:
        super().__init__(id=name)
        self._paint = paint
        self._painted: Lines | None = None
        self._ground = Style.null()

    def repaint(self) -> None:
        """Paint anew."""
        self._painted = None
        self.refresh()

    def on_resize(self, _: Resize) -> None:
        """Paint anew for another size."""
        self.repaint()

    def render_line(self, y: int) -> Strip:
        """Return a line of what is painted, filled to the width of the area."""
        width, height = self.size
        if self._painted is None:
            self._painted = self._paint(width, height)
            self._ground = self.rich_style
        painted = self._painted[y] if y < len(self._painted) else None
        strip = Strip([]) if painted is None else Strip(_segments(painted), painted.width)
        return strip.adjust_cell_length(width).apply_style(self._ground)


def _segments(text: Text) -> list[Segment]:
    return [Segment(characters, _style(style, action)) for characters, style, action in text.pieces]


@lru_cache(maxsize=1024)
def _style(style: str, action: str | None) -> Style:
    parsed = Style.parse(style)
    return parsed if action is None else parsed + Style(meta={"@click": f"screen.{action}"})
