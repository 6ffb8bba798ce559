"""Reading back the rows of a file, up to its end or to where it is damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tablee.games._kit import REASONS
from tablee.sim.export import COLUMNS, Format, Row, head, schema, work_path
from tablee.sim.files import BadFile, refusing, shown, taking_the_place_of
from tablee.sim.outcomes import Outcomes
from tablee.sim.setups import Setup

_JSON = ("options", "bots", "won", "score", "scores", "winners", "index", "players", "length")


@dataclass(frozen=True)
class Found:
    """A row of a file. end: where in the file the rows up to this one end; None within what is read together."""

    row: Row
    end: int | None


def read_rows(name: Format, path: Path) -> Iterator[Found]:
    """Yield the rows of a file as it is while matches are played, up to its end or to where it is damaged.

    Raises:
        BadFile: It cannot be read, or is none of ours.
    """
    with refusing(path):
        if name != "parquet":
            yield from _read_lines(name, path)
        else:
            yield from _read_journal(path)


def _read_lines(name: Format, path: Path) -> Iterator[Found]:
    with open(path, "rb") as file:
        end = 0
        if name == "csv":
            first = file.readline()
            if not head(name).startswith(first):
                raise BadFile("study-file-foreign", path=shown(path))
            end = len(first)
        read = _read_csv_line if name == "csv" else _read_json_line
        for line in file:
            row = read(line) if line.endswith(b"\n") else None
            if row is None:
                if name == "jsonl" and end == 0 and not _may_be_ours(line):
                    raise BadFile("study-file-foreign", path=shown(path))
                return
            end += len(line)
            yield Found(row, end)


def _may_be_ours(line: bytes) -> bool:
    """Return whether a first line could be the beginning of a row."""
    beginning = b'{"game": "'
    return line.startswith(beginning) or beginning.startswith(line)


def _read_json_line(line: bytes) -> Row | None:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) and tuple(row) == COLUMNS else None


def _read_csv_line(line: bytes) -> Row | None:
    import csv

    try:
        (cells,) = csv.reader([line.decode()], strict=True)
        row: Row = dict(zip(COLUMNS, cells, strict=True))
        for column in _JSON:
            row[column] = json.loads(row[column]) if row[column] else None
    except (ValueError, csv.Error, RecursionError):
        return None
    return row


def _read_journal(path: Path) -> Iterator[Found]:
    import pyarrow as pa

    with pa.OSFile(str(path)) as source:
        try:
            stream = pa.ipc.open_stream(source)
        except (pa.ArrowInvalid, OSError):
            if source.size() >= len(head("parquet")):
                raise BadFile("study-file-foreign", path=shown(path)) from None
            return
        if stream.schema != schema():
            raise BadFile("study-file-foreign", path=shown(path))
        while True:
            try:
                rows = stream.read_next_batch().to_pylist()
            except (StopIteration, pa.ArrowInvalid, OSError, ValueError):
                return
            for i, row in enumerate(rows, 1):
                row["options"] = json.loads(row["options"])
                yield Found(row, source.tell() if i == len(rows) else None)


def reopen(path: Path) -> tuple[Path | None, bool]:
    """Return the file to which the rows of an earlier study went, and whether it was only now made from a Parquet file.

    There is none if the file was cut off and cannot be read.

    Raises:
        BadFile: There is no such study, or it is none of ours.
    """
    work = work_path(path)
    if work == path or work.exists():
        with refusing(work), open(work, "rb"):
            return work, False
    with refusing(path):
        is_whole = _unfold_parquet(path, work)
        return (work, True) if is_whole else (None, False)


def _unfold_parquet(path: Path, journal: Path) -> bool:
    """Make a Parquet file a journal again; return whether it could be read: one that was cut off cannot."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    with open(path, "rb") as file:
        if not b"PAR1".startswith(file.read(4)):
            raise BadFile("study-file-foreign", path=shown(path))
    try:
        source = pq.ParquetFile(path)
    except (pa.ArrowInvalid, OSError):
        return False
    with source:
        if source.schema_arrow != schema():
            raise BadFile("study-file-foreign", path=shown(path))
        options = pa.ipc.IpcWriteOptions(compression="zstd")
        with taking_the_place_of(journal) as temporary, open(temporary, "wb") as sink:
            with pa.ipc.new_stream(sink, schema(), options=options) as stream:
                for batch in source.iter_batches(10_000):
                    stream.write_batch(batch)
                end = sink.tell()
            sink.truncate(end)  # without the end mark, so that more can follow
    return True


def outcomes_of_rows(setup: Setup, rows: list[Row]) -> Outcomes | None:
    """Return rows of one setup as outcomes, None where they are none; the bots' virtual time is not among them."""
    import numpy as np

    players = setup.game.players
    won, scores = np.zeros((len(rows), players), bool), np.zeros((len(rows), players), np.int32)
    try:
        for i, row in enumerate(rows):
            if setup.cooperative:
                won[i], scores[i] = _truth(row["won"]), _whole(row["score"])
            else:
                won[i, [_whole(seat) for seat in row["winners"]]] = True
                scores[i] = [_whole(score) for score in row["scores"]]
        index = np.array([_whole(row["index"]) for row in rows], np.int64)
        length = np.array([_whole(row["length"]) for row in rows], np.int32)
        reason = np.array([REASONS.index(row["reason"]) for row in rows], np.int8)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    return Outcomes(setup.game, index, reason, length, np.zeros(len(rows), np.int64), scores, won)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _truth(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError
    return value
