"""Copies of `observe` and of strategies: each field that is written is as in the whole observation, and answers are the same."""

from random import Random
from types import FunctionType
from typing import Any

import pytest

import tablee
from tablee.bots._shelf import strategy
from tablee.games._kit import NOBODY, Fields, Stream, cells
from tablee.play.rules import rules
from tablee.play.tailoring import NotRead, fields_named, shown_late, tailor
from tablee.sim.showing import Shower
from tests.matches import late, pick_for, spread, steps

GAMES = tablee.games()
BOTS = ("random", "sensible")


def dirty(kind: type[Fields]) -> Fields:
    """Return a record with something else in every field."""
    record = kind()
    for name in kind.SCALARS:
        setattr(record, name, -7)
    for name, count in kind.LISTS.items():
        setattr(record, name, [-7] * count)
    return record


@pytest.mark.parametrize("name", GAMES)
def test_each_field_that_is_shown_is_as_in_the_whole_observation(name: str) -> None:
    shower = Shower(rules(name))
    whole = rules(name).Observation
    random = Random(7)
    names = [*whole.SCALARS, *whole.LISTS]
    wanted = [frozenset({field}) for field in names] + [frozenset(random.sample(names, 5)) for _ in range(20)]
    shows = [shower.show(fields) for fields in wanted]
    assert any(len(written) < len(names) // 2 for _, written in shows)
    for seed, game in spread(name, 6, start=40):
        match = late(game, random) if seed % 2 else game.deal(seed)
        for _ in steps(match, random, pick_for(name, seed)):
            seat = random.choice((NOBODY, *range(game.players)))
            full = match.observe(None if seat == NOBODY else seat)
            for fields, (show, written) in random.sample(list(zip(wanted, shows, strict=True)), 5):
                assert fields <= written
                shown = dirty(whole)
                show(match._state, seat, shown)
                for field in names:
                    expected = getattr(full if field in written else dirty(whole), field)
                    assert getattr(shown, field) == expected, (field, fields)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_strategy_that_shows_itself_what_it_reads_answers_the_same(name: str, bot: str) -> None:
    play = strategy(name, bot)
    shower = Shower(rules(name))
    choose, delay_ms = shower.askers(play)
    kind = shower.kind()
    asked = 0
    for seed, game in spread(name, 4 if name == "the-game-extreme" else 10, start=80):
        match, random = game.deal(seed), Random(seed)
        memories = [(play.Memory(), play.Memory()) for _ in range(game.players)]
        streams = [(Stream(), Stream()) for _ in range(game.players)]
        for _ in steps(match, random, pick_for(name, seed)):
            seat = random.randrange(game.players)
            memory, other_memory = memories[seat]
            stream, other_stream = streams[seat]
            o, shown = match.observe(seat), dirty(kind)
            action = play.choose(o, stream, memory)
            assert choose(match._state, seat, shown, other_stream, other_memory) == action
            if action != 9999:
                delay = play.delay_ms(o, stream, memory, action)
                assert delay_ms(match._state, seat, shown, other_stream, other_memory, action) == delay
                asked += 1
            assert (stream, memory) == (other_stream, other_memory)
    assert asked > 20


@pytest.mark.parametrize("name", GAMES)
def test_what_sensible_bots_read_is_a_part_of_what_they_may_know(name: str) -> None:
    """Were their functions not understood they would be shown everything, and slowly."""
    shower = Shower(rules(name))
    shower.askers(strategy(name, "sensible"))
    kind, whole = shower.kind(), rules(name).Observation
    assert {*kind.SCALARS, *kind.LISTS} < {*whole.SCALARS, *whole.LISTS}
    assert "legal" not in kind.LISTS


# --- what is kept -------------------------------------------------------------------------------------------


class Table(Fields):
    """A state."""

    count: int
    card: list[int] = cells(3)


class Sight(Fields):
    """An observation."""

    count: int
    other: int
    card: list[int] = cells(3)
    legal: list[int] = cells(3)


def fill(s: Any, out: Any) -> int:
    for i in range(3):
        out[i] = s.card[i]
    return 3


def spoil(s: Any, out: Any) -> int:
    s.count += 1
    out[0] = 1
    return 2


def endless(s: Any, out: Any) -> int:
    while out[0] == 5:
        out[1] = 0
    return 2


def plain(s: Any, seat: int, o: Any) -> None:
    o.count = fill(s, o.legal)
    for i in range(3):
        o.card[i] = s.card[i]
    o.other = s.count


def with_effect(s: Any, seat: int, o: Any) -> None:
    o.count = spoil(s, o.legal)
    o.other = s.count


def with_while(s: Any, seat: int, o: Any) -> None:
    o.count = endless(s, o.legal)
    o.other = s.count


def with_index(s: Any, seat: int, o: Any) -> None:
    for i in range(2):
        o.card[i] = 1
    i = 2
    for i in range(2):
        o.legal[i] = 2
    o.other = i


def with_own_reading(s: Any, seat: int, o: Any) -> None:
    o.count = s.count
    o.card[0] = o.count
    if o.card[0] > 1:
        o.other = 5


def with_alias(s: Any, seat: int, o: Any) -> None:
    p = o
    p.other = 3


def with_helper(s: Any, seat: int, o: Any) -> None:
    write_cards(s, o)
    o.other = 1


def write_cards(s: Any, o: Any) -> None:
    for i in range(3):
        o.card[i] = s.card[i]


def run(function: FunctionType) -> tuple[Sight, Table]:
    """Return what the function makes of a table."""
    s, o = Table(), Sight()
    s.count, s.card = 4, [5, 6, 7]
    function(s, 0, o)
    return o, s


@pytest.mark.parametrize(
    ("function", "written"),
    [
        (plain, {"other"}),
        (with_effect, {"other", "count", "legal"}),
        (with_while, {"other", "count", "legal"}),
        (with_index, {"other"}),
        (with_own_reading, {"other", "card", "count"}),
        (with_helper, {"other"}),
    ],
)
def test_what_a_wanted_field_needs_is_kept(function: FunctionType, written: set[str]) -> None:
    copy, names = tailor(function, 2, frozenset({"other"}))
    assert names == written
    (whole, state), (cut, state_after) = run(function), run(copy)
    assert cut.other == whole.other
    assert state_after == state
    assert all(getattr(cut, name) == getattr(Sight(), name) for name in {"card", "legal", "count"} - written)


def test_a_record_with_another_name_is_not_followed() -> None:
    with pytest.raises(NotRead):
        tailor(with_alias, 2, frozenset({"other"}))
    with pytest.raises(NotRead):
        fields_named(with_alias, 2)


def changes(o: Any, r: Any, m: Any) -> int:
    o.count = 3
    return 1


def hands_on(o: Any, r: Any, m: Any) -> int:
    return fill(m, o.card)


@pytest.mark.parametrize("function", [changes, hands_on])
def test_a_strategy_that_changes_its_observation_is_shown_everything(function: FunctionType) -> None:
    with pytest.raises(NotRead):
        shown_late(function, lambda wanted: (function, wanted))
