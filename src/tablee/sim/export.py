"""Every match's outcome as a row of a file: CSV, JSON lines or Parquet, written as the matches come.

A row says all that the match can be played again from, and how it went; `COLUMNS` are its parts. What is nested, or
does not apply, is JSON and empty in CSV. CSV and JSON lines grow in place. A Parquet file cannot be read before its end
is written, so rows go to a journal beside it (`FILE.part`, Arrow's stream format) that becomes the file at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

from tablee.sim.files import refusing, shown, taking_the_place_of
from tablee.sim.outcomes import Outcomes
from tablee.sim.setups import BadStudy, Setup

Format = Literal["csv", "jsonl", "parquet"]
Row = dict[str, Any]

FORMATS: tuple[Format, ...] = ("parquet", "csv", "jsonl")
COLUMNS = (
    "game",
    "seed",
    "index",
    "players",
    "options",
    "bots",
    "won",
    "score",
    "scores",
    "winners",
    "reason",
    "length",
)
ROW_GROUP = 100_000  # rows of a Parquet file that are written, and read, together


def format_of(path: Path) -> Format:
    """Return the format that a file's name asks for.

    Raises:
        BadStudy: There is no such format.
    """
    for name in FORMATS:
        if path.suffix.lower() == f".{name}":
            return name
    raise BadStudy("study-out-format", path=shown(path), allowed=", ".join(f".{name}" for name in FORMATS))


# --- rows as bytes ------------------------------------------------------------------------------------------


def head(name: Format) -> bytes:
    """Return what a file begins with."""
    if name == "csv":
        return (",".join(COLUMNS) + "\n").encode()
    return b"" if name == "jsonl" else bytes(schema().serialize())


def encode(name: Format, setup: Setup, seed: int, outcomes: Outcomes) -> bytes:
    """Return matches of a setup as rows of a file. Put after each other, in any parts, they are the same rows."""
    if name == "parquet":
        return _arrow(setup, seed, outcomes)
    return "".join(_lines(name, _fixed(setup, seed), outcomes)).encode()


def _fixed(setup: Setup, seed: int) -> Row:
    """Return the parts that all rows of a setup share."""
    return {
        "game": setup.game_name,
        "seed": str(seed),
        "players": setup.game.players,
        "options": json.loads(setup.options_text),
        "bots": list(setup.bots),
    }


def _lines(name: Format, fixed: Row, outcomes: Outcomes) -> Iterator[str]:
    """Yield the rows as lines, each made from a pattern that has all that they share."""
    cell = _csv_cell if name == "csv" else _json_cell
    parts = [
        cell(fixed[column]).replace("{", "{{").replace("}", "}}") if column in fixed else f"{{{column}}}"
        for column in COLUMNS
    ]
    if name == "csv":
        pattern = ",".join(parts) + "\n"
    else:
        named = [f'"{column}": {part}' for column, part in zip(COLUMNS, parts, strict=True)]
        pattern = "{{" + ", ".join(named) + "}}\n"
    index, length = outcomes.index.tolist(), outcomes.actions.tolist()
    for i, told in enumerate(outcomes):
        cells = {key: cell(value) for key, value in told.items()}
        yield pattern.format(index=index[i], length=length[i], **cells)


def _json_cell(value: Any) -> str:
    if value is None:
        return "null"
    if type(value) is int:
        return str(value)
    if type(value) is list and value and type(value[0]) is int:
        return f"[{', '.join(map(str, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _csv_cell(value: Any) -> str:
    if value is None:
        return ""
    text = value if isinstance(value, str) else _json_cell(value)
    if '"' in text or "," in text:
        quoted = text.replace('"', '""')
        return f'"{quoted}"'
    return text


def schema() -> Any:
    """Return the kinds of the columns, as Arrow knows them."""
    import pyarrow as pa

    kinds = {
        "index": pa.int64(),
        "players": pa.int32(),
        "bots": pa.list_(pa.string()),
        "won": pa.bool_(),
        "score": pa.int64(),
        "scores": pa.list_(pa.int64()),
        "winners": pa.list_(pa.int32()),
        "length": pa.int64(),
    }
    return pa.schema([(column, kinds.get(column, pa.string())) for column in COLUMNS])


def _arrow(setup: Setup, seed: int, outcomes: Outcomes) -> bytes:
    """Return a message of Arrow's stream format: what a whole stream has between its head and its end mark."""
    import pyarrow as pa

    kinds, count, fixed = schema(), len(outcomes), _fixed(setup, seed)
    fixed["options"] = setup.options_text
    columns: dict[str, Any] = {key: [value] * count for key, value in fixed.items()}
    told = list(outcomes)
    columns |= {
        key: [entry[key] for entry in told] for key in ("won", "score", "scores", "winners", "reason")
    }
    columns |= {"index": outcomes.index, "length": outcomes.actions}
    arrays = [pa.array(columns[field.name], field.type) for field in kinds]
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, kinds, options=pa.ipc.IpcWriteOptions(compression="zstd")) as stream:
        stream.write_batch(pa.record_batch(arrays, schema=kinds))
        end = sink.tell()
    return bytes(memoryview(sink.getvalue())[len(head("parquet")) : end])


# --- writing ------------------------------------------------------------------------------------------------


def work_path(path: Path) -> Path:
    """Return where rows go while matches are played."""
    return path.with_name(f"{path.name}.part") if format_of(path) == "parquet" else path


class Writer:
    """Writes rows to a file, which must not be there yet, or goes on with one.

    Args:
        path: The file; its name's ending says the format.
        keep: How many bytes of the file that rows go to are to be kept, None for a new one.

    Raises:
        BadFile: It cannot be written.
    """

    def __init__(self, path: Path, keep: int | None = None) -> None:
        self.path = path
        self.format = format_of(path)
        self._work = work_path(path)
        with refusing(self._work):
            self._file: BinaryIO = open(self._work, "xb" if keep is None else "r+b")  # noqa: SIM115 - see `close`
            if keep is not None:
                self._file.truncate(keep)
                self._file.seek(keep)
            if not keep:
                self._file.write(head(self.format))

    def write(self, rows: bytes) -> None:
        """Add rows from `encode`.

        Raises:
            BadFile: They cannot be written.
        """
        with refusing(self._work):
            self._file.write(rows)
            self._file.flush()

    def close(self) -> None:
        """Finish the file.

        Raises:
            BadFile: It cannot be written.
        """
        with refusing(self._work):
            try:
                self._file.flush()
                os.fsync(self._file.fileno())
            finally:
                self._file.close()
            if self._work != self.path:
                _write_parquet(self._work, self.path)

    def drop(self) -> None:
        """Close a new file in which no match is, and remove it."""
        with contextlib.suppress(OSError):
            self._file.close()
        with contextlib.suppress(OSError):
            self._work.unlink(missing_ok=True)


def _write_parquet(journal: Path, path: Path) -> None:
    """Make a journal the Parquet file, whole or not at all; its bytes do not depend on the parts of the journal."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    with (
        taking_the_place_of(path) as temporary,
        pa.OSFile(str(journal)) as source,
        pa.ipc.open_stream(source) as stream,
    ):
        schema = stream.schema
        with pq.ParquetWriter(temporary, schema, compression="zstd") as writer:
            for table in _regrouped(stream, schema):
                writer.write_table(table.combine_chunks(), row_group_size=ROW_GROUP)
    journal.unlink()


def _regrouped(batches: Any, schema: Any) -> Iterator[Any]:
    """Yield the rows of all batches in tables of ROW_GROUP rows, the last one shorter."""
    import pyarrow as pa

    waiting = schema.empty_table()
    for batch in batches:
        waiting = pa.concat_tables([waiting, pa.Table.from_batches([batch])])
        while len(waiting) >= ROW_GROUP:
            yield waiting.slice(0, ROW_GROUP)
            waiting = waiting.slice(ROW_GROUP)
    if len(waiting):
        yield waiting
