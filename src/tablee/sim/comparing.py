"""Which bot plays better: the same deals for all, the difference deal by deal, and an end when the question is settled.

In a cooperative game all seats are the same bot. Where players play against each other each bot in turn takes one seat
at a table of the same others, the field; which seat changes every SPELL deals.

>>> comparison = compare("six-qui-prend", ["random", "sensible"], players=2, games=200, seed=7, code="plain", jobs=1)
>>> (difference,) = comparison.differences
>>> difference.wins.high < 0, difference.verdict  # random wins less often than sensible
(True, 'second')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.play.numbers import takes_numbers
from tablee.sim.asking import USUAL_SEED, option_values
from tablee.sim.comparison import Comparison, Measure
from tablee.sim.contest import MOST_DEALS, Contest, Watch
from tablee.sim.engine import EngineName
from tablee.sim.setups import game_grid
from tablee.sim.statistics import CONFIDENCE
from tablee.sim.workers import Workers


@takes_numbers
def compare(
    game: str,
    bots: Sequence[str],
    *,
    games: int | None = None,
    seed: int = USUAL_SEED,
    field: str | None = None,
    measure: Measure = "wins",
    margin: float | None = None,
    most_games: int = MOST_DEALS,
    confidence: float = CONFIDENCE,
    jobs: int | None = None,
    engine: str = "processes",
    cluster: str | None = None,
    code: EngineName = "auto",
    watch: Watch | None = None,
    **options: Any,
) -> Comparison:
    """Compare bots on the same deals, until the question is settled.

    Args:
        game: The name of a game.
        bots: Whose play is compared, each with each.
        games: How many deals of each row; then nothing stops before. None to stop when all is settled.
        seed: What everything is dealt from.
        field: Who sits in the other seats where players play against each other; None for the first bot.
        measure: What decides: "wins" or "score".
        margin: The smallest difference that matters; None for 0.01 wins, or half a point.
        most_games: How many deals of each row at most.
        confidence: That all differences have together.
        jobs: How many processes, None for one a core.
        engine: "processes", "threads", "ray" or "dask".
        cluster: The address of a Ray or Dask cluster, None for one on this machine.
        code: "compiled", "plain", or "auto" for compiled where numba is there.
        watch: Called again and again with the `Progress`.
        **options: The game's options; a list of values, or a range, makes a row for each.

    Raises:
        BadStudy: Something that is asked for is not possible; nothing was played.
        BadOption: A game, an option or a bot that there is not.
    """
    contest = Contest(
        game_grid(game, option_values(game, options)),
        bots,
        seed,
        Workers(engine, jobs, cluster),
        fixed=games,
        field=field,
        measure=measure,
        margin=margin,
        most=most_games,
        confidence=confidence,
        code=code,
    )
    return contest.play(watch)
