"""Records as files: whole or not at all, in the right folder, never over what was there."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tablee.terminal import run, saves
from tablee.terminal.errors import BadCommand
from tablee.terminal.saved_screen import saved_matches
from tablee.terminal.voice import Voice
from tests.terminal.drive import session_of

NOW = time.gmtime(0)


def test_the_folder_is_that_of_the_user_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.folder({"XDG_DATA_HOME": "/data"}) == Path("/data/tablee")
    assert saves.folder({}) == tmp_path / ".local/share/tablee"
    assert saves.folder({"XDG_DATA_HOME": "relative"}) == tmp_path / ".local/share/tablee"


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    paths = []
    for _ in range(3):
        paths.append(saves.fresh_path("the-game", tmp_path, NOW))
        paths[-1].write_text("")
    assert [path.name for path in paths] == [
        "the-game-1970-01-01-000000.json",
        "the-game-1970-01-01-000000-2.json",
        "the-game-1970-01-01-000000-3.json",
    ]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "er" / "x.json"
    saves.write(path, "é\n")
    assert path.read_bytes() == "é\n".encode()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BadCommand, match="cannot be written: there is no room left"):
        saves.write(path, "other")
    assert path.read_bytes() == "é\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_what_cannot_be_written_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path, reason in (
        (tmp_path, "folder"),
        (tmp_path / "file" / "x", "no such folder"),
        (Path("/proc/x.json"), "/proc"),
    ):
        with pytest.raises(BadCommand, match=reason):
            saves.write(path, "")


def test_text_with_a_mark_at_its_start_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert saves.read(path) == "{}"


def test_where_the_folder_cannot_be_written_the_record_goes_to_the_current_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.chdir(tmp_path)
    session = session_of("the-game")
    refused, saved, go_on = run.farewell(session, Voice("en"))
    assert "cannot be written" in refused
    assert session.path is not None
    assert session.path.parent == tmp_path
    assert str(session.path) in saved
    assert str(session.path) in go_on


def test_the_command_to_go_on_names_what_the_record_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en")
    session = session_of("the-game", people=("Ana", "Bo B"), bots_called=("Cy",))
    session.path = tmp_path / "a b.json"
    assert session.resume_command() == f"tablee play --resume '{tmp_path}/a b.json' --name Ana --name 'Bo B'"


def test_saved_matches_are_listed_latest_first_without_what_is_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saved_matches() == []
    for number, game in enumerate(("the-game", "the-mind")):
        session = session_of(game)
        os.utime(session.save(), (number, number))
    (saves.folder() / "no.json").write_text("{}")
    assert [(entry.record.game, entry.over) for entry in saved_matches()] == [
        ("the-mind", False),
        ("the-game", False),
    ]
