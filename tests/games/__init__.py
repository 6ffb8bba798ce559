"""The rules, clause by clause: one file a game."""
