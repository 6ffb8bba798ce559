"""The five games once more, slowly: a second reading of the rules that shares no line with `tablee`.

Each module reads a position (the dict of the public face), says who may do what and plays it, with sets, tuples and
frozen dataclasses only, and names the clause of the rules that it follows at each decision. `python -m
tests.brute.write` counts the trees of `tests/positions/*.json` with it; `tests/test_exhaustive_counts.py` and
`tests/test_differential.py` hold the engine against it.

Every module has the same face:

    start(position, options) -> State    the position, played on as far as nobody has to decide
    to_act(state) -> tuple of seats      those whom the match waits for
    legal(state, seat) -> frozenset      action texts, talk left out
    talk(state, seat) -> frozenset       the talk that is legal
    play(state, seat, text) -> State
    outcome(state) -> dict | None
    position(state) -> dict              the keys of the public face
    needs_deal(state) -> bool            a round or level is over and new cards would come from a seed
"""

from . import common, face_to_face, six_qui_prend, the_game, the_game_extreme, the_mind

GAMES = {
    "the-game": the_game,
    "the-game-extreme": the_game_extreme,
    "face-to-face": face_to_face,
    "six-qui-prend": six_qui_prend,
    "the-mind": the_mind,
}

__all__ = ["GAMES", "common"]
