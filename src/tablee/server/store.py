"""Where the log is kept: SQLite in WAL mode, or PostgreSQL by URL.

One thread writes. Everything that tables want to append while it is busy goes into its next transaction, and one that is
wanted right after another waits for a moment to gather more, so the number of transactions does not grow with the number
of tables; what one table appends fails or succeeds as a whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    Insert,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from tablee.games._face import quote
from tablee.server.errors import DamagedTable, ServerRefusal, StorageFailure
from tablee.server.logs import log
from tablee.server.schema import events, guests, pulse, tables
from tablee.table import Event

READERS = 4
GATHER_S = 0.005  # from the begin of one transaction to the next
BUSY_MS = 5_000  # how long SQLite waits for another process that writes
SETTLED_S = 10.0  # for so long whoever asks over HTTP waits until it is known whether something was kept
ASKED_EVERY_S = 0.25  # how often the database is asked for it
FENCE_MS = 2_000  # how long PostgreSQL waits for a transaction that may still keep what is looked up
LOST_AFTER = {  # seconds, and milliseconds: a PostgreSQL that says nothing is given up, and not waited for
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
FAILED_FOR_S = (
    30.0  # after something could not be kept the server is not well for so long, or until something is kept
)
ANSWERED_S = 5.0  # a database that takes longer to keep a beat of its pulse is not well
PULSE_S = 2.0  # how often it is asked for one at most
KINDS = ("sqlite", "postgresql")

T = TypeVar("T")


@dataclass(frozen=True)
class Guest:
    """A person as the server knows them. id: internal, never told to anybody."""

    id: str
    name: str | None
    language: str | None


@dataclass(frozen=True)
class Append:
    """What a table wants to be kept.

    commands: by seq, the person and id of the command that caused the event. phase, summary: what the lobby shows,
    None if that has not changed.
    """

    table_id: str
    events: Sequence[Event]
    commands: dict[int, str]
    phase: str
    summary: dict[str, Any] | None


class Unsettled(Exception):
    """Whether something was kept is not known: the database was lost, or failed, while it did so.

    Args:
        failure: What it was. It is what has happened, if it turns out that nothing was kept.
    """

    def __init__(self, failure: StorageFailure) -> None:
        super().__init__(failure.code)
        self.failure = failure


class Store:
    """The database.

    Args:
        url: An SQLAlchemy URL of SQLite or PostgreSQL.

    Raises:
        ServerRefusal: There is no such kind of database, or it cannot be reached.
    """

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._settling: set[asyncio.Task[None]] = set()
        self._failed_s: float | None = None  # when last something could not be kept, None if it could since
        self._pulse: asyncio.Task[bool] | None = None
        self._pulse_s = 0.0
        try:
            migrate(self._engine)
        except (SQLAlchemyError, ServerRefusal) as error:
            self.close()
            raise error if isinstance(error, ServerRefusal) else _failure(error) from error

    def close(self) -> None:
        """Let go of the database."""
        for task in self._settling:
            task.cancel()
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    # --- the log --------------------------------------------------------------------------------------------

    async def append(self, wanted: Append) -> None:
        """Keep events, all or none.

        If the database is lost while it keeps them, this takes until it can be asked whether it has.

        Raises:
            StorageFailure: They are not kept.
        """
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, kept))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        await kept

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            next_s = loop.time() + GATHER_S
            batch, self._waiting = self._waiting, []
            results: list[StorageFailure | Unsettled | None]
            try:
                results = await loop.run_in_executor(
                    self._writer, self._write, [wanted for wanted, _ in batch]
                )
            except Exception as error:  # a mistake of ours; whoever waits must hear of it all the same
                mistake = Unsettled(StorageFailure("storage-down", reason=type(error).__name__))
                results = [mistake] * len(batch)
            self._note_results(results)
            for (wanted, kept), result in zip(batch, results, strict=True):
                if isinstance(result, Unsettled):
                    task = asyncio.create_task(self._settle(wanted, kept, result.failure))
                    self._settling.add(task)
                    task.add_done_callback(self._settling.discard)
                elif not kept.cancelled():
                    _tell(kept, result)
            await asyncio.sleep(next_s - loop.time())

    async def _settle(self, wanted: Append, kept: asyncio.Future[None], failure: StorageFailure) -> None:
        """Ask until it is known whether events were kept, and tell."""
        log.warning("not known whether it was kept", table=wanted.table_id, code=failure.code)
        while not kept.cancelled():
            try:
                is_kept = await self._in(self._readers, self._is_kept, wanted)
            except (StorageFailure, Unsettled):
                await asyncio.sleep(ASKED_EVERY_S)
                continue
            except Exception as error:
                log.error("mistake", table=wanted.table_id, kind=type(error).__name__)
                await asyncio.sleep(1)
                continue
            if not kept.cancelled():
                _tell(kept, None if is_kept else failure)
            return

    def _is_kept(self, wanted: Append) -> bool:
        """Return whether events are in the log; a transaction that may still bring them there is waited for."""
        first, *_ = _rows(wanted)
        try:
            if self._engine.dialect.name == "postgresql":
                self._wait_for_others(first)
            with self._engine.connect().execution_options(reads_only=True) as connection:
                key = (events.c.table_id == first["table_id"]) & (events.c.seq == first["seq"])
                row = connection.execute(select(events).where(key)).one_or_none()
        except SQLAlchemyError as error:
            raise _failure(error) from error
        return row is not None and row._asdict() == first

    def _wait_for_others(self, row: dict[str, Any]) -> None:
        """Let whoever is about to keep a row of this number come to an end: its key cannot be taken before."""
        with self._engine.connect() as connection, connection.begin() as transaction:
            connection.execute(text(f"SET LOCAL lock_timeout = {FENCE_MS}"))
            with contextlib.suppress(IntegrityError):
                connection.execute(insert(events), row)
            transaction.rollback()

    def _write(self, batch: list[Append]) -> list[StorageFailure | Unsettled | None]:
        """Keep all in one transaction, or, if that fails, each in its own."""
        failure = self._try(batch)
        if failure is None or isinstance(failure, Unsettled):
            return [failure] * len(batch)
        return [failure] if len(batch) == 1 else [self._try([wanted]) for wanted in batch]

    def _try(self, batch: list[Append]) -> StorageFailure | Unsettled | None:
        """Keep all in one transaction; what fails before its end was not kept, what fails at its end may have been."""
        ends = False
        try:
            with self._engine.begin() as connection:
                _insert(connection, [row for wanted in batch for row in _rows(wanted)])
                for wanted in batch:
                    _note(connection, wanted)
                ends = True
        except SQLAlchemyError as error:
            return Unsettled(_failure(error)) if ends else _failure(error)
        return None

    def _note_results(self, results: Sequence[StorageFailure | Unsettled | None]) -> None:
        """Note whether anything can be kept at all."""
        if None in results:
            self._failed_s = None
        elif not all(_is_conflict(result) for result in results):
            self._failed_s = time.monotonic()

    async def read(self, table_id: str, after: int = 0) -> tuple[list[Event], dict[str, int]]:
        """Return a table's events in order, and by person and id the number of each command that is in the log.

        Raises:
            StorageFailure: The database cannot be read.
            DamagedTable: A row is none that was ever written.
        """
        return await self._reading(_read_events, table_id, after)

    async def has(self, table_id: str) -> bool:
        """Return whether there is anything of a table in the log."""
        return await self._reading(_has_events, table_id)

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables that are not closed."""
        return await self._reading(_read_unfinished)

    async def listed(self, limit: int) -> list[dict[str, Any]]:
        """Return what the lobby shows of the tables that changed last."""
        return await self._reading(_read_listed, limit)

    async def phase(self, table_id: str) -> str | None:
        """Return the phase of a table, None if there is no such table."""
        return await self._reading(_read_phase, table_id)

    # --- people ---------------------------------------------------------------------------------------------

    async def guest(self, token_hash: str) -> Guest | None:
        """Return who has the cookie with that hash."""
        return await self._reading(_read_guest, token_hash)

    async def keep_guest(self, guest: Guest, token_hash: str, now_ms: int) -> None:
        """Keep a new guest, or what one is called now.

        If the database is lost meanwhile, the same is tried again, which changes nothing where it was kept already.

        Raises:
            StorageFailure: It is not kept; or, by the code storage-unknown, nobody knows.
        """
        until_s = time.monotonic() + SETTLED_S
        was_unsettled = False
        while True:
            failure = await self._in(self._writer, self._try_guest, guest, token_hash, now_ms)
            if failure is None:
                return
            was_unsettled = was_unsettled or isinstance(failure, Unsettled)
            if not was_unsettled:
                assert isinstance(failure, StorageFailure)
                raise failure
            if time.monotonic() > until_s:
                raise StorageFailure("storage-unknown")
            await asyncio.sleep(ASKED_EVERY_S)

    def _try_guest(self, guest: Guest, token_hash: str, now_ms: int) -> StorageFailure | Unsettled | None:
        ends = False
        try:
            with self._engine.begin() as connection:
                values = {"name": guest.name, "language": guest.language}
                known = update(guests).where(guests.c.id == guest.id).values(**values)
                if connection.execute(known).rowcount == 0:
                    new = {"id": guest.id, "token_hash": token_hash, "made_at": now_ms, **values}
                    connection.execute(insert(guests), new)
                ends = True
        except SQLAlchemyError as error:
            return Unsettled(_failure(error)) if ends else _failure(error)
        return None

    async def is_well(self) -> bool:
        """Return whether something can be kept: the last events could, or a beat of the pulse can now."""
        now_s = time.monotonic()
        if self._failed_s is not None and now_s < self._failed_s + FAILED_FOR_S:
            return False
        if self._pulse is None or (self._pulse.done() and now_s > self._pulse_s + PULSE_S):
            self._pulse_s = now_s
            self._pulse = asyncio.create_task(self._beats())
        return await asyncio.shield(self._pulse)

    async def _beats(self) -> bool:
        """Let the database keep a beat of its pulse, and return whether it has in good time."""
        beat = asyncio.ensure_future(self._in(self._writer, self._beat))
        done, _ = await asyncio.wait([beat], timeout=ANSWERED_S)
        return bool(done) and beat.exception() is None and beat.result()

    def _beat(self) -> bool:
        try:
            with self._engine.begin() as connection:
                values = {"beats": pulse.c.beats + 1}
                return connection.execute(update(pulse).values(**values)).rowcount == 1
        except SQLAlchemyError:
            return False

    async def _reading(self, read: Callable[..., T], *facts: Any) -> T:
        return await self._in(self._readers, self._read, read, *facts)

    def _read(self, read: Callable[..., T], *facts: Any) -> T:
        for is_last in (False, True):
            try:
                with self._engine.connect().execution_options(reads_only=True) as connection:
                    return read(connection, *facts)
            except SQLAlchemyError as error:
                is_torn = isinstance(error, DBAPIError) and error.connection_invalidated
                if is_last or not is_torn:  # a connection that was torn is made anew, once
                    raise _failure(error) from error
        raise AssertionError("never reached")

    async def _in(self, pool: ThreadPoolExecutor, call: Callable[..., T], *facts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, call, *facts)


def _tell(kept: asyncio.Future[None], failure: StorageFailure | None) -> None:
    if failure is None:
        kept.set_result(None)
    else:
        kept.set_exception(failure)


def _is_conflict(result: StorageFailure | Unsettled | None) -> bool:
    return isinstance(result, StorageFailure) and result.code == "storage-conflict"


# --- rows ---------------------------------------------------------------------------------------------------


def _rows(wanted: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": wanted.table_id,
            "seq": fact.seq,
            "at": fact.at_ms,
            "seat": fact.seat,
            "kind": fact.kind,
            "payload": json.dumps(fact.payload, ensure_ascii=False, separators=(",", ":")),
            "command": wanted.commands.get(fact.seq),
        }
        for fact in wanted.events
    ]


def _insert(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Keep the rows of events.

    SQLite gets all of them in one value: for each row of many its driver would let go of the interpreter, and while tables
    are busy the writer waits for it as long as for the disk.
    """
    if connection.dialect.name == "sqlite":
        connection.execute(
            _INSERT_AS_JSON, {"rows": json.dumps([[row[name] for name in _COLUMNS] for row in rows])}
        )
    else:
        connection.execute(insert(events), rows)


def _insert_as_json() -> Insert:
    row = func.json_each(bindparam("rows")).table_valued("value").c.value
    fields = [func.json_extract(row, f"$[{place}]") for place in range(len(_COLUMNS))]
    return insert(events).from_select(_COLUMNS, select(*fields))


_COLUMNS = events.columns.keys()
_INSERT_AS_JSON = _insert_as_json()


def _note(connection: Connection, wanted: Append) -> None:
    """Keep what the lobby shows of a table, if it has changed."""
    if wanted.summary is None:
        return
    at = wanted.events[-1].at_ms
    values = {
        "changed_at": at,
        "phase": wanted.phase,
        "listed": wanted.summary["listed"],
        "summary": json.dumps(wanted.summary),
    }
    if wanted.events[0].seq == 1:
        connection.execute(insert(tables), {"id": wanted.table_id, "opened_at": at, **values})
    else:
        connection.execute(update(tables).where(tables.c.id == wanted.table_id).values(**values))


def _read_events(connection: Connection, table_id: str, after: int) -> tuple[list[Event], dict[str, int]]:
    wanted = (events.c.table_id == table_id) & (events.c.seq > after)
    rows = connection.execute(select(events).where(wanted).order_by(events.c.seq)).all()
    found = [_event_of(table_id, row) for row in rows]
    return found, {row.command: row.seq for row in rows if row.command is not None}


def read_log(engine: Engine, table_id: str) -> list[Event]:
    """Return a table's events in order, for whoever has no store.

    Raises:
        StorageFailure: The database cannot be read.
        DamagedTable: A row is none that was ever written.
    """
    try:
        with engine.connect().execution_options(reads_only=True) as connection:
            return _read_events(connection, table_id, 0)[0]
    except SQLAlchemyError as error:
        raise _failure(error) from error


def _has_events(connection: Connection, table_id: str) -> bool:
    return (
        connection.execute(select(events.c.seq).where(events.c.table_id == table_id).limit(1)).first()
        is not None
    )


def _event_of(table_id: str, row: Any) -> Event:
    """Return a row as an event; SQLite holds whatever was written into a column, of any type."""
    try:
        payload = json.loads(row.payload)
    except (TypeError, ValueError, RecursionError):
        payload = None
    whole = all(type(value) is int for value in (row.seq, row.at, 0 if row.seat is None else row.seat))
    if not (whole and isinstance(row.kind, str) and isinstance(payload, dict)):
        raise DamagedTable(table_id, row.seq if type(row.seq) is int else 0)
    return Event(row.seq, row.at, row.kind, row.seat, payload)


def _read_unfinished(connection: Connection) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.phase != "closed").order_by(tables.c.changed_at.desc())
    return list(connection.execute(wanted).scalars())


def _read_listed(connection: Connection, limit: int) -> list[dict[str, Any]]:
    wanted = select(tables).where(tables.c.phase.in_(("lobby", "playing")), tables.c.listed)
    rows = connection.execute(wanted.order_by(tables.c.changed_at.desc()).limit(limit)).all()
    return [
        {"id": row.id, "opened_at": row.opened_at, "phase": row.phase, **summary}
        for row in rows
        if (summary := _summary_of(row)) is not None
    ]


def _read_phase(connection: Connection, table_id: str) -> str | None:
    return connection.execute(select(tables.c.phase).where(tables.c.id == table_id)).scalar_one_or_none()


def _summary_of(row: Any) -> dict[str, Any] | None:
    """Return what the lobby shows of a table; None if it cannot be read, which must not hide all the others."""
    try:
        summary = json.loads(row.summary)
    except (TypeError, ValueError):
        summary = None
    if not isinstance(summary, dict):
        log.error("damaged", table=row.id, where="summary")
        return None
    return summary


def _read_guest(connection: Connection, token_hash: str) -> Guest | None:
    row = connection.execute(select(guests).where(guests.c.token_hash == token_hash)).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.language)


# --- the database -------------------------------------------------------------------------------------------


def migrate(engine: Engine) -> None:
    """Bring the database to the newest step."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        _check_step(connection, ScriptDirectory.from_config(config))
        alembic.upgrade(config, "head")
        connection.commit()


def _check_step(connection: Connection, steps: ScriptDirectory) -> None:
    """Refuse a database that a newer version has brought to a step which this one does not know."""
    known = {step.revision for step in steps.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise ServerRefusal("database-newer", found=found, newest=steps.get_current_head())


def engine_for(url: str) -> Engine:
    """Return a way to the database.

    Raises:
        ServerRefusal: There is no such kind of database.
    """
    try:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
        if kind not in KINDS:
            raise NoSuchModuleError(kind)
        if kind == "sqlite":
            return _sqlite(url, parsed.database)
        patience = {name: value for name, value in LOST_AFTER.items() if name not in parsed.query}
        return create_engine(
            _with_driver(url), pool_size=READERS + 1, pool_pre_ping=True, connect_args=patience
        )
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise ServerRefusal(
            "database-url", value=quote(_without_password(url)), allowed=", ".join(KINDS)
        ) from error


def _with_driver(url: str) -> Any:
    parsed = make_url(url)
    return parsed.set(drivername="postgresql+psycopg") if parsed.drivername == "postgresql" else parsed


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("@")[2] or url


def _sqlite(url: str, database: str | None) -> Engine:
    if database in (None, "", ":memory:"):
        raise ServerRefusal("database-url", value=quote(url), allowed="sqlite:///FILE")
    try:
        Path(str(database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFailure("storage-down", reason=error.strerror or "?") from error
    engine = create_engine(url, pool_size=READERS + 1, connect_args={"timeout": BUSY_MS / 1000})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    """Set up a connection: the log ahead of the file, every commit on the disk, transactions begun by ourselves."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def _failure(error: SQLAlchemyError) -> StorageFailure:
    """Return what has gone wrong with the database as a refusal; nothing was kept."""
    if isinstance(error, IntegrityError):
        return StorageFailure("storage-conflict")
    reason = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
    words = reason.lower()
    if "full" in words or "no space" in words or "disk i/o" in words:
        return StorageFailure("storage-full")
    if "locked" in words or "busy" in words:
        return StorageFailure("storage-busy")
    return StorageFailure("storage-down", reason=reason[:200])
