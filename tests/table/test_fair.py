"""The fair order of The Mind (M12): bounds, effective times, a fixed delay, groups by card, interruptions, leaving."""

from typing import Any

import pytest

from tablee import IllegalAction
from tablee.table import (
    Draft,
    Due,
    Line,
    Press,
    Referee,
    Table,
    TableRefusal,
    delay_of,
    due,
    due_press,
    first_group,
    fix_delay,
    happen,
    is_in_play,
    leaving_of,
    press_of,
    project_event,
    project_table,
    rule,
)
from tests.table.desk import Desk, kept, kinds, secret, state_of
from tests.table.fair_world import BEGIN_MS, PHASE, Sent, World

# --- lines, delays and effective times ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trips", "bound_ms"),
    [
        ([], 0),
        ([80], 40),
        ([80] * 16, 40),
        ([80, 100, 80, 120, 80], 40),  # half of the trips are 80, so the median deviation is 0
        ([60, 80, 100, 120, 140], 50 + 2 * 20),  # deviations from 100: 40, 20, 0, 20, 40
        ([70, 90], 40 + 2 * 10),
        ([1000, *[20] * 16], 10),  # the seventeenth last is forgotten
        ([20] * 8 + [1000] * 7, 10),  # a few slow trips tell nothing
        ([900] * 16, 140),
        ([10, 900] * 8, 140),
        ([-5, 10], 2 + 2 * 5),  # 2.5 and 10, rounded
    ],
)
def test_what_a_line_accounts_for(trips: list[float], bound_ms: int) -> None:
    """B is half the median of the last 16 round trips and twice their median deviation, at most 140 ms."""
    line = Line()
    for trip in trips:
        line.learn(trip)
    assert line.bound_ms == bound_ms


@pytest.mark.parametrize(
    ("pressed_ms", "sent_ms", "expected_ms"),
    [
        (970, None, 970),
        (None, None, 1000),
        (800, None, 900),  # clamped to what the line accounts for
        (1200, None, 1000),  # a clock that is fast
        (920, 950, 950),  # not before the event that it has seen was sent
        (920, 1100, 1000),
        (0, 0, 900),
    ],
)
def test_a_press_counts_from_when_it_was_made_as_far_as_its_line_accounts_for_it(
    pressed_ms: int | None, sent_ms: int | None, expected_ms: int
) -> None:
    assert Press(0, "17", 17, 1000, pressed_ms, sent_ms=sent_ms, bound_ms=100).effective_ms == expected_ms


def test_the_delay_is_60_ms_and_the_largest_bound_of_those_with_cards() -> None:
    assert fix_delay(3, {}, []).ms == 60
    assert fix_delay(3, {1: 5, 2: 30}, [1, 2]).ms == 90
    assert fix_delay(3, {1: 5, 2: 140}, [1, 2]).ms == 200
    assert fix_delay(3, {1: 5, 2: 140}, [1]).ms == 65


def test_nobody_accounts_for_more_than_the_delay_waits_for() -> None:
    """Who has no cards may stop play and raise a hand: what comes later than all others could cannot count as earlier."""
    delay = fix_delay(3, {1: 5, 2: 140, 3: 2}, [1, 3])
    assert [delay.bound_ms(member) for member in (1, 2, 3, 4, None)] == [5, 5, 2, 0, 0]


# --- groups -------------------------------------------------------------------------------------------------


def lay(seat: int, card: int, at_ms: int, **more: Any) -> Press:
    """Return a lay that was made when it arrived."""
    return Press(seat, str(card), card, at_ms, at_ms, **more)


def cards(presses: list[Press]) -> list[str]:
    return [press.action for press in presses]


def test_lays_of_the_same_moment_are_one_group_in_the_order_of_their_cards() -> None:
    assert cards(first_group([lay(0, 40, 1000), lay(1, 30, 1060)])) == ["30", "40"]
    assert cards(first_group([lay(0, 40, 1000), lay(1, 30, 1061)])) == ["40"]
    assert cards(first_group([lay(0, 30, 1061), lay(1, 40, 1000)])) == ["40"]


def test_a_group_is_counted_from_its_first_lay() -> None:
    """1000, 1050 and 1090: the third is 90 ms behind the first, and belongs to the next group."""
    presses = [lay(2, 30, 1090), lay(0, 50, 1000), lay(3, 20, 1150), lay(1, 40, 1050)]
    assert cards(first_group(presses)) == ["40", "50"]


def test_what_is_no_lay_has_its_own_time() -> None:
    stop = Press(2, "stop", None, 1030, 1030)
    assert cards(first_group([lay(0, 40, 1000), stop, lay(1, 30, 1050)])) == ["30", "40"]
    stop = Press(2, "stop", None, 1030, 990, bound_ms=60)
    assert cards(first_group([lay(0, 40, 1000), stop, lay(1, 30, 1050)])) == ["stop"]


def test_of_two_at_the_same_time_the_first_to_arrive_is_first() -> None:
    first, second = Press(3, "stop", None, 1000, arrival=4), Press(1, "star", None, 1000, arrival=5)
    assert first_group([second, first]) == first_group([first, second]) == [first]


# --- a phase of play ----------------------------------------------------------------------------------------


def test_what_is_fixed_when_play_begins_is_an_event_and_is_announced() -> None:
    world = World([[30, 80], [20, 90], []], bounds=[12, 75, 140])
    (event,) = (event for event in world.log if event.kind == "delay")
    assert event.payload == {"phase": PHASE, "ms": 135, "bounds": [[1, 12], [2, 75], [3, 75]]}
    assert kept([event]) == [event]
    assert project_event(world.table, event, None) == {
        "seq": event.seq,
        "at": BEGIN_MS,
        "kind": "delay",
        "ms": 135,
    }
    assert project_table(world.table, None)["delay_ms"] == 135
    world.run([Sent(0, 0, "stop", "ana")])
    assert project_table(world.table, None)["delay_ms"] is None


def test_it_is_fixed_for_the_phase_whatever_becomes_of_the_lines() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 100])
    world.bounds = {1: 140, 2: 0}
    world.run([Sent(200, 1, "20", "bo", pressed_ms=0)])
    (event,) = (event for event in world.log if event.payload.get("action") == "20")
    numbers = event.payload["press"]
    assert (numbers["bound"], numbers["delay"], numbers["effective"]) == (100, 160, BEGIN_MS + 100)
    world.run([Sent(300, 0, "stop", "ana")])
    for seat in (0, 1):
        world.log += ready(world, seat)
    assert world.log[-1].kind == "delay"
    assert world.log[-1].payload["bounds"] == [[1, 140], [2, 0]]


def ready(world: World, seat: int) -> list[Any]:
    """Let a seat be ready in focus."""
    fact = Draft("action", seat, {"action": "ready", "by": "person"})
    return happen(world.table, [fact], world.now_ms, world.bounds)


def test_a_table_whose_log_tells_no_delay_has_the_least() -> None:
    """A log may have been written before delays were."""
    world = World([[30, 80], [20, 90]], bounds=[12, 75])
    world.table.delay = None
    assert (delay_of(world.table).ms, delay_of(world.table).bound_ms(2)) == (60, 0)


# --- what is held -------------------------------------------------------------------------------------------


def test_a_slow_line_is_no_mistake() -> None:
    """Bo pressed 20 before Ana pressed 30, on a line that takes 130 ms; by arrival it would be a mistake."""
    world = World([[30, 80], [20, 90]], bounds=[10, 130])
    world.run([Sent(100, 0, "30", "ana", 95), Sent(200, 1, "20", "bo", 85)])
    assert (world.stack, world.view["lives"]) == ([20, 30], 2)


def test_every_act_is_ruled_its_delay_after_its_effective_time() -> None:
    world = World([[30, 80], [20, 90]], bounds=[10, 40])
    world.run([Sent(500, 1, "20", "bo", 470), Sent(900, 0, "star", "ana", 895), Sent(1300, 0, "stop", "ana")])
    assert [told.at_ms - BEGIN_MS for told in world.told] == [570, 995, 1400]


def test_lays_of_one_group_are_ruled_when_the_first_is() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 0])
    world.run([Sent(100, 0, "30", "ana"), Sent(140, 1, "20", "bo")])
    assert [(told.at_ms - BEGIN_MS, cards(told.group)) for told in world.told] == [(160, ["20", "30"])]
    assert (world.stack, world.view["lives"]) == ([20, 30], 2)


def test_after_an_interruption_the_rest_comes_too_late_and_costs_nothing() -> None:
    """Ana's 30 is a mistake over the bot's 10; Bo's 40 and 90 come back to his hand."""
    world = World([[30, 80], [40, 90], [10]], people=2, bounds=[20, 140])
    world.run([Sent(100, 0, "30", "ana", 90), Sent(150, 1, "40", "bo"), Sent(240, 1, "90", "bo")])
    assert (world.view["phase"], world.view["lives"], world.stack) == ("focus", 1, [30])
    assert world.view["hand_counts"] == [1, 2, 0]
    answers = [heard for heard in world.heard["bo"] if heard.of is not None]
    assert [heard.says[0] for heard in answers] == ["too-late", "too-late"]
    assert {heard.at_ms for heard in answers} == {BEGIN_MS + 90 + 200}  # when play was interrupted


def test_two_lays_in_a_row_are_both_held() -> None:
    """M4: 36 and 37 are two lays in a row; the second is judged by what the seat holds already."""
    world = World([[36, 37, 38], [90]], bounds=[0, 0])
    world.run(
        [
            Sent(100, 0, "38", "ana"),
            Sent(101, 0, "36", "ana"),
            Sent(140, 0, "37", "ana"),
            Sent(141, 0, "36", "ana"),
        ]
    )
    assert world.stack == [36, 37]
    answers = [(heard.of.what, heard.says) for heard in world.heard["ana"] if heard.of is not None]
    assert [what for what, _ in answers] == ["38", "36", "36", "37"]
    assert [says[0] for what, says in (answers[0], answers[1])] == ["not-lowest", "not-in-hand"]


def test_what_is_refused_whatever_is_held_is_answered_at_once() -> None:
    world = World([[30, 80], [20, 90]], stars=0, bounds=[50, 50])
    world.arrive(Sent(0, 1, "20", "bo"))
    for what, code in (
        ("80", "not-lowest"),
        ("55", "not-in-hand"),
        ("no-card", "unknown-action"),
        ("star", "no-stars"),
        ("no-star", "not-raised"),
        ("ready", "not-in-focus"),
    ):
        assert world.arrive(Sent(0, 0, what, "ana")) == code
    assert world.arrive(Sent(0, 0, "30", "ana")) is None
    assert len(world.referee.held) == 2


def test_a_hand_that_is_held_up_is_up_for_its_seat() -> None:
    world = World([[30, 80], [20, 90]], bounds=[50, 50])
    assert world.arrive(Sent(0, 0, "star", "ana")) is None
    assert world.arrive(Sent(0, 0, "star", "ana")) == "raised-already"
    assert world.arrive(Sent(0, 0, "no-star", "ana")) is None
    assert world.arrive(Sent(0, 0, "no-star", "ana")) == "not-raised"
    assert world.arrive(Sent(0, 1, "no-star", "bo")) == "not-raised"
    world.run([])
    assert world.view["raised"] == [False, False]


def test_after_a_stop_of_ones_own_nothing_more_is_held() -> None:
    world = World([[30, 80], [20, 90]], bounds=[50, 50])
    assert world.arrive(Sent(0, 0, "stop", "ana")) is None
    assert world.arrive(Sent(0, 0, "30", "ana")) == "not-in-play"
    assert world.arrive(Sent(0, 1, "20", "bo")) is None


def test_whether_a_lay_is_a_mistake_is_not_told_by_the_next() -> None:
    """What others hold plays no part in whether an act is held: 36 may be a mistake or not, 37 is held the same."""
    answers = set()
    for other in (20, 90):
        world = World([[36, 37], [other]], bounds=[50, 50])
        world.arrive(Sent(0, 0, "36", "ana"))
        answers.add((world.arrive(Sent(0, 0, "37", "ana")), world.arrive(Sent(0, 0, "star", "ana"))))
    assert answers == {(None, None)}


def test_a_star_that_all_agree_to_comes_when_it_is_ruled() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 0])
    world.run([Sent(100, 0, "star", "ana"), Sent(300, 1, "star", "bo"), Sent(350, 1, "no-star", "bo")])
    assert (world.view["stars"], world.view["phase"], world.view["set_aside"]) == (0, "focus", [30, 20])
    assert [heard.says[0] for heard in world.heard["bo"] if isinstance(heard.says, tuple)] == ["too-late"]


def test_a_hand_falls_by_a_lay_that_was_made_before_it_was_lowered() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 0])
    world.run([Sent(0, 0, "star", "ana"), Sent(300, 1, "20", "bo"), Sent(320, 0, "no-star", "ana")])
    assert [heard.says[0] for heard in world.heard["ana"] if isinstance(heard.says, tuple)] == ["not-raised"]
    assert (world.stack, world.view["raised"]) == ([20], [False, False])


def test_a_stop_that_was_pressed_first_comes_first() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 140])
    world.run([Sent(100, 0, "30", "ana", 100), Sent(200, 1, "stop", "bo", 80)])
    assert (world.view["phase"], world.view["lives"], world.stack) == ("focus", 2, [])


def test_a_press_for_another_phase_is_refused_at_once() -> None:
    world = World([[30, 80], [20, 90]], bounds=[50, 50])
    for phase in (PHASE - 1, PHASE + 1):
        press = press_of(
            world.table,
            secret("ana"),
            {"kind": "act", "action": "30", "phase": phase},
            received_ms=BEGIN_MS,
        )
        with pytest.raises(TableRefusal) as caught:
            world.referee.hold(world.table, press)
        assert caught.value.code == "too-late"


def test_a_press_is_not_counted_before_the_event_that_it_has_seen() -> None:
    """Bo says that he pressed 20 before Ana's 15 lay, and has seen it: nobody presses before they have seen."""
    world = World([[15, 30], [20, 90]], bounds=[0, 140], keeping_ms=7)
    world.run([Sent(0, 0, "15", "ana")])
    (event,) = (event for event in world.log if event.payload.get("action") == "15")
    world.run([Sent(300, 1, "20", "bo", pressed_ms=150, seen=event.seq)])
    (event,) = (event for event in world.log if event.payload.get("action") == "20")
    numbers = event.payload["press"]
    assert (numbers["sent"] - BEGIN_MS, numbers["effective"] - BEGIN_MS) == (207, 207)


def test_what_arrives_while_a_ruling_is_kept_is_judged_by_what_all_know() -> None:
    """The 36 is ruled at 160 and told at 200: at 180 it is still held, and the 37 is judged with it."""
    world = World([[36, 37], [90]], bounds=[0, 0], keeping_ms=40)
    world.run([Sent(100, 0, "36", "ana"), Sent(180, 0, "37", "ana"), Sent(181, 0, "36", "ana")])
    assert world.stack == [36, 37]


# --- bots ---------------------------------------------------------------------------------------------------


def test_bots_acts_are_held_as_everybodys_are() -> None:
    """The bot's 10 was due 20 ms after Ana's 30 was pressed: one group, by card."""
    world = World([[30, 80], [90], [10]], people=2, bounds=[0, 0])
    world.run([Sent(100, 0, "30", "ana"), Sent(120, 2, "10")])
    assert (world.stack, world.view["lives"]) == ([10, 30], 2)
    assert [event.payload["by"] for event in world.log[-2:]] == ["bot", "person"]


def test_a_bots_act_counts_from_when_it_was_due_however_late_it_is_noticed() -> None:
    world = World([[30, 80], [90], [10]], people=2, bounds=[140, 0])
    press = due_press(world.table, Due(BEGIN_MS + 40, 2, "10", "bot"), BEGIN_MS + 190)
    assert (press.effective_ms, press.received_ms, press.bound_ms) == (BEGIN_MS + 40, BEGIN_MS + 40, 0)
    assert (press.by, press.card) == ("bot", 10)


def test_all_numbers_of_the_order_are_kept_with_the_act() -> None:
    world = World([[30, 80], [20, 90]], bounds=[10, 75])
    press = press_of(
        world.table,
        secret("bo"),
        {"kind": "act", "action": "20", "phase": PHASE, "id": "c-1", "seen": 5, "pressed_at": BEGIN_MS},
        received_ms=BEGIN_MS + 130,
        sent_ms=BEGIN_MS - 100,
        arrival=7,
    )
    (event,) = rule(world.table, [press], BEGIN_MS + 190).events
    assert event.payload == {
        "action": "20",
        "by": "person",
        "member": 2,
        "command": "c-1",
        "press": {
            "received": BEGIN_MS + 130,
            "pressed": BEGIN_MS,
            "seen": 5,
            "sent": BEGIN_MS - 100,
            "bound": 75,
            "effective": BEGIN_MS + 55,
            "arrival": 7,
            "delay": 135,
        },
    }
    told = project_event(world.table, event, 1)
    assert told is not None
    assert "press" not in told


# --- leaving, and lines that are lost -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["leave", "stand"])
def test_leaving_a_hand_is_an_act_like_the_others(kind: str) -> None:
    """Ana pressed 20 before Bo left: it is laid, and then play stops."""
    world = World([[20, 80], [30, 90]], bounds=[100, 0])
    world.run([Sent(100, 1, kind, "bo"), Sent(180, 0, "20", "ana", 85)])
    assert (world.stack, world.view["phase"], world.view["lives"]) == ([20], "focus", 2)
    assert kinds(world.log[-2:]) == ["left" if kind == "leave" else "stood", "action"]
    assert world.log[-2].payload["press"]["effective"] == BEGIN_MS + 100
    assert [told.at_ms - BEGIN_MS for told in world.told] == [245, 260]


def test_who_sends_a_hand_away_is_held_too_and_who_is_sent_away_notices_nothing() -> None:
    world = World([[20, 80], [30, 90]], bounds=[50, 50])
    press = leaving_of(world.table, secret("ana"), {"kind": "kick", "member": 2}, received_ms=BEGIN_MS)
    assert press is not None
    assert (press.seat, press.action, press.effective_ms) == (1, "stop", BEGIN_MS)
    world.referee.hold(world.table, press)
    assert world.arrive(Sent(0, 1, "30", "bo")) is None


def test_a_bot_whose_hand_has_cards_is_removed_by_an_act() -> None:
    world = World([[20, 80], [30, 90], [40]], people=2, bounds=[0, 0])
    removal = {"kind": "remove-bot", "seat": 2}
    assert leaving_of(world.table, secret("ana"), removal, received_ms=BEGIN_MS) is not None
    with pytest.raises(TableRefusal) as caught:
        leaving_of(world.table, secret("bo"), removal, received_ms=BEGIN_MS)
    assert caught.value.code == "not-host"


def test_who_has_no_cards_leaves_at_once() -> None:
    world = World([[20, 80], [], [40]], people=2, bounds=[0, 0])
    for name, command in (
        ("bo", {"kind": "leave"}),
        ("bo", {"kind": "rename", "name": "Bob"}),
        ("ana", {"kind": "kick", "member": 2}),
        ("ana", {"kind": "host", "member": 2}),
    ):
        assert leaving_of(world.table, secret(name), command, received_ms=BEGIN_MS) is None


def test_who_leaves_while_play_is_interrupted_has_left() -> None:
    """Leaving is not laid back in the hand: when play is interrupted before, it is done then."""
    world = World([[20, 80], [30, 90]], bounds=[0, 0])
    world.run([Sent(100, 0, "stop", "ana"), Sent(130, 1, "leave", "bo")])
    assert kinds(world.log[-2:]) == ["action", "left"]
    assert world.told[-1].at_ms == BEGIN_MS + 160


def test_a_last_card_that_is_laid_before_its_owner_leaves_stops_nothing() -> None:
    world = World([[20, 80], [30], [90]], bounds=[0, 0, 0])
    world.run([Sent(100, 0, "20", "ana"), Sent(200, 1, "30", "bo"), Sent(210, 1, "leave", "bo")])
    assert (world.stack, world.view["phase"]) == ([20, 30], "play")
    assert kinds(world.log[-2:]) == ["action", "left"]


def test_who_has_gone_meanwhile_without_cards_raises_no_hand() -> None:
    world = World([[30, 80], [], [90]], people=2, bounds=[0, 0])
    world.arrive(Sent(0, 1, "star", "bo"))
    (star,) = world.referee.held
    left = rule(world.table, [], BEGIN_MS).table
    desk = Desk("the-mind")
    desk.table = left
    desk.ask("ana", "kick", member=2)
    assert rule(left, [star], BEGIN_MS).refusals[star.arrival].code == "not-seated"


def test_a_lost_line_stops_play_as_an_act_that_counts_from_when_it_is_noticed() -> None:
    world = World([[20, 80], [30, 90]], bounds=[100, 0])
    world.run([Sent(100, 1, "line"), Sent(150, 0, "20", "ana", 60)])
    assert (world.stack, world.view["phase"]) == ([20], "focus")
    event = world.log[-1]
    assert (event.seat, event.payload["action"], event.payload["by"]) == (1, "stop", "time")
    assert event.payload["press"]["effective"] == BEGIN_MS + 100
    assert world.told[-1].at_ms == BEGIN_MS + 260


def test_play_is_not_halted_twice_for_a_lost_line() -> None:
    desk = Desk("the-mind", bot="sensible").start().play_until(is_in_play)
    desk.away("bo")
    found = due(desk.table, {})
    assert found is not None
    referee = Referee()
    referee.hold(desk.table, due_press(desk.table, found, found.at_ms))
    assert referee.halts(desk.table) == {1}
    assert due(desk.table, {}, referee.halts(desk.table)) is None


def test_a_line_lost_by_somebody_who_has_laid_the_last_card_stops_nothing() -> None:
    world = World([[20, 80], [30]], bounds=[0, 0])
    world.run([Sent(0, 0, "20", "ana"), Sent(100, 1, "30", "bo"), Sent(120, 1, "line")])
    assert (world.stack, world.view["phase"]) == ([20, 30], "play")


# --- blind play, and other games ----------------------------------------------------------------------------


def test_the_order_in_blind_play_tells_nothing() -> None:
    """Whoever holds the lower card, the order of two lays of one moment is that of their presses."""
    for mine, other in ((30, 20), (20, 30)):
        world = World([[mine], [other], [90]], blind=True, lives=5, bounds=[0, 20, 0])
        world.run([Sent(100, 0, str(mine), "ana"), Sent(140, 1, str(other), "bo", 130)])
        lays = [event.seat for event in world.log if event.payload.get("secret")]
        assert lays == [0, 1]
        assert [told.at_ms - BEGIN_MS for told in world.told] == [180, 210]


def test_acting_through_the_referee_needs_a_seat_like_any_acting() -> None:
    world = World([[30, 80], [20, 90]])
    desk = Desk("the-mind")
    desk.table = world.table
    desk.join("cleo")
    for name, code in (("cleo", "not-seated"), ("stranger", "not-here")):
        with pytest.raises(TableRefusal) as caught:
            press_of(world.table, secret(name), {"kind": "act", "action": "30"}, received_ms=1000)
        assert caught.value.code == code


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme", "face-to-face", "six-qui-prend"])
def test_other_games_have_no_referee(game: str) -> None:
    desk = Desk(game).start()
    assert not is_in_play(desk.table)
    assert "delay" not in kinds(desk.log)
    assert project_table(desk.table, None)["delay_ms"] is None


def test_ruling_changes_nothing_of_the_table_that_it_is_asked_of() -> None:
    world = World([[30, 80], [20, 90]], bounds=[0, 0])
    world.arrive(Sent(0, 0, "30", "ana"))
    before = state_of(world.table)
    ruling = rule(world.table, world.referee.held, BEGIN_MS + 60)
    assert state_of(world.table) == before
    assert ruling.events
    assert isinstance(ruling.table, Table)


def test_a_refusal_at_once_has_the_facts_of_what_the_seat_knows() -> None:
    world = World([[30, 80, 81], [20, 90]], bounds=[50, 50])
    world.arrive(Sent(0, 0, "30", "ana"))
    press = press_of(
        world.table, secret("ana"), {"kind": "act", "action": "81", "phase": PHASE}, received_ms=BEGIN_MS
    )
    with pytest.raises(IllegalAction) as caught:
        world.referee.hold(world.table, press)
    assert (caught.value.code, caught.value.facts["lowest"]) == ("not-lowest", 80)
