"""A match from the first page to the rematch without touching anything but the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.people import Person
from tests.web.playing import OUTCOME, await_page, lays, look, play_out

FARTHEST = 120  # stops of the Tab key on the longest page


def tab_to(page: Page, selector: str) -> None:
    """Go on with the Tab key until the focus is on what is wanted."""
    for _ in range(FARTHEST):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


def choose_radio(page: Page, key: str, script: str, fact: str) -> None:
    """Go through a group of radio buttons until the chosen one fits."""
    for _ in range(12):
        if page.evaluate(script, fact):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the arrow keys do not lead to {fact}")


LABELLED = "(words) => document.activeElement.closest('label')?.querySelector('.game-name')?.textContent.trim() === words"
NUMBERED = "(words) => document.activeElement.checked && document.activeElement.closest('label').textContent.trim() === words"


def by_keys(person: Person, game: str) -> None:
    """Take one step of The Game."""
    page = person.page
    now = look(page)
    view: dict[str, Any] = now["view"]
    if "start" in view["legal"]:
        page.keyboard.press("s")
    elif "end" in view["legal"]:
        page.keyboard.press("e")
    else:
        number, where = lays(view)[0]
        page.keyboard.type(str(number))
        expect(page.locator(f'.card.own[data-card="{number}"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("ABCD"[list(view["piles"]).index(where)])
    await_page(page, "now.pending === 0 && now.seq > fact", now["seq"])


def test_a_match_by_keys(visit: Callable[..., Person]) -> None:
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    page.goto("/")
    page.locator(".game").first.wait_for()
    tab_to(page, "input[name=game]")
    choose_radio(page, "ArrowDown", LABELLED, ana.text("the-game-name"))
    tab_to(page, "#open-name")
    page.keyboard.type("Ana")
    tab_to(page, "tablee-table-form fieldset input[type=radio]")
    choose_radio(page, "ArrowLeft", NUMBERED, "1")
    tab_to(page, "tablee-open-form button[type=submit]")
    page.keyboard.press("Enter")
    await_page(page, "now.state === 'live' && now.seat === 0")
    tab_to(page, ".lobby-start button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.phase === 'playing' && now.view !== null")
    page.keyboard.press("?")
    expect(page.get_by_text(ana.text("web-table-keys-help"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert play_out([ana], "the-game", by_keys) > 2
    expect(page.locator(OUTCOME)).to_be_visible()
    tab_to(page, f"{OUTCOME} button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.number === 2 && now.phase === 'playing' && !now.view.over")
