"""What is measured in processes of its own: the time of a start, and memory over the number of matches."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from speed.clock import heading

PROGRAM = [sys.executable, "-c", "from tablee.cli import main; main()"]
NOTHING = [sys.executable, "-c", "pass"]
COMPILED_RUN = """
import tablee
from tablee.sim import play_matches
play_matches(tablee.load("the-game", players=3), "sensible", 7, 10, threads=1, engine="compiled")
"""
MEGABYTE = 1 << 20


def run(line: list[str]) -> tuple[float, float, float]:
    """Run a command; return the seconds by the clock and of processor time, and its peak memory in megabytes."""
    began = time.perf_counter()
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    waited = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, line)
    peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return waited, usage.ru_utime + usage.ru_stime, peak / MEGABYTE


def starts(times: int) -> None:
    """Print how long starts take: of Python itself, of help, of a compiled run whose kernels are cached."""
    heading("start", f"whole processes, median of {times} (the least in brackets)")
    print(f"{'':42}{'by the clock':>20}{'processor':>20}")
    lines = {
        "Python alone": NOTHING,
        "tablee --help": [*PROGRAM, "--help"],
        "10 matches of The Game, sensible, cached": [sys.executable, "-c", COMPILED_RUN],
    }
    for name, line in lines.items():
        run(line)  # fills the caches
        clock, processor, _ = zip(*(run(line) for _ in range(times)), strict=True)
        shown = (f"{statistics.median(spent):.3f} s ({min(spent):.3f})" for spent in (clock, processor))
        print(f"{name:42}{''.join(f'{text:>20}' for text in shown)}", flush=True)


def memory(counts: list[int]) -> None:
    """Print the peak memory of `tablee simulate` over the number of matches, alone and with every match in a file."""
    heading(
        "memory", "peak of `tablee simulate six-qui-prend --players 3 --bot random --engine threads --jobs 1`"
    )
    print(f"{'matches':>12}{'alone':>12}{'--out .csv':>12}{'--out .parquet':>16}")
    study = [
        "simulate",
        "six-qui-prend",
        "--players",
        "3",
        "--bot",
        "random",
        "--engine",
        "threads",
        "--jobs",
        "1",
    ]
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            peaks = []
            for ending in (None, ".csv", ".parquet"):
                out = [] if ending is None else ["--out", str(Path(folder) / f"matches{ending}")]
                peaks.append(run([*PROGRAM, *study, "--games", str(count), "--quiet", *out])[2])
        alone, csv, parquet = (f"{peak:,.0f} MB" for peak in peaks)
        print(f"{count:>12,}{alone:>12}{csv:>12}{parquet:>16}", flush=True)
