"""Every clause of the rules is named by the tests that hold it."""

import ast
import re
from pathlib import Path

import pytest

from tablee import texts

FOLDER = Path(__file__).parent / "games"
CLAUSES = {
    "the-game": [f"G{n}" for n in range(1, 15)],
    "the-game-extreme": [f"X{n}" for n in range(1, 13)],
    "face-to-face": [f"F{n}" for n in range(1, 11)],
    "six-qui-prend": [f"S{n}" for n in range(1, 9)],
    "the-mind": [f"M{n}" for n in range(1, 14)],
}


def named(path: Path) -> set[str]:
    """Return the clauses that the names and docstrings of a file's test functions contain."""
    tests = (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    words = (f"{test.name} {ast.get_docstring(test) or ''}" for test in tests)
    return {
        clause
        for text in words
        for clause in re.findall(r"(?<![A-Za-z0-9])[GXFSM]\d+(?![0-9])", text.replace("_", " "))
    }


@pytest.mark.parametrize(
    ("game", "clause"), [(game, clause) for game, clauses in CLAUSES.items() for clause in clauses]
)
def test_every_clause_is_named_by_a_test_of_its_game(game: str, clause: str) -> None:
    assert clause in named(FOLDER / f"test_{game.replace('-', '_')}.py")


@pytest.mark.parametrize("game", CLAUSES)
def test_the_list_of_clauses_is_that_of_the_rules_pages(game: str) -> None:
    told = [id.removeprefix(f"{game}-rule-") for id in texts.messages("en") if id.startswith(f"{game}-rule-")]
    assert sorted(told) == sorted(CLAUSES[game])
