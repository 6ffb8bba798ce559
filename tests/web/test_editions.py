"""Where people choose a game, its editions stand side by side by name, each with a line on what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.looks import overflow
from tests.web.people import Person
from tests.web.playing import await_page, pick_game

Visit = Callable[..., Person]
GAME = "six-qui-prend"
EDITIONS = {"school": {"deck": 108, "until": "round"}, "classic": {"deck": 104, "until": 66}}
OPTIONS = "() => document.querySelector('tablee-table-page').sitting.table.options"


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fr", 360)])
@pytest.mark.parametrize("chosen", EDITIONS)
def test_an_edition_is_chosen_by_name(chosen: str, language: str, width: int, visit: Visit) -> None:
    """Beside the games, also before the game is chosen; the form says the same, and the table is of that edition."""
    ana = visit("Ana", language=language, width=width, height=800, reduced_motion="reduce")
    page = ana.page
    page.goto("/")
    shelf = page.get_by_role(
        "group", name=ana.text("web-home-editions", game=ana.text(f"{GAME}-name")), exact=True
    )
    form = page.get_by_role("group", name=ana.text("web-form-edition"), exact=True)
    for edition in EDITIONS:
        choice = shelf.locator(".choice", has_text=ana.text(f"{GAME}-edition-{edition}"))
        expect(choice).to_be_visible()
        expect(choice).to_contain_text(ana.text(f"{GAME}-edition-{edition}.line"))
        expect(choice.get_by_role("radio")).not_to_be_checked()
    shelf.get_by_text(ana.text(f"{GAME}-edition-{chosen}"), exact=True).click()
    for group in (shelf, form):
        for edition in EDITIONS:
            choice = group.locator(".choice", has_text=ana.text(f"{GAME}-edition-{edition}"))
            expect(choice).to_contain_text(ana.text(f"{GAME}-edition-{edition}.line"))
            expect(choice.get_by_role("radio")).to_be_checked(checked=edition == chosen)
    assert overflow(page) == []
    page.get_by_label(ana.text("web-form-name"), exact=True).fill("Ana")
    page.get_by_role("button", name=ana.text("web-form-open")).click()
    await_page(page, "now.state === 'live' && now.seat === 0")
    options = page.evaluate(OPTIONS)
    assert {name: options[name] for name in ("deck", "until")} == EDITIONS[chosen]


def test_what_the_form_says_is_marked_beside_the_games(visit: Visit) -> None:
    """Another edition chosen in the form is marked there too, and neither once the options are of none."""
    ana = visit("Ana")
    page = ana.page
    page.goto("/")
    pick_game(ana, GAME)
    shelf, form = (
        page.locator(".game-editions"),
        page.get_by_role("group", name=ana.text("web-form-edition"), exact=True),
    )
    form.get_by_text(ana.text(f"{GAME}-edition-classic"), exact=True).click()
    expect(shelf.locator(".choice", has=page.locator(":checked"))).to_contain_text(
        ana.text(f"{GAME}-edition-classic")
    )
    page.get_by_text(ana.text("web-form-more"), exact=True).click()
    page.get_by_text(ana.text(f"{GAME}-option-deck-108"), exact=True).click()
    expect(shelf.locator(":checked")).to_have_count(0)
    expect(form.locator(":checked")).to_have_count(0)
