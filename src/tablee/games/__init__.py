"""The rules: one file a game, found by listing this folder.

Files whose name starts with an underscore are what the games share: `_kit` is written in the same subset of
Python as the rules, `_face` is how options, positions and views are written down.
"""
