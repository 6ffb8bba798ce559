"""Tests of the simulator: engines, batches, matches of bots, fields of observations."""
