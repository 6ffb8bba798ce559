"""People leave, are sent away and take seats over in a browser, before, during and after a match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.playing import await_page, come, gather, look, open_table, outcome, play_out, sit, start

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
FREE = {"lobby": "open", "playing": "vacant", "over": "open"}
SENT_AWAY = FREE | {"playing": "bot"}  # whose hand a stranger would see


def at_the_table(phase: str, people: list[Person]) -> str:
    """Bring people to a table of three that is in this phase; return its address."""
    if phase == "lobby":
        ana, *others = people
        address = open_table(ana, "the-game", players=3)
        for person in others:
            come(person, address)
            if look(person.page)["seat"] is None:
                sit(person)
        return address
    address = gather(people, "the-game", players=3, starter=0)
    if phase == "over":
        play_out(people, "the-game")
        for person in people:
            outcome(person)
            person.page.keyboard.press("Escape")
    return address


def leave(person: Person, phase: str) -> None:
    """Go for good, through the menu."""
    page = person.page
    page.get_by_role("button", name=person.text("web-table-menu"), exact=True).click()
    page.get_by_role("button", name=person.text("web-table-leave"), exact=True).click()
    word = "web-table-leave-give" if phase == "playing" else "web-table-leave-now"
    page.get_by_role("button", name=person.text(word), exact=True).click()
    page.locator(".game").first.wait_for()  # they are on the first page


def send_away(host: Person, name: str) -> None:
    """Send somebody away from the table."""
    if look(host.page)["phase"] != "lobby":
        host.page.locator(".tool-people").click()
    host.page.get_by_role("button", name=host.text("web-table-kick-label", name=name), exact=True).click()
    host.page.get_by_role("button", name=host.text("web-table-yes"), exact=True).click()


def take_over(person: Person, number: int) -> None:
    """Take the free seat from the list of people."""
    if look(person.page)["seat"] is not None:
        return
    if look(person.page)["phase"] == "over":  # who comes then is shown how it has ended
        outcome(person)
        person.page.keyboard.press("Escape")
    if look(person.page)["phase"] != "lobby":
        person.page.locator(".tool-people").click()
    person.page.locator(".seat-list").get_by_role(
        "button", name=person.text("web-table-sit-label", number=number), exact=True
    ).click()


@pytest.mark.parametrize("phase", ["lobby", "playing", "over"])
def test_people_go_are_sent_away_and_seats_are_taken_over(phase: str, visit: Visit) -> None:
    ana, zoe, nina = (
        visit("Ana", **STILL),
        visit("Zoé", language="fr", **STILL),
        visit("Nina", **STILL),
    )
    address = at_the_table(phase, [ana, zoe, nina])
    page = ana.page
    leave(zoe, phase)
    await_page(page, "now.seats[1] === fact", FREE[phase])
    send_away(ana, "Nina")
    expect(nina.page.get_by_text(nina.text("web-table-gone-kicked"))).to_be_visible()
    await_page(page, "now.seats[2] === fact", SENT_AWAY[phase])
    tom = visit("Tom", language="fr", **STILL)
    come(tom, address)
    take_over(tom, 2 if phase == "playing" else 3)
    await_page(tom.page, "now.seat !== null")
    seat = look(tom.page)["seat"]
    await_page(page, "now.seats[fact] === 'person'", seat)
    if phase != "playing":
        free = ana.text("web-table-seat-bot-label", number=4 - seat)
        page.get_by_role("button", name=free, exact=True).click()
    await_page(page, "!now.seats.includes('open') && !now.seats.includes('vacant')")
    if phase == "playing":
        assert len(look(tom.page)["view"]["hand"]) > 0
    elif phase == "lobby":
        start(ana)
    else:
        page.get_by_role("button", name=ana.text("web-table-result"), exact=True).click()
        outcome(ana).get_by_role("button", name=ana.text("web-table-rematch"), exact=True).click()
        await_page(page, "now.number === 2 && now.phase === 'playing'")
    await_page(tom.page, "now.phase === 'playing' && now.view !== null && !now.view.over")
    play_out([ana, tom], "the-game")
    for person in (ana, tom):
        await_page(person.page, "now.view.over")
