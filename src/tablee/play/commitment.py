"""Commitments: what is shown when the cards are dealt, so that anybody can check afterwards what they were dealt from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from tablee.play.numbers import native


def commitment(game: str, options: Mapping[str, Any], seed: int, index: int = 0) -> str:
    """Return the SHA-256, in hexadecimal, of what a match is dealt from.

    It is taken of this object as canonical JSON, that is with sorted keys, without spaces and in UTF-8:
    `{"game": …, "index": …, "options": {…}, "seed": "…"}`. The seed is written as decimal text, since few languages
    have whole numbers of 128 bits.

    Args:
        game: The game's name.
        options: All options of the match, `match.game.options`.
        seed: What it is dealt from; nobody can guess it if it has 128 random bits.
        index: The number of the match under this seed.

    >>> import tablee
    >>> game = tablee.load("face-to-face")
    >>> commitment(game.name, game.options, seed=7)[:16]
    'b881631d39711839'
    """
    dealt_from = {"game": game, "options": native(options), "seed": str(native(seed)), "index": native(index)}
    written = json.dumps(dealt_from, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()
