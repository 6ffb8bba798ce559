"""Writes docs/protocol.md: `python -m tablee.server.protocol_page` prints it, from the models and tables in the source."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from pydantic import BaseModel

from tablee.server import wire
from tablee.server.errors import STATUS
from tablee.table import COMMANDS, events
from tablee.texts import languages

TITLE = """# The protocol of a table

<!-- Written by `python -m tablee.server.protocol_page > docs/protocol.md`; a test holds it to the source. -->

How a client talks to a table. Everything is JSON; times are unix milliseconds. `GET /openapi.json` describes the
requests, this page the socket `/ws/{table id}`. Version {version}.

1. `PUT /api/me` with a name sets the cookie that says who one is; a browser sends it when it opens the socket. Pages of
   other sites get no socket.
2. The client says `hello`. It is told a `snapshot`, or, if it says which event it saw last and that was not long ago, the
   `events` since; from then on, `events` as they happen.
3. Events have numbers without a gap. A client that is told of a number it did not expect has missed something: it closes
   the line and says `hello` again with the last number it took in. `table` and `view` hold the keys that have changed;
   `view` is whole if `view_whole` is true.
4. A command is answered `accepted`, `duplicate` or `refused`, under its id. If the line breaks before the answer, the same
   command is sent again under the same id: it happens once, however often it comes. In The Mind, what is done in
   play is answered when it is ruled: the delay that `delay_ms` of the table announces after its effective time, which is
   `pressed_at` (the server's time of the press) as far as the line accounts for it. What the rules refuse whatever others
   do is answered at once. Several acts may be on their way at a time. While the server does not know whether something was
   kept it answers nothing; after a while it closes the line, and the same command under the same id is answered by what is
   in the log.
5. A `probe` is answered by an `echo` at once; from this the server knows how long the line takes. A client that hears
   nothing for 10 seconds takes the line for dead; the server drops who says nothing for {silence:g} seconds, so a client
   says `ping` now and then.
6. Whatever is hidden from a viewer is `null`, or an event with nothing but its `seq`.
"""

NOT_SAID = ("sim.ftl", "cli.ftl")  # to clients: none simulates, and none starts a server


def page() -> str:
    """Return the whole page."""
    from tablee.server.settings import Settings

    title = TITLE.replace("{version}", str(wire.VERSION)).replace("{silence:g}", f"{Settings().silence_s:g}")
    parts = [
        title,
        _messages("What a client says", wire.CLIENT_MESSAGES),
        _messages("What the server says", wire.SERVER_MESSAGES),
        _commands(),
        _kinds(),
        _messages("Bodies of requests", (wire.MeBody, wire.TableBody, wire.VerifyBody)),
        _refusals(),
    ]
    return "\n".join(parts)


def _messages(title: str, models: tuple[type[BaseModel], ...]) -> str:
    return f"## {title}\n\n" + "\n".join(_message(model) for model in models)


def _message(model: type[BaseModel]) -> str:
    """Return a model's docstring and the table of its fields."""
    fields = model.model_json_schema()["properties"]
    name = fields.get("type", {}).get("const")
    heading = f"`{name}`" if name else model.__name__
    required = model.model_json_schema().get("required", ())
    rows = [
        [f"`{field}`", _type(schema), "yes" if field in required or field == "type" else _default(schema)]
        for field, schema in fields.items()
    ]
    return f"### {heading}\n\n{_told(model.__doc__)}\n\n{_table(['Field', 'Type', 'Needed'], rows)}\n"


def _told(docstring: str | None) -> str:
    return inspect.cleandoc(docstring or "")


def _type(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = {"integer": "whole number", "string": "text", "null": "null"}.get(schema["type"], schema["type"])
    if kind == "array":
        kind = "list of " + _type(schema["items"]) + "s"
    longest = schema.get("maxLength")
    return f"{kind}, at most {longest:,} characters" if longest else kind


def _default(schema: dict[str, Any]) -> str:
    default = schema.get("default")
    return "no" if default in (None, {}) else f"no: {str(default).lower()}"


def _commands() -> str:
    """Return the table of commands."""
    rows = [
        [
            f"`{kind}`",
            ", ".join(f"`{field}`" for field in command.fields) or "–",
            "the host" if command.host else "a member" if command.member else "who is none yet",
            ", ".join(command.phases),
        ]
        for kind, command in COMMANDS.items()
    ]
    table = _table(["Kind", "Fields", "Who", "When"], rows)
    return f"## Commands\n\nAn object with its `kind` and the fields of that kind; an unknown field is refused.\n\n{table}\n"


COLUMN = 44  # where the second column of the kinds of events begins, in the docstring of events.py


def kinds() -> dict[str, str]:
    """Return each kind of event with what it carries, as events.py says it."""
    lines = [line[4:] for line in (events.__doc__ or "").splitlines() if line.startswith("    ")]
    found: dict[str, str] = {}
    for line in lines:
        columns = (line[:COLUMN], line[COLUMN:]) if line[COLUMN - 2 : COLUMN] == "  " else (line,)
        for names, carries in (re.split(r"\s+(?<!, )", column.strip(), maxsplit=1) for column in columns):
            found |= {name.strip(): carries for name in names.split(",")}
    return found


def _kinds() -> str:
    """Return the table of events."""
    rows = [[f"`{kind}`", "–" if carries == "-" else carries] for kind, carries in kinds().items()]
    return (
        "## Events\n\nEach has `seq`, `at` and `kind`, and `seat` where it is about one. What the log keeps of each kind is"
        " below; people's ids, seeds before the end, the numbers of a press and a secret choice of another are never told."
        f"\n\n{_table(['Kind', 'Carries'], rows)}\n"
    )


@cache
def sentences(language: str = "en") -> dict[str, str]:
    """Return the sentence of each code that can be refused, as it is written in the texts."""
    found: dict[str, str] = {}
    for file in (files("tablee.texts") / language).iterdir():
        if file.name.endswith(".ftl") and file.name not in NOT_SAID:
            found |= _sentences_in(file.read_text(encoding="utf-8"))
    return dict(sorted(found.items()))


def _sentences_in(text: str) -> Iterator[tuple[str, str]]:
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-"):
            span = None if entry.value is None else entry.value.span
            if span is not None:
                yield entry.id.name.removeprefix("error-"), " ".join(text[span.start : span.end].split())


def _refusals() -> str:
    """Return the table of codes."""
    rows = [
        [f"`{code}`", _cell(sentence), str(STATUS.get(code, 400))] for code, sentence in sentences().items()
    ]
    return (
        "## Refusals\n\nA refusal has a code that stays, and facts; the client says `error-<code>` of `GET /texts/{language}.ftl`"
        f' with them ({", ".join(languages())}). Over HTTP the answer is `{{"error": {{code, facts, sentence}}}}` with the status'
        f" below.\n\n{_table(['Code', 'Sentence', 'Status'], rows)}"
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _table(heads: list[str], rows: list[list[str]]) -> str:
    return "\n".join(_lines(heads, rows))


def _lines(heads: list[str], rows: list[list[str]]) -> Iterator[str]:
    for row in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(row)} |"


if __name__ == "__main__":
    print(page(), end="")
