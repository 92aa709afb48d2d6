"""Random numbers for simulations: explicit, tiny, the same compiled and plain.

A multiply-with-carry generator. Its state is one number below 2**63, so that no step overflows and
ordinary Python gives the same numbers as compiled code. The modulus `MULTIPLIER * 2**32 - 1` is a
safe prime, which makes the period longer than 2**61. It is fast and not secret: the cards that
people play with come from the dealer.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from stellwerk.kernel.rule import rule

Random = NDArray[np.int64]

MULTIPLIER = 1_779_033_213
LOW_32_BITS = 0xFFFF_FFFF


def seeded(*seed: int | str) -> Random:
    """A generator for this seed; seeds that differ at all give unrelated numbers."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    return np.array([1 + int.from_bytes(digest[:8]) % (MULTIPLIER * 2**32 - 2)], np.int64)


@rule
def below(random: Random, limit: int) -> int:
    """A number from 0 to limit − 1 (limit at most 2**31)."""
    low = random[0] & LOW_32_BITS
    high = random[0] >> 32
    random[0] = MULTIPLIER * low + high
    return int(((low ^ high) * limit) >> 32)
