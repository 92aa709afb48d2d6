"""Which seat a visitor acts for, and from which seat they watch."""

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.company import is_closed_to
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Session
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.visitors import Visitor


async def own_seat(
    table_id: str,
    seat: int | None,
    registry: TableRegistry,
    visitor: Visitor,
    any_of_them: bool = False,
) -> int:
    """The seat that the visitor acts for, counted from 0; `seat` is counted from 1."""
    live = await registry.load(table_id)
    if live.shared and not live.session.seats_of(visitor.digest):
        await live.catch_up()  # it may have been taken in another process, a moment ago
    if any_of_them and (mine := live.session.seats_of(visitor.digest)):
        return mine[0]
    return seat_at(live.session, seat, visitor)


def seat_at(session: Session, seat: int | None, visitor: Visitor) -> int:
    """The visitor's seat that is meant; ApiError if there is none, or if it is not clear."""
    mine = session.seats_of(visitor.digest)
    if visitor.digest is None:
        raise ApiError("no_token")
    if seat is None and len(mine) > 1:
        names = ", ".join(str(own + 1) for own in mine)
        raise ApiError("which_seat", seats=names)
    if not mine or (seat is not None and seat - 1 not in mine):
        raise ApiError("not_your_seat")
    return mine[0] if seat is None else seat - 1


def viewer_at(session: Session, seat: int | None, visitor: Visitor) -> int:
    """The seat from which the visitor watches, or SPECTATOR; ApiError if they may not watch."""
    if seat is not None:
        return seat_at(session, seat, visitor)
    mine = session.seats_of(visitor.digest)
    viewer = mine[0] if mine else SPECTATOR
    if is_closed_to(session, viewer):
        raise ApiError("no_spectators")
    return viewer
