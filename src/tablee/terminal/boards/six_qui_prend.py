"""The board of 6 qui prend!: four rows, everybody's points, and the cards placed one after the other."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from tablee.terminal import style
from tablee.terminal.boards._base import Answer, Ask, Board, Do, Frame, Key, View
from tablee.terminal.boards._cards import Card, draw_card, draw_cards
from tablee.terminal.draw import Lines, Text, beside, click, fit, join, line, shorten, spread, width_of
from tablee.terminal.selection import Selection

ROW_ROOM = 5  # cards a row is drawn with
POINT = "●"


class GameBoard(Board):
    """Rows on the left, players and points on the right, the hand at the bottom."""

    lowest_first = True
    help = "six"

    # --- keys -----------------------------------------------------------------------------------------------

    def _my_row(self, view: View) -> bool:
        return bool(view["phase"] == "row" and view["viewer"] in view["to_act"])

    def target_count(self, view: View) -> int:
        """Return the number of rows while one has to be taken."""
        return len(view["rows"]) if self._my_row(view) else 0

    def digit(self, view: View, selection: Selection, digit: str) -> Answer:
        """Take a digit of a card, or the number of a row."""
        if not self._my_row(view):
            return super().digit(view, selection, digit)
        if 1 <= int(digit) <= len(view["rows"]):
            selection.target = int(digit) - 1
            return None
        return Ask("ask-row")

    def arrow(self, view: View, selection: Selection, across: int, down: int) -> Answer:
        """Take an arrow: across the hand, or up and down the rows."""
        if self._my_row(view):
            selection.step_target(across or down, len(view["rows"]))
        elif across:
            selection.step(across, self.hand(view))
        return None

    def enter(self, view: View, selection: Selection) -> Answer:
        """Choose the picked card, or take the picked row."""
        if self._my_row(view):
            return Ask("ask-row") if selection.target is None else Do(f"row{selection.target + 1}")
        return Ask("ask-card") if selection.card is None else Do(str(selection.card))

    def keys(self, view: View) -> list[Key]:
        """Return the keys for a card or a row."""
        if self._my_row(view):
            return [Key("1–4", self.voice.say("key-row")), Key("Enter", self.voice.say("key-take-row"))]
        return [Key("0–9", self.voice.say("key-card")), Key("Enter", self.voice.say("key-choose-card"))]

    # --- words ----------------------------------------------------------------------------------------------

    def headline(self, view: View) -> str:
        """Say the round and where the match ends."""
        if view["until"] is None:
            return ""
        return self.voice.say("six-headline", round=view["round"], until=view["until"])

    def prompt(self, view: View) -> str:
        """Say what the viewer chooses, or for whom the match waits."""
        if self._my_row(view):
            return self.voice.say("prompt-row", card=view["revealed"][0][1])
        if view["viewer"] in view["to_act"]:
            return self.voice.say("prompt-choose")
        return self.waiting_for(view)

    def picked(self, view: View, selection: Selection) -> str:
        """Say the picked card, or the picked row and its points."""
        if selection.target is not None and self._my_row(view):
            return self.voice.say(
                "picked-row", row=selection.target + 1, points=view["row_points"][selection.target]
            )
        return selection.typed

    def spell(self, text: str) -> str:
        """Return a row as the screen writes it."""
        row = text.removeprefix("row")
        return super().spell(text) if row == text else self.voice.say("six-row", row=row)

    def deed(self, view: View, seat: int, action: str, *, is_open: bool) -> str:
        """Return an action of a seat; a choice is its owner's secret."""
        return self.voice.say("six-secret") if action.isdigit() and not is_open else self.spell(action)

    def open_cards(self, position: View, seat: int) -> list[str]:
        """Return a seat's hand, and the card that it has chosen."""
        chosen = position["chosen"][seat]
        return [*super().open_cards(position, seat), *([f"→ {chosen}"] if chosen else [])]

    def score(self, score: int) -> str:
        """Say how many points a seat has."""
        return self.voice.say("score-points", score=score)

    def news(self, before: View, after: View) -> str:
        """Say who has taken a row, and that a new round begins."""
        turn = after["last_turn"] if after["last_turn"] != before["last_turn"] else []
        said = [self._placed(after, *placed) for placed in turn if placed[-1]]
        if after["round"] > before["round"]:
            said.append(self.voice.say("news-round", round=after["round"]))
        return " ".join(said)

    # --- the cards placed one after the other ---------------------------------------------------------------

    def frames(self, before: View, after: View) -> list[Frame]:
        """Return one picture a placement, in the order in which the cards were placed."""
        if after["last_turn"] in ([], before["last_turn"]):
            return []
        after = {
            **after,
            "totals": before["totals"],
        }  # this round's points stand beside them until all is placed
        rows, points = [list(row) for row in before["rows"]], list(before["points"])
        shown = [[seat, card] for seat, card, _, _ in after["last_turn"]]
        frames = [self._frame(after, rows, points, shown, None, self.voice.say("six-shown"))]
        for number, (seat, card, row, taken) in enumerate(after["last_turn"]):
            rows = [list(cards) for cards in rows]
            rows[row - 1] = [card] if taken else [*rows[row - 1], card]
            points = list(points)
            points[seat] += self._worth(after, taken)
            sentence = self._placed(after, seat, card, row, taken)
            frames.append(self._frame(after, rows, points, shown[number:], card, sentence))
        return frames

    def _frame(
        self,
        view: View,
        rows: list[list[int]],
        points: list[int],
        shown: list[list[int]],
        card: int | None,
        text: str,
    ) -> Frame:
        changes = {
            "phase": "placing",
            "rows": rows,
            "row_points": [self._worth(view, row) for row in rows],
            "points": points,
            "totals": view["totals"],
            "revealed": shown,
            "placed": card,
        }
        return Frame(changes, text)

    def _worth(self, view: View, cards: list[int]) -> int:
        return sum(int(view["card_points"][str(card)]) for card in cards)

    def _placed(self, view: View, seat: int, card: int, row: int, taken: list[int]) -> str:
        facts = {"card": card, "row": row, "count": len(taken), "points": self._worth(view, taken)}
        return self.voice.say(
            "six-takes" if taken else "six-placed", **facts, **self.voice.who(seat, view["viewer"])
        )

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, view: View, selection: Selection, width: int, height: int) -> Lines:
        """Return rows and players on top, the hand at the bottom, as exactly `height` lines."""
        tall = width >= 110 and height >= 30
        rows = self._rows(view, selection, 13 if tall else 6, tall)
        panel = self._panel(view, width - width_of(rows) - 3)
        table = beside([rows, panel], gap=3)
        return spread([table, self._hand(view, selection, width, tall)], height)

    def _rows(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        lines: Lines = []
        for number, row in enumerate(view["rows"]):
            picked = selection.target == number and self._my_row(view)
            lines += [
                click(entry, f"target({number})")
                for entry in self._row(view, number, row, width, tall, picked)
            ]
        return lines

    def _row(self, view: View, number: int, row: list[int], width: int, tall: bool, picked: bool) -> Lines:
        middle = 2 if tall else 1
        cards = [self._card(view, card, width, tall, picked or card == view.get("placed")) for card in row]
        free = [self._slot(width, tall) for _ in range(ROW_ROOM - len(row))]
        name = line(f"{'▶' if picked else ' '}{number + 1} ", style.KEY if picked else style.LABEL)
        points = line(f" {view['row_points'][number]:>2}{POINT}", style.QUIET)
        blank = [line("")] * middle
        return beside([[*blank, name], *cards, *free, [*blank, fit(points, 6)]], gap=0)

    def _card(self, view: View, card: int, width: int, tall: bool, picked: bool) -> Lines:
        return draw_card(self._face(view, card, picked), width, tall)

    def _face(self, view: View, card: int, picked: bool) -> Card:
        return Card(card, picked=picked, foot=f"{view['card_points'][str(card)]}{POINT}")

    def _slot(self, width: int, tall: bool) -> Lines:
        dot = fit(line("·", style.QUIET), width, "center")
        return [fit("", width), fit("", width), dot] if tall else [fit("", width), dot]

    def _panel(self, view: View, width: int) -> Lines:
        room = max(width, 24)
        return [fit(self._panel_head(view, room), room)] + [
            self._seat(view, seat, room) for seat in range(view["players"])
        ]

    def _panel_head(self, view: View, width: int) -> Text:
        say = self.voice.say
        total = fit(say("six-total"), 6, "right").plain if view["until"] is not None else ""
        return line(
            f"{fit('', width - 18 - len(total)).plain}{fit(say('six-card'), 8, 'right').plain}"
            f"{fit(say('six-points'), 10, 'right').plain}{total}",
            style.QUIET,
        )

    def _seat(self, view: View, seat: int, width: int) -> Text:
        waits = seat in view["to_act"] and view["phase"] != "placing"
        you = seat == view["viewer"]
        name = f"{'▶' if waits else ' '}{self.voice.names[seat]}{' (' + self.voice.say('you') + ')' if you else ''}"
        points = view["points"][seat]
        total = f"{view['totals'][seat] + points:>6}" if view["until"] is not None else ""
        room = width - 18 - len(total)
        kind = style.KEY if waits else style.LABEL if you else style.PLAIN
        return join(
            [fit(shorten(name, room), room, style=kind), f"{self._shown(view, seat):>8}{points:>10}{total}"]
        )

    def _shown(self, view: View, seat: int) -> str:
        cards = [str(card) for shown, card in view["revealed"] if shown == seat]
        if cards:
            return cards[0]
        return "✓" if view["phase"] == "choose" and view["chosen"][seat] else ""

    def _hand(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        if not view["hand"]:
            return []
        mine = view["viewer"] in view["to_act"] and view["phase"] == "choose"
        cards = [
            Card(
                card, picked=mine and card == selection.card, foot=f"{view['card_points'][str(card)]}{POINT}"
            )
            for card in view["hand"]
        ]
        return draw_cards(cards, width, tall, widest=11 if tall else 7)
