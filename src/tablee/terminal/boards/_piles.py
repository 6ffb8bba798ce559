"""Boards with four piles: The Game, Extreme, Face to Face. A card is laid by its number and the letter of a pile."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tablee.terminal import style
from tablee.terminal.boards._base import Answer, Ask, Board, Do, Key, View
from tablee.terminal.boards._cards import Card, big_number, cost_text, draw_cards, label
from tablee.terminal.draw import Lines, Text, beside, box, center, click, fit, flow, join, line, spread
from tablee.terminal.selection import Selection

LETTERS = "abcd"
UP, DOWN = "▲", "▼"
LARGE_PILES_FROM = 19  # lines of the board


@dataclass(frozen=True)
class Pile:
    """A pile as it is drawn. target: its name in actions. rises: whether it is an ascending one. note: under the top."""

    target: str
    top: int
    rises: bool
    note: str | None = None


class PileBoard(Board):
    """Four piles side by side, letters A to D, and a hand that shows what each card would cost on each."""

    help = "piles"
    large_piles: ClassVar[bool] = True  # also where the hand is drawn small

    def piles(self, view: View) -> list[Pile]:
        """Return the four piles in the order of their letters."""
        raise NotImplementedError

    def pile_name(self, view: View, target: str) -> str:
        """Name a pile as the screen does: A▲."""
        number = [pile.target for pile in self.piles(view)].index(target)
        return self.letter(number, self.piles(view)[number])

    def letter(self, number: int, pile: Pile) -> str:
        """Return the letter and the direction of a pile."""
        return f"{LETTERS[number].upper()}{UP if pile.rises else DOWN}"

    def spell(self, text: str) -> str:
        """Return an action as the screen writes it: 37→A▲."""
        card, lay, target = text.rpartition(">")
        return f"{card}→{self.talk_name(target)}" if lay else super().spell(text)

    # --- keys -----------------------------------------------------------------------------------------------

    def target_count(self, view: View) -> int:
        """Return the number of piles."""
        return len(self.piles(view))

    def press(self, view: View, selection: Selection, key: str) -> Answer:
        """Take a letter: lay the picked card there, or keep the pile in mind; E ends the turn."""
        if key == "e":
            return Do("end")
        if key not in LETTERS:
            return None
        number = LETTERS.index(key)
        if selection.card is None:
            selection.target = number
            return Ask("ask-card-for-pile", {"pile": self.letter(number, self.piles(view)[number])})
        return self._lay(view, selection.card, number)

    def digit(self, view: View, selection: Selection, digit: str) -> Answer:
        """Take a typed digit; a pile that was picked first stays picked."""
        selection.type(digit, self.hand(view))
        return None

    def enter(self, view: View, selection: Selection) -> Answer:
        """Lay what is picked; with a card alone, go to the pile where it costs least."""
        if selection.card is None:
            return Ask("ask-card")
        if selection.target is not None:
            return self._lay(view, selection.card, selection.target)
        selection.target = self._cheapest(view, selection.card)
        return None

    def _lay(self, view: View, card: int, number: int) -> Answer:
        return Do(f"{card}>{self.piles(view)[number].target}")

    def _cheapest(self, view: View, card: int) -> int:
        costs = view["costs"].get(str(card), {})
        targets = [pile.target for pile in self.piles(view)]
        open_to = [target for target in targets if f"{card}>{target}" in view["legal"]] or list(costs)
        best = min(
            open_to, key=lambda target: (target.startswith("other"), costs[target]), default=targets[0]
        )
        return targets.index(best)

    def keys(self, view: View) -> list[Key]:
        """Return the keys for cards and piles, and E where the turn may end."""
        say = self.voice.say
        keys = [Key("0–9", say("key-card")), Key("A–D", say("key-lay"))]
        return [Key("E", say("key-end")), *keys] if "end" in view["legal"] else keys

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, view: View, selection: Selection, width: int, height: int) -> Lines:
        """Return piles on top, the hand at the bottom, the rest between, as exactly `height` lines."""
        tall = width >= 110 and height >= 30
        sections = [
            self.draw_piles(
                view, selection, width, tall or (self.large_piles and height >= LARGE_PILES_FROM)
            ),
            self.middle(view, width),
            self.draw_hand(view, selection, width, tall),
        ]
        return spread(sections, height)

    def draw_piles(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        """Draw the four piles with the talk about each below it."""
        each = width // 4
        columns = []
        for number, pile in enumerate(self.piles(view)):
            drawn = self._draw_pile(view, selection, number, pile, each - 3, tall)
            columns.append(
                [fit(entry, each, "center") for entry in [*drawn, *self.talk_about(view, pile, each - 1)]]
            )
        return beside(columns, gap=0)

    def _draw_pile(
        self, view: View, selection: Selection, number: int, pile: Pile, width: int, tall: bool
    ) -> Lines:
        picked = selection.target == number
        face, edge = (style.PICKED, style.PICKED_EDGE) if picked else (style.CARD, style.CARD_EDGE)
        rows: list[str | Text] = [*big_number(pile.top, width - 2)] if tall else [str(pile.top)]
        if pile.note is not None:
            rows.append(line(pile.note, face if picked else style.CARD_NOTE))
        drawn = box(
            rows,
            width,
            edges="picked" if picked else "card",
            style=face,
            edge_style=edge,
            head=line(f" {self.letter(number, pile)} ", edge if picked else _direction(pile)),
            foot=line(self._foot(view, selection, pile), edge if picked else style.CARD),
        )
        return [click(entry, f"target({number})") for entry in drawn]

    def _foot(self, view: View, selection: Selection, pile: Pile) -> str:
        card = selection.card
        if card not in self.hand(view):
            return ""
        return f" {self._cost(view, int(card or 0), pile.target)} "

    def _cost(self, view: View, card: int, target: str) -> str:
        legal = view["seat"] != view["viewer"] or f"{card}>{target}" in view["legal"]
        return cost_text(view["costs"].get(str(card), {}).get(target), legal)

    def talk_about(self, view: View, pile: Pile, width: int) -> Lines:
        """Draw the words that stand on a pile."""
        return []

    def middle(self, view: View, width: int) -> Lines:
        """Draw what stands between piles and hand."""
        return [*self.players(view, width), *self.since(view, width)]

    def since(self, view: View, width: int) -> Lines:
        """Draw the lays since the viewer's last turn, a spectator's last two turns."""
        if not view["since"]:
            return []
        title = self.voice.say("since-spectator" if view["viewer"] is None else "since")
        parts = [line(title, style.QUIET)]
        before = None
        for seat, card, target in view["since"]:
            name = (
                ""
                if seat == before
                else self.voice.say("speaker", name=self.voice.call(seat, view["viewer"])) + " "
            )
            parts.append(join([line(name, style.LABEL), f"{card}→{self.lay_name(view, seat, target)}"]))
            before = seat
        return flow(parts, width, gap="  ", hang=2)

    def lay_name(self, view: View, seat: int, target: str) -> str:
        """Name the pile of a lay as the screen does."""
        return self.pile_name(view, target)

    def note(self, view: View, card: int) -> str | None:
        """Return a word for the card's face, None where cards have none."""
        return None

    def draw_hand(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        """Draw the hand with the cost of each card on each pile."""
        if not view["hand"]:
            return []
        piles = self.piles(view)
        cards = [
            Card(
                number=card,
                note=self.note(view, card),
                costs=[self._cost(view, card, pile.target) for pile in piles],
                picked=card == selection.card,
            )
            for card in view["hand"]
        ]
        drawn = draw_cards(cards, width - 5, tall, widest=13 if tall else 9)
        return center(beside([self._cost_labels(piles, len(drawn)), drawn], gap=1), width - 4)

    def _cost_labels(self, piles: Sequence[Pile], height: int) -> Lines:
        names = [label(self.letter(number, pile)) for number, pile in enumerate(piles)]
        return [*[label("  ")] * (height - 1 - len(names)), *names]


def _direction(pile: Pile) -> str:
    return style.CARD_UP if pile.rises else style.CARD_DOWN
