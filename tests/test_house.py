"""The house: what its lock, its rooms and its files promise."""

import ast
import doctest
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
ROOMS = ROOT / "src" / "tablee"
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

LOCKED = {
    "lock": {"groups": ["lock"], "extras": [], "project": False},
    "play": {"groups": ["build"], "extras": ["terminal", "server"], "project": True},
    "bench": {
        "groups": ["build"],
        "extras": ["terminal", "server", "sim", "test", "benchmarks"],
        "project": True,
    },
    "test": {"groups": ["build"], "extras": ["terminal", "server", "sim", "test"], "project": True},
}
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]

# Which packages from outside a room may import; a room that is not named may import none.
OUTSIDE = {
    "games": {"numpy"},
    "play": {"numpy", "numba"},
    "sim": {"distributed", "joblib", "matplotlib", "numpy", "pyarrow", "ray", "scipy"},
    "texts": {"fluent"},
    "table": set(),
    "server": {
        "alembic",
        "fastapi",
        "fluent",
        "idna",
        "prometheus_client",
        "pydantic",
        "pydantic_core",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "httptools",
    },
    "terminal": {"rich", "textual"},
    "cli.py": {"rich", "textual", "typer"},
}

# What a rule file may import from outside the house: nothing that knows the time, the machine or chance.
HARMLESS = {
    "__future__",
    "collections",
    "dataclasses",
    "functools",
    "inspect",
    "itertools",
    "math",
    "numpy",
    "typing",
}

# A registry's host in a file would tie every reader to one place to install from.
REGISTRY_HOSTS = [
    ".".join(words)
    for words in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("crates", "io"),
    )
]


def wanted(name: str) -> list[Requirement]:
    """Return what pyproject.toml asks of the lock file `name`."""
    project, part = PYPROJECT["project"], LOCKED[name]
    lines = [line for group in part["groups"] for line in PYPROJECT["dependency-groups"][group]]
    lines += [line for extra in part["extras"] for line in project["optional-dependencies"][extra]]
    lines += project["dependencies"] if part["project"] else []
    return [Requirement(line) for line in lines]


def locked(name: str) -> Iterator[tuple[Requirement, list[str]]]:
    """Yield each requirement of the lock file `name` with its hashes."""
    text = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=[^\s#])", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)):
        requirement, *hashes = re.split(r"\s*\\\n\s*", entry.strip())
        yield Requirement(requirement), hashes


def imported(path: Path) -> set[str]:
    """Return the full names of the modules that the file at `path` imports from outside the package."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(str(node.module))
    return {name for name in names if name.partition(".")[0] != "tablee"}


def modules_with_examples() -> list[str]:
    """Return the names of the modules whose docstrings show a session."""
    paths = [path for path in sorted(ROOMS.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
    names = [path.relative_to(ROOMS.parent).with_suffix("").parts for path in paths]
    return [".".join(name).removesuffix(".__init__") for name in names]


def files_in_git() -> list[Path]:
    """Return every file of the working copy that git keeps or would keep."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", LOCKED)
def test_a_lock_holds_what_pyproject_asks_for(name: str, python: str) -> None:
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    versions = {
        canonicalize_name(entry.name): str(entry.specifier).removeprefix("==")
        for entry, _ in locked(name)
        if entry.marker is None or entry.marker.evaluate(here)
    }
    for requirement in wanted(name):
        if requirement.marker is not None and not requirement.marker.evaluate(here):
            continue
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("name", LOCKED)
def test_a_lock_names_exact_versions_and_their_hashes(name: str) -> None:
    for requirement, hashes in locked(name):
        assert re.fullmatch(r"==[\w.+!]+", str(requirement.specifier)), requirement
        assert requirement.url is None
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", word) for word in hashes), requirement


def test_what_plays_and_what_is_measured_is_what_was_tested() -> None:
    played, tested, measured = (
        {(entry.name, str(entry.specifier)) for entry, _ in locked(name)}
        for name in ("play", "test", "bench")
    )
    assert played <= tested <= measured


def test_the_lock_holds_the_builder() -> None:
    assert set(PYPROJECT["build-system"]["requires"]) <= set(PYPROJECT["dependency-groups"]["build"])


def test_no_file_names_a_registry() -> None:
    found = [
        (str(path.relative_to(ROOT)), host)
        for path in files_in_git()
        for host in REGISTRY_HOSTS
        if host.encode() in path.read_bytes()
    ]
    assert found == []


@pytest.mark.parametrize("path", sorted(ROOMS.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOMS)))
def test_a_room_imports_only_the_packages_it_may(path: Path) -> None:
    room = path.relative_to(ROOMS).parts[0]
    packages = {name.partition(".")[0] for name in imported(path)}
    assert packages - set(sys.stdlib_module_names) <= OUTSIDE.get(room, set())


@pytest.mark.parametrize("path", sorted((ROOMS / "games").rglob("*.py")), ids=lambda path: path.name)
def test_a_rule_file_imports_no_clock_network_log_or_chance(path: Path) -> None:
    assert {name.partition(".")[0] for name in imported(path)} <= HARMLESS


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.failed == 0
    assert result.attempted > 0
