"""The browser client as it lies in its folder: whole, without markup from text, in both languages. No browser needed."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tablee.texts import has, languages, messages
from tests.web.sources import (
    ROOT,
    VENDOR,
    WEB,
    Literal,
    code,
    literals,
    plain,
    scripts,
    sheets,
    short,
    source,
)

TEXTS = ROOT / "src" / "tablee" / "texts"
LOCK = ROOT / "locks" / "node" / "package-lock.json"
OURS = re.compile(r"(?:web|play)-[a-z0-9-]+(?:\.[a-z]+)?")
SHORTEST_STEM = len("web-x-")  # a template that begins with less could be any message
MARKUP_FROM_TEXT = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|unsafe(?:HTML|SVG|CSS)|setHTMLUnsafe|document\.write"
    r"|DOMParser|createContextualFragment|\beval\b|new Function"
)
INLINE = re.compile(r"(?<![\w.-])(?:style|on[a-z]+)\s*=", re.IGNORECASE)

each_script = pytest.mark.parametrize("script", scripts(), ids=short)
each_language = pytest.mark.parametrize("language", languages())


class _References(visitor.Visitor):
    """Collects the messages that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def imported(script: Path) -> list[str]:
    """What a script imports, at once or later, where the name is written out."""
    static = r"""^(?:import\s+(?:[^"';]*?\bfrom\s+)?|export\b[^"';]*?\bfrom\s+)["']([^"']+)["']"""
    later = r"""\bimport\(\s*["']([^"']+)["']\s*\)"""
    return re.findall(static, source(script), re.MULTILINE) + re.findall(later, source(script))


def markup(script: Path) -> list[Literal]:
    """The templates of a script that become elements."""
    return [entry for entry in literals(script) if entry.tag in ("html", "svg")]


@cache
def web_messages() -> frozenset[str]:
    """The ids of all messages that only the browser says."""
    files = sorted((TEXTS / "en").glob("web*.ftl"))
    bodies = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in files]
    return frozenset(entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message))


@cache
def templates() -> tuple[Literal, ...]:
    """Templates from which ids of messages are put together."""
    every = (entry for script in scripts() for entry in literals(script) if not entry.is_plain)
    return tuple(entry for entry in every if OURS.match(entry.parts[0] + "x") and " " not in entry.parts[0])


# --- files -------------------------------------------------------------------------------------------------------


@each_script
def test_a_script_imports_only_files_that_there_are(script: Path) -> None:
    for name in imported(script):
        assert name.startswith("."), f"{name} is no file beside this one"
        assert (script.parent / name).resolve().is_file(), name


@pytest.mark.parametrize("file", ["index.html", "manifest.webmanifest"])
def test_what_a_page_names_is_there(file: str) -> None:
    named = re.findall(r'"/static/([^"]+)"', source(WEB / file))
    assert named
    assert [name for name in named if not (WEB / name).is_file()] == []


def test_every_script_is_reached_from_the_page() -> None:
    reached = {WEB / "app.js", WEB / "core" / "early.js", *(WEB / "views").glob("*.js")}
    waiting = list(reached)
    while waiting:
        script = waiting.pop()
        for name in imported(script):
            path = (script.parent / name).resolve()
            if path not in reached and VENDOR not in path.parents:
                reached.add(path)
                waiting.append(path)
    types_only = {script for script in scripts() if not re.search(r"\w", code(script).replace("export", ""))}
    assert {short(script) for script in set(scripts()) - reached - types_only} == set()


def test_every_element_in_a_template_is_defined_somewhere() -> None:
    used = {
        name
        for script in scripts()
        for entry in markup(script)
        for part in entry.parts
        for name in re.findall(r"<(tablee-[\w-]+)", part)
    }
    used |= set(re.findall(r"<(tablee-[\w-]+)", source(WEB / "index.html")))
    defined = {
        name for script in scripts() for name in re.findall(r'\bdefine\(\s*"([\w-]+)"', source(script))
    }
    assert used - defined == set()


# --- nothing but text ---------------------------------------------------------------------------------------------


@each_script
def test_no_script_makes_markup_from_text(script: Path) -> None:
    assert MARKUP_FROM_TEXT.findall(code(script)) == []


@each_script
def test_no_template_has_an_inline_style_or_handler(script: Path) -> None:
    found = [part for entry in markup(script) for part in entry.parts if INLINE.search(part)]
    assert found == []


def test_the_page_has_no_inline_style_handler_or_script() -> None:
    page = source(WEB / "index.html")
    assert INLINE.findall(page) == []
    assert "<style" not in page
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []


@pytest.mark.parametrize("path", [*scripts(), *sheets(), WEB / "index.html"], ids=short)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    addresses = re.findall(r"""(?:url\(|import\s|src=|href=)["'(]?\s*(?:https?:)?//[^\s"')]+""", source(path))
    assert addresses == []


def test_every_custom_property_that_a_sheet_reads_is_set_somewhere() -> None:
    read = {name for sheet in sheets() for name in re.findall(r"var\(\s*(--[\w-]+)", source(sheet))}
    given = {name for sheet in sheets() for name in re.findall(r"(--[\w-]+)\s*:", source(sheet))}
    given |= {text for text in plain(scripts()) if text.startswith("--")}
    assert read - given == set()


# --- texts ---------------------------------------------------------------------------------------------------------


def test_the_client_offers_the_languages_that_there_are_texts_in() -> None:
    offered = re.search(r"LANGUAGES = \{(.+?)\}", source(WEB / "core" / "texts.js"))
    assert offered
    assert sorted(re.findall(r"(\w+):", offered[1])) == sorted(languages())


@each_language
@each_script
def test_every_message_that_a_script_names_is_there(script: Path, language: str) -> None:
    named = {text for text in plain([script]) if OURS.fullmatch(text)}
    named |= set(re.findall(r'(?<![.\w])(?:t|has)\(\s*"([^"]+)"', source(script)))
    assert {name for name in named if not has(name, language)} == set()


@each_language
def test_every_id_that_is_put_together_can_become_a_message(language: str) -> None:
    known = set(messages(language))
    lost = {"…".join(entry.parts) for entry in templates() if not any(map(entry.pattern.fullmatch, known))}
    assert lost == set()


def test_every_message_of_the_browser_is_used() -> None:
    said = {text.partition(".")[0] for text in plain(scripts())}
    references = _References()
    for path in (TEXTS / "en").glob("*.ftl"):
        references.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    stems = [entry.pattern for entry in templates() if len(entry.parts[0]) >= SHORTEST_STEM]
    unused = {
        name
        for name in web_messages() - said - references.found
        if not any(stem.fullmatch(name) for stem in stems)
    }
    assert unused == set()


# --- what others have made -----------------------------------------------------------------------------------------


def test_vendored_files_are_those_that_the_readme_lists() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \|.*`([0-9a-f]{64})` \|$", source(VENDOR / "README.md"), re.MULTILINE)
    assert {name for name, _ in rows} == {path.name for path in VENDOR.glob("*.js")}
    for name, digest in rows:
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


def test_vendored_versions_are_those_of_the_lock() -> None:
    packages = json.loads(source(LOCK))["packages"]
    rows = re.findall(
        r"^\| `[\w.]+` \| (\S+) \| (\S+) \| \[(\S+)\]\((\S+)\)", source(VENDOR / "README.md"), re.MULTILINE
    )
    assert rows
    for package, version, licence, text in rows:
        locked = packages[f"node_modules/{package}"]
        assert (locked["version"], locked["license"]) == (version, licence), package
        assert (VENDOR / text).is_file()


def test_the_lock_has_a_hash_and_no_address_for_every_package() -> None:
    packages = {name: entry for name, entry in json.loads(source(LOCK))["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if not entry.get("integrity")] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_the_lock_has_what_package_json_asks_for() -> None:
    wanted = json.loads(source(LOCK.with_name("package.json")))
    locked = json.loads(source(LOCK))["packages"]
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} has no exact version"
        assert locked[f"node_modules/{name}"]["version"] == version
