"""Every sentence that a person reads, as Fluent files: one folder a language, one file a game or room.

The library that reads them takes a while to load, and longer to read all files. So a message that is one line of words,
with nothing put in but other words, is read without it: that is enough for help, and programs start quickly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
_FOLDER = os.path.dirname(__file__)
_LARGEST = 10**15  # the library cannot write numbers that are much larger
_PLAIN = re.compile(
    r"^([a-zA-Z][\w-]*) *= *([^{}\n]*(?:\{ *\$[\w-]+ *\}[^{}\n]*)*)$(?!\n[ \n]*[ .])", re.MULTILINE
)
_PUT_IN = re.compile(r"\{ *\$([\w-]+) *\}")


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that there are texts in, found by listing the folder."""
    with os.scandir(_FOLDER) as entries:
        return tuple(sorted(entry.name for entry in entries if entry.is_dir() and entry.name[0] != "_"))


def pick_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the locale in the environment asks for, English if there are no texts in it.

    >>> pick_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    >>> pick_language({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in languages() else DEFAULT
    return DEFAULT


def say(message: str, language: str = DEFAULT, **facts: Any) -> str:
    """Return a sentence.

    Args:
        message: Its id, or id and attribute: "the-game-rule-G1.title".
        language: One of `languages()`.
        **facts: Its arguments; an error is said in the same language, a list is joined with commas.
    """
    plain = _plainly(message, language, facts)
    if plain is not None:
        return plain
    found = _find(message, language)
    if found is None:
        return " ".join([message, *(f"{name}={value}" for name, value in facts.items())])
    bundle, pattern = found
    text, errors = bundle.format_pattern(
        pattern, {name: _fact(value, language) for name, value in facts.items()}
    )
    assert not errors, (message, errors)
    return str(text)


def has(message: str, language: str = DEFAULT) -> bool:
    """Return whether there is such a message (or attribute) in the language."""
    return _find(message, language) is not None


def messages(language: str = DEFAULT) -> dict[str, Any]:
    """Return all messages of a language by id, as the Fluent library keeps them."""
    return dict(_bundle(language)._messages)


def _fact(value: Any, language: str) -> Any:
    if hasattr(value, "sentence"):
        return value.sentence(language)
    if isinstance(value, list | tuple):
        return ", ".join(str(_fact(entry, language)) for entry in value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > _LARGEST:
        return f"{'−' if value < 0 else ''}{_LARGEST}…"
    return value


def _plainly(message: str, language: str, facts: Mapping[str, Any]) -> str | None:
    """Return a sentence of one line into which only words are put, None for any other."""
    pattern = _plain_lines(language).get(message)
    if pattern is None:
        return None
    told = {name: _fact(facts.get(name), language) for name in _PUT_IN.findall(pattern)}
    if not all(isinstance(text, str) for text in told.values()):
        return None
    return _PUT_IN.sub(lambda name: str(told[name[1]]), pattern)


@cache
def _plain_lines(language: str) -> dict[str, str]:
    """Return the messages of a language that are one line of words, by id."""
    found = [match for text in _contents(language) for match in _PLAIN.findall(text)]
    return {name: text.rstrip(" ") for name, text in found if text.strip(" ")}


def _contents(language: str) -> Iterator[str]:
    """Yield what the files of a language hold, in the order of their names."""
    folder = os.path.join(_FOLDER, language)
    for name in sorted(os.listdir(folder)):
        if name.endswith(".ftl"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                yield file.read()


def _find(message: str, language: str) -> tuple[FluentBundle, Any] | None:
    bundle = _bundle(language)
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    return None if pattern is None else (bundle, pattern)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in _contents(language):
        bundle.add_resource(FluentResource(text))
    return bundle
