"""The longest names that a table allows: whole where there is room, else cut with their badges beside them, and told whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tablee.table.names import LONGEST_NAME
from tests.web.house import House
from tests.web.looks import overflow
from tests.web.people import Person
from tests.web.playing import OUTCOME
from tests.web.staging import Stage, put

Visit = Callable[..., Person]

# Names that run into something, or are cut without saying whole what they are.
NAMES = """(names) => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const holds = (element) => names.some((name) => element.textContent.includes(name));
    const all = [...document.querySelectorAll("body *")].filter((element) => holds(element) && shown(element));
    const least = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
    const scope = document.querySelector("dialog[open]") ?? document;
    return [least.length, least.filter((element) => scope.contains(element)).flatMap((element) => {
        const wrong = [];
        const { left, right, width } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const said = `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
        const isCut = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "visible" && style.display !== "inline";
        const told = element.closest("[title]")?.title ?? "";
        if (isCut && style.textOverflow !== "ellipsis") wrong.push(`${said}: cut without a sign`);
        if (isCut && !names.some((name) => told.includes(name))) wrong.push(`${said}: cut, and nowhere whole`);
        if (width < 40) wrong.push(`${said}: only ${width} wide`);
        const isInStrip = element.closest(".seat-strip") !== null;
        if (!isInStrip && (left < -1 || right > innerWidth + 1)) wrong.push(`${said}: ${left} … ${right}`);
        for (const badge of element.parentElement.querySelectorAll(":scope > :is(.you, .mark, .card-count, .mind-count, .points)")) {
            const box = badge.getBoundingClientRect();
            const isBeside = box.left >= right - 1 || box.right <= left + 1 || box.top >= element.getBoundingClientRect().bottom - 1;
            if (box.width && !isBeside && shown(badge)) wrong.push(`${said}: beneath its ${badge.className}`);
        }
        return wrong;
    })];
}"""

SIZES = ((360, 740), (740, 360), (1440, 900))
TABLES = {"six-qui-prend": 10, "the-game": 5, "face-to-face": 2, "the-mind": 4}
LETTERS = "abcdefghij"


def names(count: int, kind: str) -> list[str]:
    """Return as many names as long as a table allows: of the widest letters without a gap, or of words."""
    begin = "W" * (LONGEST_NAME - 1) if kind == "wide" else "Maximilienne-Alexandrin"
    found = [f"{begin}{letter}".ljust(LONGEST_NAME)[:LONGEST_NAME] for letter in LETTERS[:count]]
    assert {len(name) for name in found} == {LONGEST_NAME}
    return found


def look_at(page: Page, titles: list[str], screen: str, least: int) -> None:
    """Hold that the names are well at every size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        count, wrong = page.evaluate(NAMES, titles)
        assert (screen, width, wrong, overflow(page)) == (screen, width, [], [])
        assert count >= least


@pytest.mark.parametrize("kind", ["wide", "words"])
@pytest.mark.parametrize("game", TABLES)
def test_the_longest_names(game: str, kind: str, visit: Visit, house: House) -> None:
    """In the lobby, at the table with log and chat, and in the outcome."""
    people = names(TABLES[game], kind)
    titles = [name.title() for name in people]  # as a desk calls them
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    stage = Stage(game, people, players=len(people), bot=None, pace="slow")
    page.goto(put(house, stage, {people[0]: ana}))
    page.locator(".seat-list").wait_for()
    look_at(page, titles, "lobby", len(people))
    stage.ask(people[1], "chat", text="Bonsoir")
    stage.start().play_until(lambda table: table.match.action_count > 2)
    page.goto(put(house, stage, {people[0]: ana}))
    page.locator(".dock .card.own").first.wait_for()
    look_at(page, titles, "table", 2)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".tool-chat").click()
    page.locator(".chat-name").first.wait_for()
    look_at(page, titles, "chat", 2)
    page.goto(put(house, stage.play_out(), {people[0]: ana}))
    page.locator(OUTCOME).wait_for()
    look_at(page, titles, "outcome", 1)
