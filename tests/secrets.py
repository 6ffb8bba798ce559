"""Twins of a match: the same to one viewer, with other cards wherever the viewer cannot look.

A twin has lived through the same history: the cards that the viewer does not know are exchanged in the deal itself,
and the same actions are taken again. What the viewer may know (the own cards, what lies open, that nobody was stuck,
that nobody held a lower card) stays as it was.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import tablee
from tablee import Match

Action = tuple[int, str]
Viewer = int | None
Exchange = dict[
    tuple[int, int], int
]  # owner and card (owner is 0 where there is one deck) to the card in its place


@dataclass
class Past:
    """A match since its last deal: the position it began with and the actions taken since."""

    match: Match
    start: dict[str, Any]
    actions: list[Action] = field(default_factory=list)

    def note(self, action: Action) -> None:
        """Keep an action that was just taken; with a new deal the past begins anew."""
        position = self.match.position()
        if deal_number(position) != deal_number(self.start):
            self.start, self.actions = position, []
        else:
            self.actions.append(action)


def past_of(match: Match) -> Past:
    """Return the past of a match at its beginning."""
    return Past(match, match.position())


def deal_number(position: dict[str, Any]) -> tuple[Any, Any]:
    """Return which of a match's deals a position belongs to."""
    return position.get("round"), position.get("level")


def twin(past: Past, viewer: Viewer, random: Random, tries: int = 20) -> tuple[Match, Match] | None:
    """Return the match lived again and its twin, or None if no other cards were found that fit the same history."""
    exchange_in, _ = EXCHANGES[past.match.game.name]
    original = replay(past, past.start, {})
    assert original is not None
    for _ in range(tries):
        exchange = exchange_in(past, viewer, random)
        if exchange is None:
            continue
        other = replay(past, exchanged(past, exchange), exchange)
        if (
            other is not None
            and other.position() != original.position()
            and as_far(other) == as_far(original)
        ):
            return original, other
    return None


def as_far(match: Match) -> tuple[Any, ...]:
    """Return what everybody knows of how far a match has come."""
    return match.over, match.to_act, match.outcome


def exchanged(past: Past, exchange: Exchange) -> dict[str, Any]:
    """Return the start of a past with other cards."""
    owner_of = _owner(past)
    start = dict(past.start)
    start["hands"] = [
        [exchange.get((owner_of(seat), card), card) for card in hand]
        for seat, hand in enumerate(start["hands"])
    ]
    if past.match.game.name == "face-to-face":
        start["draw"] = [
            [exchange.get((seat, card), card) for card in pile] for seat, pile in enumerate(start["draw"])
        ]
    elif "draw" in start:
        start["draw"] = [exchange.get((0, card), card) for card in start["draw"]]
    return start


def replay(past: Past, start: dict[str, Any], exchange: Exchange) -> Match | None:
    """Take the actions of a past again; None if the cards do not allow them."""
    match = past.match.game.from_position(start)
    owner_of = _owner(past)
    for seat, text in past.actions:
        taken = str(exchange.get((owner_of(seat), int(text)), text)) if text.isdigit() else text
        try:
            match.play(seat, taken)
        except tablee.IllegalAction:
            return None
    return match


def _owner(past: Past) -> Callable[[int], int]:
    return (lambda seat: seat) if past.match.game.name == "face-to-face" else (lambda seat: 0)


def _shuffled(cards: list[int], random: Random, owner: int = 0) -> Exchange:
    others = random.sample(cards, len(cards))
    return {(owner, card): other for card, other in zip(cards, others, strict=True)}


# --- what a viewer cannot know, game by game ----------------------------------------------------------------


def _in_the_game(past: Past, viewer: Viewer, random: Random) -> Exchange:
    """The other hands and the draw pile."""
    position = past.match.position()
    hidden = [card for seat, hand in enumerate(position["hands"]) if seat != viewer for card in hand]
    return _shuffled(hidden + position["draw"], random)


def _in_face_to_face(past: Past, viewer: Viewer, random: Random) -> Exchange:
    """The other's hand and draw pile together, the order of the own draw pile."""
    position = past.match.position()
    exchange: Exchange = {}
    for seat in (0, 1):
        hidden = position["draw"][seat] + (position["hands"][seat] if seat != viewer else [])
        exchange |= _shuffled(hidden, random, seat)
    return exchange


def _in_six_qui_prend(past: Past, viewer: Viewer, random: Random) -> Exchange:
    """The other hands, what others have chosen and not shown yet, and what is undealt."""
    position, shown = past.match.position(), past.match.view(None)["revealed"]
    hidden = [card for seat, hand in enumerate(position["hands"]) if seat != viewer for card in hand]
    hidden += [
        card
        for seat, card in enumerate(position["chosen"])
        if seat != viewer and card is not None and not shown
    ]
    dealt = {card for group in (*past.start["hands"], *past.start["rows"]) for card in group}
    undealt = [int(card) for card in past.match.view(None)["card_points"] if int(card) not in dealt]
    others = random.sample(hidden + undealt, len(hidden))
    return {(0, card): other for card, other in zip(hidden, others, strict=True)}


def _in_the_mind(past: Past, viewer: Viewer, random: Random) -> Exchange | None:
    """The other hands and what is undealt; in blind play also what others have laid. Everybody's cards keep their order."""
    position = past.match.position()
    blind = position["blind"] and not past.match.over  # the cards of a blind match that is over lie open
    seats = [seat for seat in range(past.match.game.players) if seat != viewer]
    laid = {
        card
        for card, seat in zip(position["stack"], position["laid_by"], strict=True)
        if not blind or seat == viewer
    }
    known = laid | set(position["set_aside"]) | set(position["hands"][viewer] if viewer is not None else ())
    floor = 0 if blind else max(position["stack"], default=0)
    start = [sorted(past.start["hands"][seat]) for seat in seats]
    free = [card for card in range(floor + 1, 101) if card not in known]
    drawn = random.sample(free, sum(card not in known for hand in start for card in hand))
    exchange: Exchange = {}
    for hand in start:
        hidden = [card for card in hand if card not in known]
        others = sorted(drawn.pop() for _ in hidden)
        replaced = dict(zip(hidden, others, strict=True))
        new = [replaced.get(card, card) for card in hand]
        if new != sorted(new):
            return None
        exchange |= {(0, card): other for card, other in replaced.items()}
    return exchange


# --- what an action uncovers --------------------------------------------------------------------------------


def _turn_goes_on(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Nothing is drawn and nobody else's hand is tested while the turn goes on."""
    keys = ("seat", "draw_count", "draw_counts", "over")
    return all(before.get(key) == after.get(key) for key in keys)


def _nothing_is_shown(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Cards are shown when all have chosen; a row that is taken uncovers nothing."""
    chosen = any(after["chosen"]) and not after["revealed"]
    return bool(chosen or before["revealed"])


def _nobody_had_a_lower_card(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """A mistake, a star and the end of a level uncover cards; a lay in blind play uncovers nothing."""
    keys = ("lives", "stars", "level", "over", "completed")
    if not before["blind"] and before["stack"] != after["stack"]:
        return False
    return all(before[key] == after[key] for key in keys)


Exchanger = Callable[[Past, Viewer, Random], Exchange | None]
Calm = Callable[[dict[str, Any], dict[str, Any]], bool]

# For each game: how to exchange what a viewer cannot know, and whether an action has uncovered nothing of it.
EXCHANGES: dict[str, tuple[Exchanger, Calm]] = {
    "the-game": (_in_the_game, _turn_goes_on),
    "the-game-extreme": (_in_the_game, _turn_goes_on),
    "face-to-face": (_in_face_to_face, _turn_goes_on),
    "six-qui-prend": (_in_six_qui_prend, _nothing_is_shown),
    "the-mind": (_in_the_mind, _nobody_had_a_lower_card),
}


def uncovers_nothing(game: str, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Return whether what happened between two views of a spectator has uncovered no card and no fact about one."""
    return EXCHANGES[game][1](before, after)
