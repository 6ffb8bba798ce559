"""A game without a board of its own is playable all the same: its view, and its actions by number."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.terminal import boards
from tablee.terminal.boards import AnyBoard
from tablee.terminal.outcome_screen import OutcomeScreen
from tests.terminal.drive import any_move, running, see, session_of, shown


@pytest.fixture(autouse=True)
def _no_boards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(boards, "_kind", lambda game: AnyBoard)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("game", tablee.games())
async def test_a_whole_match_by_numbers(game: str) -> None:
    session = session_of(game, pace=0)
    choose = any_move()
    async with running(session) as pilot:
        for _ in range(1500):
            if isinstance(pilot.app.screen, OutcomeScreen):
                break
            if 0 in session.match.to_act:
                useful = [a for a in session.match.legal(0) if not session.match.game.is_talk(a)]
                await pilot.press(*str(useful.index(choose(session.match, 0)) + 1), "enter")
            else:
                await pilot.press("space")
                await pilot.pause(0.002)
        assert isinstance(pilot.app.screen, OutcomeScreen)


async def test_what_it_shows_and_what_it_asks() -> None:
    session = session_of("face-to-face")
    while 0 not in session.match.to_act:
        session.match.play(1, session.match.legal(1)[-1])
    async with running(session) as pilot:
        await see(pilot, "draw_counts")
        first = session.match.legal(0)[0]
        await see(pilot, f"1 {first}")
        await pilot.press("enter")
        await see(pilot, "Type the number of an action")
        await pilot.press("right")
        assert f"▶  1 {first}" in shown(pilot)
        await pilot.press("escape", "enter")
        await see(pilot, "Type the number of an action")
