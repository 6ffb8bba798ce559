"""Who people are: a secret in a cookie, of which the database keeps the hash only."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace

from tablee.server.errors import ServerRefusal
from tablee.server.settings import Settings
from tablee.server.store import Guest, Store
from tablee.table import clean_name
from tablee.texts import languages

COOKIE = "tablee_guest"
HOST_COOKIE = "__Host-tablee_guest"  # under https: no other host, and nobody on the way, can have set it
TOKEN_BYTES = 32
KEPT_S = 400 * 24 * 3600  # a cookie lives as long as browsers allow
MOST_KNOWN = 10_000


def cookie_name(settings: Settings) -> str:
    """Return what the cookie is called that says who somebody is."""
    return HOST_COOKIE if settings.is_https else COOKIE


def token_in(cookies: Mapping[str, str], settings: Settings) -> str | None:
    """Return the secret among cookies; under https also one from before the cookie had its name."""
    return cookies.get(cookie_name(settings)) or cookies.get(COOKIE)


class Guests:
    """The people that this server knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """Return who has the cookie, None for a stranger."""
        if not token or len(token) > 100:
            return None
        key = _hash(token)
        guest = self._known.get(key) or await self._store.guest(key)
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def make(self, name: str | None, language: str | None, now_ms: int) -> tuple[Guest, str]:
        """Return a new guest and the token for the cookie.

        Raises:
            TableeError: The name or the language is not possible.
            StorageFailure: The guest could not be kept.
        """
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest(secrets.token_hex(8), checked_name(name), checked_language(language))
        await self._store.keep_guest(guest, _hash(token), now_ms)
        self._remember(_hash(token), guest)
        return guest, token

    async def change(
        self, guest: Guest, token: str, name: str | None, language: str | None, now_ms: int
    ) -> Guest:
        """Let a guest have another name or language; None leaves it."""
        changed = replace(
            guest,
            name=guest.name if name is None else checked_name(name),
            language=guest.language if language is None else checked_language(language),
        )
        await self._store.keep_guest(changed, _hash(token), now_ms)
        self._remember(_hash(token), changed)
        return changed

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str | None) -> str | None:
    """Return a name as it is kept, refusing one that no table would take."""
    return None if name is None else clean_name(name)


def checked_language(language: str | None) -> str | None:
    """Return a language that there are texts in."""
    if language is not None and language not in languages():
        raise ServerRefusal("language", value=repr(language)[:40], allowed=", ".join(languages()))
    return language


__all__ = [
    "COOKIE",
    "HOST_COOKIE",
    "KEPT_S",
    "Guests",
    "checked_language",
    "checked_name",
    "cookie_name",
    "token_in",
]
