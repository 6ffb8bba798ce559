"""The referee of a real-time match: holds what is done in play until its time has come, and rules it (M12).

Nothing of what is held may be noticed before it is ruled. So whether an act is held or refused at once is judged by what
has been ruled and by what the same seat holds already, and the time at which it is ruled depends on nothing else that is
held.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tablee.play.errors import TableeError
from tablee.table.acting import acts_there, check_phase, match_of, read_act, taken
from tablee.table.deadlines import Due
from tablee.table.decide import decide
from tablee.table.events import Draft, Event
from tablee.table.fair import Delay, Press, first_group
from tablee.table.following import can_halt, delay_of, halted, happen, is_in_play, left_hand
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table


class Referee:
    """Holds the acts of a match in play, and gives them back in the order in which they are ruled.

    Whoever runs a table asks `hold` for every act while `is_in_play`; it raises why an act is refused, whatever else is
    held. When the moment `next_ms` has come, `due` gives what is ruled together, and `rule` says what comes of it. Once
    that is kept, the table is as it says, and `release` lets the acts go.
    """

    def __init__(self) -> None:
        self._held: list[Press] = []

    @property
    def held(self) -> Sequence[Press]:
        """What is held, by arrival."""
        return tuple(self._held)

    def hold(self, table: Table, press: Press) -> None:
        """Take an act in.

        Raises:
            TableRefusal: It was meant for an earlier phase of the match.
            IllegalAction: The rules refuse it, by what has been ruled and by what its seat holds already.
        """
        check_phase(table, press.phase)
        if press.player is not None:
            own = [
                held.action
                for held in self._held
                if held.player == press.player and not _is_stale(table, held)
            ]
            match = match_of(table).foreseen(press.seat, own)
            refusal = match.refusal(press.seat, press.action)
            if refusal is not None:
                raise refusal
        self._held.append(press)

    def next_ms(self, table: Table) -> int | None:
        """Return when something is ruled next, None while nothing is held.

        What play has been interrupted before is due from the moment it arrived: it waits for nothing any more.
        """
        delay_ms = delay_of(table).ms
        return min(
            (
                press.received_ms if _is_stale(table, press) else press.effective_ms + delay_ms
                for press in self._held
            ),
            default=None,
        )

    def due(self, table: Table, now_ms: int) -> list[Press]:
        """Return what is ruled next, if its time has come: one act, or a group of lays; [] if nothing is due yet."""
        next_ms = self.next_ms(table)
        if next_ms is None or now_ms < next_ms:
            return []
        stale = [press for press in self._held if _is_stale(table, press)]
        return sorted(stale, key=lambda press: press.place) if stale else first_group(self._held)

    def release(self, group: Iterable[Press]) -> None:
        """Hold no more what was ruled."""
        ruled = {press.arrival for press in group}
        self._held = [press for press in self._held if press.arrival not in ruled]

    def halts(self, table: Table) -> frozenset[int]:
        """Return the seats for which the table is about to halt play already."""
        return frozenset(
            press.seat for press in self._held if press.by == "time" and not _is_stale(table, press)
        )

    def drop(self) -> None:
        """Hold nothing more; what was held is not ruled."""
        self._held = []


def _is_stale(table: Table, press: Press) -> bool:
    """Return whether the phase that an act was made in is over."""
    return not is_in_play(table) or press.phase != table.match_phase


# --- what arrives -------------------------------------------------------------------------------------------


def press_of(
    table: Table,
    person: str,
    command: Mapping[str, Any],
    *,
    received_ms: int,
    sent_ms: int | None = None,
    arrival: int = 0,
) -> Press:
    """Return a person's `act` as a press; whether the rules allow it is asked when it is held.

    Args:
        table: The table.
        person: Who acts.
        command: As for `decide`.
        received_ms: When it arrived.
        sent_ms: When the last event that the client says it has seen was sent to it, None if that is not known.
        arrival: Its number among all that arrives.

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
        bound_ms=delay_of(table).bound_ms(asked.member),
        phase=table.match_phase if asked.phase is None else asked.phase,
        seen=asked.seen,
        more=more,
    )


def leaving_of(
    table: Table, person: str, command: Mapping[str, Any], *, received_ms: int, arrival: int = 0
) -> Press | None:
    """Return a command that leaves a hand with cards, and so stops play, as an act; None for any other command.

    Args:
        table: The table, in play.
        person: Who commands.
        command: As for `decide`.
        received_ms: When it arrived, from which it counts.
        arrival: Its number among all that arrives.

    Raises:
        TableeError: The command is refused.
    """
    if command.get("kind") not in LEAVINGS:
        return None
    seat = left_hand(table, decide(table, person, command, received_ms, seed=0))
    halt = match_of(table).game.halt
    if seat is None or halt is None:
        return None
    return Press(
        seat=seat,
        action=halt,
        card=None,
        received_ms=received_ms,
        arrival=arrival,
        phase=table.match_phase,
        person=person,
        command=command,
    )


LEAVINGS = ("leave", "stand", "kick", "remove-bot")


def due_press(table: Table, due: Due, now_ms: int, arrival: int = 0) -> Press:
    """Return what time brings in play as an act: what a bot does, or that play is halted for a seat whose line is lost.

    What a bot does counts from when it was due. A lost line counts from when it is noticed.
    """
    assert due.why in ("bot", "line")
    assert due.seat is not None
    assert due.action is not None
    at_ms = due.at_ms if due.why == "bot" else now_ms
    return Press(
        seat=due.seat,
        action=due.action,
        card=_card(table, due.action) if due.why == "bot" else None,
        received_ms=at_ms,
        pressed_ms=at_ms,
        arrival=arrival,
        phase=table.match_phase,
        by="bot" if due.why == "bot" else "time",
    )


def _card(table: Table, action: str) -> int | None:
    """The card that orders a lay; none where it is laid in secret, since the order would tell who holds the lower one."""
    match = match_of(table)
    card = match.game.card_of(action)
    return None if card is None or match.is_secret(action) else card


# --- ruling -------------------------------------------------------------------------------------------------


@dataclass
class Ruling:
    """What comes of acts that are ruled together.

    table: the table after them. events: what has happened, in order. seqs: by arrival, the number of the first event of an
    act. refusals: by arrival, why an act is refused.
    """

    table: Table
    events: list[Event] = field(default_factory=list)
    seqs: dict[int, int] = field(default_factory=dict)
    refusals: dict[int, TableeError] = field(default_factory=dict)


def rule(
    table: Table, group: Iterable[Press], now_ms: int, bounds: Mapping[int, int] | None = None
) -> Ruling:
    """Rule acts one after the other. After an interruption the rest is too late, and costs nothing.

    Args:
        table: The table as it is; it is not changed.
        group: What `Referee.due` has given.
        now_ms: Unix milliseconds.
        bounds: As for `happen`.
    """
    delay = delay_of(table)
    ruling = Ruling(table.clone())
    for press in group:
        try:
            drafts = _facts(ruling.table, press, delay)
        except TableeError as refusal:
            ruling.refusals[press.arrival] = refusal
            continue
        events = happen(ruling.table, drafts, now_ms, bounds)
        ruling.events += events
        ruling.seqs[press.arrival] = events[0].seq if events else ruling.table.seq
    return ruling


def _facts(table: Table, press: Press, delay: Delay) -> list[Draft]:
    """Return the facts of an act.

    Raises:
        TableRefusal: Play was interrupted before it, or who made it sits there no more; it costs nothing.
        IllegalAction: The rules refuse it.
    """
    numbers = press.numbers(delay)
    if press.command is not None and press.person is not None:
        first, *others = decide(table, press.person, press.command, press.received_ms, seed=0)
        return [replace(first, payload={**first.payload, "press": numbers}), *others]
    if _is_stale(table, press):
        raise TableRefusal("too-late")
    if press.by == "time":
        return [halted(table, press.seat, press=numbers)] if can_halt(table, press.seat) else []
    if not acts_there(table, press.seat, press.more.get("member")):
        raise TableRefusal("not-seated")
    return [taken(table, press.seat, press.action, press.by, **press.more, press=numbers)]
