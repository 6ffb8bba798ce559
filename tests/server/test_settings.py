"""What a server is started with: brought into one form, or refused at the start with a sentence."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee import cli
from tablee.server import run
from tablee.server.address import BadAddress, is_own_origin, origin_of
from tablee.server.errors import ServerRefusal
from tablee.server.settings import Settings, read_settings
from tablee.texts import languages
from tests.test_streams import logs_as_before
from tests.web.house import free_port

__all__ = ["logs_as_before"]  # the fixture

# --- addresses of pages -------------------------------------------------------------------------------------

SAME = {
    "http://Table.lan:8000": "http://table.lan:8000",
    "HTTP://TABLE.LAN:8000/": "http://table.lan:8000",
    " http://table.lan:80 ": "http://table.lan",
    "http://table.lan:": "http://table.lan",
    "http://table.lan:08000": "http://table.lan:8000",
    "https://table.example:443/": "https://table.example",
    "https://table.example:80": "https://table.example:80",
    "http://table.lan.": "http://table.lan.",
    "http://my_box:8000": "http://my_box:8000",
    "http://Täble.lan": "http://xn--tble-loa.lan",
    "http://TÄBLE.lan": "http://xn--tble-loa.lan",
    "http://straße.example": "http://xn--strae-oqa.example",
    "http://ｔａｂｌｅ.lan": "http://table.lan",
    "http://192.168.1.7:8000": "http://192.168.1.7:8000",
    "http://[::1]:8000": "http://[::1]:8000",
    "http://[FE80:0:0::0:1]:80": "http://[fe80::1]",
    "http://[::ffff:192.168.0.1]": "http://[::ffff:c0a8:1]",
}
WRONG = {
    "table.lan": "scheme",
    "table.lan:8000": "scheme",
    "//table.lan": "scheme",
    "ftp://table.lan": "scheme",
    "http:/table.lan": "scheme",
    "javascript://table.lan": "scheme",
    "http://ana@table.lan": "user",
    "http://ana:geheim@table.lan": "user",
    "http://table.lan/games": "path",
    "http://table.lan//": "path",
    "http://table.lan?x": "query",
    "http://table.lan/#": "query",
    "http://table lan": "space",
    "http://table\n.lan": "space",
    "http://table\x00.lan": "space",
    "http://table.lan:0": "port",
    "http://table.lan:65536": "port",
    "http://table.lan:8o": "port",
    "http://table.lan:-1": "port",
    "http://table.lan:٣": "port",
    "http://": "host",
    "http://:8000": "host",
    "http:///": "host",
    "http://a..b": "host",
    "http://*.lan": "host",
    "http://table.lan\\x": "host",
    "http://%74able.lan": "host",
    f"http://{'a' * 64}.lan": "host",
    "http://256.1.1.1": "host",
    "http://127.1": "host",
    "http://[::1": "host",
    "http://::1": "host",
    "http://[fe80::1%eth0]": "host",
    "http://[1.2.3.4]": "host",
}


@pytest.mark.parametrize("text", SAME)
def test_an_address_is_read_as_browsers_say_it(text: str) -> None:
    for name in ("TABLEE_PUBLIC_URL", None):
        given = {} if name else {"public_url": text}
        environment = {name: text} if name else {"TABLEE_PUBLIC_URL": "http://other.lan"}
        settings = read_settings(environment, **given)
        assert settings.public_url == SAME[text]
        assert origin_of(settings.public_url) == settings.public_url
        assert settings.is_https == SAME[text].startswith("https")
    assert is_own_origin(SAME[text], "whatever", SAME[text])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", WRONG)
def test_an_address_that_no_page_can_have_is_refused(text: str, language: str) -> None:
    with pytest.raises(ServerRefusal) as refused:
        read_settings({}, public_url=text)
    assert refused.value.facts["reason"] == WRONG[text]
    sentence = refused.value.sentence(language)
    assert sentence.startswith("--public-url ")
    assert sentence.replace("\N{NARROW NO-BREAK SPACE}", " ").isprintable()
    assert "geheim" not in sentence


@pytest.mark.parametrize(
    ("origin", "host", "public_url", "is_own"),
    [
        (None, "table.lan", "", True),
        (None, "table.lan", "http://table.lan", True),
        ("null", "table.lan", "", False),
        ("http://table.lan:8000", "Table.lan:8000", "", True),
        ("http://TABLE.lan:8000", "table.lan:8000", "", True),
        ("http://table.lan", "table.lan:80", "", True),
        ("https://table.lan", "table.lan:443", "", True),
        ("https://table.lan", "table.lan", "", True),
        ("https://table.lan", "table.lan:80", "", False),
        ("http://table.lan:8001", "table.lan:8000", "", False),
        ("http://evil.lan", "table.lan", "", False),
        ("http://table.lan.evil", "table.lan", "", False),
        ("http://table.lan@evil.lan", "table.lan", "", False),
        ("http://table.lan", None, "", False),
        ("http://table.lan:8000", "x", "http://Table.lan:8000/", True),
        ("https://table.lan", "table.lan", "http://table.lan", False),
        ("http://evil.lan", "evil.lan", "http://table.lan", False),
    ],
)
def test_whose_page_it_is(origin: str | None, host: str | None, public_url: str, is_own: bool) -> None:
    assert is_own_origin(origin, host, public_url) is is_own


@given(st.text(max_size=40) | st.from_regex(r"https?://[^/]{0,20}/?", fullmatch=True))
def test_any_text_is_an_address_or_none(text: str) -> None:
    reason = ""
    try:
        found = origin_of(text)
    except BadAddress as error:
        reason = str(error)
    if reason:
        assert reason in {"scheme", "space", "user", "path", "query", "port", "host"}
    else:
        assert origin_of(found) == found
        assert re.fullmatch(r"https?://[a-z0-9._:\[\]-]+", found)


# --- the other settings -------------------------------------------------------------------------------------


def test_other_settings_are_brought_into_one_form_too() -> None:
    settings = read_settings(
        {
            "TABLEE_HOST": " [::1] ",
            "TABLEE_PORT": "08080",
            "TABLEE_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.7/8,[::1] ,",
            "TABLEE_LOG_LEVEL": "WARNING",
            "TABLEE_SILENCE_S": "2.5",
            "TABLEE_PUBLIC_URL": "",
        }
    )
    assert settings == Settings(
        host="::1",
        port=8080,
        trusted_proxies="127.0.0.1,10.0.0.0/8,::1",
        log_level="warning",
        silence_s=2.5,
    )
    assert read_settings({"TABLEE_TRUSTED_PROXIES": "*"}).trusted_proxies == "*"
    assert read_settings({"TABLEE_PORT": "80"}, port="81").port == 81


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "port": ({"port": "70000"}, "--port cannot be '70000'; allowed is 0 … 65535."),
    "port word": ({"port": "x"}, "--port cannot be 'x'; allowed is 0 … 65535."),
    "port below": ({"port": "-1"}, "--port cannot be '-1'; allowed is 0 … 65535."),
    "port other digits": ({"port": "٣"}, "--port cannot be '٣'; allowed is 0 … 65535."),
    "port parts": ({"port": "8_000"}, "--port cannot be '8_000'; allowed is 0 … 65535."),
    "port long": ({"port": "9" * 5000}, "; allowed is 0 … 65535."),
    "host": ({"host": ""}, "--host is empty; name an address of this machine"),
    "host url": ({"host": "http://table.lan"}, "name an address or a name of this machine alone"),
    "host words": ({"host": "a b"}, "name an address or a name of this machine alone"),
    "host port": ({"host": "127.0.0.1:8000"}, "--host cannot be '127.0.0.1:8000'; the port is given by --port."),
    "host port 6": ({"host": "[::1]:8000"}, "the port is given by --port."),
    "log level": ({"log_level": "loud"}, "--log-level cannot be 'loud'; allowed is debug, info, warning, error."),
    "proxies": ({"trusted_proxies": "127.0.0.1,nginx"}, "--trusted-proxies cannot name 'nginx'; allowed are"),
}  # fmt: skip
IN_ENVIRONMENT = {
    "TABLEE_PORT": "65536",
    "TABLEE_THINKERS": "0",
    "TABLEE_QUEUE": "-5",
    "TABLEE_SILENCE_S": "nan",
    "TABLEE_ASLEEP_S": "1e400",
    "TABLEE_TAIL": "2.5",
    "TABLEE_HOST": "a/b",
    "TABLEE_PUBLIC_URL": "x",
    "TABLEE_TRUSTED_PROXIES": "10.0.0.0/99",
    "TABLEE_LOG_LEVEL": "",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_refused_with_what_can(name: str) -> None:
    wishes, sentence = REFUSED[name]
    with pytest.raises(ServerRefusal) as refused:
        read_settings({}, **wishes)
    assert sentence in refused.value.sentence()
    assert refused.value.sentence("fr") != refused.value.sentence()


@pytest.mark.parametrize("name", IN_ENVIRONMENT)
def test_the_environment_is_read_as_strictly_and_named(name: str) -> None:
    with pytest.raises(ServerRefusal) as refused:
        read_settings({name: IN_ENVIRONMENT[name]})
    for language in languages():
        assert refused.value.sentence(language).startswith(f"{name} ")


# --- what `tablee serve` says at once -----------------------------------------------------------------------

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    logs_as_before: None,
) -> Ask:
    """Run `tablee serve`, which must not come to serve."""
    for name in [*(name for name in os.environ if name.startswith("TABLEE_")), "LC_ALL", "LC_MESSAGES"]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(run.Server, "run", lambda *_, **__: pytest.fail("it serves"))

    def run_line(*words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            cli.main(["serve", *words])
        printed = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, printed.out, printed.err

    return run_line


def refused(answer: tuple[int, str, str]) -> str:
    """Return the one sentence that a command has said."""
    code, out, err = answer
    assert (code, out) == (cli.REFUSED, "")
    assert err.count("\n") == 1
    return err.rstrip("\n")


def test_a_port_that_is_taken_is_named_as_it_is_written(ask: Ask) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused(ask("--port", str(port)))
        assert told == f"Port {port} is taken by another program; name another with --port."
        assert f"Le port {port} est pris" in refused(ask("--port", str(port), "--lang", "fr"))


def test_a_port_of_the_environment_is_the_only_one_tried(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setenv("TABLEE_PORT", str(port))
        assert refused(ask()).startswith(f"Port {port} is taken")


def test_where_all_ports_are_taken_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(run, "LAST_PORT", port)  # so that nothing is free behind it
        with pytest.raises(ServerRefusal, match=f"^Port {port} is taken"):
            run.open_door("127.0.0.1", port, 20)
    facts = {"host": "x", "port": "8000", "last": "8019", "count": 20, "reason": "taken"}
    assert ServerRefusal("door", **facts).sentence().startswith("The ports 8000 to 8019 are all taken")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (13, "Port 80 is kept for administrators, as all below 1024 are; name another with --port."),
        (99, "127.0.0.1 is no address of this machine; 0.0.0.0 stands for all that it has."),
        (105, "Nothing can be served at 127.0.0.1, port 80: No buffer space available."),
    ],
)
def test_the_reason_of_the_system_is_told(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def bind(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket.socket, "bind", bind)
    assert refused(ask("--port", "80")) == sentence


@pytest.mark.parametrize("host", ["nowhere.invalid", "1.2.3.4.5", "a" * 300, "x..y", "ä" * 70])
def test_a_host_that_there_is_not_is_said(ask: Ask, host: str) -> None:
    assert refused(ask("--host", host)).startswith("There is no host ")


def test_a_database_that_cannot_be_one_is_said_at_once(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database at all, only words\n")
    (tmp_path / "folder").mkdir()
    told = {
        f"sqlite:///{tmp_path}": f"The tables cannot be kept in '{tmp_path}': it is a folder; name a file in it.",
        f"sqlite:///{tmp_path}/folder/": "it is a folder; name a file in it.",
        f"sqlite:///{tmp_path}/file": "it is there already, and no database of SQLite.",
        f"sqlite:///{tmp_path}/file/x.sqlite": "what should be its folder is a file.",
        "sqlite:////proc/x.sqlite": "The tables cannot be kept in '/proc/x.sqlite': ",
        "sqlite:////dev/null": "The tables cannot be kept in '/dev/null': it is no ordinary file.",
        str(tmp_path): "is a path; a database is named by an address as one of sqlite:////var/lib/",
        "tables.sqlite": "is a path; a database is named by an address",
        "tables": "The database 'tables' cannot be used; it is named by an address as one of",
        "mysql://ana:geheim@localhost/x": "The database 'mysql://ana:***@localhost/x' cannot be used",
        "sqlite://": "The tables need a file",
        "sqlite:///:memory:": "The tables need a file",
        "nonsense://": "The database 'nonsense://",
        "postgresql://ana:geheim@host:port/x": "The database 'postgresql://…' cannot be used",
        "postgresql://ana:geheim@127.0.0.1:1/x": "cannot be opened: connection failed",
    }
    for url, sentence in told.items():
        said = refused(ask("--port", "0", "--database", url))
        assert sentence in said, url
        assert "geheim" not in said
    assert (tmp_path / "file").read_text() == "no database at all, only words\n"
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_database_that_another_program_holds_is_said(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.store.BUSY_MS", 50)
    with sqlite3.connect(tmp_path / "x.sqlite") as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert "is held by another program" in refused(
            ask("--port", "0", "--database", f"sqlite:///{tmp_path}/x.sqlite")
        )
    other.close()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_a_database_that_may_not_be_written_is_said(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(mode=0o500)
    assert refused(ask("--port", "0", "--database", f"sqlite:///{tmp_path}/folder/x")).endswith(
        "it may not be written."
    )


# --- how it ends --------------------------------------------------------------------------------------------

PROGRAM = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from tablee.cli import main; main()"


def answer_to(port: int, origin: str) -> int:
    """Return how a server answers a page of some site that wants to give a name to its reader."""
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("PUT", "/api/me", '{"name": "Ana"}', {"Content-Type": "application/json", "Origin": origin})
    status = line.getresponse().status
    line.close()
    return status


@pytest.mark.parametrize(
    "numbers", [(signal.SIGTERM,), (signal.SIGINT, signal.SIGINT)], ids=["TERM", "INT twice"]
)
def test_a_server_that_is_stopped_says_nothing_of_it(
    tmp_path: Path, numbers: tuple[signal.Signals, ...]
) -> None:
    """Nothing of what it has started is left either; before, a tracker of resources complained."""
    port = free_port()
    command = [sys.executable, "-W", "default", "-c", PROGRAM, "serve", "--port", str(port)]
    command += ["--public-url", "HTTP://Table.lan:80/", "--database", f"sqlite:///{tmp_path}/x.sqlite"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"LANG": "en"}
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "Tablée is open at http://table.lan (Ctrl-C closes it).\n"
        assert server.stderr is not None
        assert '"event": "resumed"' in server.stderr.readline()
        assert answer_to(port, "http://table.lan") == 200
        assert answer_to(port, "http://evil.lan") == 403
        for number in numbers:
            server.send_signal(number)
        out, err = server.communicate(timeout=60)
    assert (server.returncode, out, err) == (0, "", "")
