"""On the smallest screens, and with text twice as large, everything can be reached by scrolling up and down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import House
from tests.web.looks import beneath, out_of_reach, overflow, set_text_size
from tests.web.people import Person
from tests.web.playing import OUTCOME, await_page
from tests.web.staging import Stage, put

Visit = Callable[..., Person]

SIZES = [(280, 653, 16), (320, 568, 16), (360, 740, 32), (740, 360, 32), (280, 653, 32)]
PLAYERS = {"the-game": 5, "the-game-extreme": 5, "face-to-face": 2, "six-qui-prend": 10, "the-mind": 4}
ON_THE_BOARD = (
    ".card.own, .pile, .command, .draw-pile, .since, .helped, .six-row, .six-seat, .mind-member, .mind-state > *,"
    " .mind-stack .card, .dock-buttons > *, .table-bar button, .table-bar a, .turn-banner button, .seat-chip"
)
IN_A_DIALOG = "dialog[open] :is(button, a, input, select, summary, tr, h2)"


def resize(page: Page, width: int, height: int, text: int) -> None:
    """Set the size of the screen and of the text."""
    set_text_size(page, text)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", PLAYERS)
def test_board_hand_and_menu_can_be_reached(game: str, visit: Visit, house: House) -> None:
    """With as many players as there can be, in the language that is longer; then the menu, and the outcome."""
    ana = visit("Ana", language="fr", reduced_motion="reduce")
    page = ana.page
    stage = Stage(game, players=PLAYERS[game], bot="sensible", pace="slow").start()
    least = 2 if game == "the-mind" else 12
    stage.play_until(lambda table: table.match.action_count > least and 0 in table.match.to_act)
    page.goto(put(house, stage, {"ana": ana}))
    await_page(page, "now.state === 'live' && now.view?.hand?.length > 0")
    page.locator(".dock").wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    for size in SIZES:
        resize(page, *size)
        held = page.evaluate("document.querySelectorAll('.card.own').length")
        count, wrong = out_of_reach(page, ON_THE_BOARD)
        assert (size, wrong, overflow(page)) == (size, [], [])
        assert count > held + 5
        page.get_by_role("button", name=ana.text("web-table-menu"), exact=True).click()
        page.locator("tablee-menu-dialog dialog[open]").wait_for()
        count, wrong = out_of_reach(page, IN_A_DIALOG)
        assert (size, wrong, overflow(page)) == (size, [], [])
        assert count > 6
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.goto(put(house, stage.play_out(), {"ana": ana}))
    page.locator(OUTCOME).wait_for()
    for size in SIZES:
        resize(page, *size)
        assert (size, out_of_reach(page, IN_A_DIALOG)[1], overflow(page)) == (size, [], [])


def test_pages_can_be_reached(visit: Visit) -> None:
    ana = visit("Ana", language="fr", reduced_motion="reduce")
    page = ana.page
    for path, ready in (
        ("/", ".game"),
        ("/rules/the-game-extreme", ".clause"),
        ("/verify", "#verify-record"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        for size in SIZES:
            resize(page, *size)
            _, wrong = out_of_reach(
                page,
                "main :is(button, a, select, summary, label.choice, label.game, textarea), .bar a, .bar button",
            )
            assert (path, size, wrong, overflow(page)) == (path, size, [], [])


def test_the_hand_stays_in_place_where_there_is_room(visit: Visit, house: House) -> None:
    """Only where bar and hand leave nothing of the board does the page scroll as a whole, and not for ever."""
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    page.goto(put(house, Stage("the-game", players=3, pace="slow", starter=0).start(), {"ana": ana}))
    page.locator(".dock .card.own").first.wait_for()
    crowded = []
    for size in ((360, 740, 16), (360, 740, 32), (360, 740, 16), (740, 360, 16), (1440, 900, 16)):
        resize(page, *size)
        crowded.append(page.locator("tablee-table-page[data-crowded]").count())
    assert crowded == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ten_players_stand_above_the_hand(language: str, visit: Visit, house: House) -> None:
    """With a whole hand, on phones that stand and lie, and on a desk."""
    ana = visit("Ana", language=language, reduced_motion="reduce")
    page = ana.page
    page.goto(put(house, Stage("six-qui-prend", players=10, pace="slow").start(), {"ana": ana}))
    page.locator(".dock .card.own").first.wait_for()
    for width, height in ((360, 640), (360, 740), (390, 844), (740, 360), (1024, 768), (1440, 900)):
        resize(page, width, height, 16)
        assert page.locator(".six-seat").count() == 10
        assert ((width, height), beneath(page, ".six-seat, .six-row", ".dock")) == ((width, height), [])
