"""The pages, the files of the browser client, the texts, and what every answer says about security."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request, Response

import tablee
from tablee.server.errors import ServerRefusal
from tablee.texts import languages

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
SERVED = (*KINDS, ".webmanifest", ".txt", ".md")

router = APIRouter()
WEB = Path(str(files("tablee"))) / "web"


@router.get("/")
@router.get("/verify")
@router.get("/t/{link:path}")
@router.get("/T/{link:path}")
async def page(request: Request) -> Response:
    """Give the page of the client; which screen it shows is in the address, and what a pasted link has too much it drops."""
    return _file(request, "index.html")


@router.get("/rules/{game}")
async def rules_page(request: Request, game: str) -> Response:
    """Give the same page for a game's rules."""
    if game not in tablee.games():
        raise ServerRefusal("no-page")
    return _file(request, "index.html")


def is_asked_by_a_person(request: Request) -> bool:
    """Return whether a browser asks for a page, and not a page or a program for something else."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def lost() -> Response:
    """Give the page of the client where there is nothing; it says so in the person's language."""
    found = _read("index.html")
    assert found is not None
    return Response(found[0], status_code=404, media_type=found[2])


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """Give a file of the client."""
    return _file(request, path)


@router.get("/texts/{name}.ftl")
async def texts(request: Request, name: str) -> Response:
    """Give every sentence of a language."""
    if name not in languages():
        raise ServerRefusal("no-page")
    return _answer(request, *_texts(name), "text/plain; charset=utf-8")


def _file(request: Request, path: str) -> Response:
    found = _read(path)
    if found is None:
        raise ServerRefusal("no-page")
    return _answer(request, *found)


def _answer(request: Request, content: bytes, tag: str, kind: str) -> Response:
    """Give something that a browser may keep, and asks about each time whether it is still the same."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def _read(path: str) -> tuple[bytes, str, str] | None:
    """Return a file's content, tag and kind, None if there is no such file to be served."""
    try:
        file = (WEB / path).resolve()
        if not file.is_relative_to(WEB.resolve()) or file.suffix not in SERVED or not file.is_file():
            return None
        return _content(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # no file can have such a name
        return None


@cache
def _content(file: Path, changed_ns: int) -> tuple[bytes, str, str]:  # noqa: ARG001 - a changed file is read anew
    content = file.read_bytes()
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
    return content, _tag(content), f"{kind}; charset=utf-8"


@cache
def _texts(language: str) -> tuple[bytes, str]:
    folder = files("tablee.texts") / language
    parts: list[Any] = sorted(
        (part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda it: it.name
    )
    content = "\n".join(part.read_text(encoding="utf-8") for part in parts).encode()
    return content, _tag(content)


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'
