"""Events: the numbered facts of a table. They are all that is ever stored; everything else is their fold.

What each kind carries beside the seat that it is about:

    opened      game, options, listed, limit_ms, pace, person, member, name
    joined      person, member, name            renamed     member, name
    left        member                          kicked      member, by
    back        member                          host        member
    away        member, and since when
    seated, stood   member                      bot-seated  bot, name_number
    bot-removed -                               configured  game, options, listed, limit_ms, pace
    dealt       number, game, options, seed, commitment, names
    action      action, by, and where there is one: member, press, secret
    chat        member, text                    over        outcome, seed
    delay       phase, ms, bounds               closed      why

`press` holds the numbers of the fair order of The Mind; it rides in what a command made that left a hand, too. `command`, the id of the command that caused it, rides in the first event of a command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Payload = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Draft:
    """A fact that has no number yet.

    kind: one of the kinds above. seat: the seat that it is about, if it is about one. payload: plain JSON.
    """

    kind: str
    seat: int | None
    payload: Payload


@dataclass(frozen=True, slots=True)
class Event:
    """A fact with its number.

    seq: 1, 2, 3 … at each table. at_ms: when, unix milliseconds; it never goes back. The rest as in a draft.
    """

    seq: int
    at_ms: int
    kind: str
    seat: int | None
    payload: Payload


def number(draft: Draft, seq: int, at_ms: int) -> Event:
    """Return the draft as an event."""
    return Event(seq, at_ms, draft.kind, draft.seat, draft.payload)


def bot_seated(seat: int, bot: str) -> Draft:
    """Return the fact that a bot sits down; it is called after the seat's number."""
    return Draft("bot-seated", seat, {"bot": bot, "name_number": seat + 1})
