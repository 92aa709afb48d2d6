"""Routes: what the host of a lobby decides."""

import time

from litestar import post
from msgspec import UNSET

from stellwerk.games import game_named
from stellwerk.server.http.lobby_chairs import answer, changed, known
from stellwerk.server.http.lobby_requests import (
    Agreeing,
    ChairToInvite,
    LobbyAnswer,
    PersonalInvitation,
    Placing,
    Resizing,
    Swapping,
)
from stellwerk.server.http.new_table_request import PERSON, agreed_terms, shipped
from stellwerk.server.http.seats import check_bot
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.lobby import dealing, hosting
from stellwerk.server.lobby.state import Lobby, check_gathering, check_host
from stellwerk.server.web.visitors import Visitor, digest_of, new_token

BETWEEN_PEOPLE = (PERSON, PERSON)  # to whom help is given only if it was agreed on


@post("/lobbies/{table:str}/place", status_code=200, summary="Free a chair, or give it to a bot")
async def place(
    table: str, data: Placing, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    bot = None
    if data.kind == "bot":
        bot = data.bot or ""
        check_bot(bot)
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: hosting.place(lobby, who, data.chair - 1, bot),
    )


@post("/lobbies/{table:str}/swap", status_code=200, summary="Let two chairs change places")
async def swap(
    table: str, data: Swapping, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    one, other = data.chair - 1, data.other - 1
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: hosting.swap(lobby, who, one, other),
    )


@post("/lobbies/{table:str}/seats", status_code=200, summary="Have more or fewer chairs")
async def seats(
    table: str, data: Resizing, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: hosting.resize(lobby, who, data.count),
    )


@post("/lobbies/{table:str}/agree", status_code=200, summary="Change what is agreed on")
async def agree(
    table: str, data: Agreeing, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    """Everybody else has to say again that they are ready."""

    def change(lobby: Lobby, holder: bytes) -> Lobby:
        game, asked = game_named(lobby.game), data.options
        options = None if asked is UNSET else {n: shipped(game, n, t) for n, t in asked.items()}
        return hosting.agree(
            lobby,
            holder,
            options,
            None if data.order is UNSET else data.order,
            None if data.public is UNSET else data.public,
            None if data.terms is UNSET else agreed_terms(data.terms, BETWEEN_PEOPLE),
        )

    return await changed(table, registry, visitor, change)


@post("/lobbies/{table:str}/invite", summary="Keep a free chair for the holder of a link")
async def invite(
    table: str, data: ChairToInvite, registry: TableRegistry, visitor: Visitor
) -> PersonalInvitation:
    """Revokes the previous invitation to this chair, whoever holds it."""
    token = new_token()
    await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: hosting.invite(lobby, who, data.chair - 1, digest_of(token)),
    )
    return PersonalInvitation(data.chair, token)


@post("/lobbies/{table:str}/start", status_code=200, summary="Start the game")
async def start(table: str, registry: TableRegistry, visitor: Visitor) -> LobbyAnswer:
    """Free chairs go if the game can be played without them. Then everybody reveals."""
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: dealing.start(
            lobby,
            who,
            time.time(),
        ),
    )


@post("/lobbies/{table:str}/close", status_code=200, summary="Close the lobby for good")
async def close(table: str, registry: TableRegistry, visitor: Visitor) -> LobbyAnswer:
    def change(lobby: Lobby, holder: bytes) -> None:
        check_host(lobby, holder)
        check_gathering(lobby)

    return await changed(table, registry, visitor, change)


@post("/lobbies/{table:str}/host", status_code=200, summary="Become host when the host has gone")
async def host(table: str, registry: TableRegistry, visitor: Visitor) -> LobbyAnswer:
    return answer(registry, await registry.lobbies.become_host(table, known(visitor)), visitor)
