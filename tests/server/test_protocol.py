"""docs/protocol.md says what the source says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.server import wire
from tablee.server.protocol_page import kinds, page, sentences
from tablee.table import COMMANDS
from tablee.table.fold import HANDLERS
from tablee.texts import languages

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_current() -> None:
    """`python -m tablee.server.protocol_page > docs/protocol.md` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_command_and_kind_of_event_is_on_it() -> None:
    told = page()
    for model in (*wire.CLIENT_MESSAGES, *wire.SERVER_MESSAGES):
        kind = model.model_json_schema()["properties"]["type"]["const"]
        assert f"### `{kind}`" in told
        for field in model.model_fields:
            assert f"| `{field}` |" in told
    for kind, command in COMMANDS.items():
        assert f"| `{kind}` |" in told
        assert all(f"`{field}`" in told for field in command.fields)
    assert kinds().keys() == HANDLERS.keys()
    assert all(f"| `{kind}` |" in told for kind in HANDLERS)


def test_every_model_of_a_message_is_among_the_messages() -> None:
    known = {*wire.CLIENT_MESSAGES, *wire.SERVER_MESSAGES, wire.MeBody, wire.TableBody, wire.VerifyBody}
    assert set(wire.Message.__subclasses__()) == known


@pytest.mark.parametrize("language", languages())
def test_every_code_has_its_sentence(language: str) -> None:
    assert sentences(language).keys() == sentences("en").keys()
    for code in ("too-late", "storage-full", "not-host", "message", "guest-missing"):
        assert re.search(rf"^\| `{code}` \| .+ \| \d+ \|$", page(), re.MULTILINE)
