"""Many matches at once: batches, whole matches of bots, outcomes as arrays; compiled where numba is installed.

>>> import tablee
>>> game = tablee.load("six-qui-prend", players=2)
>>> len(play_matches(game, ["sensible", "random"], seed=7, count=10))
10
"""

from tablee.sim.batch import Batch, Step
from tablee.sim.engine import PlainEngineWarning
from tablee.sim.matches import play_chunks, play_matches, play_random, replay
from tablee.sim.observations import Field, flat, observation_fields, observation_version
from tablee.sim.outcomes import Outcomes

__all__ = [
    "Batch",
    "Field",
    "Outcomes",
    "PlainEngineWarning",
    "Step",
    "flat",
    "observation_fields",
    "observation_version",
    "play_chunks",
    "play_matches",
    "play_random",
    "replay",
]
