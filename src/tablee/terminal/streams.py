"""Standard output and standard error, whatever they are connected to.

What their encoding cannot hold is written in signs that it can. Output that cannot be written ends the command with
one sentence; standard error never ends anything, since what is said there only goes with the work.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any, TextIO

READABLE = "tablee-readable"  # the name of our way to encode what an encoding lacks
STANDARD_FILES = (0, 1, 2)
_GONE = (errno.EPIPE, errno.ESHUTDOWN)

# Signs that Unicode itself does not break down to simpler ones. One cell stays one cell where columns depend on it.
_SIGNS = {
    "“": '"', "”": '"', "„": '"', "‟": '"', "«": "<<", "»": ">>", "‘": "'", "’": "'", "‚": "'", "‹": "'", "›": "'",
    "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "×": "x", "÷": "/", "·": "-", "•": "*", "∞": "oo",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "↶": "<", "▲": "^", "▼": "v", "▶": ">", "◀": "<", "▮": "#",
    "●": "o", "○": "o", "★": "*", "☆": "*", "♥": "o", "✓": "+", "✗": "x",
    "Œ": "OE", "œ": "oe", "Æ": "AE", "æ": "ae", "Ø": "O", "ø": "o", "ß": "ss", "Ł": "L", "ł": "l", "Đ": "D",
    "đ": "d", "ı": "i", "Þ": "Th", "þ": "th", "€": "EUR", "£": "GBP", "⁄": "/",
    "⌘": "Cmd", "°": "o", "…": "...",
}  # fmt: skip
_NARROW_BLOCKS = ("ONE EIGHTH", "ONE QUARTER", "THREE EIGHTHS")


class OutputLost(Exception):
    """Standard output cannot be written.

    Args:
        error: What the system said.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error

    @property
    def nobody_reads(self) -> bool:
        """Whether the program at the other end has ended, as in `tablee rules the-game | head -1`."""
        return isinstance(self.error, BrokenPipeError) or self.error.errno in _GONE


@contextlib.contextmanager
def guarded() -> Iterator[None]:
    """Make standard output and error fit for whatever is printed meanwhile.

    Printing raises `OutputLost` then where standard output cannot be written, and so does flushing it.
    """
    _fill_gaps()
    before = sys.stdout, sys.stderr
    real = [(stream, stream.errors) for stream in before if isinstance(stream, io.TextIOWrapper)]
    for stream, _ in real:
        stream.reconfigure(errors=READABLE)
    output, errors = _Output(before[0]), _Errors(before[1])
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        try:
            yield
        finally:
            output.end()
            errors.end()
    for stream, errors_before in real:
        with contextlib.suppress(OSError, ValueError):
            stream.reconfigure(errors=errors_before)


def let_go() -> None:
    """Write nothing more to standard output, since that has turned out to be impossible."""
    if isinstance(sys.stdout, _Output):
        sys.stdout.end()


def fallback(text: str, stream: TextIO | None = None) -> str:
    """Return a text as a stream (standard output) will show it, so that columns can be measured."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, READABLE).decode(encoding)


def is_terminal(*streams: TextIO | None) -> bool:
    """Return whether all of these are terminals; a closed one is None."""
    return all(stream is not None and not stream.closed and stream.isatty() for stream in streams)


# --- what an encoding lacks ---------------------------------------------------------------------------------


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_simpler, error.object[error.start : error.end])), error.end


@cache
def _simpler(sign: str) -> str:
    """Return an ASCII text for a sign, a question mark where none resembles it."""
    if sign in _SIGNS:
        return _SIGNS[sign]
    if "\u2500" <= sign <= "\u259f":
        return _line_sign(unicodedata.name(sign))
    if "\u2800" <= sign <= "\u28ff":  # dots that turn while somebody waits
        return "."
    parts = unicodedata.normalize("NFKD", sign)
    plain = "".join(part if part.isascii() else _SIGNS.get(part, "") for part in parts)
    return plain or ("" if unicodedata.category(sign) in ("Mn", "Cf") else "?")


def _line_sign(name: str) -> str:
    """Return what a line or a block of a drawing is drawn with in ASCII, by its name in Unicode."""
    if not name.startswith("BOX DRAWINGS"):
        return "|" if any(width in name for width in _NARROW_BLOCKS) else "#"
    is_across = any(word in name for word in ("HORIZONTAL", "LEFT", "RIGHT"))
    is_upright = any(word in name for word in ("VERTICAL", "UP", "DOWN"))
    if is_across and is_upright:
        return "+"
    return ("=" if "DOUBLE" in name else "-") if is_across else "|"


codecs.register_error(READABLE, _replace)


# --- what cannot be written ---------------------------------------------------------------------------------


class _Stream:
    """A stream that passes everything on to another one, None for one that is closed."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream: Any = _Closed() if stream is None else stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write a text."""
        with self._watching():
            self._stream.write(text)
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write several texts."""
        for text in lines:
            self.write(text)

    def flush(self) -> None:
        """Write what waits."""
        with self._watching():
            self._stream.flush()

    def end(self) -> None:
        """Let go of what can still not be written, so that the interpreter does not stumble over it at its end."""
        try:
            self._stream.flush()
        except (OSError, ValueError):
            with contextlib.suppress(OSError, ValueError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, self._stream.fileno())
                os.close(nowhere)

    @contextlib.contextmanager
    def _watching(self) -> Iterator[None]:
        yield


class _Output(_Stream):
    """Standard output: what cannot be written ends the command."""

    @contextlib.contextmanager
    def _watching(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise OutputLost(error) from None


class _Errors(_Stream):
    """Standard error: what cannot be written is left out."""

    @contextlib.contextmanager
    def _watching(self) -> Iterator[None]:
        with contextlib.suppress(OSError):
            yield


class _Closed(io.TextIOBase):
    """What stands for a stream that the program was started without."""

    encoding = "utf-8"

    def write(self, _: str) -> int:
        """Refuse to write anything."""
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _fill_gaps() -> None:
    """Open nothing at all where the program was started without a stream, so that no file takes its number."""
    for number in STANDARD_FILES:
        try:
            os.fstat(number)
        except OSError:
            with contextlib.suppress(OSError):
                os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
