"""The slow games against the rule sheets' own examples, so that the measure itself is measured."""

import doctest

import pytest

from tests.brute import common, face_to_face, six_qui_prend, the_game, the_game_extreme, the_mind, write

CLOSED = {"up1": 97, "up2": 96, "down1": 4, "down2": 5}  # piles that take next to nothing


def piles(**tops):
    return {**CLOSED, **tops}


def play(game, state, *actions):
    """Play (seat, text) after (seat, text)."""
    for seat, text in actions:
        state = game.play(state, seat, text)
    return state


@pytest.mark.parametrize("module", [common, six_qui_prend])
def test_examples_in_docstrings(module):
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


class TestTheGame:
    """The Game: G2 to G14."""

    def start(self, position, players=1, **options):
        return the_game.start(position, {"players": players, **options})

    def test_g2_hand_sizes(self):
        assert the_game.HAND_SIZE == {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}

    def test_g3_each_seat_may_start(self):
        state = self.start({"hands": [[50, 60], [40, 70]], "seat": None}, players=2)
        assert the_game.to_act(state) == (0, 1)
        assert the_game.legal(state, 1) == {"start"}
        assert the_game.to_act(the_game.play(state, 1, "start")) == (1,)

    @pytest.mark.parametrize(
        ("pile", "top", "card"), [("up1", 47, 37), ("down1", 65, 75), ("up1", 45, 35)], ids=["37", "75", "35"]
    )
    def test_g6_the_backwards_tricks_of_the_sheet(self, pile, top, card):
        state = self.start(
            {"piles": piles(**{pile: top}), "hands": [[card, card + 1 if pile == "up1" else card - 1]]}
        )
        assert f"{card}>{pile}" in the_game.legal(state, 0)
        assert not any(
            text.startswith(f"{card}>") and text != f"{card}>{pile}" for text in the_game.legal(state, 0)
        )

    def test_g7_four_laid_four_drawn(self):
        hand = [20, 21, 22, 23, 30, 31, 32, 33]
        state = self.start({"hands": [hand], "draw": [40, 41, 42, 43, 44]})
        state = play(the_game, state, *((0, f"{card}>up1") for card in (20, 21, 22, 23)), (0, "end"))
        assert state.hands == ({30, 31, 32, 33, 40, 41, 42, 43},)
        assert state.draw == (44,)

    def test_g9_one_of_two_laid_and_nothing_fits(self):
        state = self.start({"piles": piles(up1=50), "hands": [[51, 30]], "draw": [60]})
        state = the_game.play(state, 0, "51>up1")
        assert the_game.outcome(state) == common.outcome("stuck", won=False, score=2)

    def test_g12_the_last_card_wins(self):
        state = self.start({"piles": piles(up1=50), "hands": [[51]]})
        assert the_game.outcome(the_game.play(state, 0, "51>up1")) == common.outcome(
            "all-laid", won=True, score=0
        )

    def test_g14_stuck_with_one_laid_and_an_empty_draw_pile(self):
        state = self.start({"piles": piles(up1=50), "hands": [[51, 30], [52]]}, players=2)
        state = the_game.play(state, 0, "51>up1")
        assert the_game.legal(state, 0) == {"end"}
        assert the_game.to_act(the_game.play(state, 0, "end")) == (1,)

    def test_g11_a_word_stays_to_the_end_of_the_speakers_next_turn(self):
        hands = [[51, 53, 55, 57], [52, 54, 56, 58]]
        state = self.start({"piles": piles(up1=50), "hands": hands}, players=2)
        state = play(the_game, state, (0, "avoid up1"), (1, "careful up2"), (0, "51>up1"), (0, "end"))
        assert state.words == {(0, "avoid", "up1", False), (1, "careful", "up2", False)}
        state = play(the_game, state, (1, "52>up1"), (1, "end"))
        assert state.words == {(0, "avoid", "up1", False)}
        state = play(the_game, state, (0, "53>up1"), (0, "end"))
        assert state.words == frozenset()


class TestExtreme:
    """The Game Extreme: X1 to X12."""

    def start(self, position, players=1, **options):
        return the_game_extreme.start(position, {"players": players, **options})

    def test_x1_the_even_table(self):
        table = {
            "silence": [3, 28, 52, 77],
            "stop": [7, 31, 56, 80],
            "no-backwards": [10, 35, 59, 84],
            "skull": [14, 38, 63, 87],
            "one-pile": [17, 42, 66, 91],
            "three": [21, 45, 70, 94],
            "draw-one": [24, 49, 73, 98],
        }
        assert {card: kind for kind, cards in table.items() for card in cards} == the_game_extreme.EVEN

    def test_x6_number_card_three_stop(self):
        hand = [30, 45, 56, 60, 61, 62, 64, 65]
        state = self.start({"hands": [hand], "draw": [67, 68, 69, 71]})
        state = play(the_game_extreme, state, (0, "30>up1"), (0, "45>up1"), (0, "56>up1"))
        assert state.turn == ()
        assert state.draw == (71,)

    @pytest.mark.parametrize(
        ("hand", "lays", "score"),
        [
            ([38], ["38>up1"], 1),
            ([45], ["45>up1"], 2),
            ([45, 46], ["45>up1", "46>up1"], 1),
            ([44, 45], ["44>up1", "45>up1"], 1),
            ([38, 63], ["38>up1", "63>up2"], 2),
        ],
        ids=["last skull", "last three", "three of the last two", "three as the last", "two open skulls"],
    )
    def test_x12_all_laid_but_a_duty_unmet(self, hand, lays, score):
        state = self.start({"hands": [hand]})
        state = play(the_game_extreme, state, *((0, text) for text in lays))
        assert the_game_extreme.outcome(state) == common.outcome("duty", won=False, score=score)

    def test_x5_a_stop_ends_no_turn_beside_an_open_skull(self):
        state = the_game_extreme.play(self.start({"hands": [[38, 56, 60]]}), 0, "38>up1")
        assert the_game_extreme.legal(state, 0) == {"56>up1", "60>up1", "60>up2", "60>down1", "60>down2"}

    def test_x7_silence(self):
        state = self.start({"piles": piles(up1=28), "hands": [[29, 30]]})
        assert the_game_extreme.talk(state, 0) == frozenset()
        assert "hold skull" in the_game_extreme.talk(the_game_extreme.play(state, 0, "29>up1"), 0)

    def test_x8_the_card_itself_may_be_laid_by_a_trick_and_not_covered_by_one(self):
        state = self.start({"piles": piles(up1=45), "hands": [[35, 25, 36]]})
        assert the_game_extreme.legal(state, 0) == {"35>up1"}
        assert the_game_extreme.legal(the_game_extreme.play(state, 0, "35>up1"), 0) == {"36>up1", "end"}

    def test_x9_a_one_pile_does_not_look_back(self):
        state = self.start({"hands": [[42, 43, 50, 60]]})
        state = play(the_game_extreme, state, (0, "60>down1"), (0, "42>up1"))
        assert the_game_extreme.legal(state, 0) == {"43>up1", "50>up1", "end"}
        assert "50>down1" in the_game_extreme.legal(the_game_extreme.play(state, 0, "43>up1"), 0)

    def test_x10_one_card_is_drawn(self):
        state = self.start({"hands": [[20, 49, 50, 60]], "draw": [70, 71, 72]})
        state = play(the_game_extreme, state, (0, "20>up1"), (0, "49>up1"), (0, "end"))
        assert state.draw == (71, 72)


class TestFaceToFace:
    """The Game Face to Face: F3 to F9."""

    def start(self, position, **options):
        return face_to_face.start(position, {"players": 2, **options})

    def test_f3_17_on_27_up_and_45_on_35_down(self):
        state = self.start({"piles": [{"up": 27, "down": 35}, {}], "hands": [[17, 45], [5, 6]]})
        assert {"17>up", "45>down"} <= face_to_face.legal(state, 0)

    def test_f4_12_on_the_others_29_up(self):
        state = self.start({"piles": [{"up": 40}, {"up": 29}], "hands": [[12, 29, 50], [5, 6]]})
        helps = {text for text in face_to_face.legal(state, 0) if "other" in text}
        assert helps == {"12>other-up"}

    def test_f5_three_own_draw_two(self):
        state = self.start({"hands": [[10, 11, 12, 20, 21, 22], [5, 6]], "draw": [[30, 31, 32], []]})
        state = play(face_to_face, state, (0, "10>up"), (0, "11>up"), (0, "12>up"), (0, "end"))
        assert state.hands[0] == {20, 21, 22, 30, 31}

    def test_f5_four_own_and_one_for_the_other_back_to_six(self):
        piles = [{}, {"up": 29}]
        draw = [[30, 31, 32, 33, 34, 35], []]
        state = self.start({"piles": piles, "hands": [[10, 11, 12, 13, 14, 20], [40, 41]], "draw": draw})
        lays = ["10>up", "11>up", "12>up", "14>other-up", "13>up", "end"]
        state = play(face_to_face, state, *((0, text) for text in lays))
        assert state.hands[0] == {20, 30, 31, 32, 33, 34}

    def test_f8_56_and_then_46_are_two(self):
        state = self.start({"piles": [{"up": 55, "down": 3}, {}], "hands": [[56, 46, 20], [5, 6]]})
        state = play(face_to_face, state, (0, "56>up"), (0, "46>up"), (0, "end"))
        assert face_to_face.to_act(state) == (1,)

    def test_f8_a_single_card(self):
        position = {"hands": [[41], [5, 6]]}
        assert face_to_face.outcome(self.start(position)) == common.outcome(
            "single-card", scores=[1, 2], winners=[1]
        )
        alone = self.start(position, last_card="single")
        assert face_to_face.outcome(face_to_face.play(alone, 0, "41>up")) == common.outcome(
            "all-laid", scores=[0, 2], winners=[0]
        )

    def test_f9_own_2_on_the_others_12(self):
        state = self.start({"piles": [{"up": 20}, {"up": 30}], "hands": [[2, 3], [12, 31, 40]], "seat": 1})
        state = play(face_to_face, state, (1, "12>other-up"), (1, "31>up"), (1, "end"))
        assert {"2>up"} == {text for text in face_to_face.legal(state, 0) if text.startswith("2>up")}


class TestSixQuiPrend:
    """6 qui prend!: S1 to S8."""

    def start(self, position, players=2, **options):
        return six_qui_prend.start(position, {"players": players, **options})

    def test_s1_171_points_in_104_cards_and_176_in_108(self):
        assert sum(six_qui_prend.point_table({"deck": 104}).values()) == 171
        assert sum(six_qui_prend.point_table({}).values()) == 176

    def test_s4_the_smallest_difference(self):
        state = self.start({"rows": [[10], [20], [30], [40]], "hands": [[25], [35]]})
        state = play(six_qui_prend, state, (1, "35"), (0, "25"))
        assert state.rows == ((10,), (20, 25), (30, 35), (40,))

    def test_s5_the_sixth_takes_five(self):
        state = self.start({"rows": [[11, 12, 13, 14, 15], [20], [30], [40]], "hands": [[16], [17]]})
        state = play(six_qui_prend, state, (0, "16"), (1, "17"))
        assert state.rows[0] == (16, 17)
        assert six_qui_prend.outcome(state) == common.outcome("round-over", scores=[10, 0], winners=[1])

    def test_s6_the_others_cards_wait(self):
        state = self.start({"rows": [[10, 11], [20], [30], [40]], "hands": [[5], [12]]})
        state = play(six_qui_prend, state, (0, "5"), (1, "12"))
        assert six_qui_prend.to_act(state) == (0,)
        assert six_qui_prend.legal(state, 0) == {"row1", "row2", "row3", "row4"}
        assert state.rows[0] == (10, 11)
        assert six_qui_prend.play(state, 0, "row1").rows[0] == (5, 12)

    def test_s8_a_round_below_the_target_needs_a_new_deal(self):
        state = self.start(
            {"rows": [[10], [20], [30], [40]], "hands": [[], []], "totals": [64, 65]}, until=66
        )
        assert six_qui_prend.needs_deal(state)
        assert six_qui_prend.to_act(state) == ()


class TestTheMind:
    """The Mind: M4 to M11."""

    def start(self, position, players=2, **options):
        return the_mind.start(
            {"level": the_mind.LEVELS[players], **position}, {"players": players, **options}
        )

    def test_m4_only_the_lowest_card(self):
        state = self.start({"hands": [[21, 56, 93], [60]], "phase": "play"})
        assert the_mind.legal(state, 0) == {"21", "stop", "star"}

    def test_m4_36_and_37_are_two_lays(self):
        state = self.start({"hands": [[36, 37], [60]], "phase": "play"})
        assert play(the_mind, state, (0, "36"), (0, "37")).stack == (36, 37)

    def test_m7_34_laid_with_26_and_30_held(self):
        state = self.start({"hands": [[34, 90], [26, 91], [30, 92]], "phase": "play"}, players=3)
        state = the_mind.play(state, 0, "34")
        assert (state.lives, state.stack, state.set_aside, state.phase) == (2, (34,), (26, 30), "focus")

    def test_m8_a_card_lower_than_those_set_aside_may_still_be_laid(self):
        state = self.start({"hands": [[25, 40], [60, 61]], "stack": [20], "phase": "play"})
        state = play(the_mind, state, (0, "star"), (1, "star"), (0, "ready"), (1, "ready"))
        assert (state.set_aside, state.stars) == ((25, 60), 0)
        assert the_mind.play(state, 0, "40").lives == 2

    @pytest.mark.parametrize(
        ("level", "lives", "stars", "after"),
        [
            (2, 2, 1, (2, 2)),
            (3, 2, 1, (3, 1)),
            (4, 2, 1, (2, 1)),
            (5, 2, 3, (2, 3)),
            (6, 5, 1, (5, 1)),
            (9, 4, 1, (5, 1)),
        ],
    )
    def test_m9_rewards_and_their_limits(self, level, lives, stars, after):
        position = {"level": level, "lives": lives, "stars": stars, "hands": [[50], []], "phase": "play"}
        state = the_mind.play(self.start(position), 0, "50")
        assert (state.lives, state.stars) == after
        assert the_mind.needs_deal(state)

    def test_m10_the_last_life_comes_before_the_last_level(self):
        state = self.start({"hands": [[50], [20]], "lives": 1, "phase": "play"})
        assert the_mind.outcome(the_mind.play(state, 0, "50")) == common.outcome(
            "lives-lost", won=False, score=11
        )

    def test_m11_neither_60_nor_the_20_is_judged_after_50_over_a_held_20(self):
        state = self.start({"hands": [[50, 60], [20]], "lives": 2, "phase": "play"}, blind=True)
        state = play(the_mind, state, (0, "50"), (0, "60"))
        assert state.early == (0,)
        state = the_mind.play(state, 1, "20")
        assert (state.early, state.lives) == ((0,), 1)
        assert the_mind.outcome(state) == common.outcome("levels-complete", won=True, score=12)

    @pytest.mark.parametrize(("blind_lives", "lives"), [("event", 0), ("level", 2), ("player", 1)])
    def test_m11_what_three_events_of_two_seats_cost(self, blind_lives, lives):
        state = self.start(
            {"hands": [[30, 50], [20, 45, 70], [65]], "phase": "play"}, 3, blind=True, blind_lives=blind_lives
        )
        state = play(the_mind, state, (0, "30"), (0, "50"), (1, "20"), (1, "45"), (1, "70"), (2, "65"))
        assert state.early == (0, 0, 1)
        assert state.lives == lives


def test_counting_stops_at_outcomes_and_at_the_depth():
    tree = {"": ["a", "b"], "a": ["aa"], "b": [], "aa": []}

    def result(node):
        return common.outcome("stuck", score=len(node)) if not tree[node] else None

    everything = common.count("", tree.__getitem__, result)
    assert everything == {
        "nodes": [1, 2, 1],
        "leaves": 2,
        "outcomes": {"stuck score=1": 1, "stuck score=2": 1},
    }
    assert common.count("", tree.__getitem__, result, depth=1)["nodes"] == [1, 2]


def test_entries_are_written_as_they_are_read():
    entries = write.read("the-game")
    text = (write.FOLDER / "the-game.json").read_text(encoding="utf-8")
    assert write.as_text(entries) == text
