"""`tablee rules` tells every value of every option, in the reader's language."""

from __future__ import annotations

import pytest

import tablee
from tablee.play.rules import rules
from tablee.terminal.rulebook import all_options, option_lines, value_text
from tablee.texts import languages, say

every_game_and_language = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in tablee.games() for language in languages()]
)


def told(game: str, language: str) -> dict[str, list[str]]:
    """Return the lines of each option by its name, those of the editions by "editions"."""
    parts: dict[str, list[str]] = {}
    heads = {option["name"] for option in tablee.options(game)}
    here = ""
    for text in (entry.plain.rstrip() for entry in option_lines(game, language, 100)):
        first = text.partition(" ")[0]
        here = first if first in heads else "editions" if text == say("rules-editions", language) else here
        parts.setdefault(here, []).append(text.strip())
    return parts


@every_game_and_language
def test_every_value_stands_there_with_what_it_means(game: str, language: str) -> None:
    parts = told(game, language)
    for option in all_options(rules(game).face):
        lines = parts[option.name]
        message = f"{game}-option-{option.name.replace('_', '-')}"
        for value in () if option.name == "players" else option.values.listed():
            label = say(f"{message}-{value_text(value)}", language)
            assert any(line.removeprefix("* ").split()[0] == value_text(value) and line.endswith(label) for line in lines), (value, lines)  # fmt: skip


@every_game_and_language
def test_the_default_is_marked(game: str, language: str) -> None:
    for option in all_options(rules(game).face):
        marked = [line for line in told(game, language)[option.name] if line.startswith("* ")]
        if option.name != "players":
            usual = say("rules-left-out", language) if option.default is None else value_text(option.default)
            assert len(marked) == 1, option.name
            assert marked[0].startswith(f"* {usual} ")


@every_game_and_language
def test_every_number_of_players_stands_there(game: str, language: str) -> None:
    counts = ", ".join(map(str, tablee.options(game)[0]["values"]))
    assert any(line.endswith(counts) for line in told(game, language)["players"])


@pytest.mark.parametrize("language", languages())
def test_a_range_a_table_and_the_editions_stand_there_too(language: str) -> None:
    six, extreme = told("six-qui-prend", language), told("the-game-extreme", language)
    assert any(line.startswith("66 ") for line in six["until"])  # of an edition
    assert any(line.startswith("1 … 10000 ") for line in six["until"])
    assert any(line.startswith('{"1": 1') for line in six["points"])
    assert any(line.startswith('{"3": "silence"') for line in extreme["commands"])
    for kind in ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one"):
        assert f"{kind:<12}  {say(f'command-{kind}', language)}" in extreme["commands"]
    assert "school  " + say("six-qui-prend-edition-school", language) in six["editions"]
    assert "deck=104  until=66" in six["editions"]
    assert "deck=108  until=round" in six["editions"]


@pytest.mark.parametrize("language", languages())
def test_an_option_that_needs_another_says_so(language: str) -> None:
    for option, needed in (("tactics", "deck=104"), ("lives", "blind=true")):
        game = "six-qui-prend" if option == "tactics" else "the-mind"
        assert say("rules-only-with", language, options=needed) in told(game, language)[option]


def test_what_is_allowed_is_told_without_words_of_any_language() -> None:
    for game in tablee.games():
        for option in tablee.options(game):
            assert "card" not in option["allowed"]
            assert "kind" not in option["allowed"]
