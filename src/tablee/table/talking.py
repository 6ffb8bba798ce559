"""Writing to each other, as far as the rules of the match allow it."""

from __future__ import annotations

from tablee.table.asking import Ask
from tablee.table.chat import check_text, number_in
from tablee.table.counting import MOST_PEOPLE
from tablee.table.events import Draft
from tablee.table.reading import read_text
from tablee.table.refusal import TableRefusal


def chat(ask: Ask) -> list[Draft]:
    """Let a member write something."""
    if ask.table.chat == "closed":
        raise TableRefusal("chat-closed")
    text = check_text(read_text(ask.fields, "text"))
    if ask.table.chat != "open":
        number = number_in(text, people=_people(ask))
        if number is not None:
            raise TableRefusal("chat-number", word=number)
    return [Draft("chat", None, {"member": ask.member.member, "text": text})]


def _people(ask: Ask) -> int:
    """How many people there are to be counted: with seats or without, but no more than can play."""
    return min(MOST_PEOPLE, max(len(ask.table.seats), sum(1 for _ in ask.table.here())))
