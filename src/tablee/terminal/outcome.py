"""How a match has ended, in words: who has won, what the score is worth, why it was over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.play.match import Match
from tablee.terminal.boards import Board, View


@dataclass(frozen=True)
class Standing:
    """One line of the result: a place, the seat's name, what it scored, whether it has won."""

    seat: int
    name: str
    score: str
    winner: bool


@dataclass(frozen=True)
class Offer:
    """A match that is offered after a win. label: what it is, in words. options: what it is dealt with."""

    label: str
    options: dict[str, Any]


def offers(board: Board, match: Match) -> list[Offer]:
    """Return what the rules offer after a match: the one that carries on from it, and the same by harder rules."""
    found = []
    if match.sequel is not None:
        found.append(Offer(_sequel_label(board, match.sequel), match.sequel))
    name = match.game.name
    for rules in match.harder:
        called = board.voice.text_or(f"{name}-harder-{rules.name}", rules.name)
        found.append(Offer(board.voice.say("outcome-harder", rules=called), dict(rules.options)))
    return found


def _sequel_label(board: Board, options: dict[str, Any]) -> str:
    kept = {name: options[name] for name in ("lives", "stars") if name in options}
    return board.voice.say("outcome-blind", **kept) if len(kept) == 2 else board.voice.say("outcome-sequel")


def headline(board: Board, view: View) -> str:
    """Say in a few words who has won."""
    outcome, say = view["outcome"], board.voice.say
    if outcome["winners"] is None:
        return say(f"outcome-{board.verdict(view)}")
    winners = outcome["winners"]
    if len(winners) == 1:
        return say("outcome-winner", **board.voice.who(winners[0], view["viewer"]))
    return say("outcome-shared", names=board.voice.list(winners, view["viewer"]))


def reason(board: Board, view: View) -> str:
    """Say why the match was over; a reason without words of its own is given as it is."""
    word = view["outcome"]["reason"]
    return board.voice.text_or(f"play-reason-{word}", word)


def standings(board: Board, view: View) -> list[Standing]:
    """Return the result of each seat, the best first; empty where all win or lose together."""
    outcome = view["outcome"]
    if outcome["scores"] is None:
        return []
    winners, scores = outcome["winners"] or [], outcome["scores"]
    order = sorted(
        range(view["players"]),
        key=lambda seat: (seat not in winners, scores[seat] if board.lowest_first else 0),
    )
    return [
        Standing(seat, board.voice.call(seat, view["viewer"]), board.score(scores[seat]), seat in winners)
        for seat in order
    ]
