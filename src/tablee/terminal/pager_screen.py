"""Long texts on screen: the rules of a game, and help."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from textual.events import Key, MouseScrollDown, MouseScrollUp

from tablee.terminal import style
from tablee.terminal.base_screen import TableeScreen, key_line
from tablee.terminal.boards import Board
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, fit, line, wrap
from tablee.terminal.rulebook import rule_lines
from tablee.terminal.voice import Voice

WIDEST = 96
HELP_COLUMN = 12  # where what a key does begins, in the help texts


class PagerScreen(TableeScreen):
    """Lines that can be scrolled.

    Args:
        voice: The language.
        heading: The title line.
        lines: Returns the text as lines for a width.
    """

    def __init__(self, voice: Voice, heading: str, lines: Callable[[int], Lines]) -> None:
        super().__init__()
        self._words = voice
        self._heading = heading
        self._lines = lines
        self.top = 0

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._title, "title")
        yield Canvas(self._page, "page")
        yield Canvas(self._keys, "keys")

    def _text(self) -> Lines:
        return self._lines(min(self.size.width - 2, WIDEST))

    def _room(self) -> int:
        return max(1, self.size.height - 2)

    def _title(self, width: int, _: int) -> Lines:
        return [fit(line(self._heading, style.TITLE), width)]

    def _page(self, _: int, height: int) -> Lines:
        return self._text()[self.top : self.top + height]

    def _keys(self, width: int, _: int) -> Lines:
        total = len(self._text())
        say = self._words.say
        place = say("page", first=self.top + 1, last=min(total, self.top + self._room()), total=total)
        keys = [KeyHint("↑ ↓", say("key-scroll")), KeyHint("PgUp PgDn", say("key-page"))]
        return key_line(self._words, [*keys, KeyHint("Esc", say("key-back"))], [KeyHint(place, "")], width)

    def _scroll(self, by: int) -> None:
        last = max(0, len(self._text()) - self._room())
        self.top = max(0, min(last, self.top + by))
        self.repaint()

    def pressed(self, event: Key) -> None:
        """Scroll, or go back."""
        page = self._room() - 1
        steps = {
            "up": -1,
            "down": 1,
            "pageup": -page,
            "pagedown": page,
            "space": page,
            "home": -(10**6),
            "end": 10**6,
        }
        if event.key in steps:
            self._scroll(steps[event.key])
        elif event.key in ("escape", "enter", "q", "f1", "question_mark"):
            self.dismiss(None)

    def on_mouse_scroll_down(self, _: MouseScrollDown) -> None:
        """Scroll down with the wheel."""
        self._scroll(3)

    def on_mouse_scroll_up(self, _: MouseScrollUp) -> None:
        """Scroll up with the wheel."""
        self._scroll(-3)


def rules_screen(game: str, voice: Voice) -> PagerScreen:
    """Return the rules of a game as a screen."""
    heading = voice.say("rules-heading", game=voice.text_or(f"{game}-name", game))
    return PagerScreen(voice, heading, lambda width: rule_lines(game, voice.language, width))


def help_screen(board: Board | None, voice: Voice) -> PagerScreen:
    """Return what the keys do as a screen; with a board, its own keys first."""
    texts = ["help-general"] if board is None else [f"help-{board.help}", "help-match", "help-general"]

    def lines(width: int) -> Lines:
        rows = [row for text in texts for row in [*voice.say(text).split("\n"), ""]]
        return [entry for row in rows for entry in wrap(row, width, indent=_hang(row))]

    return PagerScreen(voice, voice.say("help-heading"), lines)


def _hang(row: str) -> str:
    """Return what later lines of a row start with: the width of its first column, if it has two."""
    return " " * HELP_COLUMN if "  " in row[:HELP_COLUMN] else ""
