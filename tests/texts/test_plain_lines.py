"""Messages that are read without the Fluent library come out as with it."""

from __future__ import annotations

import pytest

from tablee import texts


@pytest.mark.parametrize("language", texts.languages())
def test_plain_lines_are_what_the_library_says(language: str) -> None:
    facts = {name: f"«{name}» {{ $x }}" for line in texts._plain_lines(language).values() for name in texts._PUT_IN.findall(line)}  # fmt: skip
    for message in texts._plain_lines(language):
        found = texts._find(message, language)
        assert found is not None, message
        bundle, pattern = found
        assert texts.say(message, language, **facts) == bundle.format_pattern(pattern, facts)[0]


def test_most_messages_are_plain_lines_and_all_of_the_others_are_not() -> None:
    lines = texts._plain_lines("en")
    assert len(lines) > 0.6 * len(texts.messages("en"))
    for message in ("study-players", "error-file-unreadable", "terminal-help-piles", "the-game-rule-G1"):
        assert texts.has(message)
        assert message not in lines


def test_numbers_are_left_to_the_library() -> None:
    assert texts.say("terminal-form-name", "fr", number=1234567) == "Nom du joueur 1\u202f234\u202f567"
    assert texts.say("terminal-form-name", "fr", number="7") == "Nom du joueur 7"
