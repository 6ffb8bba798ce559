"""Games and matches: the rules behind names, texts and checks. This is the public face of the package."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from tablee.games._face import Edition, Option, Refused, quote
from tablee.games._kit import MATCH_OVER, NOBODY, NOT_IN_HAND, REASONS, RUNNING
from tablee.play.errors import BadOption, BadPosition, IllegalAction, UnknownAction, UnknownSeat
from tablee.play.numbers import native, whole
from tablee.play.rules import Rules, rules, shelf

if TYPE_CHECKING:
    from tablee.play.record import Record

_COMMON_REFUSALS = {MATCH_OVER: ("", "match-over"), NOT_IN_HAND: ("", "not-in-hand")}
_SEED_BITS = 63  # of a seed that is drawn here; any whole number from 0 on may be given
_SEED_DIGITS = 600  # at most, since Python turns no number of more than 640 digits into text wherever it runs
_SEED_END = 10**_SEED_DIGITS


def games() -> tuple[str, ...]:
    """Return the names of all games, in the order of the shelf."""
    return tuple(shelf())


def load(name: str, /, **options: Any) -> Game:
    """Return a game with its options set.

    Args:
        name: One of `games()`.
        **options: The game's options; `players` must be given where the game has more than one number of them.

    Raises:
        BadOption: A game, an option or a value that does not exist (a ValueError that says what is allowed).

    >>> load("the-game", players=3).options["minimum"]
    2
    """
    return Game(rules(name), native(options))


def options(name: str) -> list[dict[str, Any]]:
    """Return what can be chosen in a game: for each option its name, default, the values to offer, what is allowed.

    The first is `players`; its default is None where it must be given.
    """
    return [
        {
            "name": option.name,
            "default": option.default,
            "values": option.values.listed(),
            "allowed": option.values.describe(),
        }
        for option in _all_options(rules(name))
    ]


def _all_options(game: Rules) -> list[Option]:
    return [game.face.players.option(), *game.face.options]


class Game:
    """A rule set: a game with its options.

    name: as in `games()`. options: all options with their values, ready for JSON. players: number of seats.
    """

    def __init__(self, game_rules: Rules, given: Mapping[str, Any]) -> None:
        self.rules = game_rules
        self.name = game_rules.name
        self.options = _checked(game_rules, given)
        self.players: int = self.options["players"]

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """All action texts of the game; the index is the static integer id."""
        return self.rules.face.actions(self.options)

    @cached_property
    def ids(self) -> dict[str, int]:
        """The integer id of each action text."""
        return {text: number for number, text in enumerate(self.actions)}

    @property
    def real_time(self) -> bool:
        """Whether nobody is on turn, so that a table has to decide fairly who was first."""
        return self.rules.face.real_time

    @property
    def halt(self) -> str | None:
        """The action with which a seat halts a real-time match, None where nothing can."""
        return self.rules.face.halt

    def card_of(self, text: str) -> int | None:
        """Return the card that an action lays in a real-time game, None for any other action."""
        return self.rules.face.card_of(self.ids[text]) if text in self.ids else None

    def is_talk(self, text: str) -> bool:
        """Return whether an action is talk, which never moves the match on."""
        return text in self.ids and bool(self.rules.is_talk(self.ids[text]))

    def deal(self, seed: int | None = None, *, index: int = 0) -> Match:
        """Deal a match.

        Args:
            seed: A whole number of 0 or more, of at most 600 digits; the same seed gives the same cards for ever. None draws one
                from the operating system's source of secrets (`match.seed` tells it).
            index: The number of the match under this seed, 0 … 2**64 - 1.

        Raises:
            BadOption: The seed or the index is no such number.
        """
        if seed is None:
            import secrets  # which takes a while to load

            seed = secrets.randbits(_SEED_BITS)
        state = self._blank(seed, index)
        self.rules.reset(state)
        return Match(self, state, int(seed), int(index))

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """Set up a match from a position, see docs/public-face.md for the keys.

        Raises:
            BadPosition: The position breaks the deck, or no match can reach it (a ValueError).
        """
        if not isinstance(position, Mapping):
            raise BadPosition("position-type", path="$", value=quote(position), allowed="{…}")
        position = native(position)
        face = self.rules.face
        for key in position:
            if key not in face.keys:
                allowed = ", ".join(face.keys)
                raise BadPosition("position-key-unknown", path="$", value=quote(key), allowed=allowed)
        origin = read_origin(position)
        state = self._blank(*origin)
        try:
            face.load(state, position)
        except Refused as refused:
            raise BadPosition(refused.code, **refused.facts) from None
        self.rules.resume(state)
        start = _plain(position)
        if "seed" in start or "index" in start:
            start |= write_origin(*origin)
        return Match(self, state, None, 0, position=start)

    def _blank(self, seed: int, index: int) -> Any:
        key, number = seed_key(_seed(seed)), _index(index)
        state = self._template.copy()
        state.key[:] = key
        state.number[:] = [number & 0xFFFFFFFF, number >> 32]
        return state

    @cached_property
    def _template(self) -> Any:
        state = self.rules.State()
        self.rules.face.configure(state, self.options)
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.name, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return _loaded(self.name, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.options}>"


def read_seed(given: object) -> int:
    """Return a seed that is given as a whole number or as its decimal text.

    Raises:
        BadOption: It is neither, or has too many digits.

    >>> read_seed("7") == read_seed(7)
    True
    """
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= _SEED_DIGITS:
        return int(given)
    return _seed(given)


def read_index(given: object) -> int:
    """Return the number of a match under its seed, given as a whole number or as its decimal text.

    Raises:
        BadOption: It is neither, or not below 2**64.
    """
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= 20:
        given = int(given)
    return _index(given)


def read_origin(position: Mapping[str, Any]) -> tuple[int, int]:
    """Return seed and index of a position, 0 where they are missing.

    Raises:
        BadPosition: They are no such numbers.
    """
    try:
        return read_seed(position.get("seed", 0)), read_index(position.get("index", 0))
    except BadOption as error:
        path = "seed" if error.code == "bad-seed" else "index"
        raise BadPosition("position-value", path=path, value=error.facts["value"], allowed="0 …") from None


def write_origin(seed: int, index: int) -> dict[str, Any]:
    """Return seed and index as JSON holds them everywhere.

    Numbers of JSON are doubles to many programs, which keep whole numbers up to 2**53 - 1 only. A seed of a table has 128
    bits, so seeds are always written as decimal text; an index is one only where it is larger.

    >>> write_origin(7, 3), write_origin(2**127, 2**53)
    ({'seed': '7', 'index': 3}, {'seed': '170141183460469231731687303715884105728', 'index': '9007199254740992'})
    """
    return {"seed": str(seed), "index": index if index < 2**53 else str(index)}


def _index(given: object) -> int:
    index = whole(given)
    if index is None or not 0 <= index < 2**64:
        raise BadOption("bad-index", value=quote(given))
    return index


def _seed(given: object) -> int:
    seed = whole(given)
    if seed is None or not 0 <= seed < _SEED_END:
        raise BadOption("bad-seed", value=quote(given), digits=_SEED_DIGITS)
    return seed


def _loaded(name: str, options: Mapping[str, Any]) -> Game:
    """Load a game again, for copies of it: the functions of its rules are found, not copied."""
    return load(name, **options)


@lru_cache(maxsize=1024)
def seed_key(seed: int) -> tuple[int, int, int, int]:
    """Return the four 32-bit words of a seed that decide its deals, see `tablee.games._kit.philox`.

    They are the first 16 bytes of the SHA-256 of its decimal text, read from the left as in the hexadecimal digest. Two are
    the key of the random words, two are mixed into the number of the match.

    >>> [f"{word:08x}" for word in seed_key(7)]  # printf 7 | sha256sum
    ['7902699b', 'e42c8a8e', '46fbbb45', '01726517']
    """
    first, second, third, fourth = struct.unpack(">4I", hashlib.sha256(str(seed).encode()).digest()[:16])
    return first, second, third, fourth


def _checked(game: Rules, given: Mapping[str, Any]) -> dict[str, Any]:
    known = _all_options(game)
    for name in given:
        if name not in {option.name for option in known}:
            allowed = ", ".join(option.name for option in known)
            raise BadOption("unknown-option", game=game.name, option=quote(name), allowed=allowed)
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    if chosen["players"] is None:
        raise BadOption("players-missing", game=game.name, allowed=known[0].values.describe())
    for option in known:
        value = chosen[option.name]
        if (value is None and option.default is None) or option.values.allows(value):
            continue
        raise BadOption(
            "bad-option", option=option.name, value=quote(value), allowed=option.values.describe()
        )
    try:
        game.face.check(chosen)
    except Refused as refused:
        raise BadOption(refused.code, **refused.facts) from None
    return chosen


def _plain(data: Any) -> Any:
    """Copy JSON-able data, so that what the caller keeps cannot change ours."""
    if isinstance(data, Mapping):
        return {str(key): _plain(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_plain(value) for value in data]
    return data


class Match:
    """One run of a game: the state and the actions that led to it.

    game: the rule set. seed, index: what the match was dealt from; seed is None for one from a position.
    """

    def __init__(
        self, game: Game, state: Any, seed: int | None, index: int, *, position: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.index = index
        self.start = position
        self._origin = (seed or 0, index) if position is None else read_origin(position)
        self._state = state
        self._waits_for: tuple[int, ...] | None = None  # what `to_act` has found since the last action
        self._taken: list[tuple[int, int, int | None]] = []

    # --- what is true now -----------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the match waits for; others may still have legal talk."""
        if self._waits_for is None:
            waits_for, state = self.game.rules.waits_for, self._state
            self._waits_for = tuple([seat for seat in range(self.game.players) if waits_for(state, seat)])
        return self._waits_for

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state.over != RUNNING)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """None while the match runs, then who won, with what score, and the reason as a word."""
        return outcome_of(self.game, self._state)

    @property
    def chat(self) -> str:
        """What people may write to each other now: "open", "no-numbers", "strict" or "closed"; open after the match."""
        return "open" if self.over else self.game.rules.face.chat(self._state, self.game.options)

    @property
    def phase(self) -> tuple[int, ...]:
        """Something open to all that changes whenever an action meant before may no longer mean what it meant."""
        return self.game.rules.face.phase(self._state)

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The options of the match that the rules offer after this one, None while it runs or if they offer none."""
        return self.game.rules.face.sequel(self._state, self.game.options) if self.over else None

    @property
    def harder(self) -> list[Edition]:
        """The same game by harder rules, with all options, that is offered after this match, the mildest first."""
        return self.game.rules.face.harder(self._state, self.game.options) if self.over else []

    @property
    def actions(self) -> list[tuple[int, str, int | None]]:
        """The actions taken so far: (seat, text, milliseconds since the deal or None)."""
        texts = self.game.actions
        return [(seat, texts[action], at_ms) for seat, action, at_ms in self._taken]

    @property
    def action_count(self) -> int:
        """How many actions were taken so far."""
        return len(self._taken)

    def legal(self, seat: int) -> list[str]:
        """Return the texts of the actions that the seat may take now, talk last.

        Raises:
            UnknownSeat: There is no such seat (a ValueError).
        """
        texts = self.game.actions
        return [texts[action] for action in self.legal_ids(self._seat(seat))]

    def legal_ids(self, seat: int) -> list[int]:
        """Return the ids of the actions that the seat may take now, ascending."""
        out = [0] * 128
        count = self.game.rules.move_actions(self._state, seat, out)
        return out[: self.game.rules.talk_actions(self._state, seat, out, count)]

    def refusal(self, seat: int, text: str) -> IllegalAction | None:
        """Return why the action would be refused, None if it is legal. Nothing changes.

        A refusal is the error that `play` would raise, also for a text that is no action and a seat that there is not.
        """
        try:
            action = self._id(text)
            return self._refusal(self._seat(seat), action)
        except IllegalAction as unknown:
            return unknown.with_traceback(None)

    def _refusal(self, seat: int, action: int) -> IllegalAction | None:
        game = self.game.rules
        reason = game.refusal(self._state, seat, action)
        if reason == 0:
            return None
        clause, code = game.face.refusals.get(reason) or _COMMON_REFUSALS[reason]
        if reason == MATCH_OVER:
            clause = game.face.ends.get(self._state.over, clause)
        facts = {"seat": seat, "action": self.game.actions[action], "clause": clause}
        return IllegalAction(code, **facts, **game.face.facts(self._state, seat, action))

    def foreseen(self, seat: int, texts: Iterable[str]) -> Match:
        """Return a copy of a real-time match in which a seat has acted, as far as the seat itself knows what comes of it.

        What others hold or do is left out: whether a lay is a mistake, for one. So what is refused there tells nothing of
        it. The copy is for asking `refusal`, not for playing on.

        Args:
            seat: Who acts.
            texts: What it does, in order.
        """
        twin = self.clone()
        for text in texts:
            self.game.rules.face.foresee(twin._state, self._seat(seat), self._id(text))
        return twin

    def is_secret(self, text: str) -> bool:
        """Return whether the other seats may not see the action when it is taken: they learn that one was, not which."""
        return bool(self.game.rules.is_secret(self._state, self._id(text)))

    # --- what changes it ------------------------------------------------------------------------------------

    def play(self, seat: int, text: str, at_ms: int | None = None) -> None:
        """Take an action.

        Args:
            seat: Who takes it.
            text: One of `game.actions`.
            at_ms: Milliseconds since the deal, kept in the record; no rule depends on it.

        Raises:
            IllegalAction: The rules refuse it, or it is no action of the game; nothing has changed.
        """
        self.play_id(seat, self._id(text), at_ms)

    def play_id(self, seat: int, action: int, at_ms: int | None = None) -> None:
        """Take an action by its integer id; see `play`."""
        number = whole(action)
        if number is None or not 0 <= number < len(self.game.actions):
            raise UnknownAction("unknown-action", action=quote(action), examples=self._examples(), clause="")
        time = None if at_ms is None else whole(at_ms)
        if at_ms is not None and (time is None or time < 0):
            raise BadOption("bad-time", value=quote(at_ms))
        seat = self._seat(seat)
        refusal = self._refusal(seat, number)
        if refusal is not None:
            raise refusal
        self.game.rules.step(self._state, seat, number)
        self._waits_for = None
        self._taken.append((seat, number, time))

    # --- how it is seen and kept ----------------------------------------------------------------------------

    def observe(self, seat: int | None) -> Any:
        """Return a fresh observation: all that the seat may know, None for a spectator."""
        return self._seen(seat, self.game.rules.observe)

    def _seen(self, seat: int | None, observe: Callable[[Any, int, Any], None]) -> Any:
        o = self.game.rules.Observation()
        observe(self._state, NOBODY if seat is None else self._seat(seat), o)
        return o

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what the seat may know as JSON-able data, None for a spectator: a rendering of `observe`."""
        o = self._seen(seat, self.game.rules.glance)
        viewer = None if o.viewer == NOBODY else o.viewer
        texts = self.game.actions
        shown = {
            "game": self.game.name,
            "players": self.game.players,
            "viewer": viewer,
            "to_act": list(self.to_act),
            "over": self.over,
            "outcome": self.outcome,
        }
        shown |= self.game.rules.face.view(o)
        shown["legal"] = [texts[action] for action in o.legal[: o.legal_count]]
        return shown

    def position(self) -> dict[str, Any]:
        """Return everything true now as JSON-able data, hidden cards included (tests, puzzles, debugging)."""
        face = self.game.rules.face
        written = face.position(self._state)
        if "seed" in face.keys:  # what is dealt later comes from it
            written |= write_origin(*self._origin)
        return written

    def record(self, names: list[str] | None = None) -> Record:
        """Return the record of the match so far: game, options, seed or given position, names, actions."""
        from tablee.play.record import Record

        return Record.of(self, names)

    def clone(self) -> Match:
        """Return an independent copy."""
        twin = Match(self.game, self._state.copy(), self.seed, self.index, position=self.start)
        twin._taken = self._taken.copy()
        return twin

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = self.clone()
        twin.game, twin.start = deepcopy(self.game, memo), deepcopy(self.start, memo)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._whole_truth() == other._whole_truth()

    __hash__ = None  # type: ignore[assignment]

    def _whole_truth(self) -> tuple[Any, ...]:
        return self.game, self.seed, self.index, self.start, self._taken, self._state

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, seed {self.seed}, {len(self._taken)} actions>"

    def _seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.game.players:
            raise UnknownSeat("unknown-seat", seat=quote(seat), last=self.game.players - 1, clause="")
        return number

    def _id(self, text: str) -> int:
        action = self.game.ids.get(text) if isinstance(text, str) else None
        if action is None:
            raise UnknownAction("unknown-action", action=quote(text), examples=self._examples(), clause="")
        return action

    def _examples(self) -> str:
        texts = self.game.actions
        return ", ".join(dict.fromkeys((texts[0], texts[len(texts) // 3], texts[len(texts) // 2], texts[-1])))


def outcome_of(game: Game, state: Any) -> dict[str, Any] | None:
    """Return the outcome of a state, None while the match runs."""
    if state.over == RUNNING:
        return None
    verbs, seats = game.rules, range(game.players)
    outcome: dict[str, Any] = {"won": None, "score": None, "scores": None, "winners": None}
    if verbs.face.cooperative:
        outcome |= {"won": bool(verbs.wins(state, 0)), "score": verbs.score(state, 0)}
    else:
        outcome["scores"] = [verbs.score(state, seat) for seat in seats]
        outcome["winners"] = [seat for seat in seats if verbs.wins(state, seat)]
    return outcome | {"reason": REASONS[state.over]}
