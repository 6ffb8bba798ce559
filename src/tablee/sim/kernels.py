"""What runs over many matches at once, in the rules' subset and with arrays: the same code plain and compiled.

The verbs of the rules and the bots' functions that are called here become those of the game and of the strategies that
play it (`tablee.sim.engine`). A cell of an array of records is set by copying.
"""

from __future__ import annotations

from typing import Any

from tablee.bots._kit import ASK, NEVER, NOTHING, soonest
from tablee.bots.random import choose, delay_ms
from tablee.games._kit import MASK, NOBODY, RUNNING, Fields, Seen, Stream, cells, draw_below
from tablee.games.the_game import (
    State,
    move_actions,
    observe,
    refusal,
    reset,
    score,
    step,
    talk_actions,
    waits_for,
    wins,
)

Array = Any  # of numbers, or of records

MOST_SEATS = 10
ENVIRONMENT_STREAM = 32  # beyond the deals' stream and the bots'
MOST_ACTIONS = 128  # that can be legal at once

GOOD, ALL_WAIT, ILLEGAL = 0, 1, 2  # how a match of bots went
PLAYING, TERMINATED, TRUNCATED, DUE = 0, 1, 2, 3  # where a match of a batch is; one that is due is dealt next
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2  # when a match that has ended is dealt anew
SCORE, WIN = 0, 1  # what is rewarded


class Result(Fields):
    """How a match went.

    number: of the match under the seed. fault: GOOD, or what stopped it; `fault_seat`, `fault_action`: who wanted what. reason: why it is over, RUNNING if
    it was stopped before. actions: how many were taken. milliseconds: virtual time. winner: 1 for each seat that has won.
    """

    number: int
    fault: int
    fault_seat: int
    fault_action: int
    reason: int
    actions: int
    milliseconds: int
    scores: list[int] = cells(MOST_SEATS, wide=True)
    winner: list[int] = cells(MOST_SEATS)


class Asked(Fields):
    """Whom to ask after an event.

    left: the seats that are not asked yet and may answer. bound: for each seat the least delay that its answer can have,
    NEVER once it is asked.
    """

    left: int
    bound: list[int] = cells(MOST_SEATS, wide=True)


class Slot(Fields):
    """A place of a batch: which match is there, who is asked, how far it is.

    number: of the match under the batch's seed. status: PLAYING, TERMINATED, TRUNCATED or DUE. steps: taken in this match.
    """

    number: int
    seat: int
    status: int
    steps: int
    scores: list[int] = cells(MOST_SEATS, wide=True)


# --- dealing ------------------------------------------------------------------------------------------------


def deal(states: Array, i: int, blank: Array, key: Array, number: int) -> None:
    """Deal match `number` of the seed into a cell."""
    states[i] = blank[0]
    s = states[i]
    for word in range(4):
        s.key[word] = int(key[word])
    s.number[0] = number & MASK
    s.number[1] = number >> 32
    reset(s)


def start_stream(streams: Array, i: int, key: Array, number: int, stream: int) -> None:
    """Set a stream of random words to its beginning for match `number`."""
    r = streams[i]
    for word in range(4):
        r.key[word] = int(key[word])
    r.number[0] = number & MASK
    r.number[1] = number >> 32
    r.stream = stream
    r.block = 0
    r.spare = 0


def write_result(s: State, results: Array, i: int, actions: int, milliseconds: int) -> None:
    """Write down how the match went."""
    result = results[i]
    result.number = s.number[0] + (s.number[1] << 32)
    result.reason = s.over
    result.actions = actions
    result.milliseconds = milliseconds
    for seat in range(s.players):
        result.scores[seat] = score(s, seat)
        result.winner[seat] = 1 if wins(s, seat) else 0


def next_seat(s: State, seat: int) -> int:
    """Return the first seat from `seat` on that the match waits for, in the order of play; `seat` itself if it is over."""
    for _ in range(s.players):
        if waits_for(s, seat):
            return seat
        seat = (seat + 1) % s.players
    return seat


# --- strategies ---------------------------------------------------------------------------------------------
# These are for one strategy at the table; for several the engine writes the same functions with a branch for each, and
# where they are compiled an observation is written only as far as it is read (docs/decisions/0015).


def glance(s: State, observed: Array, unseen: Array) -> None:
    """Write what everybody may see, as far as strategies say by it when their answers can come."""
    see(s, NOBODY, observed, unseen, 0)


def least_delay(which: int, o: Seen, seat: int) -> int:
    """Return the least delay that the answer of a seat with strategy `which` can have, by what everybody may see."""
    return soonest(o, seat)


def ask(which: int, s: State, observed: Array, unseen: Array, r: Stream, memories: Array, seat: int) -> int:
    """Show the seat what it may see, and return what its strategy, number `which` of those at the table, wants to do."""
    see(s, seat, observed, unseen, 0)
    return choose(observed[0], r, memories[0][seat])


def ask_delay(
    which: int, s: State, observed: Array, r: Stream, memories: Array, seat: int, action: int
) -> int:
    """Return how long after the last event it would do it; what it may see has been shown."""
    return delay_ms(observed[0], r, memories[0][seat], action)


def forget(which: int, memories: Array, fresh: Array, seat: int) -> None:
    """Empty the seat's memory."""
    memories[0][seat] = fresh[0][0]


def expect(s: State, observed: Array, unseen: Array, which: Array, a: Asked) -> int:
    """Write the least delay that each seat's answer can have, and return the seat to ask first, see `next_to_ask`."""
    glance(s, observed, unseen)
    first = NOBODY
    least = NEVER
    left = 0
    for seat in range(s.players):
        bound = least_delay(int(which[seat]), observed[0], seat)
        a.bound[seat] = bound
        left += 1 if bound < NEVER else 0
        if bound < least:
            first = seat
            least = bound
    a.left = left
    return first


def next_to_ask(s: State, a: Asked) -> int:
    """Count off the seat that was asked last, and return the one with the least bound of those that are left, else NOBODY."""
    a.left -= 1
    if a.left == 0:
        return NOBODY
    first = NOBODY
    least = NEVER
    for seat in range(s.players):
        if a.bound[seat] < least:
            first = seat
            least = a.bound[seat]
    return first


def may_be_first(bound: int, seat: int, delay: int, actor: int) -> bool:
    """Return whether an answer of the seat can come before that of `actor`; who says nothing about it is always asked."""
    return bound < delay or bound == ASK or (bound == delay and seat < actor)


# --- whole matches ------------------------------------------------------------------------------------------


def random_matches(
    states: Array, blank: Array, streams: Array, results: Array, key: Array, first: int, stop: int, out: Array
) -> int:
    """Play matches `first` … `stop` - 1 at random from the rules alone, and return the number of actions.

    Each seat that the match waits for takes one of its moves in turn, without talk and without an observation.
    """
    s = states[0]
    r = streams[0]
    total = 0
    for number in range(first, stop):
        deal(states, 0, blank, key, number)
        start_stream(streams, 0, key, number, ENVIRONMENT_STREAM)
        actions = 0
        seat = 0
        while s.over == RUNNING:
            seat = next_seat(s, seat)
            step(s, seat, out[draw_below(r, move_actions(s, seat, out))])
            actions += 1
        write_result(s, results, number - first, actions, 0)
        total += actions
    return total


def bot_matches(
    states: Array,
    blank: Array,
    observed: Array,
    unseen: Array,
    asked: Array,
    streams: Array,
    memories: Array,
    fresh: Array,
    which: Array,
    results: Array,
    log: Array,
    key: Array,
    first: int,
    stop: int,
) -> int:
    """Let bots play matches `first` … `stop` - 1 as `tablee.bots.play_out` does; return the number of actions.

    Args:
        states: A cell for the match.
        blank: A state with the options.
        observed: A cell for an observation.
        unseen: An empty observation.
        asked: A cell for whom to ask.
        streams: Each seat's random words.
        memories: Each strategy's memory for each seat.
        fresh: An empty memory of each strategy.
        which: The number of each seat's strategy.
        results: A cell for each match.
        log: Cells for seat, action and time of actions; the first match fills as many as there are.
        key: Of the seed.
        first: The number of the first match under the seed.
        stop: The number behind the last one.
    """
    s = states[0]
    a = asked[0]
    total = 0
    for number in range(first, stop):
        deal(states, 0, blank, key, number)
        for seat in range(s.players):
            start_stream(streams, seat, key, number, 1 + seat)
            forget(int(which[seat]), memories, fresh, seat)
        now_ms = 0
        actions = 0
        fault = GOOD
        while s.over == RUNNING and fault == GOOD:
            chosen = NOTHING
            actor = NOBODY
            shortest = 0
            seat = expect(s, observed, unseen, which, a)
            while seat != NOBODY and (actor == NOBODY or may_be_first(a.bound[seat], seat, shortest, actor)):
                a.bound[seat] = NEVER
                r = streams[seat]
                action = ask(int(which[seat]), s, observed, unseen, r, memories, seat)
                if action != NOTHING:
                    delay = ask_delay(int(which[seat]), s, observed, r, memories, seat, action)
                    if actor == NOBODY or delay < shortest or (delay == shortest and seat < actor):
                        actor = seat
                        chosen = action
                        shortest = delay
                seat = next_to_ask(s, a)
            if actor == NOBODY:
                fault = ALL_WAIT
            elif refusal(s, actor, chosen) != 0:
                fault = ILLEGAL
            else:
                step(s, actor, chosen)
                now_ms += shortest
                if actions < log.shape[0] and number == first:
                    log[actions, 0] = actor
                    log[actions, 1] = chosen
                    log[actions, 2] = now_ms
                actions += 1
            if fault != GOOD:
                results[number - first].fault = fault
                results[number - first].fault_seat = actor
                results[number - first].fault_action = chosen
        write_result(s, results, number - first, actions, now_ms)
        total += actions
    return total


# --- batches ------------------------------------------------------------------------------------------------

# Cells of a batch's settings.
OBSERVE, MASKS, TALKS, RESET_MODE, REWARD, SIGN, WAIT, LONGEST, STRIDE = 0, 1, 2, 3, 4, 5, 6, 7, 8
SETTINGS = 9

SKIP = -(1 << 40)  # in the place of an action: nothing happens here


def open_slot(s: State, slot: Slot) -> None:
    """Begin to count, and note who is asked first."""
    slot.status = PLAYING if s.over == RUNNING else TERMINATED
    slot.steps = 0
    slot.seat = next_seat(s, 0)
    for seat in range(s.players):
        slot.scores[seat] = score(s, seat)


def refuse(
    states: Array,
    slots: Array,
    actions: Array,
    refused: Array,
    action_count: int,
    wait: int,
    first: int,
    stop: int,
) -> int:
    """Write why each action is not legal, 0 where it is, and return how many are not; nothing changes.

    A number that is no action is -1. `wait` is the number of waiting, where a seat may let its turn to be asked pass.
    """
    count = 0
    for i in range(first, stop):
        action = int(actions[i])
        refused[i] = 0
        if slots[i].status == PLAYING and action != wait:
            if 0 <= action < action_count:
                refused[i] = refusal(states[i], slots[i].seat, action)
            else:
                refused[i] = -1
            if refused[i] != 0:
                count += 1
    return count


def advance(
    states: Array,
    blank: Array,
    slots: Array,
    observed: Array,
    final: Array,
    unseen: Array,
    results: Array,
    actions: Array,
    mask: Array,
    rewards: Array,
    ended: Array,
    settings: Array,
    key: Array,
    first: int,
    stop: int,
    out: Array,
) -> None:
    """Take a legal action in each place that plays, deal where that is due, and show what is next.

    `rewards` are all zeros before. A match that has ended stays as it is until its place is to be dealt anew.
    """
    for i in range(first, stop):
        s = states[i]
        slot = slots[i]
        action = int(actions[i])
        ended[i] = PLAYING
        if slot.status == PLAYING and action != SKIP:
            take(s, slot, action, rewards, settings, i)
            ended[i] = slot.status
            if slot.status != PLAYING:
                write_result(s, results, i, slot.steps, 0)
                if int(settings[RESET_MODE]) == SAME_STEP:
                    if settings[OBSERVE]:
                        see(s, slot.seat, final, unseen, i)
                    slot.status = DUE
        elif slot.status != PLAYING and action != SKIP:
            if int(settings[RESET_MODE]) == DISABLED:
                ended[i] = slot.status
            else:
                slot.status = DUE
        if slot.status == DUE:
            slot.number += int(settings[STRIDE])
            deal(states, i, blank, key, slot.number)
            open_slot(s, slot)
        if settings[OBSERVE]:
            see(s, slot.seat, observed, unseen, i)
        if settings[MASKS]:
            if settings[OBSERVE]:
                o = observed[i]
                count = o.legal_count if settings[TALKS] else o.move_count
                write_mask(s, o.legal, count, mask, settings, i)
            else:
                write_mask(s, out, legal_actions(s, slot.seat, settings, out), mask, settings, i)


def take(s: State, slot: Slot, action: int, rewards: Array, settings: Array, i: int) -> None:
    """Take the action of the seat that was asked, reward it, and find out who is asked next; at the end nobody is."""
    actor = slot.seat
    if action != int(settings[WAIT]):
        step(s, actor, action)
        reward(s, slot, rewards, settings, i)
    slot.steps += 1
    if s.over != RUNNING:
        slot.status = TERMINATED
    elif slot.steps == int(settings[LONGEST]):
        slot.status = TRUNCATED
    else:
        slot.seat = next_seat(s, (actor + 1) % s.players)


def reward(s: State, slot: Slot, rewards: Array, settings: Array, i: int) -> None:
    """Write what the last action brought each seat: points that the score has become better by, or its share of a win."""
    if int(settings[REWARD]) == SCORE:
        for seat in range(s.players):
            now = score(s, seat)
            rewards[i, seat] = (now - slot.scores[seat]) * int(settings[SIGN])
            slot.scores[seat] = now
    elif s.over != RUNNING:
        for seat in range(s.players):
            if wins(s, seat):
                rewards[i, seat] = 1 / winner_count(s)


def winner_count(s: State) -> int:
    """Return how many seats have won."""
    count = 0
    for seat in range(s.players):
        if wins(s, seat):
            count += 1
    return count


def see(s: State, seat: int, records: Array, unseen: Array, i: int) -> None:
    """Write what the seat may see."""
    o = records[i]
    records[i] = unseen[0]
    observe(s, seat, o)


def legal_actions(s: State, seat: int, settings: Array, out: Array) -> int:
    """Write the ids of the seat's legal actions, talk only if that is wanted, and return their number."""
    count = move_actions(s, seat, out)
    if settings[TALKS]:
        count = talk_actions(s, seat, out, count)
    return count


def write_mask(s: State, legal: Array, count: int, mask: Array, settings: Array, i: int) -> None:
    """Write a row of the mask from a list of legal actions."""
    mask[i, :] = False
    for j in range(count):
        mask[i, legal[j]] = True
    if s.over == RUNNING and settings[WAIT] < mask.shape[1]:
        mask[i, int(settings[WAIT])] = True


def random_actions(
    states: Array, slots: Array, streams: Array, actions: Array, first: int, stop: int, out: Array
) -> None:
    """Draw a legal move for each place from its own stream; 0 where none is asked for."""
    for i in range(first, stop):
        actions[i] = 0
        if slots[i].status == PLAYING:
            actions[i] = out[draw_below(streams[i], move_actions(states[i], slots[i].seat, out))]
