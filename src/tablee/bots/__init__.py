"""Who plays: one file a strategy, found by listing this folder. A bot gets what its seat may see, never a state.

A strategy file has a NAME, the GAMES it can play (or "any"), its PLACE among the bots (weakest first) and two
functions in the subset that the rules keep to (docs/decisions/0001): `choose(o, r, m)`, an action id or NOTHING,
and `delay_ms(o, r, m, action)`. `o` is the observation, `r` the bot's own stream of random words, `m` its memory,
a record of integers (`Memory`, if the file declares one).

It may have a third one, `soonest(o, seat)`, that spares simulations questions (docs/decisions/0014): from a spectator's
observation `o`, the least delay in ms that an answer of that seat can have now, NEVER if it will surely be NOTHING, or
ASK if the seat must be asked, as it must whenever its answer draws from `r`. It decides nothing: a match is the same
without it.

>>> import tablee
>>> bots("the-game")
('random', 'sensible')
>>> match = tablee.load("six-qui-prend", players=2).deal(seed=7)
>>> bot = seat_bot(match.game, "random", seat=1, seed=7)
>>> action, delay_ms = bot.choose(match.observe(1))
>>> match.game.actions[action] in match.legal(1)
True
"""

from tablee.bots._run import play_out
from tablee.bots._seat import Bot, seat_bot
from tablee.bots._shelf import bots

MOST_WORDS = (
    12  # that may be said in a row before bots fall silent: talk alone must not keep a match from going on
)

__all__ = ["MOST_WORDS", "Bot", "bots", "play_out", "seat_bot"]
