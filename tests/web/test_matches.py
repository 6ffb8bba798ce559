"""Whole matches, each between two people in two languages, from the first page to the rematch."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.texts import has
from tests.web.people import Person
from tests.web.playing import await_page, come, gather, keep_record, look, outcome, play_out, rematch

Visit = Callable[..., Person]

FORMS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 3, "starter": 0},
    "the-game-extreme": {"players": 3, "starter": 0},
    "face-to-face": {},
    "six-qui-prend": {"players": 4},
    "the-mind": {"players": 3},
}


def is_explained(person: Person, players: list[Person]) -> None:
    """Hold that the outcome says in words who could not go on, where that has ended the match, and what counts."""
    view = look(person.page)["view"]
    said = person.page.locator(".outcome-text")
    reason = f"web-reason-{view['outcome']['reason']}"
    if has(reason, person.language):
        seat = view["seat"]
        name = players[seat].name if seat < len(players) else person.text("play-bot", number=seat + 1)
        you = "yes" if seat == view["viewer"] else "no"
        duty = "skull" if view.get("owed") else "three" if view.get("three") else "other"
        expect(said).to_contain_text(person.text(reason, name=name, you=you, duty=duty))
    else:
        expect(said).to_contain_text(person.text(f"play-reason-{view['outcome']['reason']}"))
    if has(f"web-meaning-{view['game']}", person.language):
        expect(said).to_contain_text(person.text(f"web-meaning-{view['game']}"))


@pytest.mark.parametrize("game", FORMS)
def test_a_match_between_two_people(game: str, visit: Visit, tmp_path: Path) -> None:
    ana, zoe = visit("Ana", reduced_motion="reduce"), visit("Zoé", language="fr", reduced_motion="reduce")
    address = gather([ana, zoe], game, **FORMS[game])
    nina = visit("Nina", language="fr", reduced_motion="reduce") if game == "the-game" else None
    if nina is not None:
        come(nina, address)
        assert look(nina.page)["seat"] is None
        assert look(nina.page)["view"]["hand"] is None
    assert play_out([ana, zoe], game) > 1
    watching = [ana, zoe] if nina is None else [ana, zoe, nina]
    for person in watching:
        await_page(person.page, "now.view.over")
        outcome(person)
        is_explained(person, [ana, zoe])
    endings = [look(person.page)["view"]["outcome"] for person in watching]
    assert endings.count(endings[0]) == len(watching)
    record = keep_record(zoe, tmp_path)
    replayed = record.replay()
    assert replayed.over
    assert json.loads(json.dumps(replayed.view(None)["outcome"])) == endings[0]
    expect(outcome(zoe).get_by_text(zoe.text("web-table-wait-rematch", name="Ana"))).to_be_visible()
    rematch(ana)
    for person in watching:
        await_page(person.page, "now.number === 2 && !now.view.over")
        expect(person.page.locator("tablee-outcome-panel dialog[open]")).to_have_count(0)
