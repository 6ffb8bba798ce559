"""What is to be played, and by whom: from the choices of a command line or a form to a table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tablee.bots import bots
from tablee.games._face import quote
from tablee.play.errors import BadOption
from tablee.play.match import Game, Match, load, options
from tablee.play.record import Record
from tablee.terminal.draw import shorten
from tablee.terminal.errors import BadCommand
from tablee.terminal.names import WIDEST_QUOTE, clean_names, other_names
from tablee.terminal.table import LocalTable, Seat
from tablee.texts import say

SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
USUAL_PLAYERS = 3
SEEDS = 1_000_000_000  # a seed that is drawn here is short enough to be typed again


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    game, options: as for `tablee.load`; `players` may be missing. seed: None draws one. people: the names of those
    at this terminal, in seat order. bots: strategies for the other seats, one for all or one each; empty for the
    strongest. speed: one of SPEEDS. language: for the names that are given to seats.
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    people: Sequence[str] = ()
    bots: Sequence[str] = ()
    speed: str = "normal"
    language: str = "en"

    def deal(self) -> LocalTable:
        """Deal a match and seat everybody.

        Raises:
            TableeError: Something in the plan is not possible.
        """
        people = clean_names(self.people) or (say("play-person", self.language, number=1),)
        game = load(self.game, **self._with_players(len(people)))
        seed = secrets.randbelow(SEEDS) if self.seed is None else self.seed
        match = game.deal(seed)
        return LocalTable(match, self._seats(game, people), pace=self.pace)

    def again(self, table: LocalTable, *, same_deal: bool) -> LocalTable:
        """Deal anew for those who sit at a table, the same cards or others."""
        game = table.match.game
        match = table.record().deal() if same_deal else game.deal(secrets.randbelow(SEEDS))
        return LocalTable(match, table.seats, pace=table.pace)

    def deal_for(self, table: LocalTable) -> LocalTable:
        """Deal what is planned for those who sit at a table."""
        game = load(self.game, **self.options)
        return LocalTable(game.deal(secrets.randbelow(SEEDS)), table.seats, pace=table.pace)

    @property
    def pace(self) -> float:
        """What delays are multiplied by."""
        if self.speed not in SPEEDS:
            raise BadCommand("speed", value=quote(self.speed), allowed=", ".join(SPEEDS))
        return SPEEDS[self.speed]

    def _with_players(self, people: int) -> dict[str, Any]:
        chosen = dict(self.options)
        chosen.setdefault("players", usual_players(self.game, people))
        return chosen

    def _seats(self, game: Game, people: tuple[str, ...]) -> tuple[Seat, ...]:
        check_people(game, len(people))
        count = game.players - len(people)
        strategies = bot_names(game.name, self.bots, count)
        wanted = [say("play-bot", self.language, number=len(people) + i + 1) for i in range(count)]
        names = other_names(wanted, people)
        bots_seated = tuple(Seat(name, bot) for name, bot in zip(names, strategies, strict=True))
        return tuple(Seat(name) for name in people) + bots_seated


def usual_players(game: str, people: int) -> int:
    """Return how many play where nobody has said it: three, or as near as game and people allow."""
    values: list[int] = options(game)[0]["values"]
    return min(values, key=lambda n: (n < people, abs(n - max(people, USUAL_PLAYERS))))


def check_people(game: Game, people: int) -> None:
    """Refuse more people than seats, and several people at one terminal where hands are hidden in real time."""
    if people > game.players:
        raise BadCommand("people-too-many", people=people, players=game.players)
    if people > 1 and game.real_time:
        raise BadCommand("hot-seat-real-time", game=game.name)


def bot_names(game: str, wanted: Sequence[str], count: int) -> list[str]:
    """Return one strategy a bot: the only one wanted for all, one each, or the strongest."""
    allowed = bots(game)
    for name in wanted:
        if name not in allowed:
            raise BadOption("unknown-bot", value=quote(name), game=game, allowed=", ".join(allowed))
    if len(wanted) > 1 and len(wanted) != count:
        raise BadCommand("bots-count", given=len(wanted), count=count)
    return list(wanted) if len(wanted) > 1 else [*wanted, allowed[-1]][:1] * count


def resume(record: Record, plan: Plan) -> LocalTable:
    """Seat everybody at a match that was saved.

    Args:
        record: The record; its actions fit, or `Record.from_json` would have refused it.
        plan: Whose names are people (by default the first seat's), which bots take the other seats, and the pace.

    Raises:
        TableeError: A name is not in the record, or the plan is not possible.
    """
    match = record.replay()
    people = _people_of(record, plan.people)
    check_people(match.game, len(people))
    strategies = iter(bot_names(record.game, plan.bots, match.game.players - len(people)))
    seats = tuple(
        Seat(name) if number in people else Seat(name, next(strategies))
        for number, name in enumerate(record.names)
    )
    return LocalTable(match, seats, pace=plan.pace)


def _people_of(record: Record, wanted: Sequence[str]) -> set[int]:
    people = set()
    for name in wanted:
        if name not in record.names:
            raise BadCommand(
                "name-not-in-record", name=shorten(name, WIDEST_QUOTE), allowed=", ".join(record.names)
            )
        people.add(record.names.index(name))
    return people or {0}


def plan_of(table: LocalTable, speed: str, language: str) -> Plan:
    """Return the plan that would deal a match like this one."""
    match: Match = table.match
    return Plan(
        game=match.game.name,
        options=match.game.options,
        seed=match.seed,
        people=tuple(table.seats[seat].name for seat in table.people),
        bots=tuple(seat.bot for seat in table.seats if seat.bot is not None),
        speed=speed,
        language=language,
    )


__all__ = ["SPEEDS", "Plan", "bot_names", "check_people", "plan_of", "replace", "resume", "usual_players"]
