"""The match on screen: title, board, prompt, and below it what was refused or what has happened."""

from __future__ import annotations

from collections.abc import Iterator

from textual.events import Key

from tablee.play.errors import IllegalAction, TableeError
from tablee.terminal import saves, style
from tablee.terminal.alarm import Alarm
from tablee.terminal.base_screen import TableeScreen, key_line, letter
from tablee.terminal.boards import Answer, Ask, Board, Do, Frame, View, board_for
from tablee.terminal.boards import Key as KeyHint
from tablee.terminal.canvas import Canvas
from tablee.terminal.curtain_screen import CurtainScreen
from tablee.terminal.draw import Lines, Text, fit, join, line, wrap
from tablee.terminal.outcome_screen import OutcomeScreen
from tablee.terminal.pager_screen import help_screen, rules_screen
from tablee.terminal.selection import Selection
from tablee.terminal.session import Session
from tablee.terminal.talk_screen import TalkScreen
from tablee.terminal.voice import Voice

FRAME_MS = 1100  # a picture of something that happens step by step
MOST_SAID = 4  # lines of a sentence below the prompt
LAST_LOOK_MS = 1500  # at the board, before the outcome

ACTIONS = {
    "f1": "rules",
    "question_mark": "help",
    "t": "talk",
    "w": "save",
    "q": "leave",
    "tab": "hand_on",
}
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PlayScreen(TableeScreen):
    """Plays a session from where it stands to its outcome."""

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session = session
        self.selection = Selection()
        self.board: Board = board_for(session.match.game, Voice(language, session.table.names))
        self.news = ""
        self.refused = ""
        self.frames: list[Frame] = []
        self.hurry = False
        self._alarm = Alarm(self)

    def canvases(self) -> Iterator[Canvas]:
        """Yield the areas of the screen, from the top."""
        yield Canvas(self._title, "title")
        yield Canvas(self._board, "board")
        yield Canvas(self._prompt, "prompt")
        yield Canvas(self._foot, "foot")

    @property
    def voice(self) -> Voice:
        """The language, with the names of the seats."""
        return self.board.voice

    def view(self) -> View:
        """Return what the viewer may know, and what is being shown step by step instead of it."""
        view = self.session.match.view(self.session.viewer)
        return view | self.frames[0].changes if self.frames else view

    # --- what is painted ------------------------------------------------------------------------------------

    def _title(self, width: int, _: int) -> Lines:
        name = self.voice.text(f"{self.session.match.game.name}-name")
        return self.title_line(width, name, self.board.headline(self.view()))

    def _board(self, width: int, height: int) -> Lines:
        return self.board.draw(self.view(), self.selection, width, height)

    def _prompt(self, width: int, _: int) -> Lines:
        view = self.view()
        if self.frames:
            return [fit(line(f" {self.frames[0].sentence}", style.TITLE), width)]
        if view["over"]:
            return [fit(line(f" {self.voice.say('prompt-over')}", style.TURN), width)]
        picked = self.board.picked(view, self.selection)
        badge = self._badge(view)
        cursor = line(f" {picked}▏", style.CURSOR) if picked and view["viewer"] is not None else line("")
        return [fit(join([badge, f" {self.board.prompt(view)}  ", cursor]), width)]

    def _badge(self, view: View) -> Text:
        badge = self.board.badge(view)
        if not badge:
            return line(" … ", style.WAIT)
        if self.session.shared:
            badge = self.voice.names[view["viewer"]]
        return line(f" ▶ {badge} ", style.TURN)

    def _foot(self, width: int, _: int) -> Lines:
        return [*self._said(width), *self._keys(width)][:MOST_SAID]

    def _said(self, width: int) -> Lines:
        said = f"✗ {self.refused}" if self.refused else "" if self.frames else self.news
        return wrap(said, width, style.REFUSED if self.refused else style.WORD) if said else [line("")]

    def repaint(self) -> None:
        """Paint all anew; a long sentence gets the room that it needs."""
        if self.is_mounted:
            needed = len(self._said(self.size.width - 2))
            self.query_one("#foot").styles.height = max(2, min(MOST_SAID, needed))
        super().repaint()

    def _keys(self, width: int) -> Lines:
        view, say = self.view(), self.voice.say
        ends = [KeyHint("?", say("key-help")), KeyHint("Q", say("key-leave"))]
        if view["over"]:
            return key_line(self.voice, [KeyHint("Enter", say("key-outcome"))], ends, width)
        mine = view["viewer"] is not None and (view["viewer"] in view["to_act"] or self.board.game.real_time)
        keys = self.board.keys(view) if mine and not self.frames else [KeyHint("Space", say("key-skip"))]
        if self.selection.card is not None or self.selection.target is not None:
            keys.append(KeyHint("Esc", say("key-undo")))
        if self._talk(view):
            keys.append(KeyHint("T", say("key-talk")))
        if self.session.shared and len(self.session.table.waiting()) > 1:
            keys.append(KeyHint("Tab", say("key-hand-on")))
        return key_line(self.voice, [*keys, KeyHint("W", say("key-save"))], ends, width)

    def _talk(self, view: View) -> list[str]:
        is_talk = self.session.match.game.is_talk
        return [action for action in view["legal"] if is_talk(action)]

    # --- what goes on by itself -----------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        """Go on: at the beginning, and when a screen that lay over this one is gone."""
        self.session.table.clock.resume()
        self._go_on()

    def on_screen_suspend(self) -> None:
        """Put the match aside while another screen lies over it."""
        self.session.table.clock.pause()
        self._alarm.cancel()

    def covered(self, small: bool) -> None:
        """Put the match aside while the screen cannot be seen."""
        if small:
            self.on_screen_suspend()
        else:
            self.on_screen_resume()

    def _go_on(self) -> None:
        self._alarm.cancel()
        if self.is_small:
            return
        self.repaint()
        if self.frames:
            self._alarm.set(0 if self.hurry else FRAME_MS * self.session.table.pace, self._next_frame)
        elif self.session.match.over:
            self._alarm.set(0 if self.hurry else LAST_LOOK_MS * self.session.table.pace, self._show_outcome)
        elif (person := self.session.next_person()) is not None:
            self._draw_curtain(person)
        else:
            self._wait_for_bot()

    def _wait_for_bot(self) -> None:
        view = self.view()
        if view["viewer"] in view["to_act"]:
            self.hurry = False
        if self.board.people_first(view) and not self.session.all_passed:
            return
        table = self.session.table
        move = table.next_move()
        if move is not None:
            self._alarm.set(0 if self.hurry else move.due_ms - table.clock.now_ms(), self._bot_moves)

    def _next_frame(self) -> None:
        self.frames.pop(0)
        self._go_on()

    def _bot_moves(self) -> None:
        move = self.session.table.next_move()
        if move is not None:
            self._take(move.seat, move.action)

    def _draw_curtain(self, person: int) -> None:
        self.selection.clear()
        self.repaint()
        self.app.push_screen(CurtainScreen(self.voice, person), self._curtain_up)

    def _curtain_up(self, person: int | None) -> None:
        self.session.viewer = person

    def _show_outcome(self) -> None:
        if self.is_current:
            self.app.push_screen(OutcomeScreen(self.session, self.board))

    # --- actions --------------------------------------------------------------------------------------------

    def _take(self, seat: int, action: str) -> None:
        match = self.session.match
        before = match.view(None)
        self.session.table.play(seat, action)
        after = match.view(None) | {"viewer": self.session.viewer}
        if seat == self.session.viewer:
            self.selection.clear()
            self.news = ""
        if seat == self.session.viewer or not self.selection.card:
            self.selection.target = None
        self.news = self.board.news(before, after) or self.news
        self._show_steps(self.board.frames(before, after))
        self._go_on()

    def _show_steps(self, frames: list[Frame]) -> None:
        if frames:
            self.hurry = False
        self.frames += frames

    def _answer(self, answer: Answer) -> None:
        if isinstance(answer, Ask):
            self.refused = self.voice.say(answer.message, **answer.facts)
        elif isinstance(answer, Do):
            self._try(answer.action)
        self.repaint()

    def _try(self, action: str) -> None:
        viewer = self.session.viewer
        if viewer is None:
            return
        try:
            self._take(viewer, action)
        except IllegalAction as error:
            self.refused = self.board.sentence(error)

    # --- keys and clicks ------------------------------------------------------------------------------------

    def pressed(self, event: Key) -> None:
        """Take a key: what all boards share, then digits, arrows, letters of the board."""
        self.refused = ""
        key = letter(event)
        if key in ACTIONS:
            getattr(self, f"action_{ACTIONS[key]}")()
        elif self.session.match.over and not self.frames and key == "enter":
            self._show_outcome()
        elif self.frames or self.session.viewer is None or self.session.match.over:
            self._skip(key)
        else:
            self._board_key(key)
        self.repaint()

    def _skip(self, key: str) -> None:
        if key == "space":
            self.hurry = True
            self._go_on()

    def _board_key(self, key: str) -> None:
        view = self.view()
        if key.isdigit() and len(key) == 1:
            self._answer(self.board.digit(view, self.selection, key))
        elif key in ARROWS:
            self._answer(self.board.arrow(view, self.selection, *ARROWS[key]))
        elif key == "enter":
            self._answer(self.board.enter(view, self.selection))
        elif key in ("escape", "backspace"):
            self.selection.undo() if key == "escape" else self.selection.erase()
        elif key == "o" and self.board.people_first(view):
            self._let_start()
        else:
            self._other_key(view, key)

    def _other_key(self, view: View, key: str) -> None:
        answer = self.board.press(view, self.selection, key)
        if answer is None and key == "space" and view["viewer"] not in view["to_act"]:
            self._skip(key)
        else:
            self._answer(answer)

    def _let_start(self) -> None:
        self.session.let_start()
        self._go_on()

    def action_pick(self, card: int) -> None:
        """Pick a card by a click; a second click does what Enter does."""
        if self.frames or self.session.viewer is None:
            return
        self.refused = ""
        if self.selection.card == card:
            self._answer(self.board.enter(self.view(), self.selection))
        else:
            self.selection.target = None
            self.selection.pick(card)
        self.repaint()

    def action_target(self, number: int) -> None:
        """Pick a target by a click; with a card picked, or by a second click, do what Enter does."""
        if self.frames or self.session.viewer is None or number >= self.board.target_count(self.view()):
            return
        self.refused = ""
        again = self.selection.target == number
        self.selection.target = number
        if again or self.selection.card is not None:
            self._answer(self.board.enter(self.view(), self.selection))
        self.repaint()

    def action_rules(self) -> None:
        """Show the rules of the game."""
        self.app.push_screen(rules_screen(self.session.match.game.name, self.voice))

    def action_help(self) -> None:
        """Show which keys do what."""
        self.app.push_screen(help_screen(self.board, self.voice))

    def action_talk(self) -> None:
        """Offer what may be said."""
        self.refused = ""
        view = self.view()
        words = self._talk(view)
        if view["viewer"] is None or self.frames:
            return
        if words:
            is_strict = self.session.match.chat == "strict"
            self.app.push_screen(TalkScreen(self.board, view, words, is_strict=is_strict), self._say)
        else:
            self._no_talk()

    def _say(self, action: str | None) -> None:
        if action is not None:
            self._try(action)

    def _no_talk(self) -> None:
        """Say why nobody talks: the reason that the rules give, or that this game has no talk."""
        match, viewer = self.session.match, self.session.viewer
        first = next((action for action in match.game.actions if match.game.is_talk(action)), None)
        error = match.refusal(viewer, first) if first is not None and viewer is not None else None
        self.refused = self.voice.say("ask-no-talk") if error is None else self.board.sentence(error)
        self.repaint()

    def action_hand_on(self) -> None:
        """Hand the terminal to the next person that the match waits for."""
        if self.session.shared and not self.frames and (person := self.session.hand_on()) is not None:
            self._draw_curtain(person)

    def action_save(self) -> None:
        """Write the record and say where."""
        self.refused = ""
        try:
            self.news = f"{self.voice.say('saved')} {saves.shown(self.session.save())}"
        except TableeError as error:
            self.refused = error.sentence(self.voice.language)
        self.repaint()

    def action_leave(self) -> None:
        """Leave; a match that runs is saved."""
        self.tablee.leave()
