"""The browser client as text: its files, and what stands in them, read without running any of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "tablee" / "web"
VENDOR = WEB / "vendor"

_BEFORE_REGEX = re.compile(r"(?:[(,=:\[!&|?{};\n]|\breturn|\bcase|=>)\s*$")
_TAG = re.compile(r"([A-Za-z_$][\w$]*)\s*$")


@dataclass(frozen=True)
class Literal:
    """A text in a script.

    parts: what is written, in one part for each gap less one; a plain string has one. tag: "html" and the like before
    a template, "" if there is none.
    """

    parts: tuple[str, ...]
    tag: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether nothing is put in at run time."""
        return len(self.parts) == 1

    @property
    def pattern(self) -> re.Pattern[str]:
        """What matches every text that it can become."""
        return re.compile(".+".join(re.escape(part) for part in self.parts))


def scripts() -> list[Path]:
    """Our own scripts, without the vendored ones."""
    return sorted(path for path in WEB.rglob("*.js") if VENDOR not in path.parents)


def sheets() -> list[Path]:
    """The style sheets."""
    return sorted(WEB.rglob("*.css"))


def short(path: Path) -> str:
    """A file's name within the client."""
    return str(path.relative_to(WEB))


@cache
def source(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def code(path: Path) -> str:
    """A script without its comments and its literals."""
    return _scan(source(path))[0]


@cache
def literals(path: Path) -> tuple[Literal, ...]:
    """All strings and templates of a script, those inside of templates too."""
    return tuple(_scan(source(path))[1])


def plain(paths: list[Path]) -> Iterator[str]:
    """All strings of some scripts, and templates into which nothing is put."""
    return (entry.parts[0] for path in paths for entry in literals(path) if entry.is_plain)


def _scan(text: str) -> tuple[str, list[Literal]]:
    """Return the code that is left without comments and literals, and the literals."""
    code_left: list[str] = []
    found: list[Literal] = []
    at = 0
    while at < len(text):
        if text.startswith("//", at):
            at = _until(text, "\n", at)
        elif text.startswith("/*", at):
            at = _until(text, "*/", at) + 2
        elif text[at] in "\"'":
            end = _string_end(text, at)
            found.append(Literal((_unescape(text[at + 1 : end]),)))
            code_left.append('""')
            at = end + 1
        elif text[at] == "`":
            tag = _TAG.search("".join(code_left[-40:]))
            at = _template(text, at, tag[1] if tag else "", code_left, found)
        elif text[at] == "/" and _BEFORE_REGEX.search("".join(code_left[-40:]) or "\n"):
            at = _regex_end(text, at) + 1
            code_left.append("//")
        else:
            code_left.append(text[at])
            at += 1
    return "".join(code_left), found


def _template(text: str, start: int, tag: str, code_left: list[str], found: list[Literal]) -> int:
    """Take a template and what is put into it; return where it has ended."""
    parts, part, at = [], start + 1, start + 1
    while text[at] != "`":
        if text[at] == "\\":
            at += 2
        elif text.startswith("${", at):
            parts.append(text[part:at])
            end = _gap_end(text, at + 2)
            inner, deeper = _scan(text[at + 2 : end])
            code_left.append(f" {inner} ")
            found += deeper
            at = part = end + 1
        else:
            at += 1
    parts.append(text[part:at])
    found.append(Literal(tuple(map(_unescape, parts)), tag))
    return at + 1


def _gap_end(text: str, at: int) -> int:
    """Return where the brace closes that has opened a gap in a template."""
    depth = 0
    while text[at] != "}" or depth:
        if text[at] in "\"'":
            at = _string_end(text, at)
        elif text[at] == "`":
            at = _template(text, at, "", [], []) - 1
        elif text.startswith("//", at):
            at = _until(text, "\n", at)
        elif text.startswith("/*", at):
            at = _until(text, "*/", at) + 1
        elif text[at] == "/" and _BEFORE_REGEX.search(text[:at]):
            at = _regex_end(text, at)
        else:
            depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def _string_end(text: str, start: int) -> int:
    at = start + 1
    while text[at] != text[start]:
        at += 2 if text[at] == "\\" else 1
    return at


def _regex_end(text: str, start: int) -> int:
    at, in_class = start + 1, False
    while text[at] != "/" or in_class:
        in_class = {"[": True, "]": False}.get(text[at], in_class)
        at += 2 if text[at] == "\\" else 1
    return at


def _until(text: str, mark: str, at: int) -> int:
    end = text.find(mark, at)
    return len(text) if end < 0 else end


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
