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


def has_focus(page: Page, selector: str) -> None:
    """Wait until the focus is on what is next."""
    page.wait_for_function("(selector) => document.activeElement?.matches(selector) ?? false", arg=selector)


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
    has_focus(page, ".lobby-start button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.phase === 'playing' && now.view !== null")
    has_focus(page, ".dock .hand")
    page.keyboard.press("?")
    expect(page.get_by_text(ana.text("web-table-keys-help"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert play_out([ana], "the-game", by_keys) > 2
    expect(page.locator(OUTCOME)).to_be_visible()
    has_focus(page, f"{OUTCOME} button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.number === 2 && now.phase === 'playing' && !now.view.over")


@pytest.mark.parametrize(
    ("game", "form", "first"),
    [
        ("the-game-extreme", {"players": 3, "starter": 0}, ".hand"),
        ("face-to-face", {}, ".hand"),
        ("six-qui-prend", {"players": 3}, ".hand"),
        ("the-mind", {"players": 2}, '[data-action="ready"]'),
    ],
)
def test_every_game_is_played_by_keys(
    game: str, form: dict[str, Any], first: str, visit: Callable[..., Person]
) -> None:
    """The focus is on the next thing to do when the table is open, after a dialog, after the deal and at the end."""
    zoe = visit("Zoé", language="fr", reduced_motion="reduce")
    page = zoe.page
    open_table(zoe, game, **form)
    has_focus(page, ".lobby-start button.primary")
    page.keyboard.press("?")
    expect(page.get_by_text(zoe.text("web-table-keys-help"))).to_be_visible()
    page.keyboard.press("Escape")
    has_focus(page, ".lobby-start button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.phase === 'playing' && now.view?.hand?.length > 0")
    has_focus(page, f".dock {first}")
    assert play_out([zoe], game, by_keys) > 0
    has_focus(page, f"{OUTCOME} button.primary")
    page.keyboard.press("Escape")
    has_focus(page, ".turn-banner button")
    page.keyboard.press("Enter")
    has_focus(page, f"{OUTCOME} button.primary")
    page.keyboard.press("Enter")
    await_page(page, "now.number === 2 && now.phase === 'playing' && !now.view.over")
    has_focus(page, f".dock {first}")


# --- keyboards of other countries ------------------------------------------------------------------------------------------

SHIFT = 8  # as the protocol of Chromium counts it
ROWS = {  # what the row of digits writes, from 0 to 9, without and with shift
    "AZERTY": ("à&é\"'(-è_ç", "0123456789"),
    "AZERTY with caps lock": ("0123456789", "à&é\"'(-è_ç"),
    "AZERTY with caps lock, Linux": ("À&É\"'(-È_Ç", "0123456789"),
    "BÉPO": ('*"«»()@+-/', "0123456789"),
    "QWERTZ": ("0123456789", '=!"§$%&/()'),
    "Czech": ("é+ěščřžýáí", "0123456789"),
    "Persian": ("۰۱۲۳۴۵۶۷۸۹", ")!@#$%^&*("),
}
DIGIT_OF = """(cases) => import("/static/core/keys.js").then(({ digitOf, isForOthers, keyOf }) =>
    cases.map((its) => { const event = new KeyboardEvent("keydown", its); return [digitOf(event), keyOf(event), isForOthers(event)]; }))"""


def press_digits(page: Page, number: int, row: str, modifiers: int) -> None:
    """Type a number as a keyboard does on which the row of digits writes something else."""
    line = page.context.new_cdp_session(page)
    for digit in str(number):
        key = {"key": row[int(digit)], "code": f"Digit{digit}", "modifiers": modifiers}
        line.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": key["key"], **key})
        line.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    line.detach()


def test_the_row_of_digits_chooses_cards_on_every_keyboard(visit: Callable[..., Person]) -> None:
    zoe = visit("Zoé", language="fr", reduced_motion="reduce")
    page = zoe.page
    open_table(zoe, "the-game", players=1)
    start(zoe)
    await_page(page, "now.view?.hand?.length > 0")
    page.locator(".dock .card.own").first.wait_for()
    hand = [card for card in look(page)["view"]["hand"] if card > 9]  # one digit may be the first of two
    for place, (plain, shifted) in enumerate(ROWS.values()):
        for row, modifiers in ((plain, 0), (shifted, SHIFT)):
            number = hand[(2 * place + modifiers) % len(hand)]
            press_digits(page, number, row, modifiers)
            picked = page.locator(f'.card.own[data-card="{number}"]')
            expect(picked).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
            expect(page.locator('.card.own[aria-pressed="true"]')).to_have_count(0)
    seq = look(page)["seq"]
    page.locator(".tool-chat").click()
    field = page.get_by_label(zoe.text("web-table-chat-input"))
    field.focus()
    press_digits(page, hand[0], ROWS["AZERTY"][0], 0)  # who writes chooses nothing
    expect(field).to_have_value("".join(ROWS["AZERTY"][0][int(digit)] for digit in str(hand[0])))
    expect(page.locator('.card.own[aria-pressed="true"]')).to_have_count(0)
    assert look(page)["seq"] == seq


MEANT = [  # a key; the digit and the name that it has for us; whether it is pressed for something else
    ({"key": "7", "code": "Numpad7"}, "7", "7", False),
    ({"key": "Home", "code": "Numpad7"}, None, "home", False),  # without NumLock
    ({"key": "ArrowLeft", "code": "Numpad4"}, None, "arrowleft", False),
    ({"key": "Dead", "code": "Digit6"}, "6", "dead", False),
    ({"key": "٣", "code": "Digit3"}, "3", "٣", False),
    ({"key": "&", "code": "Digit1", "ctrlKey": True}, "1", "&", True),
    ({"key": "&", "code": "Digit1", "metaKey": True}, "1", "&", True),
    ({"key": "&", "code": "Digit1", "altKey": True}, "1", "&", True),
    ({"key": "@", "code": "Digit0", "modifierAltGraph": True}, "0", "@", True),
    ({"key": "é", "code": "Digit2", "isComposing": True}, "2", "é", True),
    ({"key": "a", "code": "KeyQ"}, None, "a", False),  # the letter, not its place
    ({"key": "A", "code": "KeyA"}, None, "a", False),
    ({"key": "è", "code": "KeyT"}, None, "è", False),
    ({"key": "ф", "code": "KeyA"}, None, "a", False),  # another script has none of ours
    ({"key": "Enter", "code": "NumpadEnter"}, None, "enter", False),
    ({"key": "F1", "code": "F1"}, None, "f1", False),
    ({"key": "Unidentified", "code": ""}, None, "unidentified", False),
    ({"key": "1", "code": ""}, "1", "1", False),  # a keyboard on the screen knows no places
]


def test_what_a_key_means(visit: Callable[..., Person]) -> None:
    page = visit("Ana").page
    page.goto("/verify")
    found = page.evaluate(DIGIT_OF, [event for event, *_ in MEANT])
    assert [[event, *its] for (event, *_), its in zip(MEANT, found, strict=True)] == [
        list(case) for case in MEANT
    ]


# --- the focus --------------------------------------------------------------------------------------------------------------


def test_the_focus_of_a_guest(visit: Callable[..., Person]) -> None:
    """Who comes by a link is led from the name to the seat, and to the board when the host deals."""
    ana, zoe = visit("Ana", reduced_motion="reduce"), visit("Zoé", language="fr", reduced_motion="reduce")
    zoe.page.goto(open_table(ana, "six-qui-prend", players=2))
    has_focus(zoe.page, "#name-field")
    zoe.page.keyboard.type("Zoé")
    zoe.page.keyboard.press("Enter")
    await_page(zoe.page, "now.members === 2")
    if look(zoe.page)["seat"] is None:
        has_focus(zoe.page, ".lobby-start button.primary")
        zoe.page.keyboard.press("Enter")
        await_page(zoe.page, "now.seat === 1")
    has_focus(zoe.page, "main")
    await_page(ana.page, "now.seats[1] === 'person'")
    page = ana.page
    page.get_by_label(
        ana.text("web-table-link"), exact=True
    ).focus()  # whoever uses something is not torn away
    zoe.page.evaluate(
        "document.querySelector('tablee-table-page').sitting.send({ kind: 'rename', name: 'Zoé-Ève' })"
    )
    expect(page.locator(".seat-list .seat-name", has_text="Zoé-Ève")).to_be_visible()
    has_focus(page, "tablee-share-link input")
    start(ana)
    has_focus(zoe.page, ".dock .hand")
