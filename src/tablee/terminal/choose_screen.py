"""The first screen: which game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from textual.events import Key

from tablee.play.match import games
from tablee.play.rules import rules
from tablee.terminal import style
from tablee.terminal.base_screen import TableeScreen, key_line, letter
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, box, center, click, fit, line, spread, wrap
from tablee.terminal.form_screen import FormScreen
from tablee.terminal.pager_screen import help_screen, rules_screen
from tablee.terminal.saved_screen import SavedScreen
from tablee.terminal.voice import Voice
from tablee.texts import languages

WIDTH = 74


@dataclass(frozen=True)
class Offer:
    """A game, or an edition of one, to choose."""

    game: str
    title: str
    options: dict[str, Any] = field(default_factory=dict)


def offers(voice: Voice) -> list[Offer]:
    """Return everything that can be chosen: each game, or its editions side by side."""
    found = []
    for game in games():
        title = voice.text_or(f"{game}-name", game)
        if not rules(game).face.editions:
            found.append(Offer(game, title))
        for edition in rules(game).face.editions:
            name = voice.text_or(f"{game}-edition-{edition.name}", edition.name)
            found.append(Offer(game, f"{title}  {name}", dict(edition.options)))
    return found


class ChooseScreen(TableeScreen):
    """Lists the games with one sentence each."""

    def __init__(self) -> None:
        super().__init__()
        self.here = 0

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._paint, "choose")
        yield Canvas(self._keys, "keys")

    def _paint(self, width: int, height: int) -> Lines:
        say = self.voice.say
        banner = box(
            [line("T A B L É E", style.TITLE), line(say("slogan"), style.QUIET)], WIDTH, edges="picked"
        )
        known = offers(self.voice)
        listed = [self._offer(number, offer) for number, offer in enumerate(known)]
        sections = [banner, listed, self._about(known[self.here])]
        return spread([center(section, width) for section in sections], height)

    def _offer(self, number: int, offer: Offer) -> Text:
        here = number == self.here
        title = line(
            f" {'▶' if here else ' '} {number + 1}  {offer.title} ", style.TURN if here else style.LABEL
        )
        return click(fit(title, WIDTH), f"choose({number})")

    def _about(self, offer: Offer) -> Lines:
        players = self.voice.text_or(f"{offer.game}-players", "")
        summary = wrap(self.voice.text_or(f"{offer.game}-summary", ""), WIDTH - 4)
        rows = [
            fit(entry, WIDTH - 4) for entry in [line(players, style.QUIET), *summary, line(""), line("")][:4]
        ]
        return box(rows, WIDTH, edges="plain")

    def _keys(self, width: int, _: int) -> Lines:
        say = self.voice.say
        keys = [
            KeyHint("↑ ↓ Enter", say("key-choose")),
            KeyHint("F1", say("key-rules")),
            KeyHint("S", say("key-saved")),
            KeyHint("L", say("key-language")),
        ]
        return key_line(
            self.voice, keys, [KeyHint("?", say("key-help")), KeyHint("Q", say("key-quit"))], width
        )

    def pressed(self, event: Key) -> None:
        """Move, choose, show saved matches, change the language, leave."""
        key, count = letter(event), len(offers(self.voice))
        if key in ("up", "down"):
            self.here = (self.here + (1 if key == "down" else -1)) % count
        elif key.isdigit() and 1 <= int(key) <= count:
            self.here = int(key) - 1
            self._choose()
        elif key == "enter":
            self._choose()
        elif key == "s":
            self.app.push_screen(SavedScreen())
        elif key in ("f1", "question_mark"):
            self.action_rules() if key == "f1" else self.action_help()
        elif key == "l":
            self._other_language()
        elif key == "q":
            self.tablee.leave()
        self.repaint()

    def _other_language(self) -> None:
        known = languages()
        here = known.index(self.tablee.voice.language)
        self.tablee.voice = Voice(known[(here + 1) % len(known)])

    def _choose(self) -> None:
        offer = offers(self.voice)[self.here]
        self.app.push_screen(FormScreen(offer.game, offer.title, offer.options))

    def action_choose(self, number: int) -> None:
        """Choose by a click."""
        self.here = number
        self._choose()

    def action_rules(self) -> None:
        """Show the rules of the game under the cursor."""
        self.app.push_screen(rules_screen(offers(self.voice)[self.here].game, self.voice))

    def action_help(self) -> None:
        """Show which keys do what."""
        self.app.push_screen(help_screen(None, self.voice))
