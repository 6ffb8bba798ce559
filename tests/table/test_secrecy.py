"""Non-interference at a table: no byte that reaches a viewer depends on a card that the viewer may not know."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tablee
from tablee import Match, TableeError
from tablee.bots import bots
from tablee.table import (
    Event,
    Table,
    decide,
    due,
    may,
    project_event,
    project_table,
    project_view,
    question,
    think,
)
from tests.matches import moves
from tests.secrets import Past, past_of, twin, uncovers_nothing
from tests.table.desk import Desk, kept, kinds, secret

GAMES = tablee.games()
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("the-mind", {"blind": True, "lives": 5}),
    ("six-qui-prend", {"players": 4, "until": 66, "deck": 104}),
    ("the-game-extreme", {"commands": "random", "starter": "lot"}),
]
PEOPLE = ("ana", "bo")


def at_the_table(desk: Desk, match: Match) -> Table:
    """Return the table with another match in the place of its own."""
    table = desk.table.clone()
    table.match = match
    return table


def events_of(desk: Desk, past: Past, match: Match) -> list[Event]:
    """Return the table's events as they would be if the match had been the other one all along since its last deal."""
    mine = (
        [event for event in desk.log if event.kind == "action"][-len(past.actions) :] if past.actions else []
    )
    others = {event.seq: text for event, (_, text, _) in zip(mine, match.actions, strict=True)}
    return [
        replace(event, payload={**event.payload, "action": others[event.seq]})
        if event.seq in others
        else event
        for event in desk.log[-200:]
    ]


def reaches(table: Table, events: list[Event], name: str) -> str:
    """Return every byte that reaches a person: of the table, of the match and of each event."""
    member = table.member_of(secret(name))
    number = None if member is None else member.member
    told = [project_table(table, secret(name)), project_view(table, secret(name)), may(table, secret(name))]
    return json.dumps([*told, *(project_event(table, event, number) for event in events)])


def answer(table: Table, name: str, command: dict[str, Any]) -> Any:
    """Return how a command is answered: refused with what, or accepted with which facts as the person is told them."""
    try:
        drafts = decide(table, secret(name), command, 0, 0)
    except TableeError as error:
        return error.code, error.facts, error.sentence("en"), error.sentence("fr")
    return [draft.kind for draft in drafts]


def commands(match: Match, seat: int | None, random: Random) -> list[dict[str, Any]]:
    """Return commands that a person could try to learn something by."""
    texts = random.sample(match.game.actions, min(40, len(match.game.actions)))
    own = [] if seat is None else match.legal(seat)
    others = [{"kind": kind} for kind in ("start", "rematch", "stand", "leave")]
    return [{"kind": "act", "action": text} for text in (*texts, *own)] + [
        *({"kind": "sit", "seat": number} for number in range(match.game.players)),
        *others,
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_nothing_that_reaches_a_person_depends_on_what_they_may_not_know(
    game: str, options: dict[str, Any], seed: int
) -> None:
    random = Random(f"{game} {seed}")
    desk = Desk(game, PEOPLE, bot="random", limit_ms=20_000, **options)
    desk.join("cleo")  # looks on
    desk.start()
    assert desk.table.match is not None
    past = past_of(desk.table.match)
    compared = {"ana": 0, "bo": 0, "cleo": 0, "after": 0}
    while desk.table.phase == "playing" and len(desk.log) < 400:
        for event in desk.step(random.choice(("random", "sensible"))):
            if event.kind == "action" and event.seat is not None:
                past.note((event.seat, event.payload["action"]))
        if desk.table.phase != "playing" or random.random() > 4 / (8 + sum(compared.values())):
            continue
        name = random.choice((*PEOPLE, "cleo"))
        seat = desk.table.seat_of(desk.table.member_of(secret(name)).member)
        found = twin(past, seat, random)
        if found is None:
            continue
        one, other = (at_the_table(desk, match) for match in found)
        assert found[0].position() == desk.table.match.position() or "seed" in found[0].position()
        events = [events_of(desk, past, match) for match in found]
        assert events[0] == desk.log[-200:]
        assert reaches(one, events[0], name) == reaches(other, events[1], name)
        compared[name] += 1
        for command in commands(found[0], seat, random):
            assert answer(one, name, command) == answer(other, name, command)
        if seat is not None:
            assert_bots_alike(one, other, seat)
            compared["after"] += assert_alike_after_acting(one, other, name, seat, random)
    assert sum(compared.values()) > 1, compared


def assert_bots_alike(one: Table, other: Table, seat: int) -> None:
    """A bot in the person's seat is asked the same, answers the same, and would be due at the same time."""
    for bot in bots(one.match.game.name):
        assert question(one, seat, bot) == question(other, seat, bot)
        answers = [think(table, seat, bot) for table in (one, other)]
        assert answers[0] == answers[1]
        assert due(one, {seat: answers[0]}) == due(other, {seat: answers[1]})


def assert_alike_after_acting(one: Table, other: Table, name: str, seat: int, random: Random) -> int:
    """The same action of the person makes the same events in both, unless it uncovers something."""
    assert one.match is not None
    assert other.match is not None
    legal = moves(one.match, seat)
    if not legal:
        return 0
    action = random.choice(legal)
    before = one.match.view(None), other.match.view(None)
    told = []
    for table in (one, other):
        desk = Desk.__new__(Desk)
        desk.table, desk.log, desk.now_ms = table, [], table.at_ms + 100
        desk.ask(name, "act", action=action)
        told.append((kinds(desk.log), reaches(table, kept(desk.log), name)))
    assert one.match is not None
    game = one.match.game.name
    pairs = zip(before, (one.match.view(None), other.match.view(None)), strict=True)
    if all(uncovers_nothing(game, was, now) for was, now in pairs):
        assert told[0] == told[1]
        return 1
    return 0
