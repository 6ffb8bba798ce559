"""Coming, going, and whom the table belongs to."""

from __future__ import annotations

from tablee.table.asking import Ask
from tablee.table.chat import number_in
from tablee.table.events import Draft
from tablee.table.names import check_name
from tablee.table.people import Member
from tablee.table.reading import read_number, read_text
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table

MOST_MEMBERS = 250  # who are here at once


def join(ask: Ask) -> list[Draft]:
    """Let a person become a member; who was one before keeps their number."""
    table, person = ask.table, ask.person
    if table.member_of(person) is not None:
        raise TableRefusal("here-already")
    known = table.known(person)
    if known is not None and known.banned:
        raise TableRefusal("sent-away")
    if sum(1 for _ in table.here()) >= MOST_MEMBERS:
        raise TableRefusal("table-full", allowed=MOST_MEMBERS)
    number = table.next_member if known is None else known.member
    name = check_name(read_text(ask.fields, "name"), _other_names(table, number))
    if known is not None and known.seen:
        _check_what_it_tells(table, name, known.name)
    return [Draft("joined", None, {"person": person, "member": number, "name": name})]


def rename(ask: Ask) -> list[Draft]:
    """Let a member have another name."""
    number = ask.member.member
    name = check_name(read_text(ask.fields, "name"), _other_names(ask.table, number))
    _check_what_it_tells(ask.table, name, ask.member.name)
    return [Draft("renamed", None, {"member": number, "name": name})]


def _other_names(table: Table, number: int) -> list[str]:
    return [member.name for member in table.here() if member.member != number]


def _check_what_it_tells(table: Table, name: str, before: str) -> None:
    """Refuse a number as the new name of somebody who may write none: a name is read by all (G11, M5)."""
    number = None if table.chat == "open" or name == before else number_in(name)
    if number is not None:
        raise TableRefusal("chat-number", word=number)


def leave(ask: Ask) -> list[Draft]:
    """Let a member go; their seat is free."""
    return [Draft("left", None, {"member": ask.member.member})]


def kick(ask: Ask) -> list[Draft]:
    """Send a member away for good; while a match runs a bot takes their hand (`following`)."""
    other = _other_member(ask)
    if other is ask.member:
        raise TableRefusal("kick-yourself")
    return [Draft("kicked", None, {"member": other.member, "by": ask.member.member})]


def hand_on(ask: Ask) -> list[Draft]:
    """Let another member be the host."""
    other = _other_member(ask)
    if other is ask.member:
        raise TableRefusal("host-already")
    return [Draft("host", None, {"member": other.member})]


def _other_member(ask: Ask) -> Member:
    number = read_number(ask.fields, "member")
    member = ask.table.members.get(number)
    if member is None or not member.here:
        raise TableRefusal("member-unknown", member=number)
    return member


def next_host(table: Table) -> int | None:
    """Return who becomes host when there is none: the longest present member, seated people first.

    Where nobody is present it is the one who is away for the shortest time.
    """
    return min(table.here(), key=lambda member: _claim(table, member)).member if any(table.here()) else None


def _claim(table: Table, member: Member) -> tuple[bool, bool, int, int]:
    since = -member.since_ms if member.away else member.since_ms
    return member.away, table.seat_of(member.member) is None, since, member.member


def went_away(table: Table, person: str, since_ms: int | None = None) -> list[Draft]:
    """Return the facts for a person whose last line is lost, since a moment before now or (None) since now."""
    member = table.member_of(person)
    if member is None or member.away or table.phase == "closed":
        return []
    since = {} if since_ms is None else {"since": since_ms}
    return [Draft("away", None, {"member": member.member, **since})]


def came_back(table: Table, person: str) -> list[Draft]:
    """Return the facts for a person whose first line has opened."""
    member = table.member_of(person)
    if member is None or not member.away or table.phase == "closed":
        return []
    return [Draft("back", None, {"member": member.member})]
