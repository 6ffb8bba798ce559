"""The curtain between two people who share a terminal: nobody's hand is on the screen."""

from __future__ import annotations

from collections.abc import Iterator

from textual.events import Key

from tablee.terminal import style
from tablee.terminal.base_screen import TableeScreen
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, box, center, fit, line, spread, wrap
from tablee.terminal.voice import Voice

WIDTH = 60


class CurtainScreen(TableeScreen):
    """Asks for one person and waits until that person says so.

    Args:
        voice: The language and the names.
        person: The seat of the one who is to see the hand; the screen's result.
    """

    def __init__(self, voice: Voice, person: int) -> None:
        super().__init__()
        self._words = voice
        self.person = person

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._paint, "curtain")

    def _paint(self, width: int, height: int) -> Lines:
        say = self._words.say
        name = self._words.names[self.person]
        text = wrap(say("curtain", name=name), WIDTH - 6)
        rows: list[str | Text] = [
            "",
            fit(line(name, style.KEY), WIDTH - 2, "center"),
            "",
            *text,
            "",
            line(say("curtain-key", name=name), style.LABEL),
            "",
        ]
        return spread([[line("")], center(box(rows, WIDTH, edges="picked"), width), [line("")]], height)

    def pressed(self, event: Key) -> None:
        """Open on Enter; Q, Ctrl-C leave."""
        if event.key == "enter":
            self.dismiss(self.person)
        elif event.key == "q":
            self.tablee.leave()
