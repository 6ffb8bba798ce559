"""The table of fields: whole, explained in every language, and as good for reading rows as for reading records."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.play.compiled import dtype_of
from tablee.sim import Batch, flat, observation_fields, observation_version
from tablee.texts import has, languages

GAMES = tablee.games()
PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_table_has_every_field_of_an_observation(name: str) -> None:
    game = tablee.load(name, players=2)
    kind, fields = game.rules.Observation, observation_fields(name)
    assert {field.name for field in fields} == {*kind.SCALARS, *kind.LISTS}
    records = np.zeros(1, dtype_of(kind))
    column = 0
    for field in fields:
        assert records.dtype.fields is not None
        assert records.dtype.fields[field.name][1] == field.offset
        assert records[field.name].shape[1:] == field.shape
        assert field.column == column
        column += field.count


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_explained(name: str, language: str) -> None:
    for field in observation_fields(name):
        said = field.meaning(language)
        assert said.endswith(".")
        assert "sim-field" not in said


@pytest.mark.parametrize("language", languages())
def test_no_field_is_explained_that_there_is_not(language: str) -> None:
    from tablee.texts import messages

    known = {f"sim-field-{field.name}" for name in GAMES for field in observation_fields(name)}
    known |= {f"sim-field-{name}-{field.name}" for name in GAMES for field in observation_fields(name)}
    assert {text for text in messages(language) if text.startswith("sim-field-")} <= known
    assert all(has(text, language) for text in ("sim-plain", "error-numba-missing"))


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_numbers_say_what_the_records_say(name: str) -> None:
    batch = Batch(tablee.load(name, players=2), 5, seed=7, engine="plain")
    for _ in range(9):
        batch.step(batch.sample())
    assert batch.observations is not None
    rows = flat(batch.observations, np.int64)
    for field in observation_fields(name):
        columns = rows[:, field.column : field.column + field.count].reshape(5, *field.shape)
        assert np.array_equal(columns, batch.observations[field.name])
    assert flat(batch.observations).dtype == np.float32


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_version_of_the_fields(name: str) -> None:
    """A change of fields is noticed here; whoever keeps observations compares this word."""
    assert observation_version(name).startswith(f"{name}-")
    assert f"`{observation_version(name)}`" in PAGE


def test_a_version_changes_with_the_fields() -> None:
    versions = {observation_version(name).rpartition("-")[2] for name in GAMES}
    assert len(versions) == len(GAMES)
    assert all(len(version) == len(hashlib.sha256().hexdigest()[:8]) for version in versions)
