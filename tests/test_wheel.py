"""The wheel as people install it: with nothing, and with each extra alone, every command does what it is for.

What the wheel asks for is taken from its own metadata, with all that it asks for in turn, and linked from this environment
into a folder of its own; nothing else can be imported there. So it costs no download and little time.
"""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
import venv
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.parser import HeaderParser
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_cli import a_record
from tests.web.house import free_port

ROOT = Path(__file__).parent.parent
EXTRAS = {"terminal", "server", "sim"}  # of those who use it; the others are for those who work on it
WORKSHOP = {"test", "benchmarks"}

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links and terminals are those of Unix")


def test_every_extra_is_tried_or_is_for_the_workshop() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == EXTRAS | WORKSHOP


# --- installing ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Installed:
    """The wheel with an extra. bin: where its commands are. environment: in which nothing else can be imported."""

    bin: Path
    environment: Mapping[str, str]
    folder: Path

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            [self.bin / "tablee", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )


Install = Callable[[str], Installed]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment in which the wheel is, and nothing else."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", str(folder)]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    return folder


@pytest.fixture(scope="module")
def install(wheel: Path, home: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    """Install the wheel with an extra, "" for none."""

    def installed(extra: str) -> Installed:
        folder = tmp_path_factory.mktemp(extra or "base")
        packages = folder / "packages"
        packages.mkdir()
        link(needed(wheel, extra), packages)
        kept = {
            name: os.environ[name]
            for name in ("PATH", "HOME", "TMPDIR", "PYTHONPYCACHEPREFIX")
            if name in os.environ
        }
        own = {
            "PYTHONPATH": str(packages),
            "XDG_DATA_HOME": str(folder),
            "LANG": "en_GB.UTF-8",
            "COLUMNS": "80",
        }
        return Installed(home / "bin", kept | own | {"TERM": "xterm"}, folder)

    return installed


def needed(wheel: Path, extra: str) -> dict[str, Distribution]:
    """Return all that a wheel asks for with an extra, and all that those ask for, by name."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = HeaderParser().parsestr(archive.read(name).decode())
    found: dict[str, Distribution] = {}
    asked = [(Requirement(line), {extra}) for line in metadata.get_all("Requires-Dist", [])]
    seen: set[tuple[str, str]] = set()
    while asked:
        requirement, extras = asked.pop()
        if requirement.marker and not any(
            requirement.marker.evaluate({"extra": name}) for name in extras or {""}
        ):
            continue
        there = distribution(requirement.name)
        assert requirement.specifier.contains(there.version), requirement
        found[canonicalize_name(requirement.name)] = there
        for part in {"", *requirement.extras}:
            if (key := (requirement.name, part)) not in seen:
                seen.add(key)
                asked += [(Requirement(line), {part}) for line in there.requires or ()]
    return found


def tops(there: Distribution) -> Iterator[str]:
    """Yield the names that a distribution has in the folder of packages."""
    yield from {file.parts[0] for file in there.files or () if file.parts[0] != ".."}


def link(wanted: Mapping[str, Distribution], folder: Path) -> None:
    """Link distributions into a folder: whole folders where they have them to themselves, single files elsewhere."""
    owners = Counter(name for there in distributions() for name in tops(there))
    for there in wanted.values():
        for name in tops(there):
            if owners[name] == 1:
                (folder / name).symlink_to(Path(str(there.locate_file(name))).resolve())
        for file in there.files or ():
            if file.parts[0] != ".." and owners[file.parts[0]] > 1:
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                (folder / file).symlink_to(Path(str(there.locate_file(file))).resolve())


# --- what each can do ---------------------------------------------------------------------------------------

NEEDS = {
    "terminal": ("play the-game", "replay {record}"),
    "server": ("serve --port 0",),
    "sim": ("simulate the-mind --players 2", "compare the-mind --players 2 --bots random sensible"),
}
MANY = """
import contextlib, io, json, sys
from tablee.cli import main
told = []
for line in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(line)
        except SystemExit as ended:
            told.append([ended.code, out.getvalue(), err.getvalue()])
print(json.dumps(told))
"""


def answers(installed: Installed, *lines: str) -> list[tuple[int, str, str]]:
    """Run several commands in one process; return code, output and complaints of each."""
    words = json.dumps([line.split() for line in lines])
    done = subprocess.run(
        [installed.bin / "python", "-c", MANY, words],
        cwd=installed.folder,
        env=installed.environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_the_base_tells_games_and_rules_and_checks_deals(install: Install) -> None:
    installed = install("")
    record = a_record(installed.folder / "match.json")
    assert installed.run("--version").stdout == "tablee 0.1.0\n"
    asked = [line.format(record=record) for lines in NEEDS.values() for line in lines]
    told = answers(
        installed,
        "games --options",
        "rules the-mind --lang fr",
        f"verify {record}",
        "--help",
        "rules --help",
        *asked,
    )
    assert [code for code, _, _ in told] == [0] * 5 + [2] * len(asked)
    assert all(out and not err for _, out, err in told[:5])
    missing = [extra for extra, lines in NEEDS.items() for _ in lines]
    for extra, (_, out, err) in zip(missing, told[5:], strict=True):
        assert not out
        assert err.count("\n") == 1
        assert f"“tablee[{extra}]”" in err
    python = [installed.bin / "python", "-m", "tablee", "--version"]
    done = subprocess.run(python, env=installed.environment, capture_output=True, text=True, check=True)
    assert done.stdout == "tablee 0.1.0\n"


def test_the_extra_sim_is_enough_for_studies(install: Install) -> None:
    installed = install("sim")
    told = answers(
        installed,
        "simulate six-qui-prend --players 2 --games 20 --out x.parquet --plot p.png --records r --keep longest:1 --jobs 2",
        "simulate six-qui-prend --players 2 --games 25 --resume x.parquet --engine threads --quiet",
        "compare six-qui-prend --players 2 --games 4 --bots random sensible --plot c.svg",
        "serve --port 0",
    )
    assert [code for code, _, _ in told] == [0, 0, 0, 2], told
    assert "numba" not in told[0][2]  # it is there, so nothing is said of it
    assert told[-1][2] == "Serving the table needs the extra “server”: install “tablee[server]”.\n"
    names = {path.name for path in installed.folder.iterdir()}
    assert {"x.parquet", "p.png", "c.svg", "r"} <= names
    (record,) = (installed.folder / "r").iterdir()
    assert answers(installed, f"verify {record}")[0][0] == 0


def test_the_extra_server_is_enough_to_serve(install: Install) -> None:
    installed = install("server")
    address = f"http://127.0.0.1:{free_port()}"
    command = [installed.bin / "tablee", "serve", "--port", address.rpartition(":")[2]]
    with subprocess.Popen(
        command, env=installed.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Tablée is open at http://localhost:")
        for path, wanted in (
            ("/health", '"well":true'),
            ("/", "<!doctype html>"),
            ("/api/games", "the-mind"),
        ):
            with urllib.request.urlopen(address + path, timeout=60) as response:
                assert wanted in response.read().decode().lower(), path
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=60)
    assert (server.returncode, out) == (0, "")
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["resumed"]


def seen_on_a_terminal(
    installed: Installed, words: list[str], wanted: str, encoding: str, **streams: int
) -> str:
    """Run a command on a terminal of its own until it shows something, leave it, and return all that was shown."""
    near, far = os.openpty()
    controlled = 'exec 3<>"$0"; exec "$@" 3>&-'  # the first terminal that a session opens is its own
    command = ["sh", "-c", controlled, os.ttyname(far), str(installed.bin / "tablee"), *words]
    environment = {**installed.environment, "PYTHONIOENCODING": encoding}
    usual = {"stdin": far, "stdout": far, "stderr": far}
    shown = b""
    process = subprocess.Popen(
        command,
        cwd=installed.folder,
        env=environment,
        start_new_session=True,
        **(usual | streams),
    )
    with process:
        os.close(far)
        deadline, has_left = time.monotonic() + 60, False
        while time.monotonic() < deadline and process.poll() is None:
            if select.select([near], [], [], 0.1)[0]:
                try:
                    shown += os.read(near, 65536)
                except OSError:  # the other end is closed
                    break
            text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode(encoding, "replace"))
            if wanted in text and not has_left:
                os.write(near, b"\x11")  # Ctrl-Q
                has_left = True
        code = process.wait(30)
    os.close(near)
    assert has_left, shown
    assert code == 0, shown
    return shown.decode(encoding)


def test_the_extra_terminal_is_enough_to_play(install: Install) -> None:
    """On a terminal that knows ASCII only too, and with a record from standard input while nobody hears complaints."""
    installed = install("terminal")
    told = seen_on_a_terminal(installed, ["play", "the-game", "--seed", "7"], "draw pile", "ascii")
    assert "+-----" in told
    record = a_record(installed.folder / "match.json")
    with record.open() as file:
        told = seen_on_a_terminal(
            installed, ["replay", "-"], "The deal", "utf-8", stdin=file.fileno(), stderr=subprocess.DEVNULL
        )
    assert "╭" in told
