"""The Game, clause by clause, through the public face."""

import json
from typing import Any

import pytest

import tablee
from tablee import Match
from tests.matches import impossible, moves, play, refused, unplayable
from tests.matches import table as any_table

PILES = ("up1", "up2", "down1", "down2")
TALK = [f"{word} {pile}" for word in ("avoid", "careful", "free") for pile in PILES]


def table(
    hands: list[list[int]],
    *,
    draw: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> Match:
    """Return a match from a position; piles that are not given are the bases."""
    position = {"hands": hands, "draw": draw or [], **keys}
    return any_table("the-game", position, **(options or {}))


def stuck_piles(**piles: int) -> dict[str, int]:
    """Piles that take next to nothing, except for those that are given."""
    return {"up1": 98, "up2": 97, "down1": 3, "down2": 4} | piles


def deal(seed: int = 7, **options: Any) -> Match:
    return tablee.load("the-game", **options).deal(seed=seed)


# --- G1 and G2: setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_G1_two_piles_start_at_1_and_two_at_100_and_each_card_from_2_to_99_is_there_once(
    players: int,
) -> None:
    position = deal(players=players).position()
    assert position["piles"] == {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
    assert sorted(sum(position["hands"], position["draw"])) == list(range(2, 100))


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
@pytest.mark.parametrize("reduction", [0, 1])
def test_G2_hand_sizes(players: int, size: int, reduction: int) -> None:
    position = deal(players=players, hand_reduction=reduction).position()
    assert [len(hand) for hand in position["hands"]] == [size - reduction] * players
    assert len(position["draw"]) == 98 - players * (size - reduction)


def test_G2_one_to_five_players() -> None:
    for players in (0, 6, -1, True, "3", 2.0, None):
        assert impossible("the-game", players=players) in ("bad-option", "players-missing")


# --- G3: who starts -----------------------------------------------------------------------------------------


def test_G3_the_first_to_volunteer_starts_and_play_goes_clockwise() -> None:
    match = deal(players=3)
    assert match.to_act == (0, 1, 2)
    assert all(moves(match, seat) == ["start"] for seat in range(3))
    assert match.view(0)["seat"] is None
    match.play(2, "start")
    order = []
    while len(order) < 7:
        (seat,) = match.to_act
        order.append(seat)
        for _ in range(2):
            match.play(seat, _cheapest_lay(match, seat))
        match.play(seat, "end")
    assert order == [2, 0, 1, 2, 0, 1, 2]


def _cheapest_lay(match: Match, seat: int) -> str:
    costs = match.view(seat)["costs"]
    _, card, pile = min((cost, card, pile) for card, row in costs.items() for pile, cost in row.items())
    return f"{card}>{pile}"


def test_G3_nobody_lays_or_ends_before_the_start_and_nobody_starts_twice() -> None:
    match = deal(players=2)
    card = match.view(0)["hand"][0]
    assert refused(match, 0, f"{card}>up1").code == "not-started"
    assert refused(match, 0, "end").code == "not-started"
    match.play(1, "start")
    assert refused(match, 0, "start").code == "already-started"
    assert refused(match, 1, "start").code == "already-started"
    assert refused(match, 0, f"{card}>up1").code == "not-your-turn"
    assert refused(match, 0, "end").code == "not-your-turn"


def test_G3_talk_is_possible_before_the_start() -> None:
    match = deal(players=3)
    assert [text for text in match.legal(1) if text != "start"] == TALK
    match.play(1, "avoid up1")
    assert match.view(0)["talk"] == [[1, "avoid", "up1"]]
    assert match.to_act == (0, 1, 2)


@pytest.mark.parametrize("name", ["the-game", "the-game-extreme"])
@pytest.mark.parametrize("starter", ["volunteer", "lot", 0])
def test_G3_a_single_player_is_not_asked(name: str, starter: object) -> None:
    match = tablee.load(name, players=1, starter=starter).deal(seed=7)
    assert (match.to_act, match.view(0)["seat"], match.view(None)["seat"]) == ((0,), 0, 0)
    assert "start" not in match.legal(0)
    assert all(">" in text for text in moves(match, 0))
    error = refused(match, 0, "start")
    assert (error.code, error.facts["clause"]) == ("already-started", "G3")
    assert error.sentence("en") == "You play alone: your first turn has begun with the deal."
    match.play(0, moves(match, 0)[0])


@pytest.mark.parametrize("name", ["the-game", "the-game-extreme"])
def test_G3_no_position_of_a_single_player_waits_for_a_start(name: str) -> None:
    hands = {"hands": [[37, 50]]}
    assert tablee.load(name, players=1).from_position(hands).to_act == (0,)
    with pytest.raises(tablee.BadPosition) as caught:
        tablee.load(name, players=1).from_position({**hands, "seat": None})
    assert (caught.value.code, caught.value.facts["path"]) == ("position-value", "seat")


@pytest.mark.parametrize("starter", [0, 1, 3])
def test_G3_a_seat_may_be_chosen_beforehand(starter: int) -> None:
    assert deal(players=4, starter=starter).to_act == (starter,)


def test_G3_the_lot_may_decide_and_comes_from_the_seed() -> None:
    first = [deal(seed, players=4, starter="lot").to_act for seed in range(40)]
    assert first == [deal(seed, players=4, starter="lot").to_act for seed in range(40)]
    assert set(first) == {(0,), (1,), (2,), (3,)}


def test_G3_the_starter_changes_nothing_in_the_deal() -> None:
    deals = [deal(players=3, starter=starter).position() for starter in ("volunteer", "lot", 2)]
    assert deals[0]["hands"] == deals[1]["hands"] == deals[2]["hands"]
    assert deals[0]["draw"] == deals[1]["draw"] == deals[2]["draw"]


def test_G3_a_starter_that_is_no_seat_is_refused() -> None:
    for starter in (2, 4):
        assert impossible("the-game", players=2, starter=starter) == "starter-no-seat"
    for starter in (5, -1, "nobody", True, None, 0.0):
        assert impossible("the-game", players=2, starter=starter) == "bad-option"


# --- G4: the minimum ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("minimum", [2, 3])
def test_G4_the_minimum_is_due_while_the_draw_pile_has_cards(minimum: int) -> None:
    match = table([[10, 20, 30, 40], [50, 60]], draw=[70, 71], options={"minimum": minimum})
    assert match.view(0)["due"] == minimum
    for laid, card in enumerate((10, 20, 30, 40)[:minimum]):
        error = refused(match, 0, "end")
        assert error.code == "minimum-not-laid"
        assert (error.facts["laid"], error.facts["due"]) == (laid, minimum)
        match.play(0, f"{card}>up1")
    match.play(0, "end")
    assert match.to_act == (1,)


@pytest.mark.parametrize("minimum", [2, 3])
def test_G4_one_card_is_due_when_the_draw_pile_is_empty(minimum: int) -> None:
    match = table([[10, 20, 30, 40], [50, 60]], options={"minimum": minimum})
    assert match.view(0)["due"] == 1
    assert refused(match, 0, "end").code == "minimum-not-laid"
    play(match, 0, "10>up1", "end")
    assert match.to_act == (1,)


def test_G4_as_many_more_as_wished_up_to_the_whole_hand_on_any_piles_in_any_order() -> None:
    match = table([[10, 20, 30, 40, 50, 60, 70], [2]], draw=[5, 6, 7, 8, 9, 11, 12, 13])
    play(match, 0, "10>up1", "70>down1", "20>up2", "60>down2", "30>up1", "50>down1")
    assert match.view(0)["laid"] == 6
    assert match.to_act == (0,)
    match.play(0, "40>up2")
    assert match.to_act == (1,)


@pytest.mark.parametrize("left", [1, 2])
def test_G4_the_minimum_is_read_when_the_turn_starts_also_when_the_draw_then_empties_the_pile(
    left: int,
) -> None:
    """A draw pile of two or one that this turn's draw empties exactly: two are due now, one in the next turn."""
    match = table([[10, 20, 30], [50, 60]], draw=[70, 71][:left])
    match.play(0, "10>up1")
    assert refused(match, 0, "end").code == "minimum-not-laid"
    play(match, 0, "20>up1", "end")
    assert match.view(1)["draw_count"] == 0
    assert match.view(1)["due"] == 1
    play(match, 1, "50>up1", "end")
    assert match.to_act == (0,)


# --- G5 and G6: the piles -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pile", "top", "fits"),
    [
        (48, "up1", 47, True),
        (46, "up1", 47, False),
        (99, "up2", 2, True),  # gaps do not matter
        (2, "up2", 1, True),
        (99, "down1", 100, True),
        (2, "down2", 99, True),
        (64, "down1", 65, True),
        (66, "down1", 65, False),
        (2, "up1", 99, False),
        (99, "down2", 3, False),
    ],
)
def test_G5_up_takes_higher_and_down_takes_lower_cards(card: int, pile: str, top: int, fits: bool) -> None:
    match = table([[card, 50]], piles={pile: top})
    assert (f"{card}>{pile}" in match.legal(0)) is fits
    if not fits:
        error = refused(match, 0, f"{card}>{pile}")
        assert (error.code, error.facts["clause"]) == ("does-not-fit", "G5")
        assert (error.facts["card"], error.facts["pile"], error.facts["top"]) == (card, pile, top)


@pytest.mark.parametrize(("card", "pile", "top"), [(37, "up1", 47), (75, "down1", 65), (35, "up2", 45)])
def test_G6_the_rulebooks_backwards_tricks(card: int, pile: str, top: int) -> None:
    match = table([[card, 50]], piles={pile: top})
    assert match.view(0)["costs"][str(card)][pile] == -10
    match.play(0, f"{card}>{pile}")
    assert match.view(0)["piles"][pile] == card


@pytest.mark.parametrize(
    ("card", "pile", "top"),
    [(38, "up1", 47), (36, "up1", 47), (74, "down1", 65), (76, "down1", 65), (57, "up1", 67)],
)
def test_G6_exactly_ten_and_nothing_else(card: int, pile: str, top: int) -> None:
    match = table([[card, 50]], piles={pile: top})
    exactly = abs(card - top) == 10
    assert (f"{card}>{pile}" in match.legal(0)) is exactly


def test_G6_backwards_again_and_again_also_from_ones_own_card() -> None:
    """An ascending pile at 70: then 60, 50 and 51 in one turn."""
    match = table([[60, 50, 51, 2]], piles={"up1": 70})
    play(match, 0, "60>up1", "50>up1", "51>up1")
    assert match.view(0)["piles"]["up1"] == 51


def test_G6_on_different_piles_before_between_and_after_normal_lays() -> None:
    match = table([[37, 80, 55, 48, 27, 2]], piles={"up1": 47, "up2": 1, "down1": 45, "down2": 81})
    play(match, 0, "37>up1", "80>down2", "55>down1", "48>up1", "27>up2")
    assert match.view(0)["piles"] == {"up1": 48, "up2": 27, "down1": 55, "down2": 80}


def test_G6_at_the_edges_of_the_deck() -> None:
    match = table([[2, 99]], piles={"up1": 12, "down1": 89, "up2": 11, "down2": 90})
    assert match.view(0)["costs"] == {
        "2": {"up1": -10, "down1": 87, "down2": 88},
        "99": {"up1": 87, "up2": 88, "down1": -10},
    }


# --- G7 and G8: the end of a turn ---------------------------------------------------------------------------


def test_G7_four_laid_four_drawn() -> None:
    match = deal(players=3, starter=0)
    hand, draw = match.view(0)["hand"], match.position()["draw"]
    laid = hand[:4]
    play(match, 0, *(f"{card}>up1" for card in laid), "end")
    assert match.view(0)["hand"] == sorted(set(hand) - set(laid) | set(draw[:4]))
    assert match.position()["draw"] == draw[4:]


def test_G7_draws_as_far_as_the_draw_pile_reaches() -> None:
    match = table([[10, 20, 30, 40], [50]], draw=[70, 71])
    play(match, 0, "10>up1", "20>up1", "30>up1", "end")
    assert match.view(0)["hand"] == [40, 70, 71]
    assert match.view(0)["draw_count"] == 0


def test_G7_the_next_card_of_the_draw_pile_comes_first() -> None:
    match = table([[10, 20, 30, 40, 41, 42, 43], [50]], draw=[71, 70, 69])
    play(match, 0, "10>up1", "20>up1", "end")
    assert match.view(0)["hand"] == [30, 40, 41, 42, 43, 70, 71]


def test_G7_draws_back_to_the_hand_size_when_a_position_has_a_short_hand() -> None:
    match = table([[10, 20, 30], [50, 51]], draw=list(range(60, 70)))
    play(match, 0, "10>up1", "20>up1", "end")
    assert match.view(0)["hand"] == [30, 60, 61, 62, 63, 64, 65]


def test_G7_the_turn_ends_with_end_also_while_more_could_be_laid() -> None:
    match = table([[10, 20, 30, 40], [50]], draw=[70])
    play(match, 0, "10>up1", "20>up1")
    assert match.to_act == (0,)
    assert {"30>up1", "40>up1", "end"} <= set(match.legal(0))
    match.play(0, "end")
    assert match.to_act == (1,)


def test_G7_an_empty_hand_ends_the_turn_by_itself_if_the_minimum_is_laid() -> None:
    match = table([[10, 20], [50, 60]], draw=[70, 71, 72])
    play(match, 0, "10>up1", "20>up1")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == [70, 71, 72]


def test_G7_an_empty_hand_that_lacks_the_minimum_has_lost() -> None:
    match = table([[10], [50, 60]], draw=[70, 71, 72])
    match.play(0, "10>up1")
    assert match.outcome == {"won": False, "score": 5, "scores": None, "winners": None, "reason": "stuck"}


def test_G8_with_an_empty_draw_pile_one_plays_on_without_drawing() -> None:
    match = table([[10, 20, 30], [50, 60]])
    play(match, 0, "10>up1", "end")
    assert match.view(0)["hand"] == [20, 30]
    assert match.to_act == (1,)


def test_G8_a_player_without_cards_is_passed_over_and_has_not_lost() -> None:
    match = table([[10, 20], [], [], [50, 60]])
    play(match, 0, "10>up1", "end")
    assert match.to_act == (3,)
    play(match, 3, "50>up1", "end")
    assert match.to_act == (0,)
    match.play(0, "20>up2")
    assert match.to_act == (3,)
    match.play(3, "60>up1")
    assert match.outcome is not None
    assert match.outcome["won"] is True


def test_G8_the_last_player_with_cards_plays_turn_after_turn() -> None:
    match = table([[], [10, 50, 60]], seat=1)
    for card in (10, 50):
        play(match, 1, f"{card}>up1", "end")
        assert match.to_act == (1,)
        assert match.view(1)["laid"] == 0


def test_G8_a_position_whose_seat_on_turn_has_no_cards_passes_it_over() -> None:
    assert table([[], [10, 50], [60]]).to_act == (1,)


def test_G8_an_empty_hand_while_the_draw_pile_has_cards_falls_under_G9() -> None:
    match = table([[10, 20, 30], [], [40]], draw=[70, 71, 72, 73, 74, 75, 76])
    play(match, 0, "10>up1", "20>up1", "end")
    assert match.outcome is not None
    assert (match.outcome["reason"], match.outcome["score"]) == ("stuck", 9)


# --- G9, G10, G12 and G14: the end --------------------------------------------------------------------------


def test_G9_the_game_ends_when_no_card_fits_at_the_start_of_a_turn() -> None:
    match = table([[50, 51], [40, 99]], draw=[70], piles=stuck_piles())
    assert match.over
    assert match.to_act == ()
    assert match.legal(0) == match.legal(1) == []
    assert match.outcome == {"won": False, "score": 5, "scores": None, "winners": None, "reason": "stuck"}


def test_G9_one_of_two_laid_and_nothing_fits_is_over_and_the_card_counts_as_laid() -> None:
    match = table([[99, 50], [40]], draw=[70], piles=stuck_piles())
    assert match.legal(0)[:2] == ["99>up1", "99>up2"]
    match.play(0, "99>up1")
    assert match.outcome is not None
    assert (match.outcome["reason"], match.outcome["score"]) == ("stuck", 3)


def test_G9_the_first_card_may_make_the_second_legal() -> None:
    """48 fits nowhere, but it goes on the 58 that is laid first: it is no count of the cards that fit now."""
    match = table([[58, 48], [60]], draw=[70, 71], piles=stuck_piles(up1=57))
    assert moves(match, 0) == ["58>up1"]
    play(match, 0, "58>up1", "48>up1")
    assert match.to_act == (1,)


def test_G9_the_experts_minimum_is_tested_after_each_card() -> None:
    match = table([[95, 99, 50], [40]], draw=[70], piles=stuck_piles(up1=94), options={"minimum": 3})
    match.play(0, "95>up1")
    assert not match.over
    match.play(0, "99>up1")
    assert match.outcome is not None
    assert (match.outcome["reason"], match.outcome["score"]) == ("stuck", 3)


def test_G9_is_tested_for_the_next_player_when_a_turn_ends() -> None:
    match = table([[50, 51, 52], [20]], piles=stuck_piles(up1=49, up2=97, down1=5, down2=4))
    play(match, 0, "50>up1", "end")
    assert match.outcome is not None
    assert (match.outcome["reason"], match.outcome["score"]) == ("stuck", 3)


def test_G10_the_score_counts_the_cards_in_all_hands_and_in_the_draw_pile() -> None:
    match = table([[50, 51], [40, 41, 42], [60]], draw=[70, 71, 72], piles=stuck_piles())
    assert match.outcome is not None
    assert match.outcome["score"] == 9
    assert match.view(None)["left"] == 9


def test_G10_no_card_left_is_a_score_of_0_and_a_win() -> None:
    match = table([[50]])
    match.play(0, "50>up1")
    assert match.outcome == {"won": True, "score": 0, "scores": None, "winners": None, "reason": "all-laid"}


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
@pytest.mark.parametrize(
    ("rules", "harder"),
    [
        ({}, [(3, 0), (3, 1)]),
        ({"minimum": 3}, [(3, 1)]),
        ({"hand_reduction": 1}, [(3, 1)]),
        ({"minimum": 3, "hand_reduction": 1}, []),
    ],
)
def test_harder_rules_are_offered_after_a_win(
    game: str, rules: dict[str, int], harder: list[tuple[int, int]]
) -> None:
    """The experts' rules: three cards, or three cards and a smaller hand; nothing of them is easier than before."""
    loaded = tablee.load(game, players=2, talk="strict", **rules)
    won = loaded.from_position({"hands": [[], []]})
    assert [(it.options["minimum"], it.options["hand_reduction"]) for it in won.harder] == harder
    assert all(it.options["talk"] == "strict" for it in won.harder)
    lost = loaded.from_position({"hands": [[50], []], "piles": stuck_piles()})
    assert lost.outcome is not None
    assert lost.outcome["won"] is False
    assert lost.harder == []


@pytest.mark.parametrize("cards", [[50], [50, 60]])
def test_G12_the_game_is_won_the_moment_the_last_card_lies(cards: list[int]) -> None:
    match = table([[], cards, []], seat=1)
    for card in cards:
        assert not match.over
        match.play(1, f"{card}>up1")
    assert match.over
    assert match.outcome is not None
    assert match.outcome["won"] is True
    assert refused(match, 1, "end").code == "match-over"
    assert refused(match, 0, "avoid up1").code == "match-over"


def test_G12_a_position_without_cards_is_won() -> None:
    outcome = table([[], []]).outcome
    assert outcome is not None
    assert outcome["won"] is True


def test_G14_a_player_who_is_stuck_does_not_pass_even_if_others_could_lay() -> None:
    match = table([[50, 51], [99, 2, 96]], piles=stuck_piles())
    assert match.outcome is not None
    assert (match.outcome["reason"], match.outcome["score"]) == ("stuck", 5)


def test_G14_with_the_draw_pile_empty_and_one_card_laid_a_stuck_player_ends_the_turn() -> None:
    match = table([[99, 50], [2, 40]], piles=stuck_piles())
    match.play(0, "99>up1")
    assert moves(match, 0) == ["end"]
    match.play(0, "end")
    assert match.to_act == (1,)
    assert not match.over


# --- G11: talk ----------------------------------------------------------------------------------------------


def test_G11_talk_is_legal_for_every_seat_at_any_time_and_changes_nothing_else() -> None:
    match = table([[10, 20, 30], [], [50]])
    before = match.view(0)
    for seat in range(3):
        assert match.legal(seat)[-12:] == TALK
    for seat, text in [(0, "avoid up1"), (1, "careful down2"), (2, "avoid up1")]:
        assert match.game.is_talk(text)
        match.play(seat, text)
    assert match.view(0) == before | {
        "talk": [[0, "avoid", "up1"], [1, "careful", "down2"], [2, "avoid", "up1"]]
    }


def test_G11_talk_is_public() -> None:
    match = table([[10, 20], [50, 60]])
    match.play(1, "careful up2")
    assert all(match.view(viewer)["talk"] == [[1, "careful", "up2"]] for viewer in (0, 1, None))


def test_G11_a_later_word_replaces_an_earlier_one_and_free_takes_it_back() -> None:
    match = table([[10, 20], [50, 60]])
    play(match, 1, "avoid up1", "careful up1", "avoid down1")
    assert match.view(0)["talk"] == [[1, "careful", "up1"], [1, "avoid", "down1"]]
    match.play(1, "free up1")
    assert match.view(0)["talk"] == [[1, "avoid", "down1"]]
    match.play(0, "free down1")
    assert match.view(0)["talk"] == [[1, "avoid", "down1"]]
    assert "free up2" in match.legal(1)


def test_G11_a_word_said_before_the_own_turn_stands_until_that_turn_ends() -> None:
    match = table([[10, 20, 30], [50, 60, 70]])
    match.play(1, "avoid up1")
    play(match, 0, "10>up2", "end")
    assert match.view(0)["talk"] == [[1, "avoid", "up1"]]
    match.play(1, "50>up2")
    assert match.view(0)["talk"] == [[1, "avoid", "up1"]]
    match.play(1, "end")
    assert match.view(0)["talk"] == []


def test_G11_a_word_said_in_the_own_turn_stands_until_the_end_of_the_next_one() -> None:
    match = table([[10, 20, 30], [50, 60, 70]])
    play(match, 0, "avoid up1", "10>up2", "end")
    assert match.view(1)["talk"] == [[0, "avoid", "up1"]]
    play(match, 1, "50>up2", "end")
    assert match.view(1)["talk"] == [[0, "avoid", "up1"]]
    play(match, 0, "20>up1", "end")
    assert match.view(1)["talk"] == []


def test_G11_a_word_that_is_replaced_in_the_own_turn_is_said_in_it() -> None:
    match = table([[10, 20, 30], [50, 60, 70]])
    match.play(1, "avoid up1")
    play(match, 0, "10>up2", "end")
    play(match, 1, "careful up1", "50>up2", "end")
    assert match.view(0)["talk"] == [[1, "careful", "up1"]]


def test_G11_being_passed_over_is_no_turn() -> None:
    match = table([[10, 20, 30], [], [50, 60]])
    match.play(1, "careful down1")
    play(match, 0, "10>up1", "end")
    play(match, 2, "50>up1", "end")
    assert match.to_act == (0,)
    assert match.view(0)["talk"] == [[1, "careful", "down1"]]


def test_G11_words_before_the_start_stand_until_the_end_of_the_speakers_first_turn() -> None:
    match = table([[10, 20, 30], [50, 60, 70]], seat=None)
    play(match, 0, "avoid up1", "start", "10>up2", "end")
    assert match.view(1)["talk"] == []


def test_G11_a_loaded_word_was_said_in_the_own_turn_only_if_that_turn_is_under_way() -> None:
    words = [[0, "avoid", "up1", True], [1, "avoid", "up1", True]]
    match = table([[10, 20, 30], [50, 60, 70]], talk=words)
    play(match, 0, "10>up2", "end")
    assert match.view(0)["talk"] == [[0, "avoid", "up1"], [1, "avoid", "up1"]]
    play(match, 1, "50>up2", "end")
    assert match.view(0)["talk"] == [[0, "avoid", "up1"]]
    play(match, 0, "20>up1", "end")
    assert match.view(0)["talk"] == []


def test_G11_strict_talk_offers_the_same_prepared_sentences() -> None:
    open_talk, strict = (deal(players=2, talk=talk) for talk in ("open", "strict"))
    assert open_talk.legal(0) == strict.legal(0)
    assert open_talk.position() == strict.position()


def test_G11_talk_is_over_with_the_match_and_no_text_is_talk_that_is_not_an_action() -> None:
    match = table([[50, 51], [40]], draw=[70], piles=stuck_piles())
    assert match.legal(1) == []
    for text in ("avoid", "avoid 37", "hold stop", "end", "start", "37>up1", ""):
        assert not match.game.is_talk(text)


# --- G13: what may be seen ----------------------------------------------------------------------------------


def test_G13_views_show_tops_only_and_the_lays_since_the_own_last_turn() -> None:
    match = table([[10, 20, 30, 40], [50, 60, 61, 62]], options={"players": 2})
    play(match, 0, "10>up1", "20>up1", "end")
    play(match, 1, "50>up1", "60>up1", "end")
    seen = match.view(0)
    assert seen["piles"] == {"up1": 60, "up2": 1, "down1": 100, "down2": 100}
    assert seen["since"] == [[1, 50, "up1"], [1, 60, "up1"]]
    assert match.view(1)["since"] == []
    assert match.view(None)["since"] == [[1, 50, "up1"], [1, 60, "up1"]]
    assert not {10, 20} & set(
        _numbers({key: seen[key] for key in ("piles", "since", "hand", "costs", "legal")})
    )
    match.play(0, "30>up2")
    assert match.view(0)["since"] == [[1, 50, "up1"], [1, 60, "up1"], [0, 30, "up2"]]
    assert match.view(1)["since"] == [[0, 30, "up2"]]
    assert match.view(None)["since"] == [[1, 50, "up1"], [1, 60, "up1"], [0, 30, "up2"]]


def _numbers(value: Any) -> list[int]:
    return [
        int(part)
        for part in json.dumps(value)
        .replace('"', " ")
        .replace(">", " ")
        .replace(",", " ")
        .replace("[", " ")
        .replace("]", " ")
        .replace(":", " ")
        .split()
        if part.lstrip("-").isdigit()
    ]


def test_G13_a_view_is_the_seats_own() -> None:
    match = deal(players=3, starter=1)
    hands = match.position()["hands"]
    for seat in range(3):
        view = match.view(seat)
        assert (view["viewer"], view["hand"], view["hand_counts"]) == (seat, sorted(hands[seat]), [6, 6, 6])
        assert set(view["costs"]) == {str(card) for card in hands[seat]}
    spectator = match.view(None)
    assert (spectator["viewer"], spectator["hand"], spectator["costs"], spectator["legal"]) == (
        None,
        None,
        {},
        [],
    )


def test_a_view_says_what_is_going_on() -> None:
    """The keys that every game has, and those of The Game."""
    view = deal(players=2, starter=1).view(1)
    assert (view["game"], view["players"], view["to_act"], view["over"], view["outcome"]) == (
        "the-game",
        2,
        [1],
        False,
        None,
    )
    assert (view["seat"], view["laid"], view["due"], view["draw_count"], view["left"]) == (1, 0, 2, 84, 98)
    assert view["piles"] == {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
    assert view["legal"] == deal(players=2, starter=1).legal(1)


# --- refusals and positions ---------------------------------------------------------------------------------


def test_a_card_of_somebody_else_is_refused() -> None:
    match = table([[10, 20], [50, 60]])
    assert refused(match, 0, "50>up1").code == "not-in-hand"
    assert refused(match, 1, "50>up1").code == "not-your-turn"


@pytest.mark.parametrize(
    "text",
    ["", "37", "37>", ">up1", "37>up3", "100>up1", "1>up1", "037>up1", "END", " end", "37 > up1", "٣٧>up1"],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    match = table([[37, 20], [50, 60]])
    with pytest.raises(tablee.UnknownAction) as caught:
        match.play(0, text)
    assert caught.value.code == "unknown-action"
    assert repr(text) in str(caught.value)


def test_the_ids_of_actions_are_fixed() -> None:
    actions = tablee.load("the-game", players=5).actions
    assert actions[:5] == ("2>up1", "2>up2", "2>down1", "2>down2", "3>up1")
    assert actions[388:394] == ("99>up1", "99>up2", "99>down1", "99>down2", "end", "start")
    assert actions[394:] == tuple(TALK)


HANDS = [[10, 20], [50, 60]]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"hands": [[10, 10], [50]]}, "card-twice"),
        ({"hands": [[10], [10]]}, "card-twice"),
        ({"draw": [10]}, "card-twice"),
        ({"draw": [70, 70]}, "card-twice"),
        ({"piles": {"up1": 10}}, "card-twice"),
        ({"piles": {"up1": 30, "down1": 30}}, "card-twice"),
        ({"hands": [[1, 20], [50]]}, "position-value"),
        ({"hands": [[100], [50]]}, "position-value"),
        ({"hands": [[10.0], [50]]}, "position-value"),
        ({"hands": [[True], [50]]}, "position-value"),
        ({"hands": [["10"], [50]]}, "position-value"),
        ({"hands": [[10]]}, "position-count"),
        ({"hands": [[10], [20], [30]]}, "position-count"),
        ({"hands": "10"}, "position-type"),
        ({"hands": [10, 20]}, "position-type"),
        ({"hands": [[2, 3, 4, 5, 6, 7, 8, 9], [50]]}, "hand-too-long"),
        ({"draw": [100]}, "position-value"),
        ({"draw": {"70": 1}}, "position-type"),
        ({"piles": {"up1": 0}}, "position-value"),
        ({"piles": {"up1": 100}}, "position-value"),
        ({"piles": {"down1": 1}}, "position-value"),
        ({"piles": {"up3": 2}}, "position-key-unknown"),
        ({"piles": [1, 1, 100, 100]}, "position-type"),
        ({"seat": 2}, "position-value"),
        ({"seat": -1}, "position-value"),
        ({"seat": "0"}, "position-value"),
        ({"laid": -1}, "position-value"),
        ({"laid": 1, "seat": None}, "laid-before-start"),
        ({"turn_cards": [30], "turn_piles": ["up1"], "piles": {"up1": 31}}, "turn-card-not-on-pile"),
        ({"turn_cards": [30], "turn_piles": [], "piles": {"up1": 30}}, "turn-cards-and-piles"),
        ({"turn_cards": [30], "turn_piles": ["up1"], "piles": {"up1": 30}, "laid": 2}, "laid-and-turn-cards"),
        ({"talk": [[0, "avoid", "up1"]]}, "position-talk"),
        ({"talk": [[2, "avoid", "up1", False]]}, "position-talk"),
        ({"talk": [[0, "free", "up1", False]]}, "position-talk"),
        ({"colour": 1}, "position-key-unknown"),
    ],
)
def test_a_position_that_breaks_the_deck_or_that_no_match_can_reach_is_refused(
    keys: dict[str, Any], code: str
) -> None:
    assert unplayable("the-game", {"hands": HANDS} | keys, players=2) == code


def test_a_position_needs_hands() -> None:
    assert unplayable("the-game", {"piles": {}}, players=2) == "position-key-missing"


def test_what_a_position_does_not_say_is_as_at_the_start_of_a_turn() -> None:
    match = table([[10, 20], [50]])
    assert match.position() == match.position() | {
        "piles": {"up1": 1, "up2": 1, "down1": 100, "down2": 100},
        "draw": [],
        "seat": 0,
        "laid": 0,
        "talk": [],
    }


def test_the_order_of_a_hand_means_nothing() -> None:
    assert table([[20, 10], [60, 50]]).position() == table([[10, 20], [50, 60]]).position()


def test_a_position_in_the_middle_of_a_turn_goes_on_there() -> None:
    match = table([[20, 30], [50]], draw=[70], laid=1, piles={"up1": 10})
    assert match.view(0)["laid"] == 1
    assert refused(match, 0, "end").code == "minimum-not-laid"
    play(match, 0, "20>up1", "end")
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("minimum", (1, 4, "2", 2.0, None, True)),
        ("hand_reduction", (2, -1, False)),
        ("talk", ("none", None, 1)),
        ("colour", (1,)),
    ],
)
def test_options_that_do_not_exist_are_refused(option: str, values: tuple[Any, ...]) -> None:
    for value in values:
        assert impossible("the-game", players=2, **{option: value}) in ("bad-option", "unknown-option")


# --- what a table asks --------------------------------------------------------------------------------------


def test_G11_no_numbers_may_be_written_and_in_strict_play_there_is_a_reminder() -> None:
    assert deal(players=3).chat == "no-numbers"
    assert deal(players=3, talk="strict").chat == "strict"
    over = table([[50]], options={"talk": "strict"}, piles=stuck_piles())
    assert over.over
    assert over.chat == "open"


def test_G3_an_action_in_turn_means_the_same_whatever_was_said_before() -> None:
    match = deal(players=2, starter=0)
    phase = match.phase
    play(match, 1, "avoid up1")
    assert match.phase == phase
