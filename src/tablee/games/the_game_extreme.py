"""The Game Extreme: The Game with 28 command cards that must be obeyed.

Source: the rulebook of The Game Extreme (Oya 2016); clauses X1 to X12 of docs/rules/the-game-extreme.md.
This file is linked over `the_game` (docs/decisions/0002): a function here answers in place of the one of the same
name there, and everything else is The Game's. Actions: those of The Game, then talk about kinds of command.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games import the_game
from tablee.games._face import Choice, Either, Option, Options, Position, Refused, Table, quote, read_card_key
from tablee.games._kit import DUTY, Plain, cells, shuffle
from tablee.games.the_game import (
    AVOID,
    CARD_COUNT,
    END,
    HIGHEST,
    LOWEST,
    MINIMUM_NOT_LAID,
    PILES,
    rise,
    stand,
)
from tablee.games.the_game import lay_refusal as law_refusal
from tablee.games.the_game import observe as observe_the_game
from tablee.games.the_game import reset as reset_the_game

BASE = the_game  # the game that this one is linked over

KINDS = ("silence", "stop", "no-backwards", "skull", "one-pile", "three", "draw-one")
SILENCE, STOP, NO_BACKWARDS, SKULL, ONE_PILE, THREE, DRAW_ONE = 1, 2, 3, 4, 5, 6, 7  # 0: a plain number card
KIND_COUNT, CARDS_A_KIND = 7, 4
COMMAND_CARDS = KIND_COUNT * CARDS_A_KIND
ANY_PILE = 4
TARGET_COUNT = 4 + KIND_COUNT
TALK_ON_PILES = 3 * 4  # talk ids below this are The Game's, the others are about kinds
COMMANDS_DEAL = 2

SKULL_OPEN = MINIMUM_NOT_LAID + 1
SKULL_LEFT_OPEN = MINIMUM_NOT_LAID + 2
THREE_NOT_DONE = MINIMUM_NOT_LAID + 3
STOP_TOO_EARLY = MINIMUM_NOT_LAID + 4
THREE_TOO_LATE = MINIMUM_NOT_LAID + 5
SILENCED = MINIMUM_NOT_LAID + 6
NO_BACKWARDS_NOW = MINIMUM_NOT_LAID + 7
OTHER_PILE = MINIMUM_NOT_LAID + 8


class State(the_game.State):
    """Everything true now.

    The Game's fields and: command: the kind by card, 0 for none. by_lot: 1 if the table is drawn from the seed.
    What `look` notes of the tops and the turn: silent, no_backwards, draw_one: 1 where such a command is visible;
    skulls: how many are; bound: the pile that a visible one-pile allows, ANY_PILE without one; three: 1 if a three
    was laid this turn, covered or not.
    """

    by_lot: int
    silent: int
    no_backwards: int
    draw_one: int
    skulls: int
    bound: int
    three: int
    command: list[int] = cells(101)


class Observation(the_game.Observation):
    """What one seat may know: The Game's fields, and what is open to all of commands and the turn.

    visible: the kind that is in force on each pile, 0 for none. owed: cards owed to duties. three: 1 if a three
    binds this turn. turn_*: the cards laid this turn in order, `laid` of them.
    """

    owed: int
    three: int
    command: list[int] = cells(101)
    visible: list[int] = cells(4)
    turn_card: list[int] = cells(CARD_COUNT)
    turn_pile: list[int] = cells(CARD_COUNT)


# --- the deal -----------------------------------------------------------------------------------------------


def reset(s: State) -> None:
    """Deal as in The Game; the table of commands is drawn from the seed if the option says so (X1)."""
    if s.by_lot == 1:
        draw_commands(s)
    reset_the_game(s)


def draw_commands(s: State) -> None:
    """Draw 28 of the 98 numbers and deal the kinds to them, four cards each (X1)."""
    for i in range(CARD_COUNT):
        s.draw[i] = LOWEST + i
    shuffle(s, s.draw, CARD_COUNT, COMMAND_CARDS, COMMANDS_DEAL)
    for i in range(101):
        s.command[i] = 0
    for i in range(COMMAND_CARDS):
        s.command[s.draw[i]] = 1 + i // CARDS_A_KIND
    for i in range(CARD_COUNT):
        s.draw[i] = 0


# --- the questions that Extreme answers otherwise -----------------------------------------------------------


def look(s: State) -> None:
    """Note what the top cards and the cards of the turn bid (X3)."""
    s.silent = 0
    s.no_backwards = 0
    s.draw_one = 0
    s.skulls = 0
    s.bound = ANY_PILE
    for pile in range(4):
        kind = s.command[s.top[pile]]
        if kind == SILENCE:
            s.silent = 1
        elif kind == NO_BACKWARDS:
            s.no_backwards = 1
        elif kind == DRAW_ONE:
            s.draw_one = 1
        elif kind == SKULL:
            s.skulls += 1
        elif kind == ONE_PILE and s.laid > 0:
            s.bound = s.lay_pile[s.lay_count - 1]
    s.three = 0
    for i in range(s.lay_count - s.laid, s.lay_count):
        if s.command[s.lay_card[i]] == THREE:
            s.three = 1


def lay_refusal(s: State, card: int, pile: int) -> int:
    """Return why the seat on turn may not lay the card there, 0 if it may (X2); judged by the tops before it."""
    refused = law_refusal(s, card, pile)
    if s.bound != ANY_PILE and s.bound != pile:
        return OTHER_PILE  # whatever the card is, so that no other card is asked for there
    if refused != 0:
        return refused
    if s.no_backwards == 1 and rise(s, card, pile) < 0:
        return NO_BACKWARDS_NOW
    kind = s.command[card]
    if s.three == 1 or kind == STOP or kind == THREE:
        return duty_refusal(s, kind, pile)
    return 0


def duty_refusal(s: State, kind: int, pile: int) -> int:
    """Return why a stop, or any card of a turn with a three, may not be laid, 0 if it may (X5, X6)."""
    three = s.three == 1 or kind == THREE
    if three and s.laid >= 3:
        return THREE_TOO_LATE
    if three and kind == STOP and s.laid < 2:
        return STOP_TOO_EARLY
    if kind == STOP or (three and s.laid == 2):
        skulls = s.skulls
        if s.command[s.top[pile]] == SKULL:
            skulls -= 1
        if kind == SKULL or skulls > 0:
            return SKULL_LEFT_OPEN
    return 0


def end_refusal(s: State) -> int:
    """Return why the turn may not end now, 0 if it may (G4, X5, X6)."""
    if s.three == 1 and s.laid < 3:
        return THREE_NOT_DONE
    if s.skulls > 0:
        return SKULL_OPEN
    if s.laid < s.due:
        return MINIMUM_NOT_LAID
    return 0


def talk_refusal(s: State) -> int:
    """Return why nobody may talk now, 0 if everybody may: silence (X7)."""
    return SILENCED if s.silent == 1 else 0


def turn_is_full(s: State) -> bool:
    """Return whether the turn ends by itself: after a stop (X4) and after the third card with a three (X6)."""
    if s.laid == 0:
        return False
    if s.command[s.lay_card[s.lay_count - 1]] == STOP:
        return True
    return s.laid == 3 and s.three == 1


def owed(s: State) -> int:
    """Return how many cards are owed to duties: open skulls, or what a three still asks for (X12)."""
    if s.three == 1 and 3 - s.laid > s.skulls:
        return 3 - s.laid
    return s.skulls


def draw_due(s: State) -> int:
    """Return how many cards are drawn at the end of the turn (X10)."""
    if s.draw_one == 1:
        return 1
    return s.hand_limit - s.hand_count[s.seat]


def speak(s: State, seat: int, said: int) -> None:
    """Let a seat say a word on a pile (G11) or on a kind of command (X11)."""
    if said < TALK_ON_PILES:
        stand(s, seat, said % 4, (said // 4 + 1) % 3)
    else:
        said -= TALK_ON_PILES
        stand(s, seat, 4 + said % KIND_COUNT, (said // KIND_COUNT + 1) % 3)


def score(s: State, seat: int) -> int:
    """Return the cards not laid or, if all are, the cards missing to a duty (X12)."""
    if s.left > 0:
        return s.left
    return owed(s)


def observe(s: State, seat: int, o: Observation) -> None:
    """Write all that the seat may know to a fresh observation; NOBODY is a spectator."""
    observe_the_game(s, seat, o)
    for card in range(101):
        o.command[card] = s.command[card]
    for pile in range(4):
        kind = s.command[s.top[pile]]
        if kind != STOP and kind != THREE:
            o.visible[pile] = kind
    o.owed = owed(s)
    o.three = s.three
    first = s.lay_count - s.laid
    for i in range(s.laid):
        o.turn_card[i] = s.lay_card[first + i]
        o.turn_pile[i] = s.lay_pile[first + i]


# --- the face -----------------------------------------------------------------------------------------------

EVEN = {str(2 + (14 * i + 7) // 4): KINDS[i % KIND_COUNT] for i in range(COMMAND_CARDS)}


class Face(the_game.Face):
    """How The Game Extreme is set up, written down and shown."""

    place = 20
    options = (
        *the_game.Face.options,
        Option(
            "commands",
            "even",
            Either(Choice("even", "random"), Table('{"3": "silence", "7": "stop", …}', KINDS)),
        ),
    )
    ends = {**the_game.Face.ends, DUTY: "X2"}  # noqa: RUF012 - a table
    refusals = {  # noqa: RUF012 - a table
        **the_game.Face.refusals,
        SKULL_OPEN: ("X5", "skull-open"),
        SKULL_LEFT_OPEN: ("X5", "skull-left-open"),
        THREE_NOT_DONE: ("X6", "three-not-done"),
        STOP_TOO_EARLY: ("X6", "stop-too-early"),
        THREE_TOO_LATE: ("X6", "three-too-late"),
        SILENCED: ("X7", "silence"),
        NO_BACKWARDS_NOW: ("X8", "no-backwards"),
        OTHER_PILE: ("X9", "one-pile"),
    }
    targets = (*PILES, *KINDS)
    keys = (*the_game.Face.keys, "commands", "seed", "index")

    def check(self, options: Options) -> None:
        """Refuse a printed table of commands without four cards of each kind."""
        super().check(options)
        if not isinstance(options["commands"], str):
            options["commands"] = read_commands(options["commands"])

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        talk = (f"{word} {kind}" for word in ("hold", "not-now", "free") for kind in KINDS)
        return (*super().actions(options), *talk)

    def configure(self, s: State, options: Options) -> None:  # type: ignore[override]
        """Write the options to a fresh state."""
        super().configure(s, options)
        commands = options["commands"]
        s.by_lot = int(commands == "random")
        if commands != "random":
            write_commands(s, EVEN if commands == "even" else commands)

    def facts(self, s: State, seat: int, action: int) -> dict[str, Plain]:  # type: ignore[override]
        """What a sentence about a refused action may say; only what is open to all."""
        facts = super().facts(s, seat, action) | {
            "bound": "",
            "skulls": s.skulls,
            "cover": self.cover(s, action),
        }
        if s.bound != ANY_PILE:
            facts |= {"bound": PILES[s.bound], "bound_fits": self.fits_on(s, s.bound)}
        return facts

    def cover(self, s: State, action: int) -> str:
        """How an open skull could be covered: "yes" by another card, "self" if the lay is a skull that nothing covers (X5)."""
        if action < END and s.command[LOWEST + action // 4] == SKULL:
            return "self"
        skulls = [pile for pile in range(4) if s.command[s.top[pile]] == SKULL]
        return "yes" if any(self.fits_on(s, pile) != "nothing" for pile in skulls) else "no"

    def may_lay(self, s: State, card: int, pile: int) -> bool:  # type: ignore[override]
        """Whether no rule and no command forbids the seat on turn to lay the card there."""
        return lay_refusal(s, card, pile) == 0

    def chat(self, s: State, options: Options) -> str:  # type: ignore[override]
        """Nothing at all while a silence is visible (X7), then as in The Game."""
        return "closed" if s.silent else super().chat(s, options)

    def word(self, target: int, word: int) -> str:
        """The text of a word on a target."""
        if target < len(PILES):
            return super().word(target, word)
        return "hold" if word == AVOID else "not-now"

    def view(self, o: Observation) -> dict[str, Plain]:  # type: ignore[override]
        """Render an observation for a person."""
        return super().view(o) | {
            "commands": read_back(o.command),
            "visible": {PILES[p]: KINDS[kind - 1] for p, kind in enumerate(o.visible) if kind},
            "turn_cards": o.turn_card[: o.laid],
            "turn_piles": [PILES[p] for p in o.turn_pile[: o.laid]],
            "owed": o.owed,
            "three": o.three == 1,
        }

    def position(self, s: State) -> dict[str, Plain]:  # type: ignore[override]
        """Write down everything true now."""
        first = s.lay_count - s.laid
        return super().position(s) | {
            "commands": read_back(s.command),
            "turn_cards": s.lay_card[first : s.lay_count],
            "turn_piles": [PILES[p] for p in s.lay_pile[first : s.lay_count]],
        }

    def load(self, s: State, p: Position) -> None:  # type: ignore[override]
        """Read a position into a configured state, refusing what breaks the deck."""
        if "commands" in p:
            write_commands(s, read_commands(p["commands"]))
        elif s.by_lot == 1:
            draw_commands(s)
        super().load(s, p)
        turn_cards = s.lay_card[: s.lay_count]
        look(s)
        stopped = STOP in [s.command[card] for card in turn_cards]
        if s.left > 0 and (stopped or (s.three == 1 and s.laid >= 3)):
            raise Refused("turn-already-over", cards=turn_cards)
        for pile in range(4):
            top = s.top[pile]
            if s.command[top] == SKULL and top not in turn_cards:
                raise Refused("skull-not-laid-this-turn", card=top, pile=PILES[pile])

    def check_laid(self, s: the_game.State, p: Position, turn: list[tuple[int, int]]) -> None:
        """Refuse a number of cards laid that is not the number of the turn's cards."""
        super().check_laid(s, {"turn_cards": (), **p}, turn)


def read_commands(value: Plain) -> dict[str, str]:
    """Read a table of commands: card (a number or its text) to kind, four cards for each kind (X1)."""
    if not isinstance(value, Mapping):
        raise Refused("commands-type", value=quote(value))
    table: dict[int, str] = {}
    for key, kind in value.items():
        card = read_card_key(key)
        if type(card) is not int or not LOWEST <= card <= HIGHEST:
            raise Refused("commands-card", value=quote(key), allowed=f"{LOWEST} … {HIGHEST}")
        if kind not in KINDS:
            raise Refused("commands-kind", card=card, value=quote(kind), allowed=", ".join(KINDS))
        if card in table:
            raise Refused("card-twice", card=card)
        table[card] = kind
    for kind in KINDS:
        count = list(table.values()).count(kind)
        if count != CARDS_A_KIND:
            raise Refused("commands-count", kind=kind, count=count, allowed=CARDS_A_KIND)
    return {str(card): table[card] for card in sorted(table)}


def write_commands(s: State, table: Mapping[str, str]) -> None:
    """Write a table of commands that is known to be good to the state."""
    s.command[:] = [0] * 101
    for card, kind in table.items():
        s.command[int(card)] = 1 + KINDS.index(kind)


def read_back(command: list[int]) -> dict[str, str]:
    """Write the table of commands as text."""
    return {str(card): KINDS[kind - 1] for card, kind in enumerate(command) if kind}
