"""What is stored of a table: what was agreed when it was opened, and a log that only grows.

Log entries are numbered from 1 and never changed. The log of a match is a fold of them: a move
that is taken back stays, and an entry that takes it back follows
(docs/decisions/0007-lines-beside-entries.md; the SQL table is called `lines`).
"""

import time
from enum import StrEnum

import msgspec

from stellwerk.core.game import Options


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
    PHRASE = "phrase"
    TRAVEL = "travel"
    ASK = "ask"
    REFUSE = "refuse"
    HELP = "help"
    VOTE = "vote"
    WARM = "warm"
    BACK = "back"
    END = "end"
    ENDED = "ended"


class LogEntry(msgspec.Struct, frozen=True):
    """Who did what."""

    number: int
    kind: Kind
    actor: int
    """a seat, counted from 0, or CHANCE, or SPECTATOR"""
    code: str = ""
    """of a move or a deal; the bot that takes over a seat, or that is wanted next time; the next
    table; the bot that keeps a seat warm; the seat that a vote is about, counted from 1; the id
    that a client gave its chat message, never shown; a quick phrase, with that id; the seat,
    counted from 1, of whoever let somebody come back"""
    decision: int | None = None
    """the decision that a move or an undo answers"""
    words: str = ""
    """a name or a message as it was typed; stored beside the log, where it can be deleted"""
    at: int = 0
    """when, in milliseconds since 1970; 0 until that is known"""


def now() -> int:
    """In milliseconds since 1970."""
    return int(time.time() * 1000)


class Place(msgspec.Struct, frozen=True):
    """A seat as it was agreed on: for a person with an invitation, or for a bot."""

    bot: str | None
    invitation: bytes | None = None
    """the digest of its token"""
    holder: bytes | None = None
    """the digest of the visitor's token"""
    asker: bytes | None = None
    """of a visitor who says to be the holder"""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people agree on beside the rules of the game."""

    hints: bool = True
    """whether a player may ask the strongest bot"""
    take_backs: bool = True
    """whether a move may be taken back"""
    spectators: bool = True
    """whether others may watch"""
    clock: int | None = None
    """seconds for a decision, after which a bot keeps the seat warm; no clock without"""


class Agreement(msgspec.Struct, frozen=True):
    """What was settled when the table was opened."""

    table_id: str
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
    terms: Terms = Terms()
    """whatever was not agreed on is allowed"""
    deal: str | None = None
    """what the deal follows from beside the seed (docs/fairness.md); none if that is all"""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: Options
    free: int
    """seats that wait for a person"""
    over: bool
