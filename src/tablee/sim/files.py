"""Files that a study writes: nothing is written over, and whether something can be written is found out beforehand."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tablee.play.errors import reason_of
from tablee.sim.setups import BadStudy

LONGEST_QUOTE = 120


class BadFile(BadStudy):
    """A file that cannot be read or written."""


@contextlib.contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Make what the system refuses about a file one of our own refusals."""
    try:
        yield
    except BadStudy:
        raise
    except (OSError, ValueError) as error:
        raise BadFile("study-file", path=shown(path), reason=reason_of(error)) from None


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Yield a file that was not there before; nothing of it is left where it cannot be written whole."""
    with open(path, "xb") as file:
        try:
            yield file
            file.flush()
        except BaseException:
            with contextlib.suppress(OSError):
                path.unlink()
            raise


@contextlib.contextmanager
def taking_the_place_of(path: Path) -> Iterator[Path]:
    """Yield another path for a file that takes the place of this one when it is whole, and goes away if it is not."""
    temporary = path.with_name(f"{path.name}.tmp")
    try:
        yield temporary
        os.replace(temporary, path)
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()


def shown(path: Path) -> str:
    """Return a path so that it can stand in a sentence, its beginning cut off where it is too long for one."""
    text = os.fsencode(path).decode("utf-8", "backslashreplace")
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= LONGEST_QUOTE else f"…{text[-LONGEST_QUOTE:]}"


def shorten(text: str) -> str:
    """Return what a file says so that it can stand in a sentence."""
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def check_new_file(path: Path) -> None:
    """Refuse a path where no new file can be written.

    Raises:
        BadFile: Something is there already, or nothing can be written there.
    """
    if os.path.lexists(path):
        raise BadFile("study-file-exists", path=shown(path))
    _check_folder(path.parent, path)


def check_new_folder(path: Path) -> None:
    """Refuse a path where no folder can be filled: it must be empty, or missing in a folder that is there.

    Raises:
        BadFile: It has something in it, or nothing can be written there.
    """
    if os.path.lexists(path):
        with refusing(path):
            if not path.is_dir() or any(path.iterdir()):
                raise BadFile("study-folder-full", path=shown(path))
        _check_folder(path, path)
    else:
        _check_folder(path.parent, path)


def _check_folder(folder: Path, path: Path) -> None:
    with refusing(path), tempfile.TemporaryFile(dir=folder):
        pass
