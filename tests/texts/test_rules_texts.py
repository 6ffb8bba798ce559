"""The rules as texts: whole, the same in all languages, and written as each language is written.

Clauses, rulings and the numbers of the examples are those of docs/rules/, which names the rulebooks.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "tablee" / "texts"
DOCS = ROOT / "docs" / "rules"
LANGUAGES = ("en", "fr")

CLAUSES = {
    "the-game": [f"G{n}" for n in range(1, 15)],
    "the-game-extreme": [f"X{n}" for n in range(1, 13)],
    "face-to-face": [f"F{n}" for n in range(1, 11)],
    "six-qui-prend": [f"S{n}" for n in range(1, 9)],
    "the-mind": [f"M{n}" for n in range(1, 14)],
}
RULINGS = {
    "the-game": ["G3", "G4", "G7", "G9", "G11"],
    "the-game-extreme": ["X1", "X2", "X5", "X9", "X11"],
    "face-to-face": ["F4", "F6", "F8", "F10"],
    "six-qui-prend": ["S1", "S3"],
    "the-mind": ["M3", "M8", "M11"],
}
EXAMPLES = {  # the numbers of each example of docs/rules/, in order
    "the-game-rule-G6": [37, 47, 75, 65, 35, 45],
    "the-game-rule-G7": [4, 4],
    "the-game-rule-G11": [],
    "the-game-extreme-rule-X6": [3, 3],
    "the-game-extreme-rule-X12": [1, 2, 2, 1, 2],
    "face-to-face-rule-F3": [17, 27, 45, 35],
    "face-to-face-rule-F4": [12, 29],
    "face-to-face-rule-F5": [3, 2, 4, 1, 6],
    "face-to-face-rule-F8": [55, 56, 46],
    "face-to-face-rule-F9": [2, 12],
    "the-mind-rule-M4": [21, 56, 93, 21, 36, 37, 2],
    "the-mind-rule-M7": [34, 26, 30, 1, 26, 30, 34],
    "the-mind-rule-M11": [50, 20, 60, 20, 20],
}
COMMANDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")  # the cycle of X1
MEANING_LENGTH = 48  # a line of the board

THE_GAME_OPTIONS = {
    "players": "1 2 3 4 5",
    "minimum": "2 3",
    "hand-reduction": "0 1",
    "talk": "open strict",
    "starter": "volunteer lot 0 1 2 3 4",
}
OPTIONS = {
    "the-game": THE_GAME_OPTIONS,
    "the-game-extreme": {
        **THE_GAME_OPTIONS,
        "commands": f"even random table table.form {' '.join(f'table-{kind}' for kind in COMMANDS)}",
    },
    "face-to-face": {"players": "2", "last-card": "two single"},
    "six-qui-prend": {
        "players": "2 3 4 5 6 7 8 9 10",
        "deck": "108 104",
        "until": "round 66 points range",
        "tactics": "false true",
        "points": "default table table.form",
    },
    "the-mind": {
        "players": "2 3 4",
        "star-needs": "all holders",
        "blind": "false true",
        "lives": "default 1 2 3 4 5",
        "stars": "default 0 1 2 3",
        "blind-lives": "event level player",
    },
}

SAME_IN_BOTH = {  # names, and words that both languages write alike; nothing else may be the same in both
    "the-game-name",
    "the-game-extreme-name",
    "face-to-face-name",
    "six-qui-prend-name",
    "the-mind-name",
    "command-stop",
    "command-silence",
    "play-action-stop",
    "terminal-cli-heading-arguments",
    "terminal-cli-heading-options",
    "terminal-key-name-tab",
    "terminal-key-page",
    "terminal-key-stop",
    "play-score-points",
    "play-short-one-pile",
    "play-short-silence",
    "play-short-stop",
    "play-six-points",
    "play-six-total",
    "rules-options",
    "web-form-limit-minutes",
    "web-table-menu",
    "web-verify-options",
}
KEY_NAMED = re.compile(r"(?:^|  )\?(?=  ?)", re.MULTILINE)  # the key `?`, in a column or after two spaces
NARROW_SPACE = "\u202f"


class _Words(visitor.Visitor):
    """Collects the words of a pattern; what is put in at run time stands as `x`."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)
        else:
            self.parts.append("x")


class _References(visitor.Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def files(language: str) -> list[Path]:
    """The text files of a language."""
    return sorted((TEXTS / language).glob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    """A text file as a syntax tree."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def words(pattern: ast.Pattern) -> str:
    """The words of a pattern."""
    collector = _Words()
    collector.visit(pattern)
    return "".join(collector.parts)


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language: message ids, and `id.attribute`, to their words."""
    found = {}
    for path in files(language):
        for message in parsed(path).body:
            if isinstance(message, ast.Message | ast.Term):
                if message.value:
                    found[message.id.name] = words(message.value)
                for attribute in message.attributes:
                    found[f"{message.id.name}.{attribute.id.name}"] = words(attribute.value)
    return found


def numbers(text: str) -> list[int]:
    """The numbers that a text says in digits, clause numbers left out."""
    return [int(digits) for digits in re.findall(r"(?<![A-Z\d])\d+", text)]


def rule_id(clause: str) -> str:
    """The message id of a clause."""
    game = next(game for game, clauses in CLAUSES.items() if clause in clauses)
    return f"{game}-rule-{clause}"


every_file = pytest.mark.parametrize(
    "path",
    [path for language in LANGUAGES for path in files(language)],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_clause = pytest.mark.parametrize(
    "clause", [clause for clauses in CLAUSES.values() for clause in clauses]
)


def test_languages_have_the_same_files() -> None:
    assert [path.name for path in files("en")] == [path.name for path in files("fr")]
    assert {path.stem for path in files("en")} >= {*CLAUSES, "rules"}


@every_file
def test_file_parses_without_junk(path: Path) -> None:
    junk = [entry.content for entry in parsed(path).body if isinstance(entry, ast.Junk)]
    assert junk == []


@every_language
def test_no_id_is_given_twice(language: str) -> None:
    ids = [entry.id.name for path in files(language) for entry in parsed(path).body if hasattr(entry, "id")]
    assert sorted(ids) == sorted(set(ids))


def test_languages_have_the_same_ids_and_attributes() -> None:
    assert texts("en").keys() == texts("fr").keys()


@every_file
def test_references_lead_somewhere(path: Path) -> None:
    references = _References()
    references.visit(parsed(path))
    assert references.found <= texts(path.parent.name).keys()


@every_language
@every_clause
def test_clause_has_a_rule_and_a_title_of_three_to_six_words(language: str, clause: str) -> None:
    message = rule_id(clause)
    assert len(texts(language)[message]) > 20
    assert 3 <= len(re.findall(r"[\w’]+", texts(language)[f"{message}.title"])) <= 6


@every_language
@every_clause
def test_ruling_stands_where_the_rulebook_leaves_something_open(language: str, clause: str) -> None:
    is_ruled = any(clause in clauses for clauses in RULINGS.values())
    assert (f"{rule_id(clause)}.ruling" in texts(language)) == is_ruled


@every_language
def test_no_rule_stands_without_a_clause(language: str) -> None:
    rules = {text.partition(".")[0] for text in texts(language) if re.search(r"-rule-[A-Z]", text)}
    assert rules == {rule_id(clause) for clauses in CLAUSES.values() for clause in clauses}


@every_language
def test_shared_words_of_the_rules_pages(language: str) -> None:
    assert {"rules-ruling", "rules-example", "rules-options", "rules-intro"} <= texts(language).keys()
    assert {"rules-general", "rules-general.title"} <= texts(language).keys()
    assert {"the-game-extreme-basis", "the-mind-fair-order", "the-mind-fair-order.title"} <= texts(
        language
    ).keys()
    assert {"six-qui-prend-edition-school", "six-qui-prend-edition-classic"} <= texts(language).keys()
    for game in CLAUSES:
        assert {f"{game}-name", f"{game}-summary", f"{game}-players"} <= texts(language).keys()


@every_language
def test_examples_have_the_numbers_of_the_rulebook(language: str) -> None:
    examples = {text.removesuffix(".example") for text in texts(language) if text.endswith(".example")}
    assert examples == EXAMPLES.keys()
    for message, expected in EXAMPLES.items():
        assert numbers(texts(language)[f"{message}.example"]) == expected, message


def test_languages_say_the_same_numbers() -> None:
    for text, english in texts("en").items():
        if "-rule-" in text or text.startswith("the-mind-fair-order"):
            assert sorted(numbers(english)) == sorted(numbers(texts("fr")[text])), text


@every_language
def test_the_default_command_table_is_listed_by_kind(language: str) -> None:
    """X1: number i of 0 to 27 is 2 + ⌊(14·i + 7) / 4⌋, kinds in a fixed cycle."""
    table: dict[str, list[int]] = {kind: [] for kind in COMMANDS}
    for i in range(28):
        table[COMMANDS[i % 7]].append(2 + (14 * i + 7) // 4)
    source = (TEXTS / language / "the-game-extreme.ftl").read_text(encoding="utf-8")
    listed = re.findall(rf"• {{ command-([\w-]+) }}{NARROW_SPACE}?: ([\d, ]+)$", source, re.MULTILINE)
    assert {kind: numbers(cards) for kind, cards in listed} == table


@every_language
def test_command_has_a_name_and_a_short_meaning(language: str) -> None:
    for kind in COMMANDS:
        assert texts(language)[f"command-{kind}"]
        assert len(texts(language)[f"command-{kind}.meaning"]) <= MEANING_LENGTH


@every_language
@pytest.mark.parametrize("game", OPTIONS)
def test_option_has_a_name_a_help_and_its_values(language: str, game: str) -> None:
    expected = set()
    for option, values in OPTIONS[game].items():
        message = f"{game}-option-{option}"
        expected |= {message, f"{message}.help"} | {f"{message}-{value}" for value in values.split()}
    assert {text for text in texts(language) if text.startswith(f"{game}-option-")} == expected


def test_no_text_is_the_same_in_both_languages_but_names() -> None:
    english, french = texts("en"), texts("fr")
    said = {
        text for text, value in english.items() if re.search(r"[^\W\dx]", value)
    }  # more than what is put in
    assert {text for text in said if english[text] == french.get(text)} == SAME_IN_BOTH


def test_french_has_no_straight_apostrophe_or_quotation_mark() -> None:
    assert {text: value for text, value in texts("fr").items() if re.search("['\"]", value)} == {}


def test_french_has_a_narrow_no_break_space_before_high_punctuation() -> None:
    brand = "6 qui prend!"
    wrong = re.compile(rf"(?<!{NARROW_SPACE})[;:!?»](?=\W|$)|«(?!{NARROW_SPACE})|\u00a0")
    assert {
        text: value
        for text, value in texts("fr").items()
        if wrong.search(KEY_NAMED.sub("", value.replace(brand, "")))
    } == {}


def headings(game: str) -> list[tuple[str, str]]:
    """The clauses and their titles in the documentation of a game."""
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^### ([A-Z]\d+) (.+)$", page, re.MULTILINE)


@pytest.mark.parametrize("game", CLAUSES)
def test_documentation_has_every_clause_under_its_title(game: str) -> None:
    assert headings(game) == [(clause, texts("en")[f"{rule_id(clause)}.title"]) for clause in CLAUSES[game]]


@pytest.mark.parametrize("game", CLAUSES)
def test_documentation_says_every_ruling_with_its_reason(game: str) -> None:
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    sections = re.findall(r"^### ([A-Z]\d+)\b(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL)
    ruled = [(clause, "**Why.**" in section) for clause, section in sections if "**Ruling.**" in section]
    assert ruled == [(clause, True) for clause in RULINGS[game]]


def test_documentation_lists_all_rulings_and_leads_to_them() -> None:
    table = re.findall(
        r"^\| \[([A-Z]\d+)\]\((.+?)\)", (DOCS / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    expected = []
    for game, ruled in RULINGS.items():
        for clause, title in headings(game):
            anchor = re.sub(r"[^\w -]", "", f"{clause} {title}".lower()).replace(" ", "-")
            expected += [(clause, f"{game}.md#{anchor}")] if clause in ruled else []
    assert table == expected
