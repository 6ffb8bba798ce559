"""What is shown of a game that has no board of its own: words where there are some, and nothing of another language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person

# A view as a game of somebody else's sends it; the element is drawn as the table draws it.
SHOW = """async (language) => {
    const { setLanguage } = await import("/static/core/texts.js");
    await setLanguage(language);
    const { viewOf } = await import("/static/shell/view-loader.js");
    const { tag } = await viewOf("any");
    const board = document.createElement(tag);
    board.view = {
        game: "any", players: 2, viewer: 0, to_act: [0], over: false, outcome: null,
        hand: [3, 9], hand_counts: [2, 1], odd_key: [[1, 2], []], done: true, legal: ["3", "end"],
    };
    board.table = { game: "any", you: { seat: 0 }, seats: [] };
    document.querySelector("main").replaceChildren(board);
    await board.updateComplete;
    const entries = [...board.querySelectorAll("dl > div")].map((entry) => [
        entry.querySelector("dt").textContent, entry.querySelector("dt code")?.lang ?? null, entry.querySelector("dd").textContent]);
    return { entries, buttons: [...board.querySelectorAll("[data-action]")].map((button) => button.textContent.trim().replace(/\\s+/g, " ")) };
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_without_a_board_is_shown_in_words(visit: Callable[..., Person], language: str) -> None:
    ana = visit("Ana", language=language)
    ana.page.goto("/")
    ana.page.locator(".game").first.wait_for()
    shown = ana.page.evaluate(SHOW, language)
    assert shown["entries"] == [
        [ana.text("web-any-hand"), None, "3, 9"],
        [ana.text("web-any-hand-counts"), None, "2, 1"],
        ["odd_key", "zxx", "1, 2 | –"],
        ["done", "zxx", ana.text("web-any-yes")],
    ]
    assert shown["buttons"] == ["1 3", f"2 {ana.text('web-piles-end')}"]
