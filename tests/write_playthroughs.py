"""Whole matches as text that a person can read: `python -m tests.write_playthroughs` writes tests/playthroughs/.

One line an action: who does what, and what of the spectator's view it has changed, then the seat's own hand. A diff of
these files is a change of the rules or of the views.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tablee
from tablee import Match
from tests.matches import SENSIBLE, any_action

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2026

# The name of each file, and the game and the options of its match.
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "the-game": ("the-game", {"players": 3}),
    "the-game-alone-for-experts": ("the-game", {"players": 1, "minimum": 3, "hand_reduction": 1}),
    "the-game-extreme": ("the-game-extreme", {"players": 2, "starter": "lot"}),
    "the-game-extreme-random-commands": (
        "the-game-extreme",
        {"players": 4, "commands": "random", "starter": 2},
    ),
    "face-to-face": ("face-to-face", {}),
    "face-to-face-single": ("face-to-face", {"last_card": "single"}),
    "six-qui-prend-school": ("six-qui-prend", {"players": 4}),
    "six-qui-prend-classic": ("six-qui-prend", {"players": 3, "deck": 104, "until": 66, "tactics": True}),
    "the-mind": ("the-mind", {"players": 3}),
    "the-mind-blind": (
        "the-mind",
        {"players": 2, "blind": True, "lives": 5, "stars": 2, "star_needs": "holders"},
    ),
}
TABLES = {"commands", "card_points"}  # said once, before the first action
REPEATED = {
    "game",
    "players",
    "viewer",
    "hand",
    "legal",
    "over",
    "outcome",
    "since",
    "costs",
}  # the lines say it otherwise
VIEWED = (20, 45)  # the actions after which the views are written out


def playthrough(name: str) -> str:
    """Return the text of a playthrough."""
    game_name, options = PLAYTHROUGHS[name]
    match = tablee.load(game_name, **options).deal(seed=SEED)
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    yield match.game.name
    yield from (f"  {key}: {_shown(value)}" for key, value in match.game.options.items())
    yield f"  seed: {match.seed}"
    before = match.view(None)
    yield from _block("The deal", match.position() | {key: before[key] for key in TABLES & before.keys()})
    yield ""
    random = Random(SEED)
    number = 0
    while not match.over:
        seat, text = _pick(match, random)
        match.play(seat, text)
        number += 1
        after = match.view(None)
        changed = [
            f"{key} {_shown(after[key])}"
            for key in after
            if key not in TABLES | REPEATED and after[key] != before[key]
        ]
        hand = f"hand {_shown(match.view(seat)['hand'])}"
        legal = f"legal {_shown([len(match.legal(other)) for other in range(match.game.players)])}"
        yield f"{number:4} seat {seat}  {text:<18}" + " | ".join([*changed, hand, legal])
        if number in VIEWED:
            yield from _block("What seat 0 sees", {k: v for k, v in match.view(0).items() if k not in TABLES})
            yield from _block("What a spectator sees", {k: v for k, v in after.items() if k not in TABLES})
            yield ""
        before = after
    yield from _block("The end", match.position())
    yield from _block("The outcome", match.outcome or {})


def _pick(match: Match, random: Random) -> tuple[int, str]:
    """Pick talk now and then, otherwise something sensible."""
    if random.random() < 0.12:
        seat = random.randrange(match.game.players)
        talk = [text for text in match.legal(seat) if match.game.is_talk(text)]
        if talk:
            return seat, random.choice(talk)
    return SENSIBLE.get(match.game.name, any_action)(match, random)


def _block(title: str, data: dict[str, Any]) -> Iterator[str]:
    yield ""
    yield title
    yield from (f"  {key}: {_shown(value)}" for key, value in data.items())


def _shown(value: Any) -> str:
    """Write a value of a view or a position as a person reads it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inside(entry)}" for key, entry in value.items()) or "none"
    if isinstance(value, list):
        of_groups = value and all(isinstance(entry, list | dict) for entry in value)
        if of_groups:
            return " / ".join(_shown(entry) for entry in value)
        return " ".join(_inside(entry) for entry in value) or "none"
    return str(value)


def _inside(value: Any) -> str:
    return f"({_shown(value)})" if isinstance(value, list | dict) else _shown(value)


def main() -> None:
    """Write all files anew and say how long they are."""
    FOLDER.mkdir(exist_ok=True)
    for name in PLAYTHROUGHS:
        text = playthrough(name)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
