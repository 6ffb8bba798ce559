"""Bots play whole matches of every game, legally, the same from the same seed, and better than chance."""

import statistics
from typing import Any

import pytest

import tablee
from tablee import BadOption, Game
from tablee.bots import Bot, bots, play_out, seat_bot
from tests.matches import spread

GAMES = tablee.games()
SEED = 2026


def seated(game: Game, names: list[str], index: int = 0) -> list[Bot]:
    """Return the bots of these names, one a seat."""
    return [seat_bot(game, name, seat, SEED, index) for seat, name in enumerate(names)]


def outcomes(game: Game, names: list[str], count: int) -> list[dict[str, Any]]:
    """Return the outcomes of the first deals."""
    found = []
    for index in range(count):
        match = game.deal(SEED, index=index)
        play_out(match, seated(game, names, index))
        assert match.outcome is not None
        found.append(match.outcome)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_random_and_a_sensible_bot_the_weaker_first(name: str) -> None:
    assert bots(name) == ("random", "sensible")


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_ends_every_setup_with_legal_actions_only(name: str, bot: str) -> None:
    for seed, game in spread(name, 5 if name == "the-game-extreme" else 20):
        match = game.deal(seed)
        play_out(match, [seat_bot(game, bot, seat, seed) for seat in range(game.players)])
        assert match.over
        assert match.record().replay().position() == match.position()


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_both_kinds_play_together(name: str) -> None:
    for seed, game in spread(name, 6, start=100):
        match = game.deal(seed)
        play_out(match, seated(game, [("sensible", "random")[seat % 2] for seat in range(game.players)]))
        assert match.over


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    game = tablee.load(name, players=2)
    records = []
    for _ in range(2):
        match = game.deal(SEED)
        play_out(match, seated(game, ["random", "sensible"]))
        records.append(match.record().to_json())
    assert records[0] == records[1]


def test_seats_and_matches_have_their_own_chance() -> None:
    game = tablee.load("six-qui-prend", players=2)
    first, again, other = (game.deal(SEED), game.deal(SEED), game.deal(SEED))
    play_out(first, seated(game, ["random", "random"], index=0))
    play_out(again, seated(game, ["random", "random"], index=0))
    play_out(other, seated(game, ["random", "random"], index=1))
    assert first.actions == again.actions
    assert first.actions != other.actions


# --- better than chance: margins far wider than the noise of these deals -------------------------------------


@pytest.mark.parametrize(("players", "left"), [(1, 30), (2, 25), (3, 20), (5, 15)])
def test_sensible_leaves_few_cards_in_the_game(players: int, left: int) -> None:
    game = tablee.load("the-game", players=players)
    sensible = outcomes(game, ["sensible"] * players, 10)
    assert statistics.fmean(outcome["score"] for outcome in sensible) < left
    assert statistics.fmean(o["score"] for o in outcomes(game, ["random"] * players, 10)) > 60


def test_sensible_leaves_few_cards_in_extreme() -> None:
    game = tablee.load("the-game-extreme", players=3)
    sensible = outcomes(game, ["sensible"] * 3, 5)
    assert statistics.fmean(outcome["score"] for outcome in sensible) < 45


def test_sensible_beats_random_face_to_face_from_both_seats() -> None:
    game = tablee.load("face-to-face")
    for seat in range(2):
        names = ["random", "random"]
        names[seat] = "sensible"
        won = [outcome["winners"] == [seat] for outcome in outcomes(game, names, 20)]
        assert sum(won) >= 18


def test_sensible_takes_fewer_points_in_6_qui_prend() -> None:
    game = tablee.load("six-qui-prend", players=4, deck=104)
    found = outcomes(game, ["sensible", "random", "random", "random"], 100)
    means = [statistics.fmean(outcome["scores"][seat] for outcome in found) for seat in range(4)]
    assert means[0] < 8
    assert min(means[1:]) > 11


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_bots_win_the_mind_among_themselves(players: int) -> None:
    game = tablee.load("the-mind", players=players)
    assert all(outcome["won"] for outcome in outcomes(game, ["sensible"] * players, 20))


def test_waiting_at_random_does_not_get_far_in_the_mind() -> None:
    found = outcomes(tablee.load("the-mind", players=3), ["random"] * 3, 20)
    assert not any(outcome["won"] for outcome in found)
    assert statistics.fmean(outcome["score"] for outcome in found) < 4


# --- what a sensible person does ---------------------------------------------------------------------------


def answer(name: str, position: dict[str, Any], seat: int = 0, **options: Any) -> str | None:
    """Return the text of what the sensible bot in the seat does."""
    options.setdefault("players", len(position["hands"]))
    match = tablee.load(name, **options).from_position(position)
    action, _ = seat_bot(match.game, "sensible", seat, SEED).choose(match.observe(seat))
    return None if action is None else match.game.actions[action]


def full(piles: dict[str, int], hands: list[list[int]]) -> dict[str, Any]:
    """Return a position of The Game in which every card that is not named is yet to be drawn."""
    shown = {*piles.values(), *(card for hand in hands for card in hand)}
    return {"piles": piles, "hands": hands, "draw": [card for card in range(2, 100) if card not in shown]}


def test_it_takes_the_backwards_trick() -> None:
    piles = {"up1": 47, "up2": 20, "down1": 80, "down2": 90}
    assert answer("the-game", full(piles, [[37, 55, 66, 12, 88, 96, 4], [3, 5, 6, 7, 8, 9, 10]])) == "37>up1"


def test_it_heeds_what_another_asks() -> None:
    piles = {"up1": 22, "up2": 20, "down1": 80, "down2": 82}
    position = full(piles, [[23, 50, 78], [3, 4, 5]])
    assert answer("the-game", position) in ("23>up1", "78>down1")
    asked = position | {"talk": [[1, "avoid", "up1", False], [1, "avoid", "down1", False]]}
    assert answer("the-game", asked) in ("23>up2", "78>down2")


def test_it_covers_a_skull_before_it_ends_its_turn() -> None:
    commands = dict(tablee.load("the-game-extreme", players=2).deal(1).view(0)["commands"])
    assert commands["14"] == "skull"
    position = {
        "piles": {"up1": 14, "down1": 60},
        "hands": [[15, 90], [3, 4]],
        "draw": [9, 11],
        "seat": 0,
        "turn_cards": [14],
        "turn_piles": ["up1"],
    }
    assert answer("the-game-extreme", position) == "15>up1"


def test_it_keeps_away_from_a_single_last_card() -> None:
    position = {"piles": [{"up": 10}, {}], "hands": [[11, 40], [30, 31, 32]], "laid": 1, "seat": 0}
    # with two laid the turn may end, but then a single card would be left, which has lost (F8)
    match = tablee.load("face-to-face").from_position(position)
    bot = seat_bot(match.game, "sensible", 0, SEED)
    while match.to_act == (0,):
        action, _ = bot.choose(match.observe(0))
        assert action is not None
        match.play_id(0, action)
    assert match.outcome is not None
    assert match.outcome["winners"] == [0]


def test_it_takes_the_cheapest_row() -> None:
    rows = [[20, 30], [55], [90, 91], [100]]
    position = {"rows": rows, "hands": [[], []], "chosen": [5, 106]}
    assert answer("six-qui-prend", position) == "row4"


def test_it_waits_longer_for_a_larger_gap_and_lays_at_once_when_it_must_be_the_lowest() -> None:
    game = tablee.load("the-mind", players=2)
    delays = []
    for card in (21, 30, 33):
        match = game.from_position(
            {"level": 2, "hands": [[card], [60]], "stack": [20], "phase": "play", "stars": 0}
        )
        action, delay_ms = seat_bot(game, "sensible", 0, SEED).choose(match.observe(0))
        assert match.game.actions[action or 0] == str(card)
        delays.append(delay_ms)
    assert delays == sorted(delays)
    assert delays[0] < 1000


# --- wrong names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bot", "seat", "code"),
    [
        ("the-game", "brilliant", 0, "unknown-bot"),
        ("the-game", "random", 2, "unknown-seat"),
        ("the-game", "random", True, "unknown-seat"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_refused(game: str, bot: str, seat: int, code: str) -> None:
    with pytest.raises(tablee.TableeError) as caught:
        seat_bot(tablee.load(game, players=2), bot, seat, SEED)
    assert caught.value.code == code
    assert caught.value.sentence("en") != caught.value.sentence("fr")


def test_there_are_no_bots_for_a_game_that_is_not_there() -> None:
    with pytest.raises(BadOption):
        bots("patience")
