"""Servers that can be cheated, to show that the experiment in `cheating.py` finds it."""

from __future__ import annotations

import asyncio
from typing import Any

from tablee.cli import main as serve
from tablee.play.errors import TableeError
from tablee.server.actor import Actor
from tablee.server.asked import Asked
from tablee.server.line import Viewer

LOOK_S = 0.005


def main(fault: str) -> None:
    """Serve tables with a fault.

    Args:
        fault: "waits": everything but a lay that the rules allow waits until nothing is held. "counts": a refusal tells
            the number of the event that what is held will be.
    """
    {"waits": let_answers_wait, "counts": count_what_is_held}[fault]()
    serve()


def let_answers_wait() -> None:
    """Let commands wait while an act is held."""
    ask = Actor.ask

    def ask_when_nothing_is_held(self: Actor, viewer: Viewer, identity: str, command: dict[str, Any]) -> None:
        if self._real_time.is_empty or _is_lay(self, viewer, command):
            ask(self, viewer, identity, command)
        else:
            asyncio.get_running_loop().call_later(
                LOOK_S, ask_when_nothing_is_held, self, viewer, identity, command
            )

    Actor.ask = ask_when_nothing_is_held  # type: ignore[method-assign]


def _is_lay(actor: Actor, viewer: Viewer, command: dict[str, Any]) -> bool:
    member = actor.table.member_of(viewer.guest.id)
    seat = actor.table.seat_of(None if member is None else member.member)
    action = command.get("action")
    if seat is None or actor.table.match is None or not isinstance(action, str) or not action.isdigit():
        return False
    return actor.table.match.refusal(seat, action) is None


def count_what_is_held() -> None:
    """Let refusals count what is held among the events."""
    refuse = Actor._refuse

    def refuse_with_count(self: Actor, asked: Asked, refusal: TableeError) -> None:
        seq = self.table.seq
        self.table.seq += not self._real_time.is_empty
        try:
            refuse(self, asked, refusal)
        finally:
            self.table.seq = seq

    Actor._refuse = refuse_with_count  # type: ignore[method-assign]
