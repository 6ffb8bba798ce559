"""A match on a phone, by taps alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.looks import beneath, overflow, small_targets
from tests.web.people import Person
from tests.web.playing import (
    await_page,
    card,
    lays,
    look,
    open_table,
    outcome,
    pick_game,
    pile,
    play_out,
    rematch,
    start,
    step,
)


def tap(target: Locator) -> None:
    """Tap with a finger."""
    target.tap()


def fits(person: Person, screen: str) -> None:
    """Hold that a screen is as wide as the phone, and its buttons as large as a thumb."""
    assert (screen, overflow(person.page)) == (screen, [])
    assert (screen, small_targets(person.page)) == (screen, [])


def test_a_match_by_taps(visit: Callable[..., Person]) -> None:
    ana = visit("Ana", width=360, height=740, touch=True, reduced_motion="reduce")
    page = ana.page
    page.goto("/")
    pick_game(ana, "six-qui-prend")
    fits(ana, "home")
    page.get_by_text(ana.text("web-form-more"), exact=True).tap()
    fits(ana, "options")
    page.get_by_text(ana.text("play-speed-instant"), exact=True).tap()
    page.get_by_label(ana.text("web-form-name"), exact=True).fill("Ana")
    page.get_by_role("button", name=ana.text("web-form-open")).tap()
    await_page(page, "now.state === 'live' && now.seat === 0")
    fits(ana, "lobby")
    start(ana)
    await_page(page, "now.view?.hand?.length === 10")
    fits(ana, "match")
    panels(ana)
    steps = play_out([ana], "six-qui-prend", partial(step, tap=tap))
    assert steps >= 10
    assert outcome(ana).get_by_role("row").count() == len(look(page)["seats"]) + 1
    fits(ana, "outcome")
    rematch(ana)
    fits(ana, "rematch")


def panels(ana: Person) -> None:
    """Open everything that lies over the board, and close it."""
    page = ana.page
    for panel in ("chat", "log"):
        page.locator(f".tool-{panel}").tap()
        page.locator("tablee-panel-dialog dialog[open]").wait_for()
        fits(ana, panel)
        page.locator("dialog[open]").get_by_role("button", name=ana.text("web-table-close")).tap()
        page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".seat-strip").tap()
    page.locator("tablee-panel-dialog dialog[open] .seat-list").wait_for()
    fits(ana, "people")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_role("button", name=ana.text("web-table-menu"), exact=True).tap()
    page.locator("tablee-menu-dialog dialog[open]").wait_for()
    fits(ana, "menu")
    page.get_by_role("button", name=ana.text("web-table-rules"), exact=True).tap()
    page.locator(
        "tablee-rules-dialog dialog[open] tablee-rules h3, tablee-rules-dialog dialog[open] tablee-rules h2"
    ).first.wait_for()
    fits(ana, "rules")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


# --- a finger ----------------------------------------------------------------------------------------------------------


def drag_by_finger(page: Page, what: Locator, where: Locator) -> None:
    """Move a finger from one thing to another."""
    boxes = [what.bounding_box(), where.bounding_box()]
    (x, y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    ]
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.4, 0.7, 1):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    page.locator(".ghost").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_card_is_dragged_by_a_finger(motion: str, visit: Callable[..., Person]) -> None:
    ana = visit("Ana", width=360, height=640, touch=True, reduced_motion=motion)
    page = ana.page
    open_table(ana, "the-game", players=1)
    start(ana)
    await_page(page, "now.view?.hand?.length > 0")
    while "start" in look(page)["view"]["legal"]:
        step(ana, "the-game")
    for _ in range(2):
        number, where = lays(look(page)["view"])[-1]
        drag_by_finger(page, card(page, number), pile(page, where))
        await_page(page, "now.view.piles[fact[1]] === fact[0] && now.pending === 0", [number, where])
        expect(page.locator(".ghost")).to_have_count(0)
    assert page.evaluate("window.scrollY") == 0


# --- what has to be in sight without scrolling -------------------------------------------------------------------------

# What the board is given besides what was dealt, so that it has the most to show.
CROWDED: dict[str, dict[str, Any]] = {
    "the-game": {
        "talk": [[1, "careful", "up1"], [2, "avoid", "up2"]],
        "since": [[1, 23, "down1"], [1, 20, "down1"], [2, 31, "up2"], [2, 32, "up2"]],
    },
    "the-game-extreme": {
        "piles": {"up1": 84, "up2": 83, "down1": 41, "down2": 24},
        "commands": {"84": "no-backwards", "24": "draw-one"},
        "talk": [[1, "careful", "up1"], [2, "avoid", "up2"]],
        "visible": {"up1": "no-backwards", "down2": "draw-one"},
        "since": [[1, 34, "down2"], [1, 31, "down2"], [2, 25, "down2"], [2, 24, "down2"]],
    },
    "face-to-face": {"helped": True, "since": [[1, 41, "other-down"], [1, 35, "other-down"], [0, 36, "up"]]},
    "six-qui-prend": {},
    "the-mind": {
        "last": ["mistake", 0, 82, [13, 24, 38, 69, 78]],
        "set_aside": [13, 24, 38, 69, 78],
        "stack": [12, 82],
        "laid_by": [1, 0],
        "raised": [True, True, False, False],
    },
}
TABLES: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "starter": 0},
    "the-game-extreme": {"players": 3, "starter": 0},
    "face-to-face": {},
    "six-qui-prend": {"players": 6},
    "the-mind": {"players": 4},
}
IN_SIGHT = (
    ".pile, .stock, .since, .command, .helped, .six-row, .six-seats, .mind-team, .mind-stack, .mind-last"
)
GIVE = """async (more) => {
    const { board } = document.querySelector("tablee-table-board");
    board.view = { ...board.view, ...more };
    await board.updateComplete;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", CROWDED)
def test_nothing_that_matters_is_beneath_the_hand(
    game: str, language: str, visit: Callable[..., Person]
) -> None:
    """On the lowest phones, 360 by 640, with the most that a board has to show."""
    ana = visit("Ana", language=language, width=360, height=640, touch=True, reduced_motion="reduce")
    page = ana.page
    open_table(ana, game, **TABLES[game])
    start(ana)
    await_page(page, "now.view?.hand?.length > 0 && now.view.to_act.includes(now.seat)")
    page.locator(".dock .card.own").first.wait_for()
    page.evaluate(GIVE, CROWDED[game])
    for height in (640, 740):
        page.set_viewport_size({"width": 360, "height": height})
        assert page.locator(IN_SIGHT).count() >= 3
        assert beneath(page, IN_SIGHT, ".dock") == []
        fits(ana, f"{game} {height}")
