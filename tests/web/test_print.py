"""On paper everything is black on white, in every theme, and nothing stands there that would be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import House
from tests.web.people import Person
from tests.web.playing import await_page, outcome, pick_game
from tests.web.staging import Stage, put

Visit = Callable[..., Person]

# What is printed otherwise than black on white, and what could be pressed.
ON_PAPER = """() => {
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClear = (color) => color === "rgba(0, 0, 0, 0)";
    const behind = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const { backgroundColor, backgroundImage } = getComputedStyle(at);
            if (backgroundImage !== "none") return backgroundImage;
            if (!isClear(backgroundColor)) return backgroundColor;
        }
        return "nothing";
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = [];
    let count = 0;
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !isShown(element) || element.closest("script, style, noscript")) continue;
        count += 1;
        const { color, opacity } = getComputedStyle(element);
        const paper = behind(element);
        if (color !== "rgb(0, 0, 0)" || opacity !== "1" || paper !== "rgb(255, 255, 255)") {
            wrong.push([element.className, walker.currentNode.data.trim().slice(0, 30), color, opacity, paper]);
        }
    }
    const controls = "button:not(.card, .pile, .six-row, .title-rules), input, select, textarea, a.button, a.primary, nav";
    const pressed = [...document.querySelectorAll(controls)].filter(isShown).map((found) => found.outerHTML.slice(0, 80));
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    return { count, wrong: wrong.slice(0, 8), pressed, scheme };
}"""


def print_out(page: Page) -> int:
    """Hold that what is on paper is black on white, in every theme; return how many texts there are."""
    count = 0
    for system in ("dark", "light"):
        page.emulate_media(media="print", color_scheme=system)
        for theme in ("", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            paper = page.evaluate(ON_PAPER)
            assert (paper["wrong"], paper["pressed"], paper["scheme"]) == ([], [], "light")
            count = paper["count"]
    page.emulate_media(media="screen")
    return count


def test_pages_to_read_are_printed(visit: Visit) -> None:
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    page.goto("/rules/the-game-extreme")
    page.get_by_text(ana.text("the-game-rule-G1.title")).first.wait_for()
    assert print_out(page) > 100
    page.goto("/")
    pick_game(ana, "six-qui-prend")
    assert print_out(page) > 5


STAGES = {"the-game-extreme": 3, "face-to-face": 2, "six-qui-prend": 6, "the-mind": 3}


@pytest.mark.parametrize("game", STAGES)
def test_a_table_and_its_outcome_are_printed(game: str, visit: Visit, house: House) -> None:
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    stage = Stage(game, players=STAGES[game], bot="sensible").start()
    stage.play_until(lambda table: table.match.action_count > 8)
    page.goto(put(house, stage, {"ana": ana}))
    await_page(page, "now.state === 'live' && now.view?.hand?.length > 0")
    page.locator(".dock").wait_for()
    assert print_out(page) > 10
    assert page.locator(".dock .card").first.is_visible()
    page.goto(put(house, stage.play_out(), {"ana": ana}))
    outcome(ana)
    assert print_out(page) >= 2
    if game == "six-qui-prend":
        page.get_by_role("link", name=ana.text("web-table-verify"), exact=True).evaluate(
            "(link) => { link.target = ''; }"
        )
        page.get_by_role("link", name=ana.text("web-table-verify"), exact=True).click()
        page.locator("#verdict").wait_for()
        page.locator(".verdict summary").click()
        assert print_out(page) > 10
