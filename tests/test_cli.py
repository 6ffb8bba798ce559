"""The command line: each command in each language, and one sentence with exit code 2 for each wrong one."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import tablee
from tablee import cli
from tablee.play.match import load
from tablee.terminal import run, saves
from tablee.terminal.session import Session
from tablee.terminal.words import read_settings
from tablee.texts import languages

Answer = tuple[int, str, str]
Ask = Callable[..., Answer]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command line; return its exit code, what it printed and what it complained about."""

    def run_line(*words: str) -> Answer:
        with pytest.raises(SystemExit) as ended:
            cli.main(words)
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return run_line


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Pretend that there is a terminal; return the sessions that are played in it."""
    sessions: list[Session] = []

    def play(session: Session, language: str) -> int:
        sessions.append(session)
        return 0

    monkeypatch.setattr(run, "need_terminal", lambda record=None: None)
    monkeypatch.setattr(run, "play", play)
    monkeypatch.setattr(run, "replay", lambda record, language: 0)
    return sessions


def a_record(path: Path, actions: int = 5) -> Path:
    """Write the record of a short match."""
    match = load("the-game", players=2, starter=0).deal(seed=3)
    for card in match.view(0)["hand"][:actions]:
        match.play(0, f"{card}>up1", 1000)
    path.write_text(match.record(["Ana", "Bo"]).to_json(), encoding="utf-8")
    return path


# --- what is printed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Usage:"), ("fr", "Utilisation\N{NARROW NO-BREAK SPACE}:")]
)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help_is_in_ones_own_language(ask: Ask, command: str, language: str, word: str) -> None:
    code, out, err = ask(*([command] if command else []), "--lang", language, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(word)
    assert "terminal-cli" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_locale_chooses_the_language(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert ask("--help")[1].startswith("Utilisation")
    assert ask("nope")[2].startswith("Il n’y a pas de commande")
    assert ask("--lang", "en", "nope")[2].startswith("There is no command")


@pytest.mark.parametrize("language", languages())
def test_games_lists_each_game_with_players_and_a_sentence(ask: Ask, language: str) -> None:
    code, out, _ = ask("games", "--lang", language)
    assert code == 0
    for game in tablee.games():
        assert game in out
        assert tablee.texts.say(f"{game}-players", language) in out
        assert tablee.texts.say(f"{game}-summary", language)[:20] in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", languages())
def test_games_lists_the_options_too(ask: Ask, language: str) -> None:
    _, out, _ = ask("games", "--options", "--lang", language)
    for game in tablee.games():
        for option in tablee.options(game):
            assert f"  {option['name']}  " in out
    assert "* open" in out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "letters", "last"),
    [
        ("the-game", "G", 14),
        ("the-game-extreme", "GX", 12),
        ("face-to-face", "F", 10),
        ("six-qui-prend", "S", 8),
        ("the-mind", "M", 13),
    ],
)
def test_rules_print_every_clause(ask: Ask, game: str, letters: str, last: int, language: str) -> None:
    code, out, _ = ask("rules", game, "--lang", language)
    assert code == 0
    heads = [
        text.split(" ")[0] for text in out.splitlines() if text[:1] in (*letters,) and text[1:2].isdigit()
    ]
    wanted = [f"{letter}{n}" for letter in letters for n in range(1, (14 if letter == "G" else last) + 1)]
    assert heads == wanted
    assert tablee.texts.say("rules-ruling", language) in out
    assert tablee.texts.say("rules-general.title", language) in out
    assert max(map(len, out.splitlines())) <= 80


def test_rules_of_the_mind_say_how_order_is_fair(ask: Ask) -> None:
    assert "Fair order at a table" in ask("rules", "the-mind")[1]


def test_the_version(ask: Ask) -> None:
    assert ask("--version") == (0, "tablee 0.1.0\n", "")


def test_without_a_command_and_a_terminal_help_is_printed(ask: Ask) -> None:
    code, out, err = ask()
    assert (code, err) == (0, "")
    assert "Commands:" in out


# --- what is played -----------------------------------------------------------------------------------------


def test_a_match_is_dealt_as_the_command_line_says(ask: Ask, played: list[Session]) -> None:
    line = "play the-game --players 4 --seed 7 --set minimum=3 --set talk=strict --name Ana --name Bo --bot random"
    assert ask(*line.split(), "--speed", "fast", "--lang", "fr")[0] == 0
    (session,) = played
    match = session.match
    assert match.seed == 7
    assert match.game.options["minimum"] == 3
    assert match.game.options["talk"] == "strict"
    assert [(seat.name, seat.bot) for seat in session.table.seats] == [
        ("Ana", None),
        ("Bo", None),
        ("Robot 3", "random"),
        ("Robot 4", "random"),
    ]
    assert session.table.pace == 0.4
    assert match.view(0)["hand"] == tablee.load("the-game", players=4, minimum=3).deal(7).view(0)["hand"]


@pytest.mark.parametrize(
    ("game", "players"), [("the-game", 3), ("face-to-face", 2), ("six-qui-prend", 3), ("the-mind", 3)]
)
def test_three_play_where_the_game_allows_it(
    ask: Ask, played: list[Session], game: str, players: int
) -> None:
    ask("play", game)
    assert played[0].match.game.players == players
    assert played[0].table.people == (0,)
    assert played[0].table.seats[1].bot == tablee.bots.bots(game)[-1]


def test_more_people_than_usual_get_seats(ask: Ask, played: list[Session]) -> None:
    ask("play", "the-game", *(word for name in "abcde" for word in ("--name", name)))
    assert played[0].table.names == ["a", "b", "c", "d", "e"]


def test_a_saved_match_goes_on(ask: Ask, played: list[Session], tmp_path: Path) -> None:
    path = a_record(tmp_path / "match.json")
    assert ask("play", "--resume", str(path), "--name", "Bo")[0] == 0
    (session,) = played
    assert session.match.position() == tablee.Record.from_json(path.read_text()).replay().position()
    assert session.table.people == (1,)
    assert session.path is None
    assert session.table.clock.now_ms() >= 1000


def test_a_match_saved_in_its_folder_goes_on_being_saved_there(ask: Ask, played: list[Session]) -> None:
    saves.folder().mkdir(parents=True)
    path = a_record(saves.folder() / "match.json")
    ask("play", "the-game", "--resume", str(path))
    assert played[0].path == path


def test_a_record_goes_where_it_is_asked_for(ask: Ask, played: list[Session], tmp_path: Path) -> None:
    ask("play", "the-game", "--record", str(tmp_path / "new.json"))
    assert played[0].path == tmp_path / "new.json"
    path = a_record(tmp_path / "match.json")
    ask("play", "--resume", str(path), "--record", str(path))
    assert played[1].path == path


def test_the_command_that_is_told_deals_the_same_match(ask: Ask, played: list[Session]) -> None:
    ask(
        "play",
        "six-qui-prend",
        "--players",
        "4",
        "--seed",
        "9",
        "--set",
        "deck=104",
        "--set",
        "until=66",
        "--set",
        "tactics=true",
    )
    command = played[0].deal_command()
    assert command is not None
    ask(*command.split()[1:])
    assert played[1].match.position() == played[0].match.position()
    assert played[1].match.game.options == played[0].match.game.options


def test_values_of_options_are_read_as_they_are_written() -> None:
    settings = [
        "a=1",
        "b=true",
        "c=True",
        "d=open",
        "e='open'",
        'f={"3": "stop"}',
        "g=[1, 2]",
        "h-i=null",
        "j=1=2",
        "k=(",
    ]
    assert read_settings(settings) == {
        "a": 1,
        "b": True,
        "c": True,
        "d": "open",
        "e": "open",
        "f": {"3": "stop"},
        "g": [1, 2],
        "h_i": None,
        "j": "1=2",
        "k": "(",
    }


@pytest.mark.parametrize("command", [(), *((name,) for name in cli.COMMANDS)], ids=" ".join)
def test_french_help_has_no_english_words_for_what_is_typed(ask: Ask, command: tuple[str, ...]) -> None:
    _, out, _ = ask(*command, "--help", "--lang", "fr")
    english = {
        "FILE",
        "GAME",
        "NAME",
        "VALUE",
        "LANGUAGE",
        "FOLDER",
        "ADDRESS",
        "LEVEL",
        "PACE",
        "WHAT",
        "KIND",
    }
    assert english & set(re.findall(r"[A-Z]+", out)) == set()
    assert re.search(r"^\w+:", out, re.MULTILINE) is None  # French sets a space before the colon
    assert "JEU" in out or "LANGUE" in out


# --- what is refused ----------------------------------------------------------------------------------------

REFUSED = {
    "nope": "There is no command 'nope'; the commands are play, games, rules, replay, simulate,",
    "--nope": "There is no option --nope here",
    "--lang de games": "There are no texts in the language 'de'; allowed is en, fr.",
    "games --lang=xx": "There are no texts in the language 'xx'",
    "games --lang": "The option --lang needs a value.",
    "games more": "more is not expected here",
    "rules": "GAME is missing",
    "rules nope": "There is no game 'nope'",
    "rules the-game more and": "more and is not expected here",
    "replay": "FILE is missing",
    "replay --lang fr": "Il manque FICHIER",
    "play": "Which game? The games are the-game,",
    "play nope": "There is no game 'nope'",
    "play the-game --seed": "The option --seed needs a value.",
    "play the-game --seed x": "--seed cannot be 'x'",
    "play the-game --seed -1": "--seed cannot be '-1'",
    "play the-game --seed ٣": "--seed cannot be '٣'",
    "play the-game --seed " + "9" * 5000: "--seed cannot be",
    "play the-game --players ten": "--players cannot be 'ten'",
    "play the-game --players 6": "The option “players” cannot be 6; allowed is 1 … 5.",
    "play the-game --players=": "--players cannot be ''",
    "play the-game --players 2 --set players=3": "The number of players is given twice",
    "play the-game --set minimum": "'minimum' is no option of a game; write it as “name=value”.",
    "play the-game --set =3": "'=3' is no option of a game",
    "play the-game --set minimum=2 --set minimum=3": "The option “minimum” is given twice",
    "play the-game --set minimum=4": "The option “minimum” cannot be 4",
    "play the-game --set tempo=4": "the-game has no option",
    "play the-game --set minimum=" + "[" * 5000: "The option “minimum” cannot be",
    "play six-qui-prend --set tactics=true": "The tactics variant is played with the deck of 104 cards",
    "play the-mind --set lives=3": "is for blind play only",
    "play the-game --bot nope": "There is no bot 'nope'; the bots for the-game are",
    "play the-game --players 4 --bot random --bot random": "2 bots are named for 3 seats",
    "play the-game --speed slowly": "The pace cannot be 'slowly'; allowed is slow, normal, fast, instant.",
    "play the-game --name Ana --name ANA": "The name “ANA” is there twice",
    "play the-game --players 1 --name Ana --name Bo": "There are 2 people for 1 seat;",
    "play the-mind --name Ana --name Bo": "the-mind is played in real time",
    "play --resume nowhere.json": "nowhere.json cannot be read: there is no such file.",
    "play --resume .": ". is a folder; name a file.",
    "play --resume /dev/null": "/dev/null is no record of a match",
    "replay /dev/zero": "/dev/zero is no record of a match",
    "replay nowhere.json": "nowhere.json cannot be read: there is no such file.",
    "play the-game --record /nowhere/x.json": "/nowhere/x.json cannot be written: there is no such folder.",
    "play the-game --record .": " is a folder; name a file.",
    "play the-game": "This needs a terminal to play in",
}


@pytest.mark.parametrize("line", REFUSED, ids=lambda line: line[:60])
def test_a_wrong_command_line_gets_one_sentence(ask: Ask, line: str) -> None:
    code, out, err = ask(*line.split(" "))
    assert code == cli.REFUSED
    assert out == ""
    assert REFUSED[line] in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "name", ["", " ", "a" * 21, "日" * 11, "a\nb", "a\u202eb", "\u200b", "a\x1b[2J", "a\udcff"]
)
def test_names_that_cannot_be_shown_are_refused(ask: Ask, name: str) -> None:
    code, _, err = ask("play", "the-game", "--name", name)
    assert code == cli.REFUSED
    assert "name" in err
    assert err.isprintable() or err.rstrip("\n").isprintable()


def test_names_are_brought_into_their_normal_form(ask: Ask, played: list[Session]) -> None:
    ask("play", "the-game", "--name", "  Ａna  Maria ", "--name", "Zoe\u0308")
    assert played[0].table.names[:2] == ["Ana Maria", "Zoë"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "x"}, "This is no record of a match"),
        ({"version": 2}, "Records of version 2 cannot be read"),
        ({"game": "nope"}, "The record cannot be started. There is no game 'nope'"),
        ({"options": {"players": 9}}, "The record cannot be started."),
        ({"names": ["Ana"]}, "are no names for this match"),
        ({"actions": [[0, "end", 5]]}, "Action 1 of the record, 'end' by seat 0, does not fit."),
        ({"actions": [[7, "end", 5]]}, "Action 1 of the record"),
        ({"actions": ["end"]}, "Action 1 of the record cannot be 'end'"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_damaged_record_is_refused_with_its_reason(
    ask: Ask, tmp_path: Path, command: str, change: dict[str, object], sentence: str
) -> None:
    path = a_record(tmp_path / "match.json")
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    code, _, err = ask(*command.split(), str(path))
    assert code == cli.REFUSED
    assert sentence in err


def test_the_first_action_that_does_not_fit_is_told_with_number_and_text(ask: Ask, tmp_path: Path) -> None:
    path = a_record(tmp_path / "match.json", actions=3)
    data = json.loads(path.read_text())
    text = data["actions"][1][1]
    data["actions"][2][1] = text
    path.write_text(json.dumps(data))
    _, _, err = ask("replay", str(path))
    assert err.startswith(
        f"Action 3 of the record, '{text}' by seat 0, does not fit. You do not hold {text.partition('>')[0]};"
    )
    _, _, err = ask("replay", str(path), "--lang", "fr")
    assert err.startswith(f"Le coup 3 de l’enregistrement, '{text}' de la place 0, ne convient pas.")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"", b"[" * 100_000, b"{}", b"\x80abc", "é".encode("latin-1")]
)
def test_a_file_that_is_no_record_is_refused(ask: Ask, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    code, _, err = ask("replay", str(path))
    assert code == cli.REFUSED
    assert "record" in err


@pytest.fixture
def stdin(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Let standard input hold some bytes."""

    def put(content: bytes) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), "ascii"))

    return put


def test_a_record_is_read_from_standard_input(
    ask: Ask, stdin: Callable[[bytes], None], played: list[Session], tmp_path: Path
) -> None:
    path = a_record(tmp_path / "match.json")
    wanted = ask("verify", str(path))
    assert wanted[0] == 0
    for mark in (b"", b"\xef\xbb\xbf"):
        stdin(mark + path.read_bytes())
        assert ask("verify", "-") == wanted
    stdin(path.read_bytes())
    assert ask("play", "--resume", "-", "--name", "Bo")[0] == 0
    assert played[0].match.position() == tablee.Record.from_json(path.read_text()).replay().position()
    assert played[0].path is None
    stdin(path.read_bytes())
    assert ask("replay", "-")[1] == ""  # it has been shown


def test_a_file_may_be_called_like_standard_input(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    a_record(tmp_path / "-")
    monkeypatch.chdir(tmp_path)
    assert ask("verify", "./-")[0] == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_record_is_read_from_a_pipe(ask: Ask, tmp_path: Path) -> None:
    text = a_record(tmp_path / "match.json").read_bytes()
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=(tmp_path / "pipe").write_bytes, args=[text])
    writer.start()
    assert ask("verify", str(tmp_path / "pipe"))[0] == 0
    writer.join()


@pytest.mark.parametrize("command", ["verify -", "replay -", "play --resume -"])
@pytest.mark.parametrize(
    ("content", "told", "in_french"),
    [
        (
            b"",
            "Standard input is empty; the record of a match is expected there.",
            "L’entrée standard est vide",
        ),
        (b" \n", "Standard input is empty;", "est vide"),
        (b"\xff\xfe{\x00}\x00", "Standard input is no record of a match: it is not text in UTF-8.", "UTF-8."),
        (b"\x89PNG\r\n\x1a\n", "it is not text in UTF-8.", "UTF-8."),
        ("é".encode("latin-1"), "it is not text in UTF-8.", "UTF-8."),
        (
            b"\x00\x01\x02",
            "The record is no JSON: it cannot be read from line 1, column 1 on.",
            "ligne 1, colonne 1.",
        ),
        (
            b'{\n"format": x}',
            "The record is no JSON: it cannot be read from line 2, column 11 on.",
            "ligne 2",
        ),
        (b"[" * 100_000, "lists are nested too deeply.", "des listes y sont trop imbriquées."),
        (b"9" * 10_000, "a number is too long in it", "un nombre y est trop long"),
        (b"{}", "This is no record of a match;", "enregistrement"),
        (b" " * 3_000_000, "it is larger than 2 MB.", "il fait plus de 2"),
    ],
    ids=range(11),
)
def test_standard_input_that_is_no_record_is_refused(
    ask: Ask,
    stdin: Callable[[bytes], None],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    content: bytes,
    told: str,
    in_french: str,
) -> None:
    monkeypatch.setattr(saves, "LARGEST_BYTES", 2 * 2**20)
    for language, sentence in (("en", told), ("fr", in_french)):
        stdin(content)
        code, out, err = ask(*command.split(), "--lang", language)
        assert (code, out) == (cli.REFUSED, "")
        assert sentence in err
        assert err.count("\n") == 1


def test_standard_input_that_is_closed_is_said(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert ask("verify", "-") == (cli.REFUSED, "", "Standard input cannot be read: it is closed.\n")
    assert ask("play", "the-game")[2].startswith("This needs a terminal")


def test_a_fingerprint_that_is_none_is_refused(ask: Ask, tmp_path: Path) -> None:
    """A part of one must not be told as a deal that was touched."""
    path = str(a_record(tmp_path / "match.json"))
    code, out, _ = ask("verify", path)
    (shown,) = re.findall("[0-9a-f]{64}", out)
    assert ask("verify", path, "--commitment", f" {shown.upper()} ")[0] == 0
    assert ask("verify", path, "--commitment", shown[::-1])[0] == cli.ANSWER_IS_NO
    for wrong in ("", shown[:-1], shown + "0", "g" * 64):
        code, out, err = ask("verify", path, "--commitment", wrong)
        assert (code, out) == (cli.REFUSED, "")
        assert err.startswith("--commitment cannot be '")
        assert err.endswith("; a fingerprint has 64 digits, from 0 to 9 and from a to f.\n")


def test_a_file_with_a_strange_name_is_told_as_it_can_be_shown(ask: Ask, tmp_path: Path) -> None:
    path = os.fsdecode(os.fsencode(tmp_path) + b"/a\xff\n.json")
    code, _, err = ask("replay", path)
    assert code == cli.REFUSED
    assert err.count("\n") == 1


def test_what_a_resumed_match_keeps_is_not_given_anew(ask: Ask, tmp_path: Path) -> None:
    path = str(a_record(tmp_path / "match.json"))
    for option in (("--players", "2"), ("--seed", "3"), ("--set", "minimum=2")):
        assert ask("play", "--resume", path, *option)[2].startswith(
            f"A saved match keeps its choices, so {option[0]} is"
        )
    assert ask("play", "the-mind", "--resume", path)[2].startswith(
        "The record is of the-game, not of the-mind"
    )
    assert ask("play", "--resume", path, "--name", "Zoé")[2].startswith(
        "Nobody in the record is called “Zoé”"
    )


def test_a_finished_match_does_not_go_on(ask: Ask, tmp_path: Path) -> None:
    match = load("six-qui-prend", players=2).deal(seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    path = tmp_path / "over.json"
    path.write_text(match.record().to_json())
    code, _, err = ask("play", "--resume", str(path))
    assert code == cli.REFUSED
    assert "is over; “tablee replay” shows it" in err


def test_a_record_is_never_written_over_another_file(ask: Ask, tmp_path: Path) -> None:
    path = a_record(tmp_path / "match.json")
    assert ask("play", "the-game", "--record", str(path))[2].endswith(
        "match.json is there already; name a new file.\n"
    )


# --- as its own program -------------------------------------------------------------------------------------


def program(
    *words: str, code: str = "from tablee.cli import main; main()"
) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_program_without_a_terminal_says_what_to_do_and_ends() -> None:
    done = program()
    assert done.returncode == 0
    assert "Usage: tablee" in done.stdout
    done = program("play", "the-mind")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("This needs a terminal")


def test_nothing_of_the_screens_is_loaded_where_none_is_opened() -> None:
    code = """
import sys
from tablee import cli
for words in (["games", "--options"], ["rules", "the-game"], ["--help"], ["play", "the-game"]):
    try:
        cli.main(words)
    except SystemExit:
        pass
assert "textual" not in sys.modules
"""
    done = program(code=code)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -c 'from tablee.cli import main; main()' rules the-game-extreme | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "The Game Extreme\n"
    assert done.stderr == ""


def test_the_list_of_commands_comes_at_once() -> None:
    done = program(
        "--help",
        code="""
import sys
from tablee import cli
try:
    cli.main()
finally:
    slow = {"numpy", "textual", "rich", "typer", "numba", "fastapi", "sqlalchemy", "scipy", "fluent", "pyarrow", "joblib"}
    print(*sorted(slow & sys.modules.keys()), file=sys.stderr)
""",
    )
    assert done.returncode == 0
    assert done.stdout.startswith("Usage: tablee")
    assert done.stderr == "\n"


def test_the_list_of_commands_is_the_one_of_the_commands(ask: Ask) -> None:
    """It is written without asking Typer, which without a command prints its own."""
    for language in languages():
        assert ask("--help", "--lang", language) == ask("--lang", language)
