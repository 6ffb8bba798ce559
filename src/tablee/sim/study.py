"""A study: many matches of each setup, added up, written down and, if it was cut off, gone on with.

>>> study = simulate("six-qui-prend", players=[2, 3], bots="random", games=20, seed=7, code="plain", jobs=1)
>>> [(row.setup.game.players, row.tally.matches) for row in study.rows]
[(2, 20), (3, 20)]
>>> study.rows[0].win_rate(seat=0).value == study.rows[0].tally.won[0] / 20
True
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tablee.play.numbers import takes_numbers
from tablee.sim.asking import USUAL_GAMES, USUAL_SEED, line_ups_of, option_values
from tablee.sim.engine import EngineName
from tablee.sim.keeping import Keep
from tablee.sim.results import Study
from tablee.sim.setups import game_grid, setups
from tablee.sim.simulation import Output, Simulation, Watch
from tablee.sim.statistics import CONFIDENCE
from tablee.sim.workers import Workers


@takes_numbers
def simulate(
    game: str,
    *,
    bots: str | Sequence[str] | Sequence[Sequence[str]] | None = None,
    games: int = USUAL_GAMES,
    seed: int = USUAL_SEED,
    confidence: float = CONFIDENCE,
    jobs: int | None = None,
    engine: str = "processes",
    cluster: str | None = None,
    code: EngineName = "auto",
    chunk: int | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: str | os.PathLike[str] | None = None,
    records: str | os.PathLike[str] | None = None,
    keep: Iterable[Keep | str] = (),
    watch: Watch | None = None,
    **options: Any,
) -> Study:
    """Let bots play many matches and return how they went.

    What comes out depends on game, options, bots, seed and number alone, to the last bit; not on who plays where.

    Args:
        game: The name of a game.
        bots: A bot for all seats; or one a seat; or a list of such lists, one row each. None for the strongest.
        games: How many matches of each row.
        seed: What everything is dealt from; the same seed, the same matches.
        confidence: Of the intervals.
        jobs: How many processes, None for one a core.
        engine: "processes", "threads", "ray" or "dask".
        cluster: The address of a Ray or Dask cluster, None for one on this machine.
        code: "compiled", "plain", or "auto" for compiled where numba is there.
        chunk: How many matches are handed out at once, None for as many as take a moment.
        out: A new file for every match's outcome: .parquet, .csv or .jsonl.
        resume: Such a file to go on with: only what is missing is played.
        records: A new folder for records of matches that are worth a look.
        keep: Which: "closest-losses:10", "longest", "wins", "losses", "best", "worst".
        watch: Called again and again with the `Progress`.
        **options: The game's options; a list of values, or a range, makes a row for each.

    Raises:
        BadStudy: Something that is asked for is not possible; nothing was played or written.
        BadOption: A game, an option or a bot that there is not.
        KeyboardInterrupt: Somebody has pressed Ctrl-C; `resume` can go on.
    """
    studied = setups(game_grid(game, option_values(game, options)), line_ups_of(bots, game))
    simulation = Simulation(
        studied,
        seed,
        games,
        Workers(engine, jobs, cluster),
        Output(_path(out), _path(resume), _path(records), tuple(map(_keep, keep))),
        confidence,
        code,
        chunk,
    )
    return simulation.play(watch)


def _path(path: str | os.PathLike[str] | None) -> Path | None:
    return None if path is None else Path(path)


def _keep(keep: Keep | str) -> Keep:
    return keep if isinstance(keep, Keep) else Keep.read(keep)
