"""The Mind in the browser: the moment of a press counts, one press lays one card, and keys do what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.people import Person
from tests.web.playing import await_page, card, deed, gather, look

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
LAYS = """() => document.querySelector("tablee-table-page").sitting.store.recent
    .filter((event) => event.kind === "action" && /^\\d+$/.test(event.action ?? "")).length"""


def lay_count(page: Page) -> int:
    """Return how many cards were laid in the match."""
    found: int = page.evaluate(LAYS)
    return found


def in_play(visit: Visit, *, level: int = 1, **options: Any) -> list[Person]:
    """Return two people whose hands hold as many cards as the level, and whose play has begun."""
    people = [visit("Ana", **STILL, **options), visit("Zoé", language="fr", **STILL)]
    gather(people, "the-mind", players=2)
    for number in range(1, level):
        focus(people)
        for _ in range(2 * number):
            hands = [(look(person.page)["view"]["hand"] or [101], person) for person in people]
            (lowest, *_), person = min(hands, key=lambda entry: entry[0][0])
            person.page.keyboard.press(" ")
            for one in people:
                await_page(
                    one.page, "now.view.stack.includes(fact[0]) || now.view.level > fact[1]", [lowest, number]
                )
    focus(people)
    return people


def focus(people: list[Person]) -> None:
    """Lay all hands on the table, and wait until play has begun on all pages."""
    for person in people:
        deed(person.page, "ready").click()
    for person in people:
        await_page(person.page, "now.view.phase === 'play' && now.pending === 0")


def press_down(page: Page, target: Locator) -> None:
    """Press the mouse on something, and keep it down."""
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def both_hold_two(visit: Visit) -> tuple[Person, Person, list[int]]:
    """Return, in level 2, the person with the lowest card, the other one, and the first one's hand."""
    people = in_play(visit, level=2)
    people.sort(key=lambda person: look(person.page)["view"]["hand"][0])
    first, second = people
    return first, second, look(first.page)["view"]["hand"]


def settled(page: Page) -> int:
    """Return how many cards were laid, once a second lay would have been told."""
    page.wait_for_timeout(700)
    await_page(page, "now.pending === 0")
    return lay_count(page)


def test_a_card_is_laid_when_it_is_pressed_and_not_again_when_it_is_let_go(visit: Visit) -> None:
    first, _, hand = both_hold_two(visit)
    page = first.page
    before = lay_count(page)
    press_down(page, card(page, hand[0]))
    await_page(page, "now.view.stack.includes(fact)", hand[0])  # the mouse is still down
    page.wait_for_timeout(600)
    page.mouse.up()
    assert settled(page) == before + 1
    assert look(page)["view"]["hand"] == hand[1:]


def test_a_double_click_lays_one_card(visit: Visit) -> None:
    first, _, hand = both_hold_two(visit)
    page = first.page
    before = lay_count(page)
    card(page, hand[0]).dblclick(delay=20)
    assert settled(page) == before + 1
    assert look(page)["view"]["hand"] == hand[1:]


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_a_key_that_is_held_down_lays_one_card(visit: Visit, key: str) -> None:
    first, _, hand = both_hold_two(visit)
    page = first.page
    before = lay_count(page)
    card(page, hand[0]).focus()
    for _ in range(8):  # the second and later are repeats, as the browser sends them
        page.keyboard.down(key)
        page.wait_for_timeout(60)
    page.keyboard.up(key)
    assert settled(page) == before + 1
    assert look(page)["view"]["hand"] == hand[1:]


@pytest.mark.parametrize("still", ["reduce", "no-preference"])
def test_space_on_a_button_presses_the_button(visit: Visit, still: str) -> None:
    people = in_play(visit)
    page = people[0].page
    page.emulate_media(reduced_motion=still)
    before = lay_count(page)
    deed(page, "stop").focus()
    page.keyboard.press(" ")
    await_page(page, "now.view.phase === 'focus' && now.view.last[0] === 'stop'")
    assert settled(page) == before
    expect(deed(page, "ready")).to_be_visible()


def test_a_helping_program_lays_a_card_by_a_click_alone(visit: Visit) -> None:
    first, _, hand = both_hold_two(visit)
    page = first.page
    card(page, hand[0]).evaluate("(card) => card.click()")
    await_page(page, "now.view.stack.includes(fact)", hand[0])
    assert look(page)["view"]["hand"] == hand[1:]


def test_a_card_pressed_in_focus_is_refused_with_what_is_awaited(visit: Visit) -> None:
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    gather([ana, zoe], "the-mind", players=2)
    for person in (ana, zoe):
        held = look(person.page)["view"]["hand"][0]
        card(person.page, held).click()
        expect(person.page.locator(".toast-refused")).to_contain_text(
            person.text("error-not-in-play", action=str(held))
        )


def test_a_second_card_is_laid_while_the_first_is_on_its_way(visit: Visit) -> None:
    """Each act is ruled a moment after it was made; two cards laid in a row do not wait for each other (M4)."""
    first, _, hand = both_hold_two(visit)
    page = first.page
    sent = page.evaluate(
        """(hand) => {
            for (const number of hand) {
                const card = document.querySelector(`.card.own[data-card="${number}"]`);
                card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 20 * number }));
            }
            return document.querySelector("tablee-table-page").sitting.store.pendingActions;
        }""",
        hand,
    )
    assert sent == [str(number) for number in hand]
    await_page(page, "fact.every((card) => !(now.view.hand ?? []).includes(card))", hand)


def test_the_delay_of_the_fair_order_is_announced_among_the_people(visit: Visit) -> None:
    people = in_play(visit)
    for person in people:
        delay = person.page.evaluate(
            "() => document.querySelector('tablee-table-page').sitting.store.table.delay_ms"
        )
        assert 60 <= delay <= 200
        person.page.keyboard.press("p")
        expect(person.page.locator(".seat-delay")).to_have_text(person.text("web-mind-delay", delay=delay))
