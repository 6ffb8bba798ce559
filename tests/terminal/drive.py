"""Driving the app as a person does: keys in, characters of the whole screen out."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

import tablee
from tablee.bots import bots, seat_bot
from tablee.play.record import Record
from tablee.terminal.app import TableeApp
from tablee.terminal.outcome_screen import OutcomeScreen
from tablee.terminal.plan import Plan
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.session import Session
from tablee.terminal.table import LocalTable, Seat

NEVER = 1_000_000.0  # a pace at which no bot acts while a test runs
SMALL, LARGE = (80, 24), (120, 40)
PLAYERS = {"face-to-face": 2}

Choose = Callable[[tablee.Match, int], str]


def session_of(
    game: str,
    *,
    people: Sequence[str] = ("Ana",),
    bots_called: Sequence[str] = ("Bo", "Cy"),
    seed: int = 5,
    pace: float = NEVER,
    actions: Sequence[tuple[int, str]] = (),
    **options: Any,
) -> Session:
    """Return a session in which some actions are taken already; its bots act at once (pace 0) or not at all."""
    count = PLAYERS.get(game, len(people) + len(bots_called))
    seats = [*(Seat(name) for name in people), *(Seat(name, "random") for name in bots_called)][:count]
    match = tablee.load(game, players=count, **options).deal(seed)
    for number, (seat, action) in enumerate(actions):
        match.play(seat, action, 1000 * number)
    plan = Plan(game, match.game.options, seed, people=tuple(people))
    return Session(LocalTable(match, tuple(seats), pace=pace), plan)


@asynccontextmanager
async def running(
    session: Session | None = None,
    *,
    record: Record | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
) -> AsyncIterator[Pilot[None]]:
    """Run the app without a terminal and wait for its first screen."""
    app = TableeApp(language, session=session, record=record)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def shown(pilot: Pilot[None]) -> str:
    """Return the characters on the screen, without the blanks at the ends of lines."""
    app = pilot.app
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


def flat(pilot: Pilot[None]) -> str:
    """Return what the screen says as one line, so that it does not matter where sentences are broken."""
    return " ".join(shown(pilot).split())


async def until(pilot: Pilot[None], true: Callable[[], object]) -> None:
    """Wait until something is true."""
    for _ in range(400):
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError(f"it never came true:\n{shown(pilot)}")


async def see(pilot: Pilot[None], text: str) -> None:
    """Wait until the screen says a text."""
    await until(pilot, lambda: text in flat(pilot))


def keys_for(action: str, piles: Sequence[str]) -> list[str]:
    """Return the keys that take an action. piles: names of the piles in the order of their letters."""
    card, lay, pile = action.partition(">")
    if lay:
        return [*card, "abcd"[piles.index(pile)]]
    known = {"end": ["e"], "start": ["s"], "ready": ["enter"], "stop": ["s"], "star": ["x"], "no-star": ["x"]}
    return known.get(action) or [*action.removeprefix("row"), "enter"]


async def take(pilot: Pilot[None], action: str) -> None:
    """Take an action of the viewer by keys, on whatever board is on."""
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    view = screen.view()
    targets = [pile.target for pile in screen.board.piles(view)] if hasattr(screen.board, "piles") else []
    await pilot.press(*keys_for(action, targets))


def moves(match: tablee.Match, seat: int) -> list[str]:
    """Return the legal actions that move the match on."""
    return [action for action in match.legal(seat) if not match.game.is_talk(action)]


def any_move(seed: int = 1) -> Choose:
    """Return a chooser of any legal move; The Mind is not stopped, so that it ends."""
    chance = random.Random(seed)

    def choose(match: tablee.Match, seat: int) -> str:
        useful = [move for move in moves(match, seat) if move not in ("stop", "star", "no-star")]
        return chance.choice(useful)

    return choose


def near_move(seed: int = 1) -> Choose:
    """Return a chooser of the lay that moves a pile least, and of the end of a turn as soon as it is legal."""
    otherwise = any_move(seed)

    def choose(match: tablee.Match, seat: int) -> str:
        useful, costs = moves(match, seat), match.view(seat).get("costs", {})
        lays = [
            (costs[card][pile], move) for move in useful for card, lay, pile in [move.partition(">")] if lay
        ]
        if "end" in useful:
            return "end"
        return min(lays)[1] if lays else otherwise(match, seat)

    return choose


def best_move() -> Choose:
    """Return a chooser that asks the strongest bot, and takes any legal move where it has none."""
    otherwise, asked = any_move(), {}

    def choose(match: tablee.Match, seat: int) -> str:
        bot = asked.setdefault(seat, seat_bot(match.game, bots(match.game.name)[-1], seat, 1))
        action, _ = bot.choose(match.observe(seat))
        text = None if action is None else match.game.actions[action]
        return otherwise(match, seat) if text is None or match.game.is_talk(text) else text

    return choose


async def play_out(pilot: Pilot[None], session: Session, choose: Choose, most: int = 2000) -> None:
    """Play the viewer's seat by keys until the outcome is on the screen."""
    for _ in range(most):
        screen = pilot.app.screen
        if isinstance(screen, OutcomeScreen):
            return
        viewer = session.viewer
        ready = isinstance(screen, PlayScreen) and not screen.frames and viewer in session.match.to_act
        if session.match.over:
            await pilot.press("enter")
        elif ready and viewer is not None:
            await take(pilot, choose(session.match, viewer))
        else:
            await pilot.press("space" if session.match.game.name == "six-qui-prend" else "f12")
            await pilot.pause(0.002)
    raise AssertionError(f"no outcome after {most} keys:\n{shown(pilot)}")
