"""What may be said, as prepared sentences: one line for each thing to speak about, one key for each word."""

from __future__ import annotations

from collections.abc import Iterator

from textual.events import Key

from tablee.terminal import style
from tablee.terminal.base_screen import TableeScreen, key_line
from tablee.terminal.boards import Board, View
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, click, fit, join, line, shorten, spread, wrap


class TalkScreen(TableeScreen):
    """Offers the talk that is legal; its result is the action, None to say nothing.

    Args:
        board: Names what is spoken about.
        view: The speaker's view.
        words: The talk that is legal now, as action texts "word target".
        is_strict: Whether people are reminded that nothing may let others guess a card (G11).
    """

    def __init__(self, board: Board, view: View, words: list[str], *, is_strict: bool = False) -> None:
        super().__init__()
        self.board = board
        self._view = view
        self._is_strict = is_strict
        self.targets: dict[str, list[str]] = {}
        for action in words:
            word, _, target = action.partition(" ")
            self.targets.setdefault(target, []).append(word)
        self.row = 0

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._title, "title")
        yield Canvas(self._paint, "talk")
        yield Canvas(self._keys, "keys")

    def _title(self, width: int, _: int) -> Lines:
        return [fit(line(self.board.voice.say("talk-title"), style.TITLE), width)]

    def _paint(self, width: int, height: int) -> Lines:
        rows = [self._target(number, target, width) for number, target in enumerate(self.targets)]
        words = list(self.targets.values())[self.row]
        said = [self._word(number, word) for number, word in enumerate(words, 1)]
        reminder = self.board.voice.text("play-chat-strict") if self._is_strict else ""
        reminded = [line(""), *wrap(reminder, width, style.LABEL)] if reminder else []
        return spread([[line("")], rows, [line(""), *said], [*reminded, line("")]], height)

    def _target(self, number: int, target: str, width: int) -> Text:
        here = number == self.row
        name = self.board.talk_name(target)
        standing = [
            self.board.voice.say(f"word-{word}", names=self.board.voice.call(seat, self._view["viewer"]))
            for seat, word, about in self._view.get("talk", [])
            if about == target
        ]
        head = line(f"{' ▶ ' if here else '   '}{fit(name, 16).plain}", style.CURSOR if here else style.LABEL)
        return click(
            join([head, line(f"  {shorten('  '.join(standing), width - 24)}", style.WORD)]), f"row({number})"
        )

    def _word(self, number: int, word: str) -> Text:
        target = list(self.targets)[self.row]
        sentence = self.board.voice.text_or(
            f"play-say-{word}", f"{word} {target}", target=self.board.talk_name(target)
        )
        return click(join([line(f"   {number} ", style.KEY), sentence]), f"say({number})")

    def _keys(self, width: int, _: int) -> Lines:
        say = self.board.voice.say
        count = len(list(self.targets.values())[self.row])
        keys = [KeyHint("↑ ↓", say("talk-key-about")), KeyHint(f"1–{count}", say("talk-key-say"))]
        return key_line(self.board.voice, keys, [KeyHint("Esc", say("talk-key-nothing"))], width)

    def pressed(self, event: Key) -> None:
        """Move, say a word, or say nothing."""
        if event.key in ("up", "down"):
            self.row = (self.row + (1 if event.key == "down" else -1)) % len(self.targets)
            self.repaint()
        elif event.key.isdigit():
            self.action_say(int(event.key))
        elif event.key in ("escape", "t", "q"):
            self.dismiss(None)

    def action_row(self, number: int) -> None:
        """Go to a line by a click."""
        self.row = number
        self.repaint()

    def action_say(self, number: int) -> None:
        """Say a word about the picked target."""
        target, words = list(self.targets.items())[self.row]
        if 1 <= number <= len(words):
            self.dismiss(f"{words[number - 1]} {target}")
