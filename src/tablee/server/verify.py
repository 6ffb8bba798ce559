"""Checking a deal that a request tells."""

from __future__ import annotations

from typing import Any

from tablee.play.record import Record
from tablee.play.verify import verify_deal, verify_record
from tablee.server.errors import ServerRefusal
from tablee.server.wire import VerifyBody


def verify_body(body: VerifyBody) -> dict[str, Any]:
    """Return what a deal was made from, its commitment, and whether that is the one that was shown.

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
    return verify_deal(body.game, body.options or {}, int(digits), shown=shown)
