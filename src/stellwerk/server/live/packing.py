"""Packing: a gzip stream of pieces that are compressed one by one.

No piece refers to an earlier one. So an event is compressed once for all its viewers, and a
connection needs no memory for what was sent before (docs/decisions/0017-changes-of-a-page.md).
"""

import struct
import zlib

HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LAST_BLOCK = b"\x03\x00"
LEVEL, WINDOW, MEMORY = 6, 12, 5  # small ones: most pieces have less than a kilobyte
LARGE = 4096
LARGE_WINDOW, LARGE_MEMORY = 15, 8


def packed(data: bytes) -> bytes:
    """A piece of the stream; it ends at a whole byte."""
    small = len(data) < LARGE
    window, memory = (WINDOW, MEMORY) if small else (LARGE_WINDOW, LARGE_MEMORY)
    piece = zlib.compressobj(LEVEL, zlib.DEFLATED, -window, memory)
    return piece.compress(data) + piece.flush(zlib.Z_FULL_FLUSH)


class Checksum:
    """What a gzip stream says of itself at its end."""

    def __init__(self) -> None:
        self._crc = self._size = 0

    def add(self, data: bytes) -> None:
        self._crc = zlib.crc32(data, self._crc)
        self._size += len(data)

    def tail(self) -> bytes:
        return LAST_BLOCK + struct.pack("<LL", self._crc, self._size & 0xFFFFFFFF)
