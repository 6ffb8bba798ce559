"""Drawing with characters: widths are counted in cells, and what does not fit is cut, never wrapped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tablee.terminal.boards._cards import Card, big_number, cost_text, draw_card, draw_cards
from tablee.terminal.draw import (
    beside,
    box,
    center,
    fit,
    flow,
    join,
    line,
    prefix,
    shorten,
    spread,
    width_of,
    wrap,
)

words = st.text(alphabet="ab é日👍 \n", max_size=60)


@given(words, st.integers(0, 30), st.sampled_from(["left", "center", "right"]))
def test_fit_takes_exactly_the_cells_it_is_given(text: str, width: int, align: str) -> None:
    fitted = fit(text.replace("\n", ""), width, align)  # type: ignore[arg-type]
    assert fitted.width == width
    assert cell_len(fitted.plain) == width


def test_fit_shows_where_it_cut() -> None:
    assert fit("abcdef", 4).plain == "abc…"
    assert fit("日本語", 4).plain == "日… "
    assert fit(join(["ab", line("cd", "bold"), "ef"]), 5).plain == "abcd…"
    assert shorten("abcdef", 4) == "abc…"
    assert fit("ab", 4, "center").plain == " ab "
    assert fit("ab", 4, "right").plain == "  ab"


@given(words, st.integers(2, 30), st.sampled_from(["", "  ", " " * 40]))
def test_wrap_keeps_every_character_and_the_width(text: str, width: int, indent: str) -> None:
    lines = wrap(text, width, indent=indent)
    assert all(entry.width <= width for entry in lines)
    kept = "".join(entry.plain for entry in lines).replace(" ", "")
    assert kept == text.replace("\n", "").replace(" ", "")


def test_wrap_breaks_at_spaces_and_hangs_later_lines() -> None:
    assert [entry.plain for entry in wrap("one two three\nfour", 8, indent="  ")] == [
        "one two",
        "  three",
        "four",
    ]
    assert [entry.plain for entry in wrap("  * a", 8)] == ["  * a"]
    assert [entry.plain for entry in wrap("abcdefghij", 4)] == ["abcd", "efgh", "ij"]


@given(words.map(lambda text: text.replace("\n", "")), st.integers(0, 20))
def test_prefix_is_the_longest_that_fits(text: str, width: int) -> None:
    start = prefix(text, width)
    assert text.startswith(start)
    assert cell_len(start) <= width
    assert start == text or cell_len(text[: len(start) + 1]) > width


def test_a_box_has_one_width_and_shows_head_and_foot() -> None:
    drawn = [entry.plain for entry in box(["47", "日本"], 8, head="A", foot="+5")]
    assert drawn == ["╭──A───╮", "│  47  │", "│ 日本 │", "╰──+5──╯"]
    assert all(cell_len(text) == 8 for text in drawn)
    assert box(["x"], 6, head="too long")[0].plain == "╭too…╮"


def test_blocks_stand_beside_each_other_with_their_tops_in_line() -> None:
    rows = beside([[line("a"), line("bb")], [line("c")]], gap=1)
    assert [entry.plain for entry in rows] == ["a  c", "bb  "]
    assert [entry.plain for entry in center([line("ab")], 6)] == ["  ab"]
    assert width_of([line("日"), line("abc")]) == 3


def test_flow_goes_on_below_and_hangs_in() -> None:
    parts = [line("aa"), line("bb"), line("cc")]
    assert [entry.plain for entry in flow(parts, 6, gap="  ", hang=2)] == ["aa  bb", "  cc"]
    assert flow([], 6) == []


@given(st.lists(st.integers(0, 6), min_size=1, max_size=4), st.integers(1, 14))
def test_spread_fills_the_height_and_keeps_the_last_section_at_the_bottom(
    sizes: list[int], height: int
) -> None:
    sections = [[line(f"{number}.{y}") for y in range(count)] for number, count in enumerate(sizes)]
    lines = [entry.plain for entry in spread(sections, height)]
    assert len(lines) == height
    full = [count for count in sizes if count]
    if len(full) > 1 and full[0] + full[-1] <= height:
        last = [entry.plain for entry in [section for section in sections if section][-1]]
        assert lines[-len(last) :] == last


def test_a_picked_card_is_told_by_its_edge_and_not_by_colour() -> None:
    plain, picked = draw_card(Card(7), 6), draw_card(Card(7, picked=True), 6)
    assert [entry.plain for entry in plain] == ["╭────╮", "│ 7  │", "╰────╯"]
    assert [entry.plain for entry in picked] == ["╔════╗", "║ 7  ║", "╚════╝"]


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("tall", [False, True])
def test_a_hand_of_twelve_fits_the_screen(count: int, tall: bool) -> None:
    drawn = draw_cards(
        [Card(89 + number) for number in range(count)], 118 if tall else 78, tall, widest=11 if tall else 9
    )
    assert width_of(drawn) <= (118 if tall else 78)
    assert len({entry.width for entry in drawn}) == 1


def test_large_digits_only_where_there_is_room() -> None:
    assert big_number(105, 11)[1] == " ┃  ┃ ┃ ┗━┓"
    assert big_number(105, 10) == ["", "105", ""]


@pytest.mark.parametrize(
    ("cost", "legal", "text"),
    [(5, True, "+5"), (-10, True, "↶10"), (None, True, "·"), (5, False, "✗+5"), (-10, False, "✗↶10")],
)
def test_costs_are_told_by_signs(cost: int | None, legal: bool, text: str) -> None:
    assert cost_text(cost, legal) == text
