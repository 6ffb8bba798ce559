"""The terminal: a board one likes to look at, for people at one keyboard and bots.

Everything that plans, keeps and says is plain Python (`table`, `plan`, `saves`, `boards`, `reel`, `rulebook`); only
`app`, the screens and `canvas` know Textual, and nothing of it is imported before a screen is opened.
"""
