"""Records, and machine code on disk: one folder for the sources as they are, safe for several processes at once."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.games._kit import Stream
from tablee.play import compiled
from tests.test_deals import KNOWN_ANSWERS, words

GAMES = tablee.games()


def run(code: str, **environment: str) -> str:
    """Run Python code in a process of its own, with warnings as errors, and return what it prints."""
    line = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(
        line, env=os.environ | environment, capture_output=True, text=True, check=True
    ).stdout.strip()


# --- loaded only when it is needed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "import tablee",
        "import tablee; tablee.load('the-game', players=3).deal(7)",
        "import tablee.sim, tablee.play.compiled",
        "from tablee.sim import observation_fields; observation_fields('the-mind')",
        "import tablee, tablee.sim as s; s.Batch(tablee.load('the-mind', players=2), 2, 7, engine='plain').step([100, 100])",
    ],
)
def test_nobody_who_only_plays_waits_for_numba(code: str) -> None:
    assert run(f"import sys; {code}; print('numba' in sys.modules)") == "False"


def test_help_on_the_command_line_does_not_load_numba() -> None:
    code = """
import sys
from tablee import cli
try:
    cli.main(["--help"])
finally:
    print("numba" in sys.modules)
"""
    assert run(code).endswith("False")


# --- records ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_state_survives_its_way_into_an_array_and_back(name: str) -> None:
    game = tablee.load(name, players=2)
    match = game.deal(2**70, index=2**40 + 3)
    records = np.zeros(3, compiled.dtype_of(game.rules.State))
    compiled.write(match._state, records, 1)
    assert compiled.read(game.rules.State, records, 1) == match._state
    assert compiled.read(game.rules.State, records, 0) == game.rules.State()


@pytest.mark.parametrize("name", GAMES)
def test_records_lie_without_gaps_and_within_64_bits(name: str) -> None:
    for kind in (
        tablee.load(name, players=2).rules.State,
        tablee.load(name, players=2).rules.Observation,
        Stream,
    ):
        dtype = compiled.dtype_of(kind)
        counts: dict[str, int] = dict.fromkeys(kind.SCALARS, 1) | kind.LISTS
        assert set(dtype.names or ()) == set(counts)
        assert all(dtype[field].base in (np.dtype("i8"), np.dtype("i2")) for field in counts)
        used = sum(dtype[field].base.itemsize * count for field, count in counts.items())
        assert used <= dtype.itemsize < used + 8


# --- random words -------------------------------------------------------------------------------------------


def test_compiled_philox_gives_the_published_known_answers() -> None:
    pytest.importorskip("numba")
    game = tablee.load("six-qui-prend", players=2).rules

    def draw(streams: Any) -> None:
        philox(streams[0], streams[0].block, streams[0].stream)  # type: ignore[name-defined] # noqa: F821

    space = {"__name__": "tablee.play.compiled", "philox": game.space["philox"]}
    kernel_function = type(draw)(draw.__code__, space, "draw")
    streams = np.zeros(1, compiled.dtype_of(Stream))
    kernel = compiled.compile_kernel("test--philox", kernel_function, (streams,))
    for counter, key, answer in KNOWN_ANSWERS:
        block, low, high, stream = words(counter)
        streams["block"], streams["stream"] = block, stream
        streams["key"], streams["number"] = (*words(key), 0, 0), (low, high)
        kernel(streams)
        assert streams["word"][0].tolist() == words(answer)


# --- the folder ---------------------------------------------------------------------------------------------


def test_the_cache_lies_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert compiled.cache_root({"TABLEE_CACHE": "/there"}) == Path("/there")
    assert compiled.cache_root({"XDG_CACHE_HOME": "/cache"}) == Path("/cache/tablee")
    assert compiled.cache_root({"XDG_CACHE_HOME": "relative"}) == tmp_path / ".cache/tablee"
    assert compiled.cache_root({}) == tmp_path / ".cache/tablee"


def test_every_source_that_a_kernel_is_made_of_decides_the_folder() -> None:
    pytest.importorskip("numba")
    package = Path(compiled.__file__).parent.parent
    watched = {path for pattern in compiled._SOURCES for path in package.glob(pattern)}
    assert {package / "games" / "the_game.py", package / "games" / "_kit.py"} < watched
    assert {
        package / "bots" / "random.py",
        package / "sim" / "kernels.py",
        package / "play" / "rules.py",
    } < watched
    code = "from tablee.play import compiled; {change}; print(compiled.source_hash())"
    now, fewer, checked = (
        run(code.format(change="pass")),
        run(code.format(change="compiled._SOURCES = compiled._SOURCES[:-1]")),
        run(code.format(change="pass"), NUMBA_BOUNDSCHECK="1"),
    )
    assert now == compiled.source_hash()
    assert len({now, fewer, checked}) == 3


def test_folders_of_other_sources_go_when_nobody_has_used_them_for_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    for name, days in (("kernels-old", 100), ("kernels-new", 1), ("something-else", 100)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (time.time() - 86_400 * days,) * 2)
    folder = compiled.cache_folder()
    assert folder == tmp_path / f"kernels-{compiled.source_hash()}"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        ["kernels-new", "something-else", folder.name]
    )


COMPILE = """
import time
from tests.sim.test_compiled import tiny
started = time.process_time()
print(tiny("tiny"))
"""


def tiny(label: str) -> int:
    """Compile the smallest of kernels and return what it gives."""

    def add(numbers: Any) -> int:
        return int(numbers[0] + numbers[1])

    numbers = np.arange(2, 4)
    return int(compiled.compile_kernel(label, add, (numbers,))(numbers))


def test_several_processes_share_one_cache(tmp_path: Path) -> None:
    """They may come at the same moment: one compiles, the others wait and load."""
    pytest.importorskip("numba")
    line = [sys.executable, "-c", COMPILE]
    environment = os.environ | {"TABLEE_CACHE": str(tmp_path)}
    started = [subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate()[0] for process in started] == ["5\n"] * 3
    assert len(list(tmp_path.rglob("*.nbc"))) == 1


def test_a_kept_kernel_is_loaded_without_what_compiling_needs(tmp_path: Path) -> None:
    """Tables of types take longer to load than all else; they come with the first kernel that is not kept."""
    pytest.importorskip("numba")
    code = """
import sys
from tests.sim.test_compiled import tiny
for label in {labels}:
    print(tiny(label), "numba.np.arraymath" in sys.modules)
"""
    cache = {"TABLEE_CACHE": str(tmp_path)}
    assert run(code.format(labels=["kept"]), **cache) == "5 True"
    assert run(code.format(labels=["kept", "new"]), **cache) == "5 False\n5 True"


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_where_nothing_can_be_kept_it_compiles_all_the_same(
    place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("numba")
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path / place))
    assert compiled.cache_folder() is None
    assert tiny("homeless") == 5


def test_a_kernel_is_loaded_quickly_once_it_is_compiled() -> None:
    """Processor time of a whole process that plays compiled, imports included."""
    pytest.importorskip("numba")
    code = """
import time
import tablee
from tablee.sim import play_matches
play_matches(tablee.load("six-qui-prend", players=2), ["sensible", "random"], 7, 100, threads=1)
print(time.process_time())
"""
    run(code)
    assert min(float(run(code)) for _ in range(3)) < 3  # 1 second on a quiet machine
