"""A record on screen: step by step, forwards and backwards, as a seat saw it or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator

from textual.events import Key

from tablee.play.record import Record
from tablee.terminal import outcome, style
from tablee.terminal.base_screen import TableeScreen, key_line, letter
from tablee.terminal.boards import Board, View, board_for
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, fit, flow, join, line
from tablee.terminal.pager_screen import help_screen, rules_screen
from tablee.terminal.reel import Reel
from tablee.terminal.selection import Selection
from tablee.terminal.voice import Voice

STEPS = {"right": 1, "l": 1, "space": 1, "left": -1, "h": -1, "pagedown": 10, "pageup": -10}
ALL_CARDS = "all"
MOST_DRAW_LINES = 2
MOST_DRAW_LINES = 2


class ReplayScreen(TableeScreen):
    """Steps through a record.

    Args:
        record: What is shown.
        language: The language of the words.
        close: Whether Escape goes back to another screen.
    """

    def __init__(self, record: Record, language: str, *, close: bool = False) -> None:
        super().__init__()
        self.reel = Reel(record)
        self.number = 0
        self.match = self.reel.at(0)
        self.board: Board = board_for(self.match.game, Voice(language, record.names))
        self.eyes: list[int | str | None] = [ALL_CARDS, *range(self.match.game.players), None]
        self.typed = ""
        self._closes = close

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._title, "title")
        yield Canvas(self._board, "board")
        yield Canvas(self._prompt, "prompt")
        yield Canvas(self._foot, "foot")

    @property
    def voice(self) -> Voice:
        """The language, with the names of the record."""
        return self.board.voice

    def view(self) -> View:
        """Return what is shown now."""
        eye = self.eyes[0]
        return self.match.view(eye if isinstance(eye, int) else None)

    # --- what is painted ------------------------------------------------------------------------------------

    def _title(self, width: int, _: int) -> Lines:
        name = self.voice.text_or(f"{self.match.game.name}-name", self.match.game.name)
        return self.title_line(width, name, self.board.headline(self.view()))

    def _board(self, width: int, height: int) -> Lines:
        open_hands = self._hands(width) if self.eyes[0] == ALL_CARDS else []
        drawn = self.board.draw(self.view(), Selection(), width, max(1, height - len(open_hands)))
        return [*drawn, *open_hands]

    def _hands(self, width: int) -> Lines:
        position = self.match.position()
        lines: Lines = []
        for seat, name in enumerate(self.voice.names if "hands" in position else ()):
            lines += self._cards(name, self.board.open_cards(position, seat), width)
        draw = self.board.open_draw(position)
        return (
            [*lines, *self._cards(self.voice.say("replay-draw"), draw, width)[:MOST_DRAW_LINES]]
            if draw
            else lines
        )

    def _cards(self, name: str, cards: list[str], width: int) -> Lines:
        head = fit(line(name, style.LABEL), 21)
        lines = flow([line(card) for card in cards], width - 22, gap="  ") or [line("–", style.QUIET)]
        return [join([head if i == 0 else fit("", 21), " ", entry]) for i, entry in enumerate(lines)]

    def _prompt(self, width: int, _: int) -> Lines:
        say = self.voice.say
        place = say("replay-place", number=self.number, last=self.reel.last)
        jump = line(f" {say('replay-jump', number=self.typed)}▏", style.CURSOR) if self.typed else line("")
        text = join([line(f" {place} ", style.TURN), f" {self._happened()}"])
        return [fit(join([text, "  ", jump]), width)]

    def _happened(self) -> str:
        if self.number == 0:
            return self.voice.say("replay-deal")
        seat, action, at_ms = self.reel.record.actions[self.number - 1]
        deed = self.board.deed(self.view(), seat, action, is_open=self.eyes[0] in (ALL_CARDS, seat))
        said = f"{self.voice.say('speaker', name=self.voice.names[seat])} {deed}"
        if at_ms is not None:
            said += f"  ({self.voice.say('replay-time', minutes=at_ms // 60000, seconds=f'{at_ms // 1000 % 60:02}')})"
        if self.match.over:
            said += f" — {outcome.headline(self.board, self.match.view(None))}"
        return said

    def _foot(self, width: int, _: int) -> Lines:
        say = self.voice.say
        keys = [
            KeyHint("← →", say("replay-key-step")),
            KeyHint("PgUp PgDn", say("replay-key-ten")),
            KeyHint("Home End", say("replay-key-ends")),
        ]
        more = [KeyHint("V", say("replay-key-eyes")), KeyHint("0–9 Enter", say("replay-key-jump"))]
        eyes = join([fit(line(self._seen_by(), style.WORD), 32), *key_line(self.voice, more, [], width - 32)])
        last = KeyHint("Esc", say("key-back")) if self._closes else KeyHint("Q", say("key-quit"))
        return [eyes, *key_line(self.voice, keys, [KeyHint("?", say("key-help")), last], width)]

    def _seen_by(self) -> str:
        eye = self.eyes[0]
        if isinstance(eye, int):
            return self.voice.say("replay-seat", name=self.voice.names[eye])
        return self.voice.say("replay-all" if eye == ALL_CARDS else "replay-spectator")

    # --- keys -----------------------------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """Go to the moment after `number` actions, or to the nearest end."""
        self.number = max(0, min(self.reel.last, number))
        self.match = self.reel.at(self.number)
        self.typed = ""
        self.repaint()

    def pressed(self, event: Key) -> None:
        """Step, jump, change eyes, leave."""
        key = letter(event)
        if key in STEPS:
            self.go(self.number + STEPS[key])
        elif key in ("home", "end"):
            self.go(0 if key == "home" else self.reel.last)
        elif key == "v":
            self.eyes.append(self.eyes.pop(0))
        elif key in ("f1", "question_mark"):
            self.action_rules() if key == "f1" else self.action_help()
        elif key == "q" or (key == "escape" and self._closes and not self.typed):
            self._leave()
        else:
            self._type(key)
        self.repaint()

    def _type(self, key: str) -> None:
        if key.isdigit() and len(key) == 1:
            self.typed = (self.typed + key)[-6:]
        elif key == "enter" and self.typed:
            self.go(int(self.typed))
        elif key in ("escape", "backspace"):
            self.typed = "" if key == "escape" else self.typed[:-1]

    def _leave(self) -> None:
        if self._closes:
            self.dismiss(None)
        else:
            self.tablee.leave()

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self.app.push_screen(rules_screen(self.match.game.name, self.voice))

    def action_help(self) -> None:
        """Show which keys do what."""
        self.app.push_screen(help_screen(None, self.voice))
