"""Tables as they may be after hours of play, put where the server keeps its log: their people need only come."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from tablee import Match
from tablee.server.guests import COOKIE
from tablee.server.keeper import new_table_id
from tablee.table.acting import taken
from tests.table.desk import Desk, secret
from tests.web.house import House
from tests.web.people import Person

MAKE_GUEST = """(name) => fetch("/api/me", {
    method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }),
}).then((answer) => answer.status)"""


class Stage(Desk):
    """A desk at which the test says what is dealt.

    Args:
        game: Its name.
        people: Who is there, each with a seat, the first of them as host.
        seed: What every match is dealt from.
        **options: As for `Desk`.
    """

    def __init__(self, game: str, people: Sequence[str] = ("ana",), *, seed: int = 1, **options: Any) -> None:
        self.dealt_from = seed
        super().__init__(game, people, **options)

    @property
    def seed(self) -> int:
        """What the test has chosen."""
        return self.dealt_from

    def replay(self, match: Match) -> Stage:
        """Let the same happen at the table as in a match that was dealt from the same, and return the stage."""
        for seat, action, _ in match.actions:
            by = "bot" if self.table.seats[seat].kind == "bot" else "person"
            self.happen([taken(self.table, seat, action, by)])
        return self


def put(house: House, stage: Stage, people: dict[str, Person]) -> str:
    """Keep the stage's table in the house and return its path; the people, by their names there, come by it."""
    ids = {secret(name): _guest(house, person) for name, person in people.items()}
    table_id, since_ms = new_table_id(), int(time.time() * 1000) - stage.now_ms
    rows = []
    for event in stage.log:
        payload = json.dumps(event.payload, ensure_ascii=False)
        for name, guest in ids.items():
            payload = payload.replace(f'"{name}"', f'"{guest}"')
        rows.append((table_id, event.seq, event.at_ms + since_ms, event.seat, event.kind, payload))
    with sqlite3.connect(house.folder / "tables.sqlite") as log:
        log.executemany(
            'INSERT INTO events (table_id, seq, "at", seat, kind, payload) VALUES (?, ?, ?, ?, ?, ?)', rows
        )
    log.close()
    return f"/t/{table_id}"


def _guest(house: House, person: Person) -> str:
    """Make the person known to the house and return the number it keeps for them."""
    person.page.goto("/")
    assert person.page.evaluate(MAKE_GUEST, person.name) == 200
    token = next(cookie["value"] for cookie in person.context.cookies() if cookie["name"].endswith(COOKIE))
    hashed = hashlib.sha256(token.encode()).hexdigest()
    with sqlite3.connect(house.folder / "tables.sqlite") as log:
        (found,) = log.execute("SELECT id FROM guests WHERE token_hash = ?", (hashed,)).fetchone()
    log.close()
    return str(found)
