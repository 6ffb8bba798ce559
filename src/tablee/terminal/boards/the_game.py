"""The board of The Game: four piles for all, talk below them."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from tablee.terminal import style
from tablee.terminal.boards._base import Answer, Do, Key, View, spoken
from tablee.terminal.boards._piles import Pile, PileBoard
from tablee.terminal.draw import Lines, line, wrap
from tablee.terminal.selection import Selection

EXCELLENT_BELOW = 10  # G10
MOST_WORD_LINES = 3  # below a pile


class GameBoard(PileBoard):
    """Two ascending and two descending piles that everybody shares."""

    lowest_first = True

    def piles(self, view: View) -> list[Pile]:
        """Return the four piles."""
        return [
            Pile(target, top, rises=target.startswith("up"), note=self.pile_note(view, target))
            for target, top in view["piles"].items()
        ]

    def pile_note(self, view: View, target: str) -> str | None:
        """Return a word below the top card, None where there is none."""
        return None

    def people_first(self, view: View) -> bool:
        """Return whether nobody has started yet: people decide before bots do."""
        return view["seat"] is None and not view["over"]

    def press(self, view: View, selection: Selection, key: str) -> Answer:
        """Take a letter; S starts."""
        return Do("start") if key == "s" else super().press(view, selection, key)

    def keys(self, view: View) -> list[Key]:
        """Return the keys for cards and piles, or those of the start."""
        if self.people_first(view):
            return [Key("S", self.voice.say("key-start")), Key("O", self.voice.say("key-others"))]
        return super().keys(view)

    def headline(self, view: View) -> str:
        """Say how many cards are left, drawn and laid."""
        return self.voice.say("piles-headline", draw=view["draw_count"], left=view["left"])

    def prompt(self, view: View) -> str:
        """Say what is due this turn."""
        if self.people_first(view):
            return self.voice.say("prompt-start" if view["viewer"] is not None else "prompt-start-wait")
        if view["viewer"] not in view["to_act"]:
            return self.waiting_for(view)
        return self.due(view)

    def due(self, view: View) -> str:
        """Say what the viewer still has to lay."""
        missing = max(0, view["due"] - view["laid"])
        return self.voice.say("prompt-lay", missing=missing, laid=view["laid"])

    def talk_about(self, view: View, pile: Pile, width: int) -> Lines:
        """Draw the words that stand on a pile, one line a word with its speakers."""
        return self.words(view, pile.target, width)

    def words(self, view: View, target: str, width: int) -> Lines:
        """Draw who says what about a target."""
        said: dict[str, list[str]] = {}
        for seat, word, about in view["talk"]:
            if about == target:
                said.setdefault(word, []).append(self.voice.call(seat, view["viewer"]))
        sentences = [self.voice.say(f"word-{word}", names=", ".join(names)) for word, names in said.items()]
        lines = [entry for sentence in sentences for entry in wrap(sentence, width, style.WORD, "  ")]
        return (
            lines if len(lines) <= MOST_WORD_LINES else [*lines[: MOST_WORD_LINES - 1], line("…", style.WORD)]
        )

    def spell(self, text: str) -> str:
        """Return an action or a word of talk as the screen writes it."""
        word, _, target = text.partition(" ")
        if f"{word} {target}" in self.game.ids and self.game.is_talk(text):
            return self.voice.say(f"say-{word}", target=self.talk_name(target))
        return super().spell(text)

    def talk_name(self, target: str) -> str:
        """Name a pile as the screen does."""
        names = {"up1": "A▲", "up2": "B▲", "down1": "C▼", "down2": "D▼"}
        return names.get(target, target)

    def news(self, before: View, after: View) -> str:
        """Say who has started or what somebody has said."""
        if before["seat"] is None and after["seat"] is not None:
            return self.voice.say("news-starts", **self.voice.who(after["seat"], after["viewer"]))
        return " ".join(self.say_word(seat, word, target) for seat, word, target in spoken(before, after))

    def say_word(self, seat: int, word: str, target: str) -> str:
        """Say a word of talk in a sentence."""
        return self.voice.say(f"news-{word}", target=self.talk_name(target), **self.voice.who(seat))

    def open_draw(self, position: View) -> list[str]:
        """Return the draw pile of a position, the next card first."""
        return [str(card) for card in position["draw"]]

    def verdict(self, view: View) -> str:
        """Return how the match was; a few cards left is more than merely lost, unless a duty was unmet (G10, X12)."""
        outcome = view["outcome"]
        excellent = not outcome["won"] and outcome["reason"] != "duty" and outcome["score"] < EXCELLENT_BELOW
        return "excellent" if excellent else super().verdict(view)

    def meaning(self, view: View) -> str:
        """Say what the score is worth (G10)."""
        score = view["outcome"]["score"]
        if score == 0:
            return self.voice.say("meaning-all")
        return self.voice.say("meaning-excellent" if score < EXCELLENT_BELOW else "meaning-left", score=score)
