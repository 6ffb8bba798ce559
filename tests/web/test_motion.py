"""Play with everything in motion, as most people have it: what is shown in the end is what the server says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Person
from tests.web.playing import (
    await_page,
    card,
    lays,
    look,
    outcome,
    pile,
    start,
    step,
)

Visit = Callable[..., Person]
MOVING = {"reduced_motion": "no-preference"}
LAYS = 30
KEYS = {"start": "s", "end": "e"}

OPEN = """async (plan) => {
    const ask = async (method, path, body) => await (await fetch(path, {
        method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    })).json();
    await ask("PUT", "/api/me", { name: "Ana" });
    const { id } = await ask("POST", "/api/tables", { listed: false, limit_ms: null, pace: "instant", bots: null, ...plan });
    const { paths } = await import("/static/core/router.js");
    return paths.table(id);
}"""
COUNT_MOVES = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moves += 1;
        return animate.apply(this, given);
    };
}"""

# Cards that are still somewhere else than the page puts them.
OUT_OF_PLACE = """() => [...document.querySelectorAll("[data-move]")].filter((card) => card.getAnimations().some(
    (animation) => !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation) && animation.playState === "running",
)).map((card) => card.dataset.move)"""

# What the page draws that has a place in the view.
DRAWN = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
    const figures = (selector) => texts(selector).map((text) => parseInt(text, 10));
    return {
        hand: [...document.querySelectorAll(".card.own")].map((card) => Number(card.dataset.card)),
        piles: Object.fromEntries([...document.querySelectorAll("[data-pile]")].map((pile) =>
            [pile.dataset.pile, Number(pile.querySelector(".card-number").textContent)])),
        rows: [...document.querySelectorAll(".six-row")].map((row) =>
            [...row.querySelectorAll(".card-number")].map((found) => Number(found.textContent))),
        points: figures(".six-seat .points"),
        totals: figures(".six-seat .total"),
        twice: [...document.querySelectorAll("[data-move]")].map((found) => found.dataset.move)
            .filter((key, place, all) => all.indexOf(key) !== place),
    };
}"""
FLYING = "() => document.querySelectorAll('[data-flying]').length"
SCENE = "() => document.querySelector('tablee-table-board').board.scene"


def drawn(page: Page) -> dict[str, Any]:
    """Return what the page draws."""
    found: dict[str, Any] = page.evaluate(DRAWN)
    return found


def await_rest(page: Page) -> None:
    """Wait until nothing moves any more and no cards are being placed."""
    page.wait_for_function(f"() => ({FLYING})() === 0 && !({SCENE})()")


def in_match(visit: Visit, game: str, **options: Any) -> Person:
    """Return somebody whose match against bots has begun and who sees everything move."""
    ana = visit("Ana", **MOVING)
    ana.page.goto("/")
    address = ana.page.evaluate(OPEN, {"game": game, "options": options})
    ana.page.goto(address)
    await_page(ana.page, "now.state === 'live' && now.seat === 0")
    start(ana)
    await_page(ana.page, "now.view?.hand?.length > 0")
    expect(ana.page.locator(".card.own").first).to_be_visible()  # a key before that has nothing to act on
    return ana


# --- 6 qui prend! ------------------------------------------------------------------------------------------------------


def compare_six(page: Page) -> None:
    """Hold that rows, hand and points on the screen are those of the view."""
    await_rest(page)
    now, shown = look(page)["view"], drawn(page)
    sums = [total + points for total, points in zip(now["totals"], now["points"], strict=True)]
    assert (shown["rows"], shown["hand"], shown["twice"]) == (now["rows"], now["hand"], [])
    assert (shown["points"], shown["totals"]) == (now["points"], sums)


def test_six_qui_prend_in_motion_to_the_end_of_the_match(visit: Visit) -> None:
    """To a few points in several rounds: hands are dealt anew, totals grow, and every third turn is watched to its end."""
    ana = in_match(visit, "six-qui-prend", players=3, until=25)
    page, turns, watched = ana.page, 0, 0
    rounds = set()
    while not (view := look(page)["view"])["over"]:
        rounds.add(view["round"])
        if 0 not in view["to_act"]:
            await_page(page, "now.view.over || now.view.to_act.includes(now.seat)")
            continue
        step(ana, "six-qui-prend")
        turns += 1
        if turns % 3 == 0:
            await_page(page, "now.view.over || now.view.to_act.includes(now.seat)")
            if not look(page)["view"]["over"] and look(page)["view"]["phase"] == "choose":
                watched += page.evaluate(SCENE) is not None
                compare_six(page)
    assert watched > 0
    await_rest(page)
    scores = look(page)["view"]["outcome"]["scores"]
    assert max(scores) >= 25
    assert drawn(page)["totals"] == scores
    told = [row.locator("td").last.inner_text() for row in outcome(ana).locator("tbody tr").all()]
    assert sorted(int(text.split()[0]) for text in told) == sorted(scores)


def test_a_key_brings_what_moves_to_its_end(visit: Visit) -> None:
    ana = in_match(visit, "six-qui-prend", players=6, until=66)
    page = ana.page
    for way in ("key", "pointer"):
        card(page, look(page)["view"]["hand"][-1]).click()  # the highest: no row has to be taken for it
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => ({SCENE})() !== null")
        if way == "key":
            page.keyboard.press("Shift")
        else:
            page.mouse.click(3, 300)
        page.wait_for_function(
            f"() => ({SCENE})() === null", timeout=4000
        )  # alone it takes more than five seconds
        await_page(page, "now.view.to_act.includes(now.seat) && now.view.phase === 'choose'")
        compare_six(page)


# What tells of the match beside the board: banner, title, seats, log, and what those hear who listen.
TOLD = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
    const scene = document.querySelector("tablee-table-board").board?.scene;
    return {
        placed: scene?.placed ?? null, isShowing: Boolean(scene), rows: scene?.rows ?? [],
        banner: texts(".turn-banner")[0], title: document.title, waits: texts(".seat-chip.waits").length,
        ticks: texts(".has-chosen").length, log: texts(".log-entries li"), outcome: texts("dialog.outcome[open]").length,
        heard: window.heard.join(" "), button: texts(".dock-buttons .primary").length,
    };
}"""
LISTEN = """() => {
    window.heard = [];
    for (const id of ["say-polite", "say-assertive"]) {
        new MutationObserver(() => window.heard.push(document.getElementById(id).textContent))
            .observe(document.getElementById(id), { childList: true, characterData: true, subtree: true });
    }
}"""


@pytest.mark.parametrize("skips", [False, True])
def test_nothing_tells_where_cards_go_before_they_have_arrived(skips: bool, visit: Visit) -> None:
    """Neither log nor banner, title, seats or voice; a tap brings all to its end and tells it at once."""
    ana = in_match(visit, "six-qui-prend", players=4)
    page = ana.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(LISTEN)
    before = page.evaluate(TOLD)
    card(page, look(page)["view"]["hand"][-1]).click()  # the highest: no row has to be taken for it
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({SCENE})() !== null")
    placements = look(page)["view"]["last_turn"]
    seen = 0
    while (told := page.evaluate(TOLD))["isShowing"]:
        seen += 1
        assert told["banner"] == ana.text("play-six-shown") == told["title"].split(" · ")[0]
        assert (told["waits"], told["ticks"], told["outcome"], told["button"]) == (0, 0, 0, 0)
        assert [line for line in told["log"] if line not in before["log"] and "→" in line] == []
        assert len(told["log"]) - len(before["log"]) <= 4  # that cards were chosen, no more
        assert all(sentence(ana, view_of(page), one) not in told["heard"] for one in placements)
        if skips and seen == 2:
            page.mouse.click(3, 300)
            page.wait_for_function(f"() => ({SCENE})() === null", timeout=4000)
        page.wait_for_timeout(100)
    assert seen >= 2
    after = page.evaluate(TOLD)
    for one in placements:
        assert any(sentence(ana, view_of(page), one) in line for line in after["log"])
    assert ana.text("play-six-shown") not in after["banner"]
    page.wait_for_function(
        "(text) => window.heard.join(' ').includes(text)", arg=sentence(ana, view_of(page), placements[0])
    )


def test_without_movement_all_is_told_at_once(visit: Visit) -> None:
    ana = in_match(visit, "six-qui-prend", players=4)
    page = ana.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(reduced_motion="reduce")
    card(page, look(page)["view"]["hand"][-1]).click()
    page.keyboard.press("Enter")
    await_page(page, "now.view.last_turn.length > 0")
    placed = look(page)["view"]["last_turn"][0]
    expect(page.locator(".log-entries")).to_contain_text(sentence(ana, view_of(page), placed))
    assert page.evaluate(SCENE) is None


def view_of(page: Page) -> dict[str, Any]:
    """Return the view that the page was told."""
    view: dict[str, Any] = look(page)["view"]
    return view


def sentence(person: Person, view: dict[str, Any], placement: list[Any]) -> str:
    """Return what is said of a card that was placed."""
    seat, number, row, taken = placement
    points = sum(view["card_points"][str(one)] for one in taken)
    names = person.page.evaluate(
        "() => document.querySelector('tablee-table-page').sitting.table.seats.map((seat) => seat.name)"
    )
    name = names[seat] or person.text("play-bot", number=seat + 1)
    facts = {"card": number, "row": row, "points": points, "count": len(taken), "name": name}
    you = "yes" if seat == view["viewer"] else "no"
    return person.text("play-six-takes" if taken else "play-six-placed", **facts, you=you)


# --- The Game ----------------------------------------------------------------------------------------------------------


def test_quick_lays_while_cards_fly(visit: Visit) -> None:
    """The next card is laid by keys before the last one has landed; everything is where the server says all the same."""
    ana = in_match(visit, "the-game", players=1)
    page, flown = ana.page, 0
    for _ in range(LAYS):
        now = look(page)
        view = now["view"]
        key = next((key for action, key in KEYS.items() if action in view["legal"]), None)
        if view["over"]:
            break
        if key:
            page.keyboard.press(key)
        else:
            number, where = lays(view)[-1]
            page.keyboard.type(str(number))
            expect(card(page, number)).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("abcd"[list(view["piles"]).index(where)])
        await_page(page, "now.pending === 0 && now.seq > fact", now["seq"])
        flown += page.evaluate(FLYING)
        shown, view = drawn(page), look(page)["view"]
        assert (shown["hand"], shown["piles"], shown["twice"]) == (view["hand"], view["piles"], [])
    assert flown > 0
    await_rest(page)
    assert page.evaluate(OUT_OF_PLACE) == []


def test_a_card_flies_only_for_those_who_want_it(visit: Visit) -> None:
    ana = in_match(visit, "the-game", players=1)
    page = ana.page
    page.evaluate(COUNT_MOVES)
    for motion, is_moving in (("no-preference", True), ("reduce", False)):
        page.emulate_media(reduced_motion=motion)
        page.evaluate("window.moves = 0")
        for _ in range(2):
            while not (lay := lays(look(page)["view"])) or len(look(page)["view"]["legal"]) == 0:
                step(ana, "the-game")
            number, where = lay[-1]
            card(page, number).click()
            pile(page, where).click()
            await_page(page, "now.view.piles[fact[1]] === fact[0] && now.pending === 0", [number, where])
        assert (page.evaluate("window.moves") > 0) is is_moving
