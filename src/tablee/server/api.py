"""What is asked over HTTP: who one is, the games, the lobby, records, checking a deal."""

from __future__ import annotations

import contextlib
import time
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic_core import to_json

import tablee
from tablee.bots import bots
from tablee.play.rules import rules
from tablee.server.address import is_own_origin
from tablee.server.callers import counted_as
from tablee.server.clerks import verdict_on, written_record
from tablee.server.errors import ServerRefusal, StorageFailure, first_known
from tablee.server.guests import COOKIE, KEPT_S, cookie_name, token_in
from tablee.server.house import House
from tablee.server.keeper import is_table_id, table_id_of
from tablee.server.store import Guest
from tablee.server.wire import MeBody, TableBody, VerifyBody
from tablee.table import opening

MOST_LISTED = 100

router = APIRouter(prefix="/api")


def house_of(request: Request) -> House:
    """Return what the server has."""
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Return where a request comes from, as it is counted."""
    return counted_as(request.client.host if request.client else "")


Here = Annotated[House, Depends(house_of)]


async def guest_of(request: Request, house: Here) -> Guest | None:
    """Return who asks, None for a stranger."""
    return await house.guests.find(token_in(request.cookies, house.settings))


Asking = Annotated[Guest | None, Depends(guest_of)]


def own_pages_only(request: Request, house: Here) -> None:
    """Refuse what another site's page asks in a guest's name."""
    headers = request.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), house.settings.public_url):
        raise ServerRefusal("origin")


@router.get("/me")
async def me(guest: Asking) -> dict[str, Any]:
    """Say who asks; null for a stranger."""
    return {"name": guest.name if guest else None, "language": guest.language if guest else None}


@router.put("/me", dependencies=[Depends(own_pages_only)])
async def change_me(
    body: MeBody, request: Request, response: Response, guest: Asking, house: Here
) -> dict[str, Any]:
    """Take a name or a language. A stranger becomes a guest and gets the cookie that says so."""
    now_ms = house.time.wall_ms()
    token = token_in(request.cookies, house.settings) or ""
    if guest is None:
        if not house.guests_by_hour.take(address_of(request), time.monotonic()):
            raise ServerRefusal("too-many-guests")
        guest, token = await house.guests.make(body.name, body.language, now_ms)
    else:
        guest = await house.guests.change(guest, token, body.name, body.language, now_ms)
    response.set_cookie(
        cookie_name(house.settings),
        token,
        max_age=KEPT_S,
        httponly=True,
        samesite="strict",
        secure=house.settings.is_https,
    )
    if house.settings.is_https and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=True)
    return await me(guest)


@router.get("/games")
async def games() -> Response:
    """List the games and what can be chosen in each."""
    return Response(_games(), media_type="application/json")


@cache
def _games() -> bytes:
    """Return the list, which stays the same as long as the server runs, as it goes over the wire."""
    found = [
        {
            "name": name,
            "cooperative": rules(name).face.cooperative,
            "real_time": rules(name).face.real_time,
            "players": tablee.options(name)[0]["values"],
            "options": tablee.options(name),
            "bots": list(bots(name)),
            "editions": _editions(name),
            "only_with": rules(name).face.only_with,
        }
        for name in tablee.games()
    ]
    return to_json(found)


def _editions(name: str) -> list[dict[str, Any]]:
    """Return the editions of a game, each with a value for every option in which they differ."""
    editions = rules(name).face.editions
    differ = {option for edition in editions for option in edition.options}
    usual = {option["name"]: option["default"] for option in tablee.options(name) if option["name"] in differ}
    return [{"name": edition.name, "options": usual | dict(edition.options)} for edition in editions]


@router.get("/tables")
async def list_tables(house: Here) -> list[dict[str, Any]]:
    """List the tables that are open to anybody, those used last first."""
    now_ms = house.time.wall_ms()
    shown = ("id", "game", "options", "phase", "seats", "host_name")
    return [
        {
            **{key: summary[key] for key in shown},
            "spectators": house.keeper.spectators_of(summary["id"]),
            "age_ms": max(0, now_ms - summary["opened_at"]),
        }
        for summary in await house.listed(MOST_LISTED)
    ]


@router.post("/tables", status_code=201, dependencies=[Depends(own_pages_only)])
async def open_table(body: TableBody, request: Request, guest: Asking, house: Here) -> dict[str, str]:
    """Open a table; who opens it is its host and sits on the first seat. The same request again gives the same table."""
    if guest is None or guest.name is None:
        raise ServerRefusal("guest-missing")
    drafts = opening(
        guest.id,
        guest.name,
        body.game,
        body.options,
        listed=body.listed,
        limit_ms=body.limit_ms,
        pace=body.pace,
        bot=body.bots,
    )
    table_id = None if body.id is None else table_id_of(f"{guest.id}:{body.id}")
    if table_id is not None and await house.keeper.is_there(table_id):
        return {"id": table_id}
    address = address_of(request)
    if house.keeper.open_tables_of(address) >= house.settings.tables_per_address:
        raise ServerRefusal("too-many-tables", allowed=house.settings.tables_per_address)
    if not house.tables_by_hour.take(address, time.monotonic()):
        raise ServerRefusal("too-many-tables", allowed=house.settings.tables_per_hour)
    return {"id": await house.keeper.create(drafts, address, table_id)}


@router.get("/tables/{table_id}")
async def one_table(table_id: str, house: Here) -> dict[str, Any]:
    """Say whether there is a table, and in which phase, to somebody who has a link and is asked for a name next."""
    phase = await house.store.phase(table_id) if is_table_id(table_id) else None
    if phase is None:
        raise ServerRefusal("no-table")
    return {"id": table_id, "phase": phase}


@router.get("/tables/{table_id}/record")
async def record(
    table_id: str,
    request: Request,
    house: Here,
    guest: Asking,
    number: Annotated[int | None, Query(ge=1)] = None,
) -> Response:
    """Give the record of a finished match, the last one if no number is given: it holds all cards, so never before."""
    if not is_table_id(table_id):
        raise ServerRefusal("no-table")
    house.keeper.check_record(table_id, None if guest is None else guest.id, number)
    language = await language_of(request)
    game, number, text = await house.clerks.do(
        address_of(request), written_record, house.settings.database_url, table_id, number, language
    )
    name = f"tablee-{game}-{table_id}-{number}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/verify")
async def verify(body: VerifyBody, request: Request, house: Here) -> dict[str, Any]:
    """Check a deal: the commitment of what it was dealt from, and whether it is the one that was shown."""
    return await house.clerks.do(address_of(request), verdict_on, body.model_dump())


async def language_of(request: Request) -> str:
    """Return the language in which to answer: the one that the guest has chosen, else one that the browser asks for."""
    guest = None
    with contextlib.suppress(StorageFailure):
        guest = await guest_of(request, house_of(request))
    asked_for = request.headers.get("accept-language", "").split(",")
    chosen = None if guest is None else guest.language
    return first_known(chosen, *(wanted.strip()[:2].lower() for wanted in asked_for))
