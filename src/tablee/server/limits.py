"""How much one address, guest or socket may do."""

from __future__ import annotations

from collections import Counter, OrderedDict

HOUR_S = 3600.0
MOST_KNOWN = 10_000  # addresses that are remembered


class Bucket:
    """Something that may be done so often a second, and a few times more at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left = burst
        self._at_s = 0.0

    def take(self, now_s: float) -> bool:
        """Return whether it may be done once more now."""
        self._left = min(self.burst, self._left + (now_s - self._at_s) * self.per_second)
        self._at_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Hourly:
    """Something that each address may do so often an hour."""

    def __init__(self, allowed: int) -> None:
        self.allowed = allowed
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now_s: float) -> bool:
        """Return whether the address may do it once more now."""
        bucket = self._buckets.pop(address, None) or Bucket(self.allowed / HOUR_S, self.allowed)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take(now_s)


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
