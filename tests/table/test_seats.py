"""Seats: in the lobby, while a match runs, and who may sit where after having seen a hand."""

from collections.abc import Iterator

import pytest

import tablee
from tablee.bots import bots
from tablee.table import Table, may, project_view
from tests.table.desk import Desk, kinds, secret, state_of

GAMES = tablee.games()


def test_sitting_down_in_the_lobby() -> None:
    desk = Desk(bot=None)
    desk.join("cleo")
    assert desk.refused("cleo", "sit", seat=0) == "seat-taken"
    desk.ask("cleo", "sit", seat=2)
    assert desk.table.seat_of(3) == 2
    assert desk.refused("cleo", "sit", seat=2) == "seat-taken"
    desk.ask("bo", "leave")
    assert kinds(desk.ask("cleo", "sit", seat=1)) == ["stood", "seated"]
    assert [seat.member for seat in desk.table.seats] == [1, 3, None]
    assert kinds(desk.ask("cleo", "stand")) == ["stood"]
    assert desk.refused("cleo", "stand") == "not-seated"


def test_a_bots_seat_is_taken_until_the_host_frees_it() -> None:
    desk = Desk()
    desk.join("cleo")
    assert desk.refused("cleo", "sit", seat=2) == "seat-taken"
    assert "sit" not in may(desk.table, secret("cleo"))
    desk.ask("ana", "remove-bot", seat=2)
    assert "sit" in may(desk.table, secret("cleo"))
    assert desk.refused("ana", "remove-bot", seat=2) == "no-bot-there"
    assert desk.refused("ana", "remove-bot", seat=1) == "no-bot-there"
    desk.ask("cleo", "sit", seat=2)
    assert desk.refused("ana", "seat-bot", seat=2, bot="random") == "seat-taken"


def test_one_bot_for_another() -> None:
    desk = Desk()
    (event,) = desk.ask("ana", "seat-bot", seat=2, bot="sensible")
    assert event.payload == {"bot": "sensible", "name_number": 3}
    assert desk.table.seats[2].bot == "sensible"


# --- while a match runs -------------------------------------------------------------------------------------


def test_a_seat_that_is_left_is_vacant_and_whoever_has_seen_no_hand_may_take_it() -> None:
    desk = Desk(people=("ana", "bo"))
    desk.join("cleo")
    desk.start()
    assert "sit" not in may(desk.table, secret("cleo"))
    desk.ask("bo", "leave")
    assert desk.table.seats[1].kind == "vacant"
    assert "sit" in may(desk.table, secret("cleo"))
    hand = desk.table.match.view(1)["hand"]
    view = project_view(desk.table, secret("cleo"))
    assert view is not None
    assert view["hand"] is None
    desk.ask("cleo", "sit", seat=1)
    view = project_view(desk.table, secret("cleo"))
    assert view is not None
    assert view["hand"] == hand


def test_whoever_has_seen_a_hand_may_sit_behind_no_other() -> None:
    desk = Desk(people=("ana", "bo"))
    desk.join("cleo")
    desk.start()
    desk.ask("bo", "stand")
    assert desk.refused("ana", "sit", seat=1) == "seen-a-hand"
    desk.ask("ana", "leave")
    desk.ask("ana", "join", name="Somebody Else")
    assert desk.refused("ana", "sit", seat=1) == "seen-a-hand"
    assert desk.refused("bo", "sit", seat=0) == "seen-a-hand"
    desk.ask("cleo", "sit", seat=0)
    assert desk.refused("cleo", "sit", seat=1) == "seen-a-hand"
    desk.ask("cleo", "stand")
    assert desk.refused("cleo", "sit", seat=1) == "seen-a-hand"
    desk.ask("cleo", "sit", seat=0)
    desk.ask("bo", "sit", seat=1)
    desk.play_out()
    desk.ask("bo", "stand")
    desk.ask("ana", "sit", seat=1)  # the match is over


def test_the_last_who_sat_there_may_take_a_seat_back_from_a_bot() -> None:
    desk = Desk(people=("ana", "bo"))
    desk.join("cleo")
    desk.start()
    desk.ask("bo", "stand")
    desk.ask("ana", "seat-bot", seat=1, bot="sensible")
    assert desk.refused("cleo", "sit", seat=1) == "seat-taken"
    assert desk.refused("bo", "sit", seat=2) == "seat-taken"  # a bot's from the beginning
    assert kinds(desk.ask("bo", "sit", seat=1)) == ["seated"]
    assert (desk.table.seats[1].kind, desk.table.seats[1].bot) == ("person", None)
    desk.ask("bo", "leave")
    desk.ask("cleo", "sit", seat=1)
    desk.ask("cleo", "stand")
    desk.ask("ana", "seat-bot", seat=1, bot="random")
    desk.ask("bo", "join", name="Bo")
    assert desk.refused("bo", "sit", seat=1) == "seat-taken"  # Cleo was the last
    desk.ask("cleo", "sit", seat=1)


def test_a_bots_seat_can_become_a_persons() -> None:
    desk = Desk(people=("ana",))
    desk.join("bo")
    desk.start()
    desk.ask("ana", "remove-bot", seat=1)
    assert desk.table.seats[1].kind == "vacant"
    assert desk.refused("ana", "sit", seat=1) == "seen-a-hand"
    desk.ask("bo", "sit", seat=1)
    desk.play_out()


def test_vacant_seats_are_open_after_the_match() -> None:
    desk = Desk(limit_ms=5_000).start()
    desk.ask("bo", "leave")
    desk.play_out()
    assert [seat.kind for seat in desk.table.seats] == ["person", "open", "bot"]
    desk.join("cleo")
    desk.ask("cleo", "sit", seat=1)
    desk.start().play_out()


# --- in every phase of every game ---------------------------------------------------------------------------


def phase_of(table: Table) -> tuple[object, ...]:
    """Return what the match is in the middle of, as far as sitting and standing could matter."""
    view = table.match.view(None)
    return (
        view.get("phase"),
        view.get("seat") is None,
        view.get("laid", 0) > 0,
        view.get("draw_count") == 0,
        any(view.get("chosen", ())),
        any(view.get("ready", ())),
        any(view.get("raised", ())),
        bool(view.get("stack")),
        1 in table.match.to_act,
    )


def moments(game: str, **options: object) -> Iterator[Desk]:
    """Play a match and yield its table at the first moment of each phase."""
    desk = Desk(game, ("ana", "bo"), bot="sensible", **options).start()
    seen = set()
    while desk.table.phase == "playing":
        phase = phase_of(desk.table)
        if phase not in seen:
            seen.add(phase)
            yield desk
        desk.step()
    assert len(seen) > 2


def again(desk: Desk) -> Desk:
    """Return another desk with the same table as its log tells it."""
    other = object.__new__(Desk)
    other.table = Table.fold("table", desk.log)
    other.log = list(desk.log)
    other.now_ms = desk.now_ms
    return other


SETUPS = [(game, {}) for game in GAMES] + [("the-mind", {"blind": True}), ("the-game", {"starter": "lot"})]


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_person_goes_in_any_phase_and_the_match_goes_on(game: str, options: dict[str, object]) -> None:
    for moment in moments(game, **options):
        for way in ("leave", "kick", "stand"):
            desk = again(moment)
            if way == "kick":
                desk.ask("ana", "kick", member=2)
            else:
                desk.ask("bo", way)
            assert desk.table.seats[1].kind == ("bot" if way == "kick" else "vacant")
            assert 1 not in desk.seats_of_people()
            match = desk.table.match
            assert match is not None
            if match.game.real_time and 1 in match.to_act:
                assert match.view(None)["phase"] == "focus"  # play cannot go on without the hand
            desk.ask("ana", "seat-bot", seat=1, bot="sensible")
            for _ in range(3):
                if desk.table.phase == "playing":
                    desk.step()
            assert state_of(Table.fold("table", desk.log)) == state_of(desk.table)
            if way == "stand" and desk.table.phase == "playing":
                desk.ask("bo", "sit", seat=1)
                assert desk.table.seat_of(2) == 1
                desk.step()


def test_the_hand_of_who_was_sent_away_is_for_nobody_who_came_after_the_deal() -> None:
    """They may be the same person under another name, and have seen it."""
    desk = Desk("the-game", ("ana", "bo"), players=2)
    desk.join("cleo")
    desk.start()
    desk.join("dee")
    desk.ask("ana", "kick", member=2)
    assert (desk.table.seats[1].kind, desk.table.seats[1].bot) == ("bot", bots("the-game")[-1])
    for person in ("cleo", "dee"):
        assert desk.refused(person, "sit", seat=1) == "seat-taken"
    desk.ask("ana", "remove-bot", seat=1)
    assert desk.refused("dee", "sit", seat=1) == "came-after-the-deal"
    assert "sit" not in may(desk.table, secret("dee"))
    assert "sit" in may(desk.table, secret("cleo"))
    desk.ask("cleo", "sit", seat=1)
    desk.ask("cleo", "stand")
    assert desk.refused("dee", "sit", seat=1) == "came-after-the-deal"
    assert state_of(Table.fold("table", desk.log)) == state_of(desk.table)


def test_who_is_sent_away_between_matches_leaves_a_free_seat() -> None:
    desk = Desk("the-game", ("ana", "bo"))
    desk.ask("ana", "kick", member=2)
    assert desk.table.seats[1].kind == "open"
    desk.join("dee")
    desk.ask("dee", "sit", seat=1)
    assert desk.table.seat_of(3) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_changes_hands_again_and_again_comes_to_its_end(game: str) -> None:
    desk = Desk(game, ("ana", "bo"), bot="random").start()
    for number in range(400):
        if desk.table.phase != "playing":
            break
        if number % 7 == 3:
            desk.ask("bo", "stand")
            desk.ask("ana", "seat-bot", seat=1, bot="random")
        if number % 7 == 5:
            desk.ask("bo", "sit", seat=1)
        desk.step("random")
    assert desk.table.phase == "over"
    assert state_of(Table.fold("table", desk.log)) == state_of(desk.table)
