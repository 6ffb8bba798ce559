"""The line to a table in a real browser: when it is dialled again, what is said while it is lost, and links to nothing."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.line import Line
from tests.web.people import Person
from tests.web.playing import await_page, come, look, open_table

Visit = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}
NOTHING = "/t/222222222222"
BEAT_MS = 1_500  # the page's clock is turned by so much at once; everything else is as quick as it is


def dialled(page: Page) -> list[Any]:
    """Return the sockets that a page opens from now on."""
    found: list[Any] = []
    page.on("websocket", lambda socket: found.append(socket))  # noqa: PLW0108 - Playwright takes no method of a list
    return found


def pass_time(page: Page, ms: int) -> None:
    """Let time pass for a page, at whose line everybody else answers as they do."""
    for _ in range(0, ms, BEAT_MS):
        page.clock.run_for(BEAT_MS)
        page.wait_for_timeout(15)  # for what has been asked to be answered


def test_a_quiet_line_that_answers_is_never_dialled_again(visit: Visit) -> None:
    """Alone in a lobby for two minutes, and for another in a tab that is not looked at, whose clock hardly goes."""
    ana = visit("Ana", **STILL)
    ana.page.clock.install()
    sockets = dialled(ana.page)
    open_table(ana, "the-game", players=2)
    seq = look(ana.page)["seq"]
    pass_time(ana.page, 120_000)
    for _ in range(3):
        ana.page.clock.fast_forward(20_000)
        ana.page.wait_for_timeout(50)
    assert len(sockets) == 1
    assert (look(ana.page)["state"], look(ana.page)["seq"]) == ("live", seq)
    expect(ana.page.locator(".line-bar")).to_have_count(0)


def test_a_line_that_swallows_everything_is_dialled_again_and_friends_hear_nothing_of_it(
    house: House, visit: Visit
) -> None:
    zoe = visit("Zoé", language="fr", **STILL)
    address = open_table(zoe, "the-game", players=2)
    with Line(house.port) as line:
        ana = visit("Ana", at=line, **STILL)
        ana.page.clock.install()
        sockets = dialled(ana.page)
        come(ana, address)
        told = look(zoe.page)["seq"]
        line.hold()
        pass_time(ana.page, 12_000)
        assert len(sockets) > 1
        expect(ana.page.locator(".line-bar.lost")).to_be_visible()
        line.flow()
        pass_time(ana.page, 12_000)
        await_page(ana.page, "now.state === 'live'")
        pass_time(ana.page, 3_000)
        expect(ana.page.locator(".line-bar")).to_have_count(0)
    assert look(zoe.page)["seq"] == told


def test_going_and_coming_back_is_one_line_of_the_log(visit: Visit) -> None:
    zoe = visit("Zoé", language="fr", **STILL)
    open_table(zoe, "the-game", players=2)
    said = zoe.page.evaluate(
        """async () => {
            const { Journal, folded } = await import("/static/shell/journal.js");
            const { speak } = await import("/static/shell/sayings.js");
            const { table, view } = document.querySelector("tablee-table-page").sitting;
            const journal = new Journal();
            const kinds = ["back", "away", "back", "joined", "away", "back", "away", "back", "away"];
            return kinds.map((kind, place) => {
                const events = [{ seq: place + 1, kind, member: kind === "joined" ? 8 : 9, name: kind === "joined" ? "Bo" : "Cleo" }];
                journal.take({ events, seq: place + 1, isWhole: false, table, before: view, after: view });
                return folded(journal.entries).flatMap((entry) => entry.sayings.map(speak));
            });
        }"""
    )
    here = zoe.text("web-table-news-joined", name="Bo", you="no", number=0, text="", times=1, why="")

    def presence(kind: str, times: int) -> str:
        return zoe.text(f"web-table-news-{kind}", name="Cleo", times=times)

    assert said[0] == []  # of coming back nobody is told who has not seen them go
    assert said[1] == [presence("away", 1)]
    assert said[2] == [presence("back", 1)]
    assert said[4] == [here, presence("away", 2)]
    assert said[7] == [here, presence("back", 3)]
    assert said[8] == [here, presence("away", 4)]


# --- what is said --------------------------------------------------------------------------------------------------------


def test_a_newcomer_is_asked_for_a_name_and_told_of_no_lost_line(visit: Visit) -> None:
    ana, zoe = visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)
    address = open_table(ana, "six-qui-prend", players=2)
    zoe.page.clock.install()
    zoe.page.goto(address)
    expect(zoe.page.get_by_role("heading", name=zoe.text("web-table-name-head-new"))).to_be_visible()
    pass_time(zoe.page, 12_000)
    for sentence in ("web-table-line-lost", "web-table-no-answer"):
        expect(zoe.page.get_by_text(zoe.text(sentence))).to_have_count(0)


def test_a_link_to_no_table_says_so_before_a_name_is_asked_for(visit: Visit) -> None:
    for person in (visit("Ana", **STILL), visit("Zoé", language="fr", **STILL)):
        page = person.page
        for _ in range(2):  # as a stranger, and as somebody who has a name
            page.goto(NOTHING)
            head = page.get_by_role("heading", name=person.text("web-table-gone-no-table.head"))
            expect(head).to_be_visible()
            expect(page.get_by_text(person.text("web-table-gone-no-table"))).to_be_visible()
            expect(page.locator("dialog[open]")).to_have_count(0)
            expect(page.locator(".line-bar")).to_have_count(0)
            assert page.title().startswith(person.text("web-table-gone-no-table.head"))
            page.evaluate(
                "(name) => import('/static/core/api.js').then(({ api }) => api.saveMe({ name }))", person.name
            )


def test_a_link_to_a_closed_table_says_so(own_house: House, visit: Visit) -> None:
    ana, zoe = visit("Ana", at=own_house, **STILL), visit("Zoé", at=own_house, language="fr", **STILL)
    address = open_table(ana, "the-game", players=1)
    table_id, seq = look(ana.page)["id"], look(ana.page)["seq"]
    ana.page.goto("about:blank")
    own_house.kill()
    close(own_house, table_id, seq + 1)
    own_house.start()
    for person in (ana, zoe):  # who was there, and a stranger
        person.page.goto(address)
        head = person.page.get_by_role("heading", name=person.text("web-table-gone-closed.head"))
        expect(head).to_be_visible()
        expect(person.page.locator("dialog[open]")).to_have_count(0)


def close(house: House, table_id: str, seq: int) -> None:
    """Let a table be closed, as time would; the server does not run meanwhile."""
    with sqlite3.connect(house.folder / "tables.sqlite") as log:
        last = log.execute("SELECT MAX(seq), MAX(at) FROM events WHERE table_id = ?", [table_id]).fetchone()
        assert last[0] >= seq - 1
        fact = (table_id, last[0] + 1, last[1], "closed", '{"why": "idle"}')
        log.execute("INSERT INTO events (table_id, seq, at, kind, payload) VALUES (?, ?, ?, ?, ?)", fact)
        kept = "phase = 'closed', summary = json_set(summary, '$.phase', 'closed')"
        log.execute(f"UPDATE tables SET {kept} WHERE id = ?", [table_id])
    log.close()


def test_a_table_that_does_not_answer_is_no_lost_line(visit: Visit) -> None:
    """Nothing was open that could be lost: what stands where the table will be says that it does not answer yet."""
    ana = visit("Ana", **STILL)
    page, answers = ana.page, [True]
    page.route_web_socket(re.compile("/ws/"), lambda socket: socket.connect_to_server() if answers else None)
    address = open_table(ana, "the-game", players=1)
    page.clock.install()
    answers.clear()
    page.goto(address)
    page.locator(".table-opening").wait_for()
    pass_time(page, 9_000)
    expect(page.locator(".table-opening")).to_contain_text(ana.text("web-table-no-answer"))
    expect(page.locator(".line-bar")).to_have_count(0)
    answers.append(True)
    page.get_by_role("button", name=ana.text("web-table-line-retry")).click()
    await_page(page, "now.state === 'live'")
