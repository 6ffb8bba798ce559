"""The tests: rooms as in `src/tablee`, with the slow second reading of the rules in `tests.brute`."""
