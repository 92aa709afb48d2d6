"""What people do in a lobby: sit down, get up, say a name, be ready. Chairs count from 0 here."""

from msgspec.structs import replace

from stellwerk.server.lobby.state import Chair, Lobby, check_gathering, check_sits
from stellwerk.server.storage.errors import SeatTaken
from stellwerk.server.web.problems import ApiError


def sit(
    lobby: Lobby,
    visitor: bytes,
    number: int | None,
    name: str = "",
    commitment: str | None = None,
    invitation: bytes | None = None,
) -> Lobby:
    """Take a free chair; a visitor who has one already moves. An invitation says which."""
    check_gathering(lobby)
    number = _meant(lobby, number, invitation)
    chair = lobby.chair(number)
    if chair.bot:
        raise ApiError("not_for_people", seat=number + 1)
    if chair.holder not in (None, visitor):
        raise SeatTaken(number)
    if chair.holder is None:
        lobby = _seated(lobby, visitor, number)
    if name:
        lobby = rename(lobby, visitor, number, name)
    return commit(lobby, visitor, commitment)


def _meant(lobby: Lobby, number: int | None, invitation: bytes | None) -> int:
    """The chair of the invitation, or else the one that was named and is kept for nobody."""
    for invited, chair in enumerate(lobby.chairs):
        if invitation is not None and chair.invitation == invitation:
            return invited
    if number is None:
        raise ApiError("no_such_invitation")
    if lobby.chair(number).invitation is not None and lobby.chair(number).free:
        raise ApiError("reserved", chair=number + 1)
    return number


def _seated(lobby: Lobby, visitor: bytes, number: int) -> Lobby:
    """On this chair, from the first of those that the visitor had."""
    mine, chair = lobby.chairs_of(visitor), lobby.chair(number)
    before = lobby.chairs[mine[0]] if mine else Chair()
    if mine:
        lobby = lobby.with_chair(mine[0], _left(before))
    there = replace(
        before, holder=visitor, share=None, invitation=chair.invitation, wins=chair.wins
    )
    return replace(lobby.with_chair(number, there), series=False)


def rise(lobby: Lobby, visitor: bytes) -> Lobby:
    """Leave all chairs of one's own."""
    check_gathering(lobby)
    if not lobby.chairs_of(visitor):
        return lobby
    return replace(lobby.with_own(visitor, _left), series=False)


def _left(chair: Chair) -> Chair:
    """A personal invitation stays good for who comes back."""
    return Chair(invitation=chair.invitation)


def rename(lobby: Lobby, visitor: bytes, number: int, name: str) -> Lobby:
    check_gathering(lobby)
    if number not in lobby.chairs_of(visitor):
        raise ApiError("not_your_seat")
    return lobby.with_chair(number, replace(lobby.chairs[number], name=name))


def be_ready(lobby: Lobby, visitor: bytes, ready: bool, commitment: str | None = None) -> Lobby:
    """Say so for all chairs of one's own."""
    check_gathering(lobby)
    check_sits(lobby, visitor)
    lobby = lobby.with_own(visitor, lambda chair: replace(chair, ready=ready))
    return commit(lobby, visitor, commitment)


def commit(lobby: Lobby, visitor: bytes, commitment: str | None) -> Lobby:
    """Promise a share of the deal: one for all chairs of a visitor, until the start another."""
    if commitment is None:
        return lobby
    return lobby.with_own(visitor, lambda chair: replace(chair, commitment=commitment))


def forget(lobby: Lobby, visitor: bytes) -> Lobby | None:
    """What is left of it without this visitor; nothing, if they were the host.

    A deal that is being settled is settled at once: who leaves then leaves the table.
    """
    if lobby.agreement is not None:
        return replace(lobby, reveal_until=0.0)
    return None if lobby.host == visitor else rise(lobby, visitor)
