"""What is asked over HTTP: who one is, the lobby, records, deals, pages and files."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from http.cookies import SimpleCookie
from random import Random
from typing import Any

import httpx
import pytest

import tablee
from tablee.play.commitment import commitment
from tablee.play.record import Record
from tablee.server.gate import MOST_BODY_BYTES
from tablee.server.pages import SECURITY, WEB
from tests.server.conftest import Serve
from tests.server.desk import Served, play_all, seated, wait_for

TABLE = {"game": "six-qui-prend", "options": {"players": 2}}


def refusal(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """Return the facts of a refusal, which has the right form."""
    assert response.status_code == status, response.text
    error = response.json()["error"]
    assert error["code"] == code, error
    assert set(error) == {"code", "facts", "sentence"}
    assert "error-" not in error["sentence"]
    facts: dict[str, Any] = error["facts"]
    return facts


def cookie_of(response: httpx.Response) -> Any:
    """Return the cookie that a response sets."""
    cookies = SimpleCookie(response.headers["set-cookie"])
    (name,) = cookies
    return cookies[name]


# --- who one is -----------------------------------------------------------------------------------------------


async def test_a_stranger_has_no_name_and_becomes_a_guest(serve: Serve) -> None:
    served = await serve()
    person = await served.person(None)
    assert (await person.http.get("/api/me")).json() == {"name": None, "language": None}
    response = await person.http.put("/api/me", json={"name": "  Ａｎａ ", "language": "fr"})
    assert response.json() == {"name": "Ana", "language": "fr"}
    assert (await person.http.get("/api/me")).json() == {"name": "Ana", "language": "fr"}
    token = person.token
    response = await person.http.put("/api/me", json={"name": "Zoé"})
    assert response.json() == {"name": "Zoé", "language": "fr"}
    assert person.token == token


@pytest.mark.parametrize(("public_url", "secure"), [("", False), ("https://tablee.example", True)])
async def test_the_cookie_is_kept_from_scripts_and_from_other_sites(
    serve: Serve, public_url: str, secure: bool
) -> None:
    served = await serve(public_url=public_url)
    person = await served.person(None)
    response = await person.http.put("/api/me", json={"name": "Ana"})
    cookie = cookie_of(response)
    assert cookie.key == ("__Host-tablee_guest" if secure else "tablee_guest")
    assert cookie["domain"] == ""
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert bool(cookie["secure"]) is secure
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 24 * 3600
    assert len(cookie.value) >= 43
    assert ("strict-transport-security" in response.headers) is secure
    assert cookie.value not in response.text


async def test_under_https_a_cookie_of_before_is_read_and_replaced(serve: Serve) -> None:
    served = await serve()
    person = await served.person("Ana")
    old = person.token
    served = await serve(public_url="https://tablee.example")
    async with httpx.AsyncClient(base_url=served.address) as http:
        both = {"Cookie": f"tablee_guest={old}"}
        assert (await http.get("/api/me", headers=both)).json()["name"] == "Ana"
        response = await http.put("/api/me", json={"language": "fr"}, headers=both)
        assert response.json() == {"name": "Ana", "language": "fr"}
        new, gone = (SimpleCookie(text) for text in response.headers.get_list("set-cookie"))
        assert new["__Host-tablee_guest"].value == old
        assert new["__Host-tablee_guest"]["secure"]
        assert gone["tablee_guest"]["max-age"] == "0"
        other = {"Cookie": "tablee_guest=somebody; __Host-tablee_guest=" + old}
        assert (await http.get("/api/me", headers=other)).json()["name"] == "Ana"


async def test_a_wrong_cookie_is_a_stranger(serve: Serve) -> None:
    served = await serve()
    for token in ("nonsense", "x" * 5_000, "é".encode().decode("latin-1")):
        async with httpx.AsyncClient(base_url=served.address) as http:
            response = await http.get(
                "/api/me", headers={"Cookie": f"tablee_guest={token}".encode("latin-1")}
            )
            assert response.json() == {"name": None, "language": None}


BAD_NAMES = [
    ({"name": ""}, "name-empty"),
    ({"name": "x" * 25}, "name-too-long"),
    ({"name": "x" * 201}, "message"),
    ({"name": "a\u202eb"}, "name-characters"),
    ({"name": "a\x00b"}, "name-characters"),
    ({"name": 7}, "message"),
    ({"language": "xx"}, "language"),
    ({"language": "x" * 9}, "message"),
    ({"token": "x"}, "message"),
    ([], "message"),
]


async def test_what_nobody_can_be_called_is_refused(served: Served) -> None:
    person = await served.person(None)
    for body, code in BAD_NAMES:
        response = await person.http.put("/api/me", json=body)
        refusal(response, 400, code)
        assert "set-cookie" not in response.headers
        french = await person.http.put("/api/me", json=body, headers={"Accept-Language": "fr-CH, en;q=0.5"})
        assert french.json()["error"]["sentence"] != response.json()["error"]["sentence"]


async def test_bodies_that_are_no_json_are_refused(served: Served) -> None:
    person = await served.person()
    for content in (b"", b"{", b"\xff\xfe", b'{"name": NaN}', b'{"name": "\\ud800"}', b"[" * 50_000):
        for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/verify")):
            response = await person.http.request(
                method, path, content=content, headers={"Content-Type": "application/json"}
            )
            refusal(response, 400, "message")


async def test_guests_of_an_address_are_limited(serve: Serve) -> None:
    served = await serve(guests_per_hour=2)
    await served.people("Ana", "Bo")
    person = await served.person(None)
    refusal(await person.http.put("/api/me", json={"name": "Cleo"}), 429, "too-many-guests")


async def test_a_proxy_that_is_trusted_says_where_people_come_from(serve: Serve) -> None:
    served = await serve(guests_per_hour=1)
    for address, status in (("192.0.2.1", 200), ("192.0.2.2", 200), ("192.0.2.1", 429)):
        person = await served.person(None, **{"X-Forwarded-For": address})
        assert (await person.http.put("/api/me", json={"name": "Ana"})).status_code == status


async def test_a_stranger_s_proxy_is_not_believed(serve: Serve) -> None:
    served = await serve(guests_per_hour=1, trusted_proxies="192.0.2.9")
    for address, status in (("192.0.2.1", 200), ("192.0.2.2", 429)):
        person = await served.person(None, **{"X-Forwarded-For": address})
        assert (await person.http.put("/api/me", json={"name": "Ana"})).status_code == status


# --- tables ---------------------------------------------------------------------------------------------------


async def test_games_say_what_can_be_chosen(served: Served) -> None:
    person = await served.person()
    games = (await person.http.get("/api/games")).json()
    assert [game["name"] for game in games] == list(tablee.games())
    for game in games:
        keys = {"name", "cooperative", "real_time", "players", "options", "bots", "editions", "only_with"}
        assert set(game) == keys
        assert game["options"] == json.loads(json.dumps(tablee.options(game["name"])))
        assert game["bots"]


async def test_the_lobby_shows_listed_tables_only(served: Served) -> None:
    person = await served.person()
    hidden = await person.open_table(**TABLE)
    shown = await person.open_table(**TABLE, listed=True, bots="random")
    tables = (await person.http.get("/api/tables")).json()
    assert [table["id"] for table in tables] == [shown]
    (table,) = tables
    assert set(table) == {"id", "game", "options", "phase", "seats", "host_name", "spectators", "age_ms"}
    assert table["seats"] == ["person", "bot"]
    assert table["host_name"] == "Ana"
    assert 0 <= table["age_ms"] < 60_000
    assert hidden not in json.dumps(tables)


async def test_who_has_a_link_is_told_whether_there_is_a_table_before_they_have_a_name(
    served: Served,
) -> None:
    host, stranger = await served.person("Ana"), await served.person()
    table_id = await host.open_table()
    known = await stranger.http.get(f"/api/tables/{table_id}")
    assert (known.status_code, known.json()) == (200, {"id": table_id, "phase": "lobby"})
    for other in ("222222222222", table_id.upper(), "x"):
        answer = await stranger.http.get(f"/api/tables/{other}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-table")


async def test_a_table_that_is_closed_is_listed_no_more(serve: Serve) -> None:
    served = await serve()
    person = await served.person()
    table_id = await person.open_table(**TABLE, listed=True)
    async with person.at(table_id):
        pass
    await wait_for(lambda: served.actor(table_id).table.empty_ms)
    served.jump(3_600_000)
    await wait_for(lambda: served.actor(table_id).table.phase == "closed")
    assert (await person.http.get("/api/tables")).json() == []


BAD_TABLES = [
    ({}, "message"),
    ({"game": "chess"}, "unknown-game"),
    ({**TABLE, "options": {"players": 99}}, "bad-option"),
    ({**TABLE, "options": {"pink": 1}}, "unknown-option"),
    ({**TABLE, "options": []}, "message"),
    ({**TABLE, "bots": "genius"}, "unknown-bot"),
    ({**TABLE, "limit_ms": 1}, "command-field"),
    ({**TABLE, "limit_ms": 1e300}, "message"),
    ({**TABLE, "pace": "glacial"}, "command-field"),
    ({**TABLE, "listed": 1}, "message"),
    ({**TABLE, "seed": 7}, "message"),
]


async def test_a_table_that_cannot_be_is_refused(served: Served) -> None:
    person = await served.person()
    for body, code in BAD_TABLES:
        response = await person.http.post("/api/tables", json=body)
        refusal(response, 400, code)
        french = await person.http.post("/api/tables", json=body, headers={"Accept-Language": "fr"})
        assert french.json()["error"]["sentence"] != response.json()["error"]["sentence"]


async def test_only_a_guest_with_a_name_opens_a_table(served: Served) -> None:
    person = await served.person(None)
    refusal(await person.http.post("/api/tables", json=TABLE), 401, "guest-missing")
    await person.http.put("/api/me", json={"language": "fr"})
    refusal(await person.http.post("/api/tables", json=TABLE), 401, "guest-missing")


async def test_tables_of_an_address_are_limited_by_the_hour(serve: Serve) -> None:
    served = await serve(tables_per_hour=2)
    person = await served.person()
    for _ in range(2):
        await person.open_table(**TABLE)
    assert refusal(await person.http.post("/api/tables", json=TABLE), 429, "too-many-tables") == {
        "allowed": 2
    }


async def test_open_tables_of_an_address_are_limited(serve: Serve) -> None:
    served = await serve(tables_per_address=1)
    person = await served.person()
    table_id = await person.open_table(**TABLE)
    assert refusal(await person.http.post("/api/tables", json=TABLE), 429, "too-many-tables") == {
        "allowed": 1
    }
    served.jump(3_600_000)
    await wait_for(lambda: served.actor(table_id).table.phase == "closed")
    await person.open_table(**TABLE)


async def test_what_other_sites_ask_in_a_guest_s_name_is_refused(serve: Serve) -> None:
    served = await serve()
    person = await served.person()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", served.address + ".evil.example"):
        for method, path, body in (("PUT", "/api/me", {"name": "Eve"}), ("POST", "/api/tables", TABLE)):
            response = await person.http.request(method, path, json=body, headers={"Origin": origin})
            refusal(response, 403, "origin")
    assert (await person.http.get("/api/me")).json()["name"] == "Ana"
    response = await person.http.put("/api/me", json={"name": "Zoé"}, headers={"Origin": served.address})
    assert response.status_code == 200


async def test_behind_a_proxy_the_public_address_is_the_only_origin(serve: Serve) -> None:
    served = await serve(public_url="http://tablee.example/")
    person = await served.person(None)
    for origin, status in (("http://tablee.example", 200), (served.address, 403)):
        response = await person.http.put("/api/me", json={"name": "Ana"}, headers={"Origin": origin})
        assert response.status_code == status


# --- records and deals ----------------------------------------------------------------------------------------


async def test_a_record_is_given_when_the_match_is_over_and_never_before(serve: Serve) -> None:
    served = await serve()
    host, other = people = await served.people("Ana", "Bo")
    table_id = await host.open_table("the-game", options={"players": 2})
    path = f"/api/tables/{table_id}/record"
    async with seated(people, table_id) as wires:
        refusal(await host.http.get(path), 404, "no-match")
        await wires[0].do("start")
        refusal(await host.http.get(path), 409, "match-runs")
        refusal(await other.http.get(path + "?number=1"), 409, "match-runs")
        await play_all(wires, Random(1))
        first = await other.http.get(path)
        assert first.status_code == 200
        assert first.headers["content-disposition"].startswith("attachment")
        assert first.headers["cache-control"] == "no-store"
        record = Record.from_json(first.text)
        assert record.replay().outcome == wires[0].view["outcome"]
        shown = wires[0].table["commitment"]
        assert wires[0].table["seed"] == str(record.seed)
        verdict = (
            await host.http.post("/api/verify", json={"record": first.text, "commitment": shown})
        ).json()
        assert verdict["matches"] is True
        await wires[0].do("rematch")
        assert wires[0].table["commitment"] != shown
        refusal(await host.http.get(path), 409, "match-runs")
        refusal(await host.http.get(path + "?number=2"), 409, "match-runs")
        assert (await host.http.get(path + "?number=1")).text == first.text
        refusal(await host.http.get(path + "?number=3"), 404, "no-match")
        refusal(await host.http.get(path + "?number=0"), 400, "message")
        refusal(await host.http.get(path + "?number=x"), 400, "message")
    for wrong in ("222222222222", "x", "../etc", "É" * 12):
        refusal(
            await host.http.get(f"/api/tables/{wrong}/record"), 404, "no-page" if "/" in wrong else "no-table"
        )


async def test_a_deal_is_checked(served: Served) -> None:
    person = await served.person(None)
    options = tablee.load("the-mind", players=3).options
    shown = commitment("the-mind", options, 2**127 + 1)
    asked = {"game": "the-mind", "options": {"players": 3}, "seed": str(2**127 + 1)}
    for given, matches in (
        ({"commitment": shown}, True),
        ({"commitment": shown.upper()}, True),
        ({"commitment": "0" * 64}, False),
        ({}, None),
    ):
        verdict = (await person.http.post("/api/verify", json=asked | given)).json()
        assert verdict["matches"] is matches
        assert verdict["commitment"] == shown
        assert verdict["deal"] == json.loads(
            json.dumps(tablee.load("the-mind", players=3).deal(2**127 + 1).position())
        )


BAD_DEALS = [
    ({}, "verify-missing"),
    ({"game": "the-mind"}, "verify-missing"),
    ({"game": "the-mind", "seed": "-1"}, "verify-seed"),
    ({"game": "the-mind", "seed": "1" * 101}, "verify-seed"),
    ({"game": "the-mind", "seed": "١"}, "verify-seed"),
    ({"game": "chess", "seed": "1"}, "unknown-game"),
    ({"record": "{}"}, "record-format"),
    ({"record": "nonsense"}, "record-no-json"),
    ({"record": "x" * 1_000_001}, "message"),
    ({"commitment": "0" * 65}, "message"),
]


async def test_a_deal_that_cannot_be_checked_is_refused(served: Served) -> None:
    person = await served.person(None)
    for body, code in BAD_DEALS:
        response = await person.http.post("/api/verify", json=body)
        assert response.status_code == 400
        told = response.json()["error"]
        assert told["code"] == code, told
        french = await person.http.post("/api/verify", json=body, headers={"Accept-Language": "fr"})
        assert french.json()["error"]["sentence"] != told["sentence"]


async def test_refusals_are_in_the_language_that_the_guest_has_chosen(served: Served) -> None:
    """Whatever the browser asks for; a fact that is a refusal itself is said in it too."""
    match = tablee.load("the-game", players=1).deal(1)
    record = json.loads(match.record().to_json())
    record["actions"] = [[0, "end", 0]]
    with pytest.raises(tablee.play.errors.BadRecord) as caught:
        Record.from_json(json.dumps(record)).replay()
    body = {"record": json.dumps(record)}
    person = await served.person("Ana")
    for chosen, asked, spoken in (
        (None, "en", "en"),
        (None, "fr", "fr"),
        ("fr", "en", "fr"),
        ("en", "fr", "en"),
    ):
        if chosen is not None:
            await person.http.put("/api/me", json={"language": chosen})
        response = await person.http.post("/api/verify", json=body, headers={"Accept-Language": asked})
        told = response.json()["error"]
        assert told["code"] == caught.value.code == "record-action"
        assert told["sentence"] == caught.value.sentence(spoken)
        assert told["facts"]["reason"] == caught.value.facts["reason"].sentence(spoken)


async def test_a_record_that_begins_from_a_position_has_no_deal(served: Served) -> None:
    game = tablee.load("the-game", players=1)
    match = game.from_position(game.deal(1).position())
    person = await served.person(None)
    response = await person.http.post("/api/verify", json={"record": match.record().to_json()})
    refusal(response, 400, "verify-position")


# --- every answer ---------------------------------------------------------------------------------------------


async def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    person = await served.person()
    big = b" " * (MOST_BODY_BYTES + 1)
    facts = refusal(await person.http.post("/api/verify", content=big), 413, "body-too-large")
    assert facts == {"allowed": MOST_BODY_BYTES}

    async def parts() -> Any:
        yield b"{}"

    refusal(await person.http.post("/api/verify", content=parts()), 413, "body-too-large")


PATHS = (
    "/",
    "/verify",
    "/t/abcdefghjkmn",
    "/rules/the-game",
    "/rules/chess",
    "/nothing/here",
    "/static/app.js",
    "/static/nothing.js",
    "/texts/en.ftl",
    "/texts/xx.ftl",
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/nothing",
    "/api/tables/x/record",
    "/health",
    "/metrics",
    "/openapi.json",
)


async def test_every_answer_says_what_a_page_may_do(served: Served) -> None:
    person = await served.person()
    for path in PATHS:
        response = await person.http.get(path)
        for name, value in SECURITY.items():
            assert response.headers[name] == value
        assert "server" not in response.headers
        assert person.token not in response.text + str(response.headers)
        if path.startswith("/api/"):
            assert response.headers["cache-control"] == "no-store"
        if response.status_code == 404:
            refusal(response, 404, "no-table" if "record" in path else "no-page")
        else:
            assert response.status_code == 200


async def test_head_answers_as_get_does(served: Served) -> None:
    """Every way that GET goes: the same status and headers, and nothing after them."""
    person = await served.person()
    app: Any = served.server.config.app
    given = {"table_id": "abcdefghjkmn", "game": "the-game", "path": "app.js"}
    ways = {way for way, methods in app.openapi()["paths"].items() if "get" in methods}
    assert len(ways) > 8
    paths = {re.sub(r"{(\w+)}", lambda name: given.get(name[1], "en"), way) for way in ways} | set(PATHS)
    for path in sorted(paths):
        for accept in ("*/*", "text/html"):
            get = await person.http.get(path, headers={"Accept": accept})
            head = await person.http.head(path, headers={"Accept": accept})
            assert head.status_code == get.status_code, path
            assert head.content == b""
            ignored = {"date"} | ({"content-length", "etag"} if path in ("/metrics", "/health") else set())
            assert {k: v for k, v in head.headers.items() if k not in ignored} == {
                k: v for k, v in get.headers.items() if k not in ignored
            }, path
    tag = (await person.http.head("/")).headers["etag"]
    assert (await person.http.head("/", headers={"If-None-Match": tag})).status_code == 304
    assert (await person.http.head("/api/verify")).status_code == 405


def test_scripts_come_from_here_only_and_nothing_may_frame_a_page() -> None:
    policy = SECURITY["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    for rule in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy


async def test_other_methods_are_refused_in_the_same_form(served: Served) -> None:
    person = await served.person()
    for method, path in (("POST", "/api/me"), ("DELETE", "/api/tables"), ("PUT", "/"), ("POST", "/health")):
        response = await person.http.request(method, path)
        assert response.status_code == 405
        assert response.json()["error"]["code"] == "no-page"
        assert response.headers["Content-Security-Policy"]


async def test_a_mistake_of_ours_is_said_to_be_one(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    served = await serve()
    person = await served.person()

    async def broken(limit: int) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(served.house.store, "listed", broken)
    response = await person.http.get("/api/tables")
    refusal(response, 500, "mistake")
    assert "secret" not in response.text
    assert response.headers["Content-Security-Policy"]


async def test_files_are_told_by_tags(served: Served) -> None:
    person = await served.person()
    for path, kind in (
        ("/", "text/html"),
        ("/static/app.js", "text/javascript"),
        ("/texts/fr.ftl", "text/plain"),
    ):
        response = await person.http.get(path)
        assert response.headers["content-type"].startswith(kind)
        tag = response.headers["etag"]
        again = await person.http.get(path, headers={"If-None-Match": tag})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
        other = await person.http.get(path, headers={"If-None-Match": '"other"'})
        assert other.status_code == 200


async def test_texts_hold_every_sentence_of_a_language(served: Served) -> None:
    person = await served.person()
    for language in ("en", "fr"):
        text = (await person.http.get(f"/texts/{language}.ftl")).text
        assert "error-too-late" in text
        assert "error-storage-full" in text


NO_FILES = [
    "/static/../server/app.py",
    "/static/..%2fserver%2fapp.py",
    "/static/%2e%2e/server/app.py",
    "/static/%2e%2e%2f%2e%2e%2fpyproject.toml",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "/static/..\\server\\app.py",
    "/static/%00",
    "/static/app.js%00.txt",
    "/static/" + "a" * 5_000 + ".js",
    "/static/",
    "/static/core",
    "/static/jsconfig.json",
    "/texts/..%2f..%2fserver%2fapp.py",
    "/texts/%2e%2e.ftl",
]


async def test_nothing_but_files_of_the_client_is_served(served: Served) -> None:
    for path in NO_FILES:
        assert (WEB / "app.js").is_file()
        port = int(served.address.rpartition(":")[2])
        status, body = await _get(port, path)
        assert status in (400, 404), body
        assert b"import" not in body
        assert b"root:" not in body


async def _get(port: int, path: str) -> tuple[int, bytes]:
    """Ask for a path exactly as it is written."""

    def ask() -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.putrequest("GET", path, skip_accept_encoding=True)
        connection.endheaders()
        response = connection.getresponse()
        found = response.status, response.read()
        connection.close()
        return found

    return await asyncio.to_thread(ask)


async def test_health_and_metrics(serve: Serve) -> None:
    served = await serve()
    person = await served.person()
    await person.open_table(**TABLE)
    assert (await person.http.get("/health")).json() == {"well": True, "damaged": []}
    page = (await person.http.get("/metrics")).text
    assert 'tablee_events_total{kind="opened"} 1.0' in page
    assert "tablee_tables 1.0" in page


async def test_an_ill_database_is_told(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    served = await serve()
    person = await served.person()

    async def ill() -> bool:
        return False

    monkeypatch.setattr(served.house.store, "is_well", ill)
    response = await person.http.get("/health")
    assert response.status_code == 503
    assert response.json() == {"well": False, "damaged": []}
