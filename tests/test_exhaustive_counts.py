"""Every way to the end of small positions, counted twice: by the slow games of `tests.brute` and by the engine."""

import pytest

import tablee
from tests.brute import GAMES
from tests.brute.common import count, count_game
from tests.brute.write import read

ENTRIES = [pytest.param(name, entry, id=f"{name}: {entry['name']}") for name in GAMES for entry in read(name)]


def actions(game, match):
    """Return (seat, text) for each legal action that is not talk."""
    return [
        (seat, text) for seat in range(game.players) for text in match.legal(seat) if not game.is_talk(text)
    ]


def count_match(game, match, depth):
    """Count the tree below a match through the public face alone."""

    def children(node):
        for seat, text in actions(game, node):
            child = node.clone()
            child.play(seat, text)
            yield child

    return count(match, children, lambda node: node.outcome, depth)


def first_difference(name, entry):
    """Walk both trees side by side and say where they part: the actions so far and both answers."""
    brute, options = GAMES[name], entry["options"]
    game = tablee.load(name, **options)
    nodes = [((), brute.start(entry["position"], options), game.from_position(entry["position"]))]
    while nodes:
        path, state, match = nodes.pop(0)
        expected = brute.outcome(state), brute.to_act(state), sorted(brute_actions(brute, state, options))
        found = match.outcome, tuple(match.to_act), sorted(actions(game, match))
        if comparable(expected) != comparable(found):
            return f"after {path}: expected {expected}, found {found}, in {match.position()}"
        if len(path) == entry["depth"]:
            continue
        for seat, text in expected[2]:
            child = match.clone()
            child.play(seat, text)
            nodes.append(((*path, (seat, text)), brute.play(state, seat, text), child))
    return "no difference found: the counting differs, not the rules"


def comparable(answer):
    result, to_act, found = answer
    return result, sorted(to_act), found


def brute_actions(brute, state, options):
    return [(seat, text) for seat in range(options["players"]) for text in brute.legal(state, seat)]


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_the_stored_counts_are_the_brute_forces(name, entry):
    assert count_game(GAMES[name], entry["position"], entry["options"], entry["depth"]) == entry["counts"]


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_the_engine_counts_the_same(name, entry):
    game = tablee.load(name, **entry["options"])
    counts = count_match(game, game.from_position(entry["position"]), entry["depth"])
    assert counts == entry["counts"], first_difference(name, entry)


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_the_first_legal_actions_are_the_same(name, entry):
    brute, options = GAMES[name], entry["options"]
    state = brute.start(entry["position"], options)
    match = tablee.load(name, **options).from_position(entry["position"])
    assert tuple(match.to_act) == brute.to_act(state)
    for seat in range(options["players"]):
        expected = brute.legal(state, seat) | brute.talk(state, seat)
        assert set(match.legal(seat)) == expected, f"seat {seat}"


TALK = [
    pytest.param(
        "the-game", {"hands": [[30, 31], [], [40, 41]], "draw": []}, {}, 12, id="also without cards"
    ),
    pytest.param(
        "the-game", {"hands": [[30, 31], [50], [40, 41]], "seat": None}, {}, 12, id="before the start"
    ),
    pytest.param("the-game", {"hands": [[30, 31], [50], [40, 41]]}, {"talk": "strict"}, 12, id="strict talk"),
    pytest.param(
        "the-game",
        {"hands": [[30], [], []], "piles": {"up1": 98, "up2": 97, "down1": 3, "down2": 4}},
        {},
        0,
        id="over",
    ),
    pytest.param("the-game-extreme", {"hands": [[30, 31], [50], [40, 41]]}, {}, 33, id="about commands too"),
    pytest.param(
        "the-game-extreme", {"hands": [[30, 31], [50], []], "piles": {"down2": 52}}, {}, 0, id="silence"
    ),
    pytest.param(
        "the-game-extreme",
        {"hands": [[30, 31], [50], [40]], "piles": {"up2": 28}, "seat": None},
        {},
        0,
        id="silence before the start",
    ),
]


@pytest.mark.parametrize(("name", "position", "options", "count_of_talk"), TALK)
def test_the_talk_is_the_same(name, position, options, count_of_talk):
    options = {"players": 3, **options}
    brute = GAMES[name]
    state = brute.start(position, options)
    game = tablee.load(name, **options)
    match = game.from_position(position)
    for seat in range(3):
        found = {text for text in match.legal(seat) if game.is_talk(text)}
        assert found == brute.talk(state, seat)
        assert len(found) == count_of_talk


def test_every_game_has_positions_enough():
    assert tuple(GAMES) == tuple(tablee.games())
    for name in GAMES:
        entries = read(name)
        assert len(entries) >= 25
        assert len({entry["name"] for entry in entries}) == len(entries)
        assert max(sum(entry["counts"]["nodes"]) for entry in entries) < 30_000
