"""Count every tree of `tests/positions/*.json` again and write the counts beside it: `python -m tests.brute.write`."""

import json
from pathlib import Path

from . import GAMES
from .common import count_game

FOLDER = Path(__file__).parent.parent / "positions"
KEYS = ("name", "clauses", "options", "position", "depth", "counts")


def counted(name, entry):
    """Return an entry with the counts of the slow game; `depth` None means to the end of the match."""
    counts = count_game(GAMES[name], entry["position"], entry["options"], entry.get("depth"))
    return {**entry, "depth": entry.get("depth"), "counts": counts}


def as_text(entries):
    """Return the entries as JSON that a person can read: one line for each key of an entry."""

    def lines(entry):
        return ",\n".join(f"    {json.dumps(key)}: {json.dumps(entry[key])}" for key in KEYS)

    return "[\n" + ",\n".join("  {\n" + lines(entry) + "\n  }" for entry in entries) + "\n]\n"


def read(name):
    """Return the entries of one game."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def main():
    """Write all files anew and say how large the trees are."""
    for name in GAMES:
        entries = [counted(name, entry) for entry in read(name)]
        (FOLDER / f"{name}.json").write_text(as_text(entries), encoding="utf-8")
        node_counts = [sum(entry["counts"]["nodes"]) for entry in entries]
        print(f"{name}: {len(entries)} positions, {sum(node_counts)} nodes, at most {max(node_counts)}")


if __name__ == "__main__":
    main()
