"""Every code that the source raises has its sentence in every language, made of facts that are really given."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablee
from tablee import texts
from tablee.play.match import _COMMON_REFUSALS
from tablee.play.rules import rules
from tests.matches import pick_for, spread, steps, table

SOURCE = Path(tablee.__file__).parent


@cache
def trees() -> list[ast.Module]:
    """Return the syntax trees of all source files."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def raisers() -> frozenset[str]:
    """Return the names of all error classes that have a code: those derived from TableeError, and the rules' own."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"TableeError", "Refused"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


@cache
def raised() -> dict[str, list[frozenset[str]]]:
    """Return each code that a raise in the source names, with the facts given at each place."""
    found = defaultdict(list)
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in raisers():
                match node.args:
                    case [ast.Constant(value=str(code))]:
                        found[code].append(frozenset(keyword.arg for keyword in node.keywords if keyword.arg))
    return dict(found)


@cache
def written() -> frozenset[str]:
    """Return every text that the source writes out, `error-` before it left away."""
    constants = (node.value for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(value.removeprefix("error-") for value in constants if isinstance(value, str))


@cache
def refusals() -> frozenset[str]:
    """Return each code of an action that a game's rules refuse."""
    tables = [rules(name).face.refusals for name in tablee.games()]
    return frozenset(code for table in (*tables, _COMMON_REFUSALS) for _, code in table.values())


# What seldom comes about by itself, for the sake of its sentence.
RARE: dict[str, list[dict[str, Any]]] = {
    "the-game-extreme": [
        {"hands": [[20, 11, 40], [50]], "piles": {"up1": 10, "up2": 30}, "draw": [60]},
        {
            "hands": [[31, 40, 60], [50]],
            "piles": {"up1": 21},
            "turn_cards": [21],
            "turn_piles": ["up1"],
            "draw": [62],
        },
    ]
}


@cache
def refused_actions() -> tuple[tablee.IllegalAction, ...]:
    """Return refusals of all games: what is refused at some moments of some matches, one for each form of a sentence."""
    return tuple(error for name in tablee.games() for error in refused_actions_of(name))


@cache
def refused_actions_of(name: str) -> tuple[tablee.IllegalAction, ...]:
    found: dict[tuple[object, ...], tablee.IllegalAction] = {}
    for match in moments(name):
        for error in refused_in(match):
            found.setdefault(_form(error), error)
    return tuple(found.values())


def moments(name: str) -> Iterator[tablee.Match]:
    yield from (table(name, position) for position in RARE.get(name, []))
    for seed, game in spread(name, 50):
        match, random = game.deal(seed=seed), Random(seed)
        yield match
        for _ in steps(match, random, pick_for(name, seed)):
            if random.random() < 0.04 or match.over:
                yield match


def refused_in(match: tablee.Match) -> Iterator[tablee.IllegalAction]:
    """Refused actions of every seat: with its own cards, and one in seven of all others."""
    for seat in range(match.game.players):
        own = {str(card) for card in match.view(seat)["hand"]}
        texts = [
            text
            for i, text in enumerate(match.game.actions)
            if i % 7 == 0 or text.split(">")[0] in own or not text[0].isdigit()
        ]
        yield from (error for text in texts if (error := match.refusal(seat, text)) is not None)


def _form(error: tablee.IllegalAction) -> tuple[object, ...]:
    facts = error.facts
    return (
        error.code,
        facts["clause"],
        facts.get("direction"),
        facts.get("due"),
        facts.get("skulls", 0) > 1,
        frozenset(facts),
    )


@cache
def refused_facts() -> dict[str, frozenset[str]]:
    """Return for each code of a refused action the facts that it always has, as matches of all games show them."""
    facts: dict[str, frozenset[str]] = {}
    for error in refused_actions():
        names = frozenset(error.facts)
        facts[error.code] = facts.get(error.code, names) & names
    return facts


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def sentences(language: str) -> dict[str, set[str]]:
    """Return the code of each sentence about an error, with the names of its arguments."""
    found = {}
    for path in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-"):
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name.removeprefix("error-")] = visitor.names
    return found


LANGUAGES = texts.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(language: str) -> None:
    codes = set(raised()) | refusals()
    assert codes - set(sentences(language)) == set()
    assert set(sentences(language)) - codes - written() == set()


def test_errors_of_all_rooms_are_looked_at() -> None:
    assert {"Refused", "IllegalAction", "UnknownSeat", "BadPosition", "BadRecord"} <= raisers()
    assert {"not-lowest", "match-over"} <= refusals()
    assert {"card-twice", "unknown-action", "record-action", "unknown-bot"} <= set(raised())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(raised()))
def test_a_sentence_says_only_what_is_given_wherever_the_code_is_raised(code: str, language: str) -> None:
    for given in raised()[code]:
        assert sentences(language)[code] <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_an_action_says_only_what_every_such_refusal_gives(language: str) -> None:
    given = refused_facts()
    assert {
        code: sentences(language)[code] - given[code]
        for code in given
        if sentences(language)[code] - given[code]
    } == {}


def test_every_refusal_of_the_rules_comes_about() -> None:
    """A reason that no match ever shows would be a sentence that nobody has read."""
    assert refusals() - set(refused_facts()) == set()


@pytest.mark.parametrize("name", tablee.games())
def test_every_refusal_names_its_clause(name: str) -> None:
    """In matches of all kinds, after the end too, and for every reason that the rules' file has."""
    face = rules(name).face
    clauses = {clause for clause, _ in face.refusals.values()} | set(face.ends.values())
    told = refused_actions_of(name)
    assert {error.code for error in told if error.facts["clause"] not in clauses} == set()
    assert all(clauses)
    assert {code for _, code in face.refusals.values()} <= {error.code for error in told}
    ended = {error.facts["clause"] for error in told if error.code == "match-over"}
    assert ended <= set(face.ends.values())
    assert ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_the_same_facts_in_all_languages(language: str) -> None:
    assert sentences(language) == sentences("en")


def test_sentences_about_refused_actions_are_whole_sentences_in_both_languages() -> None:
    for error in refused_actions():
        english, french = error.sentence("en"), error.sentence("fr")
        assert english != french
        assert str(error) == english
        for sentence in (english, french):
            assert_is_a_sentence(sentence)


@pytest.mark.parametrize("code", sorted(raised()))
def test_sentences_about_everything_else_are_whole_sentences_in_both_languages(code: str) -> None:
    for number in (1, 2, 0):
        facts = dict.fromkeys(raised()[code][0], number)
        error = tablee.TableeError(code, **facts)
        for language in LANGUAGES:
            assert_is_a_sentence(error.sentence(language))


def assert_is_a_sentence(text: str) -> None:
    assert re.search(r"[.!?0-9\]]$", text), text
    assert "{" not in text.replace("{…}", "").replace("{card", ""), text
    assert "error-" not in text, text
    assert "\n" not in text, text


def test_french_sentences_have_french_typography() -> None:
    text = (SOURCE / "texts" / "fr" / "errors.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [
        line for line in lines if re.search(r"[^\u202f][;!?»](?!\w)|\w:\s|[ ][:;!?»]|«[^\u202f]|'", line)
    ]
    assert wrong == []


def test_a_code_without_a_sentence_is_said_as_it_is() -> None:
    assert str(tablee.TableeError("never-heard-of", card=3)) == "error-never-heard-of card=3"
