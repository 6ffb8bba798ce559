"""How people play in a browser: they open a table, come by its link, and tap what the page offers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tablee import Record
from tests.web.people import Person

OUTCOME = "tablee-outcome-panel dialog[open]"
REAL_TIME = ("the-mind",)
LONGEST_MATCH = 600  # steps; far more than any match here needs

# What the page knows: the table and the view that it was told, and what it is about to send.
LOOK = """() => {
    const sitting = document.querySelector("tablee-table-page")?.sitting;
    const { table, view, seq, state, pending } = sitting?.store ?? {};
    return !table ? null : {
        id: table.id, phase: table.phase, number: table.match_number, seat: table.you.seat, state, seq, view,
        members: table.members.length, seats: table.seats.map((seat) => seat.kind),
        pending: pending.size, refused: document.querySelector(".toast-refused") !== null,
    };
}"""


def look(page: Page) -> dict[str, Any]:
    """Return what the page knows of the table."""
    await_page(page, "true")
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def await_page(page: Page, condition: str, fact: Any = None) -> None:
    """Wait until what the page knows fits a condition on `now` (see LOOK) and `fact`."""
    script = f"(fact) => {{ const now = ({LOOK})(); return now !== null && Boolean({condition}); }}"
    page.wait_for_function(script, arg=fact)


# --- coming to a table -------------------------------------------------------------------------------------------------


def choose(person: Person, legend: str, value: str) -> None:
    """Choose a value of the form by the words of its group and its own."""
    group = person.page.get_by_role("group", name=legend, exact=True)
    group.get_by_text(value, exact=True).click()


def pick_game(person: Person, game: str) -> None:
    """Choose a game on the first page."""
    name = re.compile(rf"^\s*{re.escape(person.text(f'{game}-name'))}\s*$")
    person.page.locator(".game", has=person.page.locator(".game-name", has_text=name)).click()


def open_table(
    person: Person,
    game: str,
    *,
    players: int | None = None,
    starter: int | None = None,
    talk: str | None = None,
    pace: str = "instant",
) -> str:
    """Open a table through the form of the first page and return its address."""
    page = person.page
    page.goto("/")
    pick_game(person, game)
    page.get_by_label(person.text("web-form-name"), exact=True).fill(person.name)
    if players is not None:
        choose(person, person.text("web-form-players"), str(players))
    page.get_by_text(person.text("web-form-more"), exact=True).click()
    if game in REAL_TIME:  # waiting is part of the play there, so no pace is offered
        expect(page.get_by_role("group", name=person.text("web-form-pace"), exact=True)).to_have_count(0)
    else:
        choose(person, person.text("web-form-pace"), person.text(f"play-speed-{pace}"))
    if talk is not None:
        choose(person, person.text(f"{game}-option-talk"), person.text(f"{game}-option-talk-{talk}"))
    if starter is not None:
        option = f"{game}-option-starter"
        seats = page.get_by_label(person.text(option), exact=True)
        seats.select_option(label=person.text(f"{option}-{starter}"))
    page.get_by_role("button", name=person.text("web-form-open")).click()
    await_page(page, "now.state === 'live' && now.seat === 0")
    return page.url


def come(person: Person, address: str) -> None:
    """Come to a table by its link, over one's own line, as somebody who was never here before."""
    page = person.page
    page.goto(urlsplit(address).path)
    page.get_by_label(person.text("web-table-name-label")).fill(person.name)
    page.get_by_role("button", name=person.text("web-table-name-join")).click()
    await_page(page, "now.state === 'live' && now.members > 1")


def sit(person: Person) -> None:
    """Take the first free seat of the lobby."""
    person.page.get_by_role("button", name=person.text("web-table-take-seat"), exact=True).click()
    await_page(person.page, "now.seat !== null")


def start(host: Person) -> None:
    """Start the match; free seats go to bots."""
    host.page.locator(".lobby-start button.primary").click()
    await_page(host.page, "now.phase === 'playing' && now.view !== null")


def gather(people: Sequence[Person], game: str, **form: Any) -> str:
    """Bring people to a table of the first one's, seat them in order, and start; return its address."""
    host, *others = people
    address = open_table(host, game, **form)
    for person in others:
        come(person, address)
        if look(person.page)["seat"] is None:
            sit(person)
    await_page(host.page, "now.seats.filter((kind) => kind === 'person').length === fact", len(people))
    start(host)
    for person in others:
        await_page(person.page, "now.phase === 'playing' && now.view !== null")
    return address


# --- one's turn --------------------------------------------------------------------------------------------------------


def lays(view: dict[str, Any]) -> list[tuple[int, str]]:
    """Return what may be laid, the costliest first and help last, so that a match is short."""
    pairs = [action.split(">") for action in view["legal"] if ">" in action]
    pairs.sort(key=lambda pair: (pair[1].startswith("other"), -view["costs"][pair[0]][pair[1]]))
    return [(int(number), where) for number, where in pairs]


def card(page: Page, number: int) -> Locator:
    """Return a card of one's own hand."""
    return page.locator(f'.card.own[data-card="{number}"]')


def pile(page: Page, name: str) -> Locator:
    """Return a pile."""
    return page.locator(f'[data-pile="{name}"]')


def deed(page: Page, action: str) -> Locator:
    """Return the button of an action."""
    return page.locator(f'.dock [data-action="{action}"]')


def play_piles(page: Page, view: dict[str, Any], tap: Callable[[Locator], None]) -> None:
    """Take a step in The Game, Extreme or Face to Face."""
    for action in ("start", "end"):
        if action in view["legal"]:
            return tap(deed(page, action))
    number, where = lays(view)[0]
    tap(card(page, number))
    return tap(pile(page, where))


def play_six(page: Page, view: dict[str, Any], tap: Callable[[Locator], None]) -> None:
    """Choose a card, or take a row."""
    if view["phase"] == "row":
        return tap(page.locator('[data-row="1"]'))
    tap(card(page, view["hand"][0]))
    return tap(page.locator(".dock-buttons button.primary"))


def play_mind(page: Page, view: dict[str, Any], tap: Callable[[Locator], None]) -> None:
    """Lay the hand on the table, or one's lowest card at once."""
    tap(deed(page, "ready") if "ready" in view["legal"] else page.locator(".card.own").first)


WAYS: dict[str, Callable[[Page, dict[str, Any], Callable[[Locator], None]], None]] = {
    "six-qui-prend": play_six,
    "the-mind": play_mind,
}


def tap_once(target: Locator) -> None:
    """Tap with whatever the person has."""
    target.click()


def step(person: Person, game: str, tap: Callable[[Locator], None] = tap_once) -> None:
    """Take one step of the match and wait until the page shows it."""
    page = person.page
    now = look(page)
    WAYS.get(game, play_piles)(page, now["view"], tap)
    await_page(page, "now.pending === 0 && (now.seq > fact || now.refused)", now["seq"])


MY_TURN = "now.view.viewer !== null && now.view.to_act.includes(now.view.viewer) && now.pending === 0"


def play_out(people: Sequence[Person], game: str, take: Callable[[Person, str], None] = step) -> int:
    """Play until the outcome and return how many steps the people took."""
    leader, steps = people[0], 0
    seats = {look(person.page)["seat"]: person for person in people}
    for _ in range(LONGEST_MATCH):
        now = look(leader.page)
        view = now["view"]
        if view["over"]:
            return steps
        mine = next((seats[seat] for seat in view["to_act"] if seat in seats), None)
        if mine is None:
            await_page(leader.page, "now.seq > fact", now["seq"])
            continue
        await_page(
            mine.page, f"now.seq >= fact && (now.view.over || {MY_TURN} || now.seq > fact)", now["seq"]
        )
        shown = look(mine.page)
        if shown["seat"] in shown["view"]["to_act"] and not shown["pending"]:
            take(mine, game)
            steps += 1
        await_page(leader.page, "now.seq >= fact", look(mine.page)["seq"])
    raise AssertionError("the match does not end")


# --- the outcome -------------------------------------------------------------------------------------------------------


def outcome(person: Person) -> Locator:
    """Return the dialog that says how the match has ended."""
    dialog = person.page.locator(OUTCOME)
    expect(dialog).to_be_visible()
    return dialog


def keep_record(person: Person, folder: Path) -> Record:
    """Download the record of the finished match and read it."""
    with person.page.expect_download() as waiting:
        outcome(person).get_by_role("link", name=person.text("web-table-record")).click()
    path = folder / f"{person.name}.json"
    waiting.value.save_as(path)
    return Record.from_json(path.read_text(encoding="utf-8"))


def rematch(host: Person) -> None:
    """Deal the next match from the outcome."""
    number = look(host.page)["number"]
    outcome(host).get_by_role("button", name=host.text("web-table-rematch"), exact=True).click()
    await_page(host.page, "now.number === fact + 1 && now.phase === 'playing' && !now.view.over", number)
    expect(host.page.locator(OUTCOME)).to_have_count(0)
