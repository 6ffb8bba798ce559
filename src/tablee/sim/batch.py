"""A batch: many matches of one game, each a step further with every call."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any, Literal, NamedTuple

import numpy as np

from tablee.games._face import quote
from tablee.games._kit import Stream
from tablee.play.errors import BadOption, IllegalAction
from tablee.play.match import Game, Match, write_origin
from tablee.play.numbers import takes_numbers
from tablee.sim import kernels
from tablee.sim.engine import EngineName, Records, engine_for
from tablee.sim.kernels import PLAYING, TERMINATED, TRUNCATED, Result, Slot
from tablee.sim.matches import LAST_INDEX, key_of, thread_count
from tablee.sim.outcomes import Outcomes, outcomes_of

Array = np.ndarray[Any, Any]

AutoReset = Literal["same-step", "next-step", "disabled"]
Reward = Literal["score", "win"]
RESETS = {"next-step": kernels.NEXT_STEP, "same-step": kernels.SAME_STEP, "disabled": kernels.DISABLED}
REWARDS = {"score": kernels.SCORE, "win": kernels.WIN}
FEW = 256  # places that are not worth a thread of their own
NO_WAITING = 1 << 40  # no action


class Step(NamedTuple):
    """What a step of a batch brought, in Gymnasium's order; arrays of the batch itself, which the next step overwrites.

    observations: a record a place, what the seat that is asked next may see, None if the batch does not observe.
    rewards: shape (places, seats). terminated: where a match has ended. truncated: where one was too long. info: `seats`
    that are asked next, `legal`, the mask; for `autoreset="same-step"` `final_observation`, what the seat that acted last
    sees of a match that has ended, valid where `_final_observation` says so.
    """

    observations: Array | None
    rewards: Array
    terminated: Array
    truncated: Array
    info: dict[str, Any]


class Batch:
    """Many matches of one game, stepped together.

    Each place plays one match after the other: place i of n first plays match i of the seed, then match i + n, and so on.
    In each place one seat is asked at a time: the one on turn or, where the match waits for several, one after the other.

    game: what is played. seed: what it is dealt from. count: the number of places. seats: who is asked in each place.
    legal: shape (places, actions), True for what that seat may do. observations: what it may see, records with the
    fields of `observation_fields(game.name)`. All arrays are the batch's own, and overwritten by the next step.
    """

    @takes_numbers
    def __init__(
        self,
        game: Game,
        n: int,
        seed: int,
        *,
        start: int = 0,
        observe: bool = True,
        masks: bool = True,
        talk: bool = False,
        autoreset: AutoReset = "same-step",
        reward: Reward = "score",
        longest: int | None = None,
        threads: int | None = None,
        engine: EngineName = "auto",
    ) -> None:
        """Deal the matches.

        Args:
            game: What is played. In The Game choose `starter="lot"`, or seat 0 always begins.
            n: The number of places.
            seed: The seed of all matches.
            start: The number of the first match.
            observe: Whether to write observations.
            masks: Whether to write masks of legal actions.
            talk: Whether masks have talk, too.
            autoreset: When a match that has ended is dealt anew: in the same step, with the next one, or never.
            reward: "score" for the points by which an action made a seat's score better, "win" for the share of a win
                at the end: 1 for each of a team that has won, 1/k for each of k winners.
            longest: After how many steps a match is truncated, None for never.
            threads: How many share the work, None for one a core; nothing depends on it but the time.
            engine: "compiled", "plain", or "auto" for compiled where numba is there.

        Raises:
            BadOption: One of these is not possible.
        """
        _check("n", n, 1, 2**31)
        _check("start", start, 0, LAST_INDEX)
        _choose("autoreset", autoreset, RESETS)
        _choose("reward", reward, REWARDS)
        if longest is not None:
            _check("longest", longest, 1, 2**31)
        self.game = game
        self.seed = seed
        self.count = n
        self.start = start
        self.autoreset = autoreset
        self._runs = runs = engine_for(game.name, (), engine)
        self._threads = thread_count(threads, runs)
        self._pool: ThreadPoolExecutor | None = None
        self._origins: dict[int, tuple[int, int]] = {}  # of matches from elsewhere
        self._key = key_of(game, seed)
        # A seat of a real-time game may let its turn to be asked pass: one number more than there are actions.
        self.wait = len(game.actions) if game.rules.face.real_time else None
        columns = len(game.actions) + (self.wait is not None)
        face = game.rules.face
        settings = {
            kernels.OBSERVE: observe,
            kernels.MASKS: masks,
            kernels.TALKS: talk,
            kernels.RESET_MODE: RESETS[autoreset],
            kernels.REWARD: REWARDS[reward],
            kernels.SIGN: 1 if face.more_is_better else -1,
            kernels.WAIT: NO_WAITING if self.wait is None else self.wait,
            kernels.LONGEST: 0 if longest is None else longest,
            kernels.STRIDE: n,
        }
        self._settings = np.array([int(settings[i]) for i in range(kernels.SETTINGS)], np.int64)
        kinds = game.rules
        seen = n if observe else 0
        self._blank = runs.copies(game._template)
        self._states = runs.copies(game._template, n)
        self._slots = runs.records(Slot, n)
        self._unseen = runs.records(kinds.Observation, 1)
        self._observed = runs.records(kinds.Observation, seen)
        self._final = runs.records(kinds.Observation, seen if autoreset == "same-step" else 0)
        self._results = runs.records(Result, n)
        self._streams = runs.records(Stream, n)
        self._mask = np.zeros((n if masks else 0, columns), bool)
        self._rewards = np.zeros((n, game.players), np.float32)
        self._ended = np.zeros(n, np.int8)
        self._refused = np.zeros(n, np.int16)
        self._drawn = np.zeros(n, np.int64)
        self._scratch = [runs.scratch() for _ in range(self._threads)]
        self.reset()

    # --- what is there --------------------------------------------------------------------------------------

    @property
    def seats(self) -> Array:
        """The seat that is asked in each place."""
        return self._runs.array(Slot, self._slots)["seat"]

    @property
    def index(self) -> Array:
        """The number under the seed of the match in each place."""
        return self._runs.array(Slot, self._slots)["number"]

    @property
    def steps(self) -> Array:
        """How many steps each match has taken."""
        return self._runs.array(Slot, self._slots)["steps"]

    @property
    def legal(self) -> Array | None:
        """What the seat that is asked may do, shape (places, actions); None if the batch has no masks."""
        return self._mask if len(self._mask) else None

    @property
    def observations(self) -> Array | None:
        """What the seat that is asked may see, a record a place; None if the batch does not observe."""
        return self._records(self._observed)

    def _records(self, records: Any) -> Array | None:
        return self._runs.array(self.game.rules.Observation, records) if len(records) else None

    @property
    def states(self) -> Array:
        """All that is true in each place, hidden cards included: for searches and tests, not for who plays."""
        return self._runs.array(self.game.rules.State, self._states)

    @takes_numbers
    def match(self, i: int) -> Match:
        """Return the match in a place as a match of its own: to look at, or to play on."""
        _check("i", i, 0, self.count - 1)
        state = self._runs.fields(self.game.rules.State, self._states, i)
        position = self.game.rules.face.position(state)
        if "seed" in self.game.rules.face.keys:  # what is dealt later comes from it
            number = state.number[0] + (state.number[1] << 32)
            own = state.key == self._key.tolist()
            position |= write_origin(*((self.seed, number) if own else self._origins[i]))
        return Match(self.game, state, None, 0, position=position)

    def outcomes(self) -> Outcomes:
        """Return how the last match that ended in each place went; meaningful where one has."""
        return outcomes_of(self.game, self._runs.array(Result, self._results))

    # --- what changes it ------------------------------------------------------------------------------------

    @takes_numbers
    def reset(self, seed: int | None = None, *, where: Any = None) -> Step:
        """Deal anew.

        Args:
            seed: Another seed for all matches from now on; None keeps the one there is.
            where: Only where this is True (shape (places,)), the place's next match; None for all, from the first.

        Returns:
            What there is to see, with no rewards.
        """
        if seed is not None:
            self.seed, self._key = seed, key_of(self.game, seed)
        wanted = np.ones(self.count, bool) if where is None else np.asarray(where, bool)
        if wanted.shape != (self.count,):
            raise BadOption(
                "batch-shape", name="where", shape=quote(wanted.shape), allowed=f"({self.count},)"
            )
        if where is None:
            numbers = np.arange(self.count, dtype=np.int64) + self.start - self.count
            self._runs.fill(self._slots, "number", wanted, numbers)
            self._start_streams()
        self._runs.fill(self._slots, "status", wanted, np.full(self.count, kernels.DUE))
        return self._show()

    def _start_streams(self) -> None:
        """Set the streams that `sample` draws from to their beginning, one a place."""
        everywhere, none = np.ones(self.count, bool), np.zeros(self.count, np.int64)
        places = np.arange(self.count)
        columns = {
            "key": np.broadcast_to(self._key, (self.count, len(self._key))),
            "number": np.stack([places, none], axis=1),
            "stream": np.full(self.count, kernels.ENVIRONMENT_STREAM),
            "block": none,
            "spare": none,
        }
        for name, values in columns.items():
            self._runs.fill(self._streams, name, everywhere, values)

    def step(self, actions: Any) -> Step:
        """Take one action in each place, of the seat that is asked there.

        Args:
            actions: Ids of actions, shape (places,). `batch.wait` lets a seat's turn to be asked pass, in games in real
                time. Where a match has ended, the number is not looked at.

        Returns:
            What came of it.

        Raises:
            IllegalAction: The rules refuse one of them (`facts["place"]` says where); nothing has changed.
            BadOption: They are not one whole number a place.
        """
        taken = np.asarray(actions)
        if taken.shape != (self.count,) or taken.dtype.kind not in "iu":
            shown = f"{taken.dtype} {taken.shape}"
            raise BadOption("batch-shape", name="actions", shape=shown, allowed=f"int ({self.count},)")
        taken = np.ascontiguousarray(taken, np.int64)
        self._check_legal(taken)
        self._rewards[:] = 0
        self._advance(taken)
        return self._step()

    def _advance(self, actions: Array) -> None:
        self._run(
            "advance",
            *(
                self._states,
                self._blank,
                self._slots,
                self._observed,
                self._final,
                self._unseen,
                self._results,
            ),
            *(actions, self._mask, self._rewards, self._ended, self._settings, self._key),
            scratch=True,
        )

    def ask(self, seats: Any) -> Step:
        """Ask other seats than those whose turn it is to be asked: to let them talk, or act in a game in real time.

        Args:
            seats: The seat to ask in each place, shape (places,). Its observation and its mask are what is shown, and
                the next action is its own.

        Returns:
            What there is to see, with no rewards.

        Raises:
            BadOption: They are not one seat a place.
        """
        asked = np.asarray(seats)
        if asked.shape != (self.count,) or not np.isin(asked, range(self.game.players)).all():
            allowed = f"0 … {self.game.players - 1}, ({self.count},)"
            raise BadOption("batch-shape", name="seats", shape=quote(seats), allowed=allowed)
        self._runs.fill(self._slots, "seat", np.ones(self.count, bool), asked)
        return self._show()

    @takes_numbers
    def put(self, i: int, match: Match) -> Step:
        """Put a copy of a match into a place, in the stead of the one that is there.

        Args:
            i: The place.
            match: A match of the same game with the same options.

        Returns:
            What there is to see, with no rewards.

        Raises:
            BadOption: There is no such place, or the match is another game's.
        """
        _check("i", i, 0, self.count - 1)
        if (match.game.name, match.game.options) != (self.game.name, self.game.options):
            raise BadOption("bad-option", option="match", value=quote(match.game), allowed=quote(self.game))
        slot = self._runs.fields(Slot, self._slots, i)
        self._runs.plain("open_slot")(match._state, slot)
        self._origins[i] = match._origin
        self._runs.put(self._states, i, match._state)
        self._runs.put(self._slots, i, slot)
        return self._show()

    def _show(self) -> Step:
        """Write anew what there is to see."""
        self._rewards[:] = 0
        self._advance(np.full(self.count, kernels.SKIP))
        return self._step()

    def sample(self) -> Array:
        """Draw a legal move for each place, each as likely, from streams that belong to the seed; no talk, no waiting."""
        self._run("random_actions", self._states, self._slots, self._streams, self._drawn, scratch=True)
        return self._drawn

    def _step(self) -> Step:
        info: dict[str, Any] = {"seats": self.seats, "legal": self.legal}
        if self.autoreset == "same-step":
            info |= {
                "final_observation": self._records(self._final),
                "_final_observation": self._ended != PLAYING,
            }
        return Step(
            self.observations, self._rewards, self._ended == TERMINATED, self._ended == TRUNCATED, info
        )

    def _check_legal(self, actions: Array) -> None:
        wait = int(self._settings[kernels.WAIT])
        count = self._run(
            "refuse", self._states, self._slots, actions, self._refused, len(self.game.actions), wait
        )
        if count:
            place = int(np.flatnonzero(self._refused)[0])
            raise self._refusal(place, int(actions[place]))

    def _refusal(self, place: int, action: int) -> IllegalAction:
        """Return the error that a match would raise."""
        match = self.match(place)
        try:
            match.play_id(int(self.seats[place]), action)
        except IllegalAction as error:
            return type(error)(error.code, place=place, **error.facts)
        raise AssertionError((place, action))

    # --- in parts -------------------------------------------------------------------------------------------

    def _run(self, kernel: str, *arguments: Any, scratch: bool = False) -> int:
        """Run a kernel over all places, shared among threads where there are many; return the sum of what it returns."""
        call = self._runs.kernel(kernel)
        parts = max(1, min(self._threads, self.count // FEW))
        bounds = [self.count * part // parts for part in range(parts + 1)]

        def run(part: int) -> int:
            last = (self._scratch[part],) if scratch else ()
            return call(*arguments, bounds[part], bounds[part + 1], *last) or 0

        if parts == 1:
            return run(0)
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads, "tablee-batch")
        return sum(self._pool.map(run, range(parts)))

    def clone(self) -> Batch:
        """Return an independent copy: every match of it goes on from where it is."""
        twin = copy(self)
        twin._pool, twin._origins = None, dict(self._origins)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray | Records):
                setattr(twin, name, value.copy())
        return twin


def _check(name: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise BadOption("bad-option", option=name, value=quote(value), allowed=f"{least} … {most}")


def _choose(name: str, value: Any, allowed: dict[str, int]) -> None:
    if value not in allowed:
        raise BadOption("bad-option", option=name, value=quote(value), allowed=", ".join(map(repr, allowed)))
