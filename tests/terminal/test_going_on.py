"""What an outcome says and leads to: going on blind with what is left (M11), harder rules, no praise for a lost duty."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.terminal.outcome_screen import OutcomeScreen
from tablee.terminal.plan import Plan
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.session import Session
from tablee.terminal.table import LocalTable, Seat
from tests.terminal.drive import LARGE, NEVER, SMALL, flat, running, see, shown, until

LEVEL = {"level": 12, "phase": "play", "hands": [[40], []], "lives": 1, "stars": 3}


def near_the_end(game: str, position: dict[str, Any], **options: Any) -> Session:
    """Return a session at a position, Ana's in seat 0 and a bot's in seat 1."""
    match = tablee.load(game, players=2, **options).from_position(position)
    seats = (Seat("Ana"), Seat("Bo", "random"))
    return Session(LocalTable(match, seats, pace=NEVER), Plan(game, match.game.options, people=("Ana",)))


@pytest.mark.parametrize(
    ("language", "offer"),
    [
        ("en", "go on blind, with 1 life and 3 stars"),
        ("fr", "continuer à l’aveugle, avec 1 vie et 3 étoiles"),
    ],
)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_M11_a_win_of_the_mind_offers_to_go_on_blind(
    language: str, offer: str, size: tuple[int, int]
) -> None:
    session = near_the_end("the-mind", LEVEL, star_needs="holders")
    async with running(session, language=language, size=size) as pilot:
        await pilot.press("space", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))
        await see(pilot, f"1 {offer}")
        await pilot.press("1")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        match = screen.session.match
        assert match.game.options == {**session.match.game.options, "blind": True, "lives": 1, "stars": 3}
        view = match.view(0)
        assert (view["level"], view["lives"], view["stars"], view["blind"]) == (1, 1, 3, True)
        assert screen.session.table.names == ["Ana", "Bo"]
        assert "--set blind=true --set lives=1 --set stars=3" in str(screen.session.deal_command())
        assert len(pilot.app.screen_stack) == 2


async def test_M11_a_blind_win_and_a_loss_offer_nothing_more() -> None:
    for session in (
        near_the_end("the-mind", {**LEVEL, "blind": True}, blind=True),
        near_the_end("the-mind", {**LEVEL, "hands": [[40], [20]]}),
    ):
        async with running(session) as pilot:
            await pilot.press("space", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))
            assert "go on" not in flat(pilot)
            await pilot.press("1")
            assert isinstance(pilot.app.screen, OutcomeScreen)


WON = {"hands": [[50], []], "seat": 0}


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
@pytest.mark.parametrize(
    ("given", "offered"),
    [({}, [(3, 0), (3, 1)]), ({"minimum": 3}, [(3, 1)]), ({"minimum": 3, "hand_reduction": 1}, [])],
)
async def test_a_win_of_the_game_offers_the_harder_rules(
    game: str, given: dict[str, int], offered: list[tuple[int, int]]
) -> None:
    session = near_the_end(game, WON, talk="strict", **given)
    names = {
        (3, 0): "harder: three cards a turn ",
        (3, 1): "harder: three cards a turn, one card fewer in hand",
    }
    async with running(session) as pilot:
        await pilot.press("5", "0", "a", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))
        for rules, name in names.items():
            assert (name in flat(pilot)) == (rules in offered)
        assert (" 1 harder" in flat(pilot)) == bool(offered)
        if not offered:
            return
        await pilot.press(str(len(offered)))
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        chosen = screen.session.match.game.options
        assert (chosen["minimum"], chosen["hand_reduction"], chosen["talk"]) == (*offered[-1], "strict")


async def test_an_offer_is_taken_by_a_click_too() -> None:
    session = near_the_end("the-game", WON)
    async with running(session) as pilot:
        await pilot.press("5", "0", "a", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))

        lines = shown(pilot).splitlines()
        row = next(y for y, text in enumerate(lines) if "one card fewer" in text)
        await pilot.click(offset=(lines[row].index("harder"), row))
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))


# --- lost by a duty -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lost", "praise", "left"),
    [
        ("en", "Lost, this time.", "xcellent", "2 cards left."),
        ("fr", "Perdu, cette fois.", "xcellent", "Il reste 2 cartes."),
    ],
)
async def test_X12_a_match_lost_by_a_duty_is_not_praised(
    language: str, lost: str, praise: str, left: str
) -> None:
    """A Skull is laid as the last card of a hand, with two cards left in the other: nobody can cover it."""
    session = near_the_end("the-game-extreme", {"hands": [[14], [50, 51]], "seat": 0, "draw": []})
    async with running(session, language=language) as pilot:
        await pilot.press("1", "4", "a", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, OutcomeScreen))
        assert session.match.outcome is not None
        assert (session.match.outcome["reason"], session.match.outcome["score"]) == ("duty", 2)
        assert lost in flat(pilot)
        assert left in flat(pilot)
        assert praise not in flat(pilot)
