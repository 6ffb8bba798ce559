"""The tables of the database. The log of events is the truth; the rest can be made from it, or says who people are."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# One row a table that was ever opened. summary: what the lobby shows, as JSON.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("summary", Text, nullable=False),
    Index("tables_by_phase", "phase"),
)

# The log. at: unix milliseconds. payload: JSON. command: person and id of the command that caused it, once each.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("command", String(128), nullable=True),
    UniqueConstraint("table_id", "command", name="one_event_a_command"),
)

# People, by the hash of what their cookie says.
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(160), nullable=True),
    Column("language", String(8), nullable=True),
    Column("made_at", BigInteger, nullable=False),
)

# One row, written now and then to see whether anything can be.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)
