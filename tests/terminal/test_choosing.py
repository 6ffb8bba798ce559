"""From the first screen to the match: games, options, names, saved matches, languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.terminal.choose_screen import ChooseScreen, offers
from tablee.terminal.form import Form
from tablee.terminal.form_screen import FormScreen
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.replay_screen import ReplayScreen
from tablee.terminal.voice import Voice
from tablee.texts import languages
from tests.terminal.drive import flat, running, see, session_of, until


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("language", languages())
def test_every_game_is_offered_and_the_two_editions_side_by_side(language: str) -> None:
    found = offers(Voice(language))
    assert tuple(dict.fromkeys(offer.game for offer in found)) == tablee.games()
    editions = [offer.options for offer in found if offer.game == "six-qui-prend"]
    assert editions == [{}, {"deck": 104, "until": 66}]


@pytest.mark.parametrize("game", tablee.games())
def test_a_form_left_as_it_is_deals(game: str) -> None:
    table = Form(game, {}, Voice("en")).plan().deal()
    assert table.match.game.options == tablee.load(game, players=table.match.game.players).options
    assert table.people == (0,)


@pytest.mark.parametrize("game", tablee.games())
def test_every_row_and_value_has_words(game: str) -> None:
    for language in languages():
        for row in Form(game, {}, Voice(language))._rows.values():
            texts = [row.label, *getattr(row, "texts", [])]
            assert all(text and not text.startswith(("terminal-", game)) for text in texts), texts


def test_names_are_asked_of_those_who_play_here_and_bots_only_where_seats_are_left() -> None:
    form = Form("the-game", {}, Voice("en"))
    form._rows["people"].index = 2
    assert [row.key for row in form.rows[:5]] == ["players", "people", "name1", "name2", "name3"]
    assert "bot" not in [row.key for row in form.rows]
    form._rows["players"].index = 4
    assert "bot" in [row.key for row in form.rows]


async def test_a_game_is_chosen_set_up_and_played() -> None:
    async with running() as pilot:
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FormScreen))
        await pilot.press(
            "right", "down", "down", *"Zoé", "down", "left", "up", "backspace", "é", *["up"] * 3, "7", "enter"
        )
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        match = screen.session.match
        assert match.game.name == "the-game-extreme"
        assert match.game.players == 4
        assert match.seed == 7
        assert [(seat.name, seat.bot) for seat in screen.session.table.seats[:2]] == [
            ("Zoé", None),
            ("Bot 2", "random"),
        ]


async def test_what_is_not_possible_is_said_in_the_form() -> None:
    async with running(language="fr") as pilot:
        await pilot.press("4", *["down"] * 7, "right", "enter")
        await see(pilot, "La variante tactique se joue avec le paquet de 104 cartes, pas avec celui de 108.")
        await pilot.press("left", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))


async def test_the_language_changes_on_the_first_screen() -> None:
    async with running() as pilot:
        await pilot.press("l")
        await see(pilot, "la table des jeux de cartes à nombres")
        await pilot.press("l")
        await see(pilot, "the table for number-card games")


async def test_escape_comes_back_to_the_first_screen() -> None:
    async with running() as pilot:
        for key in ("f1", "question_mark", "s", "enter"):
            await pilot.press(key)
            assert not isinstance(pilot.app.screen, ChooseScreen)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(pilot.app.screen, ChooseScreen))


async def test_a_saved_match_is_taken_up_from_the_first_screen() -> None:
    saved = session_of("the-game", starter=0, actions=[(0, "21>up1")])
    path = saved.save()
    async with running() as pilot:
        await pilot.press("s")
        await see(pilot, "1 action")
        await pilot.press("v")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
        await pilot.press("escape", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        assert screen.session.match.position() == saved.match.position()
        assert screen.session.path == path
        await pilot.press("4", "0", "b", "w")
    assert len(tablee.Record.from_json(path.read_text()).actions) == 2


async def test_a_finished_match_can_only_be_looked_at() -> None:
    session = session_of("six-qui-prend")
    while not session.match.over:
        seat = session.match.to_act[0]
        session.match.play(seat, session.match.legal(seat)[0])
    session.save()
    async with running() as pilot:
        await pilot.press("s")
        await see(pilot, "finished")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))


async def test_without_saved_matches_it_is_said_where_they_would_be(tmp_path: Path) -> None:
    async with running() as pilot:
        await pilot.press("s")
        await until(pilot, lambda: str(tmp_path)[:20] in flat(pilot))
        await pilot.press("enter", "down", "v", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, ChooseScreen))
