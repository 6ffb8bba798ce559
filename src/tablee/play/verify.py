"""Checking a deal: what a match was dealt from, and whether that is what was promised."""

from __future__ import annotations

from typing import Any

from tablee.play.commitment import commitment
from tablee.play.errors import BadRecord
from tablee.play.match import load
from tablee.play.record import Record


def verify_record(record: Record, shown: str | None = None) -> dict[str, Any]:
    """Return what a record was dealt from, its commitment, and whether that is the one that was shown.

    Raises:
        BadRecord: The record begins from a position, so nothing was dealt.
    """
    if record.seed is None:
        raise BadRecord("verify-position")
    return verify_deal(record.game, dict(record.options), record.seed, record.index, shown)


def verify_deal(
    name: str, options: dict[str, Any], seed: int, index: int = 0, shown: str | None = None
) -> dict[str, Any]:
    """Return the same for a game, its options and what it was dealt from.

    Raises:
        BadOption: There is no such game, option or seed.
    """
    game = load(name, **options)
    computed = commitment(game.name, game.options, seed, index)
    return {
        "game": game.name,
        "options": game.options,
        "seed": str(seed),
        "commitment": computed,
        "matches": None if shown is None else shown == computed,
        "deal": game.deal(seed, index=index).position(),
    }
