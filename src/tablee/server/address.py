"""Addresses: those of pages in the form in which browsers say them, and those of machines as Python knows them."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

import idna

USUAL_PORTS = {"http": 80, "https": 443}
LAST_PORT = 65535
LONGEST_HOST = 253
LONGEST_PORT = 5  # digits
_LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
_UNSEEN = re.compile(r"[\s\x00-\x20\x7f]")


class BadAddress(ValueError):
    """An address that no browser could have. Its text is a word for the reason; the texts make it a sentence."""


@lru_cache(256)
def origin_of(text: str) -> str:
    """Return the address of a site as a browser says it when a page of that site asks for something.

    Raises:
        BadAddress: It is none, or more than that: scheme, space, user, path, query, host or port says what is wrong.

    >>> origin_of("HTTP://Table.lan:8000/"), origin_of("https://täble.lan:443"), origin_of("http://[::0:1]:8000")
    ('http://table.lan:8000', 'https://xn--tble-loa.lan', 'http://[::1]:8000')
    """
    text = text.strip()
    if _UNSEEN.search(text):
        raise BadAddress("space")
    scheme, mark, rest = text.partition("://")
    scheme = scheme.lower()
    if not mark or scheme not in USUAL_PORTS:
        raise BadAddress("scheme")
    place = re.split(r"[/?#]", rest, maxsplit=1)[0]
    after = rest[len(place) :]
    if "@" in place:
        raise BadAddress("user")
    if after not in ("", "/"):
        raise BadAddress("query" if after.lstrip("/")[:1] in ("?", "#") else "path")
    host, port = _parts(place)
    shown = host_of(host)
    return f"{scheme}://{shown}" if port in (None, USUAL_PORTS[scheme]) else f"{scheme}://{shown}:{port}"


def _parts(place: str) -> tuple[str, int | None]:
    """Return host and port of "host:port"; an address of IPv6 keeps its brackets."""
    host, colon, digits = place.rpartition(":")
    if not colon or (place.startswith("[") and place.endswith("]")):
        return place, None
    if not digits:
        return host, None
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_PORT):
        raise BadAddress("port")
    if not 0 < int(digits) <= LAST_PORT:
        raise BadAddress("port")
    return host, int(digits)


def host_of(text: str) -> str:
    """Return a host as a browser says it: in small letters, without letters of other alphabets, numbers as they are usual.

    Raises:
        BadAddress: No host can be called so.
    """
    if text.startswith("[") and text.endswith("]"):
        return f"[{_ipv6(text[1:-1])}]"
    name = text.lower() if text.isascii() else _in_ascii(text)
    labels = name.removesuffix(".").split(".")
    if len(name) > LONGEST_HOST or not all(map(_LABEL.fullmatch, labels)):
        raise BadAddress("host")
    if labels[-1].isdigit() or labels[-1].startswith("0x"):  # a browser takes it for an address of IPv4
        return _ipv4(name.removesuffix("."))
    return name


def _in_ascii(name: str) -> str:
    try:
        return idna.encode(name, uts46=True).decode().lower()
    except idna.IDNAError:
        raise BadAddress("host") from None


def _ipv4(text: str) -> str:
    try:
        return str(ipaddress.IPv4Address(text))
    except ValueError:
        raise BadAddress("host") from None


def _ipv6(text: str) -> str:
    try:
        address = ipaddress.IPv6Address(text)
    except ValueError:
        raise BadAddress("host") from None
    if address.scope_id is not None:
        raise BadAddress("host")
    if address.ipv4_mapped is not None:
        low = int(address.ipv4_mapped)
        return f"::ffff:{low >> 16:x}:{low & 0xFFFF:x}"
    return address.compressed


def is_own_origin(origin: str | None, host: str | None, public_url: str) -> bool:
    """Return whether a page of ours asks: browsers say where a page came from, and other clients need not.

    Args:
        origin: Where the page came from, None if that is not said.
        host: What the page was asked from.
        public_url: The only address that pages have, "" if they have any under which they are asked for.
    """
    if origin is None:
        return True
    try:
        asked = origin_of(origin)
        return asked == origin_of(public_url or f"{asked.partition('://')[0]}://{host}")
    except BadAddress:
        return False


def machines(text: str) -> str:
    """Return addresses and networks of machines, between commas, in their usual form; "*" stands for all.

    Raises:
        BadAddress: One of them is none; its text is the error's.

    >>> machines("127.0.0.1, 10.0.0.7/8,[::1]")
    '127.0.0.1,10.0.0.0/8,::1'
    """
    return ",".join(_machine(part.strip()) for part in text.split(",") if part.strip())


def _machine(text: str) -> str:
    if text == "*":
        return text
    bare = text.removeprefix("[").replace("]", "", 1) if text.startswith("[") else text
    try:
        return str(ipaddress.ip_network(bare, strict=False) if "/" in bare else ipaddress.ip_address(bare))
    except ValueError:
        raise BadAddress(text) from None
