"""Rule files keep to the subset of Python that every engine can run (docs/decisions/0001)."""

import ast
from random import Random
from textwrap import dedent
from typing import Any

import pytest

import tablee
from tablee.bots import play_out, seat_bot
from tablee.games import _kit
from tablee.games._kit import Fields
from tablee.play.rules import Rules, rules
from tests.matches import finished, late, pick_for, spread, steps
from tests.subset import TAKEN_NAMES, chain, complaints, fields, functions, rule_functions

GAMES = tablee.games()


def game_of(name: str) -> Rules:
    return rules(name)


@pytest.mark.parametrize("name", GAMES)
def test_rule_functions_keep_to_the_subset(name: str) -> None:
    game = game_of(name)
    known = fields(game)
    found = [line for _, function in rule_functions(game) for line in complaints(function, game.space, known)]
    assert found == []


@pytest.mark.parametrize("name", GAMES)
def test_the_check_reaches_what_the_engine_runs(name: str) -> None:
    game = game_of(name)
    reached = {(module.__name__, function.name) for module, function in rule_functions(game)}
    assert {verb for _, verb in reached} >= {
        "reset",
        "refusal",
        "step",
        "observe",
        "philox",
        "shuffle_on",
        "insert_card",
    }
    for module in chain(game)[1:]:
        own = functions(module)
        assert sum(home == module.__name__ for home, _ in reached) > len(own) // 2, module


def test_what_the_games_share_keeps_to_the_subset() -> None:
    """All of `_kit` below its classes, also what no game uses yet."""
    known = dict.fromkeys(_kit.Stream.SCALARS, False) | dict.fromkeys(_kit.Stream.LISTS, True)
    shared = [function for name, function in functions(_kit).items() if name != "cells"]
    assert [line for function in shared for line in complaints(function, vars(_kit), known)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_field_is_named_like_an_attribute_of_an_array(name: str) -> None:
    """`s.size` on a numpy record is the record's own size: the field would silently be another number."""
    assert set(fields(game_of(name))) & TAKEN_NAMES == set()


@pytest.mark.parametrize("name", GAMES)
def test_constants_that_rules_read_are_integers(name: str) -> None:
    """No rule reads a mapping, a text or a list of the module: engines freeze what is no argument."""
    game = game_of(name)
    for module, function in rule_functions(game):
        read = {node.id for node in ast.walk(ast.Module(function.body, [])) if isinstance(node, ast.Name)}
        texts = {n for n in read if isinstance(vars(module).get(n), str | list | dict | set | float | bool)}
        assert texts == set(), function.name


@pytest.mark.parametrize("name", GAMES)
def test_states_and_observations_hold_integers_that_fit_their_cells(name: str) -> None:
    """Whatever is played, every field is a plain int, and every cell that is not wide fits in 16 bits."""
    for seed, game in spread(name, 20):
        random = Random(seed)
        match = late(game, random) if seed % 2 else game.deal(seed=seed)
        for _ in steps(match, random, pick_for(name, seed)):
            if random.random() < 0.2 or match.over:
                viewer = random.choice((None, *range(game.players)))
                for record in (match._state, match.observe(viewer)):
                    assert_integers(record)


def assert_integers(record: _kit.Fields) -> None:
    assert set(vars(record)) == {*record.SCALARS, *record.LISTS}
    for name in record.SCALARS:
        assert type(getattr(record, name)) is int, name
    for name, count in record.LISTS.items():
        values = getattr(record, name)
        assert len(values) == count, name
        assert all(type(value) is int for value in values), name
        if name not in record.WIDE:
            assert all(-(2**15) <= value < 2**15 for value in values), name


# --- the check can fail -------------------------------------------------------------------------------------

KNOWN = {"seat": False, "over": False, "hand": True}
SPACE = {"LIMIT": 7, "TABLE": (1, 2), "WORDS": ("a",), "NAMES": [1], "helper": lambda: 0, "Face": object}

GOOD = {
    "loops": "for i in range(2, 9):\n    s.seat += i\nwhile s.seat > 0:\n    s.seat -= 1",
    "cells": "s.hand[s.seat + 1] = TABLE[seat]",
    "a list handed on": "helper(s.hand, LIMIT, s.hand[0])",
    "a condition": "return 1 if s.over == 0 and not s.hand[0] > 3 else 0",
    "local names": "card = s.hand[0]\ncard -= 1\nreturn card",
    "bits": "return (seat >> 2) & 1 ^ s.seat | 4",
}

BAD = {
    "list display": "s.hand = [0, 1]",
    "local list": "cards = [0] * 7",
    "dict display": "d = {}",
    "set display": "d = {1}",
    "tuple display": "a, b = s.seat, s.over",
    "comprehension": "n = sum(card for card in s.hand)",
    "slice": "helper(s.hand[1:3])",
    "loop over a list": "for card in s.hand:\n    pass",
    "loop with else": "for i in range(3):\n    pass\nelse:\n    s.seat = 1",
    "membership": "return 3 in s.hand",
    "identity": "return s.seat is 3",
    "float": "s.seat = 1.5",
    "division": "s.seat = s.seat / 2",
    "power": "s.seat = 2**s.seat",
    "text": "s.seat = 'up1'",
    "None": "return None",
    "f-string": "helper(f'{s.seat}')",
    "lambda": "f = lambda: 1",
    "inner function": "def inner():\n    pass",
    "try": "try:\n    s.seat = 1\nexcept IndexError:\n    pass",
    "with": "with s:\n    pass",
    "raise": "raise ValueError",
    "assert": "assert s.seat",
    "yield": "yield 1",
    "import": "import math",
    "global": "global LIMIT",
    "del": "del s.hand[0]",
    "walrus": "if (n := s.seat):\n    pass",
    "starred": "helper(*s.hand)",
    "argument by name": "helper(card=3)",
    "method": "s.hand.append(3)",
    "builtin": "return len(s.hand)",
    "call of a class": "f = Face()",
    "call of a local name": "f = seat\nf()",
    "unknown function": "elsewhere(s)",
    "unknown field": "s.colour = 1",
    "list read as a number": "return s.hand",
    "number read as a list": "return s.seat[0]",
    "a whole list replaced": "s.hand = s.seat",
    "attribute of an attribute": "return s.hand.seat",
    "table of texts": "return WORDS[0]",
    "list of the module": "return NAMES[0]",
    "table written to": "TABLE[0] = 1",
    "text as a number": "return WORDS",
    "two targets": "a = b = 1",
    "annotated name": "a: int = 1",
    "another state": "s = seat",
    "match": "match s.seat:\n    case 1:\n        pass",
}


def read(source: str) -> list[str]:
    body = "\n".join("    " + line for line in source.splitlines())
    function = ast.parse(f"def rule(s, seat):\n{body}").body[0]
    assert isinstance(function, ast.FunctionDef)
    return complaints(function, SPACE, KNOWN)


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_the_check_lets_the_subset_pass(source: str) -> None:
    assert read(source) == []


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_the_check_finds_what_is_outside_the_subset(source: str) -> None:
    assert read(source) != []


@pytest.mark.parametrize(
    "head", ["def rule(s, *seats)", "def rule(s, seat=0)", "@cache\ndef rule(s)", "def rule(*, s)"]
)
def test_the_check_finds_arguments_and_decorators_outside_the_subset(head: str) -> None:
    function = ast.parse(dedent(f"{head}:\n    return 0")).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert complaints(function, SPACE, KNOWN) != []


class FromTheFront(list[Any]):
    """Cells that are never counted from the end: compiled code does not look whether a number is negative."""

    def __getitem__(self, place: Any) -> Any:
        assert isinstance(place, slice) or place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        assert isinstance(place, slice) or place >= 0
        super().__setitem__(place, value)


@pytest.mark.parametrize("name", GAMES)
def test_cells_are_counted_from_the_front(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make = Fields.__init__

    def make_watched(self: Fields) -> None:
        make(self)
        self.__dict__.update({field: FromTheFront(self.__dict__[field]) for field in self.LISTS})

    def copy_watched(self: Fields) -> Fields:
        twin = object.__new__(type(self))
        for field, value in self.__dict__.items():
            twin.__dict__[field] = FromTheFront(value) if isinstance(value, list) else value
        return twin

    monkeypatch.setattr(Fields, "__init__", make_watched)
    monkeypatch.setattr(Fields, "copy", copy_watched)
    bots_play = 1 if name == "the-game-extreme" else 5
    for seed, setup in spread(name, 20):
        game = tablee.load(name, **setup.options)  # a game of its own: other tests go on with the setup
        match = finished(game.deal(seed), Random(seed))
        assert isinstance(match._state.key, FromTheFront)
        if seed < bots_play:
            play_out(
                game.deal(seed), [seat_bot(game, "sensible", seat, seed) for seat in range(game.players)]
            )
