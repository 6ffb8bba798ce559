"""The fair order of The Mind as properties: random lines, presses and lies, with a clock that the test turns (M12).

Nothing that a person hears depends on what others have done that is held, and nothing counts before, or in one group with,
what was heard before it was sent.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.table import Event, Press, Referee, Table, TableRefusal
from tests.table.fair_world import NAMES, PHASE, Heard, Sent, Told, World, order_of

LONGEST_MS = 700
FOR_EVER_MS = 10**15
ACTS = ("lay", "lay", "lay", "lay", "next", "other", "star", "no-star", "stop", "leave", "line")

claims = st.one_of(st.none(), st.integers(-500, LONGEST_MS + 200))


@st.composite
def setups(draw: Callable[..., Any]) -> dict[str, Any]:
    """Return a world's hands, people, lines and how long it takes to keep what is ruled."""
    players = draw(st.integers(2, 4))
    counts = [draw(st.integers(0, 4)) for _ in range(players)]
    counts[0] = max(1, counts[0])
    dealt = Random(draw(st.integers(0, 2**32))).sample(range(1, 101), sum(counts))
    hands = [sorted(dealt.pop() for _ in range(count)) for count in counts]
    return {
        "hands": hands,
        "people": draw(st.integers(1, players)),
        "bounds": [draw(st.sampled_from((0, 3, 20, 60, 100, 140))) for _ in hands],
        "keeping_ms": draw(st.sampled_from((0, 0, 5, 60))),
        "stars": draw(st.integers(0, 2)),
        "lives": 5 if draw(st.booleans()) else 2,
    }


@st.composite
def plays(draw: Callable[..., Any]) -> tuple[dict[str, Any], list[Sent]]:
    """Return a world and what arrives in it: whatever people and bots do, with true and false times."""
    setup = draw(setups())
    times = sorted(draw(st.lists(st.integers(0, LONGEST_MS), max_size=14)))
    return setup, [draw(anything(setup, at_ms)) for at_ms in times]


@st.composite
def anything(draw: Callable[..., Any], setup: dict[str, Any], at_ms: int) -> Sent:
    """Return something that arrives at a time."""
    seat = draw(st.integers(0, len(setup["hands"]) - 1))
    hand = setup["hands"][seat]
    is_person = seat < setup["people"]
    act = draw(st.sampled_from(ACTS if is_person else ACTS[:-2]))
    what = {
        "lay": str(hand[0]) if hand else "50",
        "next": str(hand[draw(st.integers(0, len(hand) - 1))]) if hand else "50",
        "other": str(draw(st.integers(1, 100))),
    }.get(act, act)
    if not is_person or act == "line":
        return Sent(at_ms, seat, what)
    seen = draw(st.one_of(st.none(), st.integers(1, 30)))
    return Sent(at_ms, seat, what, NAMES[seat], draw(claims), seen)


def run(setup: dict[str, Any], sent: list[Sent], **how: Any) -> World:
    """Let a world run."""
    setup = {**setup, **how}
    return World(setup.pop("hands"), **setup).run(sent)


def acts_of(world: World) -> list[tuple[Press, Told]]:
    """Return the acts of the phase, as they were ruled; leavings that were put off are left out."""
    return [(press, told) for told in world.told for press in told.group]


def is_stale(told: Told) -> bool:
    """Return whether acts were given back since play had been interrupted."""
    refusals = told.ruling.refusals.values()
    return any(refusal.code == "too-late" for refusal in refusals)


# --- the order ----------------------------------------------------------------------------------------------


@settings(max_examples=100, deadline=None)
@given(plays())
def test_the_order_is_that_of_all_acts_by_effective_time_in_groups(
    play: tuple[dict[str, Any], list[Sent]],
) -> None:
    """What is ruled while acts arrive is what the law says of all of them at the end, up to the first interruption."""
    world = run(*play)
    acts = [press for press, _ in acts_of(world)]
    ruled = []
    for told in world.told:
        ruled += [press.arrival for press in told.group]
        if told.ruling.table.match_phase != PHASE or told.ruling.table.phase != "playing":
            break
    assert ruled == [press.arrival for press in order_of(acts)][: len(ruled)]


@settings(max_examples=100, deadline=None)
@given(plays(), st.booleans())
def test_nothing_counts_with_or_before_what_was_heard_before_it_was_sent(
    play: tuple[dict[str, Any], list[Sent]], ruling_first: bool
) -> None:
    """Whatever time it claims: an act that arrives after a ruling was sent counts after all that was ruled."""
    world = run(*play, ruling_first=ruling_first)
    acts = acts_of(world)
    for press, told in acts:
        for earlier, heard in acts:
            if heard.sent_ms < press.received_ms and earlier.phase == press.phase == PHASE:
                assert heard is not told
                assert world.told.index(heard) < world.told.index(told)
                if earlier.by != "bot" and not is_stale(heard) and press.by != "bot":
                    first = min(heard.group, key=lambda one: one.place)
                    assert press.effective_ms > first.effective_ms + 60


@settings(max_examples=100, deadline=None)
@given(plays())
def test_every_act_is_ruled_its_delay_after_its_effective_time_or_its_groups(
    play: tuple[dict[str, Any], list[Sent]],
) -> None:
    setup, sent = play
    world = run(setup, sent, keeping_ms=0)
    for told in world.told:
        first = min(told.group, key=lambda one: one.place)
        assert told.at_ms <= first.effective_ms + world.delay_ms
        if world.table.match_phase == PHASE:
            assert told.at_ms == first.effective_ms + world.delay_ms
    assert 60 <= world.delay_ms <= 200


@settings(max_examples=60, deadline=None)
@given(plays())
def test_effective_times_are_what_the_law_says(play: tuple[dict[str, Any], list[Sent]]) -> None:
    setup, sent = play
    world = run(setup, sent)
    largest = max(
        bound if hand and seat < setup["people"] else 0
        for seat, (hand, bound) in enumerate(zip(setup["hands"], setup["bounds"], strict=True))
    )
    assert world.delay_ms == 60 + largest
    for press, _ in acts_of(world):
        bound = (
            min(setup["bounds"][press.seat], largest) if press.by == "person" and press.command is None else 0
        )
        assert press.bound_ms == bound
        lowest = press.received_ms - bound
        if press.sent_ms is not None:
            lowest = max(lowest, press.sent_ms)
        claimed = press.received_ms if press.pressed_ms is None else press.pressed_ms
        assert press.effective_ms == min(press.received_ms, max(lowest, claimed))


def card_of(event: Event) -> int | None:
    """Return the card that an event lays, None for anything else."""
    action = event.payload.get("action", "")
    return int(action) if action.isdigit() else None


@settings(max_examples=60, deadline=None)
@given(plays())
def test_all_numbers_are_kept_so_that_the_order_can_be_checked_from_the_log(
    play: tuple[dict[str, Any], list[Sent]],
) -> None:
    """A replay needs the log alone: its acts are in the order that their numbers say."""
    world = run(*play)
    kept = [event for event in world.log if "press" in event.payload]
    again = [
        Press(
            event.seat or 0,
            str(event.seq),
            card_of(event),
            received_ms=event.payload["press"]["received"],
            pressed_ms=event.payload["press"]["pressed"],
            sent_ms=event.payload["press"]["sent"],
            bound_ms=event.payload["press"]["bound"],
            arrival=event.payload["press"]["arrival"],
        )
        for event in kept
    ]
    assert [one.effective_ms for one in again] == [event.payload["press"]["effective"] for event in kept]
    interrupted = next(
        (
            place
            for place, event in enumerate(kept)
            if event.payload.get("action") == "stop" or event.kind in ("left", "stood")
        ),
        len(kept),
    )
    wanted = [one.action for one in order_of(again[:interrupted])]
    assert wanted == [str(event.seq) for event in kept[:interrupted]]


# --- nothing tells of what is held --------------------------------------------------------------------------


def heard_before(world: World, name: str, until_ms: int) -> list[Heard]:
    """Return what a person hears before a moment."""
    return [heard for heard in world.heard[name] if heard.at_ms < until_ms]


def first_difference(
    setup: dict[str, Any], sent: list[Sent], name: str, referee: type[Referee] = Referee
) -> tuple[Any, Any] | None:
    """Compare what a person hears in two worlds: in one of them nobody else does anything.

    Returns:
        What is heard in the one and in the other before anything is ruled that only happens in one, if that differs.
    """
    seat = NAMES.index(name)
    whole = run(setup, sent, referee=referee())
    alone = run(setup, [one for one in sent if one.seat == seat], referee=referee())
    ruled = [
        told.at_ms
        for told in whole.told
        if any(whole.held[press.arrival].seat != seat for press in told.group)
    ]
    until_ms = min(ruled, default=FOR_EVER_MS)
    mine, others = heard_before(whole, name, until_ms), heard_before(alone, name, until_ms)
    return None if mine == others else (mine, others)


@settings(max_examples=150, deadline=None)
@given(plays())
def test_nobody_hears_anything_of_what_others_have_done_before_it_is_ruled(
    play: tuple[dict[str, Any], list[Sent]],
) -> None:
    """Act by act, what is answered and when is the same whether others have acted or not, up to the ruling."""
    setup, sent = play
    for name in NAMES[: setup["people"]]:
        assert first_difference(setup, sent, name) is None


class WaitsForAll(Referee):
    """A referee with a fault: what is held by one waits until nothing else has been held for a while."""

    def next_ms(self, table: Table) -> int | None:
        """Return when the last act that is held would be ruled."""
        next_ms = super().next_ms(table)
        if next_ms is None:
            return None
        return max(next_ms, max(press.effective_ms for press in self.held) + 60)


class JudgesByAll(Referee):
    """A referee with a fault: whether an act is held is judged by what others hold, too."""

    def hold(self, table: Table, press: Press) -> None:
        """Refuse an act if another's stop is held."""
        if any(held.action == "stop" and held.seat != press.seat for held in self.held):
            raise TableRefusal("too-late")
        super().hold(table, press)


class PlaysItOut(Referee):
    """A referee with a fault: what a seat does is judged as if what it holds had been ruled, others' cards and all."""

    def hold(self, table: Table, press: Press) -> None:
        """Refuse an act if the match as it would be does."""
        if press.player is not None and table.match is not None:
            match = table.match.clone()
            for held in self.held:
                if held.player == press.player and match.refusal(held.seat, held.action) is None:
                    match.play(held.seat, held.action)
            refusal = match.refusal(press.seat, press.action)
            if refusal is not None:
                raise refusal
        super().hold(table, press)


@pytest.mark.parametrize("referee", [WaitsForAll, JudgesByAll])
def test_the_comparison_finds_a_referee_that_tells(referee: type[Referee]) -> None:
    """The property above can fail: Bo's stop is held, and each fault lets Ana notice."""
    setup = {"hands": [[30, 80], [20, 90]], "bounds": [20, 20], "stars": 1}
    sent = [Sent(0, 0, "star", "ana"), Sent(40, 1, "stop", "bo"), Sent(50, 0, "no-star", "ana", 30)]
    assert first_difference(setup, sent, "ana") is None
    assert first_difference(setup, sent, "ana", referee) is not None


# --- other hands --------------------------------------------------------------------------------------------


def other_hands(setup: dict[str, Any], seat: int, random: Random) -> list[list[int]]:
    """Return hands of the same sizes that a seat cannot tell from its own view."""
    hand = setup["hands"][seat]
    rest = [card for card in range(1, 101) if card not in hand]
    random.shuffle(rest)
    return [
        hand if other == seat else sorted(rest.pop() for _ in cards)
        for other, cards in enumerate(setup["hands"])
    ]


def answers_at_once(setup: dict[str, Any], sent: list[Sent], seat: int, referee: Referee) -> list[Any]:
    """Return what one person alone hears of their acts before anything is ruled."""
    world = run(setup, [one for one in sent if one.seat == seat and one.name], referee=referee)
    until_ms = min((told.at_ms for told in world.told), default=FOR_EVER_MS)
    return [(heard.at_ms, heard.of, heard.says) for heard in heard_before(world, NAMES[seat], until_ms)]


@settings(max_examples=60, deadline=None)
@given(plays(), st.integers(0, 2**32))
def test_no_answer_before_a_ruling_depends_on_what_others_hold(
    play: tuple[dict[str, Any], list[Sent]], number: int
) -> None:
    setup, sent = play
    for seat in range(setup["people"]):
        twin = {**setup, "hands": other_hands(setup, seat, Random(number))}
        mine = answers_at_once(setup, sent, seat, Referee())
        assert mine == answers_at_once(twin, sent, seat, Referee())


def test_that_comparison_finds_a_referee_that_plays_it_out() -> None:
    """36 would be a mistake over a 20 and none under a 90; only a fault lets the answer to 37 tell."""
    sent = [Sent(0, 0, "36", "ana"), Sent(10, 0, "37", "ana")]
    answers = {
        referee: [
            answers_at_once({"hands": [[36, 37], [other]], "people": 2}, sent, 0, referee())
            for other in (20, 90)
        ]
        for referee in (Referee, PlaysItOut)
    }
    assert answers[Referee][0] == answers[Referee][1]
    assert answers[PlaysItOut][0] != answers[PlaysItOut][1]
