"""Why something was refused: the browser says what the rules say, in every game, language and direction."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import tablee
from tablee.texts import has, languages, say
from tests.matches import table
from tests.test_errors import moments, refused_in
from tests.web.people import Person
from tests.web.playing import await_page, card, look, open_table, pile, start, step

Visit = Callable[..., Person]

# What the page says of each refusal, given as the server gives it.
SAID = """async ([language, refusals]) => {
    const { setLanguage } = await import("/static/core/texts.js");
    const { refusal } = await import("/static/shell/sayings.js");
    await setLanguage(language);
    return refusals.map(({ seat, code, facts }) => refusal({ you: { seat }, seats: [] }, { code, facts }));
}"""

PILES = {"up1": "A▲", "up2": "B▲", "down1": "C▼", "down2": "D▼"}
ACROSS = {"up": "A▲", "down": "B▼", "other-up": "C▲", "other-down": "D▼"}
BUTTONS = {
    "start": "web-piles-start",
    "end": "web-piles-end",
    "ready": "web-mind-ready",
    "stop": "web-mind-stop",
    "star": "web-mind-star",
    "no-star": "web-mind-no-star",
}
# Names of piles and actions that people never see.
CODES = re.compile(r"\d>|\b(?:up|down)[12]\b|\bother-|\brow\d|\bno-star\b|\bnot-now\b|\{ ?\$|error-")


@cache
def refusals(game: str) -> tuple[tablee.IllegalAction, ...]:
    """Return what random play of a game has refused: each reason with each pile, direction and kind of action."""
    found: dict[tuple[Any, ...], tablee.IllegalAction] = {}
    for match in moments(game):
        for error in refused_in(match):
            words = {name: re.sub(r"\d+>", ">", str(fact)) for name, fact in error.facts.items()}
            form = [word for name, word in words.items() if name != "seat" and not word.isdigit()]
            found.setdefault((error.code, *form, error.facts.get("skulls") == 1), error)
    return tuple(found.values())


def on_screen(error: tablee.IllegalAction, game: str, language: str) -> str:
    """Return the rules' sentence with piles and actions named as the screen names them."""
    piles = ACROSS if game == "face-to-face" else PILES
    facts = dict(error.facts)
    for name in ("pile", "bound"):
        if name in facts:
            facts[name] = piles.get(facts[name], facts[name])
    action = facts["action"]
    number, lays, target = action.partition(">")
    word, says, about = action.partition(" ")
    if lays:
        facts["action"] = say("web-table-lay", language, card=number, pile=piles[target])
    elif says:
        about = say(f"command-{about}", language) if has(f"command-{about}", language) else piles[about]
        facts["action"] = say(f"play-say-{word}", language, target=about)
    elif action.startswith("row"):
        facts["action"] = say("play-six-row", language, row=action[3:])
    elif action in BUTTONS:
        facts["action"] = say(BUTTONS[action], language)
    own = f"web-error-{error.code}"
    return say(own if has(own, language) else f"error-{error.code}", language, **facts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tablee.games())
def test_every_reason_is_said_as_the_rules_say_it(game: str, language: str, visit: Visit) -> None:
    """With every pile, direction and kind of action; only the names of piles and actions are the screen's own."""
    found = refusals(game)
    assert {error.code for error in found} >= {
        code for _, code in tablee.load(game, players=2).rules.face.refusals.values()
    }
    page = visit("Ana", language=language).page
    page.goto("/")
    told = [{"seat": error.facts["seat"], "code": error.code, "facts": error.facts} for error in found]
    said: list[str] = page.evaluate(SAID, [language, told])
    expected = [on_screen(error, game, language) for error in found]
    assert said == expected
    assert [sentence for sentence in said if CODES.search(sentence)] == []


def test_a_direction_is_not_a_pile(visit: Visit) -> None:
    """31 on an ascending pile at 51 has to be higher, on a descending one at 20 lower."""
    page = visit("Ana").page
    page.goto("/")
    position = {"piles": {"up1": 51, "down1": 20}, "hands": [[31, 40], [50]]}
    match = table("the-game", position)
    for target, word in (("up1", "higher"), ("down1", "lower")):
        error = match.refusal(0, f"31>{target}")
        assert error is not None
        told = {"seat": 0, "code": error.code, "facts": error.facts}
        assert page.evaluate(SAID, ["en", [told]]) == [error.sentence("en")]
        assert word in error.sentence("en")


# --- by tap ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), [("the-game", "fr"), ("face-to-face", "en")])
def test_a_card_that_does_not_fit_isrefused_in_the_words_of_the_rules(
    game: str, language: str, visit: Visit
) -> None:
    """One card higher and one lower than the top, tried by tap on an ascending and a descending pile."""
    ana = visit("Ana", language=language, reduced_motion="reduce")
    page = ana.page
    players = {} if game == "face-to-face" else {"players": 1}
    open_table(ana, game, **players)
    start(ana)
    await_page(page, "now.view?.to_act.includes(now.seat)")
    while "start" in look(page)["view"]["legal"]:
        step(ana, game)
    piles = ("up", "down") if game == "face-to-face" else ("up1", "down1")
    for target in piles:
        await_page(page, "now.view.to_act.includes(now.seat) && now.pending === 0")
        view = look(page)["view"]
        ours = [action for action in view["legal"] if action.endswith(f">{target}")]
        cards = sorted(int(action.split(">")[0]) for action in ours)
        laid = cards[-1] if target == piles[0] else cards[0]
        card(page, laid).click()
        pile(page, target).click()
        await_page(page, "now.pending === 0 && !now.view.hand.includes(fact)", laid)
        view = look(page)["view"]
        number = next(one for one in view["hand"] if f"{one}>{target}" not in view["legal"])
        card(page, number).click()
        pile(page, target).click()
        error = _refusal(view, game, number, target)
        assert (error.code, error.facts["direction"]) == ("does-not-fit", target.rstrip("1"))
        expect(page.locator(".toast-refused")).to_contain_text(on_screen(error, game, language))
        page.keyboard.press("Escape")
        expect(page.locator(".toast-refused")).to_have_count(0)


def _refusal(view: dict[str, Any], game: str, number: int, target: str) -> tablee.IllegalAction:
    """Return what the rules say of a lay, at a position made from what the seat sees."""
    hands = [view["hand"], *([[30]] if game == "face-to-face" else [])]
    position = {"piles": view["piles"], "hands": hands, "laid": view["laid"]}
    error = table(game, position).refusal(0, f"{number}>{target}")
    assert error is not None
    return error
