"""Records of a table's matches, for replays and for whoever checks the deal."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.play.record import Record
from tablee.table.events import Event
from tablee.table.refusal import TableRefusal
from tablee.table.table import Table
from tablee.texts import say


def match_record(table: Table, language: str = "en") -> Record:
    """Return the record of the match that was played last; a record tells all cards.

    Args:
        table: The table.
        language: For the names of bots.

    Raises:
        TableRefusal: The match still runs, or there was none.
    """
    if table.match is None:
        raise TableRefusal("no-match")
    if table.playing is not None or not table.match.over:
        raise TableRefusal("match-runs")
    names = [name or say("play-bot", language, number=seat) for seat, name in enumerate(table.names, 1)]
    return table.match.record(names)


def record_of(table_id: str, events: Iterable[Event], number: int, language: str = "en") -> Record:
    """Return the record of a table's match by its number, from 1, out of all its events.

    Raises:
        TableRefusal: It still runs, or there was none.
    """
    table = Table(table_id)
    for event in events:
        table.apply(event)
        if event.kind == "over" and table.match_number == number:
            return match_record(table, language)
    if table.match_number == number and table.phase == "playing":
        raise TableRefusal("match-runs")
    raise TableRefusal("no-match")
