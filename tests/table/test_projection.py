"""Projection: what the table tells, key by key, and what it tells to nobody."""

import json
from typing import Any

import pytest

import tablee
from tablee.play.commitment import commitment
from tablee.table import (
    Event,
    Table,
    is_in_play,
    match_record,
    may,
    project_event,
    project_table,
    project_view,
    record_of,
)
from tablee.table.fold import HANDLERS
from tests.table.desk import Desk, legal_move, secret

GAMES = tablee.games()


def told(table: Table, name: str | None) -> dict[str, Any]:
    """Return what a person is told, as it is written to them."""
    data: dict[str, Any] = json.loads(
        json.dumps(project_table(table, None if name is None else secret(name)))
    )
    return data


def test_what_a_table_tells_before_the_deal() -> None:
    desk = Desk("the-game", ("ana", "bo"), bot=None, limit_ms=60_000)
    desk.ask("ana", "seat-bot", seat=2, bot="sensible")
    desk.join("cleo")
    desk.away("bo")
    options = tablee.load("the-game", players=3).options
    nobody = {"member": None, "name": None, "bot": None, "away": False, "waits": False, "deadline": None}
    assert told(desk.table, "ana") == {
        "id": "table",
        "game": "the-game",
        "options": options,
        "listed": True,
        "limit_ms": 60_000,
        "pace": "normal",
        "phase": "lobby",
        "match_number": 0,
        "match_phase": 0,
        "commitment": None,
        "seed": None,
        "dealt_at": None,
        "seats": [
            {**nobody, "kind": "person", "member": 1, "name": "Ana", "number": 1},
            {**nobody, "kind": "person", "member": 2, "name": "Bo", "number": 2, "away": True},
            {**nobody, "kind": "bot", "bot": "sensible", "number": 3},
        ],
        "members": [
            {"member": 1, "name": "Ana", "seat": 0, "away": False, "host": True},
            {"member": 2, "name": "Bo", "seat": 1, "away": True, "host": False},
            {"member": 3, "name": "Cleo", "seat": None, "away": False, "host": False},
        ],
        "host": 1,
        "you": {
            "member": 1,
            "seat": 0,
            "host": True,
            "may": [
                *("rename", "leave", "stand", "seat-bot", "remove-bot", "configure", "start", "chat"),
                *("host", "kick"),
            ],
        },
        "chat": "open",
        "sequel": False,
        "harder": [],
        "real_time": False,
        "delay_ms": None,
    }
    assert told(desk.table, "cleo")["you"] == {
        "member": 3,
        "seat": None,
        "host": False,
        "may": ["rename", "leave", "chat"],
    }
    assert told(desk.table, None)["you"] == {"member": None, "seat": None, "host": False, "may": ["join"]}
    assert project_view(desk.table, secret("ana")) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_tells_of_a_match(game: str) -> None:
    desk = Desk(game).start()
    desk.join("cleo")
    match = desk.table.match
    assert match is not None
    data = told(desk.table, "bo")
    assert (data["phase"], data["match_number"], data["dealt_at"]) == ("playing", 1, desk.now_ms)
    assert [seat["waits"] for seat in data["seats"]] == [
        seat in match.to_act for seat in range(len(data["seats"]))
    ]
    assert data["commitment"] == commitment(game, match.game.options, match.seed or 0)
    assert data["seed"] is None
    assert data["real_time"] == (game == "the-mind")
    assert project_view(desk.table, secret("bo")) == match.view(1)
    assert project_view(desk.table, secret("cleo")) == project_view(desk.table, None) == match.view(None)
    desk.play_out()
    data = told(desk.table, None)
    assert data["seed"] == str(match.seed)
    assert data["sequel"] == (match.sequel is not None)
    assert data["harder"] == [{"name": rules.name, "options": rules.options} for rules in match.harder]
    assert data["commitment"] == commitment(game, data["options"], int(data["seed"]))
    dealt_again = tablee.load(game, **data["options"]).deal(int(data["seed"]))
    assert dealt_again.position() == match_record(desk.table).deal().position()


def everything_told(desk: Desk, viewers: list[str | None]) -> str:
    """Return all that was ever told to some viewers, as one text; the table is folded again for it."""
    written = []
    table = Table("table")
    for event in desk.log:
        table.apply(event)
        for name in viewers:
            person = None if name is None else secret(name)
            member = table.member_of(person or "")
            number = None if member is None else member.member
            written.append(json.dumps(project_event(table, event, number)))
            written.append(json.dumps(project_table(table, person)))
            written.append(json.dumps(project_view(table, person)))
    return "\n".join(written)


@pytest.mark.parametrize("game", GAMES)
def test_persons_and_seeds_are_told_to_nobody_while_a_match_runs(game: str) -> None:
    desk = Desk(game, limit_ms=30_000).start()
    desk.join("cleo")
    for _ in range(8):
        desk.step()
    desk.ask("bo", "stand")
    desk.ask("ana", "kick", member=3)
    text = everything_told(desk, ["ana", "bo", "cleo", None])
    assert "secret-" not in text
    match = desk.table.match
    assert match is not None
    assert str(match.seed) not in text
    assert "seed" not in text.replace('"seed": null', "")
    desk.ask("ana", "seat-bot", seat=1, bot="random")
    desk.play_out()
    text = everything_told(desk, ["ana", None])
    assert "secret-" not in text
    assert str(match.seed) in text


def test_every_kind_of_event_has_its_projection() -> None:
    desk = Desk().start().play_out()
    desk.join("cleo")
    desk.ask("bo", "rename", name="Bob")
    desk.ask("bo", "chat", text="hi")
    desk.away("cleo")
    desk.back("cleo")
    desk.ask("ana", "remove-bot", seat=2)
    desk.ask("bo", "stand")
    desk.ask("ana", "configure", pace="fast")
    desk.ask("ana", "kick", member=3)
    desk.ask("ana", "host", member=2)
    desk.ask("bo", "leave")
    desk.ask("ana", "leave")
    desk.bring()
    mind = Desk("the-mind", bot="sensible").start().play_until(is_in_play)
    both = [(one.table, event) for one in (desk, mind) for event in one.log]
    assert {event.kind for _, event in both} == set(HANDLERS)
    keys = {}
    for table, event in both:
        data = project_event(table, event, None)
        assert data is not None
        assert (data["seq"], data["at"], data["kind"]) == (event.seq, event.at_ms, event.kind)
        keys[event.kind] = set(data) - {"seq", "at", "kind"}
    of_member, of_seat = {"member", "name"}, {"seat", "member", "name"}
    settings = {"game", "options", "listed", "limit_ms", "pace"}
    assert keys == {
        "opened": of_member | settings,
        **dict.fromkeys(("joined", "renamed", "left", "kicked", "away", "back", "host"), of_member),
        "seated": of_seat,
        "stood": of_seat,
        "bot-seated": {"seat", "bot"},
        "bot-removed": {"seat"},
        "configured": settings,
        "dealt": {"number", "commitment"},
        "action": {"seat", "action", "by"},
        "delay": {"ms"},
        "chat": {"member", "name", "text"},
        "over": {"outcome"},
        "closed": {"why"},
    }


def test_an_event_of_an_unknown_kind_is_told_to_nobody() -> None:
    desk = Desk()
    assert project_event(desk.table, Event(9, 9, "thought", 1, {"card": 55}), 1) is None


def test_a_card_chosen_in_secret_is_told_to_its_seat_only() -> None:
    desk = Desk("six-qui-prend").start()
    desk.join("cleo")
    card = legal_move(desk, 1)
    (event,) = desk.act(1, card)
    shown = {viewer: project_event(desk.table, event, viewer) for viewer in (1, 2, 3, None)}
    assert {viewer: data["action"] for viewer, data in shown.items() if data} == {
        1: None,
        2: card,
        3: None,
        None: None,
    }
    desk.ask("bo", "stand")
    data = project_event(desk.table, event, 2)
    assert data is not None
    assert data["action"] is None  # who has stood up only looks on


def test_a_card_laid_blind_is_told_to_its_seat_only() -> None:
    desk = Desk("the-mind", blind=True, bot="sensible").start()
    desk.play_until(lambda table: bool(table.match.view(None)["stack"]))
    event = desk.log[-1]
    for viewer in (1, 2, None):
        data = project_event(desk.table, event, viewer)
        assert data is not None
        own = desk.table.seat_of(viewer) == event.seat
        assert data["action"] == (event.payload["action"] if own else None)


def test_what_a_person_may_is_what_is_not_refused() -> None:
    desk = Desk("six-qui-prend", ("ana", "bo", "cleo"), bot=None)
    simple = {"stand", "start", "rematch", "leave"}
    for go_on in (lambda: desk, desk.start, desk.play_out):
        go_on()
        for name in ("ana", "bo"):
            allowed = set(may(desk.table, secret(name)))
            for kind in simple - allowed:
                desk.refused(name, kind)
            twin = Desk.__new__(Desk)
            for kind in simple & allowed:
                twin.__dict__.update(desk.__dict__)
                twin.table, twin.log = desk.table.clone(), list(desk.log)
                twin.ask(name, kind)


# --- records ------------------------------------------------------------------------------------------------


def test_the_record_of_a_match_is_there_when_it_is_over() -> None:
    desk = Desk("the-game")
    with pytest.raises(tablee.TableeError) as caught:
        match_record(desk.table)
    assert caught.value.code == "no-match"
    desk.start()
    with pytest.raises(tablee.TableeError) as caught:
        match_record(desk.table)
    assert caught.value.code == "match-runs"
    desk.later(500)
    desk.play_out()
    record = match_record(desk.table, "fr")
    assert record.names == ("Ana", "Bo", "Robot 3")
    assert record.actions[0][2] is not None
    assert record.actions[0][2] >= 500
    match = desk.table.match
    assert match is not None
    back = tablee.Record.from_json(record.to_json()).replay()
    assert (back.outcome, back.position()) == (match.outcome, match.position())


def test_records_of_earlier_matches() -> None:
    desk = Desk("six-qui-prend").start().play_out().start().play_out().start()
    first, second = (record_of("table", desk.log, number) for number in (1, 2))
    assert first.seed != second.seed
    assert first.replay().over
    for number, code in ((0, "no-match"), (3, "match-runs"), (4, "no-match")):
        with pytest.raises(tablee.TableeError) as caught:
            record_of("table", desk.log, number)
        assert caught.value.code == code
