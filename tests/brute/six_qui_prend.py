"""6 qui prend!, slowly: S1 to S8."""

from dataclasses import dataclass, replace

from .common import outcome as outcome_dict

ROW_NAMES = ("row1", "row2", "row3", "row4")


@dataclass(frozen=True, eq=False)
class Rules:
    """The options that matter after the deal."""

    players: int
    until: object
    points: dict[int, int]


@dataclass(frozen=True)
class State:
    """A match: `chosen` holds each seat's card or None, `penalties` the cards each seat has taken in this round."""

    rules: Rules
    rows: tuple[tuple[int, ...], ...]
    hands: tuple[frozenset[int], ...]
    chosen: tuple[int | None, ...]
    penalties: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    owner_to_choose_row: int | None = None


def start(position, options):
    players = options["players"]
    return settle(
        State(
            rules=Rules(players, options.get("until", "round"), point_table(options)),
            rows=tuple(tuple(row) for row in position["rows"]),
            hands=tuple(frozenset(hand) for hand in position["hands"]),
            chosen=tuple(position.get("chosen", [None] * players)),
            penalties=tuple(tuple(cards) for cards in position.get("penalties", [()] * players)),
            totals=tuple(position.get("totals", [0] * players)),
        )
    )


def points_of(card):
    """S1: penalty points of a card.

    >>> [points_of(card) for card in (55, 11, 10, 5, 1, 105, 106)]
    [7, 5, 3, 2, 1, 2, 1]
    """
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


def point_table(options):
    given = options.get("points")
    if given:
        return {int(card): points for card, points in given.items()}
    return {card: points_of(card) for card in range(1, options.get("deck", 108) + 1)}


def to_act(state):
    if outcome(state) is not None or needs_deal(state):
        return ()
    if state.owner_to_choose_row is not None:
        return (state.owner_to_choose_row,)  # S6: the choice is the owner's alone, the others' cards wait
    return tuple(seat for seat, card in enumerate(state.chosen) if card is None)  # S3


def legal(state, seat):
    if seat not in to_act(state):
        return frozenset()
    if state.owner_to_choose_row is not None:
        return frozenset(ROW_NAMES)  # S6: a whole row of choice
    return frozenset(str(card) for card in state.hands[seat])  # S3


def talk(state, seat):
    return frozenset()


def play(state, seat, text):
    assert text in legal(state, seat), (state, seat, text)
    if text in ROW_NAMES:
        lowest = state.chosen[seat]
        after = taken(
            state, seat, ROW_NAMES.index(text), lowest
        )  # S6: takes the row, the card starts it anew
        waiting = [card for card in after.chosen if card != lowest]
        return settle(turn_over(placed(after, waiting)))
    card = int(text)
    hands = tuple(hand - {card} if of == seat else hand for of, hand in enumerate(state.hands))
    chosen = tuple(
        card if of == seat else other for of, other in enumerate(state.chosen)
    )  # S3: final once made
    return settle(replace(state, hands=hands, chosen=chosen))


def outcome(state):
    if not round_over(state):
        return None
    scores = scores_now(state)
    if state.rules.until != "round" and max(scores) < state.rules.until:
        return None  # S8: rounds are dealt anew
    winners = [
        seat for seat, score in enumerate(scores) if score == min(scores)
    ]  # S7: equal lowest share the win
    reason = "round-over" if state.rules.until == "round" else "target-reached"
    return outcome_dict(reason, scores=scores, winners=winners)


def position(state):
    return {
        "rows": [list(row) for row in state.rows],
        "hands": [sorted(hand) for hand in state.hands],
        "chosen": list(state.chosen),
        "penalties": [sorted(cards) for cards in state.penalties],
        "totals": list(state.totals),
    }


def needs_deal(state):
    return round_over(state) and outcome(state) is None  # S8


def totals_after_round(state):
    """S8: what the totals are once the next round is dealt."""
    return scores_now(state)


def round_over(state):
    return not any(state.hands) and all(card is None for card in state.chosen)  # S7


def scores_now(state):
    """S7, S8: the points of earlier rounds and of the cards taken in this one."""
    return [
        total + sum(state.rules.points[card] for card in cards)
        for total, cards in zip(state.totals, state.penalties, strict=True)
    ]


def settle(state):
    """S3, S4: when all have chosen, place the cards, unless the lowest waits for its owner's choice of a row."""
    if any(card is None for card in state.chosen):
        return state
    lowest = min(state.chosen)
    if row_for(state.rows, lowest) is None:
        return replace(state, owner_to_choose_row=state.chosen.index(lowest))  # S6
    return turn_over(placed(state, list(state.chosen)))


def row_for(rows, card):
    """S4: the row whose last card is lower, with the smallest difference; S6: None if there is none."""
    lower = [number for number, row in enumerate(rows) if row[-1] < card]
    return max(lower, key=lambda number: rows[number][-1], default=None)


def placed(state, cards):
    """S4, S5: place the cards from the lowest to the highest."""
    for card in sorted(cards):
        number = row_for(state.rows, card)
        assert number is not None, "S6: only the smallest card of a turn can be lower than all rows"
        if len(state.rows[number]) == 5:
            state = taken(state, state.chosen.index(card), number, card)  # S5: it would be the sixth
        else:
            rows = tuple((*row, card) if of == number else row for of, row in enumerate(state.rows))
            state = replace(state, rows=rows)
    return state


def taken(state, seat, number, card):
    """S5, S6: the seat takes the row and its card starts it anew; S7: cards taken are put aside."""
    penalties = tuple(
        (*cards, *state.rows[number]) if of == seat else cards for of, cards in enumerate(state.penalties)
    )
    rows = tuple((card,) if of == number else row for of, row in enumerate(state.rows))
    return replace(state, rows=rows, penalties=penalties)


def turn_over(state):
    return replace(state, chosen=(None,) * state.rules.players, owner_to_choose_row=None)
