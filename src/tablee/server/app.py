"""The application: rooms of the API, pages and sockets, with one form for every refusal."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.play.errors import TableeError
from tablee.server import api, pages, sockets
from tablee.server.api import language_of
from tablee.server.errors import ServerRefusal, status_of, told_facts
from tablee.server.gate import LONGEST_LENGTH, Gate, most_bytes
from tablee.server.house import House
from tablee.server.logs import log, place_in_code
from tablee.server.wire import place_of

BAD_REQUEST = 400


def create_app(house: House) -> FastAPI:
    """Return the application of a server."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Tablée",
        summary="The table for number-card games.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    for room in (api, pages):
        app.include_router(room.router)
    app.router.routes.append(sockets.route)
    app.get("/health")(health)
    app.get("/metrics")(metrics)
    app.middleware("http")(guard)
    app.add_middleware(HeadAsGet)
    app.add_middleware(Gate)
    app.exception_handler(TableeError)(refused)
    app.exception_handler(RequestValidationError)(misread)
    app.exception_handler(HTTPException)(missed)
    return app


class HeadAsGet:
    """Answers HEAD as GET is answered, wherever that is: the same status and headers, and nothing after them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, HEAD as GET."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)


async def health(request: Request) -> JSONResponse:
    """Say whether the server can keep what happens, and which tables cannot be read."""
    house: House = request.app.state.house
    is_well = await house.store.is_well()
    told = {"well": is_well, "damaged": house.keeper.damaged}
    return JSONResponse(told, status_code=200 if is_well else 503)


async def metrics(request: Request) -> Response:
    """Give the figures that Prometheus reads."""
    house: House = request.app.state.house
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse bodies that are too large, and put the security headers on every answer."""
    length = request.headers.get("content-length", "0")
    allowed = most_bytes(request.url.path)
    is_long = (
        not (length.isascii() and length.isdigit()) or len(length) > LONGEST_LENGTH or int(length) > allowed
    )
    if is_long or "transfer-encoding" in request.headers:
        response: Response = await _error(request, ServerRefusal("body-too-large", allowed=allowed))
    else:
        try:
            response = await go_on(request)
        except (
            Exception
        ) as error:  # caught here, so that the answer has the headers and no library logs its values
            response = await broken(request, error)
    house: House = request.app.state.house
    for name, value in (pages.SECURITY | (pages.HTTPS_ONLY if house.settings.is_https else {})).items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


# --- refusals -----------------------------------------------------------------------------------------------


async def _error(request: Request, error: TableeError) -> Response:
    if error.code == "no-page" and pages.is_asked_by_a_person(request):
        return pages.lost()
    language = await language_of(request)
    told = {
        "code": error.code,
        "facts": told_facts(error, language),
        "sentence": error.sentence(language),
    }
    return JSONResponse({"error": told}, status_code=status_of(error))


async def refused(request: Request, error: Exception) -> Response:
    """Say what was wrong."""
    assert isinstance(error, TableeError)
    return await _error(request, error)


async def misread(request: Request, error: Exception) -> Response:
    """Say where a request's body or query is wrong."""
    path, reason = place_of(error)
    return await _error(request, ServerRefusal("message", path=path, reason=reason))


async def missed(request: Request, error: Exception) -> Response:
    """Say that there is nothing at an address, or that a body is no text at all."""
    assert isinstance(error, HTTPException)
    unreadable = ServerRefusal("message", path="$", reason="no JSON")
    response = await _error(
        request, unreadable if error.status_code == BAD_REQUEST else ServerRefusal("no-page")
    )
    response.status_code = error.status_code
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Say that the mistake is ours; where it was is in the log."""
    route = getattr(request.scope.get("route"), "path", "")
    log.error("mistake", kind=type(error).__name__, where=place_in_code(error), route=route)
    return await _error(request, ServerRefusal("mistake"))
