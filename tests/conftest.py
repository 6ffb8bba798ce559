"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

REAL = (
    "attacks",
    "faults",
    "server",
    "web",
)  # rooms whose tests wait for real browsers, sockets and databases


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give a test that waits for something real a second try; the report names each that needed one.

    A machine can stall for longer than any patience. What fails twice fails; what fails once is in the summary.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))
