"""How people end a table: without a result, by agreement; or by another game, at the next one."""

from typing import TYPE_CHECKING

from stellwerk.server.live.commands import EndTable, OfferRematch
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.web.problems import ApiError

if TYPE_CHECKING:
    from stellwerk.server.live.session import Session


def already_done(session: "Session", command: OfferRematch | EndTable) -> bool:
    """Whether it was carried out before; ApiError if it must not be carried out now."""
    if isinstance(command, OfferRematch):
        return _has_offered(session, command.holder)
    return _has_ended(session, command)


def entries_for(session: "Session", command: OfferRematch | EndTable) -> list[LogEntry]:
    """The entries that the command adds."""
    if isinstance(command, OfferRematch):
        return _offers(session, command)
    session.check_room()
    return _ends(session, command)


def _has_offered(session: "Session", holder: bytes) -> bool:
    if not session.match.is_over():
        raise ApiError("not_over")
    return session.next is not None or not _seats_to_offer(session, holder)


def _seats_to_offer(session: "Session", holder: bytes) -> list[int]:
    return [seat for seat in session.seats_of(holder) if seat not in session.offers]


def _offers(session: "Session", offer: OfferRematch) -> list[LogEntry]:
    """An offer for each seat; once every person has agreed, the next table follows."""
    seats = _seats_to_offer(session, offer.holder)
    offers = [
        LogEntry(number, Kind.OFFER, seat, offer.bot or "")
        for number, seat in enumerate(seats, session.number + 1)
    ]
    with_holders = {seat for seat, holder in enumerate(session.holders) if holder}
    if with_holders <= {*session.offers, *seats}:
        number = session.number + len(offers) + 1
        offers.append(LogEntry(number, Kind.REMATCH, seats[-1], offer.next_table))
    return offers


def _has_ended(session: "Session", end: EndTable) -> bool:
    if session.waiting.ended is not None:
        return True
    if session.match.is_over():
        raise ApiError("over")
    mine = session.seats_of(end.holder)
    if not mine:
        raise ApiError("not_your_seat")
    return bool(session.waiting.enders.intersection(mine)) and not _may_end(session, end)


def _may_end(session: "Session", end: EndTable) -> bool:
    """Whether all agree; with the visitor who opened the table all who are here are enough."""
    holders, enders = session.holders, session.waiting.enders
    agreed = {holders[seat] for seat in enders} | {end.holder}
    opened = session.agreement.opener in agreed
    asked = [holders[seat] for seat in end.present] if opened else holders
    return set(asked) - {None} <= agreed


def _ends(session: "Session", end: EndTable) -> list[LogEntry]:
    seat, number = session.seats_of(end.holder)[0], session.number + 1
    if _may_end(session, end):
        return [LogEntry(number, Kind.ENDED, seat)]
    return [LogEntry(number, Kind.END, seat)]
