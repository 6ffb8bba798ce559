"""The board of The Game Extreme: The Game's, with the commands on the cards and what is in force."""

from __future__ import annotations

from tablee.terminal import style
from tablee.terminal.boards import the_game
from tablee.terminal.boards._base import View
from tablee.terminal.boards._piles import LETTERS
from tablee.terminal.draw import Lines, fit, flow, join, line


class GameBoard(the_game.GameBoard):
    """Four piles, commands on them, and the duties of the turn."""

    large_piles = False

    def pile_note(self, view: View, target: str) -> str:
        """Return the command of the top card; one that binds nobody any more stands in brackets."""
        kind = view["commands"].get(str(view["piles"][target]))
        if kind is None:
            return ""
        name = self.voice.text(f"command-{kind}")
        return name if target in view["visible"] else f"({name})"

    def note(self, view: View, card: int) -> str:
        """Return the command of a card of the hand, short."""
        kind = view["commands"].get(str(card))
        return self.voice.text_or(f"terminal-short-{kind}", self.voice.say(f"short-{kind}")) if kind else ""

    def middle(self, view: View, width: int) -> Lines:
        """Draw the commands in force and the talk about kinds before the rest."""
        return [*self.in_force(view, width), *self.talk_of_kinds(view, width), *super().middle(view, width)]

    def in_force(self, view: View, width: int) -> Lines:
        """Draw each command that is in force with its meaning and where it lies."""
        places: dict[str, list[str]] = {}
        for number, target in enumerate(view["piles"]):
            if target in view["visible"]:
                places.setdefault(view["visible"][target], []).append(LETTERS[number].upper())
        if view["three"]:
            places.setdefault("three", [])
        return [
            fit(
                join(
                    [
                        line(f"{' '.join(letters) or '!'} ", style.KEY),
                        line(
                            self.voice.say("speaker", name=self.voice.text(f"command-{kind}")), style.COMMAND
                        ),
                        f" {self.voice.text(f'command-{kind}.meaning')}",
                    ]
                ),
                width,
            )
            for kind, letters in places.items()
        ]

    def talk_of_kinds(self, view: View, width: int) -> Lines:
        """Draw what was said about kinds of command."""
        parts = [
            line(self.say_word(seat, word, target), style.WORD)
            for seat, word, target in view["talk"]
            if target not in view["piles"]
        ]
        return flow(parts, width)

    def due(self, view: View) -> str:
        """Say what the viewer still has to lay, duties first."""
        if view["three"]:
            return self.voice.say("prompt-three", missing=max(0, 3 - view["laid"]))
        if view["owed"]:
            return self.voice.say("prompt-skull", owed=view["owed"])
        return super().due(view)

    def talk_name(self, target: str) -> str:
        """Name a pile as the screen does, or a kind of command."""
        name = super().talk_name(target)
        return self.voice.text_or(f"command-{target}", name)

    def news(self, before: View, after: View) -> str:
        """Say which command was laid, else what The Game says."""
        if after["left"] < before["left"]:
            seat, card, _ = after["since"][-1]
            kind = after["commands"].get(str(card))
            if kind is not None:
                return self.voice.say(
                    "news-command", card=card, **self._command(kind), **self.voice.who(seat, after["viewer"])
                )
        return super().news(before, after)

    def _command(self, kind: str) -> dict[str, str]:
        name = f"command-{kind}"
        return {"command": self.voice.text(name), "meaning": self.voice.text(f"{name}.meaning")}

    def meaning(self, view: View) -> str:
        """Say what the score is worth; with a duty unmet it is worth no praise (X12)."""
        outcome = view["outcome"]
        if outcome["reason"] != "duty":
            return super().meaning(view)
        return self.voice.say("meaning-unlaid" if view["left"] else "meaning-duty", score=outcome["score"])
