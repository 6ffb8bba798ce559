"""Who is at a table: its members, and who or what sits on its seats.

Members and seats never change: a table that changes gets new ones, so that its copies can share the old ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Member:
    """A person as the others at this table know them.

    member: a small number, by order of joining; it stays theirs when they leave and come back. person: opaque, never
    told to anybody. here: they have joined and not left. away: none of their lines is open. since_ms: since when they
    are away or not. banned: they were sent away. seen: the seats whose hands they have seen in this match. at_deal: they
    were here when it was dealt.
    """

    member: int
    person: str
    name: str
    here: bool = True
    away: bool = False
    since_ms: int = 0
    banned: bool = False
    seen: frozenset[int] = frozenset()
    at_deal: bool = False

    @property
    def present(self) -> bool:
        """Whether they are here and not away."""
        return self.here and not self.away


@dataclass(frozen=True)
class Seat:
    """A seat.

    kind: open, person, bot, or vacant (somebody has left it during a match). member: who sits there. bot: the name of
    the strategy that does. owner: the last person who sat there in this match; they may take it back. since_ms: since
    when who sits there does. waits_ms: since when the match waits for the seat, None while it does not. hurried: its
    time has run out, and nobody has acted for themselves since. sent_away: who sat there in this match was sent away;
    needs_bot: and nobody has taken their hand yet.
    """

    kind: str = "open"
    member: int | None = None
    bot: str | None = None
    owner: int | None = None
    since_ms: int = 0
    waits_ms: int | None = None
    hurried: bool = False
    sent_away: bool = False
    needs_bot: bool = False

    def freed(self, kind: str) -> Seat:
        """Return the seat when nobody sits here: open or vacant."""
        return replace(self, kind=kind, member=None, bot=None)

    def taken(self, at_ms: int, *, member: int | None = None, bot: str | None = None) -> Seat:
        """Return the seat when a person or a bot sits here from now on."""
        return replace(
            self,
            kind="bot" if member is None else "person",
            member=member,
            bot=bot,
            since_ms=at_ms,
            waits_ms=None if self.waits_ms is None else at_ms,
            hurried=False,
            needs_bot=False,
        )
