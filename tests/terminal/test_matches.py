"""A whole match of each game by keys alone, in each language."""

from __future__ import annotations

import pytest

import tablee
from tablee.terminal.outcome_screen import OutcomeScreen
from tablee.terminal.session import Session
from tablee.texts import languages
from tests.terminal.drive import best_move, play_out, running, session_of, shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tablee.games())
async def test_a_whole_match_by_keys(game: str, language: str) -> None:
    session: Session = session_of(game, pace=0)
    async with running(session, language=language) as pilot:
        await play_out(pilot, session, best_move())
        assert session.match.over
        assert isinstance(pilot.app.screen, OutcomeScreen)
        assert str(session.match.seed) in shown(pilot)
    record = session.table.record()
    assert record.replay().position() == session.match.position()
    times = [at_ms for *_, at_ms in record.actions]
    assert times == sorted(times)
