"""What goes wrong at real tables: clumsy fingers, broken lines, sleeping phones, wrong clocks, and people who try things."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House
from tests.web.line import Line
from tests.web.people import Person
from tests.web.playing import (
    await_page,
    card,
    come,
    deed,
    gather,
    lays,
    look,
    open_table,
    pile,
    play_out,
    rematch,
    start,
    step,
)

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
# How what is on its way looks: what animation, what outline, whether it is paler.
PENDING = """(found) => {
    const style = getComputedStyle(found);
    return [style.animationName, style.outlineStyle, Number(style.opacity) < 1];
}"""
ACTIONS = """() => document.querySelector("tablee-table-page").sitting.store.recent
    .filter((event) => event.kind === "action").length"""


def actions(page: Page) -> int:
    """Return how many actions of the match the page has been told of."""
    found: int = page.evaluate(ACTIONS)
    return found


def settle(page: Page) -> None:
    """Wait until nothing is on its way."""
    await_page(page, "now.pending === 0 && now.state === 'live'")


def alone(visit: Visit, **options: Any) -> Person:
    """Return somebody who plays The Game alone, and whose turn has begun."""
    ana = visit("Ana", **STILL, **options)
    open_table(ana, "the-game", players=1)
    start(ana)
    ana.page.locator(".dock .card.own").first.wait_for()
    return ana


def elsewhere(visit: Visit, person: Person) -> Page:
    """Return the page of the same person at the same table on another device."""
    device = visit(
        person.name, language=person.language, storage_state=person.context.storage_state(), **STILL
    )
    device.page.goto(urlsplit(person.page.url).path)
    settle(device.page)
    return device.page


def cheapest(page: Page) -> tuple[int, str]:
    """Return the lay that costs least."""
    return lays(look(page)["view"])[-1]


def centre(target: Locator) -> tuple[float, float]:
    """Return the middle of something on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_up(page: Page, number: int) -> None:
    """Begin to drag a card."""
    x, y = centre(card(page, number))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=4)
    expect(page.locator(".ghost")).to_have_count(1)


def drop_on(page: Page, target: Locator) -> None:
    """Let the card go over something."""
    page.mouse.move(*centre(target), steps=6)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


# --- clumsy fingers ----------------------------------------------------------------------------------------------------


def test_a_double_click_acts_once(visit: Visit) -> None:
    page = alone(visit).page
    before = actions(page)
    for _ in range(2):
        number, where = cheapest(page)
        card(page, number).click()
        pile(page, where).dblclick()
        settle(page)
        page.keyboard.press("Escape")
    assert actions(page) == before + 2
    await_page(page, "now.view.laid === 2")
    deed(page, "end").dblclick()
    await_page(page, "now.view.laid === 0 && now.pending === 0")
    assert actions(page) == before + 3


def test_a_card_is_dragged_to_a_pile(visit: Visit) -> None:
    page = alone(visit).page
    number, where = cheapest(page)
    pick_up(page, number)
    drop_on(page, pile(page, where))
    await_page(page, "now.view.piles[fact[1]] === fact[0] && now.pending === 0", [number, where])
    expect(card(page, number)).to_have_count(0)


def test_a_card_that_is_let_go_elsewhere_goes_back(visit: Visit) -> None:
    page = alone(visit).page
    before = look(page)
    pick_up(page, before["view"]["hand"][0])
    drop_on(page, page.locator(".turn-banner"))
    now = look(page)
    assert (now["seq"], now["pending"]) == (before["seq"], 0)


def test_a_card_that_is_gone_while_it_is_dragged(visit: Visit) -> None:
    """The same person lays it on another device meanwhile."""
    ana = alone(visit)
    other = elsewhere(visit, ana)
    number, where = cheapest(other)
    pick_up(ana.page, number)
    card(other, number).click()
    pile(other, where).click()
    settle(other)
    await_page(ana.page, "!now.view.hand.includes(fact)", number)
    expect(ana.page.locator(".ghost")).to_have_count(0)
    told = actions(ana.page)
    drop_on(ana.page, pile(ana.page, where))
    settle(ana.page)
    assert actions(ana.page) == told
    step(ana, "the-game")


def test_a_card_that_is_dragged_until_the_turn_is_over(visit: Visit) -> None:
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    gather([ana, zoe], "face-to-face")
    await_page(ana.page, "now.view.to_act.length === 1")
    person = next(
        person for person in (ana, zoe) if look(person.page)["seat"] in look(ana.page)["view"]["to_act"]
    )
    page, other = person.page, elsewhere(visit, person)
    held = look(page)["view"]["hand"]
    pick_up(page, held[0])
    for _ in range(2):
        number, where = next(lay for lay in reversed(lays(look(other)["view"])) if lay[0] != held[0])
        card(other, number).click()
        pile(other, where).click()
        settle(other)
    deed(other, "end").click()
    await_page(page, "!now.view.to_act.includes(now.seat)")
    told = actions(page)
    drop_on(page, pile(page, "up"))
    expect(page.locator(".toast-refused")).to_be_visible()
    settle(page)
    assert actions(page) == told
    assert held[0] in look(page)["view"]["hand"]


# --- tabs and reloads --------------------------------------------------------------------------------------------------


def test_two_tabs_are_one_person(visit: Visit) -> None:
    ana = alone(visit)
    other = ana.open_tab()
    other.goto(ana.page.url)
    settle(other)
    assert (look(other)["seat"], look(other)["members"]) == (0, 1)
    number, where = cheapest(other)
    card(other, number).click()
    pile(other, where).click()
    for page in (other, ana.page):
        await_page(page, "now.view.piles[fact[1]] === fact[0] && now.pending === 0", [number, where])
        expect(card(page, number)).to_have_count(0)
    step(ana, "the-game")
    await_page(other, "now.seq >= fact", look(ana.page)["seq"])
    assert look(other)["view"] == look(ana.page)["view"]


def test_the_page_is_loaded_again_right_after_the_deal(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    open_table(ana, "six-qui-prend", players=3)
    start(ana)
    ana.page.reload()
    settle(ana.page)
    await_page(ana.page, "now.phase === 'playing' && now.view?.hand?.length === 10")
    assert look(ana.page)["seat"] == 0
    step(ana, "six-qui-prend")


# --- broken lines ------------------------------------------------------------------------------------------------------


def test_the_server_is_killed_and_comes_back(own_house: House, visit: Visit) -> None:
    ana = alone(visit, at=own_house)
    step(ana, "the-game")
    before = look(ana.page)
    own_house.kill()
    bar = ana.page.locator("tablee-connection-bar")  # the sentence is said in the live region, too
    expect(bar.get_by_text(ana.text("web-table-line-lost"))).to_be_visible()
    own_house.start()
    settle(ana.page)
    assert look(ana.page)["view"] == before["view"]
    play_out([ana], "the-game")
    rematch(ana)


def test_a_card_laid_offline_counts_once(house: House, visit: Visit) -> None:
    with Line(house.port) as line:
        ana = alone(visit, at=line)
        page = ana.page
        before = actions(page)
        ana.context.set_offline(True)
        line.cut()
        await_page(page, "now.state !== 'live'")
        number, where = cheapest(page)
        card(page, number).click()
        pile(page, where).click()
        await_page(page, "now.pending === 1")
        for waiting in (card(page, number), pile(page, where)):
            assert waiting.evaluate(PENDING) == ["none", "dashed", True]
        page.emulate_media(reduced_motion="no-preference")
        assert pile(page, where).evaluate(PENDING)[:2] == ["waiting", "dashed"]
        page.emulate_media(reduced_motion="reduce")
        expect(page.locator(".line-bar.lost")).to_contain_text(ana.text("web-table-line-kept", count=1))
        line.mend()
        ana.context.set_offline(False)
        settle(page)
        await_page(page, "now.view.piles[fact[1]] === fact[0]", [number, where])
        assert actions(page) == before + 1
        step(ana, "the-game")


def test_a_card_whose_answer_is_lost_counts_once(house: House, visit: Visit) -> None:
    """The server has taken it, but the line breaks before it can say so."""
    with Line(house.port) as line:
        ana = alone(visit, at=line)
        page = ana.page
        before = actions(page)
        number, where = cheapest(page)
        line.hold()
        card(page, number).click()
        pile(page, where).click()
        await_page(page, "now.pending === 1")
        line.cut()
        line.flow()
        line.mend()
        settle(page)
        await_page(page, "now.view.piles[fact[1]] === fact[0]", [number, where])
        assert actions(page) == before + 1


def test_a_phone_that_slept_for_twenty_minutes_shows_what_is(house: House, visit: Visit) -> None:
    with Line(house.port) as line:
        ana = visit("Ana", at=line, width=360, height=740, touch=True, **STILL)
        zoe = visit("Zoé", language="fr", **STILL)
        ana.page.clock.install()
        gather([ana, zoe], "six-qui-prend", players=2)
        line.hold()
        step(zoe, "six-qui-prend")
        line.cut()
        line.flow()
        ana.page.clock.fast_forward("20:00")
        line.mend()
        await_page(ana.page, "now.state === 'live' && now.seq >= fact", look(zoe.page)["seq"])
        await_page(ana.page, "now.view.chosen[1] && now.view.to_act.length === 1")
        step(ana, "six-qui-prend")
        await_page(zoe.page, "now.view.last_turn.length === 2 || now.view.phase === 'row'")


# --- The Mind ----------------------------------------------------------------------------------------------------------


def concentrate(people: list[Person]) -> None:
    """Lay all hands on the table, and wait until all pages show that play has begun."""
    for person in people:
        deed(person.page, "ready").click()
    for person in people:
        await_page(person.page, "now.view.phase === 'play' && now.pending === 0")


def lower_first(people: list[Person]) -> list[Person]:
    """Return the people by their lowest cards."""
    return sorted(people, key=lambda person: look(person.page)["view"]["hand"][0])


def test_a_clock_that_is_an_hour_wrong_costs_nothing(visit: Visit) -> None:
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    ana.page.clock.install(time=datetime.now() + timedelta(hours=1))
    gather([ana, zoe], "the-mind", players=2)
    believed = ana.page.evaluate("document.querySelector('tablee-table-page').sitting.connection.serverNow()")
    assert abs(believed - time.time() * 1000) < 60_000
    concentrate([ana, zoe])
    lives = look(ana.page)["view"]["lives"]
    for person in lower_first([ana, zoe]):
        card(person.page, look(person.page)["view"]["hand"][0]).click()
        settle(person.page)
    for person in (ana, zoe):
        await_page(person.page, "now.view.level === 2 && now.view.lives === fact", lives)


def test_a_stale_lay_never_costs_a_life(house: House, visit: Visit) -> None:
    """Zoé stops the game; Ana's page does not know yet when she lays her card, which is not the lowest."""
    with Line(house.port) as line:
        ana = visit("Ana", at=line, **STILL)
        zoe = visit("Zoé", language="fr", **STILL)
        gather([ana, zoe], "the-mind", players=2)
        concentrate([ana, zoe])
        lives = look(ana.page)["view"]["lives"]
        held = look(ana.page)["view"]["hand"]
        line.hold()
        deed(zoe.page, "stop").click()
        await_page(zoe.page, "now.view.phase === 'focus'")
        card(ana.page, held[0]).click()
        await_page(ana.page, "now.pending === 1")
        line.flow()
        expect(ana.page.get_by_text(ana.text("error-too-late")).first).to_be_visible()
        await_page(ana.page, "now.view.phase === 'focus' && now.pending === 0")
        view = look(ana.page)["view"]
        assert (view["lives"], view["hand"], view["stack"]) == (lives, held, [])


# --- words -------------------------------------------------------------------------------------------------------------


def open_chat(person: Person) -> Locator:
    """Open the chat and return where one writes."""
    person.page.locator(".tool-chat").click()
    field = person.page.get_by_label(person.text("web-table-chat-input"))
    field.wait_for()
    return field


def test_numbers_in_the_chat_are_refused_with_the_reason(visit: Visit) -> None:
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    gather([ana, zoe], "the-game", players=2)
    field = open_chat(zoe)
    for text, word in (("J’ai le 42", "42"), ("trente-sept !", "trente-sept"), ("I have a seven", "seven")):
        field.fill(text)
        field.press("Enter")
        expect(zoe.page.locator(".chat .refused")).to_have_text(zoe.text("error-chat-number", word=word))
    said = "Pas sur la troisième pile, à nous deux !"  # G11: what counts or orders is no card
    field.fill(said)
    field.press("Enter")
    open_chat(ana)
    texts = ana.page.locator(".chat-text")
    expect(texts).to_have_text([said])
    expect(zoe.page.locator(".chat .refused")).to_have_count(0)


def test_strict_talk_leaves_the_chat_open_with_a_reminder(visit: Visit) -> None:
    """G11: a matter of honour; the filter is the same."""
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    gather([ana, zoe], "the-game", players=2, talk="strict")
    for person in (ana, zoe):
        field = open_chat(person)
        hint = person.page.locator(".chat .hint")
        expect(hint).to_have_text(person.text("play-chat-strict"))
        expect(field).to_have_accessible_description(person.text("play-chat-strict"))
    field.fill("vierzig")
    field.press("Enter")
    expect(zoe.page.locator(".chat .refused")).to_have_text(zoe.text("error-chat-number", word="vierzig"))
    field.fill("Bien joué !")
    field.press("Enter")
    expect(ana.page.locator(".chat-text")).to_have_text(["Bien joué !"])


def test_html_is_shown_as_it_was_written(visit: Visit) -> None:
    ana, eve = visit("Ana", **STILL), visit("<i>Eve</i>", **STILL)
    address = open_table(ana, "six-qui-prend", players=2)
    come(eve, address)
    for person in (ana, eve):
        expect(person.page.locator(".seat-name", has_text="<i>Eve</i>").first).to_be_visible()
    said = '<img src=x onerror="window.hit = true"><script>window.hit = true</script>'
    field = open_chat(eve)
    field.fill(said)
    field.press("Enter")
    open_chat(ana)
    expect(ana.page.locator(".chat-text")).to_have_text([said])
    for person in (ana, eve):
        assert person.page.evaluate("window.hit") is None
        assert person.page.locator(".chat-messages img, .seat-name i").count() == 0


IMPOSSIBLE = ("😀" * 40, "Z̵̨̛͍͓̗͕͛̊͛̆͊a̴͙͖̝̘̰̐̎̆̿͠l̷̨̟͕̲̺̈́̈́̿g̵̡̢̱̣͒̃o", "Аna", "Ana\u202e", "Ana")
OF_THE_WORLD = ("مريم", "李小龙", "Zoé-Ève O’Neill", "👩‍👩‍👧 Ana", "אביגיל")


def test_a_name_that_cannot_be_is_refused_with_a_sentence(visit: Visit) -> None:
    ana, eve = visit("Ana", **STILL), visit("Eve", **STILL)
    eve.page.goto(open_table(ana, "six-qui-prend", players=2))
    field = eve.page.get_by_label(eve.text("web-table-name-label"))
    for name in IMPOSSIBLE:
        field.evaluate("(field, name) => { field.removeAttribute('maxlength'); field.value = name; }", name)
        field.press("Enter")
        refused = eve.page.locator("tablee-name-dialog .refused")
        expect(refused).to_have_text(re.compile(r"\w.*\."))
        expect(refused).not_to_contain_text("error-")
        field.press("End")
        field.press_sequentially(" ")  # whoever goes on typing is no longer told
        expect(refused).to_have_count(0)
    field.fill("Eve")
    field.press("Enter")
    await_page(eve.page, "now.state === 'live' && now.members === 2")


def test_names_of_the_world_are_shown(visit: Visit) -> None:
    ana = visit("Ana", **STILL)
    page = ana.page
    open_table(ana, "six-qui-prend", players=2)
    for name in OF_THE_WORLD:
        page.get_by_role("button", name=ana.text("web-table-menu"), exact=True).click()
        page.get_by_role("button", name=ana.text("web-table-name-head"), exact=True).click()
        page.get_by_label(ana.text("web-table-name-label")).fill(name)
        page.get_by_role("button", name=ana.text("web-table-name-save"), exact=True).click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".seat-list .seat-name", has_text=name)).to_be_visible()


# --- language and rules ------------------------------------------------------------------------------------------------


def test_the_language_is_switched_during_a_match(visit: Visit) -> None:
    ana = alone(visit)
    page = ana.page
    number, where = cheapest(page)
    page.get_by_role("button", name=ana.text("web-table-menu"), exact=True).click()
    page.get_by_role("button", name=ana.text("web-settings"), exact=True).click()
    page.get_by_text("Français", exact=True).click()
    ana.language = "fr"
    expect(page.get_by_role("heading", name=ana.text("web-settings"))).to_be_visible()
    page.keyboard.press("Escape")
    laid = look(page)["view"]["laid"]
    expect(page.locator(".turn-text")).to_have_text(ana.text("play-prompt-lay", missing=2 - laid, laid=laid))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    card(page, number).click()
    pile(page, where).click()
    await_page(page, "now.view.piles[fact[1]] === fact[0] && now.pending === 0", [number, where])
    page.reload()
    expect(deed(page, "end")).to_have_text(ana.text("web-piles-end"))


def test_the_rules_are_at_hand(visit: Visit) -> None:
    zoe = visit("Zoé", language="fr", **STILL)
    open_table(zoe, "the-game", players=1)
    page = zoe.page
    link = page.get_by_role("link", name=zoe.text("web-table-rules"), exact=True)
    assert link.get_attribute("href") == "/rules/the-game"
    start(zoe)
    page.locator("button.title-rules").click()  # one tap, in a match too
    expect(page.locator("tablee-rules-dialog dialog[open] tablee-rules")).to_contain_text(
        zoe.text("the-game-rule-G1.title")
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
