"""A command on its way: who asks what, and when it came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.server.line import Viewer


@dataclass
class Asked:
    """A command that waits to be decided."""

    viewer: Viewer
    id: str
    command: dict[str, Any]
    received_ms: int
    begin_s: float

    @property
    def person(self) -> str:
        """Who asks."""
        return self.viewer.guest.id

    @property
    def key(self) -> str:
        """What it is known by at its table: who asks, and the id."""
        return f"{self.person}:{self.id}"

    @property
    def whole(self) -> dict[str, Any]:
        """The command with its id."""
        return {**self.command, "id": self.id}
