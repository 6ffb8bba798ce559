"""The referee of a real-time match: collects presses while a window is open, and rules when it closes (M12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.table.acting import acts_there, check_phase, match_of, read_act, taken
from tablee.table.deadlines import Due
from tablee.table.events import Draft
from tablee.table.fair import Line, Press, Ruled, Window, open_window, order
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table


class Referee:
    """Collects the presses of a real-time match while a window is open, and puts them in order when it closes.

    Whoever runs a table asks `takes` for every press, of bots too. What it does not take is decided at once, by `rule`
    too. What it takes is given to `take`; when `closes_at` has come, what `close` returns is ruled one after the other:
    `rule` gives the facts of each, or raises why it is refused. Meanwhile bots act (`bot_due`); all other commands and
    deadlines wait, so that nothing comes between.
    """

    def __init__(self) -> None:
        self._window: Window | None = None
        self._presses: list[Press] = []

    def takes(self, table: Table, press: Press) -> bool:
        """Return whether a press is collected: a lay that the rules allow opens a window, any press joins an open one."""
        match = table.playing
        if match is None or not match.game.real_time:
            return False
        if self._window is not None:
            return True
        return (
            match.game.card_of(press.action) is not None and match.refusal(press.seat, press.action) is None
        )

    def take(self, table: Table, press: Press, lines: Mapping[int, Line]) -> None:
        """Collect a press; the first one opens the window.

        Args:
            table: The table.
            press: What a person or a bot does.
            lines: The line of each person's seat.

        Raises:
            TableRefusal: It was meant for an earlier phase of the match.
        """
        check_phase(table, press.phase)
        if self._window is None:
            waited_for = match_of(table).to_act
            bounds = [line.bound_ms for seat, line in lines.items() if seat in waited_for]
            self._window = open_window(press.received_ms, bounds)
        self._presses.append(press)

    def closes_at(self) -> int | None:
        """Return when the window closes, None while none is open."""
        return None if self._window is None else self._window.closes_ms

    def close(self, now_ms: int) -> list[Ruled]:
        """Close the window if its time has come, and return what was collected, in the order in which it counts."""
        if self._window is None or now_ms < self._window.closes_ms:
            return []
        ruled = order(self._presses, self._window)
        self._window, self._presses = None, []
        return ruled


def press_of(
    table: Table,
    person: str,
    command: Mapping[str, Any],
    *,
    received_ms: int,
    sent_ms: int | None = None,
    arrival: int = 0,
    line: Line | None = None,
) -> Press:
    """Return a person's `act` as a press; whether the rules allow it is asked when it is ruled.

    Args:
        table: The table.
        person: Who acts.
        command: As for `decide`.
        received_ms: When it arrived.
        sent_ms: When the last event that the client says it has seen was sent to it, None if that is not known.
        arrival: Its number among all that arrives.
        line: The person's line.

    Raises:
        TableRefusal: The person may not act here, or the command is none.
    """
    asked = read_act(table, person, command)
    more: dict[str, Any] = {"member": asked.member}
    if isinstance(command.get("id"), str):
        more["command"] = command["id"]
    return Press(
        seat=asked.seat,
        action=asked.action,
        card=_card(table, asked.action),
        received_ms=received_ms,
        pressed_ms=asked.pressed_ms,
        sent_ms=sent_ms,
        arrival=arrival,
        bound_ms=0 if line is None else line.bound_ms,
        phase=table.match_phase if asked.phase is None else asked.phase,
        seen=asked.seen,
        more=more,
    )


def bot_press(table: Table, due: Due, now_ms: int, arrival: int = 0) -> Press:
    """Return what a bot does as a press that counts from the moment it was due."""
    assert due.why == "bot"
    assert due.seat is not None
    assert due.action is not None
    return Press(
        seat=due.seat,
        action=due.action,
        card=_card(table, due.action),
        received_ms=max(now_ms, due.at_ms),
        pressed_ms=due.at_ms,
        arrival=arrival,
        bound_ms=max(0, now_ms - due.at_ms),
        phase=table.match_phase,
        by="bot",
    )


def _card(table: Table, action: str) -> int | None:
    """The card that orders a lay; none where it is laid in secret, since the order would tell who holds the lower one."""
    match = match_of(table)
    card = match.game.card_of(action)
    return None if card is None or match.is_secret(action) else card


def rule(table: Table, ruled: Ruled) -> list[Draft]:
    """Return the facts of a press.

    Raises:
        TableRefusal: Play was interrupted before it, or who made it sits there no more; it costs nothing.
        IllegalAction: The rules refuse it.
    """
    press = ruled.press
    check_phase(table, press.phase)
    if not acts_there(table, press.seat, press.more.get("member")):
        raise TableRefusal("not-seated")
    return [taken(table, press.seat, press.action, press.by, **press.more, press=ruled.numbers())]


def ruled_alone(press: Press) -> Ruled:
    """Return a press for which no window is open, to be ruled at once."""
    (ruled,) = order([press])
    return ruled
