"""A study: many matches of each setup, added up, written down and, if it was cut off, gone on with.

>>> study = simulate("six-qui-prend", players=[2, 3], bots="random", games=20, seed=7, code="plain", jobs=1)
>>> [(row.setup.game.players, row.tally.matches) for row in study.rows]
[(2, 20), (3, 20)]
>>> study.rows[0].win_rate(seat=0).value == sum(match["won"] for match in study.rows[0].summary()["seats"][:1]) / 20
True
"""
