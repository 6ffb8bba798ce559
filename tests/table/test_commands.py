"""Commands: who may give them, when, and with what; everything else is refused with a code and changes nothing."""

import json
from typing import Any

import pytest

from tablee import BadOption, IllegalAction, TableeError, UnknownAction
from tablee.table import COMMANDS, TableRefusal, decide, may, opening
from tests.table.desk import Desk, kinds, secret

HOST_ONLY = {
    "seat-bot": {"seat": 2, "bot": "random"},
    "remove-bot": {"seat": 2},
    "configure": {"pace": "fast"},
    "start": {},
    "host": {"member": 2},
    "kick": {"member": 2},
    "rematch": {},
}
MEMBERS_ONLY: dict[str, dict[str, Any]] = HOST_ONLY | {
    "rename": {"name": "Zoe"},
    "leave": {},
    "sit": {"seat": 2},
    "stand": {},
    "act": {"action": "55"},
    "chat": {"text": "hello"},
}


def test_every_command_is_for_members_but_join() -> None:
    assert set(MEMBERS_ONLY) | {"join"} == set(COMMANDS)
    desk = Desk()
    for kind, fields in MEMBERS_ONLY.items():
        assert desk.refused("stranger", kind, **fields) == "not-here"
    assert desk.refused("ana", "join", name="Again") == "here-already"


@pytest.mark.parametrize("kind", HOST_ONLY)
def test_what_only_the_host_may(kind: str) -> None:
    desk = Desk()
    desk.join("cleo")
    for name in ("bo", "cleo"):
        assert desk.refused(name, kind, **HOST_ONLY[kind]) == "not-host"
        assert kind not in may(desk.table, secret(name))


@pytest.mark.parametrize(
    ("kind", "fields", "codes"),
    [
        ("configure", {"pace": "fast"}, {"playing": "match-runs"}),
        ("start", {}, {"playing": "match-runs", "over": "match-was-played"}),
        ("rematch", {}, {"lobby": "no-match", "playing": "match-runs"}),
        ("act", {"action": "55"}, {"lobby": "no-match", "over": "match-over"}),
    ],
)
def test_what_makes_sense_in_some_phases_only(
    kind: str, fields: dict[str, Any], codes: dict[str, str]
) -> None:
    desk = Desk()
    phases = []
    for go_on in (lambda: desk, desk.start, desk.play_out):
        phase = go_on().table.phase
        phases.append(phase)
        assert (kind in may(desk.table, secret("ana"))) == (phase not in codes)
        if phase in codes:
            assert desk.refused("ana", kind, **fields) == codes[phase]
    assert phases == ["lobby", "playing", "over"]


def test_a_closed_table_refuses_everything() -> None:
    desk = Desk()
    for name in ("ana", "bo"):
        desk.away(name)
    assert kinds(desk.bring()) == ["closed"]
    for kind, fields in {**MEMBERS_ONLY, "join": {"name": "Zoe"}}.items():
        assert desk.refused("ana", kind, **fields) == "table-closed"
    assert may(desk.table, secret("ana")) == may(desk.table, secret("stranger")) == []
    assert desk.due() is None
    assert desk.back("ana") == desk.away("ana") == []


@pytest.mark.parametrize("kind", [None, 3, "", "fly", ["join"], {"a": 1}])
def test_what_is_no_command(kind: object) -> None:
    desk = Desk()
    with pytest.raises(TableRefusal) as caught:
        decide(desk.table, secret("ana"), {"kind": kind}, 0, 0)
    assert caught.value.code == "command-kind"


WRONG: list[Any] = [None, True, -1, 1.5, "1", [], {}, 10**30, "\ud800", float("nan"), float("inf")]


@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_fields_of_the_wrong_kind(value: Any) -> None:
    desk = Desk()
    desk.join("cleo")
    for kind, field in (("sit", "seat"), ("remove-bot", "seat"), ("host", "member"), ("kick", "member")):
        assert desk.refused("ana", kind, **{field: value}) == "command-field"
    for kind, field in (("rename", "name"), ("chat", "text")):
        if not isinstance(value, str) or value == "\ud800":
            assert desk.refused("ana", kind, **{field: value}) == "command-field"
    if value != "1":
        assert desk.refused("ana", "seat-bot", seat=2, bot=value) == "command-field"
    if value is not None and value is not True:
        assert desk.refused("ana", "configure", limit_ms=value) == "command-field"
    assert desk.refused("ana", "configure", pace=value) == "command-field"
    if value is not True:
        assert desk.refused("ana", "configure", listed=value) == "command-field"
    if value != {}:
        assert desk.refused("ana", "configure", options=value) == "command-field"
    assert desk.refused("ana", "configure", game=value) in ("unknown-game", "command-field")
    desk.start()
    for field in ("phase", "seen", "pressed_at"):
        if value is not None and value != 1.5:
            move = desk.table.match.legal(0)[0]
            assert desk.refused("ana", "act", action=move, **{field: value}) == "command-field"
    if value != "1":
        assert desk.refused("ana", "act", action=value) == "command-field"


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_field_that_a_command_does_not_have(kind: str) -> None:
    desk = Desk()
    fields = {**MEMBERS_ONLY, "join": {"name": "Zoe"}}[kind]
    desk_phase = {"act": 1, "rematch": 2}.get(kind, 0)
    if desk_phase:
        desk.start()
    if desk_phase == 2:
        desk.play_out()
    name = "stranger" if kind == "join" else "ana"
    assert desk.refused(name, kind, **fields, seed=3) == "command-field-unknown"


@pytest.mark.parametrize("kind", ["sit", "seat-bot", "remove-bot"])
def test_a_seat_that_the_table_does_not_have(kind: str) -> None:
    fields = {"bot": "random"} if kind == "seat-bot" else {}
    assert Desk().refused("ana", kind, seat=3, **fields) == "unknown-seat"


def test_the_id_of_a_command_rides_in_its_first_event() -> None:
    desk = Desk()
    desk.ask("ana", "stand")
    first, second = decide(
        desk.table, secret("bo"), {"kind": "sit", "seat": 0, "id": "abc"}, desk.now_ms, desk.seed
    )
    assert (first.kind, first.payload["command"]) == ("stood", "abc")
    assert (second.kind, "command" in second.payload) == ("seated", False)


def test_deciding_changes_nothing() -> None:
    desk = Desk()
    before = json.dumps(desk.table.seq), [seat.kind for seat in desk.table.seats]
    decide(desk.table, secret("ana"), {"kind": "start"}, desk.now_ms, desk.seed)
    decide(desk.table, secret("bo"), {"kind": "leave"}, desk.now_ms, desk.seed)
    assert (json.dumps(desk.table.seq), [seat.kind for seat in desk.table.seats]) == before


# --- opening and setting ------------------------------------------------------------------------------------


def test_opening_a_table() -> None:
    drafts = opening("p", " Ana ", "the-game", {"players": 3}, listed=False, limit_ms=60_000, bot="sensible")
    assert [(draft.kind, draft.seat) for draft in drafts] == [
        ("opened", None),
        ("seated", 0),
        ("bot-seated", 1),
        ("bot-seated", 2),
    ]
    opened = drafts[0].payload
    assert (opened["person"], opened["name"], opened["member"]) == ("p", "Ana", 1)
    assert opened["options"]["minimum"] == 2
    assert (opened["listed"], opened["limit_ms"], opened["pace"]) == (False, 60_000, "normal")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"options": {}}, "players-missing"),
        ({"options": {"players": 9}}, "bad-option"),
        ({"options": {"players": 3, "jokers": 1}}, "unknown-option"),
        ({"options": [3]}, "command-field"),
        ({"options": {3: 3}}, "command-field"),
        ({"name": " "}, "name-empty"),
        ({"pace": "turbo"}, "command-field"),
        ({"listed": "yes"}, "command-field"),
        ({"limit_ms": 10}, "command-field"),
        ({"bot": "oracle"}, "unknown-bot"),
    ],
)
def test_a_table_that_cannot_be_opened(changed: dict[str, Any], code: str) -> None:
    wanted: dict[str, Any] = {"person": "p", "name": "Ana", "game": "the-game", "options": {"players": 3}}
    with pytest.raises(TableeError) as caught:
        opening(**{**wanted, **changed})
    assert caught.value.code == code


def test_setting_a_table_otherwise() -> None:
    desk = Desk("the-game")
    desk.ask("ana", "configure", listed=False, limit_ms=30_000, pace="slow")
    settings = desk.table.settings
    assert (settings.listed, settings.limit_ms, settings.pace) == (False, 30_000, "slow")
    assert settings.options["players"] == 3
    desk.ask("ana", "configure", options={"minimum": 3})
    assert (desk.table.settings.options["minimum"], desk.table.settings.options["players"]) == (3, 3)
    desk.ask("ana", "configure", options={"players": 4})
    assert desk.table.settings.options["minimum"] == 2
    assert [seat.kind for seat in desk.table.seats] == ["person", "person", "bot", "open"]
    desk.ask("ana", "configure", limit_ms=None)
    assert desk.table.settings.limit_ms is None


def test_another_game_keeps_as_many_seats_as_it_has() -> None:
    desk = Desk("six-qui-prend", players=6)
    desk.ask("ana", "configure", game="the-mind")
    assert (desk.table.settings.game, len(desk.table.seats)) == ("the-mind", 4)
    assert [seat.kind for seat in desk.table.seats] == ["person", "person", "bot", "bot"]
    desk.ask("ana", "configure", game="face-to-face")
    assert [seat.kind for seat in desk.table.seats] == ["person", "person"]
    desk.start().play_out()


def test_people_keep_a_seat_when_seats_go() -> None:
    desk = Desk("six-qui-prend", players=5)
    desk.ask("ana", "remove-bot", seat=4)
    desk.ask("bo", "sit", seat=4)
    events = desk.ask("ana", "configure", options={"players": 2})
    assert kinds(events) == ["stood", "seated", "bot-removed", "bot-removed", "configured"]
    assert [desk.table.seats[seat].member for seat in (0, 1)] == [1, 2]
    assert [seat.kind for seat in desk.table.seats] == ["person", "person"]
    desk.start().play_out()


def test_people_take_bots_places_when_there_is_no_other() -> None:
    desk = Desk("six-qui-prend", players=3)
    desk.ask("bo", "stand")
    desk.ask("ana", "seat-bot", seat=1, bot="random")
    desk.ask("ana", "remove-bot", seat=2)
    desk.ask("bo", "sit", seat=2)
    desk.ask("ana", "configure", options={"players": 2})
    assert [seat.member for seat in desk.table.seats] == [1, 2]


def test_a_bot_that_cannot_play_the_other_game_makes_room_for_one_that_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk("six-qui-prend", players=4)
    desk.ask("ana", "seat-bot", seat=3, bot="sensible")
    monkeypatch.setattr("tablee.table.dealing.bots", lambda game: ("sensible",))
    desk.ask("ana", "configure", game="the-mind")
    assert [seat.bot for seat in desk.table.seats] == [None, None, "sensible", "sensible"]


def test_too_few_seats_for_the_people() -> None:
    desk = Desk("six-qui-prend", ("ana", "bo", "cleo"))
    assert desk.refused("ana", "configure", options={"players": 2}) == "seats-too-few"
    assert desk.refused("ana", "configure", game="face-to-face") == "seats-too-few"


def test_settings_after_a_match() -> None:
    desk = Desk().start().play_out()
    desk.ask("ana", "configure", pace="fast")
    assert desk.table.phase == "over"
    assert desk.table.match is not None
    desk.ask("ana", "configure", game="the-game")
    assert (desk.table.phase, desk.table.match) == ("lobby", None)
    assert desk.refused("ana", "rematch") == "no-match"
    desk.start()
    assert desk.table.match_number == 2


# --- dealing ------------------------------------------------------------------------------------------------


def test_a_deal_needs_all_seats() -> None:
    desk = Desk(bot=None)
    assert desk.refused("ana", "start") == "seats-open"
    assert "start" not in may(desk.table, secret("ana"))
    desk.ask("ana", "seat-bot", seat=2, bot="sensible")
    assert "start" in may(desk.table, secret("ana"))
    assert kinds(desk.ask("ana", "start")) == ["dealt"]


def test_each_deal_has_its_own_seed_and_a_rematch_its_number() -> None:
    desk = Desk().start()
    first = desk.table.match
    desk.play_out().start()
    assert first is not None
    assert desk.table.match is not None
    assert first.seed != desk.table.match.seed
    assert (desk.table.match_number, desk.table.phase) == (2, "playing")
    assert desk.table.match.action_count == 0


def test_a_rematch_needs_all_seats_too() -> None:
    desk = Desk().start().play_out()
    desk.ask("bo", "leave")
    assert desk.table.seats[1].kind == "open"
    assert desk.refused("ana", "rematch") == "seats-open"


def test_the_sequel_of_the_mind_is_blind_with_what_is_left() -> None:
    """M11: the table offers it after a win."""
    desk = Desk("the-mind", players=2).start()
    desk.play_until(lambda table: table.phase != "playing")
    while not desk.table.match.outcome["won"]:
        desk.start().play_until(lambda table: table.phase != "playing")
    match = desk.table.match
    assert match is not None
    view = match.view(None)
    desk.ask("ana", "rematch", sequel=True)
    blind = desk.table.match
    assert blind is not None
    assert blind.game.options["blind"] is True
    assert (blind.game.options["lives"], blind.game.options["stars"]) == (view["lives"], view["stars"])
    assert desk.table.settings.options["blind"] is False
    desk.play_out()
    assert desk.refused("ana", "rematch", sequel=True) == "no-sequel"
    desk.ask("ana", "rematch")
    assert desk.table.match is not None
    assert desk.table.match.game.options["blind"] is False


def test_a_match_that_has_no_sequel() -> None:
    desk = Desk("six-qui-prend").start().play_out()
    assert desk.refused("ana", "rematch", sequel=True) == "no-sequel"
    assert desk.refused("ana", "rematch", sequel="yes") == "command-field"


# --- acting -------------------------------------------------------------------------------------------------


def test_acting_needs_a_seat() -> None:
    desk = Desk().start()
    desk.join("cleo")
    assert desk.refused("cleo", "act", action="55") == "not-seated"
    assert "act" not in may(desk.table, secret("cleo"))
    assert "act" in may(desk.table, secret("bo"))


def test_what_the_rules_refuse_is_refused_in_their_words() -> None:
    desk = Desk().start()
    match = desk.table.match
    assert match is not None
    for action, kind in (("no-card", UnknownAction), ("row1", IllegalAction)):
        with pytest.raises(kind) as caught:
            decide(desk.table, secret("ana"), {"kind": "act", "action": action}, 0, 0)
        told = match.refusal(0, action) if action == "row1" else None
        assert told is None or (told.code, told.facts) == (caught.value.code, caught.value.facts)


def test_an_action_meant_for_another_phase_comes_too_late() -> None:
    desk = Desk("six-qui-prend", ("ana", "bo"), players=2).start()
    phase = desk.table.match_phase
    for seat, name in enumerate(("ana", "bo")):
        desk.ask(name, "act", action=desk.table.match.legal(seat)[-1], phase=phase)
    assert desk.table.match_phase > phase
    card = desk.table.match.legal(0)[0]
    assert desk.refused("ana", "act", action=card, phase=phase) == "too-late"
    assert desk.refused("ana", "act", action=card, phase=phase + 9) == "too-late"
    desk.ask("ana", "act", action=card)


def test_phases_of_matches_at_one_table_never_repeat() -> None:
    desk = Desk("the-mind").start()
    first = desk.table.match_phase
    desk.play_out()
    last = desk.table.match_phase
    assert last > first
    desk.start()
    assert desk.table.match_phase > last


def test_a_bot_that_does_not_exist() -> None:
    desk = Desk()
    with pytest.raises(BadOption):
        decide(desk.table, secret("ana"), {"kind": "seat-bot", "seat": 2, "bot": "oracle"}, 0, 0)
