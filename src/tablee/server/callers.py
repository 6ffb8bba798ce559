"""Where people come from: what counts as one address, and whose word is taken for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

UNKNOWN = "?"
LONGEST = 64  # letters of what is no address
ONE_HOME = 64  # bits of an IPv6 address that a home or a firm has in common: it has all the others to itself
MOST_HOPS = 20  # proxies that are looked through


@lru_cache(4096)
def counted_as(host: str) -> str:
    """Return what an address counts as: IPv4 as itself, also where it is written as IPv6; IPv6 by its first 64 bits."""
    address = _read(host)
    if address is None:
        return host[:LONGEST] or UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), ONE_HOME), strict=False))


def _read(host: str) -> IPv4Address | IPv6Address | None:
    if len(host) > LONGEST:
        return None
    try:
        address = ip_address(host.strip().partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Proxies:
    """The proxies whose word is taken for where somebody comes from.

    Args:
        trusted: Addresses and networks, with commas; `*` for everybody.
    """

    def __init__(self, trusted: str) -> None:
        names = [name.strip() for name in trusted.split(",")]
        self._all = "*" in names
        self._networks: list[IPv4Network | IPv6Network] = []
        self._names: set[str] = set()
        for name in names:
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                self._names.add(name)

    def trusts(self, host: str) -> bool:
        """Return whether what comes from there is passed on for others."""
        if self._all or host in self._names:
            return True
        address = _read(host)
        return address is not None and any(address in network for network in self._networks)

    def client_of(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Return who asks: the peer, or, of a trusted proxy, the last one that it names whom nobody has to trust."""
        if not self.trusts(peer):
            return peer
        named = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        hops = [_without_port(hop.strip()) for hop in named.split(",")[-MOST_HOPS:] if hop.strip()]
        return next((hop for hop in reversed(hops) if not self.trusts(hop)), hops[0] if hops else peer)


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
