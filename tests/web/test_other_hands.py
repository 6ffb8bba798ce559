"""Pages that others change while they are shown: browsers that translate them, and extensions that mark their words.

Whatever they wrap or cut up, a page shows what it shows where nobody does so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Person
from tests.web.playing import (
    OUTCOME,
    await_page,
    come,
    look,
    open_table,
    pick_game,
    play_out,
    sit,
    start,
    step,
)

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
FORMS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "starter": 0},
    "the-game-extreme": {"players": 3, "starter": 0},
    "face-to-face": {},
    "six-qui-prend": {"players": 3},
    "the-mind": {"players": 2},
}

# Replaces every text on the page, and every one that is drawn later. A translator puts a new text into two elements; a
# reading aid cuts a word up, and leaves the old node as one of the parts.
TOOL = """(kind) => {
    const mark = (text) => {
        if (!text.isConnected || !text.data || text.parentElement.closest("script, style, textarea, title, .by-tool")) return;
        const outer = document.createElement(kind === "translator" ? "font" : "span");
        outer.className = "by-tool";
        if (kind === "translator") {
            outer.append(document.createElement("font"));
            outer.firstChild.textContent = text.data;
            text.replaceWith(outer);
        } else if (text.data.trim()) {
            const first = text.data.search(/\\S/) + 1;
            outer.textContent = text.data.slice(0, first);
            text.before(outer);
            text.data = text.data.slice(first);
            if (!text.data) text.remove();
        }
    };
    const markAll = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return mark(node);
        const found = [], walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) found.push(walker.currentNode);
        for (const text of found) mark(text);
    };
    const watch = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            if (type === "characterData") mark(target);
            else for (const node of addedNodes) markAll(node);
        }
        watch.takeRecords();
    });
    markAll(document.body);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# What is written on the page, and the numbers on each card of the own hand, its own first.
SHOWN = """() => [
    [...document.querySelectorAll("main, .table-side, dialog[open]")].map((found) => found.textContent.replace(/\\s+/g, " ").trim()),
    [...document.querySelectorAll(".card.own")].map((card) => [Number(card.dataset.card),
        ...[...card.querySelectorAll(".card-corner, .card-number")].map((face) => Number(face.textContent))]),
]"""
SPEAK = "(language) => import('/static/core/texts.js').then((texts) => texts.setLanguage(language))"

each_tool = pytest.mark.parametrize("tool", ["translator", "reader"])


def is_as_elsewhere(page: Page, other: Page) -> None:
    """Hold that a page that is changed shows what the other shows; bots may act and speak while both are read."""
    seq = None
    while seq is None or not look(page)["seq"] == look(other)["seq"] == seq:
        await_page(other, "now.seq >= fact && now.pending === 0", look(page)["seq"])
        await_page(page, "now.seq >= fact && now.pending === 0", look(other)["seq"])
        seq = look(page)["seq"]
        shown, elsewhere = page.evaluate(SHOWN), other.evaluate(SHOWN)
    assert shown == elsewhere
    for faces in shown[1]:
        assert len(set(faces)) == 1


@pytest.mark.parametrize(
    ("game", "tool"), [(game, ("translator", "reader")[place % 2]) for place, game in enumerate(FORMS)]
)
def test_a_match_shows_the_same_whoever_wraps_its_texts(game: str, tool: str, visit: Visit) -> None:
    """Every face, pile, count, name, sentence and line of the log, after each step of a whole match."""
    ana = visit("Ana", width=1440, height=900, **STILL)
    page, plain = ana.page, ana.open_tab()
    address = open_table(ana, game, **FORMS[game])
    plain.goto(address)
    await_page(plain, "now.state === 'live'")
    page.evaluate(TOOL, tool)
    assert page.locator(".by-tool").count() > 10
    is_as_elsewhere(page, plain)
    start(ana)

    def step_and_compare(person: Person, name: str) -> None:
        step(person, name)
        is_as_elsewhere(page, plain)

    assert play_out([ana], game, step_and_compare) > 2
    for tab in (page, plain):
        tab.locator(OUTCOME).wait_for()
    is_as_elsewhere(page, plain)
    assert look(page)["view"]["over"]


@each_tool
def test_a_lobby_shows_the_same_whoever_wraps_its_texts(tool: str, visit: Visit) -> None:
    """People come, take another name, another game is set, and the language is switched."""
    ana, zoe = visit("Ana", width=1440, height=900, **STILL), visit("Zoé", language="fr", **STILL)
    page, plain = ana.page, ana.open_tab()
    address = open_table(ana, "the-game", players=3)
    plain.goto(address)
    await_page(plain, "now.state === 'live'")
    page.evaluate(TOOL, tool)
    come(zoe, address)
    await_page(page, "now.members === 2")
    is_as_elsewhere(page, plain)
    sit(zoe)
    for command in (
        {"kind": "rename", "name": "Zoé-Ève"},
        {"kind": "stand"},
        {"kind": "chat", "text": "bonjour"},
        {"kind": "leave"},
    ):
        seq = look(page)["seq"]
        zoe.page.evaluate("(it) => document.querySelector('tablee-table-page').sitting.send(it)", command)
        await_page(page, "now.seq > fact", seq)
        is_as_elsewhere(page, plain)
    for language in ("fr", "en"):
        for tab in (page, plain):
            tab.evaluate(SPEAK, language)
        is_as_elsewhere(page, plain)


def test_the_first_page_shows_the_same_whoever_wraps_its_texts(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    page, plain = ana.page, ana.open_tab()
    for tab in (page, plain):
        tab.goto("/")
        tab.locator(".game").first.wait_for()
    page.evaluate(TOOL, "translator")
    for game in FORMS:
        for tab in (page, plain):
            tab.locator(f'.game:has(input):has-text("{ana.text(f"{game}-name")}") input').first.check(
                force=True
            )
        assert page.evaluate(SHOWN) == plain.evaluate(SHOWN)
    for tab in (page, plain):
        tab.evaluate(SPEAK, "fr")
    assert page.evaluate(SHOWN) == plain.evaluate(SHOWN)


def test_a_table_asks_not_to_be_translated_and_pages_to_read_do_not(visit: Visit) -> None:
    zoe = visit("Zoé", language="fr", **STILL)
    page = zoe.page
    asked = page.locator('meta[name="google"][content="notranslate"]')
    page.goto("/rules/the-game")
    page.get_by_text(zoe.text("the-game-rule-G1.title")).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(asked).to_have_count(0)
    open_table(zoe, "the-game", players=1)
    expect(asked).to_have_count(1)
    table = page.locator("tablee-table-page")
    expect(table).to_have_attribute("translate", "no")
    expect(table).to_have_class(re.compile("notranslate"))
    page.reload()
    await_page(page, "now.state === 'live'")
    expect(asked).to_have_count(1)
    page.goto("/")
    page.locator(".game").first.wait_for()
    expect(asked).to_have_count(0)
    pick_game(zoe, "the-mind")
