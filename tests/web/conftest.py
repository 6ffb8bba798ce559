"""A real server, a real Chromium, and the people who sit in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web.house import House, find_chromium
from tests.web.line import Line
from tests.web.people import PATIENCE_MS, Person

expect.set_options(timeout=PATIENCE_MS)

HOME_NETWORK = "tablee.home"  # a name for this machine that is not localhost, as in a home network
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1",
]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright, started once a process."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium, started once a process."""
    started = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of a process share; each opens tables of its own."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which may kill it."""
    with House(tmp_path) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Bring a person to the house: `visit("Ana", language="fr", width=360, …)`, each with a browser profile of their own.

    When the test is over, nothing may have gone wrong in anybody's page.
    """
    people: list[Person] = []

    def bring(name: str, at: House | Line | None = None, **options: Any) -> Person:
        person = Person(browser, at or house, name, **options)
        people.append(person)
        return person

    yield bring
    for person in people:
        person.leave()
    faults = {person.name: person.faults for person in people if person.faults}
    assert faults == {}
