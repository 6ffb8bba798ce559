"""A running table: commands, seats, deadlines, projection, names, chat and the fair order."""
