"""Every screen at every width, light and dark, in both languages: kept as pictures, and checked while they are taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.looks import overflow
from tests.web.people import Person
from tests.web.playing import OUTCOME, await_page, look, open_table, pick_game, play_out, start, step

Visit = Callable[..., Person]
Theme = Literal["light", "dark"]

FOLDER = Path(__file__).parents[2] / "build" / "screens"
HEIGHTS = {360: 740, 768: 1024, 1440: 900}
PHONE = (360,)
LOOKS: dict[str, tuple[Theme, ...]] = {
    "en": ("light", "dark"),
    "fr": ("light",),
}  # what French makes longer is as long in the dark
EXAMINED = {("en", "light", 1440), ("en", "dark", 360)}
GRAVE = ("serious", "critical")
SPEAK = "(language) => import('/static/core/texts.js').then((texts) => texts.setLanguage(language))"
TABLES: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "starter": 0},
    "the-game-extreme": {"players": 3, "starter": 0},
    "face-to-face": {},
    "six-qui-prend": {"players": 5},
    "the-mind": {"players": 2},
}


class Album:
    """Takes the pictures of somebody's screens and notes what is wrong on them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.wrong: list[str] = []

    def take(self, screen: str, widths: tuple[int, ...] = tuple(HEIGHTS)) -> None:
        """Take all pictures of the screen that is shown."""
        page = self.person.page
        for language, themes in LOOKS.items():
            page.evaluate(SPEAK, language)
            for theme in themes:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                for width in widths:
                    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
                    self._picture(screen, language, theme, width)
        page.evaluate(SPEAK, self.person.language)

    def _picture(self, screen: str, language: str, theme: str, width: int) -> None:
        page, name = self.person.page, f"{screen}-{width}-{theme}-{language}"
        page.screenshot(path=FOLDER / f"{name}.png", animations="disabled", caret="hide")
        self.wrong += [f"{name}: {found}" for found in overflow(page)]
        if (language, theme, width) in EXAMINED:
            self.wrong += [f"{name}: {found}" for found in barriers(page)]


def barriers(page: Any) -> list[str]:
    """Return what keeps people from using a page, as axe finds it."""
    found = Axe().run(page).response["violations"]
    return [
        f"{entry['id']} ({entry['impact']}): {node['target']}"
        for entry in found
        if entry["impact"] in GRAVE
        for node in entry["nodes"][:4]
    ]


@pytest.fixture
def album(visit: Visit) -> Album:
    """Ana's."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    return Album(visit("Ana", reduced_motion="reduce"))


def test_the_first_page(album: Album) -> None:
    ana = album.person
    ana.page.goto("/")
    ana.page.locator(".game").first.wait_for()
    album.take("home")
    pick_game(ana, "six-qui-prend")
    ana.page.get_by_text(ana.text("web-form-more"), exact=True).click()
    album.take("home-options")
    ana.page.get_by_role("button", name=ana.text("web-settings"), exact=True).click()
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    album.take("settings")
    assert album.wrong == []


def test_pages_to_read(album: Album) -> None:
    page = album.person.page
    page.goto("/rules/the-game-extreme")
    page.get_by_text(album.person.text("the-game-rule-G1.title")).first.wait_for()
    album.take("rules")
    page.goto("/verify")
    page.get_by_label(album.person.text("web-verify-record"), exact=True).wait_for()
    album.take("verify")
    page.goto("/nowhere")
    page.get_by_role("heading", name=album.person.text("web-lost")).wait_for()
    album.take("lost")
    assert album.wrong == []


@pytest.mark.parametrize("game", TABLES)
def test_a_match(game: str, album: Album) -> None:
    ana = album.person
    page = ana.page
    open_table(ana, game, **TABLES[game])
    if game == "the-game":
        album.take("lobby")
    start(ana)
    await_page(page, "now.view?.hand?.length > 0 && now.view.to_act.includes(now.seat)")
    for _ in range(3):
        await_page(page, "now.view.over || now.view.to_act.includes(now.seat)")
        if not look(page)["view"]["over"]:
            step(ana, game)
    await_page(page, "now.view.over || now.view.to_act.includes(now.seat)")
    if game != "the-mind" and not look(page)["view"]["over"]:
        page.locator(".card.own").last.click()
    album.take(f"{game}-play")
    if game == "the-game-extreme":
        panels(album)
    if not look(page)["view"]["over"]:  # Escape would close the outcome of a match that was soon over
        page.keyboard.press("Escape")
    play_out([ana], game)
    page.locator(OUTCOME).wait_for()
    album.take(f"{game}-outcome")
    assert album.wrong == []


def panels(album: Album) -> None:
    """Take what lies over the board on a phone."""
    page = album.person.page
    page.set_viewport_size({"width": 360, "height": HEIGHTS[360]})
    for panel in ("talk", "chat", "log"):
        page.locator(f".tool-{panel}").click()
        page.locator("tablee-panel-dialog dialog[open]").wait_for()
        album.take(panel, PHONE)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_role("button", name=album.person.text("web-table-menu"), exact=True).click()
    page.locator("tablee-menu-dialog dialog[open]").wait_for()
    album.take("menu", PHONE)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
