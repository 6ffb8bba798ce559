"""The board of The Game Face to Face: the viewer's two piles, and the other's."""

from __future__ import annotations

from tablee.terminal import style
from tablee.terminal.boards._base import View
from tablee.terminal.boards._piles import Pile, PileBoard
from tablee.terminal.draw import Lines, fit, join, line
from tablee.terminal.selection import Selection

NEXT_CARDS = 8  # of a draw pile that are shown to eyes that may see all


class GameBoard(PileBoard):
    """Own piles A and B, the other's C and D; a spectator sees seat 0's first."""

    lowest_first = True

    def piles(self, view: View) -> list[Pile]:
        """Return the viewer's piles, then the other's."""
        me = self._near(view)
        return [
            Pile(f"{prefix}{direction}", view["piles"][seat][direction], rises=direction == "up")
            for prefix, seat in (("", me), ("other-", 1 - me))
            for direction in ("up", "down")
        ]

    def _near(self, view: View) -> int:
        return view["viewer"] or 0

    def lay_name(self, view: View, seat: int, target: str) -> str:
        """Name the pile of a lay from the viewer's side of the table."""
        if seat == self._near(view):
            return self.pile_name(view, target)
        return self.pile_name(
            view, target.removeprefix("other-") if target.startswith("other-") else f"other-{target}"
        )

    def draw_piles(self, view: View, selection: Selection, width: int, tall: bool) -> Lines:
        """Draw whose piles are whose above the piles."""
        near = self._near(view)
        half = width // 4 * 2
        heads = [fit(self._head(view, seat), half, "center", style.LABEL) for seat in (near, 1 - near)]
        return [join(heads), *super().draw_piles(view, selection, width, tall)]

    def _head(self, view: View, seat: int) -> str:
        counts = {"hand": view["hand_counts"][seat], "draw": view["draw_counts"][seat]}
        return self.voice.say("duel-side", **counts, **self.voice.who(seat, view["viewer"]))

    def middle(self, view: View, width: int) -> Lines:
        """Draw the lays since the viewer's last turn."""
        return [line(""), *self.since(view, width)]

    def prompt(self, view: View) -> str:
        """Say what is due this turn."""
        if view["viewer"] not in view["to_act"]:
            return self.waiting_for(view)
        helped = "yes" if view["helped"] else "no"
        return self.voice.say(
            "prompt-duel", missing=max(0, 2 - view["laid"]), laid=view["laid"], helped=helped
        )

    def talk_name(self, target: str) -> str:
        """Name a pile from the side of the one who speaks of it."""
        return {"up": "A▲", "down": "B▼", "other-up": "C▲", "other-down": "D▼"}.get(target, target)

    def deed(self, view: View, seat: int, action: str, *, is_open: bool) -> str:
        """Return an action of a seat; piles are named from the viewer's side of the table."""
        card, lay, target = action.partition(">")
        return (
            f"{card}→{self.lay_name(view, seat, target)}"
            if lay
            else super().deed(view, seat, action, is_open=is_open)
        )

    def open_cards(self, position: View, seat: int) -> list[str]:
        """Return a seat's hand and the next cards of its draw pile."""
        draw = [str(card) for card in position["draw"][seat][:NEXT_CARDS]]
        return [*super().open_cards(position, seat), *(["|", *draw, "…"] if draw else [])]

    def score(self, score: int) -> str:
        """Say how many cards a seat has not laid."""
        return self.voice.say("score-left", score=score)
