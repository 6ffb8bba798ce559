"""A short run of the soak; `make soak` plays as many as one likes."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.network import Weather
from tests.faults.soak import run

MATCHES = 20


@pytest.mark.timeout(600)
def test_matches_over_bad_lines_and_crashes_lose_nothing(tmp_path: Path) -> None:
    tally = asyncio.run(run(MATCHES, 7, tmp_path, kill_every_s=4.0, weather=Weather()))
    assert tally.wrong == []
    assert tally.matches == MATCHES
    assert tally.counts["kills"] > 0
    assert min(tally.counts[fault] for fault in ("cut", "drop", "double", "delay", "swap")) > 0
