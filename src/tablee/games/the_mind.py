"""The Mind: no turns and no talk; lay all cards of all hands in rising order, together.

Source: the rulebook of The Mind (French edition); clauses M1 to M13 of docs/rules/the-mind.md.
Actions: card - 1 plays the seat's lowest card; READY, STOP, STAR, NO_STAR. Time is no part of the rules (M12).
"""

from __future__ import annotations

from itertools import pairwise

from tablee.games._face import (
    Choice,
    GameFace,
    Option,
    Options,
    Position,
    Refused,
    Seats,
    Whole,
    check_int,
    read_bool,
    read_bools,
    read_cards,
    read_hands,
    read_int,
    read_list,
    read_word,
    refuse_twice,
)
from tablee.games._kit import (
    FIRST_REFUSAL,
    LEVELS_COMPLETE,
    LIVES_LOST,
    MATCH_OVER,
    NOBODY,
    NOT_IN_HAND,
    RUNNING,
    Deal,
    Plain,
    Seen,
    cells,
    holds,
    insert_card,
    remove_card,
    shuffle,
)

HIGHEST = 100
MAX_PLAYERS, MAX_LEVEL = 4, 12
MAX_LIVES, MAX_STARS = 5, 3
LEVELS = {2: 12, 3: 10, 4: 8}  # levels by number of players (M1)
STAR_LEVELS, LIFE_LEVELS = (2, 5, 8), (3, 6, 9)  # what completing a level earns (M9)

READY, STOP, STAR, NO_STAR = 100, 101, 102, 103
FOCUS, PLAY = 0, 1
EACH_EVENT, EACH_LEVEL, EACH_PLAYER = 0, 1, 2  # what blind play's events cost (M11)

MISTAKE_MADE, STAR_THROWN, PLAY_STOPPED, LEVEL_DONE = 1, 2, 3, 4  # what happened last; 0: nothing

NOT_IN_PLAY = FIRST_REFUSAL
NOT_IN_FOCUS = FIRST_REFUSAL + 1
READY_ALREADY = FIRST_REFUSAL + 2
NOT_LOWEST = FIRST_REFUSAL + 3
NO_STARS = FIRST_REFUSAL + 4
RAISED_ALREADY = FIRST_REFUSAL + 5
NOT_RAISED = FIRST_REFUSAL + 6


class State(Deal):
    """Everything true now.

    levels: the last level. holders: 1 if seats without cards agree to every star. blind, blind_cost: M11.
    completed: levels completed. phase: FOCUS or PLAY. hand: MAX_LEVEL cells a seat, rising. ready, raised: 1 for a
    hand on the table, a hand up. stack: the cards played this level in order, laid_by their seats (NOBODY where a
    position does not say). aside: the cards set aside this level. early: the seats of this level's events in blind
    play; early_top: the highest card of an event. last_*: the last interruption or end of a level, with the cards
    it set aside. turned_*: the blind level judged last: its stack, and 1 for an event. deck: room for a shuffle.
    event: by place in the stack, 1 for an event.
    """

    level: int
    levels: int
    completed: int
    lives: int
    stars: int
    holders: int
    blind: int
    blind_cost: int
    phase: int
    stack_count: int
    aside_count: int
    early_count: int
    early_top: int
    last_kind: int
    last_seat: int
    last_card: int
    last_count: int
    turned_count: int
    hand_count: list[int] = cells(MAX_PLAYERS)
    hand: list[int] = cells(MAX_PLAYERS * MAX_LEVEL)
    ready: list[int] = cells(MAX_PLAYERS)
    raised: list[int] = cells(MAX_PLAYERS)
    stack: list[int] = cells(HIGHEST)
    laid_by: list[int] = cells(HIGHEST)
    event: list[int] = cells(HIGHEST)
    aside: list[int] = cells(HIGHEST)
    early: list[int] = cells(HIGHEST)
    last_aside: list[int] = cells(MAX_PLAYERS * MAX_LEVEL)
    turned_card: list[int] = cells(HIGHEST)
    turned_seat: list[int] = cells(HIGHEST)
    turned_event: list[int] = cells(HIGHEST)
    deck: list[int] = cells(HIGHEST)


class Observation(Seen):
    """What one seat may know.

    The fields of State that are open to all, and: hand, hand_size: the viewer's own cards, rising. counts: cards in
    each hand. stack: 0 for a card that lies face down. unseen: by card, 1 where the viewer cannot see it: in another
    hand, face down or undealt.
    """

    level: int
    levels: int
    completed: int
    lives: int
    stars: int
    holders: int
    blind: int
    phase: int
    hand_size: int
    stack_count: int
    aside_count: int
    last_kind: int
    last_seat: int
    last_card: int
    last_count: int
    turned_count: int
    hand: list[int] = cells(MAX_LEVEL)
    counts: list[int] = cells(MAX_PLAYERS)
    ready: list[int] = cells(MAX_PLAYERS)
    raised: list[int] = cells(MAX_PLAYERS)
    stack: list[int] = cells(HIGHEST)
    laid_by: list[int] = cells(HIGHEST)
    aside: list[int] = cells(HIGHEST)
    last_aside: list[int] = cells(MAX_PLAYERS * MAX_LEVEL)
    turned_card: list[int] = cells(HIGHEST)
    turned_seat: list[int] = cells(HIGHEST)
    turned_event: list[int] = cells(HIGHEST)
    unseen: list[int] = cells(HIGHEST + 1)


# --- the deal -----------------------------------------------------------------------------------------------


def reset(s: State) -> None:
    """Begin with level 1, in focus."""
    begin_level(s, 1)


def begin_level(s: State, level: int) -> None:
    """Shuffle all cards anew and deal as many to each seat as the level's number (M2); focus (M3)."""
    s.level = level
    for i in range(HIGHEST):
        s.deck[i] = i + 1
    shuffle(s, s.deck, HIGHEST, level * s.players, level)
    for seat in range(s.players):
        for i in range(level):
            insert_card(s.hand, seat * MAX_LEVEL, i, s.deck[seat * level + i])
        s.hand_count[seat] = level
    for i in range(HIGHEST):
        s.deck[i] = 0
        s.stack[i] = 0
        s.laid_by[i] = 0
        s.event[i] = 0
        s.aside[i] = 0
        s.early[i] = 0
    s.stack_count = 0
    s.aside_count = 0
    s.early_count = 0
    s.early_top = 0
    focus(s)


def focus(s: State) -> None:
    """Go back to focus: all hands off the table, none raised (M3, M8)."""
    s.phase = FOCUS
    for seat in range(s.players):
        s.ready[seat] = 0
        s.raised[seat] = 0


# --- what is legal ------------------------------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    """Return why the seat may not take the action now, 0 if it may."""
    if s.over != RUNNING:
        return MATCH_OVER
    if action == READY:
        if s.phase != FOCUS:
            return NOT_IN_FOCUS
        return READY_ALREADY if s.ready[seat] == 1 else 0
    if s.phase != PLAY:
        return NOT_IN_PLAY
    if action == STOP:
        return 0
    if action == STAR:
        if s.stars == 0:
            return NO_STARS
        return RAISED_ALREADY if s.raised[seat] == 1 else 0
    if action == NO_STAR:
        return 0 if s.raised[seat] == 1 else NOT_RAISED
    if holds(s.hand, seat * MAX_LEVEL, s.hand_count[seat], action + 1) == 0:
        return NOT_IN_HAND
    return 0 if s.hand[seat * MAX_LEVEL] == action + 1 else NOT_LOWEST


def move_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the ids of the seat's legal actions, ascending, and return their number."""
    n = 0
    if s.over != RUNNING:
        return 0
    if s.phase == FOCUS:
        if s.ready[seat] == 0:
            out[n] = READY
            n += 1
        return n
    if s.hand_count[seat] > 0:
        out[n] = s.hand[seat * MAX_LEVEL] - 1
        n += 1
    out[n] = STOP
    n += 1
    if s.raised[seat] == 1:
        out[n] = NO_STAR
        n += 1
    elif s.stars > 0:
        out[n] = STAR
        n += 1
    return n


def talk_actions(s: State, seat: int, out: list[int], n: int) -> int:
    """Return `n`: nobody talks (M5)."""
    return n


def is_talk(action: int) -> bool:
    """Return whether the action is talk: never (M5)."""
    return False


def is_secret(s: State, action: int) -> bool:
    """Return whether the others may not see the action when it is taken: a card laid blind (M11)."""
    return s.blind == 1 and action < READY


def waits_for(s: State, seat: int) -> bool:
    """Return whether the match waits for the seat: one with cards, in focus if it is not ready (M3)."""
    if s.over != RUNNING or s.hand_count[seat] == 0:
        return False
    return s.phase == PLAY or s.ready[seat] == 0


# --- what an action does ------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if action == READY:
        s.ready[seat] = 1
        begin_play(s)
    elif action == STOP:
        note(s, PLAY_STOPPED, seat, 0)
        focus(s)
    elif action == STAR:
        s.raised[seat] = 1
        if all_raised(s):
            throw_star(s)
    elif action == NO_STAR:
        s.raised[seat] = 0
    else:
        lay(s, seat, action + 1)


def begin_play(s: State) -> None:
    """Begin play once every seat with cards is ready (M3)."""
    for seat in range(s.players):
        if s.hand_count[seat] > 0 and s.ready[seat] == 0:
            return
    focus(s)
    s.phase = PLAY


def lay(s: State, seat: int, card: int) -> None:
    """Lay the seat's lowest card; who holds a lower one shows a mistake, at once or at the level's end (M4, M7, M11)."""
    take_lowest(s, seat)
    s.stack[s.stack_count] = card
    s.laid_by[s.stack_count] = seat
    s.stack_count += 1
    for other in range(s.players):
        s.raised[other] = 0
    too_early = card > s.early_top and lowest_above(s, s.early_top) < card
    if too_early:
        if s.blind == 1:
            keep_event(s, seat, card)
        else:
            mistake(s, seat, card)
    if s.over == RUNNING and no_cards(s):
        if s.blind == 1 or not too_early:
            note(s, LEVEL_DONE, NOBODY, 0)
        complete_level(s)


def keep_event(s: State, seat: int, card: int) -> None:
    """Keep in mind that the lay just made was too early; it is judged at the level's end (M11)."""
    s.event[s.stack_count - 1] = 1
    s.early[s.early_count] = seat
    s.early_count += 1
    s.early_top = card


def take_lowest(s: State, seat: int) -> int:
    """Take the lowest card out of the seat's hand and return it."""
    first = seat * MAX_LEVEL
    card = s.hand[first]
    remove_card(s.hand, first, s.hand_count[seat], card)
    s.hand_count[seat] -= 1
    return card


def lowest_above(s: State, card: int) -> int:
    """Return the lowest held card above the card, HIGHEST + 1 if there is none."""
    lowest = HIGHEST + 1
    for seat in range(s.players):
        first = seat * MAX_LEVEL
        for i in range(first, first + s.hand_count[seat]):
            if card < s.hand[i] < lowest:
                lowest = s.hand[i]
    return lowest


def no_cards(s: State) -> bool:
    """Return whether no hand holds a card (M9)."""
    for seat in range(s.players):
        if s.hand_count[seat] > 0:
            return False
    return True


def note(s: State, kind: int, seat: int, card: int) -> None:
    """Note what has happened, with nothing set aside so far."""
    s.last_kind = kind
    s.last_seat = seat
    s.last_card = card
    for i in range(s.last_count):
        s.last_aside[i] = 0
    s.last_count = 0


def set_aside(s: State, card: int) -> None:
    """Set a card aside, face up."""
    s.aside[s.aside_count] = card
    s.aside_count += 1
    s.last_aside[s.last_count] = card
    s.last_count += 1


def mistake(s: State, seat: int, card: int) -> None:
    """Lose one life, set all lower cards aside, and focus again; the last life lost ends the match (M7, M10)."""
    note(s, MISTAKE_MADE, seat, card)
    s.lives -= 1
    for other in range(s.players):
        while s.hand_count[other] > 0 and s.hand[other * MAX_LEVEL] < card:
            set_aside(s, take_lowest(s, other))
    focus(s)
    if s.lives == 0:
        s.over = LIVES_LOST


def all_raised(s: State) -> bool:
    """Return whether all agree to a star; seats without cards count as agreeing if the option says so (M8)."""
    for seat in range(s.players):
        if s.raised[seat] == 0 and (s.holders == 0 or s.hand_count[seat] > 0):
            return False
    return True


def throw_star(s: State) -> None:
    """Spend a star: every seat with cards sets its lowest aside, and focus again (M8)."""
    note(s, STAR_THROWN, NOBODY, 0)
    s.stars -= 1
    for seat in range(s.players):
        if s.hand_count[seat] > 0:
            set_aside(s, take_lowest(s, seat))
    focus(s)
    if no_cards(s):
        complete_level(s)


def complete_level(s: State) -> None:
    """End a level whose cards are all gone: judge it in blind play, reward it, go on or win (M9, M10, M11)."""
    if s.blind == 1:
        judge(s)
        if s.over != RUNNING:
            focus(s)
            return
    if is_star_level(s.level) and s.stars < MAX_STARS:
        s.stars += 1
    if is_life_level(s.level) and s.lives < MAX_LIVES:
        s.lives += 1
    s.completed = s.level
    if s.level == s.levels:
        focus(s)
        s.over = LEVELS_COMPLETE
    else:
        begin_level(s, s.level + 1)


def is_star_level(level: int) -> bool:
    """Return whether completing the level earns a star (M9)."""
    return level == 2 or level == 5 or level == 8


def is_life_level(level: int) -> bool:
    """Return whether completing the level earns a life (M9)."""
    return level == 3 or level == 6 or level == 9


def judge(s: State) -> None:
    """Turn over the cards of a blind level and take the lives that its events cost (M11)."""
    for i in range(HIGHEST):
        s.turned_card[i] = s.stack[i]
        s.turned_seat[i] = s.laid_by[i]
        s.turned_event[i] = s.event[i]
    s.turned_count = s.stack_count
    cost = s.early_count
    if s.blind_cost == EACH_LEVEL and cost > 1:
        cost = 1
    elif s.blind_cost == EACH_PLAYER:
        cost = early_seats(s)
    s.lives -= cost
    if s.lives <= 0:
        s.lives = 0
        s.over = LIVES_LOST


def early_seats(s: State) -> int:
    """Return how many seats have an event this level."""
    n = 0
    for seat in range(s.players):
        found = 0
        for i in range(s.early_count):
            if s.early[i] == seat:
                found = 1
        n += found
    return n


def resume(s: State) -> None:
    """Go on from a loaded position: what follows by itself from it happens at once."""
    if s.lives == 0:
        s.over = LIVES_LOST
    elif s.completed == s.levels:
        s.over = LEVELS_COMPLETE
    elif no_cards(s):
        complete_level(s)
    elif s.phase == FOCUS:
        begin_play(s)
    elif s.stars > 0 and all_raised(s):
        throw_star(s)


# --- the end ------------------------------------------------------------------------------------------------


def wins(s: State, seat: int) -> bool:
    """Return whether the seat has won (M11)."""
    return s.over == LEVELS_COMPLETE


def score(s: State, seat: int) -> int:
    """Return the number of levels completed (M13)."""
    return s.completed


# --- what a seat may know -----------------------------------------------------------------------------------


def observe(s: State, seat: int, o: Observation) -> None:
    """Write all that the seat may know to a fresh observation; NOBODY is a spectator."""
    o.players = s.players
    o.viewer = seat
    o.over = s.over
    o.level = s.level
    o.levels = s.levels
    o.completed = s.completed
    o.lives = s.lives
    o.stars = s.stars
    o.holders = s.holders
    o.blind = s.blind
    o.phase = s.phase
    for card in range(1, HIGHEST + 1):
        o.unseen[card] = 1
    for other in range(s.players):
        o.counts[other] = s.hand_count[other]
        o.ready[other] = s.ready[other]
        o.raised[other] = s.raised[other]
    observe_table(s, o)
    if seat != NOBODY:
        o.hand_size = s.hand_count[seat]
        for i in range(s.hand_count[seat]):
            o.hand[i] = s.hand[seat * MAX_LEVEL + i]
            o.unseen[o.hand[i]] = 0
        o.to_act = 1 if waits_for(s, seat) else 0
        o.move_count = move_actions(s, seat, o.legal)
        o.legal_count = o.move_count
    o.unseen[0] = 0


def observe_table(s: State, o: Observation) -> None:
    """Write what lies on the table: the stack (face down in blind play), cards set aside, what happened last."""
    o.stack_count = s.stack_count
    for i in range(s.stack_count):
        o.laid_by[i] = s.laid_by[i]
        if s.blind == 0:
            o.stack[i] = s.stack[i]
            o.unseen[s.stack[i]] = 0
    o.aside_count = s.aside_count
    for i in range(s.aside_count):
        o.aside[i] = s.aside[i]
        o.unseen[s.aside[i]] = 0
    o.last_kind = s.last_kind
    o.last_seat = s.last_seat
    o.last_card = s.last_card
    o.last_count = s.last_count
    for i in range(s.last_count):
        o.last_aside[i] = s.last_aside[i]
    o.turned_count = s.turned_count
    for i in range(s.turned_count):
        o.turned_card[i] = s.turned_card[i]
        o.turned_seat[i] = s.turned_seat[i]
        o.turned_event[i] = s.turned_event[i]


# --- the face: options, texts, positions, views (plain Python, never compiled) ------------------------------


class Face(GameFace):
    """How The Mind is set up, written down and shown."""

    place = 50
    players = Seats(2, MAX_PLAYERS)
    cooperative = True
    real_time = True
    halt = "stop"
    more_is_better = True
    not_shown = frozenset({"unseen"})
    options = (
        Option("star_needs", "all", Choice("all", "holders")),
        Option("blind", False, Choice(False, True)),
        Option("lives", None, Whole(1, MAX_LIVES)),
        Option("stars", None, Whole(0, MAX_STARS)),
        Option("blind_lives", "level", Choice("level", "event", "player")),
    )
    only_with = {name: {"blind": True} for name in ("lives", "stars", "blind_lives")}  # noqa: RUF012 - a table
    ends = {LEVELS_COMPLETE: "M11", LIVES_LOST: "M10"}  # noqa: RUF012 - a table
    refusals = {  # noqa: RUF012 - a table
        NOT_IN_HAND: ("M4", "not-in-hand"),
        NOT_IN_PLAY: ("M3", "not-in-play"),
        NOT_IN_FOCUS: ("M3", "not-in-focus"),
        READY_ALREADY: ("M3", "ready-already"),
        NOT_LOWEST: ("M4", "not-lowest"),
        NO_STARS: ("M8", "no-stars"),
        RAISED_ALREADY: ("M8", "raised-already"),
        NOT_RAISED: ("M8", "not-raised"),
    }
    keys = (
        *("level", "lives", "stars", "hands", "stack", "set_aside", "phase", "ready", "raised", "blind"),
        *("laid_by", "early", "early_cards", "completed", "seed", "index"),
    )
    phases = ("focus", "play")
    happenings = ("", "mistake", "star", "stop", "level")

    def check(self, options: Options) -> None:
        """Refuse lives and stars to start with outside blind play."""
        for name in ("lives", "stars"):
            if options[name] is not None and not options["blind"]:
                raise Refused("needs-blind", option=name, value=options[name])

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        return (*map(str, range(1, HIGHEST + 1)), "ready", "stop", "star", "no-star")

    def configure(self, s: State, options: Options) -> None:
        """Write the options to a fresh state; the lives and stars to start with are M1's unless given."""
        s.players = options["players"]
        s.levels = LEVELS[s.players]
        s.lives = s.players if options["lives"] is None else options["lives"]
        s.stars = 1 if options["stars"] is None else options["stars"]
        s.holders = int(options["star_needs"] == "holders")
        s.blind = int(options["blind"])
        s.blind_cost = ("event", "level", "player").index(options["blind_lives"])

    def facts(self, s: State, seat: int, action: int) -> dict[str, Plain]:
        """What a sentence about a refused action may say; only what the seat may know."""
        facts: dict[str, Plain] = {"phase": self.phases[s.phase], "stars": s.stars}
        if action < READY:
            facts |= {"card": action + 1, "lowest": s.hand[seat * MAX_LEVEL]}
            facts["own"] = "lowest" if s.hand_count[seat] > 0 else "none"
        return facts

    def chat(self, s: State, options: Options) -> str:
        """Nothing (M5)."""
        return "closed"

    def card_of(self, action: int) -> int | None:
        """The card that the action lays."""
        return action + 1 if action < READY else None

    def foresee(self, s: State, seat: int, action: int) -> None:
        """Take an act of play without what others hold or do: a card leaves the hand, the own hand is up or down, or play stops."""
        if action == STOP:
            focus(s)
        elif action < READY:
            first = seat * MAX_LEVEL
            if holds(s.hand, first, s.hand_count[seat], action + 1) == 1:
                remove_card(s.hand, first, s.hand_count[seat], action + 1)
                s.hand_count[seat] -= 1
            s.raised[seat] = 0
        else:
            s.raised[seat] = int(action == STAR)

    def phase(self, s: State) -> tuple[int, ...]:
        """Level, and focus or play: a lay is meant for the play it was made in (M3, M12)."""
        return s.level, s.phase

    def sequel(self, s: State, options: Options) -> Options | None:
        """After a win the same once more, blind, with the lives and stars that are left (M11)."""
        if not wins(s, 0) or s.blind == 1:
            return None
        return {**options, "blind": True, "lives": s.lives, "stars": s.stars}

    def view(self, o: Observation) -> dict[str, Plain]:
        """Render an observation for a person."""
        seats = range(o.players)
        last = None
        if o.last_kind:
            last_seat = None if o.last_seat == NOBODY else o.last_seat
            last = [
                self.happenings[o.last_kind],
                last_seat,
                o.last_card or None,
                o.last_aside[: o.last_count],
            ]
        return {
            "phase": "over" if o.over else self.phases[o.phase],
            "level": o.level,
            "levels": o.levels,
            "completed": o.completed,
            "lives": o.lives,
            "stars": o.stars,
            "reward": "star" if is_star_level(o.level) else "life" if is_life_level(o.level) else None,
            "hand": None if o.viewer == NOBODY else o.hand[: o.hand_size],
            "hand_counts": o.counts[: o.players],
            "ready": [o.ready[seat] == 1 for seat in seats],
            "raised": [o.raised[seat] == 1 for seat in seats],
            "blind": o.blind == 1,
            "stack": [card or None for card in o.stack[: o.stack_count]],
            "laid_by": [None if seat == NOBODY else seat for seat in o.laid_by[: o.stack_count]],
            "set_aside": o.aside[: o.aside_count],
            "last": last,
            "turned": [
                [o.turned_seat[i], o.turned_card[i], o.turned_event[i] == 1] for i in range(o.turned_count)
            ],
        }

    def position(self, s: State) -> dict[str, Plain]:
        """Write down everything true now."""
        seats = range(s.players)
        written = {
            "level": s.level,
            "lives": s.lives,
            "stars": s.stars,
            "completed": s.completed,
            "hands": [s.hand[seat * MAX_LEVEL : seat * MAX_LEVEL + s.hand_count[seat]] for seat in seats],
            "stack": s.stack[: s.stack_count],
            "set_aside": s.aside[: s.aside_count],
            "phase": self.phases[s.phase],
            "ready": [s.ready[seat] == 1 for seat in seats],
            "raised": [s.raised[seat] == 1 for seat in seats],
            "blind": s.blind == 1,
            "laid_by": [None if seat == NOBODY else seat for seat in s.laid_by[: s.stack_count]],
        }
        if s.blind == 1:
            written["early"] = s.early[: s.early_count]
            written["early_cards"] = [s.stack[i] for i in range(s.stack_count) if s.event[i]]
        return written

    def load(self, s: State, p: Position) -> None:
        """Read a position into a configured state, refusing what breaks the deck."""
        if read_bool(p, "blind", default=s.blind == 1) != (s.blind == 1):
            raise Refused("blind-and-option", value=p["blind"], option=s.blind == 1)
        s.level = read_int(p, "level", 1, s.levels)
        s.completed = read_int(p, "completed", 0, s.levels, default=s.level - 1)
        if s.completed not in (s.level - 1, s.levels if s.level == s.levels else s.level - 1):
            raise Refused(
                "position-value", path="completed", value=repr(s.completed), allowed=str(s.level - 1)
            )
        s.lives = read_int(p, "lives", 0, MAX_LIVES, default=s.lives)
        s.stars = read_int(p, "stars", 0, MAX_STARS, default=s.stars)
        s.phase = self.phases.index(read_word(p, "phase", self.phases, default="focus"))
        hands = read_hands(p, s.players, 1, HIGHEST, s.level)
        stack = read_cards(read_list(p, "stack", default=[]), "stack", 1, HIGHEST)
        aside = read_cards(read_list(p, "set_aside", default=[]), "set_aside", 1, HIGHEST)
        refuse_twice([*(card for hand in hands for card in hand), *stack, *aside])
        if s.blind == 0:
            self.check_rising(stack, hands)
        for seat, hand in enumerate(hands):
            s.hand_count[seat] = len(hand)
            s.hand[seat * MAX_LEVEL : seat * MAX_LEVEL + len(hand)] = sorted(hand)
        s.stack_count, s.aside_count = len(stack), len(aside)
        s.stack[: len(stack)], s.aside[: len(aside)] = stack, aside
        self.read_laid_by(s, p)
        self.read_hands_shown(s, p)
        self.read_early(s, p)

    def check_rising(self, stack: list[int], hands: list[list[int]]) -> None:
        """Refuse a stack that does not rise and a held card below its top: a mistake would have set it aside (M7)."""
        for before, card in pairwise(stack):
            if card < before:
                raise Refused("stack-not-rising", card=card, before=before)
        for seat, hand in enumerate(hands):
            if stack and hand and min(hand) < stack[-1]:
                raise Refused("held-below-top", card=min(hand), seat=seat, top=stack[-1])

    def read_laid_by(self, s: State, p: Position) -> None:
        """Read who laid each card of the stack; null or nothing: not known."""
        laid_by = read_list(p, "laid_by", count=s.stack_count, default=[None] * s.stack_count)
        for i, seat in enumerate(laid_by):
            s.laid_by[i] = NOBODY if seat is None else check_int(seat, f"laid_by[{i}]", 0, s.players - 1)

    def read_hands_shown(self, s: State, p: Position) -> None:
        """Read who is ready in focus and who has raised a hand in play."""
        ready, raised = read_bools(p, "ready", s.players), read_bools(p, "raised", s.players)
        if any(raised) and s.phase == FOCUS:
            raise Refused("raised-in-focus")
        if any(raised) and s.stars == 0:
            raise Refused("raised-without-stars")
        for seat in range(s.players):
            s.raised[seat] = int(raised[seat])
            s.ready[seat] = int(ready[seat] and s.phase == FOCUS)

    def read_early(self, s: State, p: Position) -> None:
        """Read the seats of the events of a blind level, and find their places in the stack (M11)."""
        early = [
            check_int(seat, f"early[{i}]", 0, s.players - 1)
            for i, seat in enumerate(read_list(p, "early", default=[]))
        ]
        if (early or p.get("early_cards")) and s.blind == 0:
            raise Refused("early-without-blind")
        s.early_count = len(early)
        s.early[: len(early)] = early
        if "early_cards" in p:
            cards = read_cards(read_list(p, "early_cards", count=len(early)), "early_cards", 1, HIGHEST)
            places = [s.stack.index(card) for card in cards if card in s.stack[: s.stack_count]]
        else:
            places = self.event_places(s, early)
        cards = [s.stack[place] for place in places]
        known = all(s.laid_by[place] in (seat, NOBODY) for place, seat in zip(places, early, strict=False))
        if len(places) != len(early) or places != sorted(places) or cards != sorted(set(cards)) or not known:
            raise Refused("early-and-stack", early=early)
        for place in places:
            s.event[place] = 1
            s.early_top = s.stack[place]

    def event_places(self, s: State, early: list[int]) -> list[int]:
        """The places in the stack where the events of these seats can have been, if a position does not say it.

        A card set aside by a star was held for a part of the level that the position does not tell, so it may
        have been what made a lay an event.
        """
        places: list[int] = []
        top = 0
        held = [*s.hand, *s.aside[: s.aside_count]]
        for i in range(s.stack_count):
            card = s.stack[i]
            lower = any(top < other < card for other in [*held, *s.stack[i + 1 : s.stack_count]])
            if (
                len(places) < len(early)
                and s.laid_by[i] in (early[len(places)], NOBODY)
                and card > top
                and lower
            ):
                places.append(i)
                top = card
        return places
