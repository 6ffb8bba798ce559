"""What every board has: keys, a prompt, a drawing, news. Each game's board says these things in its own way."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from tablee.play.errors import TableeError
from tablee.play.match import Game
from tablee.terminal import style
from tablee.terminal.draw import Lines, Text, flow, join, line
from tablee.terminal.selection import Selection
from tablee.terminal.voice import Voice

View = dict[str, Any]
OF_PILES = frozenset({"pile", "bound"})  # the facts of a refusal that name piles
OF_ACTIONS = frozenset({"action"})  # those that name actions; all others are said as they are


@dataclass(frozen=True)
class Do:
    """An action is to be taken."""

    action: str


@dataclass(frozen=True)
class Ask:
    """Something is still missing: the message `terminal-<message>` says what."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


Answer = Do | Ask | None  # None: only the selection has changed


@dataclass(frozen=True)
class Key:
    """A key and what it does now, as shown at the foot of the screen."""

    key: str
    label: str


@dataclass(frozen=True)
class Frame:
    """One picture of something that happens step by step: what differs from the view, and a sentence."""

    changes: View
    sentence: str


class Board:
    """How a game is shown and played in a terminal.

    lowest_first: fewer points are better. help: the message `terminal-help-<help>` says what its keys do.
    """

    lowest_first: ClassVar[bool] = False
    help: ClassVar[str] = "any"

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice

    # --- what is shown --------------------------------------------------------------------------------------

    def draw(self, view: View, selection: Selection, width: int, height: int) -> Lines:
        """Return the board as exactly `height` lines."""
        raise NotImplementedError

    def prompt(self, view: View) -> str:
        """Say what the viewer may do now, or for whom the match waits."""
        if view["viewer"] in view["to_act"]:
            return self.voice.say("prompt-act")
        return self.waiting_for(view)

    def waiting_for(self, view: View) -> str:
        """Say for whom the match waits."""
        seats = view["to_act"]
        if not seats:
            return ""
        return self.voice.say("prompt-wait", names=self.voice.list(seats, view["viewer"]), count=len(seats))

    def badge(self, view: View) -> str:
        """Say that the match waits for the viewer, "" where it does not."""
        return self.voice.say("badge-turn") if view["viewer"] in view["to_act"] else ""

    def picked(self, view: View, selection: Selection) -> str:
        """Say what is picked, "" for nothing."""
        return selection.typed

    def headline(self, view: View) -> str:
        """Say what the title line tells beside the game's name, "" for nothing."""
        return ""

    def keys(self, view: View) -> list[Key]:
        """Return the keys that do something now, most useful first."""
        return [Key("Enter", self.voice.say("key-choose"))]

    def players(self, view: View, width: int) -> Lines:
        """Draw everybody's name with a mark for whom the match waits and the number of cards in hand."""
        return flow([self.player(view, seat) for seat in range(view["players"])], width)

    def player(self, view: View, seat: int) -> Text:
        """Draw one seat's name, mark and cards."""
        turn = seat in view["to_act"]
        name = line(f"{'▶' if turn else ' '} {self.voice.names[seat]}", style.KEY if turn else style.PLAIN)
        you = f" ({self.voice.say('you')})" if seat == view["viewer"] else ""
        return join([name, line(you, style.QUIET), line(f" {self.cards(view, seat)}", style.QUIET)])

    def cards(self, view: View, seat: int) -> str:
        """Say how many cards a seat holds."""
        return self.voice.say("cards-held", count=view["hand_counts"][seat])

    # --- what keys do ---------------------------------------------------------------------------------------

    def hand(self, view: View) -> list[int]:
        """Return the cards that can be picked by their number."""
        return view["hand"] or []

    def target_count(self, view: View) -> int:
        """Return how many targets can be picked by arrows now."""
        return 0

    def digit(self, view: View, selection: Selection, digit: str) -> Answer:
        """Take a typed digit."""
        selection.target = None
        selection.type(digit, self.hand(view))
        return None

    def arrow(self, view: View, selection: Selection, across: int, down: int) -> Answer:
        """Take an arrow key: across the hand or the targets, up to the targets, down to the hand."""
        count = self.target_count(view)
        if across and selection.target is not None:
            selection.step_target(across, count)
        elif across:
            selection.step(across, self.hand(view))
        elif down < 0 and count:
            selection.target = selection.target or 0
        else:
            selection.target = None
        return None

    def enter(self, view: View, selection: Selection) -> Answer:
        """Take the Enter key: do what is picked, or go on to what is missing."""
        return None if selection.card is None else Do(str(selection.card))

    def press(self, view: View, selection: Selection, key: str) -> Answer:
        """Take any other key; None where it means nothing here."""
        return None

    def people_first(self, view: View) -> bool:
        """Return whether bots wait until a person has said that others may act."""
        return False

    # --- what has happened ----------------------------------------------------------------------------------
    # Public views are a spectator's; `viewer` in the later one says to whom the sentence is said.

    def news(self, before: View, after: View) -> str:
        """Say what has happened between two public views, "" if the board shows it well enough."""
        return ""

    def frames(self, before: View, after: View) -> list[Frame]:
        """Return pictures of what happened step by step between two public views."""
        return []

    def sentence(self, error: TableeError) -> str:
        """Say why something was refused, with piles and actions named as the screen names them."""
        facts = {name: self._on_screen(name, fact) for name, fact in error.facts.items()}
        return type(error)(error.code, **facts).sentence(self.voice.language)

    def _on_screen(self, name: str, fact: Any) -> Any:
        """Return a fact as the screen writes it. What it is follows from its name: "up" is a pile or a direction."""
        if isinstance(fact, list | tuple):
            return [self._on_screen(name, entry) for entry in fact]
        if not isinstance(fact, str):
            return fact
        if name in OF_PILES:
            return self.talk_name(fact)
        return self.spell(fact) if name in OF_ACTIONS else fact

    def spell(self, text: str) -> str:
        """Return an action as the screen writes it: `play-action-<text>` is its phrase."""
        return self.voice.text_or(f"play-action-{text}", text)

    def talk_name(self, target: str) -> str:
        """Name what a word of talk is about."""
        return target

    def deed(self, view: View, seat: int, action: str, *, is_open: bool) -> str:
        """Return an action of a seat as the viewer of a view may read it. is_open: whether secrets are shown."""
        return self.spell(action)

    def open_cards(self, position: View, seat: int) -> list[str]:
        """Return a seat's cards of a position, for eyes that may see all."""
        return [str(card) for card in sorted(position["hands"][seat])]

    def open_draw(self, position: View) -> list[str]:
        """Return the common draw pile of a position, the next card first, for eyes that may see all."""
        return []

    def verdict(self, view: View) -> str:
        """Return how a match was that all play together: the message `terminal-outcome-<verdict>`."""
        return "won" if view["outcome"]["won"] else "lost"

    def meaning(self, view: View) -> str:
        """Say what the score of a match that is over is worth, "" where it speaks for itself."""
        return ""

    def score(self, score: int) -> str:
        """Say the score of one seat."""
        return self.voice.say("score", score=score)


def spoken(before: View, after: View) -> list[tuple[int, str, str]]:
    """Return the words (seat, word, target) that stand in the later view and did not before."""
    earlier = [tuple(entry) for entry in before.get("talk", [])]
    return [
        (seat, word, target)
        for seat, word, target in after.get("talk", [])
        if (seat, word, target) not in earlier
    ]
