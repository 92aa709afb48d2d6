"""Routes: open a lobby, look at it, and reveal one's share of the deal."""

import secrets
import time

from litestar import Response, get, post

from stellwerk.dealer import SEED_BYTES
from stellwerk.fairness.deal import recorded_options
from stellwerk.games import game_named
from stellwerk.server.http.lobby_chairs import changed
from stellwerk.server.http.lobby_requests import (
    LobbyAnswer,
    LobbyOpened,
    LobbyOpening,
    OwnLobby,
    PublicLobby,
    Revealing,
)
from stellwerk.server.http.new_table_request import ME, PERSON, agreed_on, agreed_terms, numbered
from stellwerk.server.live.commands import new_table_id
from stellwerk.server.live.lobby_view import LobbyView
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seat_names import plain_name
from stellwerk.server.lobby import dealing, state
from stellwerk.server.lobby.state import Chair, Lobby
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor


@post("/lobbies", summary="Open a table whose people meet first")
async def open_lobby(
    data: LobbyOpening,
    registry: TableRegistry,
    visitor: Visitor,
    limits: Limits,
    rate_key: RateKey | None,
) -> Response[LobbyOpened]:
    limits.spend("tables", rate_key)
    if data.public:
        limits.spend("public", rate_key)
    if rate_key is not None:
        await registry.store.check_room(visitor.known(), data.public)
    lobby = new_lobby(data, visitor.known())
    if data.start:
        lobby = dealing.start(lobby, visitor.known(), time.time())
    waiting = await registry.lobbies.open(lobby)
    yours = [number + 1 for number in lobby.chairs_of(visitor.digest)]
    agreement = waiting.agreement if waiting else None
    opened = LobbyOpened(lobby.id, lobby.commitment, yours, agreement)
    return Response(opened, cookies=visitor.cookies())


def new_lobby(data: LobbyOpening, host: bytes) -> Lobby:
    game, options = agreed_on(data.game, data.chairs, data.options)
    return Lobby(
        new_table_id(),
        1,
        game.name,
        options,
        data.order,
        data.public,
        agreed_terms(data.terms, data.chairs),
        host,
        secrets.token_bytes(SEED_BYTES),
        _chairs(data, host),
    )


def _chairs(data: LobbyOpening, host: bytes) -> tuple[Chair, ...]:
    mine = [number for number, who in enumerate(data.chairs) if who == ME]
    names = [*data.names, *([""] * len(data.chairs))]
    name = plain_name(data.name)

    def chair(number: int, who: str) -> Chair:
        if who == PERSON:
            return Chair()
        if who != ME:
            return Chair(who)
        called = plain_name(names[number]) or numbered(name, number, mine)
        return Chair(holder=host, name=called, commitment=data.commitment)

    return tuple(chair(number, who) for number, who in enumerate(data.chairs))


@get("/lobbies", summary="Public lobbies with a free chair")
async def public_lobbies(registry: TableRegistry) -> list[PublicLobby]:
    found = await registry.store.public_lobbies()
    return [_public(lobby) for lobby in map(state.read, found)]


def _public(lobby: Lobby) -> PublicLobby:
    hosts = lobby.chairs_of(lobby.host)
    host = lobby.chairs[hosts[0]].name if hosts else ""
    return PublicLobby(lobby.id, lobby.game, _texts(lobby), host, _free(lobby), len(lobby.chairs))


@get("/lobbies/mine", summary="Lobbies where a chair is yours, or whose host you are")
async def own_lobbies(registry: TableRegistry, visitor: Visitor) -> list[OwnLobby]:
    return await lobbies_of(registry, visitor.digest) if visitor.digest else []


async def lobbies_of(registry: TableRegistry, visitor: bytes) -> list[OwnLobby]:
    found = map(state.read, await registry.store.lobbies_of(visitor))
    return [_own(lobby, visitor) for lobby in found]


def _own(lobby: Lobby, visitor: bytes) -> OwnLobby:
    mine = lobby.chairs_of(visitor)
    names = [lobby.chairs[number].name for number in mine]
    chairs, hosting = [number + 1 for number in mine], lobby.host == visitor
    return OwnLobby(lobby.id, lobby.game, _texts(lobby), chairs, names, _free(lobby), hosting)


def _texts(lobby: Lobby) -> dict[str, str]:
    return recorded_options(game_named(lobby.game), lobby.options)


def _free(lobby: Lobby) -> int:
    return sum(chair.free for chair in lobby.chairs)


@get("/lobbies/{table:str}", summary="A table before its start, as you see it")
async def look(table: str, registry: TableRegistry, visitor: Visitor) -> LobbyView:
    lobby = await registry.lobbies.look(table)
    return registry.lobbies.view(lobby, visitor.digest)


@post("/lobbies/{table:str}/reveal", status_code=200, summary="Reveal your share of the deal")
async def reveal(
    table: str, data: Revealing, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    """The last one to reveal opens the table. Sent again, it has no further effect."""
    try:
        return await changed(
            table,
            registry,
            visitor,
            lambda lobby, who: dealing.reveal(lobby, who, data.share, data.seen),
        )
    except ApiError as error:
        if error.problem != "started" or not await _is_revealed(table, data, registry):
            raise
        return LobbyAnswer(None)


async def _is_revealed(table: str, data: Revealing, registry: TableRegistry) -> bool:
    """Whether the table has been dealt with this share in it."""
    agreement = await registry.store.agreement(table)
    deal = agreement.deal if agreement else None
    return dealing.was_revealed(deal, data.share, data.seen)
