"""Deciding: what a person's command makes happen, as facts, or why it is refused. Deciding never changes a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games._face import quote
from tablee.table.acting import ACT
from tablee.table.asking import Ask, Command, check_permission
from tablee.table.dealing import configure, rematch, start
from tablee.table.events import Draft
from tablee.table.membership import hand_on, join, kick, leave, rename
from tablee.table.reading import check_fields
from tablee.table.refusal import TableRefusal
from tablee.table.seating import remove_bot, seat_bot, sit, stand
from tablee.table.table import Table
from tablee.table.talking import chat

COMMANDS: dict[str, Command] = {
    "join": Command(join, ("name",), member=False),
    "rename": Command(rename, ("name",)),
    "leave": Command(leave),
    "sit": Command(sit, ("seat",)),
    "stand": Command(stand),
    "seat-bot": Command(seat_bot, ("seat", "bot"), host=True),
    "remove-bot": Command(remove_bot, ("seat",), host=True),
    "configure": Command(
        configure, ("game", "options", "listed", "limit_ms", "pace"), host=True, phases=("lobby", "over")
    ),
    "start": Command(start, host=True, phases=("lobby",)),
    "act": ACT,
    "chat": Command(chat, ("text",)),
    "host": Command(hand_on, ("member",), host=True),
    "kick": Command(kick, ("member",), host=True),
    "rematch": Command(rematch, ("sequel",), host=True, phases=("over",)),
}


def decide(table: Table, person: str, command: Mapping[str, Any], now_ms: int, seed: int) -> list[Draft]:
    """Return the facts that a command makes.

    Args:
        table: The table as it is; it is not changed.
        person: Who commands; opaque.
        command: `kind` and the fields of that kind, as it came from outside, with its `id` if it has one.
        now_ms: Unix milliseconds.
        seed: What cards are dealt from if the command deals: 128 random bits that nobody else knows.

    Raises:
        TableRefusal: The table refuses it.
        IllegalAction: The rules do.
        BadOption: It asks for a game, an option or a bot that does not exist.
    """
    rule = _rule(command)
    check_permission(table, person, rule)
    check_fields(command, rule.fields)
    drafts = rule.decide(Ask(table, person, command, now_ms, seed))
    if drafts and isinstance(command.get("id"), str):
        first, *others = drafts
        drafts = [Draft(first.kind, first.seat, {**first.payload, "command": command["id"]}), *others]
    return drafts


def _rule(command: Mapping[str, Any]) -> Command:
    kind = command.get("kind")
    if not isinstance(kind, str) or kind not in COMMANDS:
        raise TableRefusal("command-kind", value=quote(kind), allowed=", ".join(COMMANDS))
    return COMMANDS[kind]
