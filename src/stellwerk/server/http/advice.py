"""Route: what the strongest bot would do."""

from litestar import get

from stellwerk.bots.advice import Advice
from stellwerk.bots.decisions import NoDecision, seat_to_advise
from stellwerk.server.http.tables import At, Viewer
from stellwerk.server.live.commands import AskForHelp
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.seating import seat_at
from stellwerk.server.live.session import Session
from stellwerk.server.web.problems import ApiError
from stellwerk.server.web.rate_limits import Limits, RateKey
from stellwerk.server.web.visitors import Visitor


@get("/tables/{table:str}/advice", summary="What the strongest bot would do")
async def advice(
    table: str,
    registry: TableRegistry,
    visitor: Visitor,
    language: str,
    limits: Limits,
    rate_key: RateKey | None,
    seat: Viewer = None,
    at: At = None,
) -> Advice:
    """For one's own open decision; after the end for any, of the seat that had it there.

    While the game runs, other people are told that somebody has asked: once a decision.
    """
    limits.spend("advice", rate_key)
    session = await registry.look(table)
    if session.match.is_over():
        entries, deciding = _any_decision(session, seat, at)
    else:
        entries, deciding = _own_decision(session, seat, at, visitor)
        decision = session.decision(deciding)
        await registry.change(table, AskForHelp(deciding, decision, visitor.known()))
    owner = visitor.digest if rate_key is None else rate_key.address
    return await registry.adviser.advise(session, entries, deciding, language, owner)


def _any_decision(session: Session, seat: int | None, at: int | None) -> tuple[int, int]:
    """The moment that is asked about, and the seat that had to decide there."""
    entries = len(session.match.log) if at is None else at
    return entries, _deciding(session, entries, None if seat is None else seat - 1)


def _own_decision(
    session: Session, seat: int | None, at: int | None, visitor: Visitor
) -> tuple[int, int]:
    """The present moment, and the visitor's seat. `at` may be its number, as that seat counts."""
    entries, asked = len(session.match.log), seat_at(session, seat, visitor)
    deciding = _deciding(session, entries, asked)
    if at not in (None, entries, len(session.match.known_to(asked))):
        raise ApiError("no_advice")
    return entries, deciding


def _deciding(session: Session, entries: int, seat: int | None) -> int:
    try:
        return seat_to_advise(session.match, entries, seat)
    except NoDecision:
        raise ApiError("no_advice") from None
