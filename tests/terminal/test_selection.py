"""What is picked and not yet done can be typed, reached by arrows and taken back."""

from __future__ import annotations

import pytest

from tablee.terminal.selection import Selection

HAND = [5, 12, 37, 55, 100]


def typed(digits: str) -> Selection:
    """Return a selection after some digits."""
    selection = Selection()
    for digit in digits:
        selection.type(digit, HAND)
    return selection


@pytest.mark.parametrize(
    ("digits", "card"),
    [
        ("5", 5),
        ("55", 55),
        ("37", 37),
        ("100", 100),
        ("123", 3),
        ("1237", 37),
        ("99", 99),
        ("0", None),
        ("1001", 1),
        ("5537", 37),
    ],
)
def test_digits_make_a_card(digits: str, card: int | None) -> None:
    assert typed(digits).card == card


def test_arrows_go_round_the_hand() -> None:
    selection = Selection()
    cards = []
    for _ in range(6):
        selection.step(1, HAND)
        cards.append(selection.card)
    assert cards == [*HAND, 5]
    selection.clear()
    selection.step(-1, HAND)
    assert selection.card == 100
    selection.step(1, [])
    assert selection.card == 100


def test_arrows_go_round_the_targets() -> None:
    selection = Selection()
    selection.step_target(-1, 4)
    assert selection.target == 3
    selection.step_target(1, 4)
    assert selection.target == 0
    selection.step_target(1, 0)
    assert selection.target == 0


def test_the_last_thing_picked_is_taken_back_first() -> None:
    selection = typed("37")
    selection.target = 2
    assert (selection.undo(), selection.target, selection.card) == (True, None, 37)
    assert (selection.undo(), selection.card) == (True, None)
    assert not selection.undo()
    selection = typed("37")
    assert (selection.erase(), selection.card) == (True, 3)
    assert (selection.erase(), selection.card) == (True, None)
    assert not selection.erase()
