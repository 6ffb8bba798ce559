"""Links to a table: copied where there is no clipboard, pasted with whatever stood around them, and what a stranger finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tablee.server.keeper import is_table_id, new_table_id
from tests.web.conftest import HOME_NETWORK
from tests.web.house import House
from tests.web.people import Person
from tests.web.playing import await_page, look, open_table

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
TABLE_IN = "(texts) => import('/static/core/router.js').then(({ tableIn }) => texts.map(tableIn))"
ID = "abcd2345efgh"

# What programs make of a link, or people write around it: {} is the link, {id} the code, {quoted} the link as a parameter.
AROUND = [
    "{}",
    "  {}\n",
    "{}.",
    "{},",
    "{}!",
    "{}?",
    "{}…",
    "({})",
    "[{}]",
    "<{}>",
    "«\u00a0{}\u00a0»",
    "“{}”",
    "'{}'",
    "**{}**",
    "_{}_",
    "[The Game]({})",
    "<{}|The Game>",
    '<a href="{}">play</a>',
    "Join us: {} – we begin at eight.",
    "Viens jouer ! {} À tout de suite.",
    "{}/",
    "{}//",
    "{}?fbclid=IwAR0abcdefgh2345",
    "{}&fbclid=IwAR0abcdefgh2345",
    "{}#main",
    "{}%20",
    "{}%2E",
    "{}%3E",
    "{}\u200b",
    "\u2068{}\u2069",
    "https://l.facebook.com/l.php?u={quoted}&h=AT0abc",
    "https://www.google.com/url?q={quoted}&sa=D",
    "https://eur01.safelinks.protection.outlook.com/?url={quoted}&data=05%7C02",
    "https://t.example/redirect?to={twice}",
    "{id}",
    "{id}.",
    "the code is {id}, come",
    "Code : « {id} ».",
]
NOTHING = [
    "",
    "hello",
    "appreciating your congratulation",
    "https://example.org/",
    "https://appreciating.example/about",
    f"https://example.org/t/{ID}x",
    f"https://example.org/t/{ID[:-1]}",
    f"{ID}{ID}",
    "%",
    "https://example.org/%E0%A4%A",
]


def written(around: str, link: str, table_id: str) -> str:
    """Return a text with a link or code in it."""
    quoted = quote(link, safe="")
    return around.format(link, id=table_id, quoted=quoted, twice=quote(quoted, safe=""))


@pytest.fixture
def ana(visit: Visit) -> Person:
    """Return somebody on the first page."""
    ana = visit("Ana", **STILL)
    ana.page.goto("/")
    ana.page.locator(".game").first.wait_for()
    return ana


def test_a_link_is_found_in_whatever_stands_around_it(ana: Person) -> None:
    for table_id in (ID, "appreciating", new_table_id(), new_table_id()):
        assert is_table_id(table_id)
        link = f"https://play.example/t/{table_id}"
        for one in (link, link.upper(), link.replace("/t/", "/T/"), link.partition("//")[2]):
            texts = [written(around, one, table_id) for around in AROUND]
            if table_id == "appreciating":  # without a digit it is a word as well as a code
                texts = [text for text, around in zip(texts, AROUND, strict=True) if "{id}" not in around]
            found = ana.page.evaluate(TABLE_IN, texts)
            assert [text for text, its in zip(texts, found, strict=True) if its != table_id] == []
    assert ana.page.evaluate(TABLE_IN, NOTHING) == [None] * len(NOTHING)


TOO_MUCH = ["/t/{}.", "/t/{})%20", "/t/{}/", "/T/{}%C2%BB?fbclid=x", "/t/{}&fbclid=x", "/t/({}"]


def test_an_address_that_was_copied_with_too_much_leads_to_the_table(ana: Person) -> None:
    address = open_table(ana, "the-game", players=1)
    table_id = look(ana.page)["id"]
    for around in TOO_MUCH:
        answer = ana.page.goto(around.format(table_id.upper()))
        assert answer is not None
        assert answer.status == 200
        await_page(ana.page, "now.state === 'live' && now.seat === 0")
        assert ana.page.url == address


def test_addresses_of_pages_to_read_may_have_too_much_as_well(ana: Person) -> None:
    page = ana.page
    for address, path in (("/rules/the-game.", "/rules/the-game"), ("/Rules/The-Mind)", "/rules/the-mind")):
        page.goto(address)
        expect(page.locator("tablee-rules-page h1").first).to_be_visible()
        assert urlsplit(page.url).path == path
    page.goto("/verify%3E")
    expect(page.get_by_label(ana.text("web-verify-record"), exact=True)).to_be_visible()
    page.goto("/nowhere.")
    expect(page.get_by_role("heading", name=ana.text("web-lost"))).to_be_visible()


def test_a_message_is_pasted_whole(ana: Person, visit: Visit) -> None:
    address = open_table(ana, "the-game", players=2)
    zoe = visit("Zoé", language="fr", **STILL)
    page = zoe.page
    page.goto("/")
    field = page.get_by_label(zoe.text("web-tables-link"), exact=True)
    field.fill("Viens jouer !")
    field.press("Enter")
    expect(page.get_by_text(zoe.text("web-tables-link-wrong"))).to_be_visible()
    field.fill(f"Ana t’invite (« {address.upper()} »).")
    field.press("Enter")
    expect(page.get_by_role("heading", name=zoe.text("web-table-name-head-new"))).to_be_visible()
    assert page.url == address


# --- copying -------------------------------------------------------------------------------------------------------------


@dataclass
class HomeNetwork:
    """A house as others in a home network come to it: by a name, over plain http, where browsers have no clipboard."""

    house: House

    @property
    def address(self) -> str:
        """Where it is found."""
        return f"http://{HOME_NETWORK}:{self.house.port}"


def copy(page: Page, person: Person) -> None:
    """Press the button beside the link."""
    page.get_by_role("button", name=person.text("web-table-copy"), exact=True).click()


def pasted(page: Page) -> str:
    """Return what is in the clipboard, as a field takes it."""
    page.evaluate(
        "() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))"
    )
    page.locator("#paste").press("Control+V")
    text: str = page.locator("#paste").input_value()
    page.locator("#paste").evaluate("(field) => field.remove()")
    return text


def test_the_link_is_copied_over_plain_http(house: House, visit: Visit) -> None:
    zoe = visit("Zoé", at=HomeNetwork(house), language="fr", **STILL)
    page = zoe.page
    address = open_table(zoe, "the-game", players=2)
    assert page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    copy(page, zoe)
    expect(page.get_by_role("button", name=zoe.text("web-table-copied"))).to_be_focused()
    assert pasted(page) == address
    page.get_by_role("button", name=zoe.text("web-table-menu"), exact=True).click()
    page.get_by_role("button", name=zoe.text("web-table-share-head"), exact=True).click()
    dialog = page.locator("tablee-share-dialog dialog[open]")
    dialog.get_by_role("button", name=zoe.text("web-table-copy"), exact=True).click()
    expect(dialog.get_by_role("button", name=zoe.text("web-table-copied"))).to_be_visible()


def test_where_nothing_copies_the_link_is_selected_and_it_is_said(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    page = ana.page
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;"
        "navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));"
    )
    address = open_table(ana, "the-game", players=2)
    for button in ("web-table-copy", "web-table-share"):
        page.get_by_role("button", name=ana.text(button), exact=True).click()
        expect(page.get_by_text(ana.text("web-table-copy-yourself"))).to_be_visible()
        expect(page.get_by_label(ana.text("web-table-link"), exact=True)).to_be_focused()
        assert page.evaluate("String(getSelection())") == address
        page.keyboard.press("Tab")
