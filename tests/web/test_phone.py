"""A match on a phone, by taps alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator

from tests.web.looks import overflow, small_targets
from tests.web.people import Person
from tests.web.playing import await_page, look, outcome, pick_game, play_out, rematch, start, step


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
