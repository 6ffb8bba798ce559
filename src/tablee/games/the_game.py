"""The Game: 98 cards, four piles, everybody together against the deck.

Source: the rulebooks of The Game (NSV 2015, Oya edition); clauses G1 to G14 of docs/rules/the-game.md.
Actions: 0 … 391 lay card 2 + id // 4 on pile id % 4; END; START; then talk, word by word and pile by pile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.games._face import (
    Choice,
    Edition,
    Either,
    GameFace,
    Option,
    Options,
    Position,
    Refused,
    Seats,
    Whole,
    quote,
    read_cards,
    read_hands,
    read_int,
    read_list,
    read_object,
    read_seat,
    refuse_twice,
    what_fits,
)
from tablee.games._kit import (
    ALL_LAID,
    BACKWARDS,
    DUTY,
    FIRST_REFUSAL,
    MATCH_OVER,
    NOBODY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    RUNNING,
    STUCK,
    Deal,
    Plain,
    Seen,
    cells,
    fits,
    holds,
    insert_card,
    lot,
    remove_card,
    shuffle_on,
)

LOWEST, HIGHEST = 2, 99
CARD_COUNT = 98
MAX_PLAYERS, MAX_HAND = 5, 8
PILES = ("up1", "up2", "down1", "down2")
DOWN1 = 2  # piles below it go up, the others down
ASCENDING_BASE, DESCENDING_BASE = 1, 100

LAYS = 4 * CARD_COUNT
END = LAYS
START = LAYS + 1
TALK = LAYS + 2
AVOID, CAREFUL = 1, 2  # a word that stands on a pile; 0: none
WORDS = ("free", "avoid", "careful")
MAX_TARGETS = 11  # what a seat can speak about: the 4 piles, in Extreme 7 kinds of command too
TARGET_COUNT = 4

VOLUNTEER, LOT = 10, 11  # who starts (G3): whoever says so first, or by lot; 0 … 4 is a seat

NOT_STARTED = FIRST_REFUSAL
ALREADY_STARTED = FIRST_REFUSAL + 1
DOES_NOT_FIT = FIRST_REFUSAL + 2
MINIMUM_NOT_LAID = FIRST_REFUSAL + 3

DECK_DEAL, LOT_DEAL = 0, 1  # numbers of the deals that a match draws from its seed


class State(Deal):
    """Everything true now.

    minimum: cards due a turn while the draw pile has cards (G4). hand_limit: hand size (G2). starter: VOLUNTEER,
    LOT or a seat (G3). seat: who is on turn, NOBODY before the start. laid: cards laid this turn. due: the
    minimum of this turn. left: cards not laid yet, in hands and draw pile (G10); to_lay: by card, 1 for each of them.
    top: top card of each pile.
    hand: MAX_HAND cells a seat, rising. draw: the draw pile, its last draw_count cells, the next card first; cells from
    `settled` on are not shuffled yet. word_on: the word that stands,
    MAX_TARGETS cells a seat (G11); own_turn: 1 if it was said in the speaker's own turn. lay_*: all lays of the
    match in order. turn_first, last_first: index of the first lay of this turn and of the one before;
    seen_to: for each seat, how many lays there were when its last turn ended.
    """

    minimum: int
    hand_limit: int
    starter: int
    seat: int
    laid: int
    due: int
    left: int
    draw_count: int
    settled: int
    lay_count: int
    turn_first: int
    last_first: int
    top: list[int] = cells(4)
    hand_count: list[int] = cells(MAX_PLAYERS)
    hand: list[int] = cells(MAX_PLAYERS * MAX_HAND)
    draw: list[int] = cells(CARD_COUNT)
    to_lay: list[int] = cells(101)
    word_on: list[int] = cells(MAX_PLAYERS * MAX_TARGETS)
    own_turn: list[int] = cells(MAX_PLAYERS * MAX_TARGETS)
    lay_seat: list[int] = cells(CARD_COUNT)
    lay_card: list[int] = cells(CARD_COUNT)
    lay_pile: list[int] = cells(CARD_COUNT)
    seen_to: list[int] = cells(MAX_PLAYERS)


class Observation(Seen):
    """What one seat may know.

    The fields of State that are open to all, and: hand, hand_size: the viewer's own cards, rising. unseen: by
    card, 1 where it is in another hand or the draw pile. counts: cards in each hand. since_*: the lays since
    the viewer's last turn ended (a spectator sees this turn and the one before), `since_count` of them.
    may_talk: 1 if talk is legal now, for everybody alike.
    """

    seat: int
    laid: int
    due: int
    minimum: int
    hand_limit: int
    left: int
    draw_count: int
    hand_size: int
    since_count: int
    may_talk: int
    top: list[int] = cells(4)
    hand: list[int] = cells(MAX_HAND)
    counts: list[int] = cells(MAX_PLAYERS)
    unseen: list[int] = cells(101)
    word_on: list[int] = cells(MAX_PLAYERS * MAX_TARGETS)
    since_seat: list[int] = cells(CARD_COUNT)
    since_card: list[int] = cells(CARD_COUNT)
    since_pile: list[int] = cells(CARD_COUNT)


# --- the deal -----------------------------------------------------------------------------------------------


def reset(s: State) -> None:
    """Set the table for a new match from the seed: piles, hands, draw pile, and who starts (G1, G2, G3)."""
    for i in range(CARD_COUNT):
        s.draw[i] = HIGHEST - i
        s.to_lay[LOWEST + i] = 1
    s.settled = 0
    s.draw_count = CARD_COUNT
    s.left = CARD_COUNT
    for pile in range(4):
        s.top[pile] = ASCENDING_BASE if pile < DOWN1 else DESCENDING_BASE
    for seat in range(s.players):
        draw_up(s, seat, s.hand_limit)
    s.seat = NOBODY
    if s.players == 1:
        begin_turn(s, 0)
    elif s.starter == LOT:
        begin_turn(s, lot(s, s.players, LOT_DEAL))
    elif s.starter < MAX_PLAYERS:
        begin_turn(s, s.starter)


def draw_up(s: State, seat: int, count: int) -> None:
    """Draw `count` cards to a hand, as far as the draw pile reaches (G7)."""
    held = s.hand_count[seat]
    while count > 0 and s.draw_count > 0:
        i = CARD_COUNT - s.draw_count
        if i == s.settled:
            settle_draw(s, i + 8)
        insert_card(s.hand, seat * MAX_HAND, held, s.draw[i])
        s.draw[i] = 0
        s.draw_count -= 1
        held += 1
        count -= 1
    s.hand_count[seat] = held


def settle_draw(s: State, last: int) -> None:
    """Shuffle the draw pile on until its first `last` cells are settled; what is not drawn needs no order."""
    if last > CARD_COUNT:
        last = CARD_COUNT
    shuffle_on(s, s.draw, 0, CARD_COUNT, s.settled, last, DECK_DEAL)
    s.settled = last


# --- what is legal ------------------------------------------------------------------------------------------


def rise(s: State | Observation, card: int, pile: int) -> int:
    """Return by how much the card would move the pile in its direction (G5, G6)."""
    if pile < DOWN1:
        return card - s.top[pile]
    return s.top[pile] - card


def lay_refusal(s: State, card: int, pile: int) -> int:
    """Return why the seat on turn may not lay the card there, 0 if it may: `fits` (G5, G6), without the calls."""
    by = card - s.top[pile] if pile < DOWN1 else s.top[pile] - card
    return 0 if by > 0 or by == BACKWARDS else DOES_NOT_FIT


def end_refusal(s: State) -> int:
    """Return why the turn may not end now, 0 if it may (G4, G7)."""
    if s.laid < s.due:
        return MINIMUM_NOT_LAID
    return 0


def talk_refusal(s: State) -> int:
    """Return why nobody may talk now, 0 if everybody may (G11)."""
    return 0


def refusal(s: State, seat: int, action: int) -> int:
    """Return why the seat may not take the action now, 0 if it may."""
    if s.over != RUNNING:
        return MATCH_OVER
    if action >= TALK:
        return talk_refusal(s)
    if action == START:
        return 0 if s.seat == NOBODY else ALREADY_STARTED
    if s.seat == NOBODY:
        return NOT_STARTED
    if s.seat != seat:
        return NOT_YOUR_TURN
    if action == END:
        return end_refusal(s)
    card = LOWEST + action // 4
    if holds(s.hand, seat * MAX_HAND, s.hand_count[seat], card) == 0:
        return NOT_IN_HAND
    return lay_refusal(s, card, action % 4)


def move_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the ids of the seat's legal actions that move the match on, ascending, and return their number."""
    if s.over != RUNNING:
        return 0
    if s.seat == NOBODY:
        out[0] = START
        return 1
    if s.seat != seat:
        return 0
    n = 0
    first = seat * MAX_HAND
    for i in range(first, first + s.hand_count[seat]):
        card = s.hand[i]
        action = 4 * (card - LOWEST)
        for pile in range(4):
            out[n] = action + pile  # and kept if it is legal; which are is hard to foretell for a branch
            if lay_refusal(s, card, pile) == 0:
                n += 1
    out[n] = 0
    if end_refusal(s) == 0:
        out[n] = END
        n += 1
    return n


def talk_actions(s: State, seat: int, out: list[int], n: int) -> int:
    """Write the ids of the talk that is legal now from `out[n]` on, and return the new number (G11)."""
    if s.over == RUNNING and talk_refusal(s) == 0:
        for i in range(3 * TARGET_COUNT):
            out[n] = TALK + i
            n += 1
    return n


def can_lay(s: State) -> bool:
    """Return whether the seat on turn has a legal lay (G9)."""
    first = s.seat * MAX_HAND
    for i in range(first, first + s.hand_count[s.seat]):
        card = s.hand[i]
        for pile in range(4):
            if lay_refusal(s, card, pile) == 0:
                return True
    return False


def waits_for(s: State, seat: int) -> bool:
    """Return whether the match waits for the seat: before the start for everybody (G3), then for one."""
    return s.over == RUNNING and (s.seat == seat or s.seat == NOBODY)


# --- what an action does ------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if action < END:
        lay(s, LOWEST + action // 4, action % 4)
    elif action == END:
        end_turn(s)
    elif action == START:
        begin_turn(s, seat)
    else:
        speak(s, seat, action - TALK)


def lay(s: State, card: int, pile: int) -> None:
    """Lay a card of the seat on turn, and what follows by itself."""
    seat = s.seat
    remove_card(s.hand, seat * MAX_HAND, s.hand_count[seat], card)
    s.hand_count[seat] -= 1
    s.left -= 1
    s.to_lay[card] = 0
    s.top[pile] = card
    s.laid += 1
    n = s.lay_count
    s.lay_seat[n] = seat
    s.lay_card[n] = card
    s.lay_pile[n] = pile
    s.lay_count = n + 1
    look(s)
    settle(s)


def look(s: State) -> None:
    """Note what the top cards mean for the turn from now on; in The Game they mean nothing."""


def settle(s: State) -> None:
    """Let follow what follows by itself from the cards laid this turn (G7, G9, G12)."""
    if s.left == 0:
        s.over = ALL_LAID if owed(s) == 0 else DUTY
    elif turn_is_full(s):
        end_turn(s)
    elif end_refusal(s) == 0:
        if s.hand_count[s.seat] == 0:
            end_turn(s)
    elif not can_lay(s):
        s.over = STUCK if owed(s) == 0 else DUTY


def turn_is_full(s: State) -> bool:
    """Return whether the turn ends by itself although cards could still be laid."""
    return False


def owed(s: State) -> int:
    """Return how many cards the seat on turn still owes to a duty beyond the minimum."""
    return 0


def end_turn(s: State) -> None:
    """End the turn: draw, let words grow old, and hand on to the next seat (G3, G7, G11)."""
    seat = s.seat
    draw_up(s, seat, draw_due(s))
    for i in range(seat * MAX_TARGETS, seat * MAX_TARGETS + TARGET_COUNT):
        if s.own_turn[i] != 0:
            s.own_turn[i] = 0
        else:
            s.word_on[i] = 0
    s.seen_to[seat] = s.lay_count
    begin_turn(s, (seat + 1) % s.players)


def draw_due(s: State) -> int:
    """Return how many cards are drawn at the end of the turn (G7)."""
    return s.hand_limit - s.hand_count[s.seat]


def begin_turn(s: State, seat: int) -> None:
    """Begin the turn of the seat or, with the draw pile empty, of the next one that has cards (G4, G8, G9)."""
    if s.draw_count == 0:
        while s.hand_count[seat] == 0:
            seat = (seat + 1) % s.players
    s.seat = seat
    s.laid = 0
    s.due = s.minimum if s.draw_count > 0 else 1
    s.last_first = s.turn_first
    s.turn_first = s.lay_count
    look(s)
    if not can_lay(s):
        s.over = STUCK


def resume(s: State) -> None:
    """Go on from a loaded position: what follows by itself from it happens at once."""
    s.due = s.minimum if s.draw_count > 0 else 1
    look(s)
    if s.left == 0:
        settle(s)
    elif s.seat != NOBODY:
        if s.laid == 0:
            begin_turn(s, s.seat)
        else:
            settle(s)


def is_talk(action: int) -> bool:
    """Return whether the action is talk, which never moves the match on."""
    return action >= TALK


def is_secret(s: State, action: int) -> bool:
    """Return whether the others may not see the action when it is taken: never."""
    return False


def speak(s: State, seat: int, said: int) -> None:
    """Let a seat say a word on a pile; a later one replaces it (G11)."""
    stand(s, seat, said % TARGET_COUNT, (said // TARGET_COUNT + 1) % 3)


def stand(s: State, seat: int, target: int, word: int) -> None:
    """Let a word of the seat stand on the target, 0 takes it back (G11)."""
    i = seat * MAX_TARGETS + target
    s.word_on[i] = word
    s.own_turn[i] = 1 if word != 0 and s.seat == seat else 0


# --- the end ------------------------------------------------------------------------------------------------


def wins(s: State, seat: int) -> bool:
    """Return whether the seat has won (G12)."""
    return s.over == ALL_LAID


def score(s: State, seat: int) -> int:
    """Return the number of cards not laid (G10)."""
    return s.left


# --- what a seat may know -----------------------------------------------------------------------------------


def observe(s: State, seat: int, o: Observation) -> None:
    """Write all that the seat may know to a fresh observation; NOBODY is a spectator."""
    o.players = s.players
    o.viewer = seat
    o.over = s.over
    o.seat = s.seat
    o.laid = s.laid
    o.due = s.due
    o.minimum = s.minimum
    o.hand_limit = s.hand_limit
    o.left = s.left
    o.draw_count = s.draw_count
    o.may_talk = 1 if s.over == RUNNING and talk_refusal(s) == 0 else 0
    for pile in range(4):
        o.top[pile] = s.top[pile]
    for i in range(s.players * MAX_TARGETS):
        o.word_on[i] = s.word_on[i]
    for other in range(s.players):
        o.counts[other] = s.hand_count[other]
    for card in range(101):
        o.unseen[card] = s.to_lay[card]
    since = s.last_first
    if seat != NOBODY:
        o.hand_size = s.hand_count[seat]
        for i in range(s.hand_count[seat]):
            card = s.hand[seat * MAX_HAND + i]
            o.hand[i] = card
            o.unseen[card] = 0
        o.to_act = 1 if waits_for(s, seat) else 0
        o.move_count = move_actions(s, seat, o.legal)
        o.legal_count = talk_actions(s, seat, o.legal, o.move_count)
        since = s.seen_to[seat]
    for i in range(since, s.lay_count):
        o.since_seat[i - since] = s.lay_seat[i]
        o.since_card[i - since] = s.lay_card[i]
        o.since_pile[i - since] = s.lay_pile[i]
    o.since_count = s.lay_count - since


# --- the face: options, texts, positions, views (plain Python, never compiled) ------------------------------


def is_harder(rules: Mapping[str, int], options: Options) -> bool:
    """Return whether the experts' rules are harder than the options in something and easier in nothing."""
    steps = [value - options[name] for name, value in rules.items()]
    return min(steps) >= 0 and any(steps)


class Face(GameFace):
    """How The Game is set up, written down and shown."""

    place = 10
    players = Seats(1, MAX_PLAYERS)
    cooperative = True
    options: Sequence[Option] = (
        Option("minimum", 2, Choice(2, 3)),
        Option("hand_reduction", 0, Choice(0, 1)),
        Option("talk", "open", Choice("open", "strict")),
        Option("starter", "volunteer", Either(Choice("volunteer", "lot"), Whole(0, MAX_PLAYERS - 1))),
    )
    not_shown = frozenset({"unseen"})
    ends: Mapping[int, str] = {ALL_LAID: "G12", STUCK: "G9"}
    refusals = {  # noqa: RUF012 - a table
        NOT_IN_HAND: ("G4", "not-in-hand"),
        NOT_YOUR_TURN: ("G3", "not-your-turn"),
        NOT_STARTED: ("G3", "not-started"),
        ALREADY_STARTED: ("G3", "already-started"),
        DOES_NOT_FIT: ("G5", "does-not-fit"),
        MINIMUM_NOT_LAID: ("G4", "minimum-not-laid"),
    }
    targets: tuple[str, ...] = PILES
    experts = (
        Edition("three", {"minimum": 3, "hand_reduction": 0}),
        Edition("three-and-fewer", {"minimum": 3, "hand_reduction": 1}),
    )

    def check(self, options: Options) -> None:
        """Refuse a starter that is no seat of this match."""
        starter = options["starter"]
        if isinstance(starter, int) and starter >= options["players"]:
            raise Refused(
                "starter-no-seat", option="starter", value=quote(starter), players=options["players"]
            )

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        lays = (f"{card}>{pile}" for card in range(LOWEST, HIGHEST + 1) for pile in PILES)
        talk = (f"{word} {pile}" for word in ("avoid", "careful", "free") for pile in PILES)
        return (*lays, "end", "start", *talk)

    def configure(self, s: State, options: Options) -> None:
        """Write the options to a fresh state."""
        s.players = options["players"]
        s.minimum = options["minimum"]
        s.hand_limit = (8, 7, 6, 6, 6)[s.players - 1] - options["hand_reduction"]
        starter = options["starter"]
        s.starter = {"volunteer": VOLUNTEER, "lot": LOT}[starter] if isinstance(starter, str) else starter

    def facts(self, s: State, seat: int, action: int) -> dict[str, Plain]:
        """What a sentence about a refused action may say; only what is open to all."""
        facts: dict[str, Plain] = {"laid": s.laid, "due": s.due, "players": s.players}
        if action < END:
            facts |= {"card": LOWEST + action // 4, "pile": PILES[action % 4], "top": s.top[action % 4]}
            facts["direction"] = "up" if action % 4 < DOWN1 else "down"
            facts["backwards"] = s.top[action % 4] + (BACKWARDS if action % 4 < DOWN1 else -BACKWARDS)
            facts["fits"] = self.fits_on(s, action % 4)
            facts["own"] = "any" if self.can_lay(s, seat) else "none"
        if s.seat != NOBODY:
            facts["turn"] = s.seat
        return facts

    def fits_on(self, s: State, pile: int) -> str:
        """A word for what the pile takes now, as far as the deck and all that is visible go, see `what_fits`."""
        rising, top = pile < DOWN1, s.top[pile]
        beyond = range(top + 1, HIGHEST + 1) if rising else range(top - 1, LOWEST - 1, -1)
        backwards = top + (BACKWARDS if rising else -BACKWARDS)
        return what_fits(
            rising, any(self.takes(s, card, pile) for card in beyond), self.takes(s, backwards, pile)
        )

    def takes(self, s: State, card: int, pile: int) -> bool:
        """Whether the card could go on the pile now if it were held: it is in the deck, and does not lie there for all to see."""
        shown = card in s.top or card in s.lay_card[max(0, s.lay_count - s.laid) : s.lay_count]
        return LOWEST <= card <= HIGHEST and not shown and self.may_lay(s, card, pile)

    def may_lay(self, s: State, card: int, pile: int) -> bool:
        """Whether no rule forbids the seat on turn to lay the card there."""
        return lay_refusal(s, card, pile) == 0

    def can_lay(self, s: State, seat: int) -> bool:
        """Whether the seat is on turn and may lay one of its cards."""
        hand = s.hand[seat * MAX_HAND : seat * MAX_HAND + s.hand_count[seat]]
        return s.seat == seat and any(self.may_lay(s, card, pile) for card in hand for pile in range(4))

    def chat(self, s: State, options: Options) -> str:
        """Whatever names no number; played strictly, with a reminder that nothing may be said of a card (G11)."""
        return "strict" if options["talk"] == "strict" else "no-numbers"

    def harder(self, s: State, options: Options) -> list[Edition]:
        """After a win the experts' rules that are harder in something and easier in nothing."""
        if not wins(s, 0):
            return []
        return [
            Edition(rules.name, {**options, **rules.options})
            for rules in self.experts
            if is_harder(rules.options, options)
        ]

    def view(self, o: Observation) -> dict[str, Plain]:
        """Render an observation for a person."""
        hand = o.hand[: o.hand_size]
        return {
            "seat": None if o.seat == NOBODY else o.seat,
            "laid": o.laid,
            "due": o.due,
            "piles": dict(zip(PILES, o.top, strict=True)),
            "hand_counts": o.counts[: o.players],
            "draw_count": o.draw_count,
            "left": o.left,
            "hand": None if o.viewer == NOBODY else hand,
            "costs": {str(card): self.costs(o, card) for card in hand},
            "talk": [
                [seat, self.word(target, word), self.targets[target]] for seat, target, word in self.words(o)
            ],
            "since": [
                [o.since_seat[i], o.since_card[i], PILES[o.since_pile[i]]] for i in range(o.since_count)
            ],
        }

    def costs(self, o: Observation, card: int) -> dict[str, int]:
        """By how much each pile that takes the card would move; -10 is the backwards trick."""
        up1, up2, down1, down2 = o.top
        rises = (card - up1, card - up2, down1 - card, down2 - card)
        return {pile: by for pile, by in zip(PILES, rises, strict=True) if fits(by)}

    def word(self, target: int, word: int) -> str:
        """The text of a word on a target."""
        return WORDS[word]

    def words(self, o: State | Observation) -> list[tuple[int, int, int]]:
        """All standing words as (seat, target, word)."""
        return [
            (i // MAX_TARGETS, i % MAX_TARGETS, word)
            for i, word in enumerate(o.word_on[: o.players * MAX_TARGETS])
            if word
        ]

    def position(self, s: State) -> dict[str, Plain]:
        """Write down everything true now."""
        whole = s.copy()
        settle_draw(whole, CARD_COUNT)
        return {
            "piles": dict(zip(PILES, s.top, strict=True)),
            "hands": [
                s.hand[seat * MAX_HAND : seat * MAX_HAND + s.hand_count[seat]] for seat in range(s.players)
            ],
            "draw": whole.draw[CARD_COUNT - s.draw_count :],
            "seat": None if s.seat == NOBODY else s.seat,
            "laid": s.laid,
            "talk": [
                [
                    seat,
                    self.word(target, word),
                    self.targets[target],
                    bool(s.own_turn[seat * MAX_TARGETS + target]),
                ]
                for seat, target, word in self.words(s)
            ],
        }

    keys: tuple[str, ...] = ("piles", "hands", "draw", "seat", "laid", "talk", "turn_cards", "turn_piles")

    def load(self, s: State, p: Position) -> None:
        """Read a position into a configured state, refusing what breaks the deck."""
        hands = read_hands(p, s.players, LOWEST, HIGHEST, s.hand_limit)
        draw = read_cards(read_list(p, "draw", default=[]), "draw", LOWEST, HIGHEST)
        tops = self.read_tops(p)
        turn = self.read_turn(p, tops)
        numbers = [top for top in tops if LOWEST <= top <= HIGHEST]
        refuse_twice([*(card for hand in hands for card in hand), *draw, *numbers, *self.covered(turn, tops)])
        for pile in range(4):
            s.top[pile] = tops[pile]
        for seat, hand in enumerate(hands):
            s.hand_count[seat] = len(hand)
            for i, card in enumerate(sorted(hand)):
                s.hand[seat * MAX_HAND + i] = card
        s.draw_count = len(draw)
        s.draw[CARD_COUNT - len(draw) :] = draw
        s.settled = CARD_COUNT
        for card in [*draw, *(card for hand in hands for card in hand)]:
            s.to_lay[card] = 1
        s.left = len(draw) + sum(s.hand_count)
        s.seat = read_seat(p, s.players)
        if s.seat == NOBODY and s.players == 1:  # nobody is asked (G3)
            raise Refused("position-value", path="seat", value="None", allowed="0")
        s.laid = read_int(p, "laid", 0, CARD_COUNT, default=len(turn))
        self.check_laid(s, p, turn)
        self.read_talk(s, p)
        for card, pile in turn:
            s.lay_seat[s.lay_count], s.lay_card[s.lay_count], s.lay_pile[s.lay_count] = s.seat, card, pile
            s.lay_count += 1

    def read_tops(self, p: Position) -> list[int]:
        """Read the top card of each pile; a missing one is the base."""
        piles = read_object(p, "piles", PILES)
        up = [
            read_int(piles, name, ASCENDING_BASE, HIGHEST, default=ASCENDING_BASE, path="piles")
            for name in PILES[:2]
        ]
        down = [
            read_int(piles, name, LOWEST, DESCENDING_BASE, default=DESCENDING_BASE, path="piles")
            for name in PILES[2:]
        ]
        return up + down

    def read_turn(self, p: Position, tops: list[int]) -> list[tuple[int, int]]:
        """Read the cards laid this turn with their piles; the last one on a pile must be its top."""
        cards = read_cards(read_list(p, "turn_cards", default=[]), "turn_cards", LOWEST, HIGHEST)
        names = read_list(p, "turn_piles", default=[])
        for i, name in enumerate(names):
            if name not in PILES:
                raise Refused(
                    "position-value", path=f"turn_piles[{i}]", value=quote(name), allowed=", ".join(PILES)
                )
        if len(names) != len(cards):
            raise Refused("turn-cards-and-piles", cards=len(cards), piles=len(names))
        turn = [(card, PILES.index(name)) for card, name in zip(cards, names, strict=True)]
        for pile, card in {pile: card for card, pile in turn}.items():
            if tops[pile] != card:
                raise Refused("turn-card-not-on-pile", card=card, pile=PILES[pile], top=tops[pile])
        return turn

    def covered(self, turn: list[tuple[int, int]], tops: list[int]) -> list[int]:
        """The cards of this turn that are no longer on top."""
        return [
            card
            for i, (card, pile) in enumerate(turn)
            if pile in [q for _, q in turn[i + 1 :]] or tops[pile] != card
        ]

    def check_laid(self, s: State, p: Position, turn: list[tuple[int, int]]) -> None:
        """Refuse a number of cards laid that is not the number of the turn's cards."""
        if "turn_cards" in p and s.laid != len(turn):
            raise Refused("laid-and-turn-cards", laid=s.laid, cards=len(turn))
        if s.seat == NOBODY and s.laid > 0:
            raise Refused("laid-before-start", laid=s.laid)

    def read_talk(self, s: State, p: Position) -> None:
        """Read the words that stand."""
        for i, entry in enumerate(read_list(p, "talk", default=[])):
            words = [(self.word(t, w), name) for t, name in enumerate(self.targets) for w in (AVOID, CAREFUL)]
            ok = (
                isinstance(entry, list | tuple)
                and len(entry) == 4
                and type(entry[0]) is int
                and 0 <= entry[0] < s.players
                and (entry[1], entry[2]) in words
                and type(entry[3]) is bool
            )
            if not ok:
                raise Refused("position-talk", path=f"talk[{i}]", value=quote(entry))
            target = self.targets.index(entry[2])
            cell = entry[0] * MAX_TARGETS + target
            s.word_on[cell] = AVOID if entry[1] == self.word(target, AVOID) else CAREFUL
            s.own_turn[cell] = int(
                entry[3] and entry[0] == s.seat
            )  # once that turn is over it is a word like others
