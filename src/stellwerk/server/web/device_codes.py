"""Codes for another device: short enough to be typed, too many to be guessed.

A code is kept nowhere. What the database has is found by it and opened with it, and slow to try:
who reads the database learns no token, neither now nor from a copy later.
"""

import hashlib
import secrets
from typing import NamedTuple

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # of Crockford: no I, L, O and U
LETTERS = 10  # of 5 bits each
MOST_TYPED = 40
SECONDS_VALID = 600
LOOKALIKES = str.maketrans("OIL", "011", " -–—")
SALT = b"stellwerk device code"
COST, BLOCK = 2**13, 8  # of scrypt: 8 MiB, some hundredths of a second
DIGEST_BYTES, TOKEN_BYTES = 32, 43


class Opened(NamedTuple):
    """What a code leads to."""

    digest: bytes
    pad: bytes
    """seals a token, and opens it again"""


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def plain_code(typed: str) -> str | None:
    """A code as it was made; None for anything that cannot be one."""
    code = typed.upper().translate(LOOKALIKES)
    return code if len(code) == LETTERS and set(code) <= set(ALPHABET) else None


def opened(code: str) -> Opened:
    """It takes a moment: not for the event loop."""
    length = DIGEST_BYTES + TOKEN_BYTES
    key = hashlib.scrypt(code.encode(), salt=SALT, n=COST, r=BLOCK, p=1, dklen=length)
    return Opened(key[:DIGEST_BYTES], key[DIGEST_BYTES:])


def sealed(token: str, pad: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(token.encode(), pad, strict=True))


def unsealed(seal: bytes, pad: bytes) -> str:
    return bytes(one ^ other for one, other in zip(seal, pad, strict=True)).decode()
