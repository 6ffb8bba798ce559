"""A table in use at a terminal: whose hand is shown, where its record goes, how it is taken up again."""

from __future__ import annotations

import json
import shlex
import time
from dataclasses import dataclass, field
from pathlib import Path

from tablee.play.match import Match, options
from tablee.terminal import saves
from tablee.terminal.plan import Plan
from tablee.terminal.table import LocalTable
from tablee.texts import pick_language


@dataclass
class Session:
    """A table in use.

    table: the match and its seats. plan: what was to be played. path: where the record goes; None: a new file in
    the saves folder. viewer: the seat whose hand is shown, None while nobody's is. passed: people who let others
    start. saved: how many actions the saved record has, None if there is none.
    """

    table: LocalTable
    plan: Plan
    path: Path | None = None
    viewer: int | None = None
    passed: set[int] = field(default_factory=set)
    saved: int | None = None

    def __post_init__(self) -> None:
        if not self.shared:
            self.viewer = self.table.people[0]

    @property
    def match(self) -> Match:
        """The match."""
        return self.table.match

    @property
    def shared(self) -> bool:
        """Whether several people share this terminal, so that hands are hidden between them."""
        return len(self.table.people) > 1

    # --- whose hand is shown --------------------------------------------------------------------------------

    def next_person(self) -> int | None:
        """Return the person who gets the terminal now; None: it stays where it is.

        The hand of one who is no longer waited for is hidden.
        """
        if not self.shared:
            return None
        waiting = [seat for seat in self.table.waiting() if seat not in self.passed]
        if self.viewer in waiting:
            return None
        last, self.viewer = self.viewer, None
        return self._after(last, waiting)

    def hand_on(self) -> int | None:
        """Hide the hand and return the next person that the match waits for, None if there is nobody else."""
        others = [seat for seat in self.table.waiting() if seat != self.viewer and seat not in self.passed]
        if not others:
            return None
        last, self.viewer = self.viewer, None
        return self._after(last, others)

    def _after(self, last: int | None, seats: list[int]) -> int | None:
        if not seats:
            return None
        count = len(self.table.seats)
        return min(seats, key=lambda seat: (seat - (last if last is not None else -1) - 1) % count)

    def let_start(self) -> None:
        """Let others start instead of the viewer; whoever plays alone is not asked (G3)."""
        if len(self.passed) == len(self.table.seats) - 1:
            self.passed.clear()
        if self.viewer is not None:
            self.passed.add(self.viewer)

    @property
    def all_passed(self) -> bool:
        """Whether every person lets others start."""
        return self.passed.issuperset(self.table.people)

    # --- the record -----------------------------------------------------------------------------------------

    def save(self) -> Path:
        """Write the record and return its path.

        Raises:
            BadCommand: It cannot be written.
        """
        path = self.path
        if path is None:
            path = saves.fresh_path(self.match.game.name, saves.folder(), time.localtime())
        saves.write(path, self.table.record().to_json())
        self.path, self.saved = path, len(self.match.actions)
        return path

    @property
    def unsaved(self) -> bool:
        """Whether the match has gone on since it was saved, or never was."""
        return self.saved != len(self.match.actions)

    def resume_command(self) -> str:
        """Return the command line that takes the match up from its saved record."""
        words = ["tablee", "play", "--resume", saves.shown(self.path) if self.path else ""]
        if self.shared:
            words += [word for seat in self.table.people for word in ("--name", self.table.seats[seat].name)]
        for bot in self.plan.bots:
            words += ["--bot", bot]
        if self.plan.speed != "normal":
            words += ["--speed", self.plan.speed]
        if self.plan.language != pick_language():
            words += ["--lang", self.plan.language]
        return shlex.join(words)

    def deal_command(self) -> str | None:
        """Return the command line that deals these cards again; None for a match from a position."""
        match = self.match
        if match.seed is None or match.index:
            return None
        words = [
            "tablee",
            "play",
            match.game.name,
            "--players",
            str(match.game.players),
            "--seed",
            str(match.seed),
        ]
        usual = {option["name"]: option["default"] for option in options(match.game.name)}
        for name, value in match.game.options.items():
            if name != "players" and value != usual[name]:
                words += ["--set", f"{name}={option_text(value)}"]
        return shlex.join(words)


def option_text(value: object) -> str:
    """Return a value as `--set` takes it: a word as it is, all else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
