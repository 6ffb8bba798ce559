"""A comparison as it is played: in rounds, with a look after each, until all is settled."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf
from time import perf_counter
from typing import NamedTuple

import numpy as np

from tablee.games._face import quote
from tablee.play.match import Game
from tablee.sim.asking import MOST_GAMES, USUAL_SEED, check_numbers, need_extra
from tablee.sim.chunks import FIRST_SIZES, Clock, Pace, Task, codes, play
from tablee.sim.comparison import MARGINS, MEASURES, Comparison, Difference, Line, Measure, verdict
from tablee.sim.engine import EngineName
from tablee.sim.matches import key_of
from tablee.sim.outcomes import Array
from tablee.sim.sequential import looks, mean_always, paired_rates_always
from tablee.sim.setups import BadStudy, Setup, known_bot
from tablee.sim.statistics import CONFIDENCE, Moments, Pairs, mean, paired_rates, shared_confidence
from tablee.sim.workers import WORTH_SHARING, Workers, undisturbed

SPELL = 50  # deals in a row for which everybody keeps the seat
FIRST_LOOK = 100  # deals
MOST_DEALS = 100_000


@dataclass(frozen=True)
class Progress:
    """How far a comparison is. played: matches. rate: of them a second. deals: of the row that has most."""

    played: int
    rate: float
    deals: int
    settled: int
    questions: int


Watch = Callable[[Progress], None]


# --- a part of the work -------------------------------------------------------------------------------------


class Where(NamedTuple):
    """A row and a bot, by number."""

    row: int
    bot: int


@dataclass(frozen=True)
class Trial:
    """One bot plays deals `start` … `stop` - 1 of a row.

    setup: with the bot in seat 0. field: who sits in the other seats, None for the same bot, which then keeps its seat.
    """

    where: Where
    setup: Setup
    field: str | None
    seed: int
    start: int
    stop: int
    code: EngineName


@dataclass
class Tried:
    """What became of a trial, deal by deal: whether the bot has won, and its score."""

    where: Where
    won: Array
    score: Array
    seconds: float


def attempt(trial: Trial) -> Tried:
    """Play the deals of a trial, wherever that is."""
    started = perf_counter()
    parts = [_spell(trial, seat, start, stop) for seat, start, stop in _spells(trial)]
    won, score = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    return Tried(trial.where, won, score, perf_counter() - started)


def _spells(trial: Trial) -> Iterator[tuple[int, int, int]]:
    """Yield the seat of the bot and the deals for which it keeps it."""
    start = trial.start
    while start < trial.stop:
        if trial.field is None:
            seat, stop = 0, trial.stop
        else:
            seat = start // SPELL % len(trial.setup.bots)
            stop = min(trial.stop, (start // SPELL + 1) * SPELL)
        yield seat, start, stop
        start = stop


def _spell(trial: Trial, seat: int, start: int, stop: int) -> tuple[Array, Array]:
    bots = list(trial.setup.bots)
    bots[0], bots[seat] = bots[seat], bots[0]
    outcomes = play(Task(replace(trial.setup, bots=tuple(bots)), trial.seed, start, stop, trial.code))
    return outcomes.won[:, seat].copy(), outcomes.scores[:, seat].copy()


def _seated(game: Game, seat: int, bot: str, field: str | None) -> Setup:
    """Return a game with a bot in a seat and the field, or the same bot, in the others."""
    return Setup.of(game, [bot if field is None or other == seat else field for other in range(game.players)])


# --- the whole ----------------------------------------------------------------------------------------------


class Contest:
    """A comparison that can be played. What was asked for is checked at once.

    Args:
        games: The rows: one game with various options.
        bots: Whose play is compared, each with each.
        seed: What everything is dealt from.
        workers: Who plays.
        fixed: How many deals of each row; None to play on until all is settled.
        field: Who sits in the other seats where players play against each other; None for the first bot.
        measure: What decides: "wins" or "score".
        margin: The smallest difference that matters; None for one win in a hundred, or half a point.
        most: How many deals of each row at most, if it is not settled before.
        confidence: That all differences have together.
        code: How to play, as for `play_matches`.

    Raises:
        BadStudy: Something that is asked for is not possible.
        BadOption: There is no such bot, or the seed is none.
    """

    def __init__(
        self,
        games: Sequence[Game],
        bots: Sequence[str],
        seed: int = USUAL_SEED,
        workers: Workers | None = None,
        *,
        fixed: int | None = None,
        field: str | None = None,
        measure: Measure = "wins",
        margin: float | None = None,
        most: int = MOST_DEALS,
        confidence: float = CONFIDENCE,
        code: EngineName = "auto",
    ) -> None:
        need_extra("joblib", "scipy")
        check_numbers(games=1 if fixed is None else fixed, confidence=confidence, code=code)
        _check(bots, measure, margin, most)
        key_of(games[0], seed)
        names = [known_bot(games[0].name, bot) for bot in bots]
        self._workers = workers or Workers()
        self._most = most if fixed is None else fixed
        self._code = code
        self.comparison = Comparison(
            game_name=games[0].name,
            seed=int(seed),
            rows=list(games),
            lines=[[Line(name) for name in names] for _ in games],
            differences=[
                Difference(row, *pair) for row in range(len(games)) for pair in combinations(names, 2)
            ],
            field=_field(games[0], names, field),
            measure=measure,
            margin=MARGINS[measure] if margin is None else float(margin),
            confidence=confidence,
            sequential=fixed is None,
        )
        self._share = shared_confidence(confidence, len(self.comparison.differences))
        self._names = names
        self._paces: dict[Where, Pace] = {}

    def play(self, watch: Watch | None = None) -> Comparison:
        """Play until all differences are settled, or all deals are played.

        However it ends, what is known up to the last look is in `comparison`.

        Args:
            watch: Called again and again with how far it is.

        Raises:
            KeyboardInterrupt: Somebody has pressed Ctrl-C.
        """
        clock = Clock()
        try:
            with self._workers as workers:
                for spans in self._rounds():
                    self._play_round(workers, spans, clock, watch)
        finally:
            self.comparison.seconds = clock.seconds
        return self.comparison

    # --- what is to be played -------------------------------------------------------------------------------

    def _rounds(self) -> Iterator[dict[int, range]]:
        """Yield for each row that is not settled the deals up to its next look, round by round."""
        plans = {row: self._looks(game) for row, game in enumerate(self.comparison.rows)}
        done = dict.fromkeys(plans, 0)
        while True:
            spans = {}
            for row, plan in plans.items():
                stop = next(plan, None) if self._playing(row) else None
                if stop is not None:
                    spans[row] = range(done[row], stop)
                    done[row] = stop
            if not spans:
                return
            yield spans

    def _looks(self, game: Game) -> Iterator[int]:
        step = FIRST_LOOK // 2 if self.comparison.field is None else SPELL * game.players
        if self.comparison.sequential:
            yield from looks(FIRST_LOOK, max(self._most, step), step)
        else:
            yield from (
                *(look for look in looks(FIRST_LOOK, self._most, step) if look < self._most),
                self._most,
            )

    def _playing(self, row: int) -> set[str]:
        """Return the bots of a row about which something is open."""
        return {
            name
            for difference in self.comparison.differences
            if difference.row == row and (difference.verdict == "open" or not self.comparison.sequential)
            for name in (difference.first, difference.second)
        }

    def _codes(self, spans: Mapping[int, range]) -> dict[Where, EngineName]:
        """Return how each bot plays each row up to its next look."""
        wanted = {
            Where(row, number): (
                _seated(self.comparison.rows[row], 0, name, self.comparison.field),
                span.stop,
            )
            for row, span in spans.items()
            for number, name in enumerate(self._names)
        }
        if self._workers.is_cluster:
            return dict.fromkeys(wanted, self._code)
        return dict(zip(wanted, codes(list(wanted.values()), self.comparison.seed, self._code), strict=True))

    def _trials(self, spans: Mapping[int, range]) -> Iterator[Trial]:
        chosen = self._codes(spans)
        for row, span in spans.items():
            game, playing = self.comparison.rows[row], self._playing(row)
            for number, name in enumerate(self._names):
                where, start = Where(row, number), span.start
                pace = self._paces.setdefault(where, Pace())
                while name in playing and start < span.stop:
                    stop = min(start + pace.next_size(), span.stop)
                    others, seed = self.comparison.field, self.comparison.seed
                    yield Trial(
                        where, _seated(game, 0, name, others), others, seed, start, stop, chosen[where]
                    )
                    start = stop

    # --- what comes of it -----------------------------------------------------------------------------------

    def _play_round(
        self, workers: Workers, spans: Mapping[int, range], clock: Clock, watch: Watch | None
    ) -> None:
        """Play all rows up to their next look, then look."""
        found: dict[Where, list[Tried]] = {}
        played = self.comparison.played
        with contextlib.closing(self._tried(workers, spans)) as parts:
            for tried in parts:
                found.setdefault(tried.where, []).append(tried)
                self._paces[tried.where].learn(len(tried.won), tried.seconds)
                played += len(tried.won)
                clock.mark(played)
                if watch is not None:
                    deals = max(difference.deals for difference in self.comparison.differences)
                    questions = len(self.comparison.differences)
                    watch(Progress(played, clock.rate, deals, self.comparison.settled, questions))
        with undisturbed():
            self._look(found)
            self.comparison.played = played

    def _tried(self, workers: Workers, spans: Mapping[int, range]) -> Generator[Tried, None, None]:
        """Yield what becomes of all trials, in order; small rounds are played here."""
        trials = self._trials(spans)
        if not workers.is_cluster:
            ahead = sum(len(span) * len(self._playing(row)) for row, span in spans.items())
            for number, trial in enumerate(trials):
                tried = attempt(trial)
                yield tried
                ahead -= len(tried.won)
                is_measured = number + 1 >= len(FIRST_SIZES)
                left = ahead * tried.seconds / len(tried.won)
                if is_measured and workers.count > 1 and left >= WORTH_SHARING:
                    break
        yield from workers.map(attempt, trials)

    def _look(self, found: Mapping[Where, list[Tried]]) -> None:
        won = {where: np.concatenate([tried.won for tried in parts]) for where, parts in found.items()}
        score = {where: np.concatenate([tried.score for tried in parts]) for where, parts in found.items()}
        for where in found:
            _add_line(self.comparison.lines[where.row][where.bot], won[where], score[where])
        for difference in self.comparison.differences:
            pair = [
                Where(difference.row, self._names.index(name))
                for name in (difference.first, difference.second)
            ]
            is_open = difference.verdict == "open" or not self.comparison.sequential
            if is_open and all(where in found for where in pair):
                _add_pairs(difference, *(won[where] for where in pair))
                _add_differences(difference, *(score[where] for where in pair))
                self._judge(difference)

    def _judge(self, difference: Difference) -> None:
        of_rates, of_means = (
            (paired_rates_always, mean_always) if self.comparison.sequential else (paired_rates, mean)
        )
        difference.wins = of_rates(difference.pairs, self._share)
        difference.score = of_means(difference.moments, self._share)
        decides, sign = difference.wins, 1
        if self.comparison.measure == "score":
            decides = difference.score
            sign = 1 if self.comparison.rows[0].rules.face.more_is_better else -1
        difference.verdict = verdict(decides, self.comparison.margin, sign)


def _add_line(line: Line, won: Array, score: Array) -> None:
    line.count += len(won)
    line.won += int(won.sum())
    line.scores.merge(_moments(score))


def _add_pairs(difference: Difference, first: Array, second: Array) -> None:
    both, one = int((first & second).sum()), int((first & ~second).sum())
    other = int((~first & second).sum())
    difference.pairs.merge(Pairs(both, one, other, len(first) - both - one - other))


def _add_differences(difference: Difference, first: Array, second: Array) -> None:
    difference.moments.merge(_moments(first.astype(np.int64) - second.astype(np.int64)))


def _moments(values: Array) -> Moments:
    sums = Moments()
    for value, times in zip(*np.unique(values.astype(np.int64), return_counts=True), strict=True):
        sums.add(int(value), int(times))
    return sums


# --- checks -------------------------------------------------------------------------------------------------


def _check(bots: Sequence[str], measure: object, margin: object, most: object) -> None:
    """Refuse what no comparison can be.

    Raises:
        BadStudy: One of them is not possible.
    """
    if isinstance(bots, str) or len(bots) < 2:
        raise BadStudy("compare-bots-few")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadStudy("compare-bot-twice", bot=quote(bot))
    if measure not in MEASURES:
        raise BadStudy("compare-measure", value=quote(measure), allowed=", ".join(MEASURES))
    if margin is not None and not (isinstance(margin, float | int) and 0 <= margin < inf):
        raise BadStudy("compare-margin", value=quote(margin))
    if type(most) is not int or not FIRST_LOOK <= most <= MOST_GAMES:
        raise BadStudy("compare-most", value=quote(most), allowed=FIRST_LOOK)


def _field(game: Game, bots: Sequence[str], name: str | None) -> str | None:
    if game.rules.face.cooperative:
        if name is not None:
            raise BadStudy("compare-field", game=game.name)
        return None
    return bots[0] if name is None else known_bot(game.name, name)
