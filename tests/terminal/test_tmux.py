"""In a real terminal: start, play, Ctrl-C, go on from the saved record; signals; no colour; a small terminal."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.play.record import Record

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")

TABLEE = f"{sys.executable} -c 'from tablee.cli import main; main()'"
PATIENCE = 30  # seconds that a busy machine may take


class Terminal:
    """A terminal of 80×24 in tmux, with a shell in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = str(folder / "tmux")
        home = {"XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PS1": "$ "}
        outer = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.environment = {**outer, **home}  # the terminal has its own size, not that of the tests' output
        self.tmux("new-session", "-d", "-s", "test", "-x", "80", "-y", "24", "sh")

    def tmux(self, *words: str) -> str:
        """Give tmux a command and return what it prints."""
        command = ["tmux", "-u", "-f", "/dev/null", "-S", self.socket, *words]
        done = subprocess.run(
            command,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout

    def type(self, *keys: str) -> None:
        """Press keys."""
        self.tmux("send-keys", "-t", "test", *keys)

    def run(self, line: str) -> None:
        """Type a command line."""
        self.tmux("send-keys", "-t", "test", "-l", line)
        self.type("Enter")

    def screen(self, *options: str) -> str:
        """Return what is on the screen."""
        return self.tmux("capture-pane", "-t", "test", "-p", *options)

    def see(self, text: str) -> str:
        """Wait until the screen says a text, and return the screen."""
        return self.until(lambda: " ".join(text.split()) in " ".join(self.screen().split()))

    def until(self, true: Callable[[], object]) -> str:
        """Wait until something is true, and return the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if true():
                return self.screen()
            time.sleep(0.05)
        raise AssertionError(f"it never came true:\n{self.screen()}")

    def saved(self) -> list[Path]:
        """Return the saved records."""
        return sorted((self.folder / "data" / "tablee").glob("*.json"))


@pytest.fixture
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path_factory.mktemp("t"))
    yield terminal
    terminal.tmux("kill-server")


def play(terminal: Terminal, options: str = "--seed 37 --bot random --set starter=0 --name Ana") -> None:
    """Start a match and lay the 6 on pile A."""
    terminal.run(f"{TABLEE} play the-game {options}")
    terminal.see("YOUR TURN")
    terminal.type("6", "a")
    terminal.see("6→A▲")


def test_start_play_interrupt_and_go_on(terminal: Terminal) -> None:
    play(terminal)
    terminal.type("C-c")
    said = terminal.see("Go on with:")
    (path,) = terminal.saved()
    record = Record.from_json(path.read_text())
    assert [action[:2] for action in record.actions] == [(0, "6>up1")]
    assert record.actions[0][2] > 0  # type: ignore[operator]
    command = re.sub(r"\s*\n", "", said[said.index("tablee play --resume") :].split("$")[0]).strip()
    assert command.startswith(f"tablee play --resume {path}")

    terminal.run("clear")
    terminal.run(command.replace("tablee", TABLEE, 1))
    terminal.see("YOUR TURN Lay at least 1 more card.")
    shown = terminal.see("92 cards to lay" if "92 cards" in terminal.screen() else "97 cards to lay")
    assert "Ana (you) 5 cards" in shown
    terminal.type("8", "a", "w")
    terminal.see("Saved:")
    assert terminal.saved() == [path]
    assert [action[1] for action in Record.from_json(path.read_text()).actions] == ["6>up1", "8>up1"]
    terminal.type("q")
    terminal.see("Go on with:")


@pytest.mark.parametrize("name", ["TERM", "HUP", "INT"])
def test_a_signal_saves_the_match(terminal: Terminal, name: str) -> None:
    play(terminal)
    pid = terminal.tmux("display-message", "-p", "-t", "test", "#{pane_pid}").strip()
    children = subprocess.run(["pgrep", "-P", pid], capture_output=True, text=True, check=True).stdout.split()
    subprocess.run(["kill", f"-{name}", *children], check=True)
    terminal.see("Go on with:")
    (path,) = terminal.saved()
    assert [action[1] for action in Record.from_json(path.read_text()).actions] == ["6>up1"]


def test_a_terminal_that_is_closed_saves_the_match(terminal: Terminal) -> None:
    play(terminal)
    terminal.tmux("new-session", "-d", "-s", "other")
    terminal.tmux("kill-session", "-t", "test")
    end = time.monotonic() + PATIENCE
    while not terminal.saved() and time.monotonic() < end:
        time.sleep(0.05)
    (path,) = terminal.saved()
    assert [action[1] for action in Record.from_json(path.read_text()).actions] == ["6>up1"]


def test_without_colour_no_colour_is_sent_and_all_is_said(terminal: Terminal) -> None:
    terminal.run("export NO_COLOR=1 TERM=vt100")
    play(terminal, "--seed 37 --set starter=0 --players 1 --lang en --name Ana")
    terminal.type("8")
    coloured = terminal.until(lambda: "║   8   ║" in terminal.screen())
    assert "8▏" in coloured
    codes = re.findall(r"\x1b\[([\d;]*)m", terminal.screen("-e"))
    numbers = {int(number or 0) for code in codes for number in code.split(";")}
    assert numbers <= {0, 1, 2, 4, 7, 22, 24, 27, 39, 49}
    assert 7 in numbers


def test_a_terminal_that_becomes_small_says_so_and_recovers(terminal: Terminal) -> None:
    play(terminal)
    terminal.tmux("resize-window", "-t", "test", "-x", "60", "-y", "20")
    terminal.see("Tablée needs 80 columns and 24 lines; this terminal has 60 and 20.")
    terminal.tmux("resize-window", "-t", "test", "-x", "120", "-y", "40")
    terminal.see("YOUR TURN")
    terminal.type("C-c")
    terminal.see("Go on with:")
