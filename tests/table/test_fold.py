"""The fold: a table is what its events tell, whatever people do, in whatever order."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.table import (
    COMMANDS,
    Event,
    Table,
    check_text,
    clean_name,
    due,
    may,
    number_in,
    project_table,
    project_view,
    project_you,
    thinkers,
)
from tests.matches import attempt
from tests.table.desk import Desk, secret, state_of, thoughts

GAMES = tablee.games()
NAMES = ("ana", "bo", "cleo", "dan")
STEPS = 260
# How often a command of each kind is tried; the others once.
OFTEN = {
    "act": 60,
    "start": 40,
    "rematch": 20,
    "seat-bot": 30,
    "sit": 10,
    "join": 4,
    "configure": 4,
    "remove-bot": 3,
    "leave": 0.3,
    "kick": 0.2,
}


def any_command(desk: Desk, name: str, random: Random) -> dict[str, Any]:
    """Return a command, sensible more often than not."""
    kinds = may(desk.table, secret(name)) if random.random() < 0.8 else list(COMMANDS)
    kind = random.choices(kinds, [OFTEN.get(kind, 1) for kind in kinds])[0] if kinds else "join"
    table = desk.table
    seat = random.randrange(len(table.seats) + (random.random() < 0.1))
    fields: dict[str, dict[str, Any]] = {
        "join": {"name": random.choice((name.title(), "Ana", "Аna", "", "x" * 30))},
        "rename": {"name": random.choice((name.title(), f"{name}-x", "Bo"))},
        "sit": {"seat": seat},
        "seat-bot": {"seat": seat, "bot": random.choice(("random", "random", "oracle"))},
        "remove-bot": {"seat": seat},
        "configure": random.choice(
            (
                {"pace": random.choice(("fast", "slow", "sideways"))},
                {"limit_ms": random.choice((None, 20_000, 3))},
                {"game": random.choice(GAMES)},
                {"options": {"players": random.choice((1, 2, 3, 4, 40))}},
            )
        ),
        "act": any_action(table, name, random),
        "chat": {"text": random.choice(("hello", "37", "trente-sept", ""))},
        "host": {"member": random.randrange(6)},
        "kick": {"member": random.randrange(6)},
        "rematch": {"sequel": random.random() < 0.3},
    }
    return {"kind": kind, **fields.get(kind, {})}


def any_action(table: Table, name: str, random: Random) -> dict[str, Any]:
    member = table.member_of(secret(name))
    seat = table.seat_of(None if member is None else member.member)
    match = table.match
    if match is None:
        return {"action": "end"}
    legal = [] if seat is None else match.legal(seat)
    action = random.choice(legal if legal and random.random() < 0.9 else match.game.actions)
    return {"action": action, "phase": table.match_phase - (random.random() < 0.05)}


def anything(desk: Desk, random: Random) -> None:
    """Let something happen that can happen at a table."""
    desk.later(random.choice((0, 10, 1_000, 40_000)))
    name = random.choice(NAMES)
    chance = random.random()
    if chance < 0.06:
        desk.away(name)
    elif chance < 0.14:
        desk.back(name)
    elif chance < 0.5:
        found = desk.due()
        if found is not None and found.why != "idle":
            desk.bring(found)
    else:
        command = any_command(desk, name, random)
        kind = command.pop("kind")
        _, error = attempt(lambda: desk.ask(name, kind, **command))
        assert error is None or error.sentence("en") != error.sentence("fr")


def assert_sound(table: Table) -> None:
    """What is true of every table."""
    here = {member.member for member in table.here()}
    sitting = [seat.member for seat in table.seats if seat.member is not None]
    assert len(sitting) == len(set(sitting))
    assert set(sitting) <= here
    assert (table.host in here) if here else table.host is None
    assert len(table.seats) == table.settings.players
    for seat in table.seats:
        assert (seat.member is not None, seat.bot is not None) == (seat.kind == "person", seat.kind == "bot")
        assert seat.kind != ("open" if table.phase == "playing" else "vacant")
    match = table.match
    assert (match is None) == (table.phase == "lobby") or table.phase == "closed"
    if table.phase == "playing":
        assert match is not None
        assert not match.over
        assert [seat.waits_ms is not None for seat in table.seats] == [
            number in match.to_act for number in range(len(table.seats))
        ]
        for member in table.here():
            seat_number = table.seat_of(member.member)
            assert seat_number is None or member.seen == {seat_number}
    assert (table.empty_ms is None) == any(member.present for member in table.here())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_a_twin_that_folds_the_log_is_the_same(game: str, seed: int) -> None:
    random = Random(f"{game} {seed}")
    desk = Desk(game, ("ana", "bo"), bot="random", limit_ms=20_000 if seed else None)
    twin = Table.fold("table", desk.log)
    for number in range(STEPS):
        before = len(desk.log)
        anything(desk, random)
        for event in desk.log[before:]:
            twin.apply(event)
        assert_sound(desk.table)
        if number % 20 == 0 or desk.table.phase == "closed":
            assert state_of(twin) == state_of(desk.table)
            for name in (*NAMES, "stranger"):
                assert project_table(twin, secret(name)) == project_table(desk.table, secret(name))
                assert project_view(twin, secret(name)) == project_view(desk.table, secret(name))
            assert thinkers(twin) == thinkers(desk.table)
            assert due(twin, thoughts(twin)) == desk.due()
    again = Table.fold("table", desk.log)
    assert state_of(again) == state_of(twin) == state_of(desk.table)
    assert [event.seq for event in desk.log] == list(range(1, len(desk.log) + 1))
    assert [event.at_ms for event in desk.log] == sorted(event.at_ms for event in desk.log)
    assert len(desk.log) > STEPS // 5


@pytest.mark.parametrize("game", GAMES)
def test_what_one_may_do_follows_from_how_the_table_stands(game: str) -> None:
    """While an action or something said is all that happens, only `chat` changes what a person may do."""
    random = Random(game)
    desk = Desk(game, ("ana", "bo"), bot="random")
    known: dict[tuple[Any, ...], Any] = {}
    passed = 0
    for _ in range(STEPS):
        anything(desk, random)
        for name in (*NAMES, "stranger"):
            key = (desk.table.standing, desk.table.chat, name)
            you = project_you(desk.table, secret(name))
            assert known.setdefault(key, you) == you
            passed += desk.table.seq > desk.table.standing
    assert passed > STEPS // 5


def test_a_clone_is_independent() -> None:
    desk = Desk("six-qui-prend").start()
    before = state_of(desk.table)
    twin = desk.table.clone()
    assert state_of(twin) == before
    live, desk.table = desk.table, twin
    desk.ask("bo", "leave")
    desk.join("cleo")
    desk.ask("ana", "seat-bot", seat=1, bot="random")
    desk.play_until(lambda table: table.match.action_count > 3, "random")
    assert state_of(live) == before


def test_events_come_one_after_the_other() -> None:
    desk = Desk()
    for seq in (1, desk.table.seq, desk.table.seq + 2):
        with pytest.raises(ValueError, match="follow"):
            desk.table.apply(Event(seq, 0, "chat", None, {"member": 1, "text": "hi"}))
    with pytest.raises(ValueError, match="kind"):
        desk.table.apply(Event(desk.table.seq + 1, 0, "thought", None, {}))


def test_time_never_goes_back() -> None:
    desk = Desk().start()
    desk.now_ms -= 60_000
    desk.ask("ana", "chat", text="hi")
    assert desk.log[-1].at_ms == desk.log[-2].at_ms
    desk.step("random")


# --- what people write --------------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_a_name_or_none_and_a_clean_one_stays_as_it_is(text: str) -> None:
    name, error = attempt(lambda: clean_name(text))
    assert clean_name(name) == name if error is None else error.code.startswith("name-")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_a_message_or_none_and_what_is_shown_stays_as_it_is(text: str) -> None:
    shown, error = attempt(lambda: check_text(text))
    if error is not None:
        assert error.code.startswith("chat-")
        return
    assert check_text(shown) == shown
    number = number_in(shown)
    assert number is None or type(number) is str
