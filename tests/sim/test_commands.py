"""`tablee simulate` and `tablee compare`: what they print and write, in both languages, and what they refuse."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import cli
from tablee.sim import simulate
from tablee.terminal.words import number, read_values, whole_numbers
from tablee.texts import languages

pq = pytest.importorskip("pyarrow.parquet")

Answer = tuple[int, str, str]
Ask = Callable[[str], Answer]
NARROW = "\N{NARROW NO-BREAK SPACE}"
USUAL = "--seed 7 --plain --jobs 1"


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command line in an empty folder; return its exit code, what it printed and what it complained about."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run_line(line: str) -> Answer:
        with pytest.raises(SystemExit) as ended:
            cli.main(line.split())
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run_line


# --- what is printed ----------------------------------------------------------------------------------------


def test_a_study_in_english(ask: Ask) -> None:
    code, out, err = ask(f"simulate the-mind --players 2 --bot random --games 30 {USUAL}")
    assert code == 0
    assert out.startswith("The Mind · 2 players · random · seed 7\n30 matches · ")
    assert "Wilson’s for wins and Student’s for the mean." in out
    assert "Why it was over" in out
    assert "█" in out
    assert err == "30 of 30 matches\n"


def test_a_study_in_french(ask: Ask) -> None:
    code, out, err = ask(f"simulate six-qui-prend --lang fr --players 2 --bot random --games 30 {USUAL}")
    assert code == 0
    assert out.startswith("6 qui prend! · 2 joueurs · random · graine 7\n30 parties · ")
    assert f"95{NARROW}%" in out
    assert "Pourquoi la partie a fini" in out
    assert "pénalités" in out
    assert err == "30 sur 30 parties\n"


@pytest.mark.parametrize(("language", "word"), [("en", "Differences, on the same deals"), ("fr", "Écarts, sur les mêmes donnes")])  # fmt: skip
def test_a_comparison_in_each_language(ask: Ask, language: str, word: str) -> None:
    line = f"compare six-qui-prend --bots sensible random --players 2 --lang {language} --quiet {USUAL}"
    code, out, err = ask(line)
    assert (code, err) == (0, "")
    assert word in out
    assert "sensible − random" in out


@pytest.mark.parametrize(
    "bots", ["--bots sensible random", "--bots sensible,random", "--bots sensible --bots random"]
)
@pytest.mark.parametrize("order", ["{game} {bots}", "{bots} {game}"])
def test_bots_are_named_one_after_the_other_wherever_the_game_stands(ask: Ask, bots: str, order: str) -> None:
    words = order.format(game="the-mind", bots=bots)
    code, out, _ = ask(f"compare {words} --players 2 --games 2 {USUAL}")
    assert code == 0
    assert "sensible − random" in out


def test_nothing_is_said_while_it_runs_if_that_is_not_wanted(ask: Ask) -> None:
    code, _, err = ask(f"simulate the-mind --players 2 --bot random --games 5 --quiet --out x.csv {USUAL}")
    assert (code, err) == (0, "")


@pytest.mark.parametrize(
    "command", ["simulate the-game --bot random", "compare the-game --bots random sensible"]
)
def test_ctrl_c_before_the_first_match_is_over_leaves_nothing_to_tell(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    def press(*_: object) -> None:
        raise KeyboardInterrupt

    for module in ("simulation", "contest"):
        monkeypatch.setattr(f"tablee.sim.{module}.play", press)
    out = " --out x.csv" if command.startswith("simulate") else ""
    code, told, err = ask(f"{command} --players 2{out} {USUAL}")
    assert (code, told) == (130, "")
    assert err == "Stopped by Ctrl-C before the first matches were over; there is nothing to tell.\n"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_cut_off_where_there_is_no_terminal(ask: Ask) -> None:
    _, out, _ = ask(
        f"simulate six-qui-prend --players 2-4 --set deck=104,108 --games 3 --bot random --lang fr {USUAL}"
    )
    assert "…\n" not in out
    assert "méd…" not in out
    assert f"de 5 à\n95{NARROW}%" in out.replace("  ", "") or f"95{NARROW}%" in out


def test_a_grid_has_a_row_for_each_combination(ask: Ask) -> None:
    _, out, _ = ask(
        f"simulate the-mind --players 2-3 --set star-needs=all,holders --games 3 --bot random {USUAL}"
    )
    table = out.split("─\n")[1].splitlines()
    assert [line.split()[:2] for line in table[:4]] == [
        ["2", "all"],
        ["2", "holders"],
        ["3", "all"],
        ["3", "holders"],
    ]


def test_the_confidence_can_be_chosen(ask: Ask) -> None:
    _, out, _ = ask(f"simulate the-mind --players 2 --games 3 --bot random --confidence 99.9% {USUAL}")
    assert "99.9 %: intervals of that confidence" in out


# --- what is written ----------------------------------------------------------------------------------------


def test_every_match_is_a_row_of_the_file_in_each_format(ask: Ask, tmp_path: Path) -> None:
    for name in ("csv", "jsonl", "parquet"):
        code, _, err = ask(
            f"simulate six-qui-prend --players 2,3 --bot random --games 8 --out x.{name} {USUAL}"
        )
        assert code == 0
        assert f"Written: x.{name}" in err
    wanted = [json.loads(line) for line in (tmp_path / "x.jsonl").read_text().splitlines()]
    assert pq.read_table(tmp_path / "x.parquet").to_pylist() == [
        row | {"options": json.dumps(row["options"], separators=(", ", ": "))} for row in wanted
    ]
    with (tmp_path / "x.csv").open(newline="") as file:
        cells = list(csv.DictReader(file))
    words = ("game", "seed", "reason")
    for row, text in zip(wanted, cells, strict=True):
        assert list(row) == list(text)
        for key, value in text.items():
            assert (value if key in words else json.loads(value) if value else None) == row[key]
    for row in wanted:
        game = tablee.load(row["game"], **row["options"])
        match = game.deal(int(row["seed"]), index=row["index"])
        assert row["players"] == match.game.players == len(row["bots"])
        assert row["length"] > 10
    assert [row["index"] for row in wanted] == [*range(8), *range(8)]
    summary = simulate(
        "six-qui-prend", players=[2, 3], bots="random", games=8, seed=7, jobs=1, code="plain"
    ).summary()
    for rows, told in zip((wanted[:8], wanted[8:]), summary["rows"], strict=True):
        for seat in told["seats"]:
            assert seat["won"] == sum(seat["seat"] in row["winners"] for row in rows)


def test_cooperative_rows_have_won_and_score(ask: Ask, tmp_path: Path) -> None:
    ask(f"simulate the-mind --players 2 --bot random --games 3 --out x.jsonl {USUAL}")
    row = json.loads((tmp_path / "x.jsonl").read_text().splitlines()[0])
    assert (row["scores"], row["winners"]) == (None, None)
    assert isinstance(row["won"], bool)
    assert isinstance(row["score"], int)


def test_a_study_goes_on_where_it_was_cut_off(ask: Ask, tmp_path: Path) -> None:
    line = f"simulate six-qui-prend --players 2 --bot random --games 20 {USUAL}"
    ask(f"{line} --out x.csv")
    whole = (tmp_path / "x.csv").read_bytes()
    (tmp_path / "x.csv").write_bytes(whole[:1500])
    code, out, err = ask(f"{line} --resume x.csv")
    assert code == 0
    assert "of them from the file" in out
    assert "The end of x.csv was damaged; it is played again." in err
    assert (tmp_path / "x.csv").read_bytes() == whole
    code, out, err = ask(f"{line} --resume x.csv")
    assert "20 matches · 20 of them from the file\n" in out
    assert "damaged" not in err


def test_records_and_a_picture_are_written(ask: Ask, tmp_path: Path) -> None:
    line = (
        "simulate six-qui-prend --players 2 --bot random --games 20 --records r --keep longest:2 --plot p.png"
    )
    code, _, err = ask(f"{line} {USUAL}")
    assert code == 0
    assert "Written: p.png" in err
    assert "2 records are in r; “tablee replay” steps through them." in err
    assert len(list((tmp_path / "r").iterdir())) == 2
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")
    code, _, err = ask(
        f"compare six-qui-prend --bots sensible random --players 2 --games 9 --plot c.svg {USUAL}"
    )
    assert "Written: c.svg" in err


def test_closest_losses_are_kept_where_nothing_is_said(ask: Ask, tmp_path: Path) -> None:
    ask(f"simulate six-qui-prend --players 2 --bot random --games 30 --records r {USUAL}")
    names = [path.name for path in (tmp_path / "r").iterdir()]
    assert len(names) == 10
    assert all(name.startswith("closest-losses-") for name in names)


# --- reading the words --------------------------------------------------------------------------------------


def test_values_with_commas_are_several() -> None:
    assert whole_numbers("--players", "1-5") == [1, 2, 3, 4, 5]
    assert whole_numbers("--players", "2,4-5, 1") == [2, 4, 5, 1]
    assert read_values('{"1": [1, 2], "2": 3},default') == [{"1": [1, 2], "2": 3}, "default"]
    assert read_values('"a,b"') == ["a,b"]
    assert read_values("true,66,round") == [True, 66, "round"]
    assert [number("--margin", text) for text in ("1%", "0.5", "2", " 5 % ")] == [0.01, 0.5, 2.0, 0.05]


# --- what is refused ----------------------------------------------------------------------------------------

REFUSED = {
    "simulate": "GAME is missing",
    "simulate chess --players 2": "There is no game 'chess'",
    "simulate the-game": "the-game needs to know the number of players",
    "simulate the-game --players": "The option --players needs a value.",
    "simulate the-game --players x": "--players cannot be 'x'; write a number, a range as “1-5”, or several as “2,4”.",
    "simulate the-game --players 3-": "--players cannot be '3-'",
    "simulate the-game --players 5-1": "--players cannot be '5-1'",
    "simulate the-game --players 1-99999999": "--players cannot be",
    "simulate the-game --players 1-6": "The option “players” cannot be 6",
    "simulate the-game --players 2 --set players=2": "The number of players is given twice",
    "simulate the-game --players 2 --set minimum": "'minimum' is no option of a game",
    "simulate the-game --players 2 --set minimum=2,2": "The option “minimum” is given the value 2 twice",
    "simulate the-game --players 2 --set minimum=2,4": "The option “minimum” cannot be 4",
    "simulate the-game --players 2 --bot nope": "There is no bot 'nope'",
    "simulate the-game --players 3 --bot sensible,random": "There are 2 bots for 3 seats",
    "simulate the-game --players 2 --games 0": "games cannot be 0; allowed is 1 … 10^12.",
    "simulate the-game --players 2 --games many": "--games cannot be 'many'",
    "simulate the-game --players 2 --seed -1": "--seed cannot be '-1'",
    "simulate the-game --players 2 --confidence 2": "The confidence cannot be 2.0",
    "simulate the-game --players 2 --confidence high": "--confidence cannot be 'high'; it must be a number.",
    "simulate the-game --players 2 --jobs 0": "The number of jobs cannot be 0",
    "simulate the-game --players 2 --engine steam": "There is no engine 'steam'; allowed is processes, threads, ray, dask.",
    "simulate the-game --players 2 --cluster x": "A cluster’s address is for ray, dask only, not for processes.",
    "simulate the-game --players 2 --out x.txt": "x.txt should end in one of .parquet, .csv, .jsonl.",
    "simulate the-game --players 2 --out there.csv": "there.csv is there already",
    "simulate the-game --players 2 --out no/x.csv": "There is no no/x.csv, or no folder for it.",
    "simulate the-game --players 2 --out x.csv --resume there.csv": "--out begins a new file and --resume goes on",
    "simulate the-game --players 2 --resume no.csv": "There is no no.csv",
    "simulate the-game --players 2 --resume there.csv": "there.csv is no file of a study",
    "simulate the-game --players 2 --plot x.pdf": "x.pdf should end in one of .png, .svg.",
    "simulate the-game --players 2 --plot there.csv": "there.csv should end in",
    "simulate the-game --players 2 --keep longest": "To keep matches, name a new folder with --records.",
    "simulate the-game --players 2 --records r --keep tallest": "There is no kind of matches 'tallest' to keep",
    "simulate the-game --players 2 --records r --keep longest:x": "The number of matches to keep cannot be 'x'",
    "simulate the-game --players 2 --records there.csv": "there.csv is no empty folder",
    "compare the-game --players 2": "Name two bots or more to compare.",
    "compare the-game --players 2 --bots": "The option --bots needs a value.",
    "compare the-game --players 2 --bots random": "Name two bots or more to compare.",
    "compare the-game --players 2 --bots random random": "The bot 'random' is named twice",
    "compare the-game --players 2 --bots random nope": "There is no bot 'nope'",
    "compare the-game --players 2 --bots random sensible --measure beauty": "The measure cannot be 'beauty'",
    "compare the-game --players 2 --bots random sensible --margin x": "--margin cannot be 'x'",
    "compare the-game --players 2 --bots random sensible --most-games 3": "The number of deals at most cannot be 3",
    "compare the-game --players 2 --bots random sensible --field random": "In the-game all win or lose together",
}


@pytest.mark.parametrize("line", REFUSED, ids=lambda line: line.replace("the-game --players 2", "…")[:60])
def test_a_wrong_command_line_gets_one_sentence_and_nothing_is_written(
    ask: Ask, tmp_path: Path, line: str
) -> None:
    (tmp_path / "there.csv").write_text("hello\n")
    code, out, err = ask(line)
    assert code == cli.REFUSED
    assert out == ""
    assert REFUSED[line] in err
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["there.csv"]
    french = ask(f"{line} --lang fr") if not line.endswith(("--bots", "--players")) else None
    assert french is None or (french[0] == cli.REFUSED and french[2] != err and "error-" not in french[2])


def test_without_the_extra_it_is_said_how_to_install_it(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.sim.asking.find_spec", lambda name: None)
    for command in ("simulate the-game --players 2", "compare the-game --players 2 --bots random sensible"):
        code, _, err = ask(command)
        assert (code, err) == (2, "Studies need the extra “sim”: install “tablee[sim]”.\n")


def test_without_numba_it_is_said_that_plain_python_plays(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.play.compiled.available", lambda: False)
    code, out, err = ask("simulate the-mind --players 2 --bot random --games 3 --seed 7 --jobs 1")
    assert code == 0
    assert err.startswith("numba is missing, so simulations run in plain Python")
    assert out.startswith("The Mind")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["simulate", "compare"])
def test_help_says_every_option(ask: Ask, command: str, language: str) -> None:
    code, out, _ = ask(f"{command} --help --lang {language}")
    assert code == 0
    assert "study-cli" not in out
    assert max(map(len, out.splitlines())) <= 80
    options: Any = [
        "--players",
        "--set",
        "--games",
        "--seed",
        "--plot",
        "--confidence",
        "--jobs",
        "--engine",
        "--quiet",
    ]
    for option in options + (["--out", "--resume", "--records", "--keep"] if command == "simulate" else ["--bots", "--margin", "--most-games"]):  # fmt: skip
        assert f"  {option}" in out
