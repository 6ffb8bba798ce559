"""The rules of a game in one's own language, from its texts: every clause with its number, our rulings marked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

from tablee.games._face import Edition, GameFace, Option, Table, Values, Whole
from tablee.play.rules import rules, shelf
from tablee.terminal import style
from tablee.terminal.draw import Lines, fit, indent, join, line, wrap
from tablee.texts import has, messages, say

WIDEST = 96
MARGIN = 5
VALUE_WIDTH = 10  # of a value as it is typed; what it means stands beside it, or below a longer one


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
    """Return the options of a game with all their values, as `--set` takes them and as they are called; its editions.

    Raises:
        BadOption: There is no such game.
    """
    face = rules(game).face
    lines = [line(say("rules-options", language), style.TITLE)]
    lines += wrap(say("rules-usual", language), width, style.QUIET)
    for option in all_options(face):
        lines += [line(""), *_option_lines(game, option, language, width)]
    return [*lines, *_edition_lines(game, language, width)] if face.editions else lines


def all_options(face: GameFace) -> list[Option]:
    """Return the options of a game, the number of players first."""
    return [face.players.option(), *face.options]


def _option_lines(game: str, option: Option, language: str, width: int) -> Lines:
    message = option_message(game, option.name)
    label = say(message, language) if has(message, language) else option.name
    lines = [join([line(option.name, style.KEY), "  ", line(label, style.LABEL)])]
    if has(f"{message}.help", language):
        lines += indent(wrap(say(f"{message}.help", language), width - MARGIN), MARGIN)
    return lines + indent(_value_lines(game, option, language, width - MARGIN), MARGIN)


def option_message(game: str, name: str) -> str:
    """Return the message that names an option."""
    return f"{game}-option-{name.replace('_', '-')}"


def _value_lines(game: str, option: Option, language: str, width: int) -> Lines:
    message = option_message(game, option.name)
    if option.name == "players":
        counts = ", ".join(map(value_text, option.values.listed()))
        return [line(say("terminal-allowed", language, allowed=counts), style.QUIET)]
    lines = _only_with(game, option, language, width)
    if option.default is None:
        lines += _value_line(say("rules-left-out", language), message, None, option, language, width)
    for value in listed(game, option):
        lines += _value_line(value_text(value), message, value, option, language, width)
    for part in option.values.parts():
        lines += _unlisted_lines(part, message, language, width)
    return lines


def _only_with(game: str, option: Option, language: str, width: int) -> Lines:
    """Say with which other options an option means something, if not with all."""
    needed = rules(game).face.only_with.get(option.name)
    if not needed:
        return []
    return wrap(say("rules-only-with", language, options=_settings(needed)), width, style.QUIET)


def listed(game: str, option: Option) -> list[object]:
    """Return the values of an option that are listed one by one: those of its rules and of the game's editions."""
    editions = [edition.options for edition in rules(game).face.editions]
    values = [
        *option.values.listed(),
        *(options[option.name] for options in editions if option.name in options),
    ]
    return list(dict.fromkeys(values))


def _value_line(text: str, message: str, value: object, option: Option, language: str, width: int) -> Lines:
    mark = "*" if value == option.default else " "
    return _beside(f"{mark} {text}", value_label(message, value, language), width)


def _beside(value: str, label: str, width: int, room: int = VALUE_WIDTH + 3) -> Lines:
    """Return a value and, in the column beside it, what it means; below it, if the value is too long."""
    if len(value) < room:
        return wrap(f"{value:<{room}}{label}", width, indent=" " * room)
    return [*wrap(value, width, indent="    "), *indent(wrap(label, width - room), room)]


def _unlisted_lines(part: Values, message: str, language: str, width: int) -> Lines:
    """Return what is allowed beside the listed values: a range of numbers, a table that is written by hand."""
    if isinstance(part, Whole) and not part.listed():
        label = say(f"{message}-range", language, least=part.low, most=part.high)
        return _beside(f"  {part.describe()}", label, width)
    if not isinstance(part, Table):
        return []
    label = f"{say(f'{message}-table', language)}. {say(f'{message}-table.form', language)}"
    lines = _beside(f"  {part.example}", label, width)
    room = max(map(len, part.words), default=0) + 2
    for word in part.words:
        meaning = value_label(f"{message}-table", word, language)
        lines += indent(_beside(word, meaning, width - VALUE_WIDTH, room), VALUE_WIDTH + 3)
    return lines


def _edition_lines(game: str, language: str, width: int) -> Lines:
    """Return the editions of a game, each with what it chooses."""
    face = rules(game).face
    chosen = {name for edition in face.editions for name in edition.options}
    usual = {option.name: option.default for option in face.options if option.name in chosen}
    lines = [line(""), line(say("rules-editions", language), style.TITLE)]
    for edition in face.editions:
        lines += [line(""), *_edition_line(game, edition, usual, language, width)]
    return lines


def _edition_line(game: str, edition: Edition, usual: dict[str, object], language: str, width: int) -> Lines:
    name = f"{game}-edition-{edition.name}"
    label = say(name, language) if has(name, language) else edition.name
    return [
        join([line(edition.name, style.KEY), "  ", line(label, style.LABEL)]),
        *indent(wrap(_settings({**usual, **edition.options}), width - MARGIN, style.QUIET), MARGIN),
    ]


def _settings(options: Mapping[str, object]) -> str:
    return "  ".join(f"{name}={value_text(value)}" for name, value in options.items())


def value_text(value: object) -> str:
    """Return a value as it is typed on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_label(message: str, value: object, language: str) -> str:
    """Return what a value of an option means, the value itself where the texts do not say."""
    name = f"{message}-{'default' if value is None else value_text(value)}"
    return say(name, language) if has(name, language) else value_text(value)
