"""The compiled engine: functions of the rules' subset as machine code, unchanged, over records of whole numbers.

numba compiles them (the extra `sim`); it is loaded with the first kernel, so that whoever only plays never waits for it.
A kernel is a function that takes arrays, and everything it calls; kernels hold no lock of Python, so threads run them
side by side. What was compiled once is kept on disk (`cache_folder`).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

from tablee.games._kit import Fields

AnyFields = TypeVar("AnyFields", bound=Fields)

# Division by zero is no exception, and only kernels can be called from Python: this saves code that would never run.
PART = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
KERNEL = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_BOTS = "tablee.bots."
# Every file that a kernel may be compiled from, or that decides how.
_SOURCES = (
    "games/*.py",
    "bots/*.py",
    "play/rules.py",
    "play/compiled.py",
    "play/tailoring.py",
    "play/_numba.py",
    "sim/engine.py",
    "sim/kernels.py",
    "sim/showing.py",
)
_KEPT_DAYS = 60  # how long the folder of other sources is kept after its last use


@cache
def available() -> bool:
    """Return whether numba is installed and not switched off."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


# --- records ------------------------------------------------------------------------------------------------


def dtype_of(kind: type[Fields]) -> np.dtype[Any]:
    """Return the structured type that holds a record's fields: 64 bits for single numbers and wide cells, 16 for others.

    >>> from tablee.games._kit import Random
    >>> dtype_of(Random)["word"]
    dtype(('<i8', (4,)))
    """
    wide = [(name, np.int64, (count,)) for name, count in kind.LISTS.items() if name in kind.WIDE]
    narrow = [(name, np.int16, (count,)) for name, count in kind.LISTS.items() if name not in kind.WIDE]
    fields: list[Any] = [*((name, np.int64) for name in kind.SCALARS), *wide, *narrow]
    return np.dtype(fields or [("nothing", np.int64)], align=True)


def write(fields: Fields, records: np.ndarray[Any, Any], i: int) -> None:
    """Write the fields of a plain record to a cell of an array."""
    for name in (*fields.SCALARS, *fields.LISTS):
        records[name][i] = getattr(fields, name)


def read(kind: type[AnyFields], records: np.ndarray[Any, Any], i: int) -> AnyFields:
    """Return a cell of an array as a plain record."""
    fields = kind()
    for name in (*kind.SCALARS, *kind.LISTS):
        setattr(fields, name, records[name][i].tolist())
    return fields


# --- compiling ----------------------------------------------------------------------------------------------


def compile_kernel(label: str, function: FunctionType, arguments: tuple[Any, ...]) -> Callable[..., Any]:
    """Compile a kernel for arguments of these types, or load it from the cache.

    Args:
        label: A name that no other kernel has; the cached file bears it.
        function: The kernel; what it calls by name is compiled with it.
        arguments: Arrays and whole numbers like those that it will be called with.
    """
    import numba

    from tablee.play import _numba

    types = tuple(numba.typeof(argument) for argument in arguments)
    with _marked(label) as mark:
        code = function.__code__ if mark is None else function.__code__.replace(co_filename=str(mark))
        twin = FunctionType(code, _compiled_globals(function), function.__name__)
        kernel: Any = numba.njit(cache=mark is not None, **KERNEL, **_numba.KERNEL)(twin)
        if mark is not None:
            _numba.hasten(kernel)
        kernel.compile(types)
    kernel.disable_compile()
    return kernel  # type: ignore[no-any-return]


# What kernels share: functions made ready for compilation, and their globals by the identity of the plain ones.
_ready: dict[FunctionType, Any] = {}
_globals: dict[int, dict[str, Any]] = {}


def _compiled_globals(function: FunctionType) -> dict[str, Any]:
    """Return a function's globals, with each function that it calls made ready for compilation, and those that they call."""
    space = _space_of(function)
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType):
            space[name] = _made_ready(value)
        elif value is not None:
            space[name] = value
    return space


def _space_of(function: FunctionType) -> dict[str, Any]:
    """Return the globals that the compiled twins of a function and of its neighbours share; the module must be importable."""
    plain = function.__globals__
    return _globals.setdefault(id(plain), {"__builtins__": __builtins__, "__name__": plain["__name__"]})


def _made_ready(function: FunctionType) -> Any:
    """Return the function ready for compilation. Rules are always inlined; with bots, too, that would take minutes."""
    import numba

    from tablee.play import _numba

    if function not in _ready:
        twin = FunctionType(function.__code__, _space_of(function), function.__name__)
        is_rule = not function.__module__.startswith(_BOTS)
        _ready[function] = numba.njit(forceinline=is_rule, **PART, **_numba.PART)(twin)
        _compiled_globals(function)
    return _ready[function]


# --- the cache on disk --------------------------------------------------------------------------------------


def cache_root(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for what was compiled: TABLEE_CACHE, or `tablee` in the user's cache folder (XDG)."""
    if environment.get("TABLEE_CACHE"):
        return Path(environment["TABLEE_CACHE"])
    base = Path(environment.get("XDG_CACHE_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".cache") / "tablee"


@cache
def source_hash() -> str:
    """Return a hash of everything that decides what a kernel does: our sources, numba, numpy, Python.

    numba itself notices a change of the kernel's own file only, not of the rules that it calls.
    """
    import numba

    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for pattern in _SOURCES:
        for path in sorted(package.glob(pattern)):
            digest.update(f"{path.name}\0".encode() + path.read_bytes() + b"\0")
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{numba.__version__} {np.__version__} {sys.version} {checks}".encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Return the folder for what is compiled from the sources as they are, made if it is missing; None if it cannot be."""
    folder = cache_root() / f"kernels-{source_hash()}"
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(folder.parent)
        os.utime(folder)
    except OSError:
        return None
    return folder


def _forget_old(root: Path) -> None:
    """Remove the folders of other sources that have not been used for long."""
    oldest = time.time() - _KEPT_DAYS * 86_400
    for folder in root.glob("kernels-*"):
        with contextlib.suppress(OSError):
            if folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def _marked(label: str) -> Iterator[Path | None]:
    """Yield the file that numba caches a kernel beside, held for this process; None where nothing can be kept.

    Whoever comes second waits and then finds the kernel compiled.
    """
    folder = cache_folder()
    if folder is None:
        yield None
        return
    mark = folder / f"{label}.py"
    try:
        handle = open(mark, "a")  # noqa: SIM115 - it is closed below
    except OSError:
        yield None
        return
    with handle:
        _hold(handle.fileno())
        yield mark


def _hold(descriptor: int) -> None:
    """Lock a file until it is closed, where the system can; elsewhere two may compile the same at once, which is harmless."""
    try:
        import fcntl
    except ImportError:
        return
    with contextlib.suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_EX)
