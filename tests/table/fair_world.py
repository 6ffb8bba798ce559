"""A match of The Mind in play with a clock that the test turns: what arrives, what is ruled, and what each person hears.

Everything is decided by the referee; the world only says what arrives when, and how long it takes to keep what is ruled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tablee import TableeError
from tablee.table import (
    Draft,
    Due,
    Event,
    Press,
    Referee,
    Ruling,
    Table,
    TableRefusal,
    due_press,
    happen,
    leaving_of,
    press_of,
    project_event,
    rule,
)
from tests.table.desk import Desk, secret

NAMES = ("ana", "bo", "cleo", "dan")
BEGIN_MS = 1_000_000


@dataclass(frozen=True)
class Sent:
    """Something that arrives at the table.

    at_ms: when, after play has begun. name: who sends it; None for a bot. seat: whose it is. what: an action, or a command
    that leaves a hand ("leave", "stand"), or "line" for a line that is lost. pressed_ms: the time that it claims for itself,
    None for none. seen: the event that it claims to have seen.
    """

    at_ms: int
    seat: int
    what: str
    name: str | None = None
    pressed_ms: int | None = None
    seen: int | None = None


@dataclass(frozen=True)
class Heard:
    """What a person hears: at what time, which of their acts it answers (None: an event), and what it says."""

    at_ms: int
    of: Sent | None
    says: Any


@dataclass
class Told:
    """A group of acts as it was ruled: when, when all heard of it, and what came of it."""

    at_ms: int
    sent_ms: int
    group: list[Press]
    ruling: Ruling


class World:
    """A match of The Mind in play.

    Args:
        hands: One a seat; seat 0 is Ana's, 1 Bo's, 2 Cleo's, 3 Dan's, as far as there are people; bots sit on the others.
        people: How many there are.
        bounds: By seat, what the person's line accounts for when play begins.
        keeping_ms: How long it takes to keep what was ruled.
        ruling_first: Whether what is due is ruled before what arrives in the same millisecond.
        referee: Who rules.
        options: Of the game.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        *,
        people: int | None = None,
        bounds: Sequence[int] = (),
        keeping_ms: int = 0,
        ruling_first: bool = False,
        lives: int = 2,
        stars: int = 1,
        referee: Referee | None = None,
        **options: Any,
    ) -> None:
        people = len(hands) if people is None else people
        self.table = _seated(len(hands), people, tuple(options.items())).clone()
        match = self.table.match
        assert match is not None
        position = {
            "level": max(len(hand) for hand in hands),
            "hands": [sorted(hand) for hand in hands],
            "phase": "focus",
            "lives": lives,
            "stars": stars,
        }
        if options.get("blind"):
            position["blind"] = True
        self.table.match = match.game.from_position(position)
        self.bounds = {seat + 1: bound for seat, bound in enumerate(bounds[:people])}
        self.now_ms = BEGIN_MS
        self.log: list[Event] = []
        for seat in self.table.match.to_act:
            ready = Draft("action", seat, {"action": "ready", "by": "person"})
            self.log += happen(self.table, [ready], BEGIN_MS, self.bounds)
        self.referee = referee or Referee()
        self.keeping_ms = keeping_ms
        self.ruling_first = ruling_first
        self._keeping: Told | None = None
        self.told: list[Told] = []
        self.held: dict[int, Sent] = {}
        self.heard: dict[str, list[Heard]] = {name: [] for name in NAMES[:people]}
        self.sent_ms: dict[int, int] = {event.seq: BEGIN_MS for event in self.log}
        self._arrivals = 0

    @property
    def delay_ms(self) -> int:
        """The delay of the phase in which the world began."""
        return next(event.payload["ms"] for event in self.log if event.kind == "delay")

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        assert self.table.match is not None
        return self.table.match.view(None)

    @property
    def stack(self) -> list[int]:
        """The cards laid."""
        return list(self.view["stack"])

    # --- what happens ---------------------------------------------------------------------------------------

    def run(self, everything: Iterable[Sent]) -> World:
        """Let everything arrive, in order of time, and everything be ruled that is due; return the world."""
        for sent in sorted(everything, key=lambda sent: sent.at_ms):
            at_ms = BEGIN_MS + sent.at_ms
            self.until(at_ms if self.ruling_first else at_ms - 1)
            self.now_ms = at_ms
            self.arrive(sent)
        while (next_ms := self._next_ms()) is not None:
            self.until(next_ms)
        return self

    def until(self, now_ms: int) -> None:
        """Let time pass, the moment `now_ms` included."""
        while (next_ms := self._next_ms()) is not None and next_ms <= now_ms:
            self.now_ms = next_ms
            if self._keeping is None:
                self._rule()
            else:
                self._tell()
        self.now_ms = max(self.now_ms, now_ms)

    def _next_ms(self) -> int | None:
        """When the table does something next: it rules what is due, or has kept what it ruled."""
        if self._keeping is not None:
            return self._keeping.sent_ms
        next_ms = self.referee.next_ms(self.table)
        return None if next_ms is None else max(next_ms, self.now_ms)

    def arrive(self, sent: Sent) -> str | None:
        """Let an act arrive now; return the code if it is refused at once."""
        self._arrivals += 1
        try:
            press = self._press(sent)
            self.referee.hold(self.table, press)
        except TableeError as refusal:
            self._answer(sent, self.now_ms, refusal)
            return refusal.code
        self.held[press.arrival] = sent
        return None

    def _press(self, sent: Sent) -> Press:
        if sent.what == "line":
            found = Due(self.now_ms, sent.seat, "stop", "line")
            return due_press(self.table, found, self.now_ms, self._arrivals)
        if sent.name is None:
            found = Due(self.now_ms, sent.seat, sent.what, "bot")
            return due_press(self.table, found, self.now_ms, self._arrivals)
        person, arrived = secret(sent.name), {"received_ms": self.now_ms, "arrival": self._arrivals}
        if sent.what in ("leave", "stand"):
            press = leaving_of(self.table, person, {"kind": sent.what}, **arrived)
            if press is None:  # there is no hand with cards to leave; at a table it would be done at once
                raise TableRefusal("not-seated")
            return press
        pressed_ms = None if sent.pressed_ms is None else BEGIN_MS + sent.pressed_ms
        command = {"kind": "act", "action": sent.what, "pressed_at": pressed_ms, "seen": sent.seen}
        sent_ms = self.sent_ms.get(sent.seen or 0)
        return press_of(self.table, person, {**command, "phase": PHASE}, sent_ms=sent_ms, **arrived)

    def _rule(self) -> None:
        """Rule what is due. It takes a while to keep it; what arrives meanwhile is judged by what all know."""
        group = self.referee.due(self.table, self.now_ms)
        ruling = rule(self.table, group, self.now_ms, self.bounds)
        self._keeping = Told(self.now_ms, self.now_ms + self.keeping_ms, group, ruling)

    def _tell(self) -> None:
        """Let everybody hear of what was ruled."""
        told, self._keeping = self._keeping, None
        assert told is not None
        self.told.append(told)
        self.table = told.ruling.table
        self.referee.release(told.group)
        for event in told.ruling.events:
            self.log.append(event)
            self.sent_ms[event.seq] = told.sent_ms
            for name, heard in self.heard.items():
                member = self.table.member_of(secret(name))
                said = project_event(self.table, event, None if member is None else member.member)
                heard.append(Heard(told.sent_ms, None, said))
        for press in told.group:
            answer = told.ruling.refusals.get(press.arrival) or told.ruling.seqs.get(press.arrival)
            self._answer(self.held[press.arrival], told.sent_ms, answer)

    def _answer(self, sent: Sent, at_ms: int, answer: TableeError | int | None) -> None:
        if sent.name is not None:
            says = (answer.code, answer.facts) if isinstance(answer, TableeError) else answer
            self.heard[sent.name].append(Heard(at_ms, sent, says))


PHASE = 2  # of the match of a world: it was dealt, and then everybody was ready


@cache
def _seated(players: int, people: int, options: tuple[tuple[str, Any], ...]) -> Table:
    """Return a table with people on the first seats and bots on the others, dealt."""
    desk = Desk("the-mind", NAMES[:people], players=players, **dict(options)).start()
    return desk.table


def order_of(acts: Iterable[Press]) -> list[Press]:
    """Return acts of a phase in the order of the law, written from the law alone.

    By effective time, then arrival; lays of known cards within 60 ms of the first of them come together, in order of card,
    when the first does.
    """
    waiting = sorted(acts, key=lambda act: (act.effective_ms, act.arrival))
    ordered: list[Press] = []
    while waiting:
        first = waiting.pop(0)
        group = [first]
        if first.card is not None:
            group += [
                act for act in waiting if act.card is not None and act.effective_ms - first.effective_ms <= 60
            ]
            waiting = [act for act in waiting if act not in group]
        ordered += sorted(group, key=lambda act: act.card or 0)
    return ordered
