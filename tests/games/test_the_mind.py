"""The Mind, clause by clause, through the public face."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee import Match, Record
from tests.matches import finished, impossible, lowest_card, play, refused, unplayable
from tests.matches import table as any_table

NAME = "the-mind"


def table(
    hands: list[list[int]], *, level: int = 12, options: dict[str, Any] | None = None, **keys: Any
) -> Match:
    """Return a match from a position in play, at the last level of two players if nothing else is said."""
    position = {"level": level, "hands": hands, "phase": "play", **keys}
    return any_table(NAME, position, **(options or {}))


def blind(
    hands: list[list[int]], *, level: int = 12, options: dict[str, Any] | None = None, **keys: Any
) -> Match:
    return table(hands, level=level, options={"blind": True, **(options or {})}, **keys)


def deal(seed: int = 7, **options: Any) -> Match:
    return tablee.load(NAME, **options).deal(seed=seed)


def ready(match: Match) -> Match:
    """Let everybody whom the match waits for lay a hand on the table."""
    for seat in match.to_act:
        match.play(seat, "ready")
    return match


def lay(match: Match, *cards: int) -> Match:
    """Let the holders lay these cards, with the focus that is needed between them."""
    for card in cards:
        if match.view(None)["phase"] == "focus":
            ready(match)
        seat = next(seat for seat in range(match.game.players) if card in match.view(seat)["hand"])
        match.play(seat, str(card))
    return match


def complete(match: Match) -> Match:
    """Play the level under way without a mistake."""
    level = match.view(None)["level"]
    while not match.over and match.view(None)["level"] == level:
        if match.view(None)["phase"] == "focus":
            ready(match)
        lay(match, min(card for hand in match.position()["hands"] for card in hand))
    return match


def means(match: Match) -> tuple[int, int]:
    """Return lives and stars."""
    view = match.view(None)
    return view["lives"], view["stars"]


def ended(match: Match) -> tuple[bool, int, str]:
    outcome = match.outcome
    assert outcome is not None
    assert (outcome["scores"], outcome["winners"]) == (None, None)
    return outcome["won"], outcome["score"], outcome["reason"]


# --- M1 and M2: setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "levels", "lives"), [(2, 12, 2), (3, 10, 3), (4, 8, 4)])
def test_M1_levels_lives_and_a_star(players: int, levels: int, lives: int) -> None:
    view = deal(players=players).view(None)
    assert (view["level"], view["levels"], view["lives"], view["stars"]) == (1, levels, lives, 1)
    assert view["completed"] == 0


def test_M1_two_to_four_players() -> None:
    for players in (1, 5, 0, True, "3"):
        assert impossible(NAME, players=players) == "bad-option"
    assert impossible(NAME) == "players-missing"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M2_each_level_deals_as_many_cards_as_its_number_from_all_cards_shuffled_anew(players: int) -> None:
    match = deal(players=players)
    deals = []
    while not match.over:
        position = match.position()
        level = position["level"]
        cards = sorted(card for hand in position["hands"] for card in hand)
        assert [len(hand) for hand in position["hands"]] == [level] * players
        assert len(set(cards)) == level * players
        assert set(cards) <= set(range(1, 101))
        assert (position["stack"], position["set_aside"], position["phase"]) == ([], [], "focus")
        deals.append(set(cards))
        complete(match)
    assert any(early & late for early in deals[:4] for late in deals[4:])


def test_M2_every_card_can_be_dealt() -> None:
    assert {
        card for seed in range(300) for hand in deal(seed, players=4).position()["hands"] for card in hand
    } == set(range(1, 101))


def test_M2_later_levels_do_not_depend_on_what_was_played() -> None:
    clean, careless = complete(deal(players=3)), deal(players=3)
    hands = careless.position()["hands"]
    lay(careless, max(card for hand in hands for card in hand))
    assert careless.view(None)["level"] == 2
    assert careless.position()["hands"] == clean.position()["hands"]


# --- M3: focus ----------------------------------------------------------------------------------------------


def test_M3_play_starts_when_everybody_is_ready() -> None:
    match = deal(players=3)
    assert match.to_act == (0, 1, 2)
    assert all(match.legal(seat) == ["ready"] for seat in range(3))
    play(match, 2, "ready")
    assert match.to_act == (0, 1)
    assert match.view(0)["ready"] == [False, False, True]
    play(match, 0, "ready")
    assert match.view(0)["phase"] == "focus"
    play(match, 1, "ready")
    assert match.view(0)["phase"] == "play"
    assert match.view(0)["ready"] == [False, False, False]
    assert match.to_act == (0, 1, 2)


def test_M3_ready_cannot_be_taken_back_or_repeated() -> None:
    match = play(deal(players=2), 0, "ready")
    assert match.legal(0) == []
    error = refused(match, 0, "ready")
    assert (error.code, error.facts["clause"]) == ("ready-already", "M3")


def test_M3_nothing_is_laid_stopped_or_raised_in_focus() -> None:
    """A lay that comes too late, after a mistake, a stop or a star, costs nothing."""
    match = table([[21, 56], [40]], phase="focus")
    for text in ("21", "stop", "star", "no-star"):
        error = refused(match, 0, text)
        assert (error.code, error.facts["clause"]) == ("not-in-play", "M3")
    assert means(match) == (2, 1)


def test_M3_ready_is_for_focus_only() -> None:
    assert refused(table([[21], [40]]), 0, "ready").code == "not-in-focus"


@pytest.mark.parametrize("cause", ["mistake", "stop", "star", "level"])
def test_M3_focus_again_before_each_level_and_after_every_interruption(cause: str) -> None:
    if cause == "mistake":
        match = play(table([[34, 50], [26, 60]]), 0, "34")
    elif cause == "stop":
        match = play(table([[34, 50], [26, 60]]), 1, "stop")
    elif cause == "star":
        match = play(table([[34, 50], [26, 60]]), 0, "star")
        match.play(1, "star")
    else:
        match = play(table([[34], []], level=1), 0, "34")
    view = match.view(0)
    assert (view["phase"], view["last"][0]) == ("focus", cause)
    assert match.to_act == (0, 1)


def test_M3_nobody_waits_for_seats_without_cards_which_may_say_ready_all_the_same() -> None:
    match = table([[21], [], [40]], level=10, phase="focus")
    assert match.to_act == (0, 2)
    assert match.legal(1) == ["ready"]
    match.play(1, "ready")
    assert match.view(0)["ready"] == [False, True, False]
    ready(match)
    assert match.view(0)["phase"] == "play"


def test_M3_in_play_the_match_waits_for_all_seats_with_cards() -> None:
    match = table([[21], [], [40]], level=10)
    assert match.to_act == (0, 2)
    assert match.legal(1) == ["stop", "star"]


# --- M4, M5 and M6: playing ---------------------------------------------------------------------------------


def test_M4_ones_own_lowest_card_goes_first() -> None:
    """With 21, 56 and 93 only 21 may be laid; another is refused and costs nothing."""
    match = table([[21, 56, 93], [60]])
    assert match.legal(0)[0] == "21"
    for text in ("56", "93"):
        error = refused(match, 0, text)
        assert (error.code, error.facts["clause"], error.facts["lowest"]) == ("not-lowest", "M4", 21)
    assert means(match) == (2, 1)
    match.play(0, "21")
    assert match.view(1)["stack"] == [21]
    assert match.legal(0)[0] == "56"


def test_M4_neighbours_are_two_lays_in_a_row() -> None:
    match = table([[36, 37], [60]])
    play(match, 0, "36", "37")
    assert match.view(1)["stack"] == [36, 37]
    assert match.view(1)["laid_by"] == [0, 0]
    assert means(match) == (2, 1)


def test_M4_there_are_no_turns() -> None:
    match = table([[10, 20, 50], [30, 40]])
    lay(match, 10, 20, 30, 40)
    assert match.view(None)["stack"] == [10, 20, 30, 40]
    assert means(match) == (2, 1)


def test_M4_a_seat_lays_only_its_own_cards_and_each_once() -> None:
    match = table([[10, 50], [30]])
    assert refused(match, 1, "10").code == "not-in-hand"
    match.play(0, "10")
    assert refused(match, 0, "10").code == "not-in-hand"
    assert means(match) == (2, 1)


def test_M5_there_is_no_talk() -> None:
    match = table([[10, 50], [30]])
    assert not any(match.game.is_talk(text) for text in match.game.actions)
    assert match.game.actions == (*map(str, range(1, 101)), "ready", "stop", "star", "no-star")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_M6_anyone_may_stop_at_any_time_during_play_and_nothing_is_lost(seat: int) -> None:
    match = table([[10, 50], [], [30]], level=10)
    match.play(0, "10")
    match.play(seat, "stop")
    view = match.view(1)
    assert view["phase"] == "focus"
    assert view["last"] == ["stop", seat, None, []]
    assert (view["stack"], view["hand_counts"]) == ([10], [1, 0, 1])
    assert means(match) == (3, 1)


# --- M7: mistakes -------------------------------------------------------------------------------------------


def test_M7_34_laid_while_two_others_hold_26_and_30() -> None:
    match = table([[34, 50], [26], [30, 60]], level=10)
    match.play(0, "34")
    view = match.view(0)
    assert means(match) == (2, 1)
    assert (view["stack"], sorted(view["set_aside"])) == ([34], [26, 30])
    assert (view["phase"], view["hand_counts"]) == ("focus", [1, 0, 1])
    assert view["last"][:3] == ["mistake", 0, 34]
    assert sorted(view["last"][3]) == [26, 30]


def test_M7_one_life_however_many_lower_cards_there_are_and_whoever_holds_them() -> None:
    match = table([[90], [1, 2, 3, 4, 5, 95]])
    match.play(0, "90")
    assert means(match) == (1, 1)
    assert sorted(match.view(0)["set_aside"]) == [1, 2, 3, 4, 5]
    assert match.view(1)["hand"] == [95]


def test_M7_the_card_stays_and_the_level_goes_on() -> None:
    match = table([[34, 50], [26, 60]])
    match.play(0, "34")
    ready(match)
    lay(match, 50)
    assert match.view(0)["stack"] == [34, 50]
    assert means(match) == (1, 1)


def test_M7_a_lower_card_in_the_own_hand_cannot_be_passed_over() -> None:
    match = table([[20, 34], [26]])
    lay(match, 20)
    match.play(0, "34")
    assert means(match) == (1, 1)
    assert match.view(0)["set_aside"] == [26]


# --- M8: stars ----------------------------------------------------------------------------------------------


def test_M8_when_all_have_raised_a_hand_a_star_is_spent_and_everybody_sets_the_lowest_card_aside() -> None:
    match = table([[20, 50], [25, 60], [40, 41]], level=10)
    play(match, 0, "star")
    assert match.view(1)["raised"] == [True, False, False]
    assert match.view(1)["phase"] == "play"
    play(match, 2, "star")
    play(match, 1, "star")
    view = match.view(0)
    assert means(match) == (3, 0)
    assert sorted(view["set_aside"]) == [20, 25, 40]
    assert (view["phase"], view["raised"], view["stack"]) == ("focus", [False, False, False], [])
    assert view["last"][:3] == ["star", None, None]
    assert sorted(view["last"][3]) == [20, 25, 40]


def test_M8_a_hand_can_be_lowered_again() -> None:
    match = table([[20, 50], [25, 60]])
    play(match, 0, "star")
    assert match.legal(0) == ["20", "stop", "no-star"]
    assert refused(match, 0, "star").code == "raised-already"
    play(match, 0, "no-star")
    error = refused(match, 0, "no-star")
    assert (error.code, error.facts["clause"]) == ("not-raised", "M8")
    play(match, 1, "star")
    assert means(match) == (2, 1)


@pytest.mark.parametrize("event", ["lay", "stop", "mistake"])
def test_M8_hands_fall_at_every_lay_stop_and_mistake(event: str) -> None:
    match = table([[20, 50], [25, 60], [30]], level=10)
    play(match, 1, "star")
    play(match, 0, "star")
    if event == "lay":
        match.play(0, "20")
    elif event == "stop":
        match.play(2, "stop")
        ready(match)
    else:
        match.play(1, "25")
        ready(match)
    assert match.view(0)["raised"] == [False, False, False]
    play(match, 2, "star")
    assert match.view(0)["stars"] == 1


def test_M8_not_possible_without_stars() -> None:
    match = table([[20, 50], [25, 60]], stars=0)
    assert match.legal(0) == ["20", "stop"]
    error = refused(match, 0, "star")
    assert (error.code, error.facts["clause"]) == ("no-stars", "M8")


def test_M8_a_star_is_spent_once_and_the_next_one_needs_all_hands_again() -> None:
    match = table([[20, 50], [25, 60]], stars=2)
    play(match, 0, "star")
    play(match, 1, "star")
    assert match.view(0)["stars"] == 1
    ready(match)
    play(match, 0, "star")
    assert match.view(0)["stars"] == 1


def test_M8_cards_set_aside_never_change_the_top_of_the_pile() -> None:
    """After 10 and a star over 40 and 60 the 30 may still be laid."""
    match = table([[10, 40, 70], [60, 80], [25, 30]], level=10)
    match.play(0, "10")
    for seat in range(3):
        match.play(seat, "star")
    assert sorted(match.view(0)["set_aside"]) == [25, 40, 60]
    lay(match, 30)
    assert match.view(0)["stack"] == [10, 30]
    assert means(match) == (3, 0)


def test_M8_only_seats_with_cards_set_one_aside_but_all_must_agree() -> None:
    match = table([[20, 50], [], [40, 41]], level=10)
    play(match, 0, "star")
    play(match, 2, "star")
    assert match.view(0)["stars"] == 1
    play(match, 1, "star")
    assert match.view(0)["stars"] == 0
    assert sorted(match.view(0)["set_aside"]) == [20, 40]


def test_M8_with_holders_seats_without_cards_count_as_agreeing_and_may_raise_their_hand() -> None:
    options = {"star_needs": "holders"}
    match = table([[20, 50], [], [40, 41]], level=10, options=options)
    play(match, 0, "star")
    assert match.legal(1) == ["stop", "star"]
    play(match, 1, "star", "no-star", "star")
    assert match.view(0)["stars"] == 1
    play(match, 2, "star")
    assert match.view(0)["stars"] == 0


def test_M8_a_star_is_possible_with_one_card_left() -> None:
    match = table([[20], []], level=1)
    play(match, 0, "star")
    play(match, 1, "star")
    assert match.view(0)["level"] == 2


# --- M9 and M10: the end of a level -------------------------------------------------------------------------


def test_M9_a_level_is_complete_when_no_hand_holds_a_card() -> None:
    match = table([[20], [30]], level=1)
    lay(match, 20)
    assert match.view(0)["level"] == 1
    match.play(1, "30")
    view = match.view(0)
    assert (view["level"], view["completed"], view["phase"], view["hand_counts"]) == (2, 1, "focus", [2, 2])
    assert view["last"] == ["level", None, None, []]


def test_M9_also_through_a_mistake() -> None:
    match = table([[30], [20]], level=2)
    match.play(0, "30")
    assert match.view(0)["level"] == 3
    assert means(match) == (1, 2)


def test_M9_also_through_a_star() -> None:
    match = table([[30], [20]], level=3)
    play(match, 0, "star")
    play(match, 1, "star")
    assert match.view(0)["level"] == 4
    assert means(match) == (3, 0)


REWARDS = {
    1: None,
    2: "star",
    3: "life",
    4: None,
    5: "star",
    6: "life",
    7: None,
    8: "star",
    9: "life",
    10: None,
    11: None,
    12: None,
}


@pytest.mark.parametrize("level", range(1, 13))
def test_M9_the_reward_is_that_of_the_level_just_completed(level: int) -> None:
    match = table([[20], []], level=level, lives=2, stars=1)
    assert match.view(0)["reward"] == REWARDS[level]
    match.play(0, "20")
    assert means(match) == (2 + (REWARDS[level] == "life"), 1 + (REWARDS[level] == "star"))


@pytest.mark.parametrize("level", range(1, 13))
def test_M9_at_most_five_lives_and_three_stars(level: int) -> None:
    match = table([[20], []], level=level, lives=5, stars=3)
    match.play(0, "20")
    assert means(match) == (5, 3)


def test_M9_the_last_levels_reward_is_given_before_the_win() -> None:
    match = table([[20], [], [], []], level=8)
    assert means(match) == (4, 1)
    match.play(0, "20")
    assert ended(match) == (True, 8, "levels-complete")
    assert means(match) == (4, 2)


def test_M10_the_last_life_lost_is_the_game_lost_at_once() -> None:
    match = table([[34, 50], [26, 60]], level=5, lives=1)
    match.play(0, "34")
    assert ended(match) == (False, 4, "lives-lost")
    assert match.view(None)["lives"] == 0
    assert match.to_act == ()
    assert match.legal(0) == match.legal(1) == []
    assert refused(match, 0, "ready").code == "match-over"


@pytest.mark.parametrize("level", [3, 12])
def test_M10_comes_before_completing_a_level_even_the_last_one(level: int) -> None:
    match = table([[34], [26]], level=level, lives=1)
    match.play(0, "34")
    assert ended(match) == (False, level - 1, "lives-lost")


# --- M11: the win, and blind play ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "levels"), [(2, 12), (3, 10), (4, 8)])
def test_M11_all_levels_complete_is_won(players: int, levels: int) -> None:
    match = deal(players=players)
    for level in range(1, levels + 1):
        assert match.view(None)["level"] == level
        complete(match)
    assert ended(match) == (True, levels, "levels-complete")
    assert means(match) == (5, 3)


def test_M11_blind_play_is_a_match_of_its_own_with_the_lives_and_stars_given() -> None:
    view = deal(players=3, blind=True, lives=2, stars=3).view(None)
    assert (view["level"], view["lives"], view["stars"], view["blind"]) == (1, 2, 3, True)
    assert means(deal(players=3, blind=True)) == (3, 1)


@pytest.mark.parametrize("option", ["lives", "stars"])
def test_M11_lives_and_stars_are_refused_without_blind(option: str) -> None:
    assert impossible(NAME, players=3, **{option: 2}) == "needs-blind"
    assert impossible(NAME, players=3, blind=True, **{option: 6}) == "bad-option"
    assert impossible(NAME, players=3, blind=True, **{option: -1}) == "bad-option"
    assert impossible(NAME, players=3, blind=True, lives=0) == "bad-option"


def test_M11_blind_views_show_who_laid_but_not_what() -> None:
    match = blind([[34, 50], [26, 60]])
    match.play(0, "34")
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert (view["stack"], view["laid_by"], view["lives"], view["phase"]) == ([None], [0], 2, "play")
    assert match.view(1)["hand"] == [26, 60]


def test_M11_a_blind_lay_is_never_interrupted_and_judged_at_the_end_of_the_level() -> None:
    match = blind([[34, 50], [26, 60]], level=3)
    lay(match, 34)
    assert match.view(0)["phase"] == "play"
    lay(match, 26, 50, 60)
    view = match.view(0)
    assert (view["level"], view["lives"]) == (4, 2 - 1 + 1)
    assert view["turned"] == [[0, 34, True], [1, 26, False], [0, 50, False], [1, 60, False]]
    assert view["last"][0] == "level"


def test_M11_after_50_over_a_held_20_neither_60_nor_the_20_is_judged_against_the_20() -> None:
    match = blind([[50, 60], [20, 70]], level=4, lives=2)
    lay(match, 50, 60, 20, 70)
    assert match.view(0)["turned"] == [[0, 50, True], [0, 60, False], [1, 20, False], [1, 70, False]]
    assert match.view(0)["lives"] == 1


def test_M11_a_card_that_an_event_would_have_set_aside_makes_no_event() -> None:
    """50 over 20 and 30 of one hand: 20 would be aside, so it is no event over the 15 of a third."""
    match = blind([[50], [20, 30], [15, 80]], level=4, lives=3, options={"players": 3})
    lay(match, 50, 20, 15, 30, 80)
    assert [early for _, _, early in match.view(0)["turned"]] == [True, False, False, False, False]
    assert match.view(0)["lives"] == 2


def test_M11_a_card_between_two_events_makes_a_second_one() -> None:
    match = blind([[50, 90], [20, 60]], level=4, lives=3, options={"blind_lives": "event"})
    lay(match, 50, 90, 20, 60)
    assert [early for _, _, early in match.view(0)["turned"]] == [True, True, False, False]
    assert match.view(0)["lives"] == 1


def test_M11_a_level_with_mistakes_costs_one_life_unless_chosen_otherwise() -> None:
    """The sheet looks once, at the end of the level, and takes "a life"."""
    assert tablee.load(NAME, players=3, blind=True).options["blind_lives"] == "level"
    (option,) = [option for option in tablee.options(NAME) if option["name"] == "blind_lives"]
    assert (option["default"], option["values"]) == ("level", ["level", "event", "player"])
    match = lay(blind([[50, 90], [20, 60]], level=4, lives=3), 50, 90, 20, 60)
    assert match.view(0)["lives"] == 2
    win = lay(table([[1], [2]], lives=3, stars=2), 1, 2)
    assert win.sequel is not None
    assert win.sequel["blind_lives"] == "level"


@pytest.mark.parametrize(
    ("blind_lives", "lives"),
    [("event", 5 - 3), ("level", 5 - 1), ("player", 5 - 2)],
)
def test_M11_what_the_events_of_a_level_cost(blind_lives: str, lives: int) -> None:
    """Three events by two seats: 30 and 60 by seat 0, 90 by seat 1."""
    hands = [[30, 60, 99], [20, 90], [50, 80, 98]]
    match = blind(hands, level=4, lives=5, options={"blind_lives": blind_lives})
    lay(match, 30, 60, 20, 90, 50, 80, 98, 99)
    assert [early for _, _, early in match.view(0)["turned"]] == [
        True,
        True,
        False,
        True,
        False,
        False,
        False,
        False,
    ]
    assert match.view(0)["lives"] == lives


def test_M11_a_star_takes_the_lowest_card_really_held_which_counts_as_held_until_then() -> None:
    """After 50 the 20 is still held: a star takes it, not the 70."""
    match = blind([[50, 60], [20, 70]], level=4, lives=3)
    lay(match, 50)
    play(match, 0, "star")
    play(match, 1, "star")
    view = match.view(None)
    assert sorted(view["set_aside"]) == [20, 60]
    assert view["stack"] == [None]
    lay(match, 70)
    assert match.view(0)["turned"] == [[0, 50, True], [1, 70, False]]


@pytest.mark.parametrize("level", [3, 6, 12])
def test_M11_lives_never_go_below_0_and_a_level_that_costs_the_last_is_not_complete(level: int) -> None:
    match = blind([[50, 90], [20, 60]], level=level, lives=1)
    lay(match, 50, 90, 20, 60)
    assert ended(match) == (False, level - 1, "lives-lost")
    assert match.view(None)["lives"] == 0
    assert match.view(None)["turned"] != []


@pytest.mark.parametrize("level", range(1, 13))
def test_M11_rewards_as_in_M9(level: int) -> None:
    match = blind([[20], []], level=level, lives=2, stars=1)
    match.play(0, "20")
    assert means(match) == (2 + (REWARDS[level] == "life"), 1 + (REWARDS[level] == "star"))


def test_M11_a_blind_match_is_won_like_any_other() -> None:
    match = finished(
        deal(players=4, blind=True), Random(1), lambda match, random: lowest_card(match, _Never())
    )
    assert ended(match) == (True, 8, "levels-complete")


class _Never(Random):
    """Chance that never strikes."""

    def random(self) -> float:
        return 1.0


def test_M11_a_blind_position_carries_who_laid_and_who_was_early() -> None:
    match = blind([[50, 90], [20, 60]], level=4, lives=3)
    lay(match, 50)
    position = match.position()
    assert (position["laid_by"], position["early"], position["blind"]) == ([0], [0], True)
    again = match.game.from_position(position)
    lay(again, 90, 20, 60)
    assert [early for _, _, early in again.view(0)["turned"]] == [True, True, False, False]


def test_M11_a_loaded_blind_position_judges_the_same_lays() -> None:
    """A star took the 20 before the 24 lay, so it was the 87, over a held 61, that came too early."""
    match = blind([[20, 61], [5, 24, 87]], level=4, lives=3)
    play(match, 0, "star")
    play(match, 1, "star")
    lay(match, 24, 87)
    loaded = match.game.from_position(match.position())
    for either in (match, loaded):
        lay(either, 61)
        assert either.view(0)["turned"] == [[1, 24, False], [1, 87, True], [0, 61, False]]
        assert either.view(0)["lives"] == 2


# --- M12 and M13 --------------------------------------------------------------------------------------------


def test_M12_times_are_kept_but_no_rule_depends_on_them() -> None:
    match, other = (table([[10, 20], [30]]) for _ in range(2))
    for card, early, late in ((10, 0, 900_000), (20, 5, 3)):
        match.play(0, str(card), at_ms=early)
        other.play(0, str(card), at_ms=late)
    assert match.position() == other.position()
    assert [at_ms for _, _, at_ms in match.actions] == [0, 5]
    assert [at_ms for _, _, at_ms in Record.from_json(match.record().to_json()).replay().actions] == [0, 5]


@pytest.mark.parametrize("is_blind", [False, True])
@pytest.mark.parametrize("level", [1, 4, 11])
def test_M13_the_score_is_the_number_of_levels_completed_blind_or_not(level: int, is_blind: bool) -> None:
    match = (blind if is_blind else table)([[50], [20]], level=level, lives=1)
    lay(match, 50, *([20] if is_blind else []))
    assert ended(match) == (False, level - 1, "lives-lost")
    assert match.view(None)["completed"] == level - 1


# --- views and positions ------------------------------------------------------------------------------------


def test_a_view_says_what_is_going_on() -> None:
    match = table([[20, 50], [25, 60]], stack=[5, 8], set_aside=[3], raised=[False, True])
    view = match.view(0)
    assert (view["hand"], view["hand_counts"], view["stack"], view["set_aside"]) == (
        [20, 50],
        [2, 2],
        [5, 8],
        [3],
    )
    assert (view["raised"], view["ready"], view["blind"], view["last"], view["turned"]) == (
        [False, True],
        [False, False],
        False,
        None,
        [],
    )
    assert match.view(None)["hand"] is None


@pytest.mark.parametrize("text", ["0", "101", "-1", "lay", "Stop", "no star", "", "１７"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(tablee.UnknownAction):
        deal(players=2).play(0, text)


HANDS = [[20, 50], [25, 60]]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"level": 13}, "position-value"),
        ({"level": 0}, "position-value"),
        ({"level": True}, "position-value"),
        ({"level": 1}, "hand-too-long"),
        ({"lives": 6}, "position-value"),
        ({"lives": -1}, "position-value"),
        ({"stars": 4}, "position-value"),
        ({"hands": [[20], [20]]}, "card-twice"),
        ({"hands": [[0], [20]]}, "position-value"),
        ({"hands": [[101], [20]]}, "position-value"),
        ({"hands": [[20]]}, "position-count"),
        ({"stack": [20]}, "card-twice"),
        ({"set_aside": [20]}, "card-twice"),
        ({"stack": [8, 5]}, "stack-not-rising"),
        ({"stack": [30]}, "held-below-top"),
        ({"phase": "pause"}, "position-value"),
        ({"phase": 1}, "position-value"),
        ({"ready": [True]}, "position-count"),
        ({"ready": [1, 0]}, "position-value"),
        ({"raised": [True, False]}, "raised-in-focus"),
        ({"raised": [True, False], "phase": "play", "stars": 0}, "raised-without-stars"),
        ({"blind": True}, "blind-and-option"),
        ({"early": [0]}, "early-without-blind"),
        ({"laid_by": [0]}, "position-count"),
        ({"stack": [5], "laid_by": [2]}, "position-value"),
        ({"time": 1}, "position-key-unknown"),
    ],
)
def test_a_position_that_breaks_the_deck_or_that_no_match_can_reach_is_refused(
    keys: dict[str, Any], code: str
) -> None:
    assert unplayable(NAME, {"level": 4, "hands": HANDS} | keys, players=2) == code


def test_a_position_needs_a_level() -> None:
    assert unplayable(NAME, {"hands": HANDS}, players=2) == "position-key-missing"


def test_what_a_position_does_not_say_is_as_at_the_start() -> None:
    position = any_table(NAME, {"level": 4, "hands": HANDS}).position()
    assert position == position | {
        "lives": 2,
        "stars": 1,
        "phase": "focus",
        "stack": [],
        "set_aside": [],
        "ready": [False, False],
    }


@pytest.mark.parametrize("keys", [{"ready": [True, True]}, {"hands": [[20], []], "ready": [True, False]}])
def test_a_position_in_which_all_are_ready_plays_on_by_itself(keys: dict[str, Any]) -> None:
    assert any_table(NAME, {"level": 4, "hands": HANDS} | keys).view(0)["phase"] == "play"


def test_a_position_in_which_all_have_raised_plays_on_by_itself() -> None:
    match = table([[20, 50], [25, 60]], raised=[True, True])
    assert sorted(match.view(0)["set_aside"]) == [20, 25]


def test_a_position_at_the_end_of_a_level_plays_on_by_itself_from_the_seed_it_carries() -> None:
    one, two, again = (table([[], []], level=2, stack=[5], seed=seed) for seed in (0, 1, 0))
    assert one.view(None)["level"] == 3
    assert one.position() == again.position() == table([[], []], level=2, stack=[5]).position()
    assert one.position()["hands"] != two.position()["hands"]


def test_later_levels_are_dealt_from_the_seed_that_a_position_carries() -> None:
    dealt = complete(deal(seed=5, players=2))
    loaded = dealt.game.from_position(deal(seed=5, players=2).position() | {"seed": 5})
    assert complete(loaded).position() == dealt.position()


# --- what a table asks --------------------------------------------------------------------------------------


def test_M5_nothing_may_be_written_until_the_match_is_over() -> None:
    match = table([[1], [2]])
    assert match.chat == "closed"
    lay(match, 1, 2)
    assert match.over
    assert match.chat == "open"


def test_M6_stop_halts_a_match_that_has_no_turns() -> None:
    match = table([[1, 50], [2]])
    assert match.game.real_time
    assert match.game.halt == "stop"
    match.play(1, match.game.halt)
    assert match.view(None)["phase"] == "focus"


def test_M11_a_win_leads_to_a_blind_match_with_the_lives_and_stars_left() -> None:
    match = table([[1], [2]], lives=3, stars=2, options={"star_needs": "holders"})
    assert match.sequel is None
    lay(match, 1, 2)
    assert match.outcome is not None
    assert match.outcome["won"]
    view = match.view(None)
    assert match.sequel == {
        **match.game.options,
        "blind": True,
        "lives": view["lives"],
        "stars": view["stars"],
    }
    next_match = tablee.load(NAME, **match.sequel).deal(seed=7)
    assert (next_match.view(0)["lives"], next_match.view(0)["blind"]) == (view["lives"], True)
    won_blind = lay(blind([[1], [2]]), 1, 2)
    assert won_blind.outcome is not None
    assert won_blind.outcome["won"]
    assert won_blind.sequel is None
    lost = lay(table([[1], [2]], lives=1), 2)
    assert lost.over
    assert lost.sequel is None


def test_M12_a_lay_is_meant_for_one_play() -> None:
    """Every interruption begins another phase, and so does the next play."""
    match = table([[10, 50], [20, 60], [30, 70]], level=4)
    play_now = match.phase
    match.play(0, "star")
    assert match.phase == play_now
    match.play(0, "10")
    assert match.phase == play_now
    match.play(2, "30")  # a mistake: 20 is held
    focus_now = match.phase
    assert focus_now != play_now
    match.play(0, "ready")
    assert match.phase == focus_now
    ready(match)
    assert match.phase == play_now


def test_M12_lays_have_a_card_and_nothing_else_has() -> None:
    game = tablee.load(NAME, players=2)
    assert [game.card_of(text) for text in ("1", "100", "ready", "stop", "star", "no-card")] == [
        *(1, 100, None, None, None, None)
    ]
