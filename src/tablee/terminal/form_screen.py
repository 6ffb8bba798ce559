"""The choices before a match, on screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from textual.events import Key

from tablee.play.errors import TableeError
from tablee.terminal import style
from tablee.terminal.base_screen import TableeScreen, key_line
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, click, fit, join, line, spread, wrap
from tablee.terminal.form import Choice, Form, Row
from tablee.terminal.pager_screen import rules_screen

LABEL_WIDTH = 34


class FormScreen(TableeScreen):
    """Shows the rows of a form; Enter deals."""

    def __init__(self, game: str, heading: str, preset: Mapping[str, Any]) -> None:
        super().__init__()
        self.game = game
        self._heading = heading
        self._preset = preset
        self.refused = ""

    def on_mount(self) -> None:
        """Make the form in the language of the app."""
        self.form = Form(self.game, self._preset, self.voice)
        self.repaint()

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(lambda width, _: self.title_line(width, self._heading, ""), "title")
        yield Canvas(self._paint, "form")
        yield Canvas(self._keys, "keys")

    def _paint(self, width: int, height: int) -> Lines:
        rows = [self._row(row, width) for row in self.form.rows]
        text = self.refused or self.form.here.help_text
        said = wrap(
            f"✗ {text}" if self.refused else text, width, style.REFUSED if self.refused else style.QUIET
        )
        return spread([[line("")], rows, [line(""), *said, line("")]], height)

    def _row(self, row: Row, width: int) -> Text:
        here = row is self.form.here
        label = fit(
            line(f"{' ▶ ' if here else '   '}{row.label}", style.KEY if here else style.LABEL), LABEL_WIDTH
        )
        value = f"◀ {row.shown} ▶" if isinstance(row, Choice) and here else f"  {row.shown}"
        if here and not isinstance(row, Choice):
            value = f"  {row.value}▏" if row.value else f"  ▏{row.empty}"
        number = self.form.rows.index(row)
        return click(
            join([label, fit(line(value, style.CURSOR if here else style.PLAIN), width - LABEL_WIDTH)]),
            f"row({number})",
        )

    def _keys(self, width: int, _: int) -> Lines:
        say = self.voice.say
        keys = [
            KeyHint("Enter", say("key-deal")),
            KeyHint("↑ ↓", say("form-key-row")),
            KeyHint("← →", say("form-key-value")),
        ]
        return key_line(self.voice, keys, [KeyHint("Esc", say("key-back"))], width)

    def pressed(self, event: Key) -> None:
        """Move, change, type, deal, go back."""
        self.refused = ""
        if event.key in ("up", "down", "tab", "shift+tab"):
            self.form.move(1 if event.key in ("down", "tab") else -1)
        elif event.key in ("left", "right"):
            self.form.here.step(1 if event.key == "right" else -1)
        elif event.key == "backspace":
            self.form.here.erase()
        elif event.key == "enter":
            self._deal()
        elif event.key == "f1":
            self.action_rules()
        elif event.key == "escape":
            self.dismiss(None)
        elif event.character is not None and event.is_printable:
            self.form.here.type(event.character)
        self.repaint()

    def _deal(self) -> None:
        try:
            self.tablee.deal(self.form.plan())
        except TableeError as error:
            self.refused = self.form.sentence(error)

    def action_row(self, number: int) -> None:
        """Go to a row by a click; a second click takes its next value."""
        if self.form.here is self.form.rows[number]:
            self.form.here.step(1)
        self.form.cursor = number
        self.repaint()

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self.app.push_screen(rules_screen(self.game, self.voice))
