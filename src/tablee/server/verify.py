"""Checking a deal: that the cards of a match were dealt from the seed that its commitment was made of."""

from __future__ import annotations

from typing import Any

from tablee.play.commitment import commitment
from tablee.play.match import load
from tablee.play.record import Record
from tablee.server.errors import ServerRefusal
from tablee.server.wire import VerifyBody


def verify_record(record: Record, shown: str | None = None) -> dict[str, Any]:
    """Return what a record was dealt from, its commitment, and whether that is the one that was shown.

    Raises:
        ServerRefusal: The record begins from a position, so nothing was dealt.
    """
    if record.seed is None:
        raise ServerRefusal("verify-position")
    return _verdict(record.game, dict(record.options), record.seed, record.index, shown)


def verify_body(body: VerifyBody) -> dict[str, Any]:
    """Return the same for a request.

    Raises:
        TableeError: The record is damaged, or something is missing or wrong.
    """
    shown = None if body.commitment is None else body.commitment.strip().lower()
    if body.record is not None:
        return verify_record(Record.from_json(body.record), shown)
    if body.game is None or body.seed is None:
        raise ServerRefusal("verify-missing")
    digits = str(body.seed)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 100):
        raise ServerRefusal("verify-seed", value=repr(digits)[:80])
    return _verdict(body.game, body.options or {}, int(digits), 0, shown)


def _verdict(name: str, options: dict[str, Any], seed: int, index: int, shown: str | None) -> dict[str, Any]:
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
