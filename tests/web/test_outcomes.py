"""How a match has ended: the headline fits the rules, and what may come next is offered."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

import tablee
from tablee.bots import play_out, seat_bot
from tablee.texts import languages, say
from tests.web.house import House
from tests.web.people import Person
from tests.web.playing import await_page, look, outcome
from tests.web.staging import Stage, put

Visit = Callable[..., Person]

SAID = """async ([language, endings]) => {
    const { setLanguage } = await import("/static/core/texts.js");
    const { headline, meaningOf } = await import("/static/shell/outcome.js");
    const { speak } = await import("/static/shell/sayings.js");
    await setLanguage(language);
    return endings.map(([outcome, left]) => {
        const meaning = meaningOf(outcome, { game: "the-game-extreme", left });
        return [speak(headline(outcome, { you: { seat: 0 }, seats: [] })), meaning && speak(meaning)];
    });
}"""


@pytest.mark.parametrize("language", languages())
def test_a_match_lost_by_a_duty_is_lost_however_little_is_left(language: str, visit: Visit) -> None:
    """G10, X12: a few cards left are excellent, but not where a command was not obeyed."""
    page = visit("Ana", language=language).page
    page.goto("/")
    endings: list[tuple[str, int, int]] = [
        *(("duty", score, left) for score, left in ((1, 0), (2, 0), (1, 1), (9, 9), (10, 10), (40, 40))),
        *(("stuck", score, score) for score in (1, 9, 10, 40)),
        ("all-laid", 0, 0),
    ]
    told: list[Any] = []
    expected = []
    for reason, score, left in endings:
        won = reason == "all-laid"
        told.append([{"won": won, "score": score, "scores": None, "winners": None, "reason": reason}, left])
        praised = reason == "stuck" and score < 10
        word = "won" if won else "excellent" if praised else "lost"
        meaning = "all" if won else "excellent" if praised else "left"
        if reason == "duty":
            meaning = "duty" if left == 0 else "unlaid"
        facts = {} if won else {"score": score}
        expected.append(
            [say(f"play-outcome-{word}", language), say(f"play-meaning-{meaning}", language, **facts)]
        )
    assert page.evaluate(SAID, [language, told]) == expected
    excellent = say("play-outcome-excellent", language).rstrip(" !").lower()
    for (reason, *_), sentences in zip(endings, expected, strict=True):
        if reason == "duty":
            assert excellent not in " ".join(sentences).lower()


# --- what comes next ---------------------------------------------------------------------------------------------------


HARDER = ("three", "three-and-fewer")


def won_stage(game: str, match: tablee.Match) -> Stage:
    """Return a table at which the match has just been won, by Ana on the first seat and bots."""
    assert match.outcome is not None
    assert match.outcome["won"]
    stage = Stage(game, seed=match.seed, pace="instant", bot="sensible", **match.game.options)
    return stage.start().replay(match)


def test_harder_rules_come_after_a_win(visit: Visit, house: House) -> None:
    """With a click the next match is dealt by them, and the one after it too."""
    game = "the-game"
    ana = visit("Ana", reduced_motion="reduce")
    page = ana.page
    page.goto(put(house, won_stage(game, won_match(game)), {"ana": ana}))
    harder = [ana.text("web-table-harder", rules=ana.text(f"{game}-harder-{name}")) for name in HARDER]
    for label in harder:
        expect(outcome(ana).get_by_role("button", name=label, exact=True)).to_be_visible()
    outcome(ana).get_by_role("button", name=harder[1], exact=True).click()
    await_page(page, "now.number === 2 && now.phase === 'playing' && !now.view.over")
    options = page.evaluate("() => document.querySelector('tablee-table-page').sitting.table.options")
    assert (options["minimum"], options["hand_reduction"]) == (3, 1)
    assert len(look(page)["view"]["hand"]) == 6
    expect(page.locator("tablee-outcome-panel dialog[open]")).to_have_count(0)


def test_a_won_match_of_the_mind_goes_on_blind_with_what_is_left(visit: Visit, house: House) -> None:
    """M11: the lives and stars that are left are carried over."""
    ana = visit("Ana", language="fr", reduced_motion="reduce")
    page = ana.page
    match = tablee.load("the-mind", players=2).deal(seed=5)
    lay_out(match)
    page.goto(put(house, won_stage("the-mind", match), {"ana": ana}))
    before = match.view(None)
    assert (before["lives"], before["stars"]) != (2, 1)
    outcome(ana).get_by_role("button", name=ana.text("web-table-sequel"), exact=True).click()
    await_page(page, "now.number === 2 && now.phase === 'playing' && !now.view.over")
    view = look(page)["view"]
    assert (view["blind"], view["level"]) == (True, 1)
    assert (view["lives"], view["stars"]) == (before["lives"], before["stars"])


def won_match(game: str) -> tablee.Match:
    """Return a match of two that sensible bots have won."""
    loaded = tablee.load(game, players=2)
    for seed in count():
        match = loaded.deal(seed=seed)
        play_out(match, [seat_bot(loaded, "sensible", seat, seed) for seat in range(2)])
        assert match.outcome is not None
        if match.outcome["won"]:
            return match
    raise AssertionError


def lay_out(match: tablee.Match) -> None:
    """Play The Mind without a mistake, as somebody would who sees all hands."""
    while not match.over:
        if match.view(None)["phase"] == "focus":
            for seat in match.to_act:
                match.play(seat, "ready")
        else:
            seat = min(match.to_act, key=lambda one: match.view(one)["hand"][0])
            match.play(seat, str(match.view(seat)["hand"][0]))
