"""Every benchmark runs, at sizes that say nothing about speed, and prints what it promises."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parent.parent
COMPILERS = ("c++", "g++", "clang++")

pytestmark = pytest.mark.timeout(900)  # the first run compiles every kernel


def benchmark(line: str) -> str:
    """Run a benchmark and return what it prints."""
    name, *words = line.split()
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / name), *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def figures(printed: str, name: str) -> list[float]:
    """Return the numbers on the line that begins with a name."""
    (line,) = re.findall(rf"^{re.escape(name)}(.*)$", printed, flags=re.MULTILINE)
    return [float(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\.?\d*", line)]


@pytest.mark.parametrize(
    "line", ["plain.py --seconds 0.05", "records.py --matches 1", "bots.py --games 1 --game the-mind"]
)
def test_the_benchmarks_of_plain_python_run(line: str) -> None:
    assert len(benchmark(line).splitlines()) > 1


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_loop_in_cpp_plays_the_matches_that_the_rules_play(players: int, tmp_path: Path) -> None:
    """Action by action: the same number of actions, and of cards left over. That is what makes it a yardstick."""
    pytest.importorskip("numba")
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        pytest.skip("no C++ compiler")
    code = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(ROOT / "benchmarks")!r})
import tablee
from speed.random_play import build, play, run_loop
game = tablee.load("the-game", players={players}, starter="lot")
loop = build({compiler!r}, Path({str(tmp_path)!r}))
expected = play(game, 300, "plain")
for kind in ("whole", "bare"):
    assert run_loop(loop, kind, game, 300, expected) > 0
try:
    run_loop(loop, "whole", game, 301, expected)
except RuntimeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("the loop took ")


def test_random_play_stands_beside_the_loop_in_cpp() -> None:
    pytest.importorskip("numba")
    printed = benchmark("compiled.py random --matches 50 --rounds 1")
    assert figures(printed, "compiled ")[0] > 0
    if any(map(shutil.which, COMPILERS)):
        assert all(figures(printed, name)[1] > 0 for name in ("C++, whole state", "C++, bare"))
        assert "it played the same matches" in printed
    else:
        assert "No C++ compiler is here" in printed


def test_every_game_stands_beside_plain_python() -> None:
    pytest.importorskip("numba")
    printed = benchmark("compiled.py plain --matches 50 --plain-matches 2 --rounds 1")
    for game in tablee.games():
        assert len(figures(printed, f"{game} ")) == 5


def test_batches_stand_beside_other_packages_or_say_that_they_are_missing() -> None:
    pytest.importorskip("numba")
    printed = benchmark("compiled.py batch --places 8 --steps 2 --other-steps 2 --rounds 1")
    for game in tablee.games():
        assert figures(printed, f"tablee {game} ")[0] > 0
    for package, module in (("OpenSpiel", "pyspiel"), ("RLCard", "rlcard"), ("PettingZoo", "pettingzoo")):
        lines = [line for line in printed.splitlines() if line.startswith(f"{package} ")]
        assert lines
        assert all((" is left out: " in line) == (find_spec(module) is None) for line in lines)


def test_sensible_bots_are_measured_in_every_game() -> None:
    pytest.importorskip("numba")
    printed = benchmark("compiled.py bots --matches 2 --rounds 1")
    for game in tablee.games():
        assert figures(printed, f"{game} ")[1] > 0


def test_fewer_than_a_million_matches_are_said_to_be_fewer() -> None:
    pytest.importorskip("numba")
    printed = benchmark("compiled.py million --matches 5 --rounds 2")
    assert "one thread: 5 matches" in printed
    assert "At that rate 1,000,000 matches would take" in printed
    assert ("where it takes 12,000,000," in printed) == any(map(shutil.which, COMPILERS))


def test_memory_and_starts_are_those_of_other_processes() -> None:
    pytest.importorskip("numba")
    assert len(figures(benchmark("compiled.py memory --counts 30"), f"{30:>12}")) == 3
    assert figures(benchmark("compiled.py start --times 1"), "tablee --help")[0] > 0
