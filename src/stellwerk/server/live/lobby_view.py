"""A lobby as one visitor sees it: no token, no digest, and no share before the deal."""

from collections.abc import Set
from typing import Literal

import msgspec

from stellwerk.fairness.deal import recorded_options
from stellwerk.games import game_named
from stellwerk.server.lobby.state import Chair, Lobby, Order
from stellwerk.server.storage.log import Terms


class LobbyChair(msgspec.Struct, frozen=True):
    """A chair before the start. Which seat it becomes, the deal decides."""

    chair: int
    """counted from 1"""
    kind: Literal["free", "person", "bot"]
    name: str
    """of a person, as it was typed; may be empty"""
    bot: str | None
    ready: bool
    reserved: bool
    """kept for the holder of a personal invitation"""
    host: bool
    here: bool
    """whether its person looks at the lobby"""
    commitment: str | None
    """to the person's share of the deal"""
    revealed: bool
    """whether that share was revealed; it is told when the cards are dealt"""


class LobbyView(msgspec.Struct, frozen=True):
    """A table before its start."""

    table: str
    version: int
    """goes up with every change, but for who is here"""
    game: str
    options: dict[str, str]
    """those that a record names, as it writes them: others have their default"""
    order: Order
    """whether chairs become seats as they stand, or by the deal"""
    public: bool
    terms: Terms
    commitment: str
    """of the dealer, from the beginning"""
    phase: Literal["gathering", "revealing"]
    agreement: str | None
    """while people reveal: what the deal will follow from, beside the secrets"""
    seconds: float | None
    """left to reveal"""
    chairs: list[LobbyChair]
    yours: list[int]
    """your chairs"""
    hosting: bool
    """whether you are the host"""
    automatic: bool
    """whether it starts by itself as soon as everybody is ready"""


def lobby_view(lobby: Lobby, visitor: bytes | None, here: Set[bytes], now: float) -> LobbyView:
    revealing = lobby.agreement is not None
    left = None if lobby.reveal_until is None else max(0.0, lobby.reveal_until - now)
    return LobbyView(
        table=lobby.id,
        version=lobby.version,
        game=lobby.game,
        options=recorded_options(game_named(lobby.game), lobby.options),
        order=lobby.order,
        public=lobby.public,
        terms=lobby.terms,
        commitment=lobby.commitment,
        phase="revealing" if revealing else "gathering",
        agreement=lobby.agreement,
        seconds=None if left is None else round(left, 1),
        chairs=[_chair(lobby, number, here) for number in range(len(lobby.chairs))],
        yours=[number + 1 for number in lobby.chairs_of(visitor)],
        hosting=visitor is not None and lobby.host == visitor,
        automatic=lobby.automatic,
    )


def _chair(lobby: Lobby, number: int, here: Set[bytes]) -> LobbyChair:
    chair = lobby.chairs[number]
    return LobbyChair(
        chair=number + 1,
        kind=_kind(chair),
        name=chair.name,
        bot=chair.bot,
        ready=chair.ready,
        reserved=chair.invitation is not None,
        host=chair.holder is not None and chair.holder == lobby.host,
        here=chair.holder in here,
        commitment=chair.commitment,
        revealed=chair.share is not None,
    )


def _kind(chair: Chair) -> Literal["free", "person", "bot"]:
    if chair.free:
        return "free"
    return "bot" if chair.bot else "person"
