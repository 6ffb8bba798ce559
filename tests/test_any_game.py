"""What holds for every game, with every number of players and every combination of options."""

import hashlib
import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import tablee
from tablee import Game, Match, Record
from tablee.games._face import CHAT
from tablee.play.commitment import commitment
from tests.matches import any_action, attempt, finished, late, moves, pick_for, refused, setups, spread, steps

GAMES = tablee.games()
MATCHES = 2_000  # random matches a game that are played to the end
CHUNKS = 8  # tests that they are split into
CLOSELY = 24  # matches a game of which every step is looked at closely

Cards = list[int]


def by_game(count: int) -> pytest.MarkDecorator:
    """Split what a test does in `count` parts for each game."""
    parts = [(name, part) for name in GAMES for part in range(count)]
    return pytest.mark.parametrize(("name", "part"), parts, ids=[f"{name}-{part}" for name, part in parts])


# --- cards are conserved ------------------------------------------------------------------------------------


Laid = list[tuple[int, int]]  # seat and card of every lay so far


def _flat(*groups: Any) -> Cards:
    return [card for group in groups for card in group]


def _cards_of_the_game(position: dict[str, Any], laid: Laid) -> Cards:
    return sorted(_flat(*position["hands"], position["draw"], [card for _, card in laid]))


def _cards_of_face_to_face(position: dict[str, Any], laid: Laid) -> Cards:
    return [
        100 * seat + card
        for seat in (0, 1)
        for card in sorted(
            _flat(position["hands"][seat], position["draw"][seat], [c for owner, c in laid if owner == seat])
        )
    ]


def _cards_of_six_qui_prend(position: dict[str, Any], laid: Laid) -> Cards:
    chosen = [card for card in position["chosen"] if card is not None]
    return [
        position["round"],
        *sorted(_flat(*position["rows"], *position["hands"], *position["penalties"], chosen)),
    ]


def _cards_of_the_mind(position: dict[str, Any], laid: Laid) -> Cards:
    return [position["level"], *sorted(_flat(*position["hands"], position["stack"], position["set_aside"]))]


# All cards of a match in order; where a match has several deals, first the number of the deal.
CARDS: dict[str, Callable[[dict[str, Any], Laid], Cards]] = {
    "the-game": _cards_of_the_game,
    "the-game-extreme": _cards_of_the_game,
    "face-to-face": _cards_of_face_to_face,
    "six-qui-prend": _cards_of_six_qui_prend,
    "the-mind": _cards_of_the_mind,
}
DEALT_AGAIN = {"six-qui-prend", "the-mind"}


def assert_conserved(before: Cards, after: Cards, name: str) -> None:
    """The same cards as before, or those of the next deal: as many as it wants, none of them twice."""
    if name in DEALT_AGAIN and before[0] != after[0]:
        assert after[0] == before[0] + 1
        before, after = before[1:], after[1:]
        assert len(set(after)) == len(after)
        return
    assert before == after


# --- 2,000 matches ------------------------------------------------------------------------------------------


@by_game(CHUNKS)
def test_random_matches_end_conserve_their_cards_and_replay_from_their_record(name: str, part: int) -> None:
    share = MATCHES // CHUNKS
    cards_of = CARDS.get(name, lambda position, laid: [])
    for seed, game in spread(name, share, start=part * share):
        match, random, laid = game.deal(seed=seed), Random(seed), Laid()
        cards = cards_of(match.position(), laid)
        assert len(set(cards[1:])) == len(cards[1:])
        every = (
            1 if name in DEALT_AGAIN or seed % 4 == 0 else 9
        )  # a position of a large draw pile takes its time
        for seat, text in steps(match, random, pick_for(name, seed)):
            if ">" in text:
                laid.append((seat, int(text.split(">")[0])))
            if match.over or len(laid) % every == 0:
                now = cards_of(match.position(), laid)
                assert_conserved(cards, now, name)
                cards = now
        assert_outcome(match)
        record = match.record()
        replayed = Record.from_json(record.to_json())
        assert replayed == record
        assert replayed.replay().position() == match.position()


def test_2000_matches_cover_every_number_of_players_and_every_combination_of_options() -> None:
    for name in GAMES:
        played = [game for _, game in spread(name, MATCHES)]
        assert {id(game) for game in played} == {id(game) for game in setups(name)}


def assert_outcome(match: Match) -> None:
    """The outcome has the shape of the public face, and nobody may act any more."""
    outcome = match.outcome
    assert outcome is not None
    assert set(outcome) == {"won", "score", "scores", "winners", "reason"}
    seats = range(match.game.players)
    if outcome["won"] is None:
        assert outcome["score"] is None
        assert len(outcome["scores"]) == match.game.players
        assert all(type(score) is int and score >= 0 for score in outcome["scores"])
        assert outcome["winners"]
        assert set(outcome["winners"]) <= set(seats)
    else:
        assert type(outcome["won"]) is bool
        assert type(outcome["score"]) is int
        assert outcome["scores"] is outcome["winners"] is None
    assert match.over
    assert match.to_act == ()
    assert all(match.legal(seat) == [] for seat in seats)


# --- every step, closely ------------------------------------------------------------------------------------


def matches_to_look_at(name: str, part: int) -> list[tuple[int, Match]]:
    share = CLOSELY // 4
    found = []
    for seed, game in spread(name, share, start=10_000 + part * share):
        random = Random(seed)
        found.append((seed, late(game, random) if seed % 3 else game.deal(seed=seed)))
    return found


@by_game(4)
def test_legal_actions_are_exactly_those_that_are_not_refused(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        assert_legal(match, random)
        for _ in steps(match, random, pick_for(name, seed)):
            assert_legal(match, random)


def assert_legal(match: Match, random: Random) -> None:
    """What legal, refusal, to_act, observe and view say of a moment is the same."""
    seats = range(match.game.players)
    texts = match.game.actions
    assert bool(match.to_act) is not match.over
    closely = random.choice(seats)
    for seat in seats:
        legal = match.legal(seat)
        observed = match.observe(seat)
        ids = observed.legal[: observed.legal_count]
        assert [texts[action] for action in ids] == legal
        assert ids == sorted(set(ids))
        assert [match.game.is_talk(text) for text in legal] == [False] * observed.move_count + [True] * (
            len(legal) - observed.move_count
        )
        assert observed.to_act == (seat in match.to_act)
        if seat in match.to_act:
            assert observed.move_count > 0
        sample = texts if seat == closely else random.sample(texts, 30)
        expected = set(legal)
        for text in sample:
            assert (match.refusal(seat, text) is None) is (text in expected)


@by_game(4)
def test_an_illegal_action_changes_nothing_and_says_why(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        for _ in steps(match, random, pick_for(name, seed)):
            seat = random.randrange(match.game.players)
            text = random.choice(match.game.actions)
            if text not in match.legal(seat):
                count = len(match.actions)
                assert refused(match, seat, text).code
                assert len(match.actions) == count


@by_game(4)
def test_a_position_is_the_whole_state(name: str, part: int) -> None:
    """Loaded at any step, a match has the same position, waits for the same seats and allows the same actions."""
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        assert_same(match.game.from_position(match.position()), match)
        for _ in steps(match, random, pick_for(name, seed)):
            position = match.position()
            assert json.loads(json.dumps(position)) == position
            assert_same(match.game.from_position(position), match)


def assert_same(loaded: Match, match: Match) -> None:
    seats = range(match.game.players)
    assert loaded.position() == match.position()
    assert loaded.to_act == match.to_act
    assert [loaded.legal(seat) for seat in seats] == [match.legal(seat) for seat in seats]
    assert loaded.outcome == match.outcome


@by_game(4)
def test_a_loaded_position_goes_on_like_the_match_it_was_taken_from(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        loaded = match.game.from_position(match.position())
        for seat, text in steps(match, random, pick_for(name, seed)):
            loaded.play(seat, text)
            assert loaded.position() == match.position()
            if random.random() < 0.2:
                loaded = match.game.from_position(match.position())


@by_game(4)
def test_a_clone_goes_its_own_way(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        for _ in steps(match, random, pick_for(name, seed)):
            if random.random() < 0.1 and not match.over:
                twin, before = match.clone(), (match.position(), match.actions)
                assert (twin.position(), twin.actions, twin.seed) == (*before, match.seed)
                finished(twin, Random(seed))
                assert (match.position(), match.actions) == before


@by_game(4)
def test_a_record_tells_every_step(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        positions = [match.position()]
        positions += [match.position() for _ in steps(match, random, pick_for(name, seed))]
        names = [f"Zoé {seat}" for seat in range(match.game.players)]
        record = Record.from_json(match.record(names).to_json())
        assert record.names == tuple(names)
        assert [replayed.position() for replayed in record.matches()] == positions


COMMON = {"game", "players", "viewer", "to_act", "over", "outcome", "hand", "hand_counts", "legal"}


@by_game(4)
def test_views_are_json_with_the_common_keys(name: str, part: int) -> None:
    for seed, match in matches_to_look_at(name, part):
        random = Random(seed)
        for _ in steps(match, random, pick_for(name, seed)):
            position = match.position()
            for viewer in (None, *range(match.game.players)):
                view = match.view(viewer)
                assert json.loads(json.dumps(view)) == view
                assert set(view) >= COMMON
                assert (view["game"], view["players"], view["viewer"]) == (name, match.game.players, viewer)
                assert (view["to_act"], view["over"], view["outcome"]) == (
                    list(match.to_act),
                    match.over,
                    match.outcome,
                )
                assert view["hand_counts"] == [len(hand) for hand in position["hands"]]
                assert view["hand"] == (None if viewer is None else sorted(position["hands"][viewer]))
                assert view["legal"] == ([] if viewer is None else match.legal(viewer))
                assert view.items() >= shown(match, viewer).items()


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return what a face makes of a whole observation, with nothing left in the fields that it says it does not read."""
    face, seen = match.game.rules.face, match.observe(viewer)
    for field in face.not_shown:
        delattr(seen, field)
    return face.view(seen)


# --- seeds --------------------------------------------------------------------------------------------------


def some(name: str) -> list[Game]:
    """One setup for each number of players."""
    return [game for _, game in spread(name, len({game.players for game in setups(name)}))]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_match_and_another_seed_another_one(name: str) -> None:
    for game in some(name):
        first = [game.deal(seed=seed).position() for seed in range(30)]
        assert first == [game.deal(seed=seed).position() for seed in range(30)]
        deals = {json.dumps(position) for position in first}
        assert len(deals) >= 29  # a level of one card each may well be dealt twice


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_match_under_a_seed_makes_another_deal(name: str) -> None:
    for game in some(name):
        deals = [game.deal(seed=7, index=index).position() for index in (0, 1, 2, 2**32, 2**64 - 1)]
        assert deals[0] == game.deal(seed=7).position()
        assert len({json.dumps(position) for position in deals}) == 5
        match = finished(game.deal(seed=7, index=2**40), Random(1))
        assert Record.from_json(match.record().to_json()).replay().position() == match.position()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_without_a_seed_tells_the_one_it_was_dealt_from(name: str) -> None:
    game = some(name)[0]
    one, other = game.deal(), game.deal()
    assert one.seed != other.seed
    assert one.position() == game.deal(seed=one.seed).position()


def as_doubles(text: str) -> str:
    """Return JSON as a program writes it again whose only numbers are doubles, as those of JavaScript are."""

    def double(digits: str) -> int:
        return int(float(digits))

    return json.dumps(json.loads(text, parse_int=double))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seed", "index"), [(2**63 - 1, 2**64 - 1), (2**127 + 1, 2**53 + 1), (7, 2**53 - 1)])
def test_a_program_that_knows_doubles_only_keeps_records_and_positions_whole(
    name: str, seed: int, index: int
) -> None:
    match = some(name)[0].deal(seed, index=index)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    text = match.record().to_json()
    assert json.loads(text)["seed"] == str(seed)
    kept = Record.from_json(as_doubles(text))
    assert (kept.seed, kept.index) == (seed, index)
    assert kept.replay().position() == match.position()

    written = json.dumps(match.position())
    again = match.game.from_position(json.loads(as_doubles(written)))
    assert again.position() == match.position()
    assert Record.from_json(as_doubles(again.record().to_json())).replay().position() == match.position()


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_numbers_for_seed_and_index_is_read_still(name: str) -> None:
    match = some(name)[0].deal(2**62 + 1, index=2**63 + 1)
    text = match.record().to_json()
    numbers = text.replace(f'"{2**62 + 1}"', str(2**62 + 1)).replace(f'"{2**63 + 1}"', str(2**63 + 1))
    assert numbers != text
    assert Record.from_json(numbers) == Record.from_json(text)


@pytest.mark.parametrize("seed", [True, None, 7.0, -1, "-1", "", "7.0", " 7", "٧", "1" * 601, [7], 10**600])
def test_what_is_no_seed_of_a_record_is_refused(seed: Any) -> None:
    text = json.dumps(json.loads(tablee.load("face-to-face").deal(7).record().to_json()) | {"seed": seed})
    with pytest.raises(tablee.BadRecord) as caught:
        Record.from_json(text)
    assert caught.value.code == "record-start"


@pytest.mark.parametrize("name", GAMES)
def test_dealing_leaves_the_game_as_it_was(name: str) -> None:
    for game in some(name):
        untouched = game.deal(seed=3).position()
        finished(game.deal(seed=4), Random(4))
        assert game.deal(seed=3).position() == untouched


@pytest.mark.parametrize("name", GAMES)
def test_the_same_actions_lead_to_the_same_match(name: str) -> None:
    for seed, game in spread(name, 20):
        one, other = (finished(game.deal(seed=seed), Random(5), any_action) for _ in range(2))
        assert one.actions == other.actions
        assert one.position() == other.position()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [-1, 1.0, "7", True])
def test_what_is_no_seed_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(tablee.BadOption) as caught:
        some(name)[0].deal(seed=seed)
    assert caught.value.code == "bad-seed"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("index", [-1, 1.0, 2**64, True, None])
def test_what_is_no_number_of_a_match_is_refused(name: str, index: Any) -> None:
    with pytest.raises(tablee.BadOption) as caught:
        some(name)[0].deal(seed=1, index=index)
    assert caught.value.code == "bad-index"


# --- the rest of the face -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 10, None, "0", 0.0, True])
def test_what_is_no_seat_is_refused(name: str, seat: Any) -> None:
    match = some(name)[0].deal(seed=1)
    for call in (match.legal, lambda s: match.play(s, match.game.actions[0])):
        with pytest.raises(tablee.UnknownSeat) as caught:
            call(seat)
        assert isinstance(caught.value, ValueError)
    told = match.refusal(seat, match.game.actions[0])
    assert isinstance(told, tablee.UnknownSeat)
    assert (told.code, told.facts, told.sentence("fr")) == (
        "unknown-seat",
        caught.value.facts,
        caught.value.sentence("fr"),
    )
    if seat is not None:
        with pytest.raises(tablee.UnknownSeat):
            match.view(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text", ["", "37", "37>up9", "fly", None, 7, ["end"], "END", " end", "row0", "0"])
@pytest.mark.parametrize("seat", [0, 1, -1, None, "0"])
def test_a_refusal_is_told_for_whatever_is_asked(name: str, text: Any, seat: Any) -> None:
    """What `play` raises `refusal` returns, with the same facts and sentence; nothing changes."""
    match = some(name)[0].deal(seed=1)
    before = match.position()
    told = match.refusal(seat, text)
    _, raised = attempt(lambda: match.clone().play(seat, text))
    if raised is None:
        assert told is None
    else:
        assert told is not None
        assert (type(told), told.code, told.facts) == (type(raised), raised.code, raised.facts)
        assert "clause" in told.facts
        assert str(told) == str(raised)
    assert match.position() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("at_ms", [-1, 1.5, "3", True])
def test_what_is_no_time_is_refused(name: str, at_ms: Any) -> None:
    match = some(name)[0].deal(seed=1)
    seat = match.to_act[0]
    before = match.position()
    with pytest.raises(tablee.BadOption) as caught:
        match.play(seat, moves(match, seat)[0], at_ms=at_ms)
    assert caught.value.code == "bad-time"
    assert match.position() == before


@pytest.mark.parametrize("name", GAMES)
def test_an_actions_id_is_its_place_among_the_texts(name: str) -> None:
    for game in some(name):
        assert len(set(game.actions)) == len(game.actions)
        match = game.deal(seed=1)
        twin = match.clone()
        seat = match.to_act[0]
        text = moves(match, seat)[0]
        match.play(seat, text)
        twin.play_id(seat, game.actions.index(text))
        assert twin.position() == match.position()
        for wrong in (-1, len(game.actions), "0", None, True):
            with pytest.raises(tablee.UnknownAction):
                twin.play_id(seat, wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_options_tell_what_can_be_chosen(name: str) -> None:
    told = tablee.options(name)
    assert told[0]["name"] == "players"
    game = some(name)[0]
    assert list(game.options) == [option["name"] for option in told]
    assert json.loads(json.dumps(game.options)) == game.options
    for option in told:
        for value in option["values"]:
            with_value = {"players": game.players, option["name"]: value}
            loaded, error = attempt(partial(tablee.load, name, **with_value))
            if error is None:
                assert loaded.options[option["name"]] == value
            else:  # allowed, but not together with the other options' defaults
                assert error.code in ("tactics-deck", "needs-blind", "starter-no-seat", "bad-option")


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    for name in ("", "the game", "The-Game", "_kit", "chess", None, 3, ["the-game"], {}):
        with pytest.raises(tablee.BadOption) as caught:
            tablee.load(name, players=2)  # type: ignore[arg-type]
        assert caught.value.code == "unknown-game"
        assert "the-game-extreme" in str(caught.value)


def test_the_games_stand_on_the_shelf_in_their_order() -> None:
    assert GAMES == ("the-game", "the-game-extreme", "face-to-face", "six-qui-prend", "the-mind")


# --- what a table asks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_a_table_asks_has_an_answer_at_every_moment(name: str) -> None:
    for seed, game in spread(name, 12):
        match = game.deal(seed=seed)
        for _ in steps(match, Random(seed), pick_for(name, seed)):
            assert match.chat in CHAT
            assert all(type(part) is int for part in match.phase)
            assert match.clone().phase == match.phase
            if not match.over:
                assert match.sequel is None
                assert match.harder == []
        assert match.chat == "open"
        if match.sequel is not None:
            assert tablee.load(name, **match.sequel).options == match.sequel
            assert match.sequel["players"] == game.players
        for harder in match.harder:
            assert tablee.load(name, **harder.options).options == harder.options != game.options
            assert harder.options["players"] == game.players


@pytest.mark.parametrize("name", GAMES)
def test_only_what_has_no_turns_can_be_halted_and_orders_lays_by_card(name: str) -> None:
    for game in {game.players: game for game in setups(name)}.values():
        cards = [game.card_of(text) for text in game.actions]
        assert any(card is not None for card in cards) == game.real_time
        assert (game.halt is not None) == game.real_time
        assert game.halt is None or game.halt in game.actions


def test_a_commitment_is_to_game_options_seed_and_number() -> None:
    """The hash can be computed with any other program from the page that says what it is taken of."""
    game = tablee.load("six-qui-prend", players=2, points=list(range(108)))
    written = json.dumps(
        {"game": game.name, "index": 3, "options": game.options, "seed": str(2**127)},
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=False,
    )
    shown = commitment(game.name, game.options, 2**127, 3)
    assert shown == hashlib.sha256(written.encode("utf-8")).hexdigest()
    others = [
        commitment("the-game", game.options, 2**127, 3),
        commitment(game.name, {**game.options, "players": 3}, 2**127, 3),
        commitment(game.name, game.options, 2**127 + 1, 3),
        commitment(game.name, game.options, 2**127),
    ]
    assert len({shown, *others}) == 5
    assert commitment(game.name, dict(reversed(game.options.items())), 2**127, 3) == shown
