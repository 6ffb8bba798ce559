"""Records as files: where they are kept, reading and writing them."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

from tablee.play.errors import reason_of
from tablee.terminal.errors import BadCommand
from tablee.texts import say

LARGEST_BYTES = 64 * 2**20
LONGEST_QUOTE = 200
STANDARD_INPUT = "-"  # as it is named on a command line


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for saved matches: `tablee` in the user's data folder (XDG)."""
    base = Path(environment.get("XDG_DATA_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".local" / "share") / "tablee"


def fresh_path(game: str, where: Path, now: time.struct_time) -> Path:
    """Return a path that no file has yet, named after the game and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S', now)}"
    path, number = where / f"{stem}.json", 1
    while os.path.lexists(path):
        number += 1
        path = where / f"{stem}-{number}.json"
    return path


class StandardInput:
    """What stands in a sentence for the path of a record that is read from standard input."""

    def sentence(self, language: str) -> str:
        """Name it in a language."""
        return say("terminal-standard-input", language)


def read_named(name: str) -> str:
    """Return the text of a file, or of standard input where the name is "-".

    Raises:
        BadCommand: It cannot be read, or holds no text.
    """
    return read_standard_input() if name == STANDARD_INPUT else read(Path(name))


def read_standard_input() -> str:
    """Return what comes from standard input, to its end.

    Raises:
        BadCommand: It is closed, cannot be read, or holds no text.
    """
    if sys.stdin is None or sys.stdin.closed:
        raise BadCommand("file-unreadable", path=StandardInput(), reason="closed")
    return _text(sys.stdin.buffer, StandardInput())


def read(path: Path) -> str:
    """Return the text of a file, which may be a pipe too.

    Raises:
        BadCommand: It cannot be read, is no file that has an end, or holds no text.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise BadCommand("file-folder", path=shortly(path))
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            raise BadCommand("file-no-record", path=shortly(path))
        with path.open("rb") as file:
            return _text(file, shortly(path))
    except (OSError, ValueError) as error:
        raise BadCommand("file-unreadable", path=shortly(path), reason=reason_of(error)) from None


def _text(file: BinaryIO, path: str | StandardInput) -> str:
    """Return what is left of a file as text.

    Raises:
        BadCommand: It is empty, too large, no text, or cannot be read.
    """
    try:
        content = file.read(LARGEST_BYTES + 1)
        if len(content) > LARGEST_BYTES:
            raise BadCommand("file-too-large", path=path, allowed=LARGEST_BYTES // 2**20)
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCommand("file-no-text", path=path) from None
    except OSError as error:
        raise BadCommand("file-unreadable", path=path, reason=reason_of(error)) from None
    if not text.strip():
        raise BadCommand("file-empty", path=path)
    return text


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all; folders are made where they are missing.

    Raises:
        BadCommand: It cannot be written; a file that was there is as it was.
    """
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".tablee-", suffix=".tmp")
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise BadCommand("file-unwritable", path=shortly(path), reason=reason_of(error)) from None


def check_writable(path: Path) -> None:
    """Refuse a path where no record can be written, before a match is played for it.

    Raises:
        BadCommand: It is a folder, a file that is there already, or lies where nothing can be written.
    """
    if path.is_dir():
        raise BadCommand("file-folder", path=shortly(path))
    if os.path.lexists(path):
        raise BadCommand("file-exists", path=shortly(path))
    parent = path.parent
    if not parent.is_dir():
        raise BadCommand("file-unwritable", path=shortly(path), reason="missing")
    try:
        with tempfile.TemporaryFile(dir=parent):
            pass
    except OSError as error:
        raise BadCommand("file-unwritable", path=shortly(path), reason=reason_of(error)) from None


def shown(path: Path) -> str:
    """Return a path so that it can be printed, whatever bytes it has."""
    text = os.fsencode(path).decode("utf-8", "backslashreplace")
    return text if text.isprintable() else ascii(text)[1:-1]


def shortly(path: Path) -> str:
    """Return a path for a sentence, its beginning cut off where it is too long for one."""
    text = shown(path)
    return text if len(text) <= LONGEST_QUOTE else f"…{text[-LONGEST_QUOTE:]}"
