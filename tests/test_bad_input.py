"""10,000 mutated records, positions, actions and options: never a traceback, never a changed state, always a code."""

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee import Match, Record, TableeError
from tests.matches import any_action, attempt, late, pick_for, setups, spread

GAMES = tablee.games()
RECORDS, POSITIONS, ACTIONS, OPTIONS = 2_500, 3_500, 2_000, 2_000  # 10,000 examples in all


def examples(count: int) -> Any:
    """Settings for a test that runs once a game."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(
        max_examples=count // len(GAMES), deadline=None, suppress_health_check=checks, database=None
    )


def nested(depth: int) -> list[Any]:
    """Return lists in a list in a list, so deep."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


JUNK = st.one_of(
    st.sampled_from(
        [
            *(
                None,
                True,
                False,
                0,
                1,
                -1,
                2,
                55,
                99,
                100,
                101,
                109,
                2**15,
                2**31,
                2**63,
                2**64,
                -(2**63),
                10**40,
            ),
            *(0.0, 1.0, -0.5, 1e308, float("nan"), float("inf"), 2.0),
            *(
                "",
                " ",
                "0",
                "37",
                "٣٧",
                "３７",
                "Ⅷ",
                "1e3",
                "nan",
                "null",
                "\ud800",
                "\x00",
                "é" * 300,
                "up1",
                "end",
                "stop",
                "focus",
            ),
            *([], {}, [[]], [None], [[1]], {"": 0}, {"up1": 1}, [1, 1], nested(60), nested(400)),
        ]
    ),
    st.integers(-5, 120),
    st.text(max_size=4),
)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every (container, key) of JSON-able data."""
    found = []
    if isinstance(data, dict):
        entries = list(data.items())
    elif isinstance(data, list):
        entries = list(enumerate(data))
    else:
        return []
    for key, value in entries:
        found.append((data, key))
        found += places(value)
    return found


@st.composite
def mutated(draw: st.DrawFn, whole: Any, *, most: int = 3) -> Any:
    """Draw a copy of valid data with one to three faults."""
    box = {"whole": copy.deepcopy(whole)}
    for _ in range(draw(st.integers(1, most))):
        found = places(box)
        container, key = found[draw(st.integers(0, len(found) - 1))]
        value = container[key]
        fault = draw(
            st.sampled_from(("replace", "delete", "near", "wrap", "twice", "move", "add", "text", "bool"))
        )
        if fault == "delete" and container is not box:
            del container[key]
        elif fault == "near" and type(value) is int:
            container[key] = value + draw(st.sampled_from((-10, -1, 1, 10)))
        elif fault == "wrap":
            container[key] = [value]
        elif fault == "twice" and isinstance(value, list) and value:
            value.append(copy.deepcopy(value[draw(st.integers(0, len(value) - 1))]))
        elif fault == "move":
            other, place = found[draw(st.integers(0, len(found) - 1))]
            container[key] = copy.deepcopy(other[place])
        elif fault == "add" and isinstance(value, dict):
            name = draw(st.sampled_from((*list(value), "up1", "seed", "colour", "37", "")))
            value[name] = copy.deepcopy(draw(JUNK))
        elif fault == "add" and isinstance(value, list):
            value.insert(draw(st.integers(0, len(value))), copy.deepcopy(draw(JUNK)))
        elif fault == "text":
            container[key] = str(value)
        elif fault == "bool" and value in (0, 1):
            container[key] = bool(value)
        else:
            container[key] = copy.deepcopy(draw(JUNK))
    return box["whole"]


def assert_says_why(error: TableeError, kind: type[TableeError]) -> None:
    """The error is of its kind, with a stable code and one sentence in each language."""
    assert isinstance(error, kind)
    assert isinstance(error, ValueError) or kind is tablee.IllegalAction
    assert error.code
    sentences = [str(error), error.sentence("fr")]
    assert sentences[0] != sentences[1]
    for sentence in sentences:
        assert not sentence.startswith("error-")
        assert len(sentence) < 1_000


@cache
def some_matches(name: str) -> tuple[Match, ...]:
    """Return matches of a game at some moment, of all numbers of players and many options; none is long."""
    found = []
    for seed, game in spread(name, 24, start=90_000):
        random = Random(seed)
        match = late(game, random) if seed % 3 == 0 else game.deal(seed=seed)
        for _ in range(random.randrange(24)):
            if match.over:
                break
            match.play(*pick_for(name, seed)(match, random))
        found.append(match)
    return tuple(found)


by_game = pytest.mark.parametrize("name", GAMES)


# --- records ------------------------------------------------------------------------------------------------


@by_game
@examples(RECORDS)
@given(data=st.data())
def test_a_mutated_record_is_read_or_refused(name: str, data: st.DataObject) -> None:
    match = some_matches(name)[data.draw(st.integers(0, 23))]
    whole = data.draw(mutated(json.loads(match.record().to_json())))
    text = spoiled(data, json.dumps(whole, ensure_ascii=data.draw(st.booleans())))
    record, error = attempt(lambda: Record.from_json(text))
    if error is not None:
        assert_says_why(error, tablee.BadRecord)
    else:
        again = Record.from_json(record.to_json())
        assert again == record
        assert again.replay().position() == record.replay().position()


def spoiled(data: st.DataObject, text: str) -> str:
    """Spoil the text itself, in one of four cases."""
    match data.draw(st.integers(0, 15)):
        case 0:
            return text[: data.draw(st.integers(0, len(text)))]
        case 1:
            at = data.draw(st.integers(0, len(text) - 1))
            return text[:at] + data.draw(st.characters()) + text[at + 1 :]
        case 2:
            return text.replace(data.draw(st.sampled_from("0123456789")), "9" * 5_000, 1)
        case 3:
            depth = data.draw(st.sampled_from((50, 300, 900, 980, 5_000)))
            return text.replace("[", "[" * depth, 1).replace("]", "]" * depth, 1)
    return text


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '"tablee-record"', "\x00", "[" * 100_000, '{"format": "tablee-record"}', "NaN"],
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(tablee.BadRecord) as caught:
        Record.from_json(text)
    assert_says_why(caught.value, tablee.BadRecord)


@pytest.mark.parametrize("value", [None, 7, b"\xff\xfe", b"{}", [], {}])
def test_what_is_no_text_is_no_record(value: Any) -> None:
    with pytest.raises(tablee.BadRecord) as caught:
        Record.from_json(value)
    assert_says_why(caught.value, tablee.BadRecord)


@by_game
def test_the_first_action_that_does_not_fit_is_named(name: str) -> None:
    """A record is refused with the number and text of the first action that does not fit."""
    match = next(match for match in some_matches(name) if len(match.actions) > 3 and match.seed is not None)
    whole = json.loads(match.record().to_json())
    whole["actions"].insert(2, [whole["actions"][2][0], "row9", None])
    with pytest.raises(tablee.BadRecord) as caught:
        Record.from_json(json.dumps(whole))
    assert caught.value.code == "record-action"
    assert (caught.value.facts["number"], caught.value.facts["action"]) == (3, "'row9'")
    for language in ("en", "fr"):
        assert "3" in caught.value.sentence(language)
        assert "row9" in caught.value.sentence(language)


# --- positions ----------------------------------------------------------------------------------------------


@by_game
@examples(POSITIONS)
@given(data=st.data())
def test_a_mutated_position_is_played_or_refused(name: str, data: st.DataObject) -> None:
    match = some_matches(name)[data.draw(st.integers(0, 23))]
    position = data.draw(mutated(match.position()))
    given_before = copy.deepcopy(position)
    loaded, error = attempt(lambda: match.game.from_position(position))
    if error is not None:
        assert_says_why(error, tablee.BadPosition)
    else:
        assert_plays(loaded)
    assert repr(position) == repr(given_before)


def assert_plays(match: Match) -> None:
    """A position that was accepted is a position: it is written down as it is read, and the match goes on."""
    again = match.game.from_position(match.position())
    assert again.position() == match.position()
    random = Random(1)
    for _ in range(12):
        if match.over:
            assert match.outcome is not None
            break
        match.play(*any_action(match, random))
        assert json.loads(json.dumps(match.view(None))) == match.view(None)


@by_game
@pytest.mark.parametrize("position", [None, 7, "hands", [], [["hands", []]], True, 1.5])
def test_what_is_no_position_at_all_is_refused(name: str, position: Any) -> None:
    with pytest.raises(tablee.BadPosition) as caught:
        setups(name)[0].from_position(position)
    assert_says_why(caught.value, tablee.BadPosition)


# --- actions ------------------------------------------------------------------------------------------------


WORDS = sorted({word for name in GAMES for game in setups(name)[:1] for word in game.actions[::7]})
TEXTS = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from([None, 3, 1.5, b"37>up1", ("37>up1",), ["37>up1"], {"text": "end"}, True, 10**5_000]),
    st.text(max_size=8),
    st.builds(
        lambda word, fault: fault(word),
        st.sampled_from(WORDS),
        st.sampled_from(
            [
                str.upper,
                lambda w: f" {w}",
                lambda w: f"{w}\n",
                lambda w: f"0{w}",
                lambda w: w[:-1],
                lambda w: w.replace("1", "١"),
                lambda w: w.replace(">", " > "),
                lambda w: w + "\x00",
            ]
        ),
    ),
)
SEATS = st.one_of(st.integers(0, 10), st.sampled_from([None, -1, True, "0", 1.0, 2**70, 10**5_000, [], (0,)]))
TIMES = st.sampled_from([None, 0, 5, 2**70, None, -1, 1.5, "3", True, []])


@by_game
@examples(ACTIONS)
@given(number=st.integers(0, 23), seat=SEATS, text=TEXTS, at_ms=TIMES)
def test_a_mutated_action_is_taken_or_refused_and_changes_nothing(
    name: str, number: int, seat: Any, text: Any, at_ms: Any
) -> None:
    match = some_matches(name)[number].clone()
    before = match.position(), match.actions
    _, error = attempt(lambda: match.play(seat, text, at_ms))
    if error is None:
        assert text in match.game.actions
        assert match.actions[:-1] == before[1]
        return
    assert_says_why(error, tablee.BadOption if error.code == "bad-time" else tablee.IllegalAction)
    assert (match.position(), match.actions) == before


# --- options ------------------------------------------------------------------------------------------------


@by_game
@examples(OPTIONS)
@given(data=st.data())
def test_mutated_options_are_taken_or_refused(name: str, data: st.DataObject) -> None:
    valid = some_matches(name)[data.draw(st.integers(0, 23))].game.options
    options = data.draw(mutated(valid))
    if not isinstance(options, dict) or not all(isinstance(key, str) for key in options):
        return
    before = repr(options)
    game, error = attempt(lambda: tablee.load(name, **options))
    if error is not None:
        assert_says_why(error, tablee.BadOption)
    else:
        assert json.loads(json.dumps(game.options)) == game.options
        assert tablee.load(name, **game.options).options == game.options
        assert game.deal(seed=1).to_act
    assert repr(options) == before
