"""Routes: sit down in a lobby, get up, say your name and that you are ready."""

from collections.abc import Callable

from litestar import Response, post

from stellwerk.server.http.lobby_requests import ChairName, LobbyAnswer, Readiness, Sitting
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seat_names import plain_name
from stellwerk.server.lobby import sitting
from stellwerk.server.lobby.state import Lobby
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.visitors import Visitor, digest_of


@post("/lobbies/{table:str}/sit", status_code=200, summary="Take a free chair, or move to it")
async def sit(
    table: str, data: Sitting, registry: TableRegistry, visitor: Visitor
) -> Response[LobbyAnswer]:
    """A browser that had no token gets one here: it opens its stream again."""
    holder, name = visitor.known(), plain_name(data.name)
    invitation = None if data.invitation is None else digest_of(data.invitation)
    number = None if data.chair is None else data.chair - 1
    lobby = await registry.lobbies.change(
        table,
        lambda lobby: sitting.sit(lobby, holder, number, name, data.commitment, invitation),
    )
    return Response(answer(registry, lobby, visitor), cookies=visitor.cookies())


@post("/lobbies/{table:str}/rise", status_code=200, summary="Leave your chairs")
async def rise(table: str, registry: TableRegistry, visitor: Visitor) -> LobbyAnswer:
    return await changed(table, registry, visitor, sitting.rise)


@post("/lobbies/{table:str}/name", status_code=200, summary="Say what you are called")
async def name(
    table: str, data: ChairName, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    said = plain_name(data.name)
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: sitting.rename(lobby, who, data.chair - 1, said),
    )


@post("/lobbies/{table:str}/ready", status_code=200, summary="Say that you are ready, or not")
async def ready(
    table: str, data: Readiness, registry: TableRegistry, visitor: Visitor
) -> LobbyAnswer:
    """An automatic lobby starts when the last one is."""
    return await changed(
        table,
        registry,
        visitor,
        lambda lobby, who: sitting.be_ready(lobby, who, data.ready, data.commitment),
    )


async def changed(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    change: Callable[[Lobby, bytes], Lobby | None],
) -> LobbyAnswer:
    """Carry out what a visitor with a token wants."""
    holder = known(visitor)
    lobby = await registry.lobbies.change(table, lambda found: change(found, holder))
    return answer(registry, lobby, visitor)


def known(visitor: Visitor) -> bytes:
    if visitor.digest is None:
        raise ApiError("no_token")
    return visitor.digest


def answer(registry: TableRegistry, lobby: Lobby | None, visitor: Visitor) -> LobbyAnswer:
    return LobbyAnswer(None if lobby is None else registry.lobbies.view(lobby, visitor.digest))
