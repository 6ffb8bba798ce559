"""Saved matches, to be taken up again or looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from textual.events import Key

from tablee.play.errors import TableeError
from tablee.play.record import Record
from tablee.terminal import saves, style
from tablee.terminal.base_screen import TableeScreen, key_line, letter
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, click, fit, join, line, spread, wrap
from tablee.terminal.voice import presentable

MOST = 15  # saved matches that are listed, the latest first


@dataclass(frozen=True)
class Saved:
    """A saved match. over: whether it can only be looked at."""

    path: Path
    record: Record
    over: bool


def saved_matches() -> list[Saved]:
    """Return the saved matches, the latest first; files that are no records are left out."""
    found = []
    for path in sorted(saves.folder().glob("*.json"), key=_changed, reverse=True)[:MOST]:
        try:
            record = Record.from_json(saves.read(path))
        except TableeError:
            continue
        found.append(Saved(path, record, record.replay().over))
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


class SavedScreen(TableeScreen):
    """Lists saved matches."""

    def __init__(self) -> None:
        super().__init__()
        self.saved = saved_matches()
        self.here = 0
        self.refused = ""

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(lambda width, _: self.title_line(width, self.voice.say("saved-title"), ""), "title")
        yield Canvas(self._paint, "saved")
        yield Canvas(self._keys, "keys")

    def _paint(self, width: int, height: int) -> Lines:
        if not self.saved:
            text = self.voice.say("saved-none", folder=saves.shown(saves.folder()))
            return spread([[line("")], wrap(text, width), [line("")]], height)
        rows = [self._row(number, entry, width) for number, entry in enumerate(self.saved)]
        said = wrap(f"✗ {self.refused}", width, style.REFUSED) if self.refused else [line("")]
        return spread([[line("")], rows, said], height)

    def _row(self, number: int, entry: Saved, width: int) -> Text:
        here = number == self.here
        name = self.voice.text_or(f"{entry.record.game}-name", entry.record.game)
        state = self.voice.say(
            "saved-over" if entry.over else "saved-running", count=len(entry.record.actions)
        )
        names = ", ".join(presentable(name) for name in entry.record.names)
        head = fit(line(f"{' ▶ ' if here else '   '}{name}", style.KEY if here else style.LABEL), 28)
        when = entry.path.stem.removeprefix(entry.record.game).strip("-")[:15]
        row = join([head, fit(line(when, style.QUIET), 17), fit(state, 16), " ", names])
        return click(fit(row, width), f"choose({number})")

    def _keys(self, width: int, _: int) -> Lines:
        say = self.voice.say
        keys = [KeyHint("↑ ↓ Enter", say("saved-key-go-on")), KeyHint("V", say("saved-key-replay"))]
        return key_line(self.voice, keys if self.saved else [], [KeyHint("Esc", say("key-back"))], width)

    def pressed(self, event: Key) -> None:
        """Move, go on, look at, go back."""
        self.refused = ""
        key = letter(event)
        if key in ("escape", "q"):
            self.dismiss(None)
        elif key in ("up", "down") and self.saved:
            self.here = (self.here + (1 if key == "down" else -1)) % len(self.saved)
        elif key in ("enter", "v") and self.saved:
            self._open(self.saved[self.here], look=key == "v")
        self.repaint()

    def _open(self, entry: Saved, *, look: bool) -> None:
        if look or entry.over:
            self.tablee.show_replay(entry.record)
            return
        try:
            self.tablee.take_up(entry.record, entry.path)
        except TableeError as error:
            self.refused = error.sentence(self.voice.language)

    def action_choose(self, number: int) -> None:
        """Go to a line by a click; a second click goes on with it."""
        if self.here == number:
            self._open(self.saved[number], look=False)
        self.here = number
        self.repaint()
