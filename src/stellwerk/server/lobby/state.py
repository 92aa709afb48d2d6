"""A lobby: who sits where before a table starts, and what they have agreed on."""

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from stellwerk.core.game import Options
from stellwerk.fairness.deal import dealer_commitment
from stellwerk.server.storage.lobby_queries import StoredLobby
from stellwerk.server.storage.log import Terms
from stellwerk.server.web.problems import ApiError

Order = Literal["random", "given"]


class Chair(msgspec.Struct, frozen=True):
    """A chair before the start: free, of a person, or of a bot. Seats are dealt at the start."""

    bot: str | None = None
    holder: bytes | None = None
    """the digest of the visitor's token"""
    name: str = ""
    ready: bool = False
    commitment: str | None = None
    """to the person's share of the deal; none of one who contributes nothing"""
    share: str | None = None
    """once it was revealed: a secret until the cards are dealt"""
    invitation: bytes | None = None
    """the digest of the token of a personal invitation"""
    wins: int = 0
    """in the games before, where the same players play again"""

    @property
    def free(self) -> bool:
        return self.bot is None and self.holder is None


class Lobby(msgspec.Struct, frozen=True):
    """A table before its start. Commands make a new one of it."""

    id: str
    version: int
    game: str
    options: Options
    order: Order
    public: bool
    terms: Terms
    host: bytes | None
    """the digest of the visitor who decides; none if they have deleted themselves"""
    seed: bytes
    """of the dealer: a secret until the end of the game"""
    chairs: tuple[Chair, ...]
    automatic: bool = False
    """whether it starts by itself as soon as everybody is ready: after a rematch"""
    series: bool = False
    """whether wins are counted on"""
    agreement: str | None = None
    """while people reveal their shares"""
    reveal_until: float | None = None
    """seconds since 1970"""

    @property
    def commitment(self) -> str:
        """The dealer's, from the beginning."""
        return dealer_commitment(self.id, self.seed)

    def chairs_of(self, visitor: bytes | None) -> list[int]:
        """Counted from 0."""
        mine = enumerate(self.chairs)
        return [number for number, chair in mine if visitor and chair.holder == visitor]

    def with_chair(self, number: int, chair: Chair) -> "Lobby":
        chairs = (*self.chairs[:number], chair, *self.chairs[number + 1 :])
        return replace(self, chairs=chairs)

    def with_own(self, visitor: bytes, change: Callable[[Chair], Chair]) -> "Lobby":
        """All chairs of a visitor changed alike."""
        mine = self.chairs_of(visitor)
        chairs = [change(c) if n in mine else c for n, c in enumerate(self.chairs)]
        return replace(self, chairs=tuple(chairs))

    def chair(self, number: int) -> Chair:
        if not 0 <= number < len(self.chairs):
            raise ApiError("no_such_chair", chair=number + 1, chairs=len(self.chairs))
        return self.chairs[number]


def check_gathering(lobby: Lobby) -> None:
    """ApiError once the deal is being settled: nothing else can be changed then."""
    if lobby.agreement is not None:
        raise ApiError("revealing")


def check_host(lobby: Lobby, visitor: bytes) -> None:
    if lobby.host != visitor:
        raise ApiError("not_host")


def check_sits(lobby: Lobby, visitor: bytes) -> None:
    if not lobby.chairs_of(visitor):
        raise ApiError("not_your_seat")


def stored(lobby: Lobby) -> StoredLobby:
    people = {chair.holder for chair in lobby.chairs} | {lobby.host}
    return StoredLobby(
        lobby.id,
        lobby.version,
        msgspec.json.encode(lobby).decode(),
        lobby.host,
        lobby.public and lobby.agreement is None and any(chair.free for chair in lobby.chairs),
        lobby.reveal_until,
        frozenset(person for person in people if person),
    )


def read(found: StoredLobby) -> Lobby:
    return msgspec.json.decode(found.state, type=Lobby)
