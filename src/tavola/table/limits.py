"""How often somebody may do something: a bucket that fills by itself and is emptied by every attempt."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Holds up to `burst` attempts and gains `rate` of them in a unit of time, whichever its caller counts in."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float = 0.0) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether the attempt is allowed; one that is not costs nothing."""
        if now > self.at:  # a clock that goes back gives nothing, nor when it has come forward again
            self.level = min(self.burst, self.level + (now - self.at) * self.rate)
            self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limits:
    """A bucket for every key (an address, a person). The keys unused for longest are forgotten beyond `most`."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, now: float, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)
