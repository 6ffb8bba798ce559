"""The rules of a game in one's own language, from its texts: every clause with its number, our rulings marked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module

from tablee.play.match import options
from tablee.play.rules import rules, shelf
from tablee.terminal import style
from tablee.terminal.draw import Lines, fit, indent, join, line, wrap
from tablee.texts import has, messages, say

WIDEST = 96
MARGIN = 5


@dataclass(frozen=True)
class Clause:
    """A clause or a section. number: "G7", "" for a section. example, ruling: "" where there is none."""

    number: str
    title: str
    text: str
    example: str = ""
    ruling: str = ""


def clauses(game: str, language: str) -> list[Clause]:
    """Return the clauses of a game in order, after those of the game that it stands on.

    Raises:
        BadOption: There is no such game.
    """
    base = base_of(game)
    shared = clauses(base, language) if base is not None else []
    prefix = f"{game}-rule-"
    numbers = [name.removeprefix(prefix) for name in messages(language) if name.startswith(prefix)]
    return shared + [_clause(prefix, number, language) for number in sorted(numbers, key=_order)]


def base_of(game: str) -> str | None:
    """Return the game whose rules this one stands on, None for a game of its own."""
    module = import_module(shelf()[rules(game).name])
    base = getattr(module, "BASE", None)
    return None if base is None else base.__name__.rpartition(".")[2].replace("_", "-")


def sections(game: str, language: str) -> list[Clause]:
    """Return what a game's texts say beside its clauses: messages with a title that are no clause."""
    names = [
        name
        for name in messages(language)
        if name.startswith(f"{game}-")
        and has(f"{name}.title", language)
        and not re.search("-rule-|-basis$", name)
    ]
    owned = [name for name in names if not any(name.startswith(f"{other}-") for other in _longer(game))]
    return [Clause("", say(f"{name}.title", language), say(name, language)) for name in owned]


def _longer(game: str) -> list[str]:
    return [other for other in shelf() if other != game and other.startswith(game)]


def _order(number: str) -> tuple[str, int, str]:
    letters, digits, rest = re.fullmatch(r"(\D*)(\d*)(.*)", number).groups()  # type: ignore[union-attr]
    return letters, int(digits or 0), rest


def _clause(prefix: str, number: str, language: str) -> Clause:
    name = prefix + number
    parts = {
        part: say(f"{name}.{part}", language)
        for part in ("title", "example", "ruling")
        if has(f"{name}.{part}", language)
    }
    return Clause(
        number, parts.get("title", ""), say(name, language), parts.get("example", ""), parts.get("ruling", "")
    )


def rule_lines(game: str, language: str, width: int) -> Lines:
    """Return the rules of a game as lines of at most `width` cells.

    Raises:
        BadOption: There is no such game.
    """
    width = min(width, WIDEST)
    lines = _head(game, language, width)
    for clause in [*_general(language), *clauses(game, language), *sections(game, language)]:
        lines += [line(""), *_clause_lines(clause, language, width)]
    return [*lines, line(""), *option_lines(game, language, width)]


def _head(game: str, language: str, width: int) -> Lines:
    title = say(f"{game}-name", language) if has(f"{game}-name", language) else game
    lines = [line(title, style.TITLE)]
    for part in (f"{game}-players", f"{game}-summary", f"{game}-basis", "rules-intro"):
        if has(part, language):
            lines += [line(""), *wrap(say(part, language), width)]
    return lines


def _general(language: str) -> list[Clause]:
    return [Clause("", say("rules-general.title", language), say("rules-general", language))]


def _clause_lines(clause: Clause, language: str, width: int) -> Lines:
    head = join([fit(line(clause.number, style.KEY), MARGIN), line(clause.title, style.LABEL)])
    body = _paragraphs(clause.text, width - MARGIN)
    if clause.example:
        body += _marked(_mark("rules-example", language), clause.example, width - MARGIN, style.QUIET)
    if clause.ruling:
        body += _marked(_mark("rules-ruling", language), clause.ruling, width - MARGIN, style.WORD)
    return [head, *indent(body, MARGIN)]


def _mark(message: str, language: str) -> str:
    return say("play-speaker", language, name=say(message, language))


def _paragraphs(text: str, width: int, kind: str = "") -> Lines:
    lines: Lines = []
    for paragraph in text.split("\n"):
        lines += wrap(paragraph, width, kind, "  " if paragraph.startswith("•") else "")
    return lines


def _marked(mark: str, text: str, width: int, kind: str) -> Lines:
    return [join([line("│ ", kind), entry]) for entry in _paragraphs(f"{mark} {text}", width - 2, kind)]


def option_lines(game: str, language: str, width: int) -> Lines:
    """Return the options of a game, their values as `--set` takes them and what each means."""
    lines = [line(say("rules-options", language), style.TITLE)]
    for option in options(game):
        lines += [line(""), *_option_lines(game, option, language, width)]
    return lines


def _option_lines(game: str, option: dict[str, object], language: str, width: int) -> Lines:
    name = str(option["name"])
    message = f"{game}-option-{name.replace('_', '-')}"
    label = say(message, language) if has(message, language) else name
    lines = [join([line(name, style.KEY), "  ", line(label, style.LABEL)])]
    if has(f"{message}.help", language):
        lines += indent(wrap(say(f"{message}.help", language), width - MARGIN), MARGIN)
    return lines + indent(_value_lines(option, message, language, width - MARGIN), MARGIN)


def _value_lines(option: dict[str, object], message: str, language: str, width: int) -> Lines:
    values = option["values"]
    if not isinstance(values, list) or not values or option["name"] == "players":
        return [line(say("terminal-allowed", language, allowed=str(option["allowed"])), style.QUIET)]
    lines: Lines = []
    for value in values:
        mark = "*" if value == option["default"] else " "
        lines += wrap(
            f"{mark} {value_text(value):<10} {value_label(message, value, language)}", width, indent=" " * 13
        )
    return lines


def value_text(value: object) -> str:
    """Return a value as it is typed on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_label(message: str, value: object, language: str) -> str:
    """Return what a value of an option means, the value itself where the texts do not say."""
    name = f"{message}-{'default' if value is None else value_text(value)}"
    return say(name, language) if has(name, language) else value_text(value)
