"""Lines: everything that happened at a table, numbered from 1 and never changed.

The log of a match is a fold of them. A move taken back stays, and a line that takes it back
follows (docs/decisions/0007-lines-beside-entries.md).
"""

from enum import StrEnum

import msgspec

from stellwerk.core.game import Options

NO_LINE = 0  # in the place of a number: nothing was written
RENEWED = -1  # in the place of a number: words of the table are gone, and it is read again
ATTENDED = -2  # in the place of a number: somebody plays or looks in another process


class Kind(StrEnum):
    """What happened."""

    MOVE = "move"
    DEAL = "deal"
    UNDO = "undo"
    SIT = "sit"
    CHAT = "chat"
    RESIGN = "resign"
    OFFER = "offer"
    REMATCH = "rematch"


class Line(msgspec.Struct, frozen=True):
    """One line: who did what."""

    number: int
    kind: Kind
    actor: int
    """a seat, counted from 0, or CHANCE, or SPECTATOR"""
    code: str = ""
    """of a move or a deal; the bot that takes a seat over, or that is wanted next time; the next
    table; what its author calls a message, told to nobody"""
    decision: int | None = None
    """the decision that a move or an undo answers"""
    words: str = ""
    """what somebody typed: a name or a message; kept beside the log, where it can be deleted"""


class Place(msgspec.Struct, frozen=True):
    """A seat as it was agreed on: for a person with an invitation, or for a bot."""

    bot: str | None
    invitation: bytes | None = None
    """the digest of its token"""
    holder: bytes | None = None
    """the digest of the visitor's token"""


class Agreement(msgspec.Struct, frozen=True):
    """What was settled when the table was opened."""

    table: str
    game: str
    rules: int
    options: Options
    places: list[Place]
    seed: bytes
    public: bool
    opener: bytes | None = None
    """the digest of the visitor who opened it, and may invite"""
    wins: tuple[int, ...] = ()
    """of each seat in the games before, where the same players play again"""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: Options
    free: int
    """seats that wait for a person"""
    over: bool
