"""What a lobby is asked for, and what it answers."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.http.new_table_request import Name, TermsAsked
from stellwerk.server.live.lobby_view import LobbyView
from stellwerk.server.lobby.state import Order

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, in hexadecimal")]
ChairNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
BotName = Annotated[str, Meta(max_length=40, examples=["driver"])]


class LobbyOpening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose people meet first, and deal fairly."""

    game: Annotated[str, Meta(max_length=40, examples=["trambahn"])]
    chairs: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=1, max_length=MOST_SEATS, examples=[["me", "person"]]),
    ]
    """for each chair `me`, `person` (then it is free) or the name of a bot"""
    options: dict[str, str] = {}
    order: Order = "random"
    name: Name = ""
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    """for each of `chairs` what a `me` is called there; where it is empty or missing, `name`"""
    public: bool = False
    """whether it is listed as long as a chair is free"""
    terms: TermsAsked | None = None
    """without them help is off between people, and on for one alone"""
    commitment: Digest | None = None
    """to your share of the deal (docs/fairness.md)"""
    start: bool = False
    """whether it starts at once, without its free chairs"""


class LobbyOpened(msgspec.Struct, frozen=True):
    """A lobby, or with `start` a table that waits for your share, or is there already."""

    table: str
    commitment: str
    """of the dealer"""
    yours: list[int]
    """your chairs; at a table that is there already the page says which seat is yours"""
    agreement: str | None
    """with `start`, while your share is awaited: check it, and reveal"""


class LobbyAnswer(msgspec.Struct, frozen=True):
    """It is written. The lobby afterwards; none once it is closed, or has become a table."""

    lobby: LobbyView | None


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free chair to be taken."""

    chair: ChairNumber | None = None
    """may be missing with an invitation, which says which"""
    name: Name = ""
    commitment: Digest | None = None
    invitation: Annotated[str, Meta(max_length=60)] | None = None


class Readiness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you are ready to start."""

    ready: bool
    commitment: Digest | None = None


class ChairName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you are called on a chair of yours."""

    chair: ChairNumber
    name: Name


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair that is made free, or given to a bot."""

    chair: ChairNumber
    kind: Literal["free", "bot"]
    bot: BotName | None = None


class Swapping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two chairs that change places, with whoever sits on them."""

    chair: ChairNumber
    other: ChairNumber = msgspec.field(name="with")


class Resizing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many chairs there are."""

    count: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class Agreeing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on; what is missing stays."""

    options: dict[str, str] | UnsetType = UNSET
    order: Order | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    terms: TermsAsked | UnsetType = UNSET


class ChairToInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A free chair that is kept for somebody."""

    chair: ChairNumber


class PersonalInvitation(msgspec.Struct, frozen=True):
    """Its holder alone may take this chair. It is told here and never again."""

    chair: int
    invitation: str


class Revealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your share of the deal, after you have checked the agreement."""

    share: Digest
    seen: Digest
    """the SHA-256 of the agreement that you have read"""


class PublicLobby(msgspec.Struct, frozen=True):
    """A public lobby with a free chair."""

    table: str
    game: str
    options: dict[str, str]
    host: str
    """their name; may be empty"""
    free: int
    seats: int


class OwnLobby(msgspec.Struct, frozen=True):
    """A lobby where a chair is yours, or whose host you are."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[int]
    """yours"""
    names: list[str]
    """yours, as you typed them"""
    free: int
    hosting: bool
