"""What all screens share: they say so when the terminal is too small, and repaint as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.screen import Screen

from tablee.terminal import style
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, fit, join, line, wrap
from tablee.terminal.voice import Voice

if TYPE_CHECKING:
    from tablee.terminal.app import TableeApp

LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class TableeScreen(Screen[Any]):
    """A screen of the terminal, made of canvases. is_small: whether the terminal is too small for it."""

    is_small = False

    CSS = """
    Canvas { padding: 0 1; }
    #title, #prompt { height: 1; }
    #foot { height: 2; }
    #keys { height: 1; }
    #small { display: none; }
    """

    def compose(self) -> ComposeResult:
        """Lay out the screen, with what is shown instead of it while the terminal is too small."""
        yield from self.canvases()
        yield Canvas(self._small, "small")

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        raise NotImplementedError

    @property
    def tablee(self) -> TableeApp:
        """The app, by its own type."""
        from tablee.terminal.app import TableeApp

        assert isinstance(self.app, TableeApp)
        return self.app

    @property
    def voice(self) -> Voice:
        """The language of the app, with the names of this screen's match where it has one."""
        return self.tablee.voice

    def on_resize(self, event: Resize) -> None:
        """Cover the screen while the terminal is too small for it."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        if small != self.is_small:
            self.is_small = small
            for canvas in self.query(Canvas):
                canvas.display = (canvas.id == "small") == small
            self.covered(small)

    def covered(self, small: bool) -> None:
        """Hold still while the screen cannot be seen, and go on when it can."""

    def on_key(self, event: Key) -> None:
        """Take a key; while nothing can be seen, only Q does something."""
        event.stop()
        if not self.is_small:
            self.pressed(event)
        elif event.key == "q":
            self.tablee.leave()

    def pressed(self, event: Key) -> None:
        """Take a key."""
        raise NotImplementedError

    def _small(self, width: int, height: int) -> Lines:
        here = {"width": self.size.width, "height": self.size.height}
        text = self.voice.say("too-small", least_width=LEAST_WIDTH, least_height=LEAST_HEIGHT, **here)
        return wrap(text, width)[:height]

    def repaint(self) -> None:
        """Paint all canvases anew."""
        for canvas in self.query(Canvas):
            canvas.repaint()

    def title_line(self, width: int, name: str, detail: str) -> Lines:
        """Paint a title line: a name, what is to be said about it, the keys for rules and help."""
        right = self.voice.say("title-keys")
        left = join([line(f"{name}  ", style.TITLE), line(detail, style.QUIET)])
        return [join([fit(left, width - len(right) - 1), " ", line(right, style.KEY)])]


def key_line(voice: Voice, keys: list[KeyHint], last: list[KeyHint], width: int) -> Lines:
    """Paint keys and what they do on one line; the last ones are always there, others as far as there is room."""
    end = join([_key(voice, key) for key in last], "  ")
    shown: list[Text] = []
    for key in keys:
        if join([*shown, _key(voice, key), end], "  ").width > width:
            break
        shown.append(_key(voice, key))
    start = join(shown, "  ")
    return [join([fit(start, max(0, width - end.width)), end])]


def _key(voice: Voice, key: KeyHint) -> Text:
    return join([line(voice.key(key.key), style.KEY), line(f" {key.label}", style.QUIET)])


def letter(event: Key) -> str:
    """Return a key's name, a letter as the small letter whatever Shift and Caps Lock say."""
    if event.character is not None and event.character.isalpha():
        return event.character.lower()
    return event.key
