"""The Textual app: which screen is on, and leaving without losing a match."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from tablee.play.record import Record
from tablee.terminal.choose_screen import ChooseScreen
from tablee.terminal.plan import Plan, resume
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.replay_screen import ReplayScreen
from tablee.terminal.session import Session
from tablee.terminal.voice import Voice

FELT = Theme(
    name="felt",
    primary="#ffd866",
    background="#10231c",
    surface="#10231c",
    foreground="#e8f0ea",
    dark=True,
)
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class TableeApp(App[None]):
    """The terminal's app.

    Args:
        language: The language of all words.
        session: A match to play at once.
        record: A record to look at.
        Without both, games are offered.
    """

    CSS = "Screen { background: $background; color: $foreground; }"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False)]

    def __init__(self, language: str, session: Session | None = None, record: Record | None = None) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        self.voice = Voice(language)
        self.session = session
        self.record = record

    def on_mount(self) -> None:
        """Open the first screen."""
        self.register_theme(FELT)
        if not self.ansi_color:
            self.theme = FELT.name
        self._watch_signals()
        self.push_screen(self._first())

    def on_resize(self) -> None:
        """Let a new size reach the screen: Textual's own timer for it is never heard of again on a busy machine.

        See `alarm`: the timer passes over its only moment, and later sizes wait for it.
        """
        self.call_later(self._check_resize)

    def _first(self) -> Screen[None]:
        if self.session is not None:
            return PlayScreen(self.session, self.voice.language)
        if self.record is not None:
            return ReplayScreen(self.record, self.voice.language)
        return ChooseScreen()

    def _watch_signals(self) -> None:
        """Leave in good order when the system asks for it; where signals cannot be watched, nothing is."""
        loop = asyncio.get_running_loop()
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None:
                try:
                    loop.add_signal_handler(number, self.leave)
                except (NotImplementedError, RuntimeError, ValueError):
                    return

    # --- where to go ----------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Offer the games anew."""
        self.session = None
        self._start(ChooseScreen)

    def deal(self, plan: Plan) -> None:
        """Deal and play.

        Raises:
            TableeError: The plan is not possible.
        """
        self._play(Session(plan.deal(), plan))

    def take_up(self, record: Record, path: Path) -> None:
        """Take up a saved match; it goes on being saved where it was.

        Raises:
            TableeError: The match cannot be taken up.
        """
        plan = Plan(record.game, record.options, language=self.voice.language)
        self._play(Session(resume(record, plan), plan, path))

    def rematch(self, session: Session, *, same_deal: bool) -> None:
        """Play again with those who sit at a table, the same cards or others."""
        self._play(Session(session.plan.again(session.table, same_deal=same_deal), session.plan))

    def go_on(self, session: Session, options: Mapping[str, Any]) -> None:
        """Play the match that the rules offer after one, with those who sit at its table."""
        plan = replace(session.plan, options=dict(options), seed=None)
        self._play(Session(plan.deal_for(session.table), plan))

    def show_replay(self, record: Record) -> None:
        """Look at a record; Escape comes back."""
        self.push_screen(ReplayScreen(record, self.voice.language, close=True))

    def _play(self, session: Session) -> None:
        self.session = session
        self._start(lambda: PlayScreen(session, self.voice.language))

    def _start(self, screen: Callable[[], Screen[None]]) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.switch_screen(screen())

    def leave(self) -> None:
        """End the app. What runs is saved by whoever ran it, see `run`."""
        self.exit()

    def action_leave(self) -> None:
        """End the app."""
        self.leave()
