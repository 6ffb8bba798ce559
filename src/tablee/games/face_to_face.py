"""The Game Face to Face: two players, each with a deck and two piles, against each other.

Source: the rulebook of The Game Face to Face (French edition); clauses F1 to F10 of docs/rules/face-to-face.md.
Actions: 0 … 231 lay card 2 + id // 4 on target id % 4 (own up, own down, other's up, other's down); END.
"""

from __future__ import annotations

from tablee.games._face import (
    Choice,
    GameFace,
    Option,
    Options,
    Position,
    Refused,
    Seats,
    check_object,
    read_bool,
    read_cards,
    read_hands,
    read_int,
    read_list,
    read_seat,
    refuse_twice,
    what_fits,
)
from tablee.games._kit import (
    ALL_LAID,
    BACKWARDS,
    FIRST_REFUSAL,
    MATCH_OVER,
    NOBODY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    RUNNING,
    SINGLE_CARD,
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

LOWEST, HIGHEST = 2, 59
CARD_COUNT = 58
HAND_LIMIT = 6
DUE = 2  # cards due a turn, always (F2)
TARGETS = ("up", "down", "other-up", "other-down")
UP, DOWN, OTHER_UP, OTHER_DOWN = 0, 1, 2, 3
ASCENDING_BASE, DESCENDING_BASE = 1, 60
END = 4 * CARD_COUNT

DOES_NOT_FIT = FIRST_REFUSAL
NO_IMPROVEMENT = FIRST_REFUSAL + 1
HELPED_ALREADY = FIRST_REFUSAL + 2
TWO_NOT_LAID = FIRST_REFUSAL + 3

LOT_DEAL = 2  # deals 0 and 1 are the decks of the two seats


class State(Deal):
    """Everything true now.

    single: 1 if a last single card may be laid alone (F8). seat: who is on turn. laid: cards laid this turn.
    helped: 1 if one of them went to the other. winner: the seat that has won, while the match is over. top: own
    ascending and descending pile of seat 0, then of seat 1. hand: HAND_LIMIT cells a seat, rising. draw: the
    draw pile of a seat is the last draw_count of its CARD_COUNT cells, the next card first; cells from `settled` on are
    not shuffled yet. lay_*: all lays in order, the pile as an index of `top`.
    turn_first, last_first: index of the first lay of this turn and of the one before; seen_to: for each seat, how
    many lays there were when its last turn ended.
    """

    single: int
    seat: int
    laid: int
    helped: int
    winner: int
    lay_count: int
    turn_first: int
    last_first: int
    top: list[int] = cells(4)
    hand_count: list[int] = cells(2)
    hand: list[int] = cells(2 * HAND_LIMIT)
    draw_count: list[int] = cells(2)
    settled: list[int] = cells(2)
    draw: list[int] = cells(2 * CARD_COUNT)
    lay_seat: list[int] = cells(2 * CARD_COUNT)
    lay_card: list[int] = cells(2 * CARD_COUNT)
    lay_pile: list[int] = cells(2 * CARD_COUNT)
    seen_to: list[int] = cells(2)


class Observation(Seen):
    """What one seat may know.

    The fields of State that are open to all, and: hand, hand_size: the viewer's own cards, rising. counts: cards in
    each hand. own_draw: by card, 1 where it is in the viewer's draw pile. other_unseen: by card, 1 where it is in the
    other's hand or draw pile. since_*: the lays since the viewer's last turn ended (a spectator sees this turn and
    the one before), `since_count` of them.
    """

    single: int
    seat: int
    laid: int
    helped: int
    hand_size: int
    since_count: int
    top: list[int] = cells(4)
    hand: list[int] = cells(HAND_LIMIT)
    counts: list[int] = cells(2)
    draw_count: list[int] = cells(2)
    own_draw: list[int] = cells(61)
    other_unseen: list[int] = cells(61)
    since_seat: list[int] = cells(2 * CARD_COUNT)
    since_card: list[int] = cells(2 * CARD_COUNT)
    since_pile: list[int] = cells(2 * CARD_COUNT)


# --- the deal -----------------------------------------------------------------------------------------------


def reset(s: State) -> None:
    """Shuffle each deck apart, deal six cards to each, and draw who starts by lot (F1)."""
    for seat in range(2):
        s.top[2 * seat + UP] = ASCENDING_BASE
        s.top[2 * seat + DOWN] = DESCENDING_BASE
        for i in range(CARD_COUNT):
            s.draw[seat * CARD_COUNT + i] = HIGHEST - i
        s.settled[seat] = 0
        s.draw_count[seat] = CARD_COUNT
        draw_up(s, seat, HAND_LIMIT)
    begin_turn(s, lot(s, 2, LOT_DEAL))


def draw_up(s: State, seat: int, count: int) -> None:
    """Draw `count` cards to a hand, as far as the seat's draw pile reaches (F5)."""
    while count > 0 and s.draw_count[seat] > 0:
        i = CARD_COUNT - s.draw_count[seat]
        if i == s.settled[seat]:
            settle_draw(s, seat, i + 8)
        i += seat * CARD_COUNT
        insert_card(s.hand, seat * HAND_LIMIT, s.hand_count[seat], s.draw[i])
        s.draw[i] = 0
        s.draw_count[seat] -= 1
        s.hand_count[seat] += 1
        count -= 1


def settle_draw(s: State, seat: int, last: int) -> None:
    """Shuffle the seat's draw pile on until its first `last` cells are settled (each deck apart, F1)."""
    if last > CARD_COUNT:
        last = CARD_COUNT
    shuffle_on(s, s.draw, seat * CARD_COUNT, CARD_COUNT, s.settled[seat], last, seat)
    s.settled[seat] = last


# --- what is legal ------------------------------------------------------------------------------------------


def pile_of(s: State, target: int) -> int:
    """Return the index in `top` of a target as the seat on turn means it."""
    if target < OTHER_UP:
        return 2 * s.seat + target
    return 2 * (1 - s.seat) + target - OTHER_UP


def lay_refusal(s: State, card: int, target: int) -> int:
    """Return why the seat on turn may not lay the card there, 0 if it may (F2, F3, F4)."""
    if target == UP:
        return 0 if fits(card - s.top[2 * s.seat]) else DOES_NOT_FIT
    if target == DOWN:
        return 0 if fits(s.top[2 * s.seat + 1] - card) else DOES_NOT_FIT
    if s.helped == 1:
        return HELPED_ALREADY
    top = s.top[pile_of(s, target)]
    if target == OTHER_UP:
        return 0 if card < top else NO_IMPROVEMENT
    return 0 if card > top else NO_IMPROVEMENT


def end_refusal(s: State) -> int:
    """Return why the turn may not end now, 0 if it may (F6): at most one of two cards can be for the other."""
    return TWO_NOT_LAID if s.laid < DUE else 0


def refusal(s: State, seat: int, action: int) -> int:
    """Return why the seat may not take the action now, 0 if it may."""
    if s.over != RUNNING:
        return MATCH_OVER
    if s.seat != seat:
        return NOT_YOUR_TURN
    if action == END:
        return end_refusal(s)
    card = LOWEST + action // 4
    if holds(s.hand, seat * HAND_LIMIT, s.hand_count[seat], card) == 0:
        return NOT_IN_HAND
    return lay_refusal(s, card, action % 4)


def move_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the ids of the seat's legal actions, ascending, and return their number."""
    if s.over != RUNNING or s.seat != seat:
        return 0
    n = 0
    first = seat * HAND_LIMIT
    for i in range(first, first + s.hand_count[seat]):
        card = s.hand[i]
        for target in range(4):
            if lay_refusal(s, card, target) == 0:
                out[n] = 4 * (card - LOWEST) + target
                n += 1
    if end_refusal(s) == 0:
        out[n] = END
        n += 1
    return n


def talk_actions(s: State, seat: int, out: list[int], n: int) -> int:
    """Return `n`: talk is free and needs no actions (F10)."""
    return n


def is_talk(action: int) -> bool:
    """Return whether the action is talk: never (F10)."""
    return False


def is_secret(s: State, action: int) -> bool:
    """Return whether the others may not see the action when it is taken: never."""
    return False


def can_lay(s: State) -> bool:
    """Return whether the seat on turn has a legal lay (F8)."""
    first = s.seat * HAND_LIMIT
    for i in range(first, first + s.hand_count[s.seat]):
        for target in range(4):
            if lay_refusal(s, s.hand[i], target) == 0:
                return True
    return False


def waits_for(s: State, seat: int) -> bool:
    """Return whether the match waits for the seat."""
    return s.over == RUNNING and s.seat == seat


# --- what an action does ------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if action == END:
        end_turn(s)
    else:
        lay(s, LOWEST + action // 4, action % 4)


def lay(s: State, card: int, target: int) -> None:
    """Lay a card of the seat on turn, and what follows by itself."""
    seat = s.seat
    pile = pile_of(s, target)
    remove_card(s.hand, seat * HAND_LIMIT, s.hand_count[seat], card)
    s.hand_count[seat] -= 1
    s.top[pile] = card
    s.laid += 1
    if target >= OTHER_UP:
        s.helped = 1
    s.lay_seat[s.lay_count] = seat
    s.lay_card[s.lay_count] = card
    s.lay_pile[s.lay_count] = pile
    s.lay_count += 1
    settle(s)


def settle(s: State) -> None:
    """Let follow what follows by itself from the cards laid this turn (F6, F7, F8)."""
    if s.hand_count[s.seat] == 0 and s.draw_count[s.seat] == 0:
        win(s, s.seat, ALL_LAID)
    elif end_refusal(s) == 0:
        if s.hand_count[s.seat] == 0:
            end_turn(s)
    elif not can_lay(s):
        win(s, 1 - s.seat, STUCK)


def win(s: State, seat: int, reason: int) -> None:
    """End the match."""
    s.winner = seat
    s.over = reason


def end_turn(s: State) -> None:
    """End the turn: draw two, or back to six after a card for the other, and hand on (F5)."""
    seat = s.seat
    draw_up(s, seat, HAND_LIMIT - s.hand_count[seat] if s.helped == 1 else 2)
    s.seen_to[seat] = s.lay_count
    begin_turn(s, 1 - seat)


def begin_turn(s: State, seat: int) -> None:
    """Begin the seat's turn; who cannot lay two cards has lost (F8)."""
    s.seat = seat
    s.laid = 0
    s.helped = 0
    s.last_first = s.turn_first
    s.turn_first = s.lay_count
    if s.hand_count[seat] == 1 and (s.single == 0 or s.draw_count[seat] > 0):
        win(s, 1 - seat, SINGLE_CARD)
    elif not can_lay(s):
        win(s, 1 - seat, STUCK)


def resume(s: State) -> None:
    """Go on from a loaded position: what follows by itself from it happens at once."""
    for seat in range(2):
        if s.hand_count[seat] == 0 and s.draw_count[seat] == 0:
            win(s, seat, ALL_LAID)
    if s.over == RUNNING:
        if s.laid == 0:
            begin_turn(s, s.seat)
        else:
            settle(s)


# --- the end ------------------------------------------------------------------------------------------------


def wins(s: State, seat: int) -> bool:
    """Return whether the seat has won (F7, F8)."""
    return s.over != RUNNING and s.winner == seat


def score(s: State, seat: int) -> int:
    """Return the number of cards that the seat has not laid."""
    return s.hand_count[seat] + s.draw_count[seat]


# --- what a seat may know -----------------------------------------------------------------------------------


def observe(s: State, seat: int, o: Observation) -> None:
    """Write all that the seat may know to a fresh observation; NOBODY is a spectator."""
    o.players = 2
    o.viewer = seat
    o.over = s.over
    o.single = s.single
    o.seat = s.seat
    o.laid = s.laid
    o.helped = s.helped
    for pile in range(4):
        o.top[pile] = s.top[pile]
    for other in range(2):
        o.counts[other] = s.hand_count[other]
        o.draw_count[other] = s.draw_count[other]
    since = s.last_first
    if seat != NOBODY:
        observe_cards(s, seat, o)
        o.to_act = 1 if waits_for(s, seat) else 0
        o.move_count = move_actions(s, seat, o.legal)
        o.legal_count = o.move_count
        since = s.seen_to[seat]
    for i in range(since, s.lay_count):
        o.since_seat[i - since] = s.lay_seat[i]
        o.since_card[i - since] = s.lay_card[i]
        o.since_pile[i - since] = s.lay_pile[i]
    o.since_count = s.lay_count - since


def observe_cards(s: State, seat: int, o: Observation) -> None:
    """Write the seat's own hand, and which cards its draw pile and the other's cards are made of."""
    other = 1 - seat
    o.hand_size = s.hand_count[seat]
    for i in range(s.hand_count[seat]):
        o.hand[i] = s.hand[seat * HAND_LIMIT + i]
    for i in range((seat + 1) * CARD_COUNT - s.draw_count[seat], (seat + 1) * CARD_COUNT):
        o.own_draw[s.draw[i]] = 1
    for i in range(s.hand_count[other]):
        o.other_unseen[s.hand[other * HAND_LIMIT + i]] = 1
    for i in range((other + 1) * CARD_COUNT - s.draw_count[other], (other + 1) * CARD_COUNT):
        o.other_unseen[s.draw[i]] = 1


# --- the face: options, texts, positions, views (plain Python, never compiled) ------------------------------


class Face(GameFace):
    """How Face to Face is set up, written down and shown."""

    place = 30
    players = Seats(2, 2)
    cooperative = False
    options = (Option("last_card", "two", Choice("two", "single")),)
    not_shown = frozenset({"own_draw", "other_unseen"})
    ends = {ALL_LAID: "F7", STUCK: "F8", SINGLE_CARD: "F8"}  # noqa: RUF012 - a table
    refusals = {  # noqa: RUF012 - a table
        NOT_IN_HAND: ("F2", "not-in-hand"),
        NOT_YOUR_TURN: ("F2", "not-your-turn"),
        DOES_NOT_FIT: ("F3", "does-not-fit"),
        NO_IMPROVEMENT: ("F4", "no-improvement"),
        HELPED_ALREADY: ("F2", "helped-already"),
        TWO_NOT_LAID: ("F6", "two-not-laid"),
    }
    keys = ("piles", "hands", "draw", "seat", "laid", "helped")

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        return (*(f"{card}>{target}" for card in range(LOWEST, HIGHEST + 1) for target in TARGETS), "end")

    def configure(self, s: State, options: Options) -> None:
        """Write the options to a fresh state."""
        s.players = 2
        s.single = int(options["last_card"] == "single")

    def facts(self, s: State, seat: int, action: int) -> dict[str, Plain]:
        """What a sentence about a refused action may say; only what is open to all."""
        facts: dict[str, Plain] = {"turn": s.seat, "laid": s.laid, "due": DUE}
        if action < END:
            target = action % 4
            top = s.top[2 * (seat if target < OTHER_UP else 1 - seat) + target % 2]
            facts |= {"card": LOWEST + action // 4, "pile": TARGETS[target], "top": top}
            facts["direction"] = ("up", "down")[target % 2]
            facts["backwards"] = top + (BACKWARDS, -BACKWARDS)[target % 2]
            facts["fits"] = self.fits_on(s, target)
            facts["own"] = "any" if self.can_lay(s, seat) else "none"
            facts["own_piles"] = self.own_piles(s, LOWEST + action // 4)
        return facts

    def fits_on(self, s: State, target: int) -> str:
        """A word for what the pile takes now from the seat on turn, as far as the decks go, see `what_fits`."""
        rising = target in (UP, OTHER_DOWN)
        top = s.top[pile_of(s, target)]
        beyond = range(top + 1, HIGHEST + 1) if rising else range(top - 1, LOWEST - 1, -1)
        backwards = top + (BACKWARDS if rising else -BACKWARDS)
        return what_fits(
            rising, any(self.takes(s, card, target) for card in beyond), self.takes(s, backwards, target)
        )

    def takes(self, s: State, card: int, target: int) -> bool:
        """Whether the card could go on the pile now if it were held: it is in the decks, and not both of it lie there to see."""
        return LOWEST <= card <= HIGHEST and s.top.count(card) < 2 and lay_refusal(s, card, target) == 0

    def can_lay(self, s: State, seat: int) -> bool:
        """Whether the seat is on turn and may lay one of its cards."""
        hand = s.hand[seat * HAND_LIMIT : seat * HAND_LIMIT + s.hand_count[seat]]
        return s.seat == seat and any(
            lay_refusal(s, card, target) == 0 for card in hand for target in range(4)
        )

    def own_piles(self, s: State, card: int) -> str:
        """Which of the own piles of the seat on turn take the card: "some" or "none"."""
        return "some" if lay_refusal(s, card, UP) == 0 or lay_refusal(s, card, DOWN) == 0 else "none"

    def view(self, o: Observation) -> dict[str, Plain]:
        """Render an observation for a person."""
        hand = o.hand[: o.hand_size]
        return {
            "seat": o.seat,
            "laid": o.laid,
            "helped": o.helped == 1,
            "piles": self.piles(o.top),
            "hand_counts": list(o.counts),
            "draw_counts": list(o.draw_count),
            "hand": None if o.viewer == NOBODY else hand,
            "costs": {str(card): self.costs(o, card) for card in hand},
            "since": [[o.since_seat[i], o.since_card[i], self.target(o, i)] for i in range(o.since_count)],
        }

    def piles(self, top: list[int]) -> list[dict[str, int]]:
        """Both seats' piles."""
        return [{"up": top[2 * seat + UP], "down": top[2 * seat + DOWN]} for seat in range(2)]

    def target(self, o: Observation, i: int) -> str:
        """A lay's target as the one who laid it meant it."""
        owner, direction = divmod(o.since_pile[i], 2)
        return TARGETS[direction if owner == o.since_seat[i] else OTHER_UP + direction]

    def costs(self, o: Observation, card: int) -> dict[str, int]:
        """By how much each own pile that takes the card moves (-10: backwards), each of the other's improves."""
        up, down = o.top[2 * o.viewer], o.top[2 * o.viewer + 1]
        other_up, other_down = o.top[2 * (1 - o.viewer)], o.top[2 * (1 - o.viewer) + 1]
        costs = {}
        if fits(card - up):
            costs["up"] = card - up
        if fits(down - card):
            costs["down"] = down - card
        if card < other_up:
            costs["other-up"] = other_up - card
        if card > other_down:
            costs["other-down"] = card - other_down
        return costs

    def position(self, s: State) -> dict[str, Plain]:
        """Write down everything true now."""
        hands = [s.hand[i * HAND_LIMIT : i * HAND_LIMIT + s.hand_count[i]] for i in range(2)]
        whole = s.copy()
        for seat in range(2):
            settle_draw(whole, seat, CARD_COUNT)
        draws = [whole.draw[i * CARD_COUNT - s.draw_count[i - 1] : i * CARD_COUNT] for i in (1, 2)]
        return {
            "piles": self.piles(s.top),
            "hands": hands,
            "draw": draws,
            "seat": s.seat,
            "laid": s.laid,
            "helped": s.helped == 1,
        }

    def load(self, s: State, p: Position) -> None:
        """Read a position into a configured state, refusing what breaks the decks."""
        hands = read_hands(p, 2, LOWEST, HIGHEST, HAND_LIMIT)
        draws = [
            read_cards(cards, f"draw[{seat}]", LOWEST, HIGHEST)
            for seat, cards in enumerate(read_list(p, "draw", count=2, default=[[], []]))
        ]
        s.top[:] = self.read_tops(p)
        self.refuse_third(hands, draws, s.top)
        for seat in range(2):
            refuse_twice([*hands[seat], *draws[seat]])
            s.hand_count[seat], s.draw_count[seat] = len(hands[seat]), len(draws[seat])
            s.hand[seat * HAND_LIMIT : seat * HAND_LIMIT + len(hands[seat])] = sorted(hands[seat])
            s.draw[(seat + 1) * CARD_COUNT - len(draws[seat]) : (seat + 1) * CARD_COUNT] = draws[seat]
            s.settled[seat] = CARD_COUNT
        if not any(s.hand_count) and not any(s.draw_count):
            raise Refused("both-finished")
        s.seat = read_seat(p, 2)
        if s.seat == NOBODY:
            raise Refused("position-value", path="seat", value="None", allowed="0 … 1")
        s.laid = read_int(p, "laid", 0, HAND_LIMIT, default=0)
        s.helped = int(read_bool(p, "helped", default=False))
        if s.helped > s.laid:
            raise Refused("helped-without-lay")

    def read_tops(self, p: Position) -> list[int]:
        """Read the top card of each pile; a missing one is the base."""
        tops = []
        for seat, value in enumerate(read_list(p, "piles", count=2, default=[{}, {}])):
            path = f"piles[{seat}]"
            piles = check_object(value, path, TARGETS[:2])
            tops.append(read_int(piles, "up", ASCENDING_BASE, HIGHEST, default=ASCENDING_BASE, path=path))
            tops.append(read_int(piles, "down", LOWEST, DESCENDING_BASE, default=DESCENDING_BASE, path=path))
        return tops

    def refuse_third(self, hands: list[list[int]], draws: list[list[int]], tops: list[int]) -> None:
        """Refuse a number that occurs more than twice: there are two decks (F9)."""
        cards = [card for group in (*hands, *draws) for card in group] + [
            top for top in tops if LOWEST <= top <= HIGHEST
        ]
        for card in cards:
            if cards.count(card) > 2:
                raise Refused("card-three-times", card=card)
