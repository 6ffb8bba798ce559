"""Studies that something from outside ends: a process that is killed, a full disk. Each can be gone on with."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from tablee import cli
from tablee.sim import BadStudy, BrokenOff, Study, simulate
from tablee.sim.chunks import Task, play
from tablee.sim.files import BadFile
from tablee.sim.outcomes import Outcomes
from tablee.sim.workers import Workers
from tests.sim.test_commands import USUAL, Ask, ask

__all__ = ["ask"]  # the fixture

resource = pytest.importorskip("resource")

GAME = "six-qui-prend"
FORMATS = ["csv", "jsonl", "parquet"]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")


@contextlib.contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow larger than so many bytes, as on a full disk.

    Python keeps no bytecode meanwhile: it would write only the beginning of it, and stumble over that the next time.
    """
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    keeps_no_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, heard)
        sys.dont_write_bytecode = keeps_no_bytecode


def small(**wishes: Any) -> Study:
    """Return a study that takes a moment."""
    usual = {"players": 2, "bots": "random", "games": 60, "seed": 7, "jobs": 1, "code": "plain", "chunk": 10}
    return simulate(GAME, **(usual | wishes))


# --- a process that is killed -------------------------------------------------------------------------------


def descendants(pid: int) -> Iterator[int]:
    """Yield the processes that a process has started, and those that they have."""
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield int(child)
                yield from descendants(int(child))


def worker_of(pid: int) -> int | None:
    """Return a process that plays matches for another one."""
    for child in descendants(pid):
        with contextlib.suppress(OSError):
            if b"popen_loky" in Path(f"/proc/{child}/cmdline").read_bytes():
                return child
    return None


@LINUX
def test_a_worker_that_is_killed_ends_in_sentences_that_say_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    words = ["--players", "2", "--bot", "random", "--games", "4000", "--seed", "3", "--plain", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", "simulate", GAME, *words, "--out", "x.jsonl"],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"COLUMNS": "80", "LANG": "en_GB.UTF-8"},
    )
    deadline = time.monotonic() + 120
    while not (path.exists() and path.read_bytes().count(b"\n") > 20 and (worker := worker_of(process.pid))):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    os.kill(worker, signal.SIGKILL)
    out, err = process.communicate(timeout=120)
    assert process.returncode == cli.BROKEN_OFF
    rows = path.read_bytes().count(b"\n")
    assert f"stopped after {rows:,} of 4,000 matches" in out
    told = [line for line in err.splitlines() if " of 4,000 matches" not in line]
    assert told == [
        "One of the processes that play was killed from outside, perhaps because memory ran out; "
        "fewer --jobs need less of it.",
        "What was played is told below.",
        "Written: x.jsonl",
        "To play the rest: repeat the command with --resume x.jsonl in place of --out x.jsonl.",
    ]
    wishes: dict[str, Any] = {"games": rows + 5, "seed": 3}
    assert small(resume=path, **wishes).played == 5
    small(out=tmp_path / "y.jsonl", **wishes)
    assert path.read_bytes() == (tmp_path / "y.jsonl").read_bytes()


def lost(by: Exception) -> Exception:
    """Return what a study ends with when its workers fail with an error."""
    try:
        with Workers()._telling_losses():
            raise by
    except Exception as error:
        return error


def a_kind(*names: str) -> type[Exception]:
    """Return a kind of errors as a library has it that is not loaded here: its name, after those of its bases."""
    kind: type[Exception] = Exception
    for name in names:
        kind = type(name, (kind,), {})
    return kind


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (BrokenProcessPool("gone"), "study-worker-lost"),
        (a_kind("RayError", "RayActorError", "ActorDiedError")("gone"), "study-worker-lost"),
        (a_kind("RayError", "OutOfMemoryError")("gone"), "study-worker-lost"),
        (a_kind("KilledWorker")("gone"), "study-worker-lost"),
        (a_kind("CommClosedError")("gone"), "study-worker-lost"),
        (MemoryError(), "study-memory"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_whatever_loses_a_worker_is_told_alike(error: Exception, code: str) -> None:
    broken = lost(error)
    assert isinstance(broken, BrokenOff)
    assert broken.code == code
    assert broken.sentence("fr") != broken.sentence("en")
    after = KeyError("CPU")
    after.__context__ = error
    assert isinstance(lost(after), BrokenOff if code == "study-worker-lost" else KeyError)


@pytest.mark.parametrize(
    "error",
    [
        BadStudy("study-no-values", option="x"),
        ZeroDivisionError("a mistake of ours"),
        a_kind("RayError", "RayTaskError")("a mistake of ours"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_goes_wrong_in_a_job_is_no_loss(error: Exception) -> None:
    assert lost(error) is error


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("", "Nothing of it is in a file; with --out FILE it could be gone on with, by --resume FILE.\n"),
        (
            " --out x.csv",
            "To play the rest: repeat the command with --resume x.csv in place of --out x.csv.\n",
        ),
        (" --resume y.csv", "To play the rest: repeat the command with --resume y.csv.\n"),
    ],
)
def test_how_to_go_on_depends_on_what_there_is(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, hint: str
) -> None:
    small(games=2, out=tmp_path / "y.csv")
    line = f"simulate {GAME} --players 2 --bot random --games 30{words} {USUAL}"

    parts = []

    def play_one_part(task: Task) -> Outcomes:
        parts.append(task)
        if len(parts) > 1:
            raise BrokenOff("study-memory")
        return play(task)

    monkeypatch.setattr("tablee.sim.simulation.play", play_one_part)
    code, out, err = ask(line)
    assert code == cli.BROKEN_OFF
    assert "stopped after" in out
    assert err.startswith("Memory ran out; fewer --jobs need less of it.\nWhat was played is told below.\n")
    assert err.endswith(hint)


def test_a_comparison_that_loses_a_worker_tells_what_it_knows(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise BrokenOff("study-worker-lost", engine="processes")

    monkeypatch.setattr("tablee.sim.contest.Contest._play_round", fail)
    code, out, err = ask(f"compare {GAME} --players 2 --bots sensible random --games 4 --lang fr {USUAL}")
    assert (code, out) == (cli.BROKEN_OFF, "")
    assert err.splitlines()[0].startswith("Un des processus qui jouent a été arrêté du dehors")
    assert err.splitlines()[1:] == [
        "Les premières parties n’étaient pas finies\N{NARROW NO-BREAK SPACE}; il n’y a rien à en dire."
    ]


# --- a full disk --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FORMATS)
def test_a_full_disk_leaves_a_file_that_can_be_gone_on_with(tmp_path: Path, name: str) -> None:
    small(out=tmp_path / f"whole.{name}")
    size = (tmp_path / f"whole.{name}").stat().st_size
    path = tmp_path / f"x.{name}"
    with (
        room_for(10_000 if name == "parquet" else size // 2),
        pytest.raises(BadFile, match="cannot be written: there is no room left"),
    ):
        small(out=path)
    assert not list(tmp_path.glob("*.tmp"))
    study = small(resume=path)
    assert 0 < study.played < 60
    assert path.read_bytes() == (tmp_path / f"whole.{name}").read_bytes()


def test_a_full_disk_is_told_with_what_to_do(ask: Ask, tmp_path: Path) -> None:
    with room_for(5_000):
        code, out, err = ask(f"simulate {GAME} --players 2 --bot random --games 60 --out x.jsonl {USUAL}")
    assert code == cli.BROKEN_OFF
    assert "stopped after" in out
    assert err.splitlines()[:2] == [
        "x.jsonl cannot be written: there is no room left.",
        "What was played is told below.",
    ]
    assert err.endswith(
        "To play the rest: repeat the command with --resume x.jsonl in place of --out x.jsonl.\n"
    )


@pytest.mark.parametrize("name", FORMATS)
def test_a_disk_that_is_full_from_the_start_leaves_nothing(ask: Ask, tmp_path: Path, name: str) -> None:
    with room_for(0):
        code, _, err = ask(f"simulate {GAME} --players 2 --bot random --games 20 --out x.{name} {USUAL}")
    assert code in (cli.REFUSED, cli.BROKEN_OFF)
    assert "there is no room left." in err
    assert list(tmp_path.iterdir()) == []


def test_pictures_and_records_that_cannot_be_written_are_told(ask: Ask, tmp_path: Path) -> None:
    """Nothing half is left of them, and what was played is told all the same."""
    study = f"simulate {GAME} --players 2 --bot random --games 20 {USUAL}"
    comparison = f"compare {GAME} --players 2 --bots sensible random --games 4 {USUAL}"
    for line, told in (
        (f"{study} --plot p.png", "p.png cannot be written: there is no room left."),
        (f"{study} --records r --keep longest:2", "cannot be written: there is no room left."),
        (f"{comparison} --plot p.svg", "p.svg cannot be written: there is no room left."),
    ):
        with room_for(300):
            code, out, err = ask(line)
        assert code == cli.BROKEN_OFF
        assert "95 %" in out
        assert told in err
        assert "Written" not in err
    assert [path.name for path in tmp_path.rglob("*")] == ["r"]


IS_DEAF = (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
)  # as this file is loaded, in a worker before any work


def _is_deaf(_: int) -> bool:
    return IS_DEAF


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be blocked here")
def test_a_worker_that_still_starts_does_not_hear_ctrl_c() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with Workers(jobs=2) as workers:
            assert list(workers.map(_is_deaf, range(4))) == [True] * 4
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    finally:
        signal.signal(signal.SIGINT, before)
