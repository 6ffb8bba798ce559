"""A match from the first page to the rematch without touching anything but the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Person
from tests.web.playing import OUTCOME, await_page, lays, look, open_table, play_out, start

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


def pick_by_digits(page: Page, number: int) -> None:
    """Type the number of a card and see it picked."""
    page.keyboard.type(str(number))
    expect(page.locator(f'.card.own[data-card="{number}"]')).to_have_attribute("aria-pressed", "true")


def piles_by_keys(page: Page, view: dict[str, Any]) -> None:
    """Take one step of The Game, Extreme or Face to Face."""
    if "start" in view["legal"]:
        page.keyboard.press("s")
    elif "end" in view["legal"]:
        page.keyboard.press("e")
    else:
        number, where = lays(view)[0]
        pick_by_digits(page, number)
        names = list(view["piles"]) if isinstance(view["piles"], dict) else ACROSS
        page.keyboard.press("ABCD"[names.index(where)])


def six_by_keys(page: Page, view: dict[str, Any]) -> None:
    """Choose a card of 6 qui prend!, or take a row."""
    if view["phase"] == "row":
        page.keyboard.press("1")
        expect(page.locator('[data-row="1"]')).to_have_class(re.compile("picked"))
    else:
        pick_by_digits(page, view["hand"][0])
    page.keyboard.press("Enter")


def mind_by_keys(page: Page, view: dict[str, Any]) -> None:
    """Lay the hand on the table, or one's lowest card."""
    page.keyboard.press("Enter" if "ready" in view["legal"] else " ")


ACROSS = ["up", "down", "other-up", "other-down"]
WAYS: dict[str, Callable[[Page, dict[str, Any]], None]] = {
    "six-qui-prend": six_by_keys,
    "the-mind": mind_by_keys,
}


def by_keys(person: Person, game: str) -> None:
    """Take one step of a match."""
    page = person.page
    now = look(page)
    WAYS.get(game, piles_by_keys)(page, now["view"])
    await_page(page, "now.pending === 0 && (now.seq > fact || now.refused)", now["seq"])


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


@pytest.mark.parametrize(
    ("game", "form"),
    [
        ("the-game-extreme", {"players": 3, "starter": 0}),
        ("face-to-face", {}),
        ("six-qui-prend", {"players": 3}),
        ("the-mind", {"players": 2}),
    ],
)
def test_every_game_is_played_by_keys(game: str, form: dict[str, Any], visit: Callable[..., Person]) -> None:
    zoe = visit("Zoé", language="fr", reduced_motion="reduce")
    open_table(zoe, game, **form)
    start(zoe)
    await_page(zoe.page, "now.view?.hand?.length > 0")
    zoe.page.locator(".dock .card.own").first.wait_for()
    assert play_out([zoe], game, by_keys) > 0
    expect(zoe.page.locator(OUTCOME)).to_be_visible()
