"""6 qui prend!: everybody chooses a card at once; who must place the sixth of a row takes the other five.

Source: the school sheet of the 108-card edition and the published game; clauses S1 to S8 of
docs/rules/six-qui-prend.md. Actions: 0 … 3 take a row; 3 + card chooses a card.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    Table,
    Whole,
    check_int,
    quote,
    read_card_key,
    read_cards,
    read_hands,
    read_int,
    read_list,
    refuse_twice,
)
from tablee.games._kit import (
    FIRST_REFUSAL,
    MATCH_OVER,
    NOBODY,
    NOT_IN_HAND,
    ROUND_OVER,
    RUNNING,
    TARGET_REACHED,
    Deal,
    Plain,
    Seen,
    cells,
    holds,
    insert_card,
    remove_card,
    shuffle,
)

MAX_PLAYERS, HAND, ROWS, ROW_LIMIT = 10, 10, 4, 5
MAX_CARD = 108
CARDS = ROWS - 1  # action of a card: CARDS + card
ONE_ROUND = 0  # the value of `until` for a match of one round

CHOICE_MADE = FIRST_REFUSAL
NOT_CHOOSING = FIRST_REFUSAL + 1
NO_ROW_DUE = FIRST_REFUSAL + 2
NOT_YOUR_ROW = FIRST_REFUSAL + 3

POINTS = tuple(
    0
    if card == 0
    else 7
    if card == 55
    else 5
    if card % 11 == 0
    else 3
    if card % 10 == 0
    else 2
    if card % 5 == 0
    else 1
    for card in range(MAX_CARD + 1)
)  # penalty points by card (S1)


class State(Deal):
    """Everything true now.

    highest: the highest card in play; the cards are 1 … highest. until: ONE_ROUND or the points that end the match.
    points: penalty points by card. round_number: from 1. chooser: the seat that must take a row, NOBODY if none must.
    hand: HAND cells a seat, rising. chosen: the card a seat has chosen, 0 if none. row: ROW_LIMIT cells a row.
    taken_*: the cards taken this round in order. gained: each seat's points this round; totals: of earlier rounds.
    placed_*: the placements of the last turn in order, with the cards that each took, ROW_LIMIT cells a placement.
    """

    highest: int
    until: int
    round_number: int
    chooser: int
    taken_count: int
    placed_count: int
    points: list[int] = cells(MAX_CARD + 1, wide=True)
    hand_count: list[int] = cells(MAX_PLAYERS)
    hand: list[int] = cells(MAX_PLAYERS * HAND)
    chosen: list[int] = cells(MAX_PLAYERS)
    row_count: list[int] = cells(ROWS)
    row: list[int] = cells(ROWS * ROW_LIMIT)
    taken_seat: list[int] = cells(MAX_CARD)
    taken_card: list[int] = cells(MAX_CARD)
    gained: list[int] = cells(MAX_PLAYERS, wide=True)
    totals: list[int] = cells(MAX_PLAYERS, wide=True)
    placed_seat: list[int] = cells(MAX_PLAYERS)
    placed_card: list[int] = cells(MAX_PLAYERS)
    placed_row: list[int] = cells(MAX_PLAYERS)
    placed_took: list[int] = cells(MAX_PLAYERS * ROW_LIMIT)
    deck: list[int] = cells(MAX_CARD)


class Observation(Seen):
    """What one seat may know.

    The fields of State that are open to all, and: hand, hand_size: the viewer's own cards, rising. choice: the card
    the viewer has chosen, 0 if none. made: 1 for each seat that has chosen. revealed: the card of each seat, 0 while
    all choose. counts: cards in each hand. unseen: by card, 1 where it is in another hand, chosen in secret or
    undealt.
    """

    highest: int
    until: int
    round_number: int
    chooser: int
    hand_size: int
    choice: int
    taken_count: int
    placed_count: int
    points: list[int] = cells(MAX_CARD + 1, wide=True)
    hand: list[int] = cells(HAND)
    counts: list[int] = cells(MAX_PLAYERS)
    made: list[int] = cells(MAX_PLAYERS)
    revealed: list[int] = cells(MAX_PLAYERS)
    row_count: list[int] = cells(ROWS)
    row: list[int] = cells(ROWS * ROW_LIMIT)
    taken_seat: list[int] = cells(MAX_CARD)
    taken_card: list[int] = cells(MAX_CARD)
    gained: list[int] = cells(MAX_PLAYERS, wide=True)
    totals: list[int] = cells(MAX_PLAYERS, wide=True)
    placed_seat: list[int] = cells(MAX_PLAYERS)
    placed_card: list[int] = cells(MAX_PLAYERS)
    placed_row: list[int] = cells(MAX_PLAYERS)
    placed_took: list[int] = cells(MAX_PLAYERS * ROW_LIMIT)
    unseen: list[int] = cells(MAX_CARD + 1)


# --- the deal -----------------------------------------------------------------------------------------------


def reset(s: State) -> None:
    """Deal the first round."""
    s.chooser = NOBODY
    s.round_number = 1
    deal_round(s)


def deal_round(s: State) -> None:
    """Shuffle all cards and deal ten to each seat, then the four that start the rows (S2, S8)."""
    for i in range(s.highest):
        s.deck[i] = i + 1
    shuffle(s, s.deck, s.highest, HAND * s.players + ROWS, s.round_number)
    for seat in range(s.players):
        for i in range(HAND):
            insert_card(s.hand, seat * HAND, i, s.deck[seat * HAND + i])
        s.hand_count[seat] = HAND
        s.gained[seat] = 0
    for row in range(ROWS):
        start_row(s, row, s.deck[HAND * s.players + row])
    for i in range(s.highest):
        s.deck[i] = 0
    s.taken_count = 0


def start_row(s: State, row: int, card: int) -> None:
    """Let a card be the only one of its row."""
    first = row * ROW_LIMIT
    for i in range(first + 1, first + ROW_LIMIT):
        s.row[i] = 0
    s.row[first] = card
    s.row_count[row] = 1


# --- what is legal ------------------------------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    """Return why the seat may not take the action now, 0 if it may (S3, S6)."""
    if s.over != RUNNING:
        return MATCH_OVER
    if action < ROWS:
        if s.chooser == NOBODY:
            return NO_ROW_DUE
        return 0 if s.chooser == seat else NOT_YOUR_ROW
    if s.chooser != NOBODY:
        return NOT_CHOOSING
    if s.chosen[seat] != 0:
        return CHOICE_MADE
    if holds(s.hand, seat * HAND, s.hand_count[seat], action - CARDS) == 0:
        return NOT_IN_HAND
    return 0


def move_actions(s: State, seat: int, out: list[int]) -> int:
    """Write the ids of the seat's legal actions, ascending, and return their number."""
    if not waits_for(s, seat):
        return 0
    if s.chooser == seat:
        for row in range(ROWS):
            out[row] = row
        return ROWS
    for i in range(s.hand_count[seat]):
        out[i] = CARDS + s.hand[seat * HAND + i]
    return s.hand_count[seat]


def talk_actions(s: State, seat: int, out: list[int], n: int) -> int:
    """Return `n`: the rules know no talk."""
    return n


def is_talk(action: int) -> bool:
    """Return whether the action is talk: never."""
    return False


def is_secret(s: State, action: int) -> bool:
    """Return whether the others may not see the action when it is taken: a card, until all are shown (S3)."""
    return action >= ROWS


def waits_for(s: State, seat: int) -> bool:
    """Return whether the match waits for the seat: for a row of its choice, or for its card."""
    if s.over != RUNNING:
        return False
    if s.chooser != NOBODY:
        return s.chooser == seat
    return s.chosen[seat] == 0


# --- what an action does ------------------------------------------------------------------------------------


def step(s: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if action < ROWS:
        s.chooser = NOBODY
        take_row(s, seat, action)
        place_all(s)
    else:
        choose(s, seat, action - CARDS)


def choose(s: State, seat: int, card: int) -> None:
    """Choose a card in secret; when all have, the cards are shown and placed (S3)."""
    remove_card(s.hand, seat * HAND, s.hand_count[seat], card)
    s.hand_count[seat] -= 1
    s.chosen[seat] = card
    if all_chosen(s):
        s.placed_count = 0
        place_all(s)


def all_chosen(s: State) -> bool:
    """Return whether every seat has chosen."""
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            return False
    return True


def place_all(s: State) -> None:
    """Place the chosen cards from the lowest to the highest, until a row must be chosen or all lie (S4, S6)."""
    seat = lowest_chosen(s)
    while seat != NOBODY:
        row = nearest_row(s, s.chosen[seat])
        if row == ROWS:
            s.chooser = seat
            return
        if s.row_count[row] == ROW_LIMIT:
            take_row(s, seat, row)
        else:
            s.row[row * ROW_LIMIT + s.row_count[row]] = s.chosen[seat]
            s.row_count[row] += 1
            note_placement(s, seat, row)
        seat = lowest_chosen(s)
    if s.hand_count[0] == 0:
        end_round(s)


def lowest_chosen(s: State) -> int:
    """Return the seat with the lowest card not placed yet, NOBODY if all lie."""
    lowest = NOBODY
    for seat in range(s.players):
        if s.chosen[seat] != 0 and (lowest == NOBODY or s.chosen[seat] < s.chosen[lowest]):
            lowest = seat
    return lowest


def nearest_row(s: State, card: int) -> int:
    """Return the row whose last card is lower with the smallest difference, ROWS if all are higher (S4)."""
    nearest = ROWS
    highest = 0
    for row in range(ROWS):
        last = s.row[row * ROW_LIMIT + s.row_count[row] - 1]
        if highest < last < card:
            nearest = row
            highest = last
    return nearest


def take_row(s: State, seat: int, row: int) -> None:
    """Let the seat take all cards of a row and start it anew with the chosen card (S5, S6, S7)."""
    for i in range(s.row_count[row]):
        card = s.row[row * ROW_LIMIT + i]
        s.taken_seat[s.taken_count] = seat
        s.taken_card[s.taken_count] = card
        s.taken_count += 1
        s.gained[seat] += s.points[card]
    taken = s.row_count[row]
    note_placement(s, seat, row)
    for i in range(taken):
        s.placed_took[(s.placed_count - 1) * ROW_LIMIT + i] = s.row[row * ROW_LIMIT + i]
    start_row(s, row, s.placed_card[s.placed_count - 1])


def note_placement(s: State, seat: int, row: int) -> None:
    """Note that the seat's chosen card goes to the row, with nothing taken so far."""
    n = s.placed_count
    s.placed_seat[n] = seat
    s.placed_card[n] = s.chosen[seat]
    s.placed_row[n] = row
    for i in range(n * ROW_LIMIT, (n + 1) * ROW_LIMIT):
        s.placed_took[i] = 0
    s.placed_count = n + 1
    s.chosen[seat] = 0


def end_round(s: State) -> None:
    """End the round after ten cards: the match is over, or the next round is dealt (S7, S8)."""
    if s.until == ONE_ROUND:
        s.over = ROUND_OVER
        return
    for seat in range(s.players):
        if score(s, seat) >= s.until:
            s.over = TARGET_REACHED
    if s.over == RUNNING:
        for seat in range(s.players):
            s.totals[seat] += s.gained[seat]
        s.round_number += 1
        deal_round(s)


def resume(s: State) -> None:
    """Go on from a loaded position: what follows by itself from it happens at once."""
    s.chooser = NOBODY
    if all_chosen(s):
        place_all(s)
    elif s.hand_count[0] == 0 and s.chosen[0] == 0:
        end_round(s)


# --- the end ------------------------------------------------------------------------------------------------


def wins(s: State, seat: int) -> bool:
    """Return whether the seat has won: nobody has fewer points (S7, S8)."""
    if s.over == RUNNING:
        return False
    for other in range(s.players):
        if score(s, other) < score(s, seat):
            return False
    return True


def score(s: State, seat: int) -> int:
    """Return the seat's penalty points of all rounds."""
    return s.totals[seat] + s.gained[seat]


# --- what a seat may know -----------------------------------------------------------------------------------


def observe(s: State, seat: int, o: Observation) -> None:
    """Write all that the seat may know to a fresh observation; NOBODY is a spectator."""
    o.players = s.players
    o.viewer = seat
    o.over = s.over
    o.highest = s.highest
    o.until = s.until
    o.round_number = s.round_number
    o.chooser = s.chooser
    for card in range(1, s.highest + 1):
        o.points[card] = s.points[card]
        o.unseen[card] = 1
    observe_table(s, o)
    for other in range(s.players):
        o.counts[other] = s.hand_count[other]
        o.gained[other] = s.gained[other]
        o.totals[other] = s.totals[other]
        o.made[other] = 1 if s.chosen[other] != 0 else 0
        if s.chooser != NOBODY:
            o.revealed[other] = s.chosen[other]
            o.unseen[s.chosen[other]] = 0
    if seat != NOBODY:
        o.hand_size = s.hand_count[seat]
        for i in range(s.hand_count[seat]):
            o.hand[i] = s.hand[seat * HAND + i]
            o.unseen[o.hand[i]] = 0
        o.choice = s.chosen[seat]
        o.unseen[o.choice] = 0
        o.to_act = 1 if waits_for(s, seat) else 0
        o.move_count = move_actions(s, seat, o.legal)
        o.legal_count = o.move_count
    o.unseen[0] = 0


def observe_table(s: State, o: Observation) -> None:
    """Write what lies open: rows, cards taken, the last turn's placements."""
    for row in range(ROWS):
        o.row_count[row] = s.row_count[row]
        for i in range(row * ROW_LIMIT, row * ROW_LIMIT + s.row_count[row]):
            o.row[i] = s.row[i]
            o.unseen[s.row[i]] = 0
    o.taken_count = s.taken_count
    for i in range(s.taken_count):
        o.taken_seat[i] = s.taken_seat[i]
        o.taken_card[i] = s.taken_card[i]
        o.unseen[s.taken_card[i]] = 0
    o.placed_count = s.placed_count
    for i in range(s.placed_count):
        o.placed_seat[i] = s.placed_seat[i]
        o.placed_card[i] = s.placed_card[i]
        o.placed_row[i] = s.placed_row[i]
        for j in range(i * ROW_LIMIT, (i + 1) * ROW_LIMIT):
            o.placed_took[j] = s.placed_took[j]


# --- the face: options, texts, positions, views (plain Python, never compiled) ------------------------------


class Face(GameFace):
    """How 6 qui prend! is set up, written down and shown."""

    place = 40
    players = Seats(2, MAX_PLAYERS)
    cooperative = False
    options = (
        Option("deck", 108, Choice(108, 104)),
        Option("until", "round", Either(Choice("round"), Whole(1, 10_000))),
        Option("tactics", False, Choice(False, True)),
        Option("points", None, Table('{"1": 1, "2": 1, …}')),
    )
    editions = (Edition("school", {}), Edition("classic", {"deck": 104, "until": 66}))
    only_with = {"tactics": {"deck": 104}}  # noqa: RUF012 - a table
    not_shown = frozenset({"unseen"})
    ends = {ROUND_OVER: "S7", TARGET_REACHED: "S8"}  # noqa: RUF012 - a table
    refusals = {  # noqa: RUF012 - a table
        NOT_IN_HAND: ("S3", "not-in-hand"),
        CHOICE_MADE: ("S3", "choice-made"),
        NOT_CHOOSING: ("S6", "row-due"),
        NO_ROW_DUE: ("S6", "no-row-due"),
        NOT_YOUR_ROW: ("S6", "not-your-row"),
    }
    keys = ("rows", "hands", "chosen", "penalties", "totals", "round", "seed", "index")

    def check(self, options: Options) -> None:
        """Refuse tactics with 108 cards and tables of points that do not give every card its points."""
        if options["tactics"] and options["deck"] != 104:
            raise Refused("tactics-deck", deck=options["deck"])
        if options["points"] is not None:
            options["points"] = read_points(options["points"], options["deck"])
            in_play = range(1, highest_card(options) + 1)
            if options["until"] != "round" and not any(options["points"][str(card)] for card in in_play):
                raise Refused("points-all-zero", until=options["until"])

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        return (*(f"row{row + 1}" for row in range(ROWS)), *map(str, range(1, options["deck"] + 1)))

    def configure(self, s: State, options: Options) -> None:
        """Write the options to a fresh state."""
        s.players = options["players"]
        s.highest = highest_card(options)
        s.until = ONE_ROUND if options["until"] == "round" else options["until"]
        table = options["points"]
        for card in range(1, options["deck"] + 1):
            s.points[card] = POINTS[card] if table is None else table[str(card)]

    def facts(self, s: State, seat: int, action: int) -> dict[str, Plain]:
        """What a sentence about a refused action may say; only what the seat may know."""
        choosing = s.chooser == NOBODY and s.chosen[seat] == 0 and s.hand_count[seat] > 0
        facts: dict[str, Plain] = {"own": "any" if choosing else "none"}
        if action >= ROWS:
            facts["card"] = action - CARDS
        if s.chooser != NOBODY:
            facts["turn"] = s.chooser
        return facts

    def phase(self, s: State) -> tuple[int, ...]:
        """Round, turn (counted by the cards left to it) and who must take a row: a card is meant for one turn."""
        seat = 0 if s.chooser == NOBODY else s.chooser
        held = s.hand_count[seat] + (s.chosen[seat] != 0)
        return s.round_number, held, s.chooser

    def view(self, o: Observation) -> dict[str, Plain]:
        """Render an observation for a person."""
        seats = range(o.players)
        rows = rows_of(o)
        revealed = sorted((o.revealed[seat], seat) for seat in seats if o.revealed[seat])
        return {
            "phase": "over" if o.over else "choose" if o.chooser == NOBODY else "row",
            "round": o.round_number,
            "until": None if o.until == ONE_ROUND else o.until,
            "rows": rows,
            "row_points": [sum(o.points[card] for card in row) for row in rows],
            "hand_counts": o.counts[: o.players],
            "hand": None if o.viewer == NOBODY else o.hand[: o.hand_size],
            "choice": o.choice or None,
            "chosen": [o.made[seat] == 1 for seat in seats],
            "revealed": [[seat, card] for card, seat in revealed],
            "penalties": taken_by(o),
            "points": o.gained[: o.players],
            "totals": o.totals[: o.players],
            "card_points": {str(card): o.points[card] for card in range(1, o.highest + 1)},
            "last_turn": [
                [
                    o.placed_seat[i],
                    o.placed_card[i],
                    o.placed_row[i] + 1,
                    [card for card in o.placed_took[i * ROW_LIMIT : (i + 1) * ROW_LIMIT] if card],
                ]
                for i in range(o.placed_count)
            ],
        }

    def position(self, s: State) -> dict[str, Plain]:
        """Write down everything true now."""
        seats = range(s.players)
        return {
            "rows": rows_of(s),
            "hands": [s.hand[seat * HAND : seat * HAND + s.hand_count[seat]] for seat in seats],
            "chosen": [s.chosen[seat] or None for seat in seats],
            "penalties": taken_by(s),
            "totals": s.totals[: s.players],
            "round": s.round_number,
        }

    def load(self, s: State, p: Position) -> None:
        """Read a position into a configured state, refusing what breaks the deck."""
        rows = [
            self.read_row(row, cards, s.highest) for row, cards in enumerate(read_list(p, "rows", count=ROWS))
        ]
        hands = read_hands(p, s.players, 1, s.highest, HAND)
        chosen = [
            0 if card is None else check_int(card, f"chosen[{seat}]", 1, s.highest)
            for seat, card in enumerate(read_list(p, "chosen", count=s.players, default=[None] * s.players))
        ]
        penalties = [
            read_cards(cards, f"penalties[{seat}]", 1, s.highest)
            for seat, cards in enumerate(read_list(p, "penalties", count=s.players, default=[[]] * s.players))
        ]
        in_chosen = [card for card in chosen if card]
        refuse_twice([*(card for group in (*rows, *hands, *penalties) for card in group), *in_chosen])
        counts = [len(hand) + (card != 0) for hand, card in zip(hands, chosen, strict=True)]
        if len(set(counts)) > 1 or counts[0] > HAND:
            raise Refused("hands-uneven", counts=counts, allowed=HAND)
        for row, cards in enumerate(rows):
            s.row_count[row] = len(cards)
            s.row[row * ROW_LIMIT : row * ROW_LIMIT + len(cards)] = cards
        for seat in range(s.players):
            s.hand_count[seat], s.chosen[seat] = len(hands[seat]), chosen[seat]
            s.hand[seat * HAND : seat * HAND + len(hands[seat])] = sorted(hands[seat])
            for card in penalties[seat]:
                s.taken_seat[s.taken_count], s.taken_card[s.taken_count] = seat, card
                s.taken_count += 1
                s.gained[seat] += s.points[card]
        for seat, total in enumerate(read_list(p, "totals", count=s.players, default=[0] * s.players)):
            s.totals[seat] = check_int(total, f"totals[{seat}]", 0, 2**31)
        s.round_number = read_int(p, "round", 1, 2**24, default=1)

    def read_row(self, row: int, value: Plain, highest: int) -> list[int]:
        """Read a row: 1 to 5 cards that rise."""
        path = f"rows[{row}]"
        cards = read_cards(value, path, 1, highest)
        if not 1 <= len(cards) <= ROW_LIMIT:
            raise Refused("position-count", path=path, count=len(cards), allowed=f"1 … {ROW_LIMIT}")
        if cards != sorted(set(cards)):
            raise Refused("row-not-rising", path=path, value=quote(cards))
        return cards


def highest_card(options: Options) -> int:
    """The highest card in play: with tactics there are only as many cards as are dealt."""
    deck: int = options["deck"]
    return HAND * options["players"] + ROWS if options["tactics"] else deck


def rows_of(s: State | Observation) -> list[list[int]]:
    """The cards of each row."""
    return [s.row[row * ROW_LIMIT : row * ROW_LIMIT + s.row_count[row]] for row in range(ROWS)]


def taken_by(s: State | Observation) -> list[list[int]]:
    """The cards that each seat has taken this round, in order."""
    return [
        [s.taken_card[i] for i in range(s.taken_count) if s.taken_seat[i] == seat]
        for seat in range(s.players)
    ]


def read_points(value: Plain, deck: int) -> dict[str, int]:
    """Read a table of points: a list with one number a card, or card (a number or its text) to points (S1)."""
    given = dict(value) if isinstance(value, Mapping) else dict(enumerate(value, 1))
    table: dict[int, int] = {}
    for key, points in given.items():
        card = read_card_key(key)
        if type(card) is not int or not 1 <= card <= deck or card in table:
            raise Refused("points-card", value=quote(key), allowed=f"1 … {deck}")
        if type(points) is not int or not 0 <= points <= 1_000_000:
            raise Refused("points-value", card=card, value=quote(points))
        table[card] = points
    missing = [card for card in range(1, deck + 1) if card not in table]
    if missing:
        raise Refused("points-missing", card=missing[0], count=len(missing), deck=deck)
    return {str(card): table[card] for card in range(1, deck + 1)}
