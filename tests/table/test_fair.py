"""The fair order of The Mind (M12): effective times, windows, groups by card, interruptions; blind play tells nothing."""

from typing import Any

import pytest

from tablee import IllegalAction
from tablee.table import (
    Due,
    Event,
    Line,
    Press,
    Referee,
    Ruled,
    TableRefusal,
    bot_due,
    bot_press,
    due,
    effective_ms,
    order,
    press_of,
    project_event,
    rule,
    ruled_alone,
)
from tablee.table.fair import open_window
from tests.table.desk import Desk, secret

QUICK, SLOW = Line([20] * 8), Line([300] * 8)


def lay(seat: int, card: int, at_ms: int, **more: Any) -> Press:
    """Return a lay that was made when it arrived."""
    return Press(seat, str(card), card, at_ms, at_ms, **more)


def cards(ruled: list[Ruled]) -> list[str]:
    return [it.press.action for it in ruled]


# --- lines and effective times ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trips", "bound_ms"),
    [
        ([], 0),
        ([80], 40),
        ([80] * 8, 40),
        ([100, 80, 120, 80], 40 + 2 * 100 // 3 + 1),  # steps of 20, 40 and 40: jitter 33
        ([1000, 20, 20, 20, 20, 20, 20, 20, 20], 10),  # the ninth last is forgotten
        ([900] * 8, 250),
        ([10, 900] * 4, 250),
        ([-5, 10], 0 + 2 * 10),
    ],
)
def test_what_a_line_accounts_for(trips: list[float], bound_ms: int) -> None:
    """B is half the least round trip of the last 8 and twice the jitter, at most 250 ms."""
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
    press = Press(0, "17", 17, 1000, pressed_ms, sent_ms=sent_ms)
    assert effective_ms(press, 100) == expected_ms


def test_a_window_is_as_long_as_the_slowest_line_needs_within_bounds() -> None:
    assert open_window(1000, []).closes_ms == 1060
    assert open_window(1000, [5, 30]).closes_ms == 1060
    assert open_window(1000, [30, 120]).closes_ms == 1120
    assert open_window(1000, [250]).closes_ms == 1200


# --- the order ----------------------------------------------------------------------------------------------


def test_two_lays_within_50_ms_from_lines_of_different_delay() -> None:
    """The 30 was pressed 40 ms after the 20 and arrives 110 ms before it."""
    late = Press(0, "20", 20, received_ms=1160, pressed_ms=1010, bound_ms=SLOW.bound_ms, arrival=2)
    early = Press(1, "30", 30, received_ms=1050, pressed_ms=1050, bound_ms=QUICK.bound_ms, arrival=1)
    assert cards(order([early, late])) == ["20", "30"]


def test_lays_of_the_same_moment_are_ordered_by_card_and_others_by_time() -> None:
    assert cards(order([lay(0, 40, 1000), lay(1, 30, 1060)])) == ["30", "40"]
    assert cards(order([lay(0, 40, 1000), lay(1, 30, 1061)])) == ["40", "30"]
    assert cards(order([lay(0, 30, 1061), lay(1, 40, 1000)])) == ["40", "30"]


def test_a_group_is_counted_from_its_first_lay() -> None:
    """1000, 1050 and 1090: the third is 90 ms behind the first, and begins the next group."""
    presses = [lay(0, 50, 1000), lay(1, 40, 1050), lay(2, 30, 1090), lay(3, 20, 1150)]
    assert cards(order(presses)) == ["40", "50", "20", "30"]


def test_what_is_no_lay_has_its_own_time() -> None:
    stop = Press(2, "stop", None, 1030, 1030)
    assert cards(order([lay(0, 40, 1000), stop, lay(1, 30, 1050)])) == ["30", "40", "stop"]
    stop = Press(2, "stop", None, 1030, 990, bound_ms=60)
    assert cards(order([lay(0, 40, 1000), stop, lay(1, 30, 1050)])) == ["stop", "30", "40"]


def test_of_two_at_the_same_time_the_first_to_arrive_is_first() -> None:
    first, second = Press(3, "stop", None, 1000, arrival=4), Press(1, "star", None, 1000, arrival=5)
    assert cards(order([second, first])) == cards(order([first, second])) == ["stop", "star"]


def test_lays_in_secret_are_never_ordered_by_card() -> None:
    """Blind play: the order would tell who holds the lower one."""
    presses = [Press(0, "90", None, 1000, arrival=1), Press(1, "10", None, 1020, arrival=2)]
    assert cards(order(presses)) == ["90", "10"]


# --- at a table ---------------------------------------------------------------------------------------------


class Mind:
    """A match of The Mind in play, with known cards.

    Args:
        hands: One a seat; seats 0 and 1 are Ana's and Bo's, the others bots'.
        options: Of the game.
    """

    def __init__(self, *hands: list[int], **options: Any) -> None:
        self.desk = Desk("the-mind", players=len(hands), **options).start()
        match = self.desk.table.match
        assert match is not None
        level = max(len(hand) for hand in hands)
        position = {"level": level, "hands": list(hands), "phase": "play", "lives": 2, "stars": 1}
        if options.get("blind"):
            position["blind"] = True
        self.desk.table.match = match.game.from_position(position)
        self.desk.table.match_phase += 1
        self.referee = Referee()
        self.lines = {0: QUICK, 1: SLOW}
        self.arrivals = 0
        self.events: list[Event] = []

    def press(
        self, name: str, action: str, received_ms: int, pressed_ms: int | None = None, **more: Any
    ) -> Press:
        """Let a person's press arrive; it is collected, or ruled at once."""
        self.arrivals += 1
        sent_ms = more.pop("sent_ms", None)
        command = {"kind": "act", "action": action, "pressed_at": pressed_ms, "phase": self.phase, **more}
        press = press_of(
            self.desk.table,
            secret(name),
            command,
            received_ms=received_ms,
            sent_ms=sent_ms,
            arrival=self.arrivals,
            line=self.lines[{"ana": 0, "bo": 1}[name]],
        )
        self.take(press)
        return press

    def take(self, press: Press) -> None:
        if self.referee.takes(self.desk.table, press):
            self.referee.take(self.desk.table, press, self.lines)
        else:
            self.events += self.desk.happen(rule(self.desk.table, ruled_alone(press)))

    @property
    def phase(self) -> int:
        return self.desk.table.match_phase

    @property
    def view(self) -> dict[str, Any]:
        match = self.desk.table.match
        assert match is not None
        return match.view(None)

    def close(self) -> list[str]:
        """Let the window close, and return the codes of what is refused."""
        closes_ms = self.referee.closes_at()
        assert closes_ms is not None
        assert self.referee.close(closes_ms - 1) == []
        codes = []
        for ruled in self.referee.close(closes_ms):
            try:
                self.events += self.desk.happen(rule(self.desk.table, ruled))
            except (TableRefusal, IllegalAction) as error:
                codes.append(error.code)
        assert self.referee.closes_at() is None
        return codes


def test_a_slow_line_is_no_mistake() -> None:
    """Bo pressed 20 before Ana pressed 30, on a line that takes 150 ms; by arrival it would be a mistake."""
    mind = Mind([30, 80], [20, 90])
    mind.press("ana", "30", 1000, 1000)
    mind.press("bo", "20", 1130, 985)
    assert mind.close() == []
    assert (mind.view["stack"], mind.view["lives"]) == ([20, 30], 2)


def test_nothing_of_a_window_is_shown_before_it_closes() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("ana", "30", 1000, 1000)
    assert mind.referee.closes_at() == 1150  # as long as Bo's line needs
    assert (mind.events, mind.view["stack"]) == ([], [])
    mind.close()
    assert mind.view["stack"] == [30]


def test_the_window_waits_for_the_lines_of_seats_with_cards_only() -> None:
    mind = Mind([30, 80], [], [90])
    mind.press("ana", "30", 1000, 1000)
    assert mind.referee.closes_at() == 1060


def test_after_an_interruption_the_rest_comes_too_late_and_costs_nothing() -> None:
    """Ana's 30 is a mistake over the bot's 10; Bo's 40 and 90 come back to his hand."""
    mind = Mind([30, 80], [40, 90], [10])
    mind.press("ana", "30", 1000, 1000)
    mind.press("bo", "40", 1100, 1090)
    mind.press("bo", "90", 1120, 1110)
    assert mind.close() == ["too-late", "too-late"]
    assert (mind.view["phase"], mind.view["lives"], mind.view["stack"]) == ("focus", 1, [30])
    assert mind.view["hand_counts"] == [1, 2, 0]


def test_two_lays_in_a_row_in_one_window() -> None:
    """M4: 36 and 37 are two lays in a row, the second is no mistake of the first moment."""
    mind = Mind([36, 37], [90])
    mind.press("ana", "36", 1000, 1000)
    mind.press("ana", "37", 1040, 1040)
    assert mind.close() == []
    assert mind.view["stack"] == [36, 37]


def test_a_stop_that_was_pressed_first_comes_first() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("ana", "30", 1000, 1000)
    mind.press("bo", "stop", 1120, 980)
    assert mind.close() == ["too-late"]
    assert (mind.view["phase"], mind.view["lives"], mind.view["stack"]) == ("focus", 2, [])


def test_what_is_no_lay_needs_no_window() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("bo", "star", 1000, 1000)
    assert mind.referee.closes_at() is None
    assert mind.view["raised"] == [False, True]


def test_a_press_for_an_older_phase_is_refused_before_any_window() -> None:
    mind = Mind([30, 80], [20, 90])
    old = mind.phase
    mind.press("bo", "stop", 1000, 1000)
    with pytest.raises(TableRefusal) as caught:
        mind.press("ana", "30", 1010, 1005, phase=old)
    assert caught.value.code == "too-late"
    for name, action in (("ana", "ready"), ("bo", "ready")):
        mind.press(name, action, 2000, 2000)
    mind.press("bo", "20", 2100, 2100)
    with pytest.raises(TableRefusal) as caught:
        mind.press("ana", "30", 2110, 2105, phase=old)
    assert caught.value.code == "too-late"
    assert mind.close() == []
    assert mind.view["stack"] == [20]


def test_a_lay_that_the_rules_refuse_opens_no_window() -> None:
    mind = Mind([30, 80], [20, 90])
    for action, code in (("80", "not-lowest"), ("55", "not-in-hand"), ("no-card", "unknown-action")):
        with pytest.raises(IllegalAction) as caught:
            mind.press("ana", action, 1000, 1000)
        assert caught.value.code == code
        assert mind.referee.closes_at() is None


def test_a_press_twice_is_one_lay() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("bo", "20", 1000, 1000)
    mind.press("bo", "20", 1010, 1010)
    assert mind.close() == ["not-in-hand"]
    assert mind.view["stack"] == [20]


def test_a_press_is_not_counted_before_the_event_that_it_has_seen() -> None:
    """Bo says that he pressed 20 before Ana's 15 lay, and has seen it: nobody presses before they have seen."""
    mind = Mind([15, 30, 80], [20, 90])
    mind.press("bo", "20", 1150, 1000, seen=7, sent_ms=1120)
    mind.close()
    numbers = mind.events[0].payload["press"]
    assert (numbers["seen"], numbers["sent"], numbers["effective"]) == (7, 1120, 1120)


def test_bots_lays_go_through_the_same_window() -> None:
    """The bot's 10 was due 20 ms after Ana's 30 was pressed, while the window is open: one group, by card."""
    mind = Mind([30, 80], [90], [10])
    mind.press("ana", "30", 1000, 1000)
    mind.take(bot_press(mind.desk.table, Due(1020, 2, "10", "bot"), 1021, arrival=9))
    assert mind.close() == []
    assert (mind.view["stack"], mind.view["lives"]) == ([10, 30], 2)
    assert [event.payload["by"] for event in mind.events] == ["bot", "person"]


def test_while_a_window_is_open_time_brings_bots_only() -> None:
    mind = Mind([30, 80], [90], [10])
    mind.desk.away("bo")
    table = mind.desk.table
    thought = {2: ("10", 700)}
    assert bot_due(table, thought) == Due(table.match_ms + 700, 2, "10", "bot") == due(table, thought)
    late = {2: ("10", 5_000)}
    found = due(table, late)
    assert found is not None
    assert found.why == "line"
    assert bot_due(table, late) == Due(table.match_ms + 5_000, 2, "10", "bot")
    assert bot_due(table, {}) is None


def test_a_bots_lay_counts_from_when_it_was_due() -> None:
    mind = Mind([30, 80], [90], [10])
    press = bot_press(mind.desk.table, Due(1000, 2, "10", "bot"), 1500)
    assert (ruled_alone(press).effective_ms, press.received_ms) == (1000, 1500)
    mind.take(press)
    assert mind.referee.closes_at() == 1500 + 150


def test_all_numbers_of_the_order_are_kept_with_the_action() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("bo", "20", 1130, 900, id="c-1", seen=5, sent_ms=10)
    mind.close()
    (event,) = mind.events
    assert event.payload == {
        "action": "20",
        "by": "person",
        "member": 2,
        "command": "c-1",
        "press": {
            "received": 1130,
            "pressed": 900,
            "seen": 5,
            "sent": 10,
            "bound": 150,
            "effective": 980,
            "arrival": 1,
            "window": [1130, 1280],
        },
    }
    told = project_event(mind.desk.table, event, 1)
    assert told is not None
    assert "press" not in told


def test_who_has_gone_meanwhile_lays_nothing() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.press("bo", "20", 1000, 1000)
    ruled = mind.referee.close(2000)
    mind.desk.ask("ana", "kick", member=2)
    with pytest.raises(TableRefusal) as caught:
        rule(mind.desk.table, ruled[0])
    assert caught.value.code == "too-late"  # the match was halted when he went


def test_who_has_gone_without_cards_raises_no_hand() -> None:
    mind = Mind([30, 80], [], [90])
    mind.press("ana", "30", 1000, 1000)
    mind.press("bo", "star", 1010, 1010)
    _, star = mind.referee.close(2000)
    mind.desk.ask("ana", "kick", member=2)
    with pytest.raises(TableRefusal) as caught:
        rule(mind.desk.table, star)
    assert caught.value.code == "not-seated"


def test_the_order_in_blind_play_tells_nothing() -> None:
    """Whoever holds the lower card, the order of two lays of one window is that of their presses."""
    orders = set()
    for mine, other in (([30], [20]), ([20], [30])):
        mind = Mind(mine, other, [90], blind=True, lives=5)
        mind.press("ana", str(mine[0]), 1000, 1000)
        mind.press("bo", str(other[0]), 1040, 1030)
        assert mind.close() == []
        orders.add(tuple(event.seat for event in mind.events))
    assert orders == {(0, 1)}


def test_acting_through_the_referee_needs_a_seat_like_any_acting() -> None:
    mind = Mind([30, 80], [20, 90])
    mind.desk.join("cleo")
    for name, code in (("cleo", "not-seated"), ("stranger", "not-here")):
        with pytest.raises(TableRefusal) as caught:
            press_of(mind.desk.table, secret(name), {"kind": "act", "action": "30"}, received_ms=1000)
        assert caught.value.code == code


def test_other_games_have_no_referee() -> None:
    desk = Desk("six-qui-prend").start()
    match = desk.table.match
    assert match is not None
    press = press_of(desk.table, secret("ana"), {"kind": "act", "action": match.legal(0)[0]}, received_ms=5)
    assert not Referee().takes(desk.table, press)
