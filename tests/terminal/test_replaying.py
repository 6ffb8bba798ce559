"""A record on screen: forwards, backwards, to a number, to its ends, through different eyes."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import tablee
from tablee.terminal.replay_screen import ReplayScreen
from tests.terminal.drive import any_move, flat, near_move, running, see, until


def record_of(game: str, *, seed: int = 5, **options: object) -> tablee.Record:
    """Return the record of a whole match."""
    match = tablee.load(game, players=2, **options).deal(seed)
    choose = any_move() if game == "six-qui-prend" else near_move()
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, choose(match, seat), 61_000 * (1 + len(match.actions)))
    return match.record(["Ana", "Bo"])


def replaying(pilot: Pilot[None]) -> ReplayScreen:
    """Return the screen of the replay."""
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


async def test_steps_jumps_and_ends() -> None:
    record = record_of("the-game", starter=0)
    positions = [match.position() for match in record.matches()]
    last = len(record.actions)
    async with running(record=record) as pilot:
        for keys, number in [
            ("right", 1),
            ("space", 2),
            ("left", 1),
            ("left left", 0),
            ("pagedown", 10),
            ("pageup", 0),
            ("end", last),
            ("right", last),
            ("home", 0),
            ("1 2 enter", 12),
            ("9 9 9 9 enter", last),
            ("3 backspace 5 enter", 5),
            ("7 escape right", 6),
        ]:
            await pilot.press(*keys.split())
            assert replaying(pilot).number == number
            assert replaying(pilot).match.position() == positions[number]
            await see(pilot, f"{number} / {last}")


async def test_an_action_is_told_with_its_seat_and_time() -> None:
    record = record_of("the-game", starter=0)
    async with running(record=record) as pilot:
        await pilot.press("right")
        card, pile = record.actions[0][1].split(">")
        await see(
            pilot,
            f"Ana: {card}→{'A▲' if pile == 'up1' else 'D▼'} (1:01)"
            if pile in ("up1", "down2")
            else f"Ana: {card}→",
        )
        await pilot.press("end")
        await see(pilot, "Lost, this time." if record.replay().outcome["score"] > 9 else "Excellent!")  # type: ignore[index]


async def test_eyes_see_all_cards_one_hand_or_none() -> None:
    record = record_of("the-game", starter=0)
    hands = [record.deal().view(seat)["hand"] for seat in (0, 1)]

    def sees(pilot: Pilot[None]) -> list[bool]:
        return [all(f" {card} " in f" {flat(pilot)} " for card in hand) for hand in hands]

    async with running(record=record) as pilot:
        for sentence, seen in [
            ("All cards open.", [True, True]),
            ("As Ana saw it.", [True, False]),
            ("As Bo saw it.", [False, True]),
            ("As a spectator saw it.", [False, False]),
            ("All cards open.", [True, True]),
        ]:
            await see(pilot, sentence)
            assert sees(pilot) == seen
            await pilot.press("v")


@pytest.mark.parametrize("game", ["six-qui-prend", "the-mind"])
async def test_a_secret_stays_one_for_the_eyes_of_another(game: str) -> None:
    record = record_of(game, **({"blind": True} if game == "the-mind" else {}))
    number = next(
        n for n, (seat, action, _) in enumerate(record.actions, 1) if seat == 1 and action.isdigit()
    )
    card = record.actions[number - 1][1]
    async with running(record=record) as pilot:
        await pilot.press(*str(number), "enter")
        await see(pilot, f"Bo: {card} ")
        await pilot.press("v")
        await see(pilot, "Bo: a card,")
        assert f"Bo: {card} " not in flat(pilot)
        await pilot.press("v")
        await see(pilot, f"Bo: {card} ")
        await pilot.press("v")
        await see(pilot, "Bo: a card,")


async def test_help_rules_and_leaving() -> None:
    async with running(record=record_of("face-to-face")) as pilot:
        await pilot.press("f1")
        await see(pilot, "The rules of The Game Face to Face")
        await pilot.press("escape", "question_mark")
        await see(pilot, "Everywhere")
        await pilot.press("escape", "q")
        await until(pilot, lambda: not pilot.app.is_running)
