"""Coming and going: members, the host, names at one table, presence, and the end of an empty table."""

import pytest

from tablee.table import Table, happen, may, opening, project_event, project_table, went_away
from tablee.table.membership import MOST_MEMBERS
from tests.table.desk import Desk, kinds, secret


def test_members_are_numbered_by_order_of_joining_and_keep_their_number() -> None:
    desk = Desk(bot=None)
    desk.join("cleo")
    assert [(m.member, m.name) for m in desk.table.here()] == [(1, "Ana"), (2, "Bo"), (3, "Cleo")]
    desk.ask("bo", "leave")
    desk.join("dan")
    desk.ask("bo", "join", name="Bob")
    assert [(m.member, m.name) for m in desk.table.here()] == [
        (1, "Ana"),
        (2, "Bob"),
        (3, "Cleo"),
        (4, "Dan"),
    ]


def test_two_members_never_have_names_that_look_alike() -> None:
    desk = Desk()
    for name in ("Ana", "ana", "ＡＮＡ", "Аnа", " A na "):
        assert desk.refused("zoe", "join", name=name) == "name-taken"
        assert desk.refused("bo", "rename", name=name) == "name-taken"
    desk.ask("ana", "rename", name="ANA")  # one's own name is no obstacle
    desk.ask("bo", "leave")
    desk.ask("zoe", "join", name="Bo")  # nor is that of somebody who has gone
    assert desk.refused("bo", "join", name="Bo") == "name-taken"


def test_leaving_frees_the_seat() -> None:
    desk = Desk()
    assert kinds(desk.ask("bo", "leave")) == ["left"]
    assert desk.table.seats[1].kind == "open"
    assert desk.refused("bo", "stand") == "not-here"
    assert may(desk.table, secret("bo")) == ["join"]


def test_whoever_is_sent_away_does_not_come_back() -> None:
    desk = Desk()
    assert desk.refused("ana", "kick", member=1) == "kick-yourself"
    assert desk.refused("ana", "kick", member=9) == "member-unknown"
    (event,) = desk.ask("ana", "kick", member=2)
    assert event.payload == {"member": 2, "by": 1}
    assert desk.table.seats[1].kind == "open"
    assert desk.refused("bo", "join", name="Bobby") == "sent-away"
    assert may(desk.table, secret("bo")) == []
    assert desk.refused("ana", "kick", member=2) == "member-unknown"


def test_a_table_has_room_for_so_many() -> None:
    desk = Desk()
    for number in range(MOST_MEMBERS - 2):
        desk.ask(f"p{number}", "join", name=f"N{number:03}".replace("0", "o").replace("1", "x"))
    assert desk.refused("one-more", "join", name="Zoe") == "table-full"


# --- the host -----------------------------------------------------------------------------------------------


def test_the_host_hands_on() -> None:
    desk = Desk()
    assert desk.refused("ana", "host", member=1) == "host-already"
    assert desk.refused("ana", "host", member=7) == "member-unknown"
    desk.ask("ana", "host", member=2)
    assert desk.table.host == 2
    assert desk.refused("ana", "kick", member=2) == "not-host"
    assert {"kick", "host", "configure"} <= set(may(desk.table, secret("bo")))


def test_when_the_host_leaves_the_longest_present_who_sits_is_host() -> None:
    desk = Desk(people=("ana", "bo", "cleo"), bot=None)
    desk.ask("bo", "stand")
    desk.later(1000)
    assert kinds(desk.ask("ana", "leave")) == ["left", "host"]
    assert desk.table.host == 3
    desk.ask("cleo", "leave")
    assert desk.table.host == 2


def test_of_those_who_look_on_the_longest_present_is_host() -> None:
    desk = Desk(people=("ana",), bot="random")
    for name in ("bo", "cleo", "dan"):
        desk.later(1000)
        desk.join(name)
    desk.away("bo")
    desk.later(1000)
    desk.back("bo")  # present again, for a shorter time than Cleo
    desk.away("dan")
    desk.ask("ana", "leave")
    assert desk.table.host == 3
    desk.ask("cleo", "leave")
    assert desk.table.host == 2
    desk.ask("bo", "leave")
    assert desk.table.host == 4  # away, but nobody else is there
    desk.ask("dan", "leave")
    assert desk.table.host is None


def test_where_all_are_away_the_one_who_went_last_is_host() -> None:
    desk = Desk(people=("ana",))
    for name in ("bo", "cleo", "dan"):
        desk.join(name)
    for name in ("cleo", "dan", "bo"):
        desk.later(1000)
        desk.away(name)
    desk.ask("ana", "leave")
    assert desk.table.host == 2


def test_whoever_comes_to_a_table_without_host_is_host() -> None:
    desk = Desk(people=("ana",))
    desk.ask("ana", "leave")
    assert desk.table.host is None
    assert kinds(desk.join("bo")) == ["joined", "host"]
    assert desk.table.host == 2


def test_a_host_who_stays_away_hands_on_to_somebody_who_is_there() -> None:
    desk = Desk()
    desk.away("ana")
    found = desk.due()
    assert found is not None
    assert (found.why, found.at_ms) == ("host", desk.now_ms + 120_000)
    desk.back("ana")
    assert desk.due() is None
    desk.away("ana")
    desk.later(60_000)
    desk.away("bo")
    desk.later(300_000)
    desk.back("bo")
    found = desk.due()
    assert found is not None
    assert (found.why, found.at_ms) == ("host", desk.now_ms + 120_000)
    assert kinds(desk.bring()) == ["host"]
    assert desk.table.host == 2


# --- presence and the end of a table ------------------------------------------------------------------------


def test_away_and_back() -> None:
    desk = Desk()
    assert kinds(desk.away("bo")) == ["away"]
    assert desk.away("bo") == []
    assert project_table(desk.table, None)["seats"][1]["away"] is True
    assert kinds(desk.back("bo")) == ["back"]
    assert desk.back("bo") == desk.back("stranger") == desk.away("stranger") == []


def test_whoever_opens_a_table_is_away_until_they_come() -> None:
    table = Table("t")
    happen(table, opening("p", "Ana", "the-game", {"players": 1}), 500)
    assert table.members[1].away
    assert table.empty_ms == 500


@pytest.mark.parametrize(
    ("phase", "patience_ms"), [("lobby", 600_000), ("playing", 86_400_000), ("over", 600_000)]
)
def test_a_table_that_nobody_comes_back_to_is_closed(phase: str, patience_ms: int) -> None:
    desk = Desk(people=("ana", "bo"))
    if phase != "lobby":
        desk.start()
    if phase == "over":
        desk.play_out()
    assert desk.table.phase == phase
    desk.away("ana")
    assert desk.due() is None or desk.due().why != "idle"
    desk.away("bo")
    since_ms = desk.now_ms
    found = desk.due()
    while found is not None and found.why == "bot":
        desk.bring()
        found = desk.due()
    assert found is not None
    assert (found.why, found.at_ms) == ("idle", since_ms + patience_ms)
    desk.back("bo")
    assert desk.due() is None or desk.due().why != "idle"
    desk.away("bo")
    while desk.table.phase != "closed":
        events = desk.bring()
    assert [(event.kind, event.payload) for event in events] == [("closed", {"why": "idle"})]


def test_a_table_that_everybody_has_left_is_closed() -> None:
    desk = Desk()
    desk.ask("ana", "leave")
    desk.ask("bo", "leave")
    assert kinds(desk.bring()) == ["closed"]


def test_a_silence_that_was_noticed_late_counts_from_its_beginning() -> None:
    desk = Desk()
    since_ms = desk.now_ms
    desk.later(1_400)
    (event,) = desk.happen(went_away(desk.table, secret("bo"), since_ms))
    assert event.payload == {"member": 2, "since": since_ms}
    assert desk.table.members[2].since_ms == since_ms
    data = project_event(desk.table, event, 1)
    assert data is not None
    assert "since" not in data
