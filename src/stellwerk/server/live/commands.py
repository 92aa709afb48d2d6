"""Commands: what people and bots can do at a table, each a small value.

`TableRegistry.change` carries one out, `Session.entries_for` says which log entries it adds.
"""

import re
import secrets
from dataclasses import dataclass, field

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class Move:
    """Answer a decision with a move. Bots have no holder."""

    seat: int
    code: str
    decision: int
    holder: bytes | None = None
    by_bot: bool = False
    """whether a bot has chosen it, which counts only while the seat is the bot's to play"""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the seat's last move."""

    seat: int
    decision: int
    holder: bytes | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something, from a seat or as a spectator."""

    actor: int
    text: str
    author: bytes | None = None
    message_id: str = ""
    """given by the client: a message with the same id is said once"""
    phrase: str = ""
    """said in place of the text, to everybody in their own language"""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a free seat."""

    seat: int
    holder: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave a seat to a bot for the rest of the game."""

    seat: int
    bot: str
    holder: bytes


@dataclass(frozen=True, slots=True)
class OfferRematch:
    """Agree to play again, with all seats of a visitor. The last to agree opens the next table."""

    holder: bytes
    bot: str | None = None
    """to play with next time instead; of several wishes the last one counts"""
    next_table: str = field(default_factory=new_table_id)
    """its id, if this is the last to agree"""


@dataclass(frozen=True, slots=True)
class AskBack:
    """Say, in a browser without a seat, to be the person at this one."""

    seat: int
    asker: bytes


@dataclass(frozen=True, slots=True)
class AnswerAsk:
    """Say whether the one who asks for a seat is the person who sat there."""

    seat: int
    holder: bytes
    """of another seat; or of this one, who may only say no"""
    welcome: bool


@dataclass(frozen=True, slots=True)
class AskForHelp:
    """Tell everybody that a seat has asked for a hint about its open decision."""

    seat: int
    decision: int
    holder: bytes


@dataclass(frozen=True, slots=True)
class KeepWarm:
    """Let a bot play at a seat whose time is over, until its owner is back."""

    seat: int
    until: int
    """when it was over, in milliseconds since 1970: with another deadline it is not"""


@dataclass(frozen=True, slots=True)
class Vote:
    """Wish that a bot plays at a seat until its owner is back. The last to agree starts the bot."""

    seat: int
    holder: bytes
    present: frozenset[int]
    """the seats whose people look at the table"""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take one's seat back from the bot that has kept it warm."""

    seat: int
    holder: bytes


@dataclass(frozen=True, slots=True)
class EndTable:
    """Wish that the game ends without a result. The last who has to agree ends it."""

    holder: bytes
    present: frozenset[int]
    """the seats whose people look at the table"""


Company = OfferRematch | AskForHelp | KeepWarm | Vote | ComeBack | EndTable
"""what people agreed on beside the game, and what they decide together"""

Command = Move | Undo | Chat | Sit | Resign | AskBack | AnswerAsk | Company
