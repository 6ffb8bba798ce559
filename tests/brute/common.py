"""What the slow games share: the law of a pile, standing talk, the shape of an outcome, and counting a tree."""

from collections import Counter


def fits(direction, top, card, backwards=True):
    """Say whether `card` may go on a pile of this direction ("up" or "down") by the pile law.

    >>> fits("up", 47, 37), fits("up", 47, 38), fits("up", 47, 47), fits("down", 65, 75)
    (True, False, False, True)
    """
    if direction == "up":
        higher = card > top  # G5, F3
        ten_less = card == top - 10  # G6
        return higher or (backwards and ten_less)
    lower = card < top  # G5, F3
    ten_more = card == top + 10  # G6
    return lower or (backwards and ten_more)


def direction(pile):
    """Return "up" or "down" for the name of a pile, such as up1 or other-down."""
    return "up" if "up" in pile else "down"


def outcome(reason, won=None, score=None, scores=None, winners=None):
    """Return an outcome as the public face shapes it."""
    return {"won": won, "score": score, "scores": scores, "winners": winners, "reason": reason}


def say(words, seat, word, target, own_turn):
    """Return the standing talk after `seat` has said `word` on `target`.

    G11: a seat has at most one word for each pile (X11: and for each kind), a later one replaces it; `free` takes back.
    """
    others = frozenset(w for w in words if (w[0], w[2]) != (seat, target))
    return others if word == "free" else others | {(seat, word, target, own_turn)}


def talk_after_turn(words, seat):
    """Return the standing talk after a turn of `seat`.

    G11: a word stays until the end of the speaker's first turn that began after it was said. What was said before
    this turn goes; what was said in it (or was standing from no turn at all) waits for the next.
    """
    others = frozenset(w for w in words if w[0] != seat)
    said_in_it = frozenset((s, word, target, False) for s, word, target, own in words if s == seat and own)
    return others | said_in_it


def label(result):
    """Return an outcome as one line: what a tally is keyed by.

    >>> label(outcome("stuck", won=False, score=3))
    'stuck won=False score=3'
    """
    facts = [
        f"{key}={result[key]}" for key in ("won", "score", "scores", "winners") if result[key] is not None
    ]
    return " ".join([result["reason"], *facts])


def count(root, children, result, depth=None):
    """Count the action sequences from `root`.

    Args:
        root: The node to start from.
        children: Function of a node, returning the nodes one action further.
        result: Function of a node, returning its outcome or None.
        depth: How many actions to look ahead; None for all of them.

    Returns:
        A dict: `nodes`, the number of sequences of 0, 1, 2… actions; `leaves`, the number of sequences that end with
        an outcome; `outcomes`, how many of those there are for each outcome.
    """
    nodes = []
    outcomes = Counter()
    level = [root]
    while level:
        nodes.append(len(level))
        ended = [node for node in level if result(node) is not None]
        outcomes.update(label(result(node)) for node in ended)
        if depth is not None and len(nodes) > depth:
            break
        level = [child for node in level if result(node) is None for child in children(node)]
    return {"nodes": nodes, "leaves": sum(outcomes.values()), "outcomes": dict(sorted(outcomes.items()))}


def count_game(game, position, options, depth=None):
    """Count the tree below a position with one of the slow games; talk is left out."""
    root = game.start(position, options)
    seats = range(options["players"])

    def children(state):
        return [game.play(state, seat, text) for seat in seats for text in sorted(game.legal(state, seat))]

    return count(root, children, game.outcome, depth)
