"""Notes: what the processes on one database tell each other about a table."""

from collections.abc import Sequence

import msgspec

from stellwerk.server.storage.log import LogEntry

# In the place of an entry's number:
NO_ENTRY = 0  # nothing was written
RELOAD = -1  # words of the table were erased: read it again
VISITED = -2  # a visitor plays or watches in another process
LOBBY = -3  # it is no table yet: its lobby has changed, or this is who looks at it


class LocalAudience(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table with one process."""

    process: str
    visitors: list[bytes]
    anonymous: int
    """viewers without a token, who cannot be told apart"""
    thinking: list[int]
    signing: Sequence[bytes] = ()
    """visitors whose browsers give signs of life to this process"""


class Nudge(msgspec.Struct, frozen=True):
    """A person is waited for. Seats are counted from 1."""

    seat: int
    by: int
    """the seat of who waits"""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A table has log entries up to this number; these are the last, or they must be read."""

    table_id: str
    last: int
    entries: Sequence[LogEntry] = ()
    audience: LocalAudience | None = None
    """of the process that sends the note; it has no entries then"""
    nudge: Nudge | None = None


NOTES = msgspec.msgpack.Decoder(list[Note])
