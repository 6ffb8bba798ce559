"""The outcome: what the score means, the seed, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from textual.events import Key

from tablee.play.errors import TableeError
from tablee.terminal import outcome, saves, style
from tablee.terminal.base_screen import TableeScreen, letter
from tablee.terminal.boards import Board
from tablee.terminal.canvas import Canvas
from tablee.terminal.draw import Lines, Text, box, center, click, fit, join, line, spread, wrap
from tablee.terminal.session import Session

WIDTH = 72


class OutcomeScreen(TableeScreen):
    """Says how a match has ended and offers the same deal, a new one, what a win leads to, the record and the replay."""

    def __init__(self, session: Session, board: Board) -> None:
        super().__init__()
        self.session = session
        self.board = board
        self.offers = outcome.offers(board, session.match)
        self.said = ""
        self.refused = False

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._paint, "outcome")

    def _paint(self, width: int, height: int) -> Lines:
        view = self.session.match.view(self.session.viewer)
        name = self.board.voice.text(f"{self.session.match.game.name}-name")
        head = fit(line(outcome.headline(self.board, view), style.TURN), WIDTH - 6, "center")
        rows: list[str | Text] = ["", head, "", *self._result(), "", *self._deal(), ""]
        framed = center(box(rows, WIDTH, edges="picked", head=f" {name} "), width)
        said = wrap(self.said, WIDTH, style.REFUSED if self.refused else style.WORD) if self.said else []
        foot = [*said, line(""), *self._offers(), *self._keys()]
        return spread([[line("")], framed, center(foot, width)], height)

    def _result(self) -> Lines:
        view = self.session.match.view(self.session.viewer)
        lines = [
            self._middle(text)
            for text in wrap(self.board.meaning(view), WIDTH - 6, style.LABEL)
            if text.plain
        ]
        lines += [self._middle(text) for text in wrap(outcome.reason(self.board, view), WIDTH - 6)]
        table = [
            self._standing(place, entry) for place, entry in enumerate(outcome.standings(self.board, view), 1)
        ]
        return [*lines, *([line("")] if table else []), *table]

    def _middle(self, text: Text) -> Text:
        return fit(text, WIDTH - 6, "center")

    def _standing(self, place: int, entry: outcome.Standing) -> Text:
        mark = "★" if entry.winner else " "
        kind = style.KEY if entry.winner else style.PLAIN
        row = join([f"{mark}{place:>3}. ", fit(line(entry.name, kind), 26), fit(entry.score, 20, "right")])
        return self._middle(row)

    def _deal(self) -> Lines:
        seed, command = self.session.match.seed, self.session.deal_command()
        if command is None:
            return [self._middle(line(self.board.voice.say("outcome-position"), style.QUIET))]
        said = self._middle(line(self.board.voice.say("outcome-seed", seed=str(seed)), style.QUIET))
        return [said, *(self._middle(entry) for entry in wrap(command, WIDTH - 6, style.QUIET))]

    def _offers(self) -> Lines:
        return [
            click(fit(join([line(f" {number} ", style.KEY), offer.label]), WIDTH), f"offer({number})")
            for number, offer in enumerate(self.offers, 1)
        ]

    def _keys(self) -> Lines:
        names = ("s", "n", "b", "w", "v", "m", "q")
        keys = [
            join([line(f" {name.upper()} ", style.KEY), self.board.voice.say(f"outcome-key-{name}")])
            for name in names
        ]
        half = (len(keys) + 1) // 2
        return [join([fit(keys[i], 34), keys[i + half] if i + half < len(keys) else ""]) for i in range(half)]

    def pressed(self, event: Key) -> None:
        """Take one of the keys that the screen shows."""
        doing: dict[str, Callable[[], object]] = {
            "s": lambda: self.tablee.rematch(self.session, same_deal=True),
            "n": lambda: self.tablee.rematch(self.session, same_deal=False),
            "b": lambda: self.dismiss(None),
            "escape": lambda: self.dismiss(None),
            "w": self._save,
            "v": lambda: self.tablee.show_replay(self.session.table.record()),
            "m": self.tablee.choose,
            "q": self.tablee.leave,
        }
        key = letter(event)
        if key in doing:
            doing[key]()
        elif key.isdigit():
            self.action_offer(int(key))

    def action_offer(self, number: int) -> None:
        """Play one of the matches that are offered after a win."""
        if 1 <= number <= len(self.offers):
            self.tablee.go_on(self.session, self.offers[number - 1].options)

    def _save(self) -> None:
        try:
            path = self.session.save()
        except TableeError as error:
            self.said, self.refused = error.sentence(self.board.voice.language), True
        else:
            self.said, self.refused = f"{self.board.voice.say('saved')} {saves.shown(path)}", False
        self.repaint()
