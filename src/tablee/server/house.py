"""What a server has: its settings, its store, its tables, its guests and their limits."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from tablee.server.actor import Services
from tablee.server.clerks import Clerks
from tablee.server.clock import Clock, Time
from tablee.server.doors import Doors
from tablee.server.errors import ServerRefusal
from tablee.server.guests import Guests
from tablee.server.keeper import Keeper
from tablee.server.limits import Buckets, Held, Hourly, Paces
from tablee.server.metrics import Metrics
from tablee.server.settings import Settings
from tablee.server.store import Store
from tablee.server.think import Thinkers
from tablee.table import check_name, number_in
from tablee.texts import languages

DIALS_PER_SECOND, DIALS_BURST = 1.0, 30  # of one guest at one table
SEED_BITS = 128  # so many that a commitment to a seed tells nothing of it


def draw_seed() -> int:
    """Return what a match is dealt from, out of the system's source of secrets."""
    return secrets.randbits(SEED_BITS)


class House:
    """Everything of one server.

    Args:
        settings: How it runs.
        time: The clocks of the machine.
        draw_seed: Where seeds come from.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        time: Time | None = None,
        draw_seed: Callable[[], int] = draw_seed,
    ) -> None:
        self.settings = settings
        self.time = time or Time()
        self.now_ms = Clock(self.time)
        self.metrics = Metrics()
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.thinkers)
        self.guests = Guests(self.store)
        paces = Paces(
            settings.events_per_second, settings.events_burst, settings.events_per_address, settings.events
        )
        self.keeper = Keeper(
            Services(
                self.store, self.thinkers, self.metrics, settings, self.now_ms, draw_seed, self.time, paces
            )
        )
        self._list: asyncio.Future[list[dict[str, Any]]] | None = None  # that is being made or was the last
        self._next_list: asyncio.Future[list[dict[str, Any]]] | None = None
        self.doors = Doors(settings, self.metrics)
        self.clerks = Clerks(settings)
        self.dials = Buckets(settings.dials_per_second, settings.dials_per_second)
        self.dials_of_guest = Buckets(DIALS_PER_SECOND, DIALS_BURST)
        self.sockets_of_address = Held(settings.sockets_per_address)
        self.sockets_of_guest = Held(settings.sockets_per_guest)
        self.tables_by_hour = Hourly(settings.tables_per_hour)
        self.guests_by_hour = Hourly(settings.guests_per_hour)

    async def listed(self, most: int) -> list[dict[str, Any]]:
        """Return what the lobby shows; whoever asks while the database is being asked shares the next answer."""
        if self._next_list is None:
            self._next_list = asyncio.ensure_future(self._list_after(self._list, most))
        return await asyncio.shield(self._next_list)

    async def _list_after(
        self, before: asyncio.Future[list[dict[str, Any]]] | None, most: int
    ) -> list[dict[str, Any]]:
        if before is not None:
            await asyncio.wait([before])
        self._list, self._next_list = self._next_list, None
        return await self.store.listed(most)

    async def open(self) -> None:
        """Begin to work. What takes long at the first name, sentence or bot is done now, and not while people wait."""
        check_name("Ana", ["Ben"])
        number_in("Ana")
        for language in languages():
            ServerRefusal("head-too-large", allowed=1).sentence(language)  # reads all texts
        await self.thinkers.warm_up()
        await self.keeper.open()

    async def close(self) -> None:
        """Put everything away."""
        await self.keeper.close()
        self.thinkers.close()
        self.clerks.close()
        self.store.close()
