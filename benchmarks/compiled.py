"""How fast the compiled engine is, each claim with the ratios of one run.

    python benchmarks/compiled.py all
    python benchmarks/compiled.py random [--matches 100000] [--rounds 9]

Sections: random play beside a loop in C++ (random) and beside plain Python (plain), batches beside other packages' card
games (batch; `pip install 'tablee[sim,benchmarks]'`), sensible bots (bots, million), memory (memory) and starts (start).
Rates are per second of processor time of one thread, so that other work on the machine disturbs them less; sides of a
comparison take turns, and a ratio is the median of the rounds' ratios. Kernels are compiled before the clock runs.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable

from speed import batches, bot_play, processes, random_play

# What each section can be told, with its usual value.
SECTIONS: dict[str, tuple[Callable[..., None], dict[str, int | list[int]]]] = {
    "random": (random_play.beside_cpp, {"matches": 100_000, "rounds": 9}),
    "plain": (random_play.beside_plain, {"matches": 50_000, "plain_matches": 200, "rounds": 5}),
    "batch": (batches.beside_others, {"places": 1024, "steps": 300, "other_steps": 1000, "rounds": 5}),
    "bots": (bot_play.each_game, {"matches": 2000, "rounds": 3}),
    "million": (bot_play.million, {"matches": 1_000_000, "rounds": 20}),
    "memory": (processes.memory, {"counts": [10**5, 10**6, 10**7]}),
    "start": (processes.starts, {"times": 10}),
}


def main() -> None:
    """Run one section, or all with their usual sizes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    sections = parser.add_subparsers(dest="section", metavar="SECTION")
    sections.add_parser("all", help="every section")
    for name, (_, sizes) in SECTIONS.items():
        section = sections.add_parser(name)
        for size, usual in sizes.items():
            many = "+" if isinstance(usual, list) else None
            section.add_argument(f"--{size.replace('_', '-')}", type=int, nargs=many, default=usual)
    given = vars(parser.parse_args())
    chosen = given.pop("section") or "all"
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    if chosen == "all":
        for run, sizes in SECTIONS.values():
            run(**sizes)
    else:
        SECTIONS[chosen][0](**given)


if __name__ == "__main__":
    main()
