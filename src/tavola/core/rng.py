"""The one generator of chance: counter-based, equal on every machine, copied with a match, never part of a state.

A block of 64 bytes is the BLAKE2b hash of seed and counter, so a copy is three small fields instead of the
625 words of a Mersenne Twister, and a copy never disturbs its original. Compiled.
"""

from __future__ import annotations

import hashlib
import secrets


class Dice:
    """Fair numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.block = 0
        self.pool = b""
        self.at = 0

    def below(self, n: int) -> int:
        """A fair number in 0..n-1: what does not divide evenly is drawn again, so no face is favoured."""
        if n <= 1:
            return 0
        size = 256
        value = self._byte()
        while n > size:
            size *= 256
            value = value * 256 + self._byte()
        if value >= size - size % n:
            return self.below(n)
        return value % n

    def clone(self) -> Dice:
        """A copy that gives the same numbers from here on."""
        twin = Dice(self.seed)
        twin.block = self.block
        twin.pool = self.pool
        twin.at = self.at
        return twin

    def _byte(self) -> int:
        if self.at == len(self.pool):
            self.block += 1
            self.pool = hashlib.blake2b(f"{self.seed}/{self.block}".encode()).digest()
            self.at = 0
        self.at += 1
        return self.pool[self.at - 1]


def fresh_seed() -> int:
    """A seed nobody can guess, for tables where people play."""
    return secrets.randbits(63)
