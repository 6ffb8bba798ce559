"""Sitting down, standing up, and bots' seats, in the lobby and while a match runs."""

from __future__ import annotations

from tablee.bots import bots
from tablee.games._face import quote
from tablee.play.errors import BadOption
from tablee.table.asking import Ask
from tablee.table.events import Draft, bot_seated
from tablee.table.people import Member
from tablee.table.reading import read_number, read_text
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table


def sit(ask: Ask) -> list[Draft]:
    """Let a member sit down, or move to another seat."""
    table, member, seat = ask.table, ask.member, read_seat(ask)
    refusal = sit_refusal(table, member, seat)
    if refusal is not None:
        raise TableRefusal(refusal)
    old = table.seat_of(member.member)
    stood = [] if old is None else [Draft("stood", old, {"member": member.member})]
    return [*stood, Draft("seated", seat, {"member": member.member})]


def sit_refusal(table: Table, member: Member, seat: int) -> str | None:
    """Return the code of why the member may not sit down there, None if they may.

    Whoever has seen a hand of the match that runs may sit nowhere but behind that hand. The last person who sat there
    may take a seat back, from a bot too. A seat from which somebody was sent away is for nobody who came after the deal.
    """
    place = table.seats[seat]
    own = table.playing is not None and place.owner == member.member
    if place.kind == "person" or (place.kind == "bot" and not own):
        return "seat-taken"
    if table.playing is not None and member.seen - {seat}:
        return "seen-a-hand"
    if table.playing is not None and place.sent_away and not member.at_deal:
        return "came-after-the-deal"
    return None


def stand(ask: Ask) -> list[Draft]:
    """Let a member stand up and look on."""
    member = ask.member.member
    seat = ask.table.seat_of(member)
    if seat is None:
        raise TableRefusal("not-seated")
    return [Draft("stood", seat, {"member": member})]


def seat_bot(ask: Ask) -> list[Draft]:
    """Let a bot sit on a free seat, or in the place of another bot."""
    table, seat = ask.table, read_seat(ask)
    name = read_text(ask.fields, "bot")
    game = table.settings.game if table.playing is None else table.playing.game.name
    if name not in bots(game):
        raise BadOption("unknown-bot", value=quote(name), game=game, allowed=", ".join(bots(game)))
    if table.seats[seat].kind == "person":
        raise TableRefusal("seat-taken")
    return [bot_seated(seat, name)]


def remove_bot(ask: Ask) -> list[Draft]:
    """Let a bot go; its seat is free."""
    seat = read_seat(ask)
    if ask.table.seats[seat].kind != "bot":
        raise TableRefusal("no-bot-there")
    return [Draft("bot-removed", seat, {})]


def read_seat(ask: Ask) -> int:
    """Read the number of a seat of this table."""
    seat = read_number(ask.fields, "seat")
    if seat >= len(ask.table.seats):
        raise TableRefusal("unknown-seat", seat=quote(seat), last=len(ask.table.seats) - 1)
    return seat
