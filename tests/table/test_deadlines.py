"""What time brings: bots, time limits, lost lines. Every deadline follows from the log, so a restart loses none."""

import pytest

import tablee
from tablee.bots import MOST_WORDS, bots
from tablee.table import AWAY_MS, Due, Table, due, is_missed, project_table, think, thinkers, tick
from tablee.table.thinking import question, stand_in
from tests.table.desk import Desk, kinds, legal_move, secret, thoughts

GAMES = tablee.games()
LIMIT_MS = 30_000


def deadlines(desk: Desk) -> list[int | None]:
    """Return the deadlines of the seats as everybody is told."""
    return [seat["deadline"] for seat in project_table(desk.table, None)["seats"]]


# --- bots ---------------------------------------------------------------------------------------------------


def test_each_bot_is_asked_while_a_match_runs() -> None:
    desk = Desk(people=("ana",), bot="sensible")
    assert thinkers(desk.table) == []
    desk.start()
    assert [(bot.seat, bot.bot) for bot in thinkers(desk.table)] == [(1, "sensible"), (2, "sensible")]
    desk.play_out()
    assert thinkers(desk.table) == []


def test_a_bot_answers_the_same_however_often_it_is_asked() -> None:
    for game in GAMES:
        desk = Desk(game, people=("ana",), bot="sensible").start()
        for _ in range(4):
            assert thoughts(desk.table) == thoughts(desk.table) == thoughts(Table.fold("table", desk.log))
            desk.step()


def test_the_first_bot_acts_when_it_has_waited_long_enough() -> None:
    desk = Desk(people=("ana",), bot="random").start()
    answers = thoughts(desk.table)
    delay_ms, seat = min((delay, seat) for seat, (_, delay) in answers.items())
    found = desk.due()
    assert found == Due(desk.now_ms + delay_ms, seat, answers[seat][0], "bot")
    assert found is not None
    assert tick(desk.table, found, found.at_ms - 1) == []
    (event,) = desk.bring(found)
    assert (event.kind, event.seat, event.payload["by"]) == ("action", seat, "bot")
    assert event.at_ms == found.at_ms


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize(
    ("pace", "within_ms"), [("normal", 1_500), ("fast", 1_500), ("instant", 0), ("slow", 3_000)]
)
def test_bots_that_choose_at_once_choose_together(bot: str, pace: str, within_ms: int) -> None:
    """Nine of them as quickly as one: none waits for another to have chosen."""
    desk = Desk("six-qui-prend", ("ana",), bot=bot, pace=pace, players=10).start()
    match = desk.table.match
    assert match is not None
    for _ in range(3):
        begun_ms = desk.now_ms
        desk.act(0, legal_move(desk, 0))
        while match.view(None)["phase"] == "choose" and 0 not in match.to_act:
            desk.bring()
            assert desk.now_ms <= begun_ms + within_ms
        while match.view(None)["phase"] == "row":
            desk.act(0, "row1") if 0 in match.to_act else desk.bring()


def test_bots_that_take_turns_wait_for_each_other() -> None:
    """What is laid openly comes one after the other, so that it can be followed."""
    desk = Desk("the-game", ("ana",), bot="sensible", players=3, starter=1).start()
    for _ in range(4):
        before_ms = desk.now_ms
        desk.bring()
        assert desk.now_ms > before_ms


@pytest.mark.parametrize(
    ("pace", "factor"), [("slow", 2.0), ("normal", 1.0), ("fast", 0.4), ("instant", 0.0)]
)
def test_the_pace_of_a_table(pace: str, factor: float) -> None:
    usual = thoughts(Desk(people=("ana",)).start().table)
    paced = thoughts(Desk(people=("ana",), pace=pace).start().table)
    assert paced == {seat: (action, round(delay * factor)) for seat, (action, delay) in usual.items()}


def test_in_real_time_a_bots_pace_is_its_play() -> None:
    usual = thoughts(Desk("the-mind", people=("ana",), bot="sensible").start().table)
    assert thoughts(Desk("the-mind", people=("ana",), bot="sensible", pace="instant").start().table) == usual


def test_a_bot_that_sits_down_in_the_middle_begins_to_think_then() -> None:
    desk = Desk("face-to-face", ("ana", "bo"), bot=None, pace="instant").start()
    seat = desk.table.match.to_act[0]
    desk.later(50_000)
    desk.ask(("ana", "bo")[seat], "stand")
    desk.ask("ana", "seat-bot", seat=seat, bot="random")
    found = desk.due()
    assert found is not None
    assert found.at_ms == desk.now_ms


def test_what_a_bot_meant_before_something_else_happened_does_nothing() -> None:
    desk = Desk(people=("ana", "bo"), bot="random").start()
    found = desk.due()
    assert found is not None
    desk.bring(found)
    assert tick(desk.table, found, desk.now_ms + 1) == []  # it has chosen already
    desk.ask("ana", "remove-bot", seat=2)
    assert tick(desk.table, found, desk.now_ms + 1) == []


def test_bots_fall_silent_when_nobody_makes_a_move() -> None:
    desk = Desk("the-game", people=("ana",), bot="sensible").start()

    def somebody_would_speak(table: Table) -> bool:
        words = [action for action, _ in thoughts(table).values() if action is not None]
        return any(table.match.game.is_talk(word) for word in words)

    desk.play_until(somebody_would_speak)
    desk.table.words = MOST_WORDS - 1
    assert somebody_would_speak(desk.table)
    desk.table.words = MOST_WORDS
    assert not somebody_would_speak(desk.table)


def test_endless_talk_puts_no_bot_off() -> None:
    desk = Desk("the-game", people=("ana", "bo"), bot="sensible").start()
    for number in range(MOST_WORDS + 3):
        desk.later(100)
        desk.ask("ana", "act", action=("avoid up1", "free up1")[number % 2])
    assert desk.table.words == MOST_WORDS + 3
    assert desk.table.match_ms == desk.now_ms - 300
    desk.play_until(lambda table: table.words == 0)
    assert desk.table.match_ms == desk.now_ms


# --- time limits --------------------------------------------------------------------------------------------


def test_a_seats_time_runs_from_when_the_match_waits_for_it() -> None:
    desk = Desk("face-to-face", ("ana", "bo"), bot=None, limit_ms=LIMIT_MS)
    assert deadlines(desk) == [None, None]
    desk.start()
    first = desk.table.match.to_act[0]
    expected: list[int | None] = [None, None]
    expected[first] = desk.now_ms + LIMIT_MS
    assert deadlines(desk) == expected
    desk.later(20_000)
    desk.act(first, legal_move(desk, first))  # its own action gives it new time
    expected[first] = desk.now_ms + LIMIT_MS
    assert deadlines(desk) == expected
    desk.play_until(lambda table: table.match.to_act == (1 - first,))
    expected = [None, None]
    expected[1 - first] = desk.now_ms + LIMIT_MS
    assert deadlines(desk) == expected


def test_what_others_do_gives_a_seat_no_new_time() -> None:
    desk = Desk("six-qui-prend", limit_ms=LIMIT_MS).start()
    dealt_ms = desk.now_ms
    assert deadlines(desk) == [dealt_ms + LIMIT_MS, dealt_ms + LIMIT_MS, None]
    desk.later(10_000)
    desk.act(0, legal_move(desk, 0))
    assert deadlines(desk) == [None, dealt_ms + LIMIT_MS, None]


def test_a_word_gives_a_seat_no_new_time() -> None:
    desk = Desk("the-game", limit_ms=LIMIT_MS).start()
    before = deadlines(desk)
    desk.later(10_000)
    desk.ask("ana", "act", action="avoid up1")
    assert deadlines(desk) == before


def test_there_is_no_limit_in_real_time() -> None:
    desk = Desk("the-mind", limit_ms=LIMIT_MS).start()
    assert deadlines(desk) == [None, None, None]
    assert project_table(desk.table, None)["limit_ms"] is None
    assert desk.table.settings.limit_ms == LIMIT_MS  # kept for another game


@pytest.mark.parametrize("game", [game for game in GAMES if game != "the-mind"])
def test_when_the_time_has_run_out_the_strongest_bot_acts(game: str) -> None:
    desk = Desk(game, ("ana",), bot="random", limit_ms=LIMIT_MS).start()
    match = desk.table.match
    assert match is not None
    desk.play_until(lambda table: 0 in match.to_act)
    found = due(desk.table, {})
    assert found is not None
    assert (found.seat, found.why, found.at_ms) == (0, "time", deadlines(desk)[0])
    expected = stand_in(desk.table, 0)
    thought, _ = think(desk.table, 0, bots(game)[-1])
    assert expected == thought or thought is None or match.game.is_talk(thought)
    assert tick(desk.table, found, found.at_ms - 1) == []
    event = desk.bring(found)[0]
    assert (event.kind, event.seat, event.payload["action"], event.payload["by"]) == (
        "action",
        0,
        expected,
        "time",
    )
    assert "member" not in event.payload


def test_the_rest_of_a_turn_that_time_has_begun_goes_quickly() -> None:
    desk = Desk("face-to-face", ("ana", "bo"), bot=None, limit_ms=LIMIT_MS).start()
    match = desk.table.match
    assert match is not None
    seat = match.to_act[0]
    desk.bring()
    assert match.to_act == (seat,)
    assert deadlines(desk)[seat] == desk.now_ms + 1_000
    desk.act(seat, legal_move(desk, seat))  # the person is there after all
    if seat in match.to_act:
        assert deadlines(desk)[seat] == desk.now_ms + LIMIT_MS
    while match.to_act == (seat,):
        desk.bring()
    assert deadlines(desk)[1 - seat] == desk.now_ms + LIMIT_MS


def test_whoever_takes_a_seat_has_all_the_time_for_it() -> None:
    desk = Desk("six-qui-prend", limit_ms=LIMIT_MS)
    desk.join("cleo")
    desk.start()
    desk.later(20_000)
    dealt_ms = desk.table.dealt_ms
    assert dealt_ms is not None
    desk.ask("bo", "stand")
    assert deadlines(desk)[1] == dealt_ms + LIMIT_MS  # nobody wins time by going
    desk.ask("cleo", "sit", seat=1)
    assert deadlines(desk)[1] == desk.now_ms + LIMIT_MS
    desk.ask("ana", "remove-bot", seat=2)
    assert deadlines(desk)[2] == desk.now_ms + LIMIT_MS


def test_an_empty_table_with_a_limit_plays_to_the_end() -> None:
    desk = Desk("the-game", ("ana", "bo"), bot="random", limit_ms=5_000).start()
    desk.ask("ana", "leave")
    desk.away("bo")
    while desk.table.phase == "playing":
        desk.bring()
    assert desk.table.phase == "over"
    assert {event.payload["by"] for event in desk.log if event.kind == "action"} == {"bot", "time"}


def test_a_limit_that_is_met_by_something_else_does_nothing() -> None:
    desk = Desk("six-qui-prend", limit_ms=LIMIT_MS).start()
    found = Due(desk.now_ms + LIMIT_MS, 0, None, "time")
    desk.act(0, legal_move(desk, 0))
    assert tick(desk.table, found, found.at_ms) == []
    idle = Due(desk.now_ms, None, None, "idle")
    assert tick(desk.table, idle, desk.now_ms) == []


# --- lost lines in real time --------------------------------------------------------------------------------


def in_play(table: Table) -> bool:
    return table.match.view(None)["phase"] == "play"


def test_a_seat_with_cards_that_loses_its_line_stops_play() -> None:
    desk = Desk("the-mind", bot="sensible").start().play_until(in_play)
    desk.away("bo")
    found = due(desk.table, {})
    assert found == Due(desk.now_ms + 1_500, 1, "stop", "line")
    desk.back("bo")
    assert due(desk.table, {}) is None
    desk.away("bo")
    assert found is not None
    (event,) = desk.bring(due(desk.table, {}))
    assert (event.seat, event.payload["action"], event.payload["by"]) == (1, "stop", "time")
    assert not in_play(desk.table)
    found = due(desk.table, {})
    assert found is None or found.why == "idle"


def test_a_line_that_was_lost_in_focus_stops_play_when_it_begins() -> None:
    desk = Desk("the-mind", bot="sensible").start()
    desk.act(1, "ready")
    desk.away("bo")
    desk.later(10_000)
    desk.act(0, "ready")
    desk.play_until(in_play)
    found = due(desk.table, {})
    assert found is not None
    assert (found.why, found.at_ms < desk.now_ms) == ("line", True)
    desk.bring(found)
    assert not in_play(desk.table)


def test_who_looks_on_or_has_no_cards_stops_nothing() -> None:
    desk = Desk("the-mind", bot="sensible")
    desk.join("cleo")
    desk.start().play_until(in_play)
    desk.away("cleo")
    assert due(desk.table, {}) is None
    desk.play_until(lambda table: in_play(table) and 1 not in table.match.to_act)
    desk.away("bo")
    assert due(desk.table, {}) is None


def test_a_seat_with_cards_that_is_left_stops_play_at_once() -> None:
    desk = Desk("the-mind", bot="sensible").start().play_until(in_play)
    events = desk.ask("bo", "leave")
    assert kinds(events) == ["left", "action"]
    assert (events[1].payload["action"], events[1].payload["by"]) == ("stop", "time")
    assert not in_play(desk.table)


def test_elsewhere_a_lost_line_stops_nothing() -> None:
    desk = Desk("the-game").start()
    desk.away("bo")
    assert due(desk.table, {}) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_a_lost_line_is_told_after_fifteen_seconds(game: str, phase: str) -> None:
    """In real time too, as long as nobody waits for the hand: before the deal, and while all concentrate."""
    desk = Desk(game)
    if phase == "playing":
        desk.start()
    lost_ms = desk.now_ms
    assert AWAY_MS == 15_000
    assert not is_missed(desk.table, secret("bo"), lost_ms, lost_ms)
    assert not is_missed(desk.table, secret("bo"), lost_ms, lost_ms + AWAY_MS - 1)
    assert is_missed(desk.table, secret("bo"), lost_ms, lost_ms + AWAY_MS)
    assert not is_missed(desk.table, secret("stranger"), lost_ms, lost_ms + AWAY_MS)
    desk.away("bo")  # and stays so until a line opens, for however long that is known
    assert is_missed(desk.table, secret("bo"), lost_ms, lost_ms)


def test_in_real_time_a_hand_that_play_waits_for_is_missed_at_once() -> None:
    desk = Desk("the-mind", bot="sensible").start().play_until(in_play)
    desk.join("cleo")  # who only looks on
    assert is_missed(desk.table, secret("bo"), desk.now_ms, desk.now_ms)
    assert not is_missed(desk.table, secret("cleo"), desk.now_ms, desk.now_ms)


# --- restarts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_restart_in_the_middle_of_anything_goes_on_with_the_same_deadlines(game: str) -> None:
    desk = Desk(game, ("ana",), bot="random", limit_ms=LIMIT_MS)
    seen = set()
    desk.start()
    while desk.table.phase == "playing":
        if len(desk.log) % 9 == 4:
            desk.away("ana")
        twin = Table.fold("table", desk.log)
        assert thinkers(twin) == thinkers(desk.table)
        assert due(twin, thoughts(twin)) == desk.due()
        assert due(twin, {}) == due(desk.table, {})
        found = desk.due()
        seen.add(found.why if found else None)
        if len(desk.log) % 9 == 6:
            desk.back("ana")
        desk.step("random")
    assert "bot" in seen


def test_bots_are_asked_with_nothing_but_what_their_seat_may_see() -> None:
    desk = Desk("the-mind", ("ana",), bot="sensible").start()
    asked = question(desk.table, 1, "sensible")
    match = desk.table.match
    assert match is not None
    assert asked.observation == match.observe(1)
    assert set(vars(asked)) == {
        *("game", "options", "bot", "seat", "seed", "index", "observation", "may_talk", "pace"),
    }
