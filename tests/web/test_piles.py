"""The boards with piles: what each card would cost is to be seen, and what may not be laid says why."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.playing import await_page, card, lays, look, open_table, pile, start

Visit = Callable[..., Person]
FORMS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "starter": 0},
    "the-game-extreme": {"players": 3, "starter": 0},
    "face-to-face": {},
}
ACROSS = ["up", "down", "other-up", "other-down"]


def my_turn(visit: Visit, game: str) -> Person:
    """Return somebody whose turn it is and who has laid a card in it."""
    ana = visit("Ana", reduced_motion="reduce")
    open_table(ana, game, **FORMS[game])
    start(ana)
    await_page(ana.page, "now.view?.to_act.includes(now.seat)")
    ana.page.locator(".dock .card.own").first.wait_for()
    if look(ana.page)["view"]["laid"] == 0:  # with a card laid, not everything is as it was dealt
        number, where = lays(look(ana.page)["view"])[-1]
        card(ana.page, number).click()
        pile(ana.page, where).click()
        await_page(ana.page, "now.view.laid === 1 && now.pending === 0")
    return ana


def figure(number: int, target: str, view: dict[str, Any]) -> str:
    """Return what a card would cost on a pile, as the page writes it."""
    cost = view["costs"].get(str(number), {}).get(target)
    if cost is None:
        return "·"
    if f"{number}>{target}" not in view["legal"]:
        return "✗"
    if cost < 0:
        return f"↶{-cost}"
    return f"♥{cost}" if target.startswith("other") else f"+{cost}"


@pytest.mark.parametrize("game", FORMS)
def test_costs_are_to_be_seen(game: str, visit: Visit) -> None:
    """On each own card where it costs least; with a card picked, on each pile; with a pile picked, on each card."""
    page = my_turn(visit, game).page
    view = look(page)["view"]
    names = list(view["piles"]) if isinstance(view["piles"], dict) else ACROSS
    for number in view["hand"]:
        open_to = [target for at, target in lays(view) if at == number]
        hint = card(page, number).locator(".card-hint")
        if not open_to:
            expect(hint).to_have_count(0)
            expect(card(page, number)).to_have_class(re.compile("quiet-card"))
            continue
        said = {f"{'ABCD'[names.index(target)]}{figure(number, target, view)}" for target in open_to}
        assert hint.inner_text().strip() in said
        card(page, number).click()
        for target in names:
            expect(pile(page, target).locator(".pile-cost")).to_have_text(figure(number, target, view))
        page.keyboard.press("Escape")
    pile(page, names[0]).click()
    for number in view["hand"]:
        expect(card(page, number).locator(".card-note")).to_have_text(figure(number, names[0], view))
