"""Many matches at once: batches, whole matches of bots, studies of them; compiled where numba is installed.

>>> import tablee
>>> game = tablee.load("six-qui-prend", players=2)
>>> len(play_matches(game, ["sensible", "random"], seed=7, count=10))
10
"""

from tablee.sim.batch import Batch, Step
from tablee.sim.comparing import compare
from tablee.sim.comparison import Comparison, Difference
from tablee.sim.engine import PlainEngineWarning
from tablee.sim.keeping import Keep
from tablee.sim.matches import play_chunks, play_matches, play_random, replay
from tablee.sim.observations import Field, flat, observation_fields, observation_version
from tablee.sim.outcomes import Outcomes
from tablee.sim.results import Study, StudyRow
from tablee.sim.setups import BadStudy, BrokenOff
from tablee.sim.study import simulate

__all__ = [
    "BadStudy",
    "Batch",
    "BrokenOff",
    "Comparison",
    "Difference",
    "Field",
    "Keep",
    "Outcomes",
    "PlainEngineWarning",
    "Step",
    "Study",
    "StudyRow",
    "compare",
    "flat",
    "observation_fields",
    "observation_version",
    "play_chunks",
    "play_matches",
    "play_random",
    "replay",
    "simulate",
]
