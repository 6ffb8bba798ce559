"""The board of a game that has none of its own: its view as it is, and its legal actions by number."""

# ruff: noqa: ARG002 - all boards are asked alike, whatever each needs for its answer

from __future__ import annotations

from typing import Any

from tablee.terminal import style
from tablee.terminal.boards._base import Answer, Ask, Board, Do, Key, View
from tablee.terminal.draw import Lines, fit, flow, join, line, spread, wrap
from tablee.terminal.selection import Selection

_SHOWN_ELSEWHERE = {"game", "players", "viewer", "to_act", "over", "outcome", "legal", "hand_counts"}


class AnyBoard(Board):
    """Shows every key of a view and offers the legal actions by number, for any game."""

    def draw(self, view: View, selection: Selection, width: int, height: int) -> Lines:
        """Return the view, the players and the numbered actions as exactly `height` lines."""
        return spread(
            [self._view(view, width), self.players(view, width), self._actions(view, selection, width)],
            height,
        )

    def _view(self, view: View, width: int) -> Lines:
        lines: Lines = []
        for key, value in view.items():
            if key not in _SHOWN_ELSEWHERE and value is not None:
                lines += wrap(f"{fit(key, 14).plain} {_plain(value)}", width, indent=" " * 15)
        return lines

    def _actions(self, view: View, selection: Selection, width: int) -> Lines:
        parts = []
        for number, action in enumerate(self._moves(view), 1):
            picked = number == selection.card
            label = line(f"{'▶' if picked else ' '}{number:>3} ", style.KEY)
            parts.append(join([label, line(self.spell(action), style.CURSOR if picked else style.PLAIN)]))
        return flow(parts, width)

    def _moves(self, view: View) -> list[str]:
        return [action for action in view["legal"] if not self.game.is_talk(action)]

    def hand(self, view: View) -> list[int]:
        """Return the numbers of the legal actions."""
        return list(range(1, len(self._moves(view)) + 1))

    def picked(self, view: View, selection: Selection) -> str:
        """Say the action whose number is picked."""
        moves, number = self._moves(view), selection.card
        if number is None:
            return ""
        return f"{number}: {self.spell(moves[number - 1])}" if 1 <= number <= len(moves) else str(number)

    def enter(self, view: View, selection: Selection) -> Answer:
        """Take the action whose number is picked."""
        number, moves = selection.card, self._moves(view)
        if number is None or not 1 <= number <= len(moves):
            return Ask("ask-action", {"count": len(moves)})
        return Do(moves[number - 1])

    def keys(self, view: View) -> list[Key]:
        """Return the keys that do something now."""
        return [Key("1–9", self.voice.say("key-number")), Key("Enter", self.voice.say("key-choose"))]


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(_plain(entry) for entry in value) or "–"
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_plain(entry)}" for key, entry in value.items()) or "–"
    return "–" if value is None else str(value)
