"""The deals of one seed: `python -m tests.golden_deals` writes them to tests/golden/deals.json.

A deal that changes changes every saved seed, so a diff of that file is a line under "Rules" in the changelog.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tablee
from tablee import Match

SEED = 2026
FILE = Path(__file__).parent / "golden" / "deals.json"
DEALT = ("rows", "hands", "draw", "seat", "commands")  # the keys of a position that the deal decides
LEVELS = 3  # of The Mind

# What decides a deal beside the number of players, for each game; no option otherwise.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "the-game": [{}, {"hand_reduction": 1}, {"starter": "lot"}],
    "the-game-extreme": [{}, {"commands": "random", "starter": "lot"}],
    "six-qui-prend": [
        {},
        {"deck": 104},
        {"deck": 104, "tactics": True},
        {"until": 66},
        {"deck": 104, "until": 66},
    ],
}


def deals(name: str) -> dict[str, Any]:
    """Return the deals of a game under SEED: a text that says the options to what is dealt."""
    return dict(_deals(name))


def _deals(name: str) -> Iterator[tuple[str, Any]]:
    for players in next(option["values"] for option in tablee.options(name) if option["name"] == "players"):
        for options in OPTIONS.get(name, [{}]):
            match = tablee.load(name, players=players, **options).deal(seed=SEED)
            label = " ".join(f"{key}={value}" for key, value in {"players": players, **options}.items())
            yield label, _dealt(match)
            for number in _later_deals(match):
                yield f"{label} {number}", _dealt(match)


def _later_deals(match: Match) -> Iterator[str]:
    """Play on to the next deals of the match, yielding what each is called."""
    if match.game.name == "six-qui-prend" and match.game.options["until"] != "round":
        while match.view(None)["round"] == 1:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        yield "round=2"
    if match.game.name == "the-mind":
        for level in range(2, LEVELS + 1):
            while match.view(None)["level"] < level:
                seat = min(match.to_act, key=lambda seat: match.view(seat)["hand"])
                match.play(seat, match.legal(seat)[0])
            yield f"level={level}"


def _dealt(match: Match) -> dict[str, Any]:
    position = match.position()
    return {key: position[key] for key in DEALT if key in position}


@cache
def stored() -> dict[str, Any]:
    """Return the deals that are written down, by game."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def as_text(all_deals: dict[str, Any]) -> str:
    """Return the deals as JSON with one line a deal."""

    def block(name: str) -> str:
        lines = (f"    {json.dumps(label)}: {json.dumps(dealt)}" for label, dealt in all_deals[name].items())
        return f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }"

    return "{\n" + ",\n".join(block(name) for name in all_deals) + "\n}\n"


def main() -> None:
    """Write the file anew and say how many deals it holds."""
    all_deals = {name: deals(name) for name in tablee.games()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(as_text(all_deals), encoding="utf-8")
    for name, found in all_deals.items():
        print(f"{name}: {len(found)} deals")


if __name__ == "__main__":
    main()
