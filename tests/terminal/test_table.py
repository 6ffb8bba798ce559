"""The table without a screen: bots asked once after each event, a clock that stands still, records, rematches."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.bots import bots
from tablee.play.errors import TableeError
from tablee.play.record import Record
from tablee.terminal.clock import Clock
from tablee.terminal.plan import Plan, resume, usual_players
from tablee.terminal.reel import Reel
from tablee.terminal.session import Session
from tablee.terminal.table import MOST_WORDS, LocalTable, Seat
from tests.terminal.drive import session_of


class Asked:
    """A bot that keeps what it was asked and answers as it is told."""

    def __init__(self, seat: int, answers: list[tuple[int | None, int]]) -> None:
        self.seat = seat
        self.answers = answers
        self.asked = 0

    def choose(self, o: Any) -> tuple[int | None, int]:
        self.asked += 1
        assert o.viewer == self.seat
        return self.answers[min(self.asked, len(self.answers)) - 1]


def table_with(
    *answers: list[tuple[int | None, int]], game: str = "the-game", **options: Any
) -> tuple[LocalTable, list[Asked]]:
    """Return a table with Ana and one such bot for each list of answers, at a clock that shows what it is told."""
    session = session_of(game, bots_called=[f"Bot {n}" for n in range(len(answers))], **options)
    asked = [Asked(seat, told) for seat, told in enumerate(answers, 1)]
    session.table._bots = asked  # type: ignore[assignment]
    session.table.pace = 1.0
    return session.table, asked


def test_each_bot_is_asked_once_after_each_event_and_the_earliest_acts() -> None:
    table, asked = table_with([(392, 900)], [(392, 400)], starter="volunteer")
    start = table.match.game.ids["start"]
    for bot in asked:
        bot.answers = [(start, 900 if bot.seat == 1 else 400)]
    move = table.next_move()
    assert move is not None
    assert (move.seat, move.action) == (2, "start")
    assert table.next_move() is move
    assert [bot.asked for bot in asked] == [1, 1]
    table.play(0, "avoid up1")
    table.next_move()
    assert [bot.asked for bot in asked] == [2, 2]


def test_bots_that_only_talk_do_not_keep_a_match_from_going_on() -> None:
    table, (bot,) = table_with([(None, 0)], starter=0)
    game = table.match.game
    bot.answers = [(game.ids["avoid up1"], 0), (game.ids["free up1"], 0)] * 50
    for number in range(MOST_WORDS):
        move = table.next_move()
        assert move is not None, number
        table.play(move.seat, move.action)
    assert table.next_move() is None
    table.play(0, f"{table.match.view(0)['hand'][0]}>up1")
    assert table.next_move() is not None


def test_bots_that_choose_at_once_choose_together() -> None:
    """Nine cards in secret take no longer than one."""
    table, bots = table_with(*([(None, 0)] for _ in range(9)), game="six-qui-prend")
    begun_ms, due_ms = table._last_ms, []
    for bot in bots:
        card = table.match.view(bot.seat)["hand"][0]
        bot.answers = [(table.match.game.ids[str(card)], 300 + 300 * bot.seat)]
    for _ in bots:
        move = table.next_move()
        assert move is not None
        due_ms.append(move.due_ms - begun_ms)
        bots[move.seat - 1].answers = [(None, 0)]
        table.play(move.seat, move.action)
    assert due_ms == sorted(due_ms)
    assert due_ms[0] == 600
    assert due_ms[-1] <= 1_500


def test_nobody_is_asked_when_the_match_is_over() -> None:
    table, (bot,) = table_with([(0, 0)], game="six-qui-prend")
    while not table.match.over:
        seat = table.match.to_act[0]
        table.play(seat, table.match.legal(seat)[0])
    assert table.next_move() is None
    assert bot.asked == 0


def test_the_clock_stands_still_while_the_match_is_put_aside() -> None:
    now = [10.0]
    clock = Clock(500, lambda: now[0])
    now[0] += 2
    assert clock.now_ms() == 2500
    clock.pause()
    now[0] += 60
    assert clock.now_ms() == 2500
    clock.resume()
    clock.resume()
    now[0] += 1
    assert clock.now_ms() == 3500


def test_a_resumed_match_goes_on_where_its_clock_stood() -> None:
    session = session_of("the-game", starter=0, actions=[(0, "21>up1"), (0, "40>up1")])
    table = resume(Record.of(session.match, ["Ana", "Bo", "Cy"]), Plan("the-game"))
    assert 1000 <= table.clock.now_ms() < 2000
    table.play(0, "end")
    assert table.match.actions[-1][2] >= 1000  # type: ignore[operator]


@pytest.mark.parametrize("game", tablee.games())
def test_bots_play_each_game_to_its_end(game: str) -> None:
    players = usual_players(game, 1)
    match = tablee.load(game, players=players).deal(3)
    table = LocalTable(match, tuple(Seat(f"{seat}", bots(game)[-1]) for seat in range(players)), pace=0)
    while not match.over:
        move = table.next_move()
        assert move is not None
        table.play(move.seat, move.action)
    assert Record.from_json(table.record().to_json()).replay().position() == match.position()


def test_a_bot_that_takes_over_in_the_middle_draws_from_another_stream() -> None:
    session = session_of("six-qui-prend", pace=0)
    first = LocalTable(session.match.clone(), session.table.seats, pace=0)
    before = [first._bots[0].choose(session.match.observe(1)) for _ in range(8)]
    session.match.play(0, session.match.legal(0)[0])
    later = LocalTable(session.match, session.table.seats, pace=0)
    assert [later._bots[0].choose(session.match.observe(1)) for _ in range(8)] != before


def test_the_same_deal_again_has_the_same_cards_seats_and_pace() -> None:
    plan = Plan("the-game", {"players": 2}, seed=7, people=["Ana"], bots=["random"], speed="instant")
    table = plan.deal()
    table.play(0, "start")
    again = plan.again(table, same_deal=True)
    assert again.match.position() == plan.deal().match.position()
    assert (again.seats, again.pace) == (table.seats, 0)
    other = plan.again(table, same_deal=False)
    assert other.match.view(0)["hand"] != table.match.view(0)["hand"]


def test_a_match_from_a_position_is_saved_resumed_and_dealt_again() -> None:
    match = tablee.load("the-game", players=2).from_position({"hands": [[5, 6], [7]], "seat": 0})
    table = LocalTable(match, (Seat("Ana"), Seat("Bo", "random")), pace=0)
    session = Session(table, Plan("the-game"))
    assert session.deal_command() is None
    table.play(0, "5>up1")
    assert Plan("the-game").again(table, same_deal=True).match.view(0)["hand"] == [5, 6]
    assert resume(table.record(), Plan("the-game")).match.position() == match.position()


def test_the_terminal_goes_to_the_next_person_in_turn() -> None:
    session = session_of("the-game", people=("Ana", "Bo", "Cy"), bots_called=())
    assert session.viewer is None
    assert session.next_person() == 0
    session.viewer = 0
    assert session.next_person() is None
    session.let_start()
    assert session.next_person() == 1
    session.viewer = 1
    session.let_start()
    assert session.next_person() == 2
    session.viewer = 2
    session.let_start()
    assert session.next_person() == 0


def test_a_bot_does_not_get_the_terminal() -> None:
    session = session_of("the-game", people=("Ana", "Bo"), bots_called=("Cy",), starter=2)
    assert session.next_person() is None
    assert session.viewer is None


def test_a_reel_shows_every_moment_forwards_and_backwards() -> None:
    match = tablee.load("six-qui-prend", players=10, deck=104, until=66).deal(4)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    positions = [each.position() for each in match.record().matches()]
    reel = Reel(match.record())
    assert reel.last == len(positions) - 1 > 200
    for number in [0, reel.last, 100, 99, 1, 150, *range(reel.last, 0, -37)]:
        assert reel.at(number).position() == positions[number]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("nope"), "unknown-game"),
        (Plan("the-game", seed=-1), "bad-seed"),
        (Plan("the-game", people=["a", "A"]), "name-twice"),
        (Plan("the-game", bots=["x"]), "unknown-bot"),
        (Plan("the-mind", people=["a", "b"]), "hot-seat-real-time"),
        (Plan("the-game", speed="x"), "speed"),
        (Plan("the-game", {"players": 1}, people=["a", "b"]), "people-too-many"),
    ],
)
def test_a_plan_that_is_not_possible_says_why(plan: Plan, code: str) -> None:
    with pytest.raises(TableeError) as refused:
        plan.deal()
    assert refused.value.code == code


def test_a_bot_does_not_take_the_name_of_a_person() -> None:
    table = Plan("the-game", {"players": 2}, people=["Bot 2"]).deal()
    assert table.names == ["Bot 2", "Bot 2 *"]
