"""6 qui prend!, clause by clause, through the public face."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee import Match, Record
from tests.matches import any_action, finished, impossible, refused, unplayable
from tests.matches import table as any_table

NAME = "six-qui-prend"


def table(
    rows: list[list[int]], hands: list[list[int]], *, options: dict[str, Any] | None = None, **keys: Any
) -> Match:
    """Return a match from a position; other cards of the deck are out of play."""
    return any_table(NAME, {"rows": rows, "hands": hands, **keys}, **(options or {}))


def deal(seed: int = 7, **options: Any) -> Match:
    return tablee.load(NAME, **options).deal(seed=seed)


def choose(match: Match, *cards: int) -> Match:
    """Let each seat choose a card, seat 0 first."""
    for seat, card in enumerate(cards):
        match.play(seat, str(card))
    return match


def points(card: int, **options: Any) -> int:
    value: int = deal(players=2, **options).view(0)["card_points"][str(card)]
    return value


# --- S1: points ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        (55, 7),
        (11, 5),
        (66, 5),
        (99, 5),
        (10, 3),
        (50, 3),
        (100, 3),
        (5, 2),
        (15, 2),
        (95, 2),
        (1, 1),
        (54, 1),
        (56, 1),
        (104, 1),
    ],
)
def test_S1_points_of_a_card(card: int, worth: int) -> None:
    assert points(card) == points(card, deck=104) == worth


def test_S1_171_points_in_104_cards() -> None:
    table = deal(players=2, deck=104).view(None)["card_points"]
    assert list(table) == [str(card) for card in range(1, 105)]
    assert sum(table.values()) == 171


def test_S1_the_table_goes_on_to_108_with_176_points() -> None:
    table = deal(players=2).view(None)["card_points"]
    assert [table[str(card)] for card in range(105, 109)] == [2, 1, 1, 1]
    assert sum(table.values()) == 176


def test_S1_how_many_cards_have_how_many_points() -> None:
    worth = list(deal(players=2, deck=104).view(None)["card_points"].values())
    assert {n: worth.count(n) for n in set(worth)} == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}


def test_S1_another_table_may_be_given_for_every_card_of_the_deck() -> None:
    as_list = list(range(108))
    as_mapping = {str(card): card - 1 for card in range(1, 109)}
    for given in (as_list, as_mapping, {card: card - 1 for card in range(1, 109)}):
        match = deal(players=2, points=given)
        assert match.view(0)["card_points"] == as_mapping
        assert Record.from_json(match.record().to_json()).replay().position() == match.position()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([1] * 107, "points-missing"),
        ([1] * 109, "points-card"),
        ({str(card): 1 for card in range(2, 109)}, "points-missing"),
        ([1] * 107 + [-1], "points-value"),
        ([1] * 107 + [1.5], "points-value"),
        ([1] * 107 + [True], "points-value"),
        ([1] * 107 + ["1"], "points-value"),
        ({"0": 1}, "points-card"),
        ({"one": 1}, "points-card"),
        (7, "bad-option"),
        ("round", "bad-option"),
    ],
)
def test_S1_other_tables_are_refused(given: object, code: str) -> None:
    assert impossible(NAME, players=2, points=given) == code


# --- S2: the deal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("deck", [104, 108])
def test_S2_four_rows_of_one_card_and_ten_cards_each(players: int, deck: int) -> None:
    position = deal(players=players, deck=deck).position()
    assert [len(row) for row in position["rows"]] == [1] * 4
    assert [len(hand) for hand in position["hands"]] == [10] * players
    cards = sum(position["rows"] + position["hands"], [])
    assert len(set(cards)) == 10 * players + 4
    assert set(cards) <= set(range(1, deck + 1))


def test_S2_two_to_ten_players() -> None:
    for players in (1, 11, 0, True, "2"):
        assert impossible(NAME, players=players) == "bad-option"
    assert impossible(NAME) == "players-missing"


def test_S2_every_card_of_the_deck_can_be_dealt() -> None:
    seen = set()
    for seed in range(60):
        position = deal(seed, players=3).position()
        seen |= set(sum(position["rows"] + position["hands"], []))
    assert seen == set(range(1, 109))


# --- S3: choosing in secret ---------------------------------------------------------------------------------


def test_S3_everybody_chooses_in_any_order_and_all_are_placed_together() -> None:
    match = table([[10], [20], [30], [40]], [[12, 45], [22, 50], [31, 33]])
    assert match.to_act == (0, 1, 2)
    match.play(2, "31")
    assert match.to_act == (0, 1)
    match.play(0, "45")
    assert match.to_act == (1,)
    assert match.view(1)["rows"] == [[10], [20], [30], [40]]
    match.play(1, "22")
    assert match.view(1)["rows"] == [[10], [20, 22], [30, 31], [40, 45]]
    assert match.to_act == (0, 1, 2)


def test_S3_a_choice_is_final() -> None:
    match = table([[10], [20], [30], [40]], [[12, 45], [22, 50]])
    match.play(0, "12")
    for text in ("12", "45"):
        error = refused(match, 0, text)
        assert (error.code, error.facts["clause"]) == ("choice-made", "S3")
    assert match.legal(0) == []


def test_S3_nothing_of_a_choice_is_known_to_others_but_that_it_is_made() -> None:
    match, other = (table([[10], [20], [30], [40]], [[12, 45], [22, 50], [31, 33]]) for _ in range(2))
    match.play(0, "12")
    other.play(0, "45")
    for viewer in (1, 2, None):
        assert match.view(viewer) == other.view(viewer)
        assert match.view(viewer)["chosen"] == [True, False, False]
        assert match.view(viewer)["revealed"] == []
        assert match.view(viewer)["hand_counts"] == [1, 2, 2]
    assert match.view(0)["choice"] == 12


def test_S3_the_last_choice_does_not_wait() -> None:
    """Ten seats choose; whoever is last, all cards lie at once."""
    match = deal(players=10)
    hands = match.position()["hands"]
    for seat in (3, 9, 0, 1, 2, 8, 7, 6, 5):
        match.play(seat, str(hands[seat][0]))
        assert match.view(4)["last_turn"] == []
    assert match.to_act == (4,)
    match.play(4, str(hands[4][0]))
    view = match.view(4)
    assert len(view["last_turn"]) + len(view["revealed"]) == 10


def test_S3_a_row_cannot_be_chosen_while_cards_are_chosen() -> None:
    match = table([[10], [20], [30], [40]], [[12, 45], [22, 50]])
    error = refused(match, 0, "row1")
    assert (error.code, error.facts["clause"]) == ("no-row-due", "S6")


# --- S4 and S5: placing -------------------------------------------------------------------------------------


def test_S4_cards_are_placed_from_the_lowest_to_the_highest() -> None:
    """9, 10 and 100 in order of number, not of text."""
    match = table([[8], [50], [60], [90]], [[100, 1], [9, 2], [10, 3]])
    choose(match, 100, 9, 10)
    assert match.view(0)["rows"] == [[8, 9, 10], [50], [60], [90, 100]]
    assert match.view(0)["last_turn"] == [[1, 9, 1, []], [2, 10, 1, []], [0, 100, 4, []]]


def test_S4_to_the_row_whose_last_card_is_lower_with_the_smallest_difference() -> None:
    match = table([[5, 18], [8], [15], [40]], [[19, 16], [17, 9]])
    choose(match, 16, 17)
    assert match.view(0)["rows"] == [[5, 18], [8], [15, 16, 17], [40]]


def test_S4_each_card_is_judged_by_the_rows_as_earlier_cards_of_the_turn_left_them() -> None:
    """22 starts the first row anew, so 23 goes there although 21 was the nearest before."""
    match = table([[11, 12, 13, 14, 21], [20], [30], [40]], [[22, 1], [23, 2]])
    choose(match, 22, 23)
    assert match.view(0)["rows"] == [[22, 23], [20], [30], [40]]
    assert match.view(0)["penalties"] == [[11, 12, 13, 14, 21], []]


def test_S4_it_does_not_matter_who_chose_first() -> None:
    results = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = table([[10], [20], [30], [40]], [[45, 1], [22, 2], [31, 3]])
        for seat in order:
            match.play(seat, ("45", "22", "31")[seat])
        results.append(match.position())
    assert results[0] == results[1] == results[2]


def test_S5_the_owner_of_the_sixth_card_takes_the_five_and_starts_the_row_anew() -> None:
    match = table([[11, 12, 13, 14, 15], [20], [30], [40]], [[16, 1], [41, 2]])
    choose(match, 16, 41)
    view = match.view(0)
    assert view["rows"] == [[16], [20], [30], [40, 41]]
    assert view["penalties"] == [[11, 12, 13, 14, 15], []]
    assert view["points"] == [5 + 1 + 1 + 1 + 2, 0]
    assert view["last_turn"] == [[0, 16, 1, [11, 12, 13, 14, 15]], [1, 41, 4, []]]


def test_S5_a_card_may_not_dodge_a_full_row_for_a_short_one() -> None:
    match = table([[11, 12, 13, 14, 15], [5], [30], [40]], [[16, 1], [41, 2]])
    choose(match, 16, 41)
    assert match.view(0)["penalties"][0] == [11, 12, 13, 14, 15]


def test_S5_a_card_may_become_the_sixth_through_another_of_the_same_turn() -> None:
    match = table([[11, 12, 13, 14], [20], [30], [40]], [[16, 1], [15, 2]])
    choose(match, 16, 15)
    assert match.view(0)["rows"][0] == [16]
    assert match.view(0)["penalties"] == [[11, 12, 13, 14, 15], []]


def test_S5_a_row_may_be_taken_twice_in_a_turn() -> None:
    match = table(
        [[11, 12, 13, 14, 15], [100], [101], [102]], [[16, 1], [17, 2], [18, 3], [19, 4], [20, 5], [21, 6]]
    )
    choose(match, 16, 17, 18, 19, 20, 21)
    view = match.view(None)
    assert view["rows"][0] == [21]
    assert [len(cards) for cards in view["penalties"]] == [5, 0, 0, 0, 0, 5]


# --- S6: lower than all rows --------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_S6_the_owner_takes_a_row_of_choice_and_the_others_wait(row: int) -> None:
    rows = [[55], [60, 61], [70, 71, 72], [80, 81, 82, 83, 84]]
    match = table(rows, [[2, 90], [91, 92], [75, 93]])
    choose(match, 2, 91, 75)
    assert match.to_act == (0,)
    assert match.legal(0) == ["row1", "row2", "row3", "row4"]
    assert match.legal(1) == match.legal(2) == []
    assert match.view(1)["phase"] == "row"
    assert match.view(1)["revealed"] == [[0, 2], [2, 75], [1, 91]]
    assert match.view(1)["rows"] == rows
    match.play(0, f"row{row}")
    view = match.view(0)
    assert view["penalties"][0] == rows[row - 1]
    assert view["rows"][row - 1][0] == 2
    assert view["revealed"] == []
    assert match.to_act == (0, 1, 2)


def test_S6_the_choice_need_not_be_the_cheapest_and_may_be_a_full_row() -> None:
    match = table([[11, 22, 33, 44, 55], [20], [30], [40]], [[5, 56], [57, 58]])
    choose(match, 5, 57)
    assert match.view(0)["row_points"] == [27, 3, 3, 3]
    match.play(0, "row1")
    assert match.view(0)["points"] == [27, 0]
    assert match.view(0)["rows"] == [[5], [20], [30], [40, 57]]


def test_S6_the_first_row_can_be_chosen() -> None:
    match = table([[10], [20], [30], [40]], [[1, 2], [41, 42]])
    choose(match, 1, 41)
    match.play(0, "row1")
    assert match.view(0)["rows"] == [[1], [20], [30], [40, 41]]


def test_S6_the_choice_is_the_owners_alone() -> None:
    match = table([[10], [20], [30], [40]], [[5, 45], [22, 50]])
    choose(match, 5, 22)
    error = refused(match, 1, "row2")
    assert (error.code, error.facts["clause"]) == ("not-your-row", "S6")
    for seat, card in ((0, "45"), (1, "50")):
        assert refused(match, seat, card).code == "row-due"


def test_S6_lower_than_the_nearest_full_row_is_not_lower_than_all() -> None:
    match = table([[11, 12, 13, 14, 15], [3], [30], [40]], [[5, 1], [41, 2]])
    choose(match, 5, 41)
    assert match.to_act == (0, 1)
    assert match.view(0)["rows"][1] == [3, 5]


def test_S6_only_the_smallest_card_of_a_turn_can_ask_for_a_row() -> None:
    """All three are lower than all rows: the smallest starts one anew, and the others go there."""
    match = table([[10], [20], [30], [40]], [[5, 6], [3, 4], [7, 8]])
    choose(match, 5, 3, 7)
    assert match.to_act == (1,)
    match.play(1, "row3")
    assert match.view(0)["rows"] == [[10], [20], [3, 5, 7], [40]]
    assert match.view(0)["penalties"] == [[], [30], []]


def test_S6_at_most_one_choice_arises_a_turn_and_only_for_the_smallest_card() -> None:
    random = Random(6)
    for seed in range(60):
        match = deal(seed, players=2 + seed % 9)
        while not match.over:
            for seat in match.to_act:
                match.play(seat, random.choice(match.legal(seat)))
            asked = 0
            while not match.over and match.view(None)["phase"] == "row":
                asked += 1
                (chooser,) = match.to_act
                assert match.view(None)["revealed"][0][0] == chooser
                match.play(chooser, random.choice(match.legal(chooser)))
            assert asked <= 1


# --- S7: the end of a round ---------------------------------------------------------------------------------


def test_S7_cards_taken_lie_face_up_and_never_return_to_the_hand() -> None:
    match = table([[11, 12, 13, 14, 15], [20], [30], [40]], [[16, 1], [41, 2]])
    choose(match, 16, 41)
    assert match.view(0)["hand"] == [1]
    for viewer in (0, 1, None):
        assert match.view(viewer)["penalties"] == [[11, 12, 13, 14, 15], []]


def test_S7_after_ten_cards_the_round_and_the_match_are_over_and_the_lowest_has_won() -> None:
    for seed in range(12):
        match = finished(deal(seed, players=4), Random(seed), any_action)
        outcome = match.outcome
        assert outcome is not None
        assert sum(text.isdigit() for _, text, _ in match.actions) == 40
        assert (outcome["won"], outcome["score"], outcome["reason"]) == (None, None, "round-over")
        view = match.view(None)
        worth = view["card_points"]
        assert outcome["scores"] == [sum(worth[str(card)] for card in cards) for cards in view["penalties"]]
        lowest = min(outcome["scores"])
        assert outcome["winners"] == [seat for seat, score in enumerate(outcome["scores"]) if score == lowest]


@pytest.mark.parametrize(
    ("penalties", "winners"),
    [
        ([[11], [22], [33]], [0, 1, 2]),  # all equal
        ([[1], [2], [33]], [0, 1]),
        ([[33], [1], [2]], [1, 2]),
        ([[1], [33], [2]], [0, 2]),
        ([[33], [1], [10]], [1]),
        ([[], [], [10]], [0, 1]),
    ],
)
def test_S7_equal_lowest_share_the_win(penalties: list[list[int]], winners: list[int]) -> None:
    match = table([[50], [60], [70], [80]], [[51], [61], [71]], penalties=penalties)
    choose(match, 51, 61, 71)
    assert match.outcome is not None
    assert match.outcome["winners"] == winners
    assert match.outcome["reason"] == "round-over"


def test_S7_the_last_turn_is_like_any_other() -> None:
    match = table([[11, 12, 13, 14, 15], [20], [30], [40]], [[16], [2]])
    choose(match, 16, 2)
    assert not match.over
    match.play(1, "row2")
    assert match.outcome is not None
    assert match.outcome["scores"] == [10, 3]
    assert match.legal(0) == match.legal(1) == []
    assert refused(match, 1, "row2").code == "match-over"
    assert match.position()["penalties"] == [[11, 12, 13, 14, 15], [20]]


# --- S8: rounds, decks, tactics -----------------------------------------------------------------------------


def test_S8_rounds_are_dealt_anew_until_somebody_has_66_points_at_the_end_of_a_whole_round() -> None:
    rounds = []
    for seed in range(10):
        match, random = deal(seed, players=4, deck=104, until=66), Random(seed)
        before = match.view(None)
        while not match.over:
            seat, text = any_action(match, random)
            match.play(seat, text)
            after = match.view(None)
            if after["round"] > before["round"]:
                rounds.append(after["round"])
                assert after["hand_counts"] == [10] * 4
                assert [len(row) for row in after["rows"]] == [1] * 4
                assert after["points"] == [0] * 4
                assert after["penalties"] == [[], [], [], []]
                assert max(after["totals"]) < 66
            before = after
        outcome = match.outcome
        assert outcome is not None
        assert outcome["reason"] == "target-reached"
        assert max(outcome["scores"]) >= 66
        assert outcome["scores"] == [t + p for t, p in zip(before["totals"], before["points"], strict=True)]
        assert [outcome["scores"][seat] for seat in outcome["winners"]] == [min(outcome["scores"])] * len(
            outcome["winners"]
        )
    assert max(rounds) >= 3


def test_S8_the_target_is_tested_at_the_end_of_a_whole_round_only() -> None:
    match = table(
        [[11, 22, 33, 44, 55], [20], [30], [40]],
        [[56, 21], [41, 42]],
        totals=[60, 3],
        options={"deck": 104, "until": 66},
    )
    choose(match, 56, 41)
    assert match.view(0)["points"] == [27, 0]
    assert not match.over
    choose(match, 21, 42)
    assert match.outcome == {
        "won": None,
        "score": None,
        "scores": [87, 3],
        "winners": [1],
        "reason": "target-reached",
    }


@pytest.mark.parametrize(("total", "over"), [(64, False), (65, True), (66, True)])
def test_S8_66_or_more(total: int, over: bool) -> None:
    """Seat 0 takes a card of one point at the end of the round."""
    match = table(
        [[50], [60], [70], [80]],
        [[1], [81]],
        totals=[total, 2],
        options={"deck": 104, "until": 66, "points": [1] * 104},
    )
    choose(match, 1, 81)
    match.play(0, "row1")
    assert match.over is over
    assert match.view(None)["totals"] == ([total, 2] if over else [total + 1, 2])


def test_S8_all_cards_are_shuffled_for_a_new_round_which_depends_on_the_seed_alone() -> None:
    seconds = []
    for pick in (0, -1):
        match = deal(11, players=3, until=66)
        while match.view(None)["round"] == 1:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[pick])
        position = match.position()
        seconds.append((position["rows"], position["hands"]))
    assert seconds[0] == seconds[1]
    first = deal(11, players=3, until=66).position()
    assert (first["rows"], first["hands"]) != seconds[0]


@pytest.mark.parametrize("until", [1, 66, 100])
def test_S8_any_number_of_points_may_be_the_target(until: int) -> None:
    match = finished(deal(players=3, until=until), Random(1))
    assert match.outcome is not None
    assert match.outcome["reason"] == "target-reached"
    assert max(match.outcome["scores"]) >= until
    assert match.view(None)["until"] == until


@pytest.mark.parametrize("until", [0, -1, "66", 66.0, None, True, "rounds"])
def test_S8_other_targets_are_refused(until: object) -> None:
    assert impossible(NAME, players=2, until=until) == "bad-option"


def test_S8_one_round_is_the_whole_match_by_default() -> None:
    match = deal(players=2)
    assert match.game.options == {
        "players": 2,
        "deck": 108,
        "until": "round",
        "tactics": False,
        "points": None,
    }
    assert match.view(None)["until"] is None


@pytest.mark.parametrize("players", [2, 3, 9, 10])
def test_S8_cards_beyond_ten_a_player_and_four_stay_undealt_and_unknown(players: int) -> None:
    match = deal(players=players)
    position = match.position()
    dealt = set(sum(position["rows"] + position["hands"], []))
    assert len(dealt) == 10 * players + 4 <= 104
    assert "draw" not in position
    assert not {card for row in match.view(None)["rows"] for card in row} - dealt


@pytest.mark.parametrize("players", [2, 5, 10])
def test_S8_with_tactics_only_the_cards_up_to_ten_a_player_and_four_are_used(players: int) -> None:
    match = deal(players=players, deck=104, tactics=True)
    position = match.position()
    assert sorted(sum(position["rows"] + position["hands"], [])) == list(range(1, 10 * players + 5))
    assert list(match.view(0)["card_points"]) == [str(card) for card in range(1, 10 * players + 5)]


def test_S8_tactics_with_108_cards_are_refused() -> None:
    assert impossible(NAME, players=2, tactics=True) == "tactics-deck"
    assert impossible(NAME, players=2, tactics=True, deck=108) == "tactics-deck"
    assert impossible(NAME, players=2, tactics=1, deck=104) == "bad-option"
    assert impossible(NAME, players=2, deck=100) == "bad-option"


@pytest.mark.parametrize(
    "more", [{}, {"tactics": True, "points": {str(card): int(card > 24) for card in range(1, 105)}}]
)
def test_S8_a_target_that_nobody_can_reach_is_refused(more: dict[str, Any]) -> None:
    """No card in play is worth a point: the match would never end."""
    options = {"points": [0] * 104} | more
    assert impossible(NAME, players=2, deck=104, until=66, **options) == "points-all-zero"


# --- views and positions ------------------------------------------------------------------------------------


def test_a_view_says_what_is_going_on() -> None:
    match = table(
        [[10], [20, 25], [30], [40]],
        [[5, 45], [22, 50]],
        totals=[12, 3],
        penalties=[[1], [55, 2]],
        options={"until": 66},
    )
    view = match.view(0)
    assert (view["phase"], view["round"], view["until"]) == ("choose", 1, 66)
    assert (view["hand"], view["hand_counts"], view["choice"]) == ([5, 45], [2, 2], None)
    assert (view["points"], view["totals"], view["row_points"]) == ([1, 8], [12, 3], [3, 5, 3, 3])
    assert (view["chosen"], view["revealed"], view["last_turn"]) == ([False, False], [], [])
    assert match.view(None)["hand"] is None


def test_whoever_takes_a_row_sees_a_hand_without_the_card_played() -> None:
    match = table([[10], [20], [30], [40]], [[5, 45], [22, 50]])
    choose(match, 5, 22)
    view = match.view(0)
    assert (view["hand"], view["choice"], view["revealed"]) == ([45], 5, [[0, 5], [1, 22]])


def test_a_card_of_somebody_else_or_one_played_is_refused() -> None:
    match = table([[10], [20], [30], [40]], [[12, 45], [22, 50]])
    assert refused(match, 0, "22").code == "not-in-hand"
    choose(match, 12, 22)
    assert refused(match, 0, "12").code == "not-in-hand"


@pytest.mark.parametrize("text", ["0", "109", "row0", "row5", "row", "01", "1 ", "-1", "٥", "end"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(tablee.UnknownAction):
        deal(players=2).play(0, text)


def test_card_105_is_no_action_with_104_cards() -> None:
    assert "105" in deal(players=2).game.actions
    assert "105" not in deal(players=2, deck=104).game.actions


ROWS = [[10], [20], [30], [40]]
HANDS = [[12, 45], [22, 50]]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"rows": [[10], [20], [30]]}, "position-count"),
        ({"rows": [[10], [20], [30], []]}, "position-count"),
        ({"rows": [[1, 2, 3, 4, 5, 6], [20], [30], [40]]}, "position-count"),
        ({"rows": [[11, 10], [20], [30], [40]]}, "row-not-rising"),
        ({"rows": [[10, 10], [20], [30], [40]]}, "row-not-rising"),
        ({"rows": [[12], [20], [30], [40]]}, "card-twice"),
        ({"rows": [[109], [20], [30], [40]]}, "position-value"),
        ({"rows": [[0], [20], [30], [40]]}, "position-value"),
        ({"rows": {"1": [10]}}, "position-type"),
        ({"hands": [[12, 45], [22]]}, "hands-uneven"),
        ({"hands": [[12], [22]], "chosen": [50, None]}, "hands-uneven"),
        ({"hands": [[12, 12], [22, 50]]}, "card-twice"),
        ({"hands": [list(range(50, 61)), list(range(70, 81))]}, "hand-too-long"),
        ({"hands": [list(range(50, 60)), list(range(70, 80))], "chosen": [1, 2]}, "hands-uneven"),
        ({"chosen": [12, None], "hands": [[12], [22, 50]]}, "card-twice"),
        ({"chosen": [0, None]}, "position-value"),
        ({"chosen": [None]}, "position-count"),
        ({"penalties": [[12], []]}, "card-twice"),
        ({"penalties": [[], [], []]}, "position-count"),
        ({"totals": [-1, 0]}, "position-value"),
        ({"totals": [1]}, "position-count"),
        ({"draw": [1]}, "position-key-unknown"),
        ({"seed": -1}, "position-value"),
    ],
)
def test_a_position_that_breaks_the_deck_or_that_no_match_can_reach_is_refused(
    keys: dict[str, Any], code: str
) -> None:
    assert unplayable(NAME, {"rows": ROWS, "hands": HANDS} | keys, players=2) == code


def test_a_position_needs_rows_and_hands() -> None:
    assert unplayable(NAME, {"hands": HANDS}, players=2) == "position-key-missing"
    assert unplayable(NAME, {"rows": ROWS}, players=2) == "position-key-missing"


def test_a_chosen_card_has_left_its_owners_hand() -> None:
    match = table(ROWS, [[45], [22, 50]], chosen=[12, None])
    assert match.to_act == (1,)
    assert match.view(0)["choice"] == 12
    match.play(1, "22")
    assert match.view(0)["rows"] == [[10, 12], [20, 22], [30], [40]]


def test_a_position_in_which_all_have_chosen_plays_on_by_itself() -> None:
    match = table(ROWS, [[45], [50]], chosen=[12, 22])
    assert match.view(0)["rows"] == [[10, 12], [20, 22], [30], [40]]
    waiting = table(ROWS, [[45], [50]], chosen=[5, 22])
    assert waiting.to_act == (0,)
    assert waiting.legal(0) == ["row1", "row2", "row3", "row4"]


def test_a_position_at_the_end_of_a_round_plays_on_by_itself_from_the_seed_it_carries() -> None:
    ended = {"rows": ROWS, "hands": [[], []], "penalties": [[1], [2]], "totals": [3, 4], "round": 1}
    games = [any_table(NAME, ended | {"seed": seed}, until=66) for seed in (0, 1)]
    assert [game.view(None)["totals"] for game in games] == [[4, 5], [4, 5]]
    assert games[0].position()["hands"] != games[1].position()["hands"]
    assert any_table(NAME, ended, until=66).position() == games[0].position()
    over = any_table(NAME, ended)
    assert over.outcome is not None
    assert over.outcome["scores"] == [4, 5]


# --- what a table asks --------------------------------------------------------------------------------------


def test_S3_a_choice_is_meant_for_one_turn() -> None:
    match = table(ROWS, [[12, 45], [22, 50]])
    first = match.phase
    match.play(0, "12")
    assert match.phase == first  # the other still chooses for the same turn
    match.play(1, "22")
    assert match.phase != first


def test_S6_a_row_is_meant_for_one_card() -> None:
    match = table(ROWS, [[5, 45], [22, 50]])
    first = match.phase
    match.play(0, "5")
    match.play(1, "22")
    choosing = match.phase
    assert choosing != first
    match.play(0, "row1")
    assert match.phase not in (first, choosing)


def test_S8_phases_of_a_match_never_repeat() -> None:
    for seed in range(5):
        random = Random(seed)
        match = tablee.load(NAME, players=3, deck=104, until=20).deal(seed=seed)
        phases = [match.phase]
        while not match.over:
            match.play(*any_action(match, random))
            if match.phase != phases[-1]:
                phases.append(match.phase)
        assert len(phases) == len(set(phases))


def test_anything_may_be_written() -> None:
    assert table(ROWS, HANDS).chat == "open"
