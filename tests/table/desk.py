"""A table as a server would run it, without a server: a log, a clock that the test turns, people and bots."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from tablee import TableeError
from tablee.table import (
    Draft,
    Due,
    Event,
    Table,
    Thought,
    came_back,
    decide,
    due,
    happen,
    opening,
    think,
    thinkers,
    tick,
    went_away,
)

SEED = 2**127 + 12_345
PLAYERS = {"face-to-face": 2}


class Desk:
    """A table and its log.

    Args:
        game: Its name.
        people: Who is there, each with a seat, the first of them as host. A person's id is secret-<name>.
        bot: The strategy on the other seats; None leaves them open.
        options: Of the game; `players` is 3 where the game allows it.
    """

    def __init__(
        self,
        game: str = "six-qui-prend",
        people: Sequence[str] = ("ana", "bo"),
        *,
        bot: str | None = "random",
        limit_ms: int | None = None,
        pace: str = "normal",
        **options: Any,
    ) -> None:
        self.table = Table("table")
        self.log: list[Event] = []
        self.now_ms = 1_000_000
        options.setdefault("players", PLAYERS.get(game, 3))
        host, *others = people
        self.happen(
            opening(secret(host), host.title(), game, options, limit_ms=limit_ms, pace=pace, bot=None)
        )
        self.back(host)
        for seat, name in enumerate(others, 1):
            self.join(name)
            self.ask(name, "sit", seat=seat)
        if bot is not None:
            for seat in self.table.open_seats():
                self.ask(host, "seat-bot", seat=seat, bot=bot)

    # --- what happens ---------------------------------------------------------------------------------------

    def happen(self, drafts: list[Draft]) -> list[Event]:
        """Let facts happen now, and keep them as they would be kept."""
        events = happen(self.table, drafts, self.now_ms)
        self.log += kept(events)
        return events

    def ask(self, name: str, kind: str, /, **fields: Any) -> list[Event]:
        """Give a person's command."""
        command = {"kind": kind, **fields}
        return self.happen(decide(self.table, secret(name), command, self.now_ms, self.seed))

    @property
    def seed(self) -> int:
        """Another seed for each deal."""
        return SEED + self.table.match_number

    def refused(self, name: str, kind: str, /, **fields: Any) -> str:
        """Return the code with which a command is refused; nothing has changed, and there are sentences for it."""
        before = state_of(self.table)
        with pytest.raises(TableeError) as caught:
            decide(self.table, secret(name), {"kind": kind, **fields}, self.now_ms, self.seed)
        assert state_of(self.table) == before
        english, french = caught.value.sentence("en"), caught.value.sentence("fr")
        assert english != french
        assert "error-" not in english + french
        json.dumps(caught.value.facts)
        return caught.value.code

    def join(self, name: str) -> list[Event]:
        """Let a person join under their name."""
        return self.ask(name, "join", name=name.title())

    def away(self, name: str) -> list[Event]:
        """Let a person's last line close."""
        return self.happen(went_away(self.table, secret(name)))

    def back(self, name: str) -> list[Event]:
        """Let a person's first line open."""
        return self.happen(came_back(self.table, secret(name)))

    def start(self) -> "Desk":
        """Let the host deal, and return the desk."""
        host = self.table.members[self.table.host or 0]
        kind = "rematch" if self.table.phase == "over" else "start"
        self.happen(decide(self.table, host.person, {"kind": kind}, self.now_ms, self.seed))
        return self

    def later(self, ms: int) -> None:
        """Let time pass in which nothing happens."""
        self.now_ms += ms

    # --- playing --------------------------------------------------------------------------------------------

    def due(self) -> Due | None:
        """Return what time brings next."""
        return due(self.table, thoughts(self.table))

    def bring(self, found: Due | None = None) -> list[Event]:
        """Turn the clock to what time brings next, and let it happen."""
        found = found or self.due()
        assert found is not None
        self.now_ms = max(self.now_ms, found.at_ms)
        return self.happen(tick(self.table, found, self.now_ms))

    def seats_of_people(self) -> dict[int, str]:
        """Return the names of those who sit, by seat."""
        return {
            number: self.table.members[seat.member].person.removeprefix("secret-")
            for number, seat in enumerate(self.table.seats)
            if seat.member is not None
        }

    def step(self, plays: str = "sensible") -> list[Event]:
        """Let whoever would act first act: bots, and people who play as a bot of that name would."""
        answers = {seat: think(self.table, seat, plays) for seat in self.seats_of_people()}
        acts = [
            (self.table.match_ms + delay_ms, seat, action)
            for seat, (action, delay_ms) in answers.items()
            if action is not None
        ]
        found = self.due()
        if not acts or (found is not None and found.why != "host" and found.at_ms <= min(acts)[0]):
            return self.bring(found)
        at_ms, seat, action = min(acts)
        self.now_ms = max(self.now_ms, at_ms)
        return self.act(seat, action)

    def act(self, seat: int, action: str) -> list[Event]:
        """Let the person on a seat act."""
        phase = self.table.match_phase
        return self.ask(self.seats_of_people()[seat], "act", action=action, phase=phase)

    def play_until(self, reached: Callable[[Table], bool], plays: str = "sensible") -> "Desk":
        """Play on until the table is as wanted, and return the desk."""
        for _ in range(2_000):
            if reached(self.table):
                return self
            self.step(plays)
        raise AssertionError("it was never reached")

    def play_out(self, plays: str = "random") -> "Desk":
        """Play to the end of the match."""
        return self.play_until(lambda table: table.phase != "playing", plays)


def secret(name: str) -> str:
    """Return a person's id, which nobody may ever be told."""
    return f"secret-{name}"


def kept(events: list[Event]) -> list[Event]:
    """Return events as they come back from where they are kept: as JSON, and the same."""
    back = [Event(**json.loads(json.dumps(asdict(event), allow_nan=False))) for event in events]
    assert back == events
    return back


def thoughts(table: Table) -> dict[int, Thought]:
    """Let all bots think."""
    return {bot.seat: think(table, bot.seat, bot.bot) for bot in thinkers(table)}


def state_of(table: Table) -> dict[str, Any]:
    """Return all that a table is, to be compared."""
    state = {name: value for name, value in vars(table).items() if name != "match"}
    state["members"] = {number: asdict(member) for number, member in table.members.items()}
    state["seats"] = [asdict(seat) for seat in table.seats]
    match = table.match
    if match is not None:
        state["match"] = (match.game.name, match.game.options, match.seed, match.actions, match.position())
    return json.loads(json.dumps(state, default=repr))


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def legal_move(desk: Desk, seat: int, random: Random | None = None) -> str:
    """Return a legal move of a seat."""
    match = desk.table.match
    assert match is not None
    moves = [text for text in match.legal(seat) if not match.game.is_talk(text)]
    return moves[0] if random is None else random.choice(moves)
