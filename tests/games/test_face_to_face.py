"""The Game Face to Face, clause by clause, through the public face."""

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee import Match
from tests.matches import impossible, moves, play, refused, unplayable
from tests.matches import table as any_table

BASES = {"up": 1, "down": 60}


def table(
    hands: list[list[int]],
    own: dict[str, int] | None = None,
    other: dict[str, int] | None = None,
    *,
    draw: list[list[int]] | None = None,
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> Match:
    """Return a match from a position, seat 0 on turn; `own` are its piles and `other` those of seat 1."""
    position = {
        "hands": hands,
        "draw": draw or [[], []],
        "piles": [BASES | (own or {}), BASES | (other or {})],
        **keys,
    }
    return any_table("face-to-face", position, **(options or {}))


def deal(seed: int = 7, **options: Any) -> Match:
    return tablee.load("face-to-face", **options).deal(seed=seed)


def ended(match: Match) -> tuple[list[int], str, list[int]]:
    """Return winners, reason and scores."""
    outcome = match.outcome
    assert outcome is not None
    assert (outcome["won"], outcome["score"]) == (None, None)
    return outcome["winners"], outcome["reason"], outcome["scores"]


# --- F1: setting up -----------------------------------------------------------------------------------------


def test_F1_each_player_has_58_number_cards_two_bases_and_six_in_hand() -> None:
    position = deal().position()
    assert position["piles"] == [BASES, BASES]
    assert [len(hand) for hand in position["hands"]] == [6, 6]
    for seat in range(2):
        assert sorted(position["hands"][seat] + position["draw"][seat]) == list(range(2, 60))


def test_F1_the_decks_are_shuffled_apart() -> None:
    orders = set()
    for seed in range(20):
        position = deal(seed).position()
        orders |= {tuple(position["hands"][seat] + position["draw"][seat]) for seat in range(2)}
    assert len(orders) == 40


def test_F1_who_starts_is_drawn_by_lot_from_the_seed() -> None:
    first = [deal(seed).to_act for seed in range(60)]
    assert first == [deal(seed).to_act for seed in range(60)]
    counts = Counter(first)
    assert set(counts) == {(0,), (1,)}
    assert min(counts.values()) > 15


def test_F1_two_players_and_nobody_else() -> None:
    assert deal().game.players == tablee.load("face-to-face", players=2).players == 2
    for players in (1, 3, 0, "2", True):
        assert impossible("face-to-face", players=players) == "bad-option"


# --- F2: a turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", [[[50, 51], []], [[], []]])
def test_F2_at_least_two_cards_always_also_when_the_draw_pile_is_empty(draw: list[list[int]]) -> None:
    match = table([[10, 20, 30], [5, 6]], draw=draw)
    assert refused(match, 0, "end").code == "two-not-laid"
    match.play(0, "10>up")
    error = refused(match, 0, "end")
    assert (error.code, error.facts["laid"], error.facts["due"], error.facts["clause"]) == (
        "two-not-laid",
        1,
        2,
        "F6",
    )
    play(match, 0, "20>up", "end")
    assert match.to_act == (1,)


def test_F2_as_many_as_wished_up_to_the_whole_hand_one_after_the_other() -> None:
    match = table([[10, 20, 30, 40, 50, 55], [5, 6]], draw=[[2, 3, 4], []])
    play(match, 0, "10>up", "55>down", "20>up", "50>down", "30>up")
    assert match.to_act == (0,)
    match.play(0, "40>up")
    assert match.to_act == (1,)


def test_F2_exactly_one_card_may_go_on_one_of_the_others_piles() -> None:
    match = table([[10, 11, 41, 42], [5, 6]], {"up": 40}, {"up": 30, "down": 8})
    match.play(0, "10>other-up")
    error = refused(match, 0, "11>other-down")
    assert (error.code, error.facts["clause"]) == ("helped-already", "F2")
    assert refused(match, 0, "11>other-up").code == "helped-already"
    assert match.view(1)["helped"] is True


def test_F2_not_both_cards_may_be_for_the_other() -> None:
    match = table([[10, 11, 57], [5, 6]], {"up": 58, "down": 3}, {"up": 30})
    match.play(0, "10>other-up")
    assert ended(match) == ([1], "stuck", [2, 2])


def test_F2_only_the_player_on_turn_acts() -> None:
    match = table([[10, 20], [5, 6]])
    assert match.legal(1) == []
    assert refused(match, 1, "5>up").code == "not-your-turn"
    assert refused(match, 1, "end").code == "not-your-turn"


def test_F2_turns_alternate() -> None:
    match = table([[10, 20, 30, 31], [5, 6, 7, 8]])
    for seat, cards in [(0, (10, 20)), (1, (5, 6))]:
        assert match.to_act == (seat,)
        play(match, seat, *(f"{card}>up" for card in cards), "end")
    assert match.to_act == (0,)


# --- F3: the own piles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "pile", "top"), [(17, "up", 27), (45, "down", 35)])
def test_F3_the_rulebooks_backwards_tricks(card: int, pile: str, top: int) -> None:
    match = table([[card, 50, 51], [5, 6]], {pile: top})
    assert match.view(0)["costs"][str(card)][pile] == -10
    match.play(0, f"{card}>{pile}")
    assert match.view(0)["piles"][0][pile] == card


@pytest.mark.parametrize(
    ("card", "pile", "top", "fits"),
    [
        (28, "up", 27, True),
        (26, "up", 27, False),
        (18, "up", 27, False),
        (16, "up", 27, False),
        (34, "down", 35, True),
        (36, "down", 35, False),
        (44, "down", 35, False),
        (46, "down", 35, False),
        (59, "up", 2, True),
        (2, "down", 59, True),
    ],
)
def test_F3_up_and_down_and_backwards_by_exactly_ten(card: int, pile: str, top: int, fits: bool) -> None:
    match = table([[card, 50, 11], [5, 6]], {pile: top})
    assert (f"{card}>{pile}" in match.legal(0)) is fits
    if not fits:
        error = refused(match, 0, f"{card}>{pile}")
        assert (error.code, error.facts["clause"], error.facts["top"]) == ("does-not-fit", "F3", top)


def test_F3_backwards_as_often_as_wished() -> None:
    match = table([[40, 30, 20, 35, 2], [5, 6]], {"up": 50, "down": 25})
    play(match, 0, "40>up", "30>up", "35>down", "20>up")
    assert match.view(0)["piles"][0] == {"up": 20, "down": 35}


# --- F4: the card for the other -----------------------------------------------------------------------------


def test_F4_12_improves_the_others_29() -> None:
    match = table([[12, 50, 51], [5, 6]], other={"up": 29})
    assert match.view(0)["costs"]["12"]["other-up"] == 17
    match.play(0, "12>other-up")
    assert match.view(1)["piles"][1]["up"] == 12


@pytest.mark.parametrize(
    ("card", "pile", "top", "fits"),
    [
        (28, "other-up", 29, True),
        (2, "other-up", 29, True),  # by however much
        (29, "other-up", 29, False),  # equal is no improvement
        (30, "other-up", 29, False),
        (39, "other-up", 29, False),  # backwards by ten has no meaning here
        (31, "other-down", 30, True),
        (59, "other-down", 30, True),
        (30, "other-down", 30, False),
        (29, "other-down", 30, False),
        (20, "other-down", 30, False),
    ],
)
def test_F4_strictly_lower_on_the_ascending_pile_strictly_higher_on_the_descending_one(
    card: int, pile: str, top: int, fits: bool
) -> None:
    match = table([[card, 50, 11], [5, 6]], {"up": 3}, {pile.removeprefix("other-"): top})
    assert (f"{card}>{pile}" in match.legal(0)) is fits
    assert (pile in match.view(0)["costs"][str(card)]) is fits
    if not fits:
        error = refused(match, 0, f"{card}>{pile}")
        assert (error.code, error.facts["clause"], error.facts["top"]) == ("no-improvement", "F4", top)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_F4_at_any_point_of_the_turn(place: int) -> None:
    match = table([[12, 50, 51, 52], [5, 6]], other={"up": 29})
    own = ["50>up", "51>up"]
    play(match, 0, *own[:place], "12>other-up", *own[place:], "end")
    assert match.to_act == (1,)


def test_F4_nothing_fits_on_bases() -> None:
    match = table([[2, 30, 59], [5, 6]])
    assert not [text for text in match.legal(0) if "other" in text]
    assert refused(match, 0, "2>other-up").code == "no-improvement"
    assert refused(match, 0, "59>other-down").code == "no-improvement"


# --- F5: drawing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_F5_all_on_the_own_piles_draws_two_however_many_were_laid(count: int) -> None:
    """Three own: draw two."""
    hand = [10, 20, 30, 40, 50, 51]
    match = table([hand, [5, 6]], draw=[[2, 3, 4, 5, 6, 7], []])
    play(match, 0, *(f"{card}>up" for card in hand[:count]))
    if count < 6:
        match.play(0, "end")
    assert match.view(0)["hand"] == sorted([*hand[count:], 2, 3])


def test_F5_a_card_for_the_other_draws_back_to_six() -> None:
    """Four own and one for the other: back to six."""
    match = table([[10, 20, 30, 40, 12, 51], [5, 6]], other={"up": 29}, draw=[[2, 3, 4, 5, 6, 7, 8], []])
    play(match, 0, "10>up", "20>up", "12>other-up", "30>up", "40>up", "end")
    assert match.view(0)["hand"] == [2, 3, 4, 5, 6, 51]


def test_F5_as_far_as_the_draw_pile_reaches() -> None:
    match = table([[10, 20, 30], [5, 6]], draw=[[2], []])
    play(match, 0, "10>up", "20>up", "end")
    assert match.view(0)["hand"] == [2, 30]
    match = table([[12, 20, 30], [5, 6]], other={"up": 29}, draw=[[2, 3], []])
    play(match, 0, "12>other-up", "20>up", "end")
    assert match.view(0)["hand"] == [2, 3, 30]


def test_F5_each_player_draws_from_the_own_pile() -> None:
    match = table([[10, 20, 30], [5, 6, 7]], draw=[[2, 3], [8, 9]])
    play(match, 0, "10>up", "20>up", "end")
    play(match, 1, "5>up", "6>up", "end")
    assert (match.view(0)["hand"], match.view(1)["hand"]) == ([2, 3, 30], [7, 8, 9])
    assert match.view(None)["draw_counts"] == [0, 0]


def test_F5_the_help_of_one_turn_is_forgotten_in_the_next() -> None:
    match = table(
        [[12, 20, 30, 31, 32], [40, 41, 42]], other={"up": 29}, draw=[[50, 51, 52, 53, 54, 55], [2, 3, 4]]
    )
    play(match, 0, "12>other-up", "20>up", "end")
    play(match, 1, "40>up", "41>up", "end")
    assert match.view(1)["hand"] == [2, 3, 42]
    assert match.view(0)["helped"] is False


# --- F6: the end of a turn ----------------------------------------------------------------------------------


def test_F6_end_is_legal_with_two_laid_one_of_them_own_if_the_other_was_for_the_other() -> None:
    match = table([[12, 20, 30], [5, 6]], other={"up": 29})
    match.play(0, "12>other-up")
    assert refused(match, 0, "end").code == "two-not-laid"
    match.play(0, "20>up")
    assert "end" in match.legal(0)
    match.play(0, "end")
    assert match.to_act == (1,)


def test_F6_an_empty_hand_ends_the_turn_by_itself() -> None:
    match = table([[10, 20], [5, 6]], draw=[[2, 3, 4], []])
    play(match, 0, "10>up", "20>up")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == [2, 3]


def test_F6_an_empty_hand_that_lacks_the_second_card_has_lost() -> None:
    """From a position in the middle of a turn: one card is laid, none is left in hand, the draw pile has some."""
    match = table([[], [5, 6]], {"up": 10}, draw=[[2, 3], []], laid=1)
    assert ended(match) == ([1], "stuck", [2, 2])


# --- F7 and F8: the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["20>up", "20>down", "20>other-up"])
def test_F7_who_has_laid_all_cards_first_has_won_at_once_on_whatever_pile(last: str) -> None:
    match = table([[10, 20], [5, 6]], other={"up": 29}, draw=[[], [7]])
    play(match, 0, "10>up", last)
    assert ended(match) == ([0], "all-laid", [0, 3])
    assert match.to_act == ()
    assert refused(match, 1, "5>up").code == "match-over"


def test_F7_an_empty_hand_is_not_enough_while_the_own_draw_pile_has_cards() -> None:
    match = table([[10, 20], [5, 6]], draw=[[2, 3], []])
    play(match, 0, "10>up", "20>up")
    assert not match.over


def test_F7_the_winner_may_be_either_seat() -> None:
    match = table([[10, 20], [5, 6]], seat=1)
    play(match, 1, "5>up", "6>up")
    assert ended(match)[0] == [1]


def test_F8_who_cannot_lay_at_the_start_of_a_turn_has_lost() -> None:
    match = table([[30, 31, 32], [5, 6]], {"up": 58, "down": 3}, draw=[[33], []])
    assert ended(match) == ([1], "stuck", [4, 2])


def test_F8_who_cannot_lay_the_second_card_has_lost() -> None:
    match = table([[59, 31, 32], [5, 6]], {"up": 58, "down": 3})
    match.play(0, "59>up")
    assert ended(match) == ([1], "stuck", [2, 2])


def test_F8_it_is_not_a_count_of_cards_that_fit_now() -> None:
    """With 55 on the pile, 56 and then 46 are two."""
    match = table([[56, 46, 30], [5, 6]], {"up": 55, "down": 3})
    assert moves(match, 0) == ["56>up"]
    play(match, 0, "56>up", "46>up", "end")
    assert match.to_act == (1,)


def test_F8_is_tested_for_the_other_when_a_turn_ends() -> None:
    match = table([[10, 20, 30], [40, 41]], other={"up": 58, "down": 3})
    play(match, 0, "10>up", "20>up", "end")
    assert ended(match) == ([0], "stuck", [1, 2])


def test_F8_a_help_may_save_the_other() -> None:
    match = table([[12, 20, 30], [40, 41]], other={"up": 58, "down": 3})
    play(match, 0, "12>other-up", "20>up", "end")
    assert match.to_act == (1,)


@pytest.mark.parametrize("draw", [[], [33, 34]])
def test_F8_a_single_card_at_the_start_of_a_turn_has_lost_before_any_lay(draw: list[int]) -> None:
    match = table([[30], [5, 6]], draw=[draw, []])
    assert ended(match) == ([1], "single-card", [1 + len(draw), 2])


def test_F8_a_single_card_loses_when_the_turn_comes_round_to_it() -> None:
    match = table([[10, 20, 30], [5, 6, 7, 8, 9]])
    play(match, 0, "10>up", "20>up", "end")
    play(match, 1, "5>up", "6>up", "end")
    assert ended(match) == ([1], "single-card", [1, 3])


@pytest.mark.parametrize("lay", ["30>up", "30>down", "30>other-up", "30>other-down"])
def test_F8_with_single_the_last_card_may_be_laid_alone_and_wins(lay: str) -> None:
    match = table([[30], [5, 6]], other={"up": 40, "down": 20}, options={"last_card": "single"})
    assert match.to_act == (0,)
    match.play(0, lay)
    assert ended(match) == ([0], "all-laid", [0, 2])


def test_F8_with_single_a_card_that_fits_nowhere_has_lost() -> None:
    match = table([[30], [5, 6]], {"up": 58, "down": 3}, options={"last_card": "single"})
    assert ended(match)[:2] == ([1], "stuck")


def test_F8_with_single_the_draw_pile_must_be_empty_too() -> None:
    match = table([[30], [5, 6]], draw=[[31], []], options={"last_card": "single"})
    assert ended(match)[:2] == ([1], "single-card")


def test_F8_with_single_two_cards_are_due_from_two_cards() -> None:
    match = table([[30, 31], [5, 6]], options={"last_card": "single"})
    match.play(0, "30>up")
    assert refused(match, 0, "end").code == "two-not-laid"


# --- F9 and F10 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["up", "down"])
def test_F9_an_equal_card_does_not_fit_on_ones_own_pile(pile: str) -> None:
    """The other laid a 30 there out of the second deck."""
    match = table([[30, 40, 41], [5, 6]], {pile: 30})
    assert refused(match, 0, f"30>{pile}").code == "does-not-fit"


def test_F9_the_backwards_trick_counts_from_the_top_card_whoever_laid_it() -> None:
    """Own 2 on the other's 12 on one's ascending pile."""
    match = table([[2, 40, 41], [12, 50, 51, 52]], {"up": 29}, seat=1)
    play(match, 1, "12>other-up", "50>up", "end")
    match.play(0, "2>up")
    assert match.view(0)["piles"][0]["up"] == 2


def test_F9_both_decks_have_each_number() -> None:
    match = table([[30, 40], [30, 40]])
    play(match, 0, "30>up")
    assert match.position()["hands"] == [[40], [30, 40]]


def test_F10_talk_is_free_and_needs_no_action() -> None:
    match = deal()
    assert not any(match.game.is_talk(text) for text in match.game.actions)
    assert match.game.actions == (
        *(f"{card}>{pile}" for card in range(2, 60) for pile in ("up", "down", "other-up", "other-down")),
        "end",
    )


# --- views and positions ------------------------------------------------------------------------------------


def test_a_view_says_what_is_going_on() -> None:
    match = table([[12, 20, 30], [40, 41]], {"down": 35}, {"up": 29}, draw=[[50, 51], [2]])
    match.play(0, "12>other-up")
    for viewer, hand in ((0, [20, 30]), (1, [40, 41]), (None, None)):
        view = match.view(viewer)
        assert view["hand"] == hand
        assert (view["seat"], view["laid"], view["helped"], view["to_act"]) == (0, 1, True, [0])
        assert view["piles"] == [{"up": 1, "down": 35}, {"up": 12, "down": 60}]
        assert (view["hand_counts"], view["draw_counts"]) == ([2, 2], [2, 1])
        assert view["since"] == [[0, 12, "other-up"]]
    assert match.view(None)["costs"] == {}
    assert match.view(1)["costs"]["40"] == {"up": 28, "down": 20, "other-down": 5}


def test_a_view_shows_the_lays_since_the_own_last_turn() -> None:
    match = table([[10, 20, 30, 31], [5, 6, 7, 8]])
    play(match, 0, "10>up", "20>up", "end")
    play(match, 1, "5>up", "6>up", "end")
    assert match.view(0)["since"] == [[1, 5, "up"], [1, 6, "up"]]
    assert match.view(1)["since"] == []
    assert match.view(None)["since"] == [[1, 5, "up"], [1, 6, "up"]]
    match.play(0, "30>up")
    assert match.view(None)["since"] == [[1, 5, "up"], [1, 6, "up"], [0, 30, "up"]]


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    match = table([[10, 20], [5, 6]])
    assert refused(match, 0, "5>up").code == "not-in-hand"


HANDS = [[10, 20], [30, 40]]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"hands": [[10, 10], [30]]}, "card-twice"),
        ({"draw": [[10], []]}, "card-twice"),
        ({"draw": [[50, 50], []]}, "card-twice"),
        ({"hands": [[10], [10]], "piles": [{"up": 10}, {}]}, "card-three-times"),
        ({"hands": [[11], [10]], "piles": [{"up": 10}, {"down": 10}]}, "card-three-times"),
        ({"hands": [[1], [30]]}, "position-value"),
        ({"hands": [[60], [30]]}, "position-value"),
        ({"hands": [[10, 20]]}, "position-count"),
        ({"hands": [list(range(2, 9)), [30]]}, "hand-too-long"),
        ({"draw": [50, 51]}, "position-type"),
        ({"draw": [[50]]}, "position-count"),
        ({"piles": [{"up": 60}, {}]}, "position-value"),
        ({"piles": [{"down": 1}, {}]}, "position-value"),
        ({"piles": [{"up1": 1}, {}]}, "position-key-unknown"),
        ({"piles": {"up": 1}}, "position-type"),
        ({"seat": 2}, "position-value"),
        ({"seat": None}, "position-value"),
        ({"laid": 7}, "position-value"),
        ({"helped": True}, "helped-without-lay"),
        ({"helped": 1}, "position-value"),
        ({"hands": [[], []]}, "both-finished"),
        ({"colour": 1}, "position-key-unknown"),
    ],
)
def test_a_position_that_breaks_the_decks_or_that_no_match_can_reach_is_refused(
    keys: dict[str, Any], code: str
) -> None:
    assert unplayable("face-to-face", {"hands": HANDS} | keys, players=2) == code


def test_a_number_may_occur_twice_once_a_deck() -> None:
    match = table([[10, 20], [10, 20]], {"up": 9}, {"up": 9})
    assert match.position()["hands"] == [[10, 20], [10, 20]]


def test_a_position_of_a_finished_match_is_finished() -> None:
    assert ended(table([[], [5, 6]], seat=1)) == ([0], "all-laid", [0, 2])


@pytest.mark.parametrize("value", ["one", True, None, 1])
def test_F8_the_option_has_two_values(value: object) -> None:
    assert impossible("face-to-face", last_card=value) == "bad-option"


def test_F10_anything_may_be_written() -> None:
    assert tablee.load("face-to-face").deal(seed=7).chat == "open"
