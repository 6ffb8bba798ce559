"""Stored screens: what each screen shows, character by character, in both languages and at two sizes.

`TABLEE_SCREENS=write` writes the files anew; see README.md.
"""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import tablee
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.session import Session
from tablee.texts import languages
from tests.terminal.drive import LARGE, NEVER, SMALL, near_move, running, session_of, shown

FOLDER = Path(__file__).parent / "screens"
Step = Callable[[Pilot[None]], Awaitable[None]]


def pressing(*keys: str) -> Step:
    """Return a step that presses keys."""

    async def step(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)

    return step


def played(
    game: str, moves: int, *, seed: int = 5, players: int = 3, chance: int = 1, **options: object
) -> Session:
    """Return a session after some plain moves; Ana sits first, the others are bots that do nothing more."""
    session = session_of(game, bots_called=("Bo", "Cy", "Di", "Ed")[: players - 1], seed=seed, **options)
    match, choose = session.match, near_move(chance)
    while not match.over and (moves > 0 or 0 not in match.to_act):
        seat = match.to_act[-1]
        match.play(seat, choose(match, seat), 1500 * len(match.actions))
        moves -= 1
    return session


def spoken() -> Session:
    """Return a match of The Game in which everybody has said something."""
    session = played("the-game", 12, seed=8, players=5, starter=0)
    for seat, word in (
        (1, "avoid up1"),
        (2, "avoid up1"),
        (3, "careful up1"),
        (4, "careful down2"),
        (0, "avoid down1"),
    ):
        session.match.play(seat, word)
    return session


def shared() -> Session:
    """Return a match of The Game with three people at one terminal."""
    return session_of("the-game", people=("Ana", "Bo", "Cy"), bots_called=(), starter=1)


def blind() -> Session:
    """Return a blind match of The Mind, a level judged."""
    return played("the-mind", 14, seed=2, blind=True, chance=4)


SCREENS: dict[str, tuple[Callable[[], Session | None], Step]] = {
    "choose": (lambda: None, pressing("down", "down", "down")),
    "form": (lambda: None, pressing("2", "down", "right", "down", *"Zoé")),
    "form-refused": (lambda: None, pressing("4", *["down"] * 7, "right", "enter")),
    "the-game": (lambda: played("the-game", 9, starter=0), pressing("right", "right")),
    "the-game-start": (lambda: played("the-game", 0), pressing()),
    "the-game-refused": (lambda: played("the-game", 9, starter=0), pressing("e")),
    "the-game-talk": (spoken, pressing()),
    "the-game-say": (spoken, pressing("t", "down")),
    "the-game-outcome": (lambda: played("the-game", 500, starter="lot"), pressing("enter")),
    "the-game-shared": (shared, pressing()),
    "the-game-extreme": (
        lambda: played("the-game-extreme", 9, seed=31, players=5, starter=0),
        pressing("right"),
    ),
    "the-game-extreme-outcome": (lambda: played("the-game-extreme", 500, starter="lot"), pressing("enter")),
    "face-to-face": (lambda: played("face-to-face", 12), pressing("right", "enter")),
    "face-to-face-outcome": (lambda: played("face-to-face", 500), pressing("enter")),
    "six-qui-prend": (lambda: played("six-qui-prend", 14, players=5), pressing("right")),
    "six-qui-prend-match": (lambda: played("six-qui-prend", 40, deck=104, until=66), pressing()),
    "six-qui-prend-outcome": (lambda: played("six-qui-prend", 500, players=5), pressing("enter")),
    "the-mind-focus": (lambda: played("the-mind", 0), pressing()),
    "the-mind-play": (lambda: played("the-mind", 10, seed=3), pressing()),
    "the-mind-blind": (blind, pressing()),
    "the-mind-outcome": (lambda: played("the-mind", 500), pressing("enter")),
    "help": (lambda: played("the-game", 0), pressing("question_mark")),
    "rules": (lambda: played("the-game-extreme", 0), pressing("f1", *["pagedown"] * 3)),
}


async def compare(pilot: Pilot[None], name: str) -> None:
    """Compare the screen with its file, or write the file where that is asked for."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("TABLEE_SCREENS") == "write":
        path.write_text(await settled(pilot), encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing; TABLEE_SCREENS=write writes it"
    stored = path.read_text(encoding="utf-8")
    for _ in range(100):
        if shown(pilot) == stored:
            return
        await pilot.pause(0.01)
    assert shown(pilot) == stored, f"{path.name} has changed; TABLEE_SCREENS=write writes it anew"


async def settled(pilot: Pilot[None]) -> str:
    """Return the screen once it no longer changes."""
    before = ""
    while before != shown(pilot):
        before = shown(pilot)
        await pilot.pause(0.2)
    return before


async def at_both_sizes(pilot: Pilot[None], name: str, language: str) -> None:
    """Compare the screen at the small size, then at the large one."""
    for size in (SMALL, LARGE):
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await compare(pilot, f"{name}.{language}.{size[0]}x{size[1]}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SCREENS)
async def test_screen(name: str, language: str) -> None:
    make, step = SCREENS[name]
    async with running(make(), language=language) as pilot:
        await step(pilot)
        await pilot.pause()
        await at_both_sizes(pilot, name, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tablee.games())
async def test_replay_screen(game: str, language: str) -> None:
    record = played(game, 500).table.record()
    async with running(record=record, language=language) as pilot:
        await pilot.press("1", "3", "enter")
        await at_both_sizes(pilot, f"replay-{game}", language)


@pytest.mark.parametrize("language", languages())
async def test_screen_of_cards_placed_one_after_the_other(language: str) -> None:
    session = played("six-qui-prend", 10, players=4)
    async with running(session, language=language) as pilot:
        session.table.pace = NEVER
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        while not screen.frames:
            seat = session.match.to_act[0]
            screen._take(seat, session.match.legal(seat)[0])
        screen.frames[:2] = []
        screen.repaint()
        await pilot.pause()
        await at_both_sizes(pilot, "six-qui-prend-placing", language)


def test_every_stored_screen_is_compared() -> None:
    names = [*SCREENS, *(f"replay-{game}" for game in tablee.games()), "six-qui-prend-placing"]
    files = {
        f"{name}.{lang}.{w}x{h}.txt" for name in names for lang in languages() for w, h in (SMALL, LARGE)
    }
    assert {path.name for path in FOLDER.iterdir()} == files


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_a_stored_screen_fits_its_size(path: Path) -> None:
    width, height = map(int, path.suffixes[-2].removeprefix(".").split("x"))
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == height
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_stored_screen_shows_sentences_and_no_names_of_messages(path: Path) -> None:
    assert re.findall(r"\b(?:terminal|command|error|rules)-[a-z]+", path.read_text(encoding="utf-8")) == []
