"""What is printed, whatever it is printed on: poor encodings, full disks, closed streams, readers that go away."""

from __future__ import annotations

import contextlib
import errno
import io
import logging
import os
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tablee import cli
from tablee.server import logs, run
from tablee.server.logs import log
from tablee.terminal import streams
from tablee.texts import languages
from tests.test_cli import a_record

ROOT = Path(__file__).parent.parent / "src" / "tablee"
FULL = Path("/dev/full")
NEEDS_FULL = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
ENCODINGS = ("ascii", "latin-1", "cp1252", "cp437", "koi8-r", "shift_jis", "utf-8")
STUDY = "the-mind --players 2 --games 5 --plain --jobs 1"

COMMANDS: dict[str, int] = {
    "--help": 0,
    "games --options": 0,
    "rules the-mind": 0,
    "rules --help": 0,
    "verify {record}": 0,
    f"simulate {STUDY} --bot random": 0,
    f"compare {STUDY} --bots random sensible": 0,
    "nope": cli.REFUSED,
    "play the-game": cli.REFUSED,
    "replay {record}x": cli.REFUSED,
    "play the-game --name Ж": cli.REFUSED,
}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def stream(encoding: str, file: io.RawIOBase | None = None) -> io.TextIOWrapper:
    """Return what Python makes of a file in a place with an encoding: it is strict."""
    return io.TextIOWrapper(io.BufferedWriter(file) if file else io.BytesIO(), encoding, newline="\n")


def run_line(line: str, out: io.TextIOWrapper | None, err: io.TextIOWrapper | None) -> int:
    """Run a command line with these streams and return its exit code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", err)
        with pytest.raises(SystemExit) as ended:
            cli.main(line.split())
    assert isinstance(ended.value.code, int)
    return ended.value.code


def written(text: io.TextIOWrapper) -> str:
    buffer = text.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(text.encoding)


# --- encodings ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_no_encoding_stops_a_command(encoding: str, language: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "match.json")
    for line, code in COMMANDS.items():
        if STUDY in line and encoding != "ascii":
            continue  # the poorest tells enough of what takes longest
        out, err = stream(encoding), stream(encoding)
        assert run_line(f"{line.format(record=record)} --lang {language}", out, err) == code
        assert written(err if code else out).strip()
        assert out.errors == err.errors == "strict"


def test_what_an_encoding_has_is_written_as_it_is() -> None:
    out = stream("cp1252")
    assert run_line("rules the-game --lang fr", out, stream("cp1252")) == 0
    text = written(out)
    assert "De 1 à 5 joueurs" in text
    assert "l’" in text
    assert "\u202f" not in text
    whole = stream("utf-8")
    assert run_line("rules the-game --lang fr", whole, stream("utf-8")) == 0
    assert text.count("?") == written(whole).count("?")


@pytest.mark.parametrize("language", languages())
def test_every_sign_of_ours_has_one_that_resembles_it(language: str) -> None:
    texts = (ROOT / "texts" / language).glob("*.ftl")
    files = [path for path in texts if not path.name.startswith("web")]  # which browsers show
    files = [*files, *(ROOT / "terminal").rglob("*.py")]
    files = [*files, *(ROOT / "sim").glob("*.py")]
    signs = {sign for path in files for sign in path.read_text(encoding="utf-8") if not sign.isascii()}
    unlike = {
        sign: unicodedata.name(sign)
        for sign in signs
        if (told := sign.encode("ascii", streams.READABLE)) in (b"", b"?") or not told.isascii()
    }
    greek = {sign for sign in unlike if "GREEK" in unlike[sign]}  # only in comments of formulas
    assert set(unlike) == greek


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("« C’est l’œuvre »…", "<< C'est l'oeuvre >>..."),
        ("▲ 12 − 3 ≥ ½", "^ 12 - 3 ? 1/2"),
        ("┏━┓┃▏█", "+-+||#"),
        ("日本", "??"),
        ("\udcff", "?"),
        ("e\u0301", "e"),
    ],
)
def test_a_sign_that_is_lacking_is_replaced_readably(text: str, told: str) -> None:
    assert text.encode("ascii", streams.READABLE).decode() == told


def test_columns_stay_in_line_when_signs_are_replaced(tmp_path: Path) -> None:
    out = stream("ascii")
    assert run_line(f"simulate {STUDY} --players 2-3 --bot random --quiet", out, stream("ascii")) == 0
    lines = written(out).splitlines()
    below = next(i for i, line in enumerate(lines) if line.startswith("--"))
    heading, rule, *rows = lines[below - 1 : below + 3]
    assert " ... " in rows[0]
    for line in (heading, *rows):
        assert [i for i, sign in enumerate(line) if sign == "|"] == [
            i for i, sign in enumerate(rule) if sign == "+"
        ]


# --- what cannot be written ---------------------------------------------------------------------------------


class Refusing(io.RawIOBase):
    """A file that takes a few bytes and then refuses.

    Args:
        number: What it refuses with.
        room: How many bytes it takes.
    """

    def __init__(self, number: int, room: int = 0) -> None:
        self.number, self.room = number, room

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        self.room -= len(memoryview(data))  # type: ignore[arg-type]
        if self.room < 0:
            raise OSError(self.number, os.strerror(self.number))
        return len(memoryview(data))  # type: ignore[arg-type]


ANSWERED = [line for line, code in COMMANDS.items() if code == 0]


@pytest.mark.parametrize("room", [0, 3_000], ids=["at once", "in the middle"])
@pytest.mark.parametrize(
    ("number", "code", "sentence"),
    [
        (errno.ENOSPC, cli.BROKEN_OFF, "The output cannot be written: there is no room left for it.\n"),
        (errno.EFBIG, cli.BROKEN_OFF, "The output cannot be written: there is no room left for it.\n"),
        (errno.EIO, cli.BROKEN_OFF, "The output cannot be written: standard output is closed.\n"),
        (errno.ENXIO, cli.BROKEN_OFF, "The output cannot be written: No such device or address.\n"),
        (errno.EPIPE, cli.NOBODY_READS, ""),
    ],
    ids=str,
)
def test_output_that_cannot_be_written_ends_in_a_sentence(
    number: int, code: int, sentence: str, room: int
) -> None:
    err = stream("utf-8")
    out = stream("utf-8", Refusing(number, room))
    assert run_line("rules the-game-extreme", out, err) == code
    assert written(err) == sentence
    with pytest.raises(OSError, match=os.strerror(number)):
        out.close()


@pytest.mark.parametrize("line", ANSWERED)
def test_a_full_disk_stops_any_command_with_a_sentence(line: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "match.json")
    err, out = stream("utf-8"), stream("utf-8", Refusing(errno.ENOSPC))
    assert run_line(f"{line.format(record=record)} --lang fr", out, err) == cli.BROKEN_OFF
    told = written(err).splitlines()
    assert told[-1].endswith("il n’y a plus de place.")
    assert "Traceback" not in written(err)
    with pytest.raises(OSError, match="No space"):
        out.close()


@pytest.mark.parametrize("line", COMMANDS)
def test_complaints_that_cannot_be_written_change_nothing_else(line: str, tmp_path: Path) -> None:
    record = a_record(tmp_path / "match.json")
    for err in (stream("utf-8", Refusing(errno.ENOSPC)), None):
        out = stream("utf-8")
        assert run_line(line.format(record=record), out, err) == COMMANDS[line]
        if err is not None:
            with contextlib.suppress(OSError):
                err.close()


@pytest.mark.parametrize(
    "line", ["games", "", "--version", "rules the-game", f"simulate {STUDY} --bot random"]
)
def test_a_program_without_standard_output_says_so(line: str) -> None:
    err = stream("utf-8")
    assert run_line(line, None, err) == cli.BROKEN_OFF
    assert written(err).endswith("The output cannot be written: standard output is closed.\n")


# --- a server goes on -----------------------------------------------------------------------------------------


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """What a server sets up for its logs goes with the test."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("logs_as_before")
@pytest.mark.parametrize(
    ("number", "told"),
    [(errno.ENOSPC, "The output cannot be written: there is no room left for it.\n"), (errno.EPIPE, "")],
)
def test_a_server_serves_though_nobody_can_be_told_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, told: str
) -> None:
    def serve(server: run.Server, sockets: object) -> None:
        server.started = True
        log.warning("it serves")
        server._house.thinkers.close()
        server._house.store.close()

    monkeypatch.setattr(run, "spare_what_stays", lambda: None)
    monkeypatch.setattr("sys.setswitchinterval", lambda _: None)
    monkeypatch.setattr(run.Server, "run", serve)
    err, out = stream("utf-8"), stream("utf-8", Refusing(number))
    run_line(f"serve --port 0 --database sqlite:///{tmp_path}/x.sqlite", out, err)
    first, _, rest = written(err).rpartition('{"event')
    assert first.startswith(told)
    assert "it serves" in rest
    with contextlib.suppress(OSError):
        out.close()


@pytest.mark.usefixtures("logs_as_before")
def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    err = stream("utf-8", Refusing(errno.ENOSPC))
    with pytest.MonkeyPatch.context() as patch, contextlib.suppress(OSError):
        patch.setattr("sys.stderr", err)
        with streams.guarded():
            logs.set_up("info")
            log.warning("nobody reads this")
            logging.getLogger("uvicorn").error("nor this")
        err.close()


@pytest.mark.parametrize("line", ["rules the-mind", f"simulate {STUDY} --bot random", "verify {record}"])
def test_ctrl_c_ends_any_command_quietly(line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def press(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    record = a_record(tmp_path / "match.json")
    for place in ("terminal.rulebook.rule_lines", "sim.simulation.Simulation", "play.verify.verify_record"):
        monkeypatch.setattr(f"tablee.{place}", press)
    out, err = stream("utf-8"), stream("utf-8")
    assert run_line(line.format(record=record), out, err) == cli.INTERRUPTED
    assert (written(out), written(err).strip()) == ("", "")


# --- as its own program -------------------------------------------------------------------------------------

PROGRAM = f"{sys.executable} -W error -m tablee"


def shell(command: str) -> tuple[str, str]:
    """Run a line of a shell in which TABLEE is the program; return what came out."""
    environment = os.environ | {"PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(
        ["bash", "-c", command.replace("TABLEE", PROGRAM)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
        env=environment,
    )
    return done.stdout.decode("cp1252"), done.stderr.decode("cp1252")


@NEEDS_FULL
def test_the_program_itself_stumbles_over_nothing() -> None:
    """The interpreter writes once more at its end; that must not fail either."""
    out, err = shell(
        "TABLEE rules the-game > /dev/full; echo $?;"
        "TABLEE rules the-game | true; echo ${PIPESTATUS[0]};"
        "TABLEE rules the-game | head -1; echo ${PIPESTATUS[0]};"
        "TABLEE games >&-; echo $?;"
        "TABLEE nope 2> /dev/full; echo $?;"
        "TABLEE nope <&- 2>&-; echo $?"
    )
    assert out.split() == ["3", "141", "The", "Game", "141", "3", "2", "2"]
    assert err.splitlines() == [
        "The output cannot be written: there is no room left for it.",
        "The output cannot be written: standard output is closed.",
    ]
