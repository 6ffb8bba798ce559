"""A server for the browser tests, in a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

STARTED_WITHIN_S = 60
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """Return the path of the system's Chromium, None for the one that Playwright brings."""
    named = os.environ.get("TABLEE_CHROMIUM")
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), None)


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A running server; `kill` and `start` are what a crash and a restart are.

    address: where it is found. folder: where its log lies.

    Args:
        folder: Where its log is to lie.
        program: What is run, with the arguments of `tablee serve`.
        settings: What is set in the environment besides.
    """

    def __init__(
        self,
        folder: Path,
        *,
        program: str = "from tablee.cli import main; main()",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.program = program
        self.settings = dict(settings or {})
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", self.program, "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment())
        deadline = time.monotonic() + STARTED_WITHIN_S
        while not self.answers():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.05)

    def _environment(self) -> dict[str, str]:
        """Let one address do as much as the tests need."""
        many = "100000"
        limits = (
            "TABLES_PER_HOUR",
            "TABLES_PER_ADDRESS",
            "SOCKETS_PER_ADDRESS",
            "GUESTS_PER_HOUR",
            "CONNECTIONS_PER_ADDRESS",
            "REQUESTS_PER_SECOND",
            "REQUESTS_BURST",
            "DIALS_PER_SECOND",
            "FRAMES_PER_ADDRESS",
            "HEAVY_PER_MINUTE",
            "EVENTS_PER_SECOND",
            "EVENTS_PER_ADDRESS",
            "EVENTS",
        )
        return os.environ | {f"TABLEE_{name}": many for name in limits} | self.settings

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        assert self._process is not None
        return self._process.pid

    def answers(self) -> bool:
        """Return whether the server says that it is well."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as response:
                return bool(response.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def log(self) -> str:
        """Return what the server has logged."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")[-4000:]

    def kill(self) -> None:
        """End the server as a crash does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the server to stop."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None
