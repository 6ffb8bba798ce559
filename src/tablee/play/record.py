"""Records: a match as the list that is its whole truth, written as JSON."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.games._face import quote
from tablee.play.errors import BadOption, BadPosition, BadRecord, TableeError
from tablee.play.match import Game, Match, _plain, load, read_index, read_seed, write_origin
from tablee.play.numbers import native

FORMAT = "tablee-record"
VERSION = 1
_KEYS = ("format", "version", "game", "options", "seed", "index", "position", "names", "actions")
_LONGEST_NAME = 60


@dataclass(frozen=True)
class Record:
    """Rules, seed (or given position), names and actions of a match.

    game: its name. options: all of them. seed, index: what it was dealt from; seed is None if `position` is given.
    names: one a seat. actions: (seat, text, milliseconds since the deal or None).
    """

    game: str
    options: dict[str, Any]
    seed: int | None
    index: int = 0
    position: dict[str, Any] | None = None
    names: tuple[str, ...] = ()
    actions: tuple[tuple[int, str, int | None], ...] = field(default=())

    def __post_init__(self) -> None:
        """Keep Python's own numbers, whatever kind of whole number is given."""
        for name in ("options", "seed", "index", "position", "actions"):
            object.__setattr__(self, name, native(getattr(self, name)))

    @classmethod
    def of(cls, match: Match, names: list[str] | None = None) -> Record:
        """Return the record of a match so far; `names` has one name a seat.

        Raises:
            BadRecord: The names are not one text a seat.
        """
        players = match.game.players
        return cls(
            game=match.game.name,
            options=_plain(match.game.options),
            seed=match.seed,
            index=match.index,
            position=match.start,
            names=_names(names, players)
            if names is not None
            else tuple(f"{seat + 1}" for seat in range(players)),
            actions=tuple(match.actions),
        )

    def to_json(self) -> str:
        """Write the record as JSON, one action a line."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": self.options,
        }
        if self.position is None:
            head |= write_origin(self.seed or 0, self.index)
        else:
            head["position"] = self.position
        head["names"] = list(self.names)
        lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        actions = ",\n".join("  " + json.dumps(action, ensure_ascii=False) for action in self.actions)
        lines.append('"actions": [' + (f"\n{actions}\n" if actions else "") + "]")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record and play it through once.

        Raises:
            BadRecord: It is no JSON, lacks something, or an action does not fit: the error has the number (from
                1) and the text of the first one.
        """
        record = _read(text)
        record.replay()
        return record

    def replay(self) -> Match:
        """Return the match that the record tells, played to its last action.

        Raises:
            BadRecord: An action does not fit; the error has its number and text.
        """
        *_, match = self.matches()
        return match

    def matches(self) -> Iterator[Match]:
        """Play the record: the one match as dealt, then after each action. The match is the same object."""
        match = self.deal()
        yield match
        for number, (seat, text, at_ms) in enumerate(self.actions, 1):
            try:
                match.play(seat, text, at_ms)
            except TableeError as error:
                raise BadRecord(
                    "record-action", number=number, action=quote(text), seat=seat, reason=error
                ) from None
            yield match

    def deal(self) -> Match:
        """Return the match before its first action."""
        try:
            game: Game = load(self.game, **self.options)
            if self.position is not None:
                return game.from_position(self.position)
            return game.deal(self.seed, index=self.index)
        except (BadOption, BadPosition) as error:
            raise BadRecord("record-start", reason=error) from None


def _read(text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        raise BadRecord("record-no-json", reason="place", line=line, column=column) from None
    except (
        ValueError,
        TypeError,
        RecursionError,
    ):  # a number of too many digits, no text, lists in lists without end
        raise BadRecord("record-no-json", reason="limit", line="", column="") from None
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadRecord("record-format", allowed=FORMAT)
    if data.get("version") != VERSION or type(data["version"]) is not int:
        raise BadRecord("record-version", value=quote(data.get("version")), allowed=str(VERSION))
    for key in data:
        if key not in _KEYS:
            raise BadRecord("record-key-unknown", value=quote(key), allowed=", ".join(_KEYS))
    options = _typed(data, "options", dict)
    if ("seed" in data) == ("position" in data):
        raise BadRecord("record-seed-or-position")
    seed = _number(data, "seed", read_seed) if "seed" in data else None
    record = Record(
        game=_typed(data, "game", str),
        options=options,
        seed=seed,
        index=_number(data, "index", read_index) if "index" in data else 0,
        position=_typed(data, "position", dict) if "position" in data else None,
        actions=tuple(_action(i, entry) for i, entry in enumerate(_typed(data, "actions", list), 1)),
    )
    players = record.deal().game.players
    names = _names(_typed(data, "names", list), players)
    return Record(record.game, options, seed, record.index, record.position, names, record.actions)


def _typed(data: Mapping[str, Any], key: str, kind: type) -> Any:
    if key not in data:
        raise BadRecord("record-key-missing", key=key)
    value = data[key]
    if type(value) is not kind:
        raise BadRecord("record-type", key=key, value=quote(value), allowed=kind.__name__)
    return value


def _number(data: Mapping[str, Any], key: str, read: Callable[[object], int]) -> int:
    """Read a whole number that may be written as its decimal text, since JSON's numbers hold 53 bits for many programs."""
    try:
        return read(data[key])
    except BadOption as error:
        raise BadRecord("record-start", reason=error) from None


def _action(number: int, entry: Any) -> tuple[int, str, int | None]:
    if isinstance(entry, list) and len(entry) == 3:
        seat, text, at_ms = entry
        if (
            type(seat) is int
            and isinstance(text, str)
            and (at_ms is None or (type(at_ms) is int and at_ms >= 0))
        ):
            return seat, text, at_ms
    raise BadRecord("record-entry", number=number, value=quote(entry))


def _is_name(name: object) -> bool:
    """A text of 1 to 60 characters without control characters that can be written as UTF-8."""
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
        return False
    return not any(unicodedata.category(character) in ("Cc", "Cs") for character in name)


def _names(names: list[str], players: int) -> tuple[str, ...]:
    good = isinstance(names, list | tuple) and len(names) == players
    if not good or not all(_is_name(name) for name in names):
        raise BadRecord("record-names", value=quote(names), allowed=str(players))
    return tuple(names)
