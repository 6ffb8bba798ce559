"""Studies: the same to the last bit wherever they are played, added up right, cut off and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import BadOption, TableeError
from tablee.bots import play_out, seat_bot
from tablee.play import compiled
from tablee.sim import BadStudy, Keep, Study, simulate
from tablee.sim.chunks import Pace
from tablee.sim.setups import game_grid, setups
from tablee.sim.simulation import Output, Simulation
from tablee.sim.tally import Tally
from tablee.sim.workers import Workers

GAME = "six-qui-prend"
SEED = 7
GAMES = 24  # of each of the two rows of the small study
ALL = 2 * GAMES
FORMATS = ["csv", "jsonl", "parquet"]
NEEDS_NUMBA = pytest.mark.skipif(not compiled.available(), reason="no numba")


def small(**wishes: Any) -> Study:
    """Return a study that takes a second: two rows of a few matches."""
    usual = {"players": [2, 3], "bots": "random", "games": GAMES, "seed": SEED, "jobs": 1, "code": "plain"}
    return simulate(GAME, **(usual | wishes))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The small study, played in one go: its files, and all that it says."""
    folder = tmp_path_factory.mktemp("whole")
    files = {}
    for name in FORMATS:
        study = small(out=folder / f"a.{name}")
        files[name] = (folder / f"a.{name}").read_bytes()
    return {"files": files, "summary": json.dumps(study.summary())}


# --- what is added up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players"), [("the-mind", 2), (GAME, 3), ("face-to-face", 2), ("the-game", 2)]
)
def test_a_study_adds_up_what_matches_say_one_by_one(name: str, players: int) -> None:
    game, count = tablee.load(name, players=players), 12
    study = simulate(
        name, players=players, bots="random", games=count, seed=SEED, jobs=1, code="plain", chunk=5
    )
    outcomes, lengths = [], []
    for index in range(count):
        match = game.deal(SEED, index=index)
        play_out(match, [seat_bot(game, "random", seat, SEED, index) for seat in range(players)])
        outcomes.append(match.outcome)
        lengths.append(match.action_count)
    (row,) = study.rows
    tally = row.tally
    assert tally.matches == count
    assert tally.reasons == Counter(outcome["reason"] for outcome in outcomes)
    assert tally.actions == sum(lengths)
    if game.rules.face.cooperative:
        assert tally.won == [sum(outcome["won"] for outcome in outcomes)]
        assert tally.scores[0].counts == Counter(outcome["score"] for outcome in outcomes)
    else:
        assert tally.won == [sum(seat in o["winners"] for o in outcomes) for seat in range(players)]
        assert tally.shared == sum(len(outcome["winners"]) > 1 for outcome in outcomes)
        for seat, scores in enumerate(tally.scores):
            assert scores.counts == Counter(outcome["scores"][seat] for outcome in outcomes)


def test_tallies_add_up_in_any_parts_and_order() -> None:
    parts = [small(players=2, games=n).rows[0].tally for n in (5, 9)]
    one, other = Tally(), Tally()
    for part in parts:
        one.merge(part)
    for part in reversed(parts):
        other.merge(part)
    assert one == other
    one.merge(Tally())
    assert one.matches == 14


def test_a_grid_has_a_row_for_each_combination() -> None:
    study = simulate(
        GAME, players=range(2, 4), deck=[104, 108], bots=["random"], games=2, jobs=1, code="plain"
    )
    found = [(row.setup.game.players, row.setup.options["deck"]) for row in study.rows]
    assert found == [(2, 104), (2, 108), (3, 104), (3, 108)]


def test_a_list_that_is_a_value_of_its_option_is_no_grid() -> None:
    points = [1] * 108
    study = simulate(GAME, players=2, points=points, bots="random", games=2, jobs=1, code="plain")
    assert len(study.rows) == 1


def test_seats_have_bots_of_their_own_and_several_line_ups_are_several_rows() -> None:
    study = small(players=2, bots=[["random"], ["sensible", "random"]], games=10)
    assert [row.setup.bots for row in study.rows] == [("random", "random"), ("sensible", "random")]
    scores = study.rows[1].summary()["seats"]
    assert [seat["bot"] for seat in scores] == ["sensible", "random"]
    assert scores[0]["score"][0] < scores[1]["score"][0]


def test_the_strongest_bot_plays_where_none_is_named() -> None:
    assert (
        simulate("the-mind", players=2, games=1, jobs=1, code="plain").rows[0].setup.bots == ("sensible",) * 2
    )


def test_progress_is_told_and_ends_when_all_is_done() -> None:
    told = []
    study = small(watch=told.append, chunk=10)
    assert [progress.done for progress in told] == [10, 20, 24, 34, 44, 48]
    assert {progress.total for progress in told} == {ALL}
    assert told[-1].seconds_left == 0
    assert told[-1].row == 1
    assert study.complete


def test_parts_become_as_large_as_takes_a_moment() -> None:
    pace = Pace()
    assert [pace.next_size() for _ in range(3)] == [1, 15, 15]
    pace.learn(15, 0.001)
    assert pace.next_size() == 30
    pace.learn(30, 60.0)
    assert pace.next_size() == 1
    pace.learn(1, 0.0)
    assert pace.next_size() == 1


# --- the same wherever it is played -------------------------------------------------------------------------


def same(whole: dict[str, Any], folder: Path, **wishes: Any) -> None:
    """Play the small study otherwise: not one byte of its file, not one bit of its numbers is different."""
    study = small(out=folder / "b.csv", **wishes)
    assert (folder / "b.csv").read_bytes() == whole["files"]["csv"]
    assert json.dumps(study.summary()) == whole["summary"]


@pytest.mark.parametrize("chunk", [1, 7, GAMES, 1000])
def test_the_size_of_parts_changes_nothing(whole: dict[str, Any], tmp_path: Path, chunk: int) -> None:
    same(whole, tmp_path, chunk=chunk)


@NEEDS_NUMBA
def test_compiled_matches_are_the_same(whole: dict[str, Any], tmp_path: Path) -> None:
    same(whole, tmp_path, code="compiled")


def several(monkeypatch: pytest.MonkeyPatch, engine: str) -> dict[str, Any]:
    """Return wishes with which work really goes to the engine, however little it is."""
    monkeypatch.setattr("tablee.sim.simulation.WORTH_SHARING", 0.0)
    return {"engine": engine, "jobs": 2, "chunk": 5}


@pytest.mark.parametrize("engine", ["processes", "threads"])
def test_processes_and_threads_give_the_same(
    whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    same(whole, tmp_path, **several(monkeypatch, engine))


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of the cluster's own sockets
def test_a_cluster_of_dask_gives_the_same(
    whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    same(whole, tmp_path, **several(monkeypatch, "dask"))


@pytest.mark.skipif(
    sys.version_info >= (3, 14) and find_spec("ray") is None, reason="ray cannot be installed here"
)
@pytest.mark.filterwarnings("ignore")  # of ray's own making
def test_a_cluster_of_ray_gives_the_same(
    whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    same(whole, tmp_path, **several(monkeypatch, "ray"))


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("tablee.sim.workers.PATIENCE", 0.5)
    with pytest.raises(BadStudy) as refused:
        small(engine="dask", cluster="tcp://127.0.0.1:9")
    assert refused.value.code == "study-cluster-away"
    assert "tcp://127.0.0.1:9" in str(refused.value)


def test_results_come_in_the_order_of_the_tasks() -> None:
    with Workers("threads", 3) as workers:
        naps = [0.03, 0.0, 0.02, 0.0, 0.01] * 3
        assert list(workers.map(_slept, naps)) == naps


def _slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


# --- cut off and gone on with -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("share", [0.0, 0.01, 0.4, 0.999, 1.0])
def test_a_file_that_was_cut_off_is_repaired_and_filled_up(
    whole: dict[str, Any], tmp_path: Path, name: str, share: float
) -> None:
    path, data = tmp_path / f"x.{name}", whole["files"][name]
    path.write_bytes(data[: int(share * len(data))])
    study = small(resume=path)
    assert path.read_bytes() == data
    assert json.dumps(study.summary()) == whole["summary"]
    if share == 1.0:
        assert study.played == 0
    elif name != "parquet":
        assert study.played == pytest.approx(ALL * (1 - share), abs=4)


@pytest.mark.parametrize("name", ["csv", "jsonl"])
def test_rows_behind_damage_are_played_again(whole: dict[str, Any], tmp_path: Path, name: str) -> None:
    lines = whole["files"][name].splitlines(keepends=True)
    damaged = {
        "zeros": [*lines[:12], b"\0" * 40 + b"\n", *lines[13:]],
        "missing": [*lines[:12], *lines[13:]],
        "twice": [*lines[:12], lines[11], *lines[12:]],
        "other": [*lines[:12], lines[12].replace(b"round-over", b"whatever"), *lines[13:]],
    }
    for kind, content in damaged.items():
        path = tmp_path / f"{kind}.{name}"
        path.write_bytes(b"".join(content))
        study = small(resume=path)
        assert path.read_bytes() == whole["files"][name], kind
        assert study.played == ALL - (12 if name == "jsonl" else 11), kind


def test_a_journal_of_a_parquet_file_is_gone_on_with(whole: dict[str, Any], tmp_path: Path) -> None:
    """Killed while it runs, a study leaves the journal alone."""
    path = tmp_path / "x.parquet"
    path.write_bytes(whole["files"]["parquet"])
    assert small(resume=path, games=GAMES + 1).played == 2
    halves = []
    cut_off = tmp_path / "y.parquet"

    def stop(progress: Any) -> None:
        halves.append((tmp_path / "y.parquet.part").read_bytes())

    small(out=cut_off, chunk=6, watch=stop)
    for cut in (0, 5):
        cut_off.unlink(missing_ok=True)
        (tmp_path / "y.parquet.part").write_bytes(halves[5][: len(halves[5]) - cut])
        study = small(resume=cut_off)
        assert cut_off.read_bytes() == whole["files"]["parquet"]
        assert study.played == (12 if cut == 0 else 18)
        assert not (tmp_path / "y.parquet.part").exists()


def test_a_parquet_file_that_cannot_be_read_is_put_aside(whole: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    for _ in range(2):
        path.write_bytes(whole["files"]["parquet"][:-10])
        small(resume=path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "x.parquet",
        "x.parquet.damaged",
        "x.parquet.damaged-2",
    ]


def test_a_finished_study_goes_on_with_more_matches(whole: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(whole["files"]["csv"])
    study = small(resume=path, games=GAMES + 5)
    assert study.played == 10
    assert study.summary() == small(games=GAMES + 5).summary()
    assert small(resume=path, games=GAMES + 5).played == 0


def test_the_first_rows_of_a_grid_are_kept_when_it_is_extended(whole: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(whole["files"]["jsonl"])
    assert small(resume=path, players=[2, 3, 4]).played == GAMES


@pytest.mark.parametrize(
    ("wishes", "code", "what"),
    [
        ({"seed": 8}, "study-resume-differs", "seed"),
        ({"players": [2]}, "study-resume-differs", "options"),
        ({"deck": 104}, "study-resume-differs", "options"),
        ({"bots": "sensible"}, "study-resume-differs", "bots"),
        ({"games": GAMES - 1}, "study-resume-more", None),
    ],
)
@pytest.mark.parametrize("name", FORMATS)
def test_the_file_of_another_study_is_refused_and_left_alone(
    whole: dict[str, Any], tmp_path: Path, name: str, wishes: dict[str, Any], code: str, what: str | None
) -> None:
    path = tmp_path / f"x.{name}"
    path.write_bytes(whole["files"][name])
    with pytest.raises(BadStudy) as refused:
        small(resume=path, **wishes)
    assert refused.value.code == code
    assert refused.value.facts.get("what") == what
    assert path.read_bytes() == whole["files"][name]
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_of_another_game_is_refused(whole: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(whole["files"]["csv"])
    with pytest.raises(BadStudy) as refused:
        simulate("the-mind", players=2, bots="random", games=GAMES, seed=SEED, resume=path)
    assert refused.value.facts["what"] == "game"


def test_a_match_that_comes_out_otherwise_today_is_noticed(whole: dict[str, Any], tmp_path: Path) -> None:
    """As after a change of rules or bots."""
    lines = whole["files"]["jsonl"].splitlines(keepends=True)
    row = json.loads(lines[-1])
    row["scores"][0] += 1
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"".join(lines[:-1]) + json.dumps(row).encode() + b"\n")
    with pytest.raises(BadStudy) as refused:
        small(resume=path)
    assert (refused.value.code, refused.value.facts) == ("study-resume-outcome", {"index": GAMES - 1})


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("content", [b"a,b\n1,2\n", b'{"a": 1}\n', b"hello", b"\x00\x01\x02\x03" * 100])
def test_a_file_that_is_no_study_is_refused_and_left_alone(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / f"x.{name}"
    path.write_bytes(content)
    with pytest.raises(BadStudy) as refused:
        small(resume=path)
    assert refused.value.code == "study-file-foreign"
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


# --- killed and interrupted ---------------------------------------------------------------------------------

LINE = ["simulate", GAME, "--players", "2", "--bot", "random", "--games", "4000", "--seed", "3", "--plain"]


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Start the command in a process group of its own, as a shell does."""
    return subprocess.Popen(
        [sys.executable, "-c", "from tablee.cli import main; main()", *LINE, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"COLUMNS": "80", "LANG": "en_GB.UTF-8"},
    )


def wait_for_rows(path: Path, count: int) -> None:
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_study_that_is_killed_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    process = started(tmp_path, "--out", "x.jsonl", "--jobs", "2")
    wait_for_rows(path, 40)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    with path.open("ab") as file:
        file.write(b'{"game": "six-qui-')
    have = path.read_bytes().count(b"\n")
    wishes: dict[str, Any] = {"players": 2, "bots": "random", "games": have + 10, "seed": 3, "jobs": 1}
    study = simulate(GAME, resume=path, code="plain", **wishes)
    assert study.played == 10
    other = simulate(GAME, out=tmp_path / "y.jsonl", code="auto", **wishes)
    assert path.read_bytes() == (tmp_path / "y.jsonl").read_bytes()
    assert study.summary() == other.summary()


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """What a shell has started in the background ignores Ctrl-C, and so do its children; here it is heard all the same."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_and_prints_what_was_played(tmp_path: Path, jobs: str) -> None:
    process = started(tmp_path, "--out", "x.csv", "--jobs", jobs)
    wait_for_rows(tmp_path / "x.csv", 40)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    rows = (tmp_path / "x.csv").read_bytes().count(b"\n") - 1
    assert f"stopped after {rows:,} of 4,000 matches" in out
    assert "Why it was over" in out
    assert "Stopped by Ctrl-C; what was played is told below.\n" in err
    assert "--resume x.csv" in err
    assert "Traceback" not in err
    study = simulate(
        GAME, resume=tmp_path / "x.csv", players=2, bots="random", games=rows, seed=3, jobs=1, code="plain"
    )
    assert study.played == 0


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_in_a_program_of_ones_own_ends_it_with_the_file_in_order(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"

    def press(progress: Any) -> None:
        if progress.done == 20:
            os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        small(out=path, chunk=10, watch=press)
    assert small(resume=path, code="plain").played == ALL - 20


def test_nothing_is_left_of_a_study_that_ends_before_its_first_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(task: object) -> None:
        raise TableeError("bots-wait", index=0, game=GAME, bots="random")

    monkeypatch.setattr("tablee.sim.simulation.play", fail)
    for name in FORMATS:
        with pytest.raises(TableeError):
            small(out=tmp_path / f"x.{name}", records=tmp_path / "r")
    assert list(tmp_path.iterdir()) == []


# --- records ------------------------------------------------------------------------------------------------


def kept(folder: Path) -> dict[str, list[tablee.Match]]:
    """Return the matches of a folder of records, replayed, by what they were kept for."""
    found: dict[str, list[tablee.Match]] = {}
    for path in sorted(folder.iterdir()):
        record = tablee.Record.from_json(path.read_text(encoding="utf-8"))
        assert path.name.endswith(f"{record.game}-match-{record.index}.json")
        assert record.seed == SEED
        found.setdefault(path.name.rsplit(f"-{GAME}")[0].rpartition("-")[0], []).append(record.replay())
    return found


def test_matches_worth_a_look_are_written_as_records(tmp_path: Path) -> None:
    keep = ["longest:2", "closest-losses:3", "wins:2", "losses:2", "best:2", Keep("worst", 2)]
    study = small(players=3, records=tmp_path / "r", keep=keep, chunk=7)
    found = kept(tmp_path / "r")
    assert {kind: len(matches) for kind, matches in found.items()} == {
        "longest": 2, "closest-losses": 3, "wins": 2, "losses": 2, "best": 2, "worst": 2,
    }  # fmt: skip
    outcomes = [match.outcome for match in _all(3)]
    scores = [outcome["scores"][0] for outcome in outcomes]
    losses = [i for i, outcome in enumerate(outcomes) if 0 not in outcome["winners"]]
    wins = [i for i in range(GAMES) if i not in losses]
    gaps = sorted((scores[i] - min(outcomes[i]["scores"]), i) for i in losses)

    def numbers(kind: str) -> list[int]:
        return [match.index for match in found[kind]]

    assert numbers("closest-losses") == [i for _, i in gaps[:3]]
    assert numbers("wins") == wins[:2]
    assert numbers("losses") == losses[:2]
    assert numbers("best") == sorted(range(GAMES), key=lambda i: (scores[i], i))[:2]
    assert numbers("worst") == sorted(range(GAMES), key=lambda i: (-scores[i], i))[:2]
    lengths = [match.action_count for match in _all(3)]
    assert numbers("longest") == sorted(range(GAMES), key=lambda i: (-lengths[i], i))[:2]
    assert found["wins"][0].record().names == ("1", "2", "3")
    assert study.rows[0].kept[Keep("wins", 2)] == [(0, wins[0]), (0, wins[1])]


def _all(players: int) -> list[tablee.Match]:
    game = tablee.load(GAME, players=players)
    matches = []
    for index in range(GAMES):
        match = game.deal(SEED, index=index)
        play_out(match, [seat_bot(game, "random", seat, SEED, index) for seat in range(players)])
        matches.append(match)
    return matches


def test_records_of_a_grid_say_their_row_and_are_the_same_after_going_on(
    whole: dict[str, Any], tmp_path: Path
) -> None:
    small(records=tmp_path / "a", keep=["longest:2"])
    names = sorted(path.name for path in (tmp_path / "a").iterdir())
    assert [name[:15] for name in names] == [
        "row-1-longest-1",
        "row-1-longest-2",
        "row-2-longest-1",
        "row-2-longest-2",
    ]
    path = tmp_path / "x.csv"
    path.write_bytes(whole["files"]["csv"][:4000])
    small(records=tmp_path / "b", keep=["longest:2"], resume=path)
    assert names == sorted(path.name for path in (tmp_path / "b").iterdir())


def test_in_a_cooperative_game_the_closest_losses_are_those_with_the_best_score(tmp_path: Path) -> None:
    simulate("the-mind", players=2, bots="random", games=30, seed=SEED, jobs=1, code="plain",
             records=tmp_path / "r", keep=["closest-losses:1", "worst:1"])  # fmt: skip
    scores = {
        path.name.split("-the")[0]: tablee.Record.from_json(path.read_text()).replay().outcome["score"]
        for path in (tmp_path / "r").iterdir()
    }
    assert scores["closest-losses-1"] > scores["worst-1"]


# --- what is refused ----------------------------------------------------------------------------------------

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "study-count"),
    ({"games": 1.5}, "study-count"),
    ({"games": True}, "study-count"),
    ({"games": 10**13}, "study-count"),
    ({"chunk": 0}, "study-count"),
    ({"seed": -1}, "bad-seed"),
    ({"seed": "x"}, "bad-seed"),
    ({"confidence": 1.0}, "study-confidence"),
    ({"confidence": 0.4}, "study-confidence"),
    ({"confidence": "high"}, "study-confidence"),
    ({"code": "fast"}, "study-code"),
    ({"jobs": 0}, "study-jobs"),
    ({"jobs": "two"}, "study-jobs"),
    ({"engine": "steam"}, "study-engine"),
    ({"cluster": "tcp://x"}, "study-cluster"),
    ({"bots": "nope"}, "unknown-bot"),
    ({"bots": ["random", "random", "random", "random"]}, "bots-for-seats"),
    ({"bots": 3}, "study-line-up"),
    ({"bots": []}, "study-line-up"),
    ({"bots": [["random"], ["random"]]}, "study-line-up-twice"),
    ({"players": []}, "study-no-values"),
    ({"players": [2, 2]}, "study-value-twice"),
    ({"players": 11}, "bad-option"),
    ({"players": [2, 99]}, "bad-option"),
    ({"tempo": 3}, "unknown-option"),
    ({"until": list(range(1, 1002))}, "study-too-many-rows"),
    ({"out": "x.txt"}, "study-out-format"),
    ({"out": "x"}, "study-out-format"),
    ({"out": "nowhere/x.csv"}, "study-file"),
    ({"out": "there.csv"}, "study-file-exists"),
    ({"out": "x.csv", "resume": "there.csv"}, "study-out-and-resume"),
    ({"resume": "nowhere.csv"}, "study-file"),
    ({"resume": "nowhere.parquet"}, "study-file"),
    ({"resume": "folder.csv"}, "study-file"),
    ({"resume": "x.txt"}, "study-out-format"),
    ({"records": "there.csv"}, "study-folder-full"),
    ({"records": "full"}, "study-folder-full"),
    ({"records": "nowhere/r"}, "study-file"),
    ({"keep": ["longest"]}, "study-keep-where"),
    ({"records": "r", "keep": ["tallest"]}, "study-keep"),
    ({"records": "r", "keep": ["longest:0"]}, "study-keep-count"),
    ({"records": "r", "keep": ["longest:"]}, "study-keep-count"),
    ({"records": "r", "keep": ["longest:10001"]}, "study-keep-count"),
    ({"records": "r", "keep": ["longest:2", "longest:3"]}, "study-keep-twice"),
]


@pytest.mark.parametrize(("wishes", "code"), REFUSED, ids=lambda value: str(value)[:50])
def test_what_is_not_possible_is_refused_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wishes: dict[str, Any], code: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.csv").write_text("")
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").write_text("")
    before = sorted(path.name for path in tmp_path.rglob("*"))
    with pytest.raises((BadStudy, BadOption)) as refused:
        small(**wishes)
    assert refused.value.code == code
    assert isinstance(refused.value, ValueError)
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        simulate("chess", players=2)
    assert refused.value.code == "unknown-game"
    with pytest.raises(BadOption) as refused:
        simulate("the-game")
    assert refused.value.code == "players-missing"


def test_a_missing_extra_is_said_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.sim.asking.find_spec", lambda name: None)
    with pytest.raises(BadStudy, match=r"tablee\[sim\]"):
        small()


def test_a_missing_cluster_package_is_said_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.sim.workers.find_spec", lambda name: None)
    with pytest.raises(BadStudy, match="pip install distributed"):
        small(engine="dask")


def test_a_full_disk_stops_the_study_with_a_sentence(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full")
    link = tmp_path / "x.csv"
    studied = setups(game_grid(GAME, {"players": [2]}), [["random"]])
    simulation = Simulation(studied, 7, 5, Workers(jobs=1), Output(out=link), code="plain")
    link.symlink_to(full)
    with pytest.raises(BadStudy) as refused:
        simulation.play()
    assert refused.value.code == "study-file"
