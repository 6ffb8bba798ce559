"""The page where a deal is checked: from a table it knows what to check, and says in a line what it has found."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.play.commitment import commitment
from tests.web.house import House
from tests.web.people import Person
from tests.web.playing import outcome
from tests.web.staging import Stage, put

Visit = Callable[..., Person]
SEED = 2**127 + 7  # larger than the whole numbers of JavaScript


def verdict(page: Page) -> str:
    """Return what the page says first of what it has found, as it is seen with everything folded."""
    page.locator("#verdict").wait_for()
    return page.locator(".verdict").inner_text()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_comes_from_a_table_reads_in_a_line_that_the_deal_is_genuine(
    language: str, visit: Visit, house: House
) -> None:
    """The page knows the fingerprint that the table has shown; how it was checked folds out."""
    ana = visit("Ana", language=language, reduced_motion="reduce")
    stage = Stage("six-qui-prend", seed=SEED, players=2, pace="instant").start().play_out()
    ana.page.goto(put(house, stage, {"ana": ana}))
    with ana.context.expect_page() as opened:
        outcome(ana).get_by_role("link", name=ana.text("web-table-verify"), exact=True).click()
    page = opened.value
    said = verdict(page)
    lines = [line for line in said.splitlines() if line]
    assert lines == [ana.text("web-verify-matches"), ana.text("web-verify-working")]
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.get_by_label(ana.text("web-verify-record"), exact=True)).to_be_hidden()
    page.get_by_text(ana.text("web-verify-working"), exact=True).click()
    expect(page.locator(".verdict")).to_contain_text(str(stage.table.commitment))
    expect(page.locator(".verdict")).to_contain_text(str(SEED))
    page.get_by_text(ana.text("web-verify-other"), exact=True).click()
    expect(page.get_by_label(ana.text("web-verify-record"), exact=True)).to_be_visible()


@pytest.mark.parametrize("form", ["as written", "number"])
def test_a_record_is_checked_whether_its_seed_is_text_or_a_number(form: str, visit: Visit) -> None:
    """Of 128 bits, more than a number of JavaScript holds; a name that looks like a seed changes nothing."""
    ana = visit("Ana")
    page = ana.page
    game = tablee.load("the-mind", players=2)
    match = game.deal(seed=SEED)
    shown = commitment(game.name, game.options, SEED)
    told = json.loads(match.record(['"seed": 5', "Zoé"]).to_json())
    record = json.dumps(told if form == "as written" else told | {"seed": SEED})
    page.goto("/verify")
    for fingerprint, word in ((shown, "matches"), ("0" * 64, "differs"), ("", "alone")):
        page.get_by_label(ana.text("web-verify-record"), exact=True).fill(record)
        page.get_by_label(ana.text("web-verify-commitment"), exact=True).fill(fingerprint)
        page.get_by_role("button", name=ana.text("web-verify-go"), exact=True).click()
        expect(page.locator("#verdict")).to_have_text(ana.text(f"web-verify-{word}"))
        if word != "alone":
            page.locator(".verdict summary").click()
        expect(page.locator(".verdict")).to_contain_text(shown)
        expect(page.locator(".verdict")).to_contain_text(ana.text("web-verify-here"))
