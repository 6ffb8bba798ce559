"""How a game is set up, written down and shown: options, positions, views. Plain Python, never compiled.

A rules file derives its `Face` from `GameFace`. Nothing here has sentences: what is refused is a `Refused` with
a code and facts, and the texts make a sentence of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from tablee.games._kit import NOBODY

LONGEST_QUOTE = 80
# What people may write to each other, in their own words: strict is no-numbers with a reminder that it is a matter of
# honour to let nobody guess a card.
CHAT = ("open", "no-numbers", "strict", "closed")

Options = dict[str, Any]
Position = Mapping[str, Any]


class Refused(Exception):
    """An option or a position is not possible.

    Args:
        code: A stable word; `error-<code>` is the id of its sentence.
        facts: What the sentence may say; values are quoted by `repr` where they came from outside.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def quote(value: object) -> str:
    """Return a value from outside as a sentence quotes it: its `repr`, cut to what fits on a line."""
    try:
        text = repr(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def read_card_key(key: object) -> object:
    """Return a card that is written as the text of a number as the number; anything else as it is."""
    if isinstance(key, str) and len(key) <= 3 and key.isascii() and key.isdigit():
        return int(key)
    return key


def what_fits(rising: bool, forwards: bool, backwards: bool) -> str:
    """Return a word for the cards that a pile would take now: those beyond its top, exactly the backwards one, both, neither.

    >>> what_fits(True, True, False), what_fits(False, True, True), what_fits(True, False, False)
    ('higher', 'lower-or-exactly', 'nothing')
    """
    if not forwards:
        return "exactly" if backwards else "nothing"
    return ("higher" if rising else "lower") + ("-or-exactly" if backwards else "")


# --- options ------------------------------------------------------------------------------------------------


class Values(Protocol):
    """The values that an option allows."""

    def allows(self, value: object) -> bool:
        """Return whether the value is allowed."""
        ...

    def describe(self) -> str:
        """Say what is allowed, in symbols that need no translation."""
        ...

    def listed(self) -> list[Any]:
        """The values that a chooser offers."""
        ...

    def parts(self) -> list[Values]:
        """The kinds of values of which it is made, itself if it is of one kind."""
        ...


class Choice:
    """One of a few values; True is not 1."""

    def __init__(self, *values: Any) -> None:
        self.values = values

    def allows(self, value: object) -> bool:
        """Return whether the value is one of the few."""
        return any(type(value) is type(v) and value == v for v in self.values)

    def describe(self) -> str:
        """Say the values."""
        return ", ".join(map(repr, self.values))

    def listed(self) -> list[Any]:
        """All of them."""
        return list(self.values)

    def parts(self) -> list[Values]:
        """Itself."""
        return [self]


class Whole:
    """A whole number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def allows(self, value: object) -> bool:
        """Return whether the value is such a number."""
        return type(value) is int and self.low <= value <= self.high

    def describe(self) -> str:
        """Say the bounds."""
        return str(self.low) if self.low == self.high else f"{self.low} … {self.high}"

    def listed(self) -> list[Any]:
        """Each number, if they are few."""
        return list(range(self.low, self.high + 1)) if self.high - self.low < 12 else []

    def parts(self) -> list[Values]:
        """Itself."""
        return [self]


class Either:
    """What one or the other allows."""

    def __init__(self, *kinds: Values) -> None:
        self.kinds = kinds

    def allows(self, value: object) -> bool:
        """Return whether one of them allows it."""
        return any(kind.allows(value) for kind in self.kinds)

    def describe(self) -> str:
        """Say all of it."""
        return ", ".join(kind.describe() for kind in self.kinds)

    def listed(self) -> list[Any]:
        """All that each of them lists."""
        return [value for kind in self.kinds for value in kind.listed()]

    def parts(self) -> list[Values]:
        """The parts of each of them."""
        return [part for kind in self.kinds for part in kind.parts()]


class Table:
    """A mapping from cards to values, or a list with one value a card; the game's `check` reads its contents.

    example: how it begins, as JSON. words: the texts that it may give a card, () where it gives numbers.
    """

    def __init__(self, example: str, words: Sequence[str] = ()) -> None:
        self.example, self.words = example, tuple(words)

    def allows(self, value: object) -> bool:
        """Return whether the value is a mapping or a list."""
        return isinstance(value, Mapping | list | tuple)

    def describe(self) -> str:
        """Say how it is written."""
        return self.example

    def listed(self) -> list[Any]:
        """Nothing: a table is written by hand."""
        return []

    def parts(self) -> list[Values]:
        """Itself."""
        return [self]


@dataclass(frozen=True)
class Option:
    """An option of a game: its keyword, its default and what it allows."""

    name: str
    default: Any
    values: Values


class Seats:
    """The numbers of players that a game allows."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def option(self) -> Option:
        """The option `players`; it has a default only where there is one number of them."""
        return Option("players", self.low if self.low == self.high else None, Whole(self.low, self.high))


@dataclass(frozen=True)
class Edition:
    """A way to play a game that has a name of its own: the options that make it; all others have their defaults."""

    name: str
    options: Mapping[str, Any]


class GameFace:
    """Base of every game's `Face`: what the public face of a game needs beside its rules.

    place: where the game stands on the shelf; games are listed by it. cooperative: all win or lose together.
    refusals: for each reason that `refusal` may return, the clause and the stable code. ends: for each reason why a match
    is over, the clause that ends it. keys: the keys that a
    position may have. real_time: nobody is on turn, so a table has to decide fairly who was first. halt: the action
    with which a seat halts such a match, None where nothing can. more_is_better: whether a higher score is the better one.
    editions: ways to play that stand side by side by name where people choose; most games have one way. only_with: for
    an option that means nothing unless others are so, what those have to be. not_shown: the fields of an observation that
    `view` does not read.
    """

    place: ClassVar[int] = 1000
    players: ClassVar[Seats]
    cooperative: ClassVar[bool]
    real_time: ClassVar[bool] = False
    halt: ClassVar[str | None] = None
    more_is_better: ClassVar[bool] = False
    options: Sequence[Option] = ()
    editions: Sequence[Edition] = ()
    only_with: Mapping[str, Mapping[str, Any]] = {}
    not_shown: frozenset[str] = frozenset()
    refusals: Mapping[int, tuple[str, str]] = {}
    ends: Mapping[int, str] = {}
    keys: Sequence[str] = ()

    def check(self, options: Options) -> None:
        """Refuse combinations of options that do not go together, and bring tables into their written form."""

    def actions(self, options: Options) -> tuple[str, ...]:
        """All action texts; the index is the id."""
        raise NotImplementedError

    def configure(self, s: Any, options: Options) -> None:
        """Write the options to a fresh state."""
        raise NotImplementedError

    def facts(self, s: Any, seat: int, action: int) -> dict[str, Any]:
        """What a sentence about a refused action may say; only what the seat may know."""
        return {}

    def chat(self, s: Any, options: Options) -> str:
        """What people may write to each other while the match runs: one of CHAT; only what is open to all decides it."""
        return "open"

    def card_of(self, action: int) -> int | None:
        """The card that the action lays in a real-time game, by which lays of the same moment are ordered."""
        return None

    def foresee(self, s: Any, seat: int, action: int) -> None:
        """Take an action in a real-time game as far as the seat itself knows what comes of it; nothing else changes."""
        raise NotImplementedError

    def phase(self, s: Any) -> tuple[int, ...]:
        """Something open to all that changes whenever an action meant before may no longer mean what it meant."""
        return ()

    def sequel(self, s: Any, options: Options) -> Options | None:
        """The options of the match that the rules offer after this one, which is over; None if they offer none."""
        return None

    def harder(self, s: Any, options: Options) -> list[Edition]:
        """The same game by harder rules, offered after a match that is over, the mildest first; [] if there are none."""
        return []

    def view(self, o: Any) -> dict[str, Any]:
        """Render an observation for a person."""
        raise NotImplementedError

    def position(self, s: Any) -> dict[str, Any]:
        """Write down everything true now."""
        raise NotImplementedError

    def load(self, s: Any, p: Position) -> None:
        """Read a position into a configured state; raises Refused for one that breaks the deck."""
        raise NotImplementedError


# --- reading positions --------------------------------------------------------------------------------------

_MISSING: Any = object()


def _take(p: Position, key: str, path: str, default: Any) -> Any:
    if key in p:
        return p[key]
    if default is _MISSING:
        raise Refused("position-key-missing", path=f"{path}.{key}" if path else key)
    return default


def read_object(p: Position, key: str, allowed: Iterable[str], *, path: str = "") -> Position:
    """Read an object with some of the allowed keys; a missing one is empty."""
    value = _take(p, key, path, {})
    return check_object(value, f"{path}.{key}" if path else key, allowed)


def check_object(value: Any, path: str, allowed: Iterable[str]) -> Position:
    """Refuse what is no object or has a key that is not allowed."""
    allowed = tuple(allowed)
    if not isinstance(value, Mapping):
        raise Refused("position-type", path=path, value=quote(value), allowed="{…}")
    for key in value:
        if key not in allowed:
            raise Refused("position-key-unknown", path=path, value=quote(key), allowed=", ".join(allowed))
    return value


def read_list(
    p: Position, key: str, *, count: int | None = None, default: Any = _MISSING, path: str = ""
) -> list[Any]:
    """Read a list, of `count` entries if that is given."""
    return check_list(_take(p, key, path, default), f"{path}.{key}" if path else key, count=count)


def check_list(value: Any, path: str, *, count: int | None = None) -> list[Any]:
    """Refuse what is no list or has another number of entries."""
    if not isinstance(value, list | tuple):
        raise Refused("position-type", path=path, value=quote(value), allowed="[…]")
    if count is not None and len(value) != count:
        raise Refused("position-count", path=path, count=len(value), allowed=str(count))
    return list(value)


def read_int(p: Position, key: str, low: int, high: int, *, default: Any = _MISSING, path: str = "") -> int:
    """Read a whole number from low to high."""
    return check_int(_take(p, key, path, default), f"{path}.{key}" if path else key, low, high)


def check_int(value: Any, path: str, low: int, high: int) -> int:
    """Refuse what is no whole number from low to high."""
    if type(value) is not int or not low <= value <= high:
        raise Refused("position-value", path=path, value=quote(value), allowed=f"{low} … {high}")
    return value


def read_bool(p: Position, key: str, *, default: Any = _MISSING, path: str = "") -> bool:
    """Read true or false."""
    value = _take(p, key, path, default)
    where = f"{path}.{key}" if path else key
    if type(value) is not bool:
        raise Refused("position-value", path=where, value=quote(value), allowed="true, false")
    return value


def read_bools(p: Position, key: str, count: int) -> list[bool]:
    """Read a list of true and false, all false if it is missing."""
    values = read_list(p, key, count=count, default=[False] * count)
    return [read_bool({key: value}, key) for value in values]


def read_word(p: Position, key: str, allowed: Sequence[str], *, default: Any = _MISSING) -> str:
    """Read one of a few words."""
    value = _take(p, key, "", default)
    if value not in allowed or not isinstance(value, str):
        raise Refused("position-value", path=key, value=quote(value), allowed=", ".join(map(repr, allowed)))
    return value


def read_cards(values: Any, path: str, low: int, high: int) -> list[int]:
    """Read a list of cards of the deck."""
    return [check_int(card, f"{path}[{i}]", low, high) for i, card in enumerate(check_list(values, path))]


def read_hands(p: Position, players: int, low: int, high: int, longest: int) -> list[list[int]]:
    """Read one hand a seat, none longer than the hand size."""
    hands = [
        read_cards(hand, f"hands[{seat}]", low, high)
        for seat, hand in enumerate(read_list(p, "hands", count=players))
    ]
    for seat, hand in enumerate(hands):
        if len(hand) > longest:
            raise Refused("hand-too-long", path=f"hands[{seat}]", count=len(hand), allowed=longest)
    return hands


def read_seat(p: Position, players: int) -> int:
    """Read the seat on turn: 0 if it is missing, NOBODY for null (nobody has started yet)."""
    if p.get("seat", 0) is None:
        return NOBODY
    return read_int(p, "seat", 0, players - 1, default=0)


def refuse_twice(cards: Iterable[int]) -> None:
    """Refuse a card that occurs twice."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise Refused("card-twice", card=card)
        seen.add(card)
