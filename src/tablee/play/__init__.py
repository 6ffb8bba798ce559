"""Driving the rules: finding games, checks, views, positions and actions as text, records."""
