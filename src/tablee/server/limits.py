"""How much one address, guest or socket may do."""

from __future__ import annotations

from collections import Counter, OrderedDict

HOUR_S = 3600.0
MOST_KNOWN = 10_000  # addresses that are remembered


MOST_OWED = 10  # times as much as may be done at once


class Bucket:
    """Something that may be done so often a second, and a few times more at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left = burst
        self._at_s = 0.0

    def take(self, now_s: float, count: float = 1) -> bool:
        """Return whether it may be done once more now, or so many times more; if so it counts as done."""
        self._fill(now_s)
        if self._left < count:
            return False
        self._left -= count
        return True

    def owe(self, now_s: float, count: float) -> float:
        """Note that it was done so many times more, whether it may or not; return how long to rest from it."""
        self._fill(now_s)
        self._left = max(self._left - count, -MOST_OWED * self.burst)
        return max(0.0, -self._left / max(self.per_second, 1e-9))

    def wait_s(self, now_s: float) -> float:
        """Return how long it takes until it may be done once more."""
        self._fill(now_s)
        return 0.0 if self._left >= 1 else (1 - self._left) / max(self.per_second, 1e-9)

    def _fill(self, now_s: float) -> None:
        self._left = min(self.burst, self._left + (now_s - self._at_s) * self.per_second)
        self._at_s = now_s


class Buckets:
    """Something that each key (an address, a guest) may do so often a second, and a few times more at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now_s: float) -> bool:
        """Return whether the key may do it once more now."""
        return self.of(key).take(now_s)

    def of(self, key: str) -> Bucket:
        """Return the bucket of a key."""
        bucket = self._buckets.pop(key, None) or Bucket(self.per_second, self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket


class Hourly(Buckets):
    """Something that each address may do so often an hour."""

    def __init__(self, allowed: int) -> None:
        super().__init__(allowed / HOUR_S, allowed)
        self.allowed = allowed


class Held:
    """Things that each key may hold so many of at once."""

    def __init__(self, allowed: int) -> None:
        self.allowed = allowed
        self._counts: Counter[str] = Counter()

    def count(self, key: str) -> int:
        """Return how many the key holds."""
        return self._counts[key]

    def is_full(self, key: str) -> bool:
        """Return whether the key holds as many as it may."""
        return self._counts[key] >= self.allowed

    def add(self, key: str) -> None:
        """Note one more."""
        self._counts[key] += 1

    def remove(self, key: str) -> None:
        """Note one less."""
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


class Pace:
    """How quickly time may bring one thing after the other at a table: by itself, by who opened it, and by all together.

    Args:
        buckets: Of each.
    """

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def wait_s(self, now_s: float) -> float:
        """Return 0 if the next thing may come, which then counts, else how long it has to wait."""
        wait_s = max(bucket.wait_s(now_s) for bucket in self._buckets)
        if wait_s == 0:
            for bucket in self._buckets:
                bucket.take(now_s)
        return wait_s


class Paces:
    """The paces of all tables. Bots among themselves go on without a pause, for ever, and would fill the server.

    Args:
        per_table: Things a second at one table.
        burst: So many at once.
        per_address: Things a second at all tables that one address has opened.
        in_all: Things a second at all tables.
    """

    def __init__(self, per_table: float, burst: float, per_address: float, in_all: float) -> None:
        self._per_table, self._burst = per_table, burst
        self._of_addresses = Buckets(per_address, max(burst, per_address))
        self._in_all = Bucket(in_all, max(burst, in_all))

    def of_table(self, address: str | None = None) -> Pace:
        """Return the pace of a table, of which the address is known that opened it, or not."""
        own = Bucket(self._per_table, self._burst)
        opener = [] if address is None else [self._of_addresses.of(address)]
        return Pace(own, *opener, self._in_all)
