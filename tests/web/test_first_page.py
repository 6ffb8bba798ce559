"""The first page: choices that hold from one game to the next, and browsers that keep nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Playwright, Route, expect

from tablee.texts import say
from tests.web.conftest import FLAGS
from tests.web.house import House, find_chromium
from tests.web.people import Person
from tests.web.playing import await_page, choose, open_table, pick_game

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
CHOSEN = """() => Object.fromEntries([...document.querySelectorAll("fieldset.field, .field:has(select)")].map((field) => [
    (field.querySelector("legend, label")).textContent.trim(),
    (field.querySelector("input:checked")?.closest("label") ?? field.querySelector("option:checked"))?.textContent.trim()]))"""


def chosen(person: Person, game: str, option: str) -> str | None:
    """Return what the form says of an option of a game."""
    said: dict[str, str] = person.page.evaluate(CHOSEN)
    return said.get(person.text(option if option.startswith("web-") else f"{game}-option-{option}"))


def test_choices_hold_from_one_game_to_the_next_where_they_apply(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    page = ana.page
    page.goto("/")
    pick_game(ana, "the-game")
    page.get_by_label(ana.text("web-form-name"), exact=True).fill("Ana Maria")
    page.get_by_text(ana.text("web-form-more"), exact=True).click()
    choose(ana, ana.text("web-form-players"), "4")
    choose(ana, ana.text("web-form-others"), ana.text("web-form-others-bots"))
    choose(ana, ana.text("web-form-bot"), ana.text("play-bot-random"))
    choose(ana, ana.text("the-game-option-minimum"), ana.text("the-game-option-minimum-3"))
    choose(ana, ana.text("web-form-pace"), ana.text("play-speed-fast"))
    choose(ana, ana.text("web-form-seen"), ana.text("web-form-seen-listed"))
    ana.page.get_by_label(ana.text("the-game-option-starter"), exact=True).select_option(
        label=ana.text("the-game-option-starter-3")
    )
    for game in ("the-game-extreme", "six-qui-prend", "the-mind", "face-to-face", "the-game"):
        pick_game(ana, game)
        expect(page.locator(".open-game")).to_contain_text(ana.text(f"{game}-name"))
        players = None if game == "face-to-face" else "4"
        assert chosen(ana, game, "web-form-players") == players
        assert chosen(ana, game, "web-form-bot") == ana.text("play-bot-random")
        assert chosen(ana, game, "web-form-seen") == ana.text("web-form-seen-listed")
        assert chosen(ana, game, "web-form-pace") == (
            None if game == "the-mind" else ana.text("play-speed-fast")
        )
        if game.startswith("the-game"):
            assert chosen(ana, game, "minimum") == ana.text(f"{game}-option-minimum-3")
            assert chosen(ana, game, "starter") == ana.text(f"{game}-option-starter-3")
        expect(page.get_by_label(ana.text("web-form-name"), exact=True)).to_have_value("Ana Maria")
    choose(ana, ana.text("web-form-players"), "2")  # the fourth seat is gone, and with it who was to start
    assert chosen(ana, "the-game", "starter") == ana.text("the-game-option-starter-volunteer")
    pick_game(ana, "the-game-extreme")
    assert chosen(ana, "the-game-extreme", "starter") == ana.text("the-game-extreme-option-starter-volunteer")


def test_choices_hold_at_a_table_that_is_set_to_another_game(visit: Visit) -> None:
    zoe = visit("Zoé", language="fr", **STILL)
    page = zoe.page
    open_table(zoe, "the-game", players=4, starter=2)
    page.get_by_role("button", name=zoe.text("web-table-configure"), exact=True).click()
    page.get_by_label(zoe.text("web-table-game"), exact=True).select_option(
        label=zoe.text("the-game-extreme-name")
    )
    page.locator("dialog[open]").get_by_role("button", name=zoe.text("web-table-save"), exact=True).click()
    await_page(page, "now.seats.length === 4")
    options = page.evaluate("document.querySelector('tablee-table-page').sitting.table.options")
    assert (options["players"], options["starter"]) == (4, 2)


# --- browsers that keep nothing ---------------------------------------------------------------------------------------------


def test_where_cookies_are_blocked_it_is_said_in_one_sentence(
    house: House, playwright: Playwright, visit: Visit, tmp_path: Path
) -> None:
    """As people set it in Chromium: no cookies, and no other memory either."""
    address = open_table(visit("Ana", **STILL), "the-game", players=2)
    profile = tmp_path / "Default"
    profile.mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked), encoding="utf-8")
    faults: list[str] = []
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=find_chromium(), args=FLAGS, base_url=house.address, locale="fr-FR"
    )
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        keeps_nothing(page, address)
    finally:
        context.close()
    assert faults == []


def keeps_nothing(page: Page, address: str) -> None:
    """Look round where the browser keeps nothing."""
    sentence = say("web-error-no-cookies", "fr")
    page.goto("/")
    assert page.evaluate("document.cookie = 'a=1', document.cookie") == ""
    expect(page.get_by_text(sentence)).to_have_count(1)  # before anything is tried
    page.get_by_label(say("web-form-name", "fr"), exact=True).fill("Zoé")
    page.get_by_role("button", name=say("web-form-open", "fr")).click()
    expect(page.locator(".note[role=alert]")).to_have_text(sentence)
    assert page.url.endswith("/")
    page.get_by_role("button", name=say("web-settings", "fr"), exact=True).click()
    expect(page.get_by_text(say("web-settings-not-kept", "fr"))).to_be_visible()
    page.get_by_text("English", exact=True).click()  # holds for as long as the page does
    expect(page.get_by_role("heading", name=say("web-settings", "en"))).to_be_visible()
    page.goto("/rules/the-mind")
    expect(page.get_by_text(say("the-mind-rule-M1.title", "fr")).first).to_be_visible()
    page.goto(address)
    expect(page.get_by_role("heading", name=say("web-table-gone-guest-missing.head", "fr"))).to_be_visible()
    expect(page.get_by_text(sentence)).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_cookie_that_is_not_kept_is_told_where_the_name_is_asked_for(visit: Visit) -> None:
    """The browser says that it keeps cookies, but something takes them away."""
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    address = open_table(ana, "the-game", players=2)
    page = zoe.page

    def forget(route: Route) -> None:
        response = route.fetch()
        zoe.context.clear_cookies()
        headers = {name: value for name, value in response.headers.items() if name != "set-cookie"}
        route.fulfill(response=response, headers=headers)

    page.route("**/api/me", forget)
    page.goto(address)
    field = page.get_by_label(zoe.text("web-table-name-label"))
    field.fill("Zoé")
    field.press("Enter")
    expect(page.locator("tablee-name-dialog .refused")).to_have_text(zoe.text("web-error-no-cookies"))
    expect(field).to_have_value("Zoé")
    page.unroute("**/api/me")
    field.press("Enter")
    await_page(page, "now.state === 'live' && now.members === 2")


def test_a_cookie_that_was_deleted_meanwhile_is_asked_for_again(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    page = ana.page
    open_table(ana, "the-game", players=2)
    ana.context.clear_cookies()
    page.evaluate("document.querySelector('tablee-table-page').sitting.connection.restart()")
    page.get_by_label(ana.text("web-table-name-label")).fill("Ana again")
    page.keyboard.press("Enter")
    await_page(page, "now.state === 'live' && now.members === 2 && now.seat === null")
