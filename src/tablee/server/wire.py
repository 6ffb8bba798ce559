"""What goes over the wire: the messages of the socket and the bodies of requests, as pydantic models.

docs/protocol.md is written from them. Unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from tablee.server.errors import ServerRefusal

VERSION = 1
Seq = Annotated[int, Field(ge=0)]


class Message(BaseModel):
    """Base of all messages."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- what a client says -------------------------------------------------------------------------------------


class Hello(Message):
    """The first message: who comes back says the number of the last event that was taken in.

    language: of sentences among the facts of a refusal; else the guest's.
    """

    type: Literal["hello"]
    version: int
    last: Seq | None = None
    language: Annotated[str, Field(max_length=8)] | None = None


class CommandMessage(Message):
    """A command; what it holds is checked by the table. The same id again is answered with the first answer."""

    type: Literal["command"]
    id: Annotated[str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
    command: dict[str, Any]


class Ping(Message):
    """Asks for a pong. t: the client's clock; got: the number of the last event that was taken in."""

    type: Literal["ping"]
    t: Annotated[float, Field(allow_inf_nan=False)]
    got: Seq | None = None


class Echo(Message):
    """Answers a probe, at once."""

    type: Literal["echo"]
    n: int


Said = Hello | CommandMessage | Ping | Echo
_said: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


def read_message(data: str | bytes) -> Said:
    """Return what a client says.

    Raises:
        ServerRefusal: It is no such message; the refusal says where it is wrong.
    """
    try:
        return _said.validate_json(data)
    except ValidationError as error:
        path, reason = place_of(error)
        raise ServerRefusal("message", path=path, reason=reason) from None


def place_of(error: Any) -> tuple[str, str]:
    """Return where a message or a request's body is wrong, and how, in the words of the model."""
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"]) or "$"
    return path[:80], str(first["msg"])[:120]


# --- what the server says -----------------------------------------------------------------------------------


class Snapshot(Message):
    """Everything, to a client that comes for the first time or was away for long.

    seq: the number of the last event. now: the server's clock, unix milliseconds. recent: the last events, projected.
    """

    type: Literal["snapshot"] = "snapshot"
    seq: Seq
    now: int
    table: dict[str, Any]
    view: dict[str, Any] | None
    recent: list[dict[str, Any]]


class Events(Message):
    """What has happened: events without a gap up to seq; of table and view, the keys that have changed.

    events: one that is hidden from the viewer has only its seq. view: changed keys, or the whole view if `view_whole`;
    the key is missing if nothing changed.
    """

    type: Literal["events"] = "events"
    seq: Seq
    now: int
    events: list[dict[str, Any]]
    table: dict[str, Any]
    view: dict[str, Any] | None = None
    view_whole: bool = False


class Answer(Message):
    """Answers a command. seq: of its event, or of the last event if it is refused. code, facts: why it is refused."""

    type: Literal["answer"] = "answer"
    id: str
    answer: Literal["accepted", "duplicate", "refused"]
    seq: Seq
    code: str | None = None
    facts: dict[str, Any] | None = None


class Pong(Message):
    """Answers a ping. t: as the ping said it. now: the server's clock, unix milliseconds."""

    type: Literal["pong"] = "pong"
    t: float
    now: int


class Probe(Message):
    """Asks for an echo, from which the server learns how long the line takes."""

    type: Literal["probe"] = "probe"
    n: int
    now: int


class Bye(Message):
    """The last message before the server closes the line; facts say more.

    `kicked` and `closed` come after the event of which they tell; after any other goodbye there may be more to hear. Who is
    told `too-slow`, `going-down`, `rate` or `silent` comes back after a while. After any other goodbye nobody dials again by
    themselves; a `damaged` table works again only when whoever runs the server has mended its log.
    """

    type: Literal["bye"] = "bye"
    code: Literal[
        "closed",
        "too-slow",
        "kicked",
        "going-down",
        "bad-hello",
        "too-many",
        "rate",
        "no-table",
        "silent",
        "damaged",
    ]
    facts: dict[str, Any] | None = None


CLIENT_MESSAGES = (Hello, CommandMessage, Ping, Echo)
SERVER_MESSAGES = (Snapshot, Events, Answer, Pong, Probe, Bye)


def encode(message: dict[str, Any]) -> str:
    """Return a message as JSON. Messages to clients are made as plain objects; a test holds them to the models."""
    return to_json(message).decode()


# --- bodies of requests -------------------------------------------------------------------------------------


class MeBody(Message):
    """What a guest is called, and their language."""

    name: Annotated[str, Field(max_length=200)] | None = None
    language: Annotated[str, Field(max_length=8)] | None = None


class TableBody(Message):
    """A table to be opened. limit_ms: time a seat has, null for none. bots: the strategy for all other seats, or null.

    id: of the request. The same guest's request under the same id again is answered with the same table: it is opened once,
    however often it is asked for.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    listed: bool = False
    limit_ms: int | None = None
    pace: str = "normal"
    bots: Annotated[str, Field(max_length=40)] | None = None
    id: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class VerifyBody(Message):
    """A deal to be checked: a record, or what it was dealt from. commitment: what was shown at the deal."""

    record: Annotated[str, Field(max_length=1_000_000)] | None = None
    game: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] | None = None
    seed: str | int | None = None
    commitment: Annotated[str, Field(max_length=64)] | None = None
