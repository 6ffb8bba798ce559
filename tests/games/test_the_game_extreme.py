"""The Game Extreme, clause by clause, through the public face. What it shares with The Game is tested there.

The default table, even: silence 3 28 52 77, stop 7 31 56 80, no-backwards 10 35 59 84, skull 14 38 63 87,
one-pile 17 42 66 91, three 21 45 70 94, draw-one 24 49 73 98. All other cards are plain numbers.
"""

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee import Match, Record
from tests.matches import impossible, moves, play, refused, unplayable
from tests.matches import table as any_table

KINDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")
EVEN = {
    "silence": (3, 28, 52, 77),
    "stop": (7, 31, 56, 80),
    "no-backwards": (10, 35, 59, 84),
    "skull": (14, 38, 63, 87),
    "one-pile": (17, 42, 66, 91),
    "three": (21, 45, 70, 94),
    "draw-one": (24, 49, 73, 98),
}
PILE_TALK = [
    f"{word} {pile}" for word in ("avoid", "careful", "free") for pile in ("up1", "up2", "down1", "down2")
]
KIND_TALK = [f"{word} {kind}" for word in ("hold", "not-now", "free") for kind in KINDS]
PLENTY = [90, 92, 93, 95, 96, 97, 99]  # a draw pile of plain numbers


def table(
    hands: list[list[int]],
    *,
    draw: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> Match:
    """Return a match from a position; piles that are not given are the bases."""
    position = {"hands": hands, "draw": draw or [], **keys}
    return any_table("the-game-extreme", position, **(options or {}))


def deal(seed: int = 7, **options: Any) -> Match:
    return tablee.load("the-game-extreme", **options).deal(seed=seed)


def printed(table: dict[str, tuple[int, ...]] | None = None) -> dict[str, str]:
    """Return a table of commands as an option: card to kind."""
    return {str(card): kind for kind, cards in (table or EVEN).items() for card in cards}


def ended(match: Match) -> tuple[bool, int, str]:
    outcome = match.outcome
    assert outcome is not None
    return outcome["won"], outcome["score"], outcome["reason"]


# --- X1: the table of commands ------------------------------------------------------------------------------


def test_X1_the_even_table() -> None:
    assert deal(players=2).view(None)["commands"] == {
        str(c): k for c, k in sorted((c, k) for k, cards in EVEN.items() for c in cards)
    }


def test_X1_number_i_of_the_even_table_is_2_plus_14_i_plus_7_over_4_with_the_kinds_in_turn() -> None:
    assert printed() == {str(2 + (14 * i + 7) // 4): KINDS[i % 7] for i in range(28)}


def test_X1_a_random_table_comes_from_the_seed_and_has_four_cards_of_each_kind() -> None:
    tables = [deal(seed, players=3, commands="random").view(0)["commands"] for seed in range(30)]
    assert tables == [deal(seed, players=3, commands="random").view(0)["commands"] for seed in range(30)]
    assert len({tuple(table.items()) for table in tables}) == 30
    for commands in tables:
        assert Counter(commands.values()) == dict.fromkeys(KINDS, 4)
        assert all(2 <= int(card) <= 99 for card in commands)
    assert {int(card) for commands in tables for card in commands} == set(range(2, 100))


def test_X1_the_table_changes_nothing_in_the_deal() -> None:
    even, drawn = (deal(players=3, commands=commands).position() for commands in ("even", "random"))
    assert (even["hands"], even["draw"]) == (drawn["hands"], drawn["draw"])
    plain = tablee.load("the-game", players=3).deal(seed=7).position()
    assert (even["hands"], even["draw"]) == (plain["hands"], plain["draw"])


def test_X1_a_printed_table_gives_each_kind_exactly_four_cards() -> None:
    swapped = {
        str(card): kind
        for card, kind in zip(range(2, 30), [kind for kind in KINDS for _ in range(4)], strict=True)
    }
    assert deal(players=2, commands=swapped).view(0)["commands"] == swapped
    assert (
        deal(players=2, commands={int(card): kind for card, kind in swapped.items()}).view(0)["commands"]
        == swapped
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"3": None}, "commands-count"),
        ({"2": "silence"}, "commands-count"),
        ({"3": "stop"}, "commands-count"),
        ({"3": "thunder"}, "commands-kind"),
        ({"3": 1}, "commands-kind"),
        ({"1": "stop"}, "commands-card"),
        ({"100": "stop"}, "commands-card"),
        ({"three": "stop"}, "commands-card"),
        ({"٣": "stop"}, "commands-card"),
        ({3.0: "stop"}, "commands-card"),
        ({3: "silence"}, "card-twice"),
    ],
)
def test_X1_other_tables_are_refused(change: dict[Any, Any], code: str) -> None:
    commands: dict[Any, Any] = printed() | change
    commands = {card: kind for card, kind in commands.items() if kind is not None}
    assert impossible("the-game-extreme", players=2, commands=commands) == code
    assert unplayable("the-game-extreme", {"hands": [[2], [4]], "commands": commands}) == code


@pytest.mark.parametrize("commands", ["odd", None, 3, True])
def test_X1_a_table_is_even_random_or_a_mapping(commands: object) -> None:
    assert impossible("the-game-extreme", players=2, commands=commands) == "bad-option"
    assert impossible("the-game-extreme", players=2, commands=["stop"] * 28) == "commands-type"


def test_X1_the_table_in_force_is_public_and_part_of_the_record() -> None:
    for commands in ("even", "random", printed()):
        match = deal(players=2, commands=commands, starter=0)
        assert match.view(None)["commands"] == match.view(1)["commands"] == match.position()["commands"]
        record = Record.from_json(match.record().to_json())
        assert record.options["commands"] == commands
        assert record.replay().position() == match.position()


def test_X1_the_table_of_a_position_wins_over_the_option() -> None:
    swapped = printed({**EVEN, "stop": EVEN["three"], "three": EVEN["stop"]})
    match = table([[7, 9, 11], [50]], draw=[60, 61, 62], commands=swapped)
    match.play(0, "7>up1")
    assert match.view(0)["three"] is True
    assert match.to_act == (0,)


# --- X2 and X3: how commands bind ---------------------------------------------------------------------------


def test_X2_several_commands_bind_at_once() -> None:
    """No-backwards 35 and one-pile 42 lie: no trick anywhere, and all cards on one pile."""
    match = table([[25, 50, 90], [40]], draw=PLENTY[1:], piles={"up1": 35, "up2": 42, "down1": 80})
    assert refused(match, 0, "25>up1").code == "no-backwards"
    assert refused(match, 0, "90>down1").code == "no-backwards"
    match.play(0, "50>down1")
    assert refused(match, 0, "90>up1").code == "one-pile"


def test_X2_a_lay_that_would_break_a_command_is_not_legal_and_costs_nothing() -> None:
    match = table([[25, 36], [40]], draw=PLENTY, piles={"up1": 35})
    assert "25>up1" not in match.legal(0)
    error = refused(match, 0, "25>up1")
    assert (error.code, error.facts["clause"]) == ("no-backwards", "X8")
    assert not match.over


def test_X2_a_duty_that_can_no_longer_be_met_loses_at_once() -> None:
    """The skull 87 lies on an ascending pile at 87, and nothing left in hand covers it."""
    match = table([[87, 50], [40]], draw=PLENTY, piles={"up1": 86, "up2": 98, "down1": 3, "down2": 4})
    match.play(0, "87>up1")
    assert ended(match) == (False, 9, "duty")


@pytest.mark.parametrize("card", [31, 45])
def test_X3_a_visible_stop_or_three_of_an_earlier_turn_means_nothing(card: int) -> None:
    match = table([[50, 51, 53, 54], [40]], draw=PLENTY, piles={"up1": card})
    assert match.view(0)["visible"] == {}
    assert match.view(0)["three"] is False
    play(match, 0, "50>up2", "51>up2", "53>up2", "54>up2")
    assert match.view(0)["laid"] == 0


def test_X3_a_skull_is_never_visible_at_the_start_of_a_turn() -> None:
    for card, piles in [(38, {"up1": 38}), (87, {"down2": 87})]:
        position = {"hands": [[50, 51], [40]], "piles": piles}
        assert unplayable("the-game-extreme", position) == "skull-not-laid-this-turn"
        turned = position | {"turn_cards": [card], "turn_piles": list(piles)}
        assert any_table("the-game-extreme", turned).view(0)["visible"] == {next(iter(piles)): "skull"}


@pytest.mark.parametrize(
    ("card", "kind"), [(28, "silence"), (35, "no-backwards"), (42, "one-pile"), (24, "draw-one")]
)
def test_X3_commands_that_stay_bind_everybody_until_they_are_covered(card: int, kind: str) -> None:
    match = table([[card, 50, 51], [60, 61, 62]], draw=PLENTY, piles={"up2": 43})
    play(match, 0, f"{card}>up1")
    assert match.view(1)["visible"] == {"up1": kind}
    play(match, 0, "50>up1")
    assert match.view(1)["visible"] == {}


def test_X3_covered_in_the_middle_of_a_turn_a_command_is_off_at_once() -> None:
    match = table([[36, 50, 40], [61]], draw=PLENTY, piles={"up1": 35, "up2": 60})
    assert refused(match, 0, "50>up2").code == "no-backwards"
    play(match, 0, "36>up1", "50>up2")
    assert match.view(0)["piles"]["up2"] == 50


def test_X3_several_that_are_visible_all_hold_until_each_is_covered() -> None:
    match = table(
        [[36, 61, 47, 62], [9]], draw=PLENTY, piles={"up1": 35, "up2": 59, "down1": 52, "down2": 37}
    )
    assert match.view(0)["visible"] == {"up1": "no-backwards", "up2": "no-backwards", "down1": "silence"}
    match.play(0, "36>up1")
    assert refused(match, 0, "47>down2").code == "no-backwards"
    match.play(0, "61>up2")
    match.play(0, "47>down2")


def test_X3_a_lay_is_judged_by_the_tops_before_it() -> None:
    """The no-backwards 35 goes on 45 by a backwards trick: it is not visible before it lies."""
    match = table([[35, 50], [60]], draw=PLENTY, piles={"up1": 45})
    match.play(0, "35>up1")
    assert match.view(0)["visible"] == {"up1": "no-backwards"}


# --- X4: stop -----------------------------------------------------------------------------------------------


def test_X4_a_stop_ends_the_turn_at_once_also_as_the_first_card() -> None:
    match = table([[7, 20, 30], [50]], draw=PLENTY)
    assert match.view(0)["due"] == 2
    match.play(0, "7>up1")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == [20, 30, 90, 92, 93, 95, 96]


def test_X4_a_stop_waives_the_experts_minimum_too() -> None:
    match = table([[7, 20, 30], [50, 51, 53]], draw=PLENTY, options={"minimum": 3})
    match.play(0, "7>up1")
    assert match.to_act == (1,)


def test_X4_a_stop_as_a_later_card_ends_the_turn() -> None:
    match = table([[20, 30, 31, 40], [50]], draw=PLENTY)
    play(match, 0, "20>up1", "30>up1", "31>up1")
    assert match.to_act == (1,)


def test_X4_a_stop_ends_the_turn_although_nothing_else_would_fit() -> None:
    match = table([[31, 22], [40]], draw=[95, 99], piles={"up1": 30, "up2": 98, "down1": 3, "down2": 4})
    match.play(0, "31>up1")
    assert match.to_act == (1,)


# --- X5: skull ----------------------------------------------------------------------------------------------


def test_X5_a_skull_must_be_covered_before_the_turn_ends() -> None:
    match = table([[38, 20, 40, 50, 51], [60]], draw=PLENTY)
    play(match, 0, "20>up2", "38>up1")
    error = refused(match, 0, "end")
    assert (error.code, error.facts["clause"]) == ("skull-open", "X5")
    assert match.view(0)["owed"] == 1
    play(match, 0, "50>down1")
    assert refused(match, 0, "end").code == "skull-open"
    play(match, 0, "40>up1", "end")
    assert match.to_act == (1,)


def test_X5_a_backwards_trick_covers_a_skull_too() -> None:
    match = table([[38, 28, 50], [60]], draw=PLENTY)
    play(match, 0, "38>up1", "28>up1", "end")
    assert match.to_act == (1,)


def test_X5_another_skull_covers_a_skull_and_must_be_covered_too() -> None:
    match = table([[38, 63, 65, 50], [60]], draw=PLENTY)
    play(match, 0, "38>up1", "63>up1")
    assert match.view(0)["owed"] == 1
    assert refused(match, 0, "end").code == "skull-open"
    play(match, 0, "65>up1", "end")
    assert match.to_act == (1,)


def test_X5_two_skulls_on_two_piles_are_two_duties() -> None:
    match = table([[38, 63, 65, 40, 50], [60]], draw=PLENTY)
    play(match, 0, "38>up1", "63>up2")
    assert match.view(0)["owed"] == 2
    match.play(0, "40>up1")
    assert refused(match, 0, "end").code == "skull-open"
    play(match, 0, "65>up2", "end")
    assert match.to_act == (1,)


def test_X5_a_stop_may_cover_a_skull() -> None:
    match = table([[38, 56, 50], [60]], draw=PLENTY)
    play(match, 0, "38>up1", "56>up1")
    assert match.to_act == (1,)


def test_X5_a_stop_that_would_leave_a_skull_visible_is_not_legal() -> None:
    match = table([[38, 63, 56, 65, 80], [60]], draw=PLENTY)
    play(match, 0, "38>up1")
    error = refused(match, 0, "56>down1")
    assert (error.code, error.facts["clause"]) == ("skull-left-open", "X5")
    match.play(0, "63>up2")
    assert refused(match, 0, "56>up1").code == "skull-left-open"
    assert refused(match, 0, "80>up2").code == "skull-left-open"
    match.play(0, "65>up2")
    match.play(0, "56>up1")
    assert match.to_act == (1,)


def test_X5_the_third_card_of_a_turn_with_a_three_must_leave_no_skull_visible() -> None:
    match = table([[45, 38, 40, 50], [60]], draw=PLENTY)
    play(match, 0, "45>down1", "38>up1")
    assert refused(match, 0, "50>up2").code == "skull-left-open"
    match.play(0, "40>up1")
    assert match.to_act == (1,)


def test_X5_a_skull_may_be_the_last_card_of_a_hand_and_leaves_the_duty_unmet() -> None:
    match = table([[20, 38], [60]], draw=PLENTY)
    play(match, 0, "20>up2", "38>up1")
    assert ended(match) == (False, 8, "duty")


def test_X5_with_the_minimum_laid_a_skull_that_nothing_covers_loses() -> None:
    match = table([[20, 24, 87], [60]], draw=PLENTY, piles={"up1": 86})
    play(match, 0, "20>up2", "24>up2")
    assert "end" in match.legal(0)
    match.play(0, "87>up1")
    assert ended(match) == (False, 8, "duty")


# --- X6: three ----------------------------------------------------------------------------------------------


def test_X6_a_three_asks_for_exactly_three_cards_and_the_third_ends_the_turn() -> None:
    match = table([[20, 45, 50, 51], [60]], draw=PLENTY)
    play(match, 0, "20>up1", "45>up1")
    assert match.view(0)["three"] is True
    assert match.view(0)["owed"] == 1
    error = refused(match, 0, "end")
    assert (error.code, error.facts["clause"]) == ("three-not-done", "X6")
    match.play(0, "50>up1")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == [51, *PLENTY[:6]]


def test_X6_a_three_as_the_third_card_ends_the_turn() -> None:
    match = table([[20, 30, 45, 51], [60]], draw=PLENTY)
    play(match, 0, "20>up1", "30>up1", "45>up1")
    assert match.to_act == (1,)


def test_X6_a_three_as_the_first_card() -> None:
    match = table([[21, 30, 40, 51], [60]], draw=PLENTY)
    match.play(0, "21>up1")
    assert match.view(0)["owed"] == 2
    match.play(0, "30>up1")
    assert moves(match, 0)
    assert "end" not in match.legal(0)
    match.play(0, "40>up1")
    assert match.to_act == (1,)


def test_X6_a_three_as_the_fourth_card_or_later_is_not_legal() -> None:
    match = table([[20, 30, 40, 45, 50], [60]], draw=PLENTY)
    play(match, 0, "20>up1", "30>up1", "40>up1")
    error = refused(match, 0, "45>up1")
    assert (error.code, error.facts["clause"]) == ("three-too-late", "X6")
    match.play(0, "50>up1")
    assert refused(match, 0, "45>down1").code == "three-too-late"
    match.play(0, "end")
    assert match.to_act == (1,)


def test_X6_two_threes_in_a_turn_ask_for_the_same() -> None:
    match = table([[21, 45, 50, 51], [60]], draw=PLENTY)
    play(match, 0, "21>up1", "45>up1")
    assert match.view(0)["owed"] == 1
    match.play(0, "50>up1")
    assert match.to_act == (1,)


def test_X6_a_stop_after_a_three_is_legal_only_as_the_third_card() -> None:
    match = table([[45, 56, 20, 50], [60]], draw=PLENTY)
    match.play(0, "45>up1")
    error = refused(match, 0, "56>up1")
    assert (error.code, error.facts["clause"]) == ("stop-too-early", "X6")


def test_X6_a_number_card_a_three_and_a_stop_three_laid_three_drawn() -> None:
    match = table([[20, 45, 56, 2, 4, 5, 6], [60]], draw=PLENTY)
    play(match, 0, "20>up1", "45>up1", "56>up1")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == [2, 4, 5, 6, 90, 92, 93]


def test_X6_a_skull_as_the_third_card_of_a_turn_with_a_three_is_not_legal() -> None:
    match = table([[20, 45, 63, 51], [60]], draw=PLENTY)
    play(match, 0, "20>up1", "45>up1")
    assert refused(match, 0, "63>up1").code == "skull-left-open"
    assert refused(match, 0, "63>down2").code == "skull-left-open"
    match.play(0, "51>up1")
    assert match.to_act == (1,)


def test_X6_a_three_may_be_laid_when_the_hand_cannot_reach_three_cards() -> None:
    match = table([[45, 50], [60]], draw=PLENTY)
    play(match, 0, "45>up1", "50>up1")
    assert ended(match) == (False, 8, "duty")


def test_X6_the_experts_minimum_and_a_three_ask_for_three() -> None:
    match = table([[20, 30, 45, 51], [60, 61, 62]], draw=PLENTY, options={"minimum": 3})
    play(match, 0, "20>up1", "30>up1", "45>up1")
    assert match.to_act == (1,)


# --- X7: silence --------------------------------------------------------------------------------------------


def test_X7_while_silence_is_visible_nobody_talks() -> None:
    match = table([[50, 51, 53], [60]], draw=PLENTY, piles={"up1": 28})
    for seat in range(2):
        assert not [text for text in match.legal(seat) if match.game.is_talk(text)]
        for text in (*PILE_TALK, *KIND_TALK):
            error = refused(match, seat, text)
            assert (error.code, error.facts["clause"]) == ("silence", "X7")
    match.play(0, "50>up1")
    assert all([text for text in match.legal(seat) if match.game.is_talk(text)] for seat in range(2))


def test_X7_what_was_said_before_stays_as_it_was() -> None:
    match = table([[28, 50, 51], [60]], draw=PLENTY)
    match.play(1, "avoid up1")
    match.play(0, "28>up2")
    assert match.view(0)["talk"] == [[1, "avoid", "up1"]]
    assert refused(match, 1, "free up1").code == "silence"


# --- X8: no backwards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pile", "piles"),
    [
        (25, "up1", {"up1": 35}),  # on the command itself
        (50, "up2", {"up1": 35, "up2": 60}),  # and on the three other piles
        (90, "down1", {"up1": 35, "down1": 80}),
        (40, "down2", {"up1": 35, "down2": 30}),
        (69, "down1", {"down1": 59}),
    ],
)
def test_X8_no_backwards_trick_on_any_of_the_four_piles(card: int, pile: str, piles: dict[str, int]) -> None:
    match = table([[card, 51, 53], [61]], draw=PLENTY[1:], piles=piles)
    error = refused(match, 0, f"{card}>{pile}")
    assert (error.code, error.facts["clause"]) == ("no-backwards", "X8")


@pytest.mark.parametrize(("pile", "top"), [("up1", 45), ("down1", 25)])
def test_X8_the_card_itself_may_be_laid_by_a_trick(pile: str, top: int) -> None:
    match = table([[35, 50], [60]], draw=PLENTY, piles={pile: top})
    match.play(0, f"35>{pile}")
    assert match.view(0)["piles"][pile] == 35


def test_X8_a_card_of_the_same_kind_may_not_be_laid_by_a_trick_while_one_is_visible() -> None:
    match = table([[35, 50], [60]], draw=PLENTY, piles={"up1": 45, "up2": 10})
    assert refused(match, 0, "35>up1").code == "no-backwards"


def test_X8_a_lay_that_does_not_fit_anyway_is_refused_for_that() -> None:
    match = table([[24, 50], [60]], draw=PLENTY, piles={"up1": 35})
    assert refused(match, 0, "24>up1").code == "does-not-fit"


# --- X9: one pile -------------------------------------------------------------------------------------------


def test_X9_all_cards_of_a_turn_go_on_one_pile_which_one_is_free() -> None:
    for pile, cards in [("up2", (43, 44, 46)), ("down1", (90, 85, 83))]:
        match = table([[*cards, 11], [60]], draw=PLENTY[1:], piles={"up1": 42})
        assert {text.split(">")[1] for text in moves(match, 0)} >= {"up1", "up2", "down1", "down2"}
        match.play(0, f"{cards[0]}>{pile}")
        assert {text.split(">")[1] for text in moves(match, 0) if text != "end"} == {pile}
        error = refused(match, 0, f"{cards[1]}>down2")
        assert (error.code, error.facts["clause"], error.facts["bound"]) == ("one-pile", "X9", pile)
        play(match, 0, f"{cards[1]}>{pile}", f"{cards[2]}>{pile}", "end")
        assert match.to_act == (1,)


def test_X9_covering_it_with_the_first_card_frees_the_other_piles() -> None:
    match = table([[43, 44, 46, 90], [60]], draw=PLENTY[1:], piles={"up1": 42})
    play(match, 0, "43>up1", "44>up2", "90>down1")
    assert match.view(0)["turn_piles"] == ["up1", "up2", "down1"]


def test_X9_laid_in_the_middle_of_a_turn_it_does_not_look_back() -> None:
    """20 on one pile, then the one-pile 42 on another: from then on only its own pile, and the next card lifts it."""
    match = table([[20, 42, 43, 44, 90], [60]], draw=PLENTY[1:])
    play(match, 0, "20>up1", "42>up2")
    assert refused(match, 0, "43>up1").code == "one-pile"
    assert refused(match, 0, "90>down1").code == "one-pile"
    play(match, 0, "43>up2", "44>up1", "90>down1")
    assert match.view(0)["piles"] == {"up1": 44, "up2": 43, "down1": 90, "down2": 100}


def test_X9_with_two_visible_covering_one_leaves_the_other() -> None:
    match = table([[43, 44, 90], [60]], draw=PLENTY[1:], piles={"up1": 42, "down1": 91})
    match.play(0, "43>up1")
    assert match.view(0)["visible"] == {"down1": "one-pile"}
    assert refused(match, 0, "44>up2").code == "one-pile"
    assert refused(match, 0, "90>down1").code == "one-pile"
    play(match, 0, "44>up1", "end")
    assert match.to_act == (1,)


def test_X9_a_one_pile_of_another_pile_laid_as_first_card() -> None:
    match = table([[66, 67, 44, 90], [60]], draw=PLENTY[1:], piles={"up1": 42})
    match.play(0, "66>up2")
    assert refused(match, 0, "44>up1").code == "one-pile"
    match.play(0, "67>up2")
    assert refused(match, 0, "44>up1").code == "one-pile"


def test_X9_a_player_whom_it_leaves_no_second_card_is_stuck() -> None:
    match = table([[43, 95, 20], [60]], draw=PLENTY[:3], piles={"up1": 42, "up2": 84, "down1": 3, "down2": 4})
    match.play(0, "95>up2")
    assert ended(match) == (False, 6, "stuck")


# --- X10: draw one ------------------------------------------------------------------------------------------


def test_X10_while_it_is_visible_at_the_end_of_a_turn_one_card_is_drawn_however_many_were_laid() -> None:
    match = table([[2, 4, 5, 30, 40, 50, 51], [60]], draw=PLENTY, piles={"up1": 24})
    play(match, 0, "2>up2", "4>up2", "5>up2", "end")
    assert match.view(0)["hand"] == [30, 40, 50, 51, 90]


def test_X10_laid_in_this_turn_it_counts_already() -> None:
    match = table([[2, 24, 5, 30], [60]], draw=PLENTY)
    play(match, 0, "2>up2", "24>up1", "end")
    assert match.view(0)["hand"] == [5, 30, 90]


def test_X10_covered_at_the_end_of_the_turn_the_hand_is_filled_up_again() -> None:
    match = table([[30, 40, 50], [60]], draw=PLENTY, piles={"up1": 24})
    play(match, 0, "30>up1", "40>up2", "end")
    assert match.view(0)["hand"] == [50, *PLENTY[:6]]


def test_X10_it_binds_after_a_stop_too() -> None:
    match = table([[7, 30, 40], [60]], draw=PLENTY, piles={"up1": 24})
    match.play(0, "7>up2")
    assert match.view(0)["hand"] == [30, 40, 90]


def test_X10_with_the_draw_pile_empty_nothing_is_drawn() -> None:
    match = table([[2, 30], [60]], piles={"up1": 24})
    play(match, 0, "2>up2", "end")
    assert match.view(0)["hand"] == [30]


def test_X10_a_hand_shorter_than_the_minimum_has_lost_when_nothing_more_can_be_laid() -> None:
    match = table([[30], [60]], draw=PLENTY)
    assert not match.over
    match.play(0, "30>up1")
    assert ended(match) == (False, 8, "stuck")


def test_X10_unless_a_stop_ends_the_turn_first() -> None:
    match = table([[7], [60, 61]], draw=PLENTY)
    match.play(0, "7>up1")
    assert match.to_act == (1,)
    assert match.view(0)["hand"] == PLENTY


# --- X11: talk about commands -------------------------------------------------------------------------------


def test_X11_talk_about_kinds_stands_beside_the_talk_about_piles() -> None:
    match = table([[50, 51], [60]], draw=PLENTY)
    assert [text for text in match.legal(1) if match.game.is_talk(text)] == [*PILE_TALK, *KIND_TALK]
    play(match, 1, "hold stop", "not-now three", "avoid up1")
    assert match.view(0)["talk"] == [[1, "avoid", "up1"], [1, "hold", "stop"], [1, "not-now", "three"]]


def test_X11_one_word_a_kind_and_free_takes_it_back() -> None:
    match = table([[50, 51], [60]], draw=PLENTY)
    play(match, 1, "hold stop", "not-now stop")
    assert match.view(0)["talk"] == [[1, "not-now", "stop"]]
    play(match, 1, "free stop")
    assert match.view(0)["talk"] == []


def test_X11_words_about_kinds_grow_old_like_those_about_piles() -> None:
    match = table([[50, 51, 53], [60, 61, 62]], draw=PLENTY)
    match.play(1, "hold skull")
    play(match, 0, "hold stop", "50>up1", "51>up1", "end")
    assert match.view(0)["talk"] == [[0, "hold", "stop"], [1, "hold", "skull"]]
    play(match, 1, "60>up1", "61>up1", "end")
    assert match.view(0)["talk"] == [[0, "hold", "stop"]]


def test_X11_whether_talk_is_true_is_not_checked_and_it_changes_nothing_else() -> None:
    match = table([[50, 51], [60]], draw=PLENTY)
    before = match.view(1)
    match.play(0, "hold three")
    assert match.view(1) == before | {"talk": [[0, "hold", "three"]]}


# --- X12: the score -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ([38], 1),  # a last skull
        ([45], 2),  # a last three alone
        ([40, 45], 1),  # a three among the last two
        ([45, 50], 1),
        ([38, 63], 2),  # two open skulls
        ([38, 45], 1),
    ],
)
def test_X12_all_cards_laid_but_a_duty_unmet_is_lost_with_the_cards_missing(
    cards: list[int], score: int
) -> None:
    match = table([cards, []])
    for card, pile in zip(cards, ("up1", "up2"), strict=False):
        match.play(0, f"{card}>{pile}")
    assert ended(match) == (False, score, "duty")
    assert match.view(None)["left"] == 0


@pytest.mark.parametrize("cards", [[50], [31], [38, 40], [20, 45, 50], [21, 45, 50], [28], [35], [42], [24]])
def test_X12_the_last_card_wins_at_once_when_nothing_is_owed_after_it(cards: list[int]) -> None:
    match = table([cards, []])
    for card in cards:
        assert not match.over
        match.play(0, f"{card}>up1")
    assert ended(match) == (True, 0, "all-laid")


def test_X12_while_a_card_is_unlaid_only_unlaid_cards_count() -> None:
    match = table([[45], [60]])
    match.play(0, "45>up1")
    assert ended(match) == (False, 1, "duty")


# --- views and positions ------------------------------------------------------------------------------------


def test_a_view_says_what_is_in_force_and_what_is_owed() -> None:
    match = table([[38, 21, 50], [60]], draw=PLENTY, piles={"down1": 77})
    play(match, 0, "21>up1", "38>up2")
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view["visible"] == {"up2": "skull", "down1": "silence"}
        assert (view["turn_cards"], view["turn_piles"]) == ([21, 38], ["up1", "up2"])
        assert (view["owed"], view["three"]) == (1, True)


def test_costs_say_how_far_a_pile_would_move_by_its_top() -> None:
    view = table([[25, 50], [60]], draw=PLENTY, piles={"up1": 35}).view(0)
    assert view["costs"]["25"] == {"up1": -10, "up2": 24, "down1": 75, "down2": 75}


def test_a_position_in_the_middle_of_a_turn_knows_its_cards_and_their_piles() -> None:
    match = table([[21, 30, 50], [60]], draw=PLENTY)
    match.play(0, "21>up1")
    again = match.game.from_position(match.position())
    assert again.position() == match.position()
    assert (again.view(0)["three"], again.view(0)["owed"], again.legal(0)) == (True, 2, match.legal(0))


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"laid": 1}, "laid-and-turn-cards"),
        ({"turn_cards": [30], "turn_piles": ["up1"]}, "turn-card-not-on-pile"),
        (
            {"turn_cards": [30, 32], "turn_piles": ["up1", "up1"], "piles": {"up1": 30}},
            "turn-card-not-on-pile",
        ),
        ({"turn_cards": [30], "turn_piles": ["left"], "piles": {"up1": 30}}, "position-value"),
        ({"turn_cards": [30], "piles": {"up1": 30}}, "turn-cards-and-piles"),
        ({"turn_cards": [30], "turn_piles": ["up1"], "piles": {"up1": 30}, "draw": [30]}, "card-twice"),
        (
            {"turn_cards": [30, 32], "turn_piles": ["up1", "up1"], "piles": {"up1": 32}, "draw": [30]},
            "card-twice",
        ),
        ({"commands": {}}, "commands-count"),
        ({"talk": [[0, "avoid", "stop", False]]}, "position-talk"),
        ({"talk": [[0, "hold", "up1", False]]}, "position-talk"),
    ],
)
def test_positions_that_no_match_can_reach_are_refused(keys: dict[str, Any], code: str) -> None:
    assert unplayable("the-game-extreme", {"hands": [[50], [60]]} | keys) == code


def test_X7_nothing_may_be_written_while_a_silence_is_visible() -> None:
    match = table([[3, 30, 40], [60, 61]], draw=PLENTY)
    assert match.chat == "no-numbers"
    match.play(0, "3>up1")  # a silence
    assert match.chat == "closed"
    match.play(0, "30>up1")
    assert match.chat == "no-numbers"
    strict = table([[3, 30, 40], [60, 61]], draw=PLENTY, options={"talk": "strict"})
    assert strict.chat == "strict"
    strict.play(0, "3>up1")
    assert strict.chat == "closed"
