"""Seats that change hands: somebody sits down, leaves, or comes back in another browser.

Who has lost a browser asks, and the other people say whether it is them.
"""

from typing import TYPE_CHECKING

from stellwerk.server.live.commands import AnswerAsk, AskBack, Resign, Sit
from stellwerk.server.storage.errors import SeatTaken
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.web.problems import ApiError

if TYPE_CHECKING:
    from stellwerk.server.live.session import Session


ChangeOfSeat = Sit | Resign | AskBack | AnswerAsk


def already_done(session: "Session", command: ChangeOfSeat) -> bool:
    """Whether it was carried out before; ApiError if it must not be carried out now."""
    match command:
        case Sit():
            return _has_seat(session, command)
        case Resign(seat, holder=holder):
            if session.match.is_over():
                raise ApiError("over")
            return session.holders[seat] != holder
        case AskBack():
            return _has_asked(session, command)
        case AnswerAsk():
            _check_answer(session, command)
            return False


def entry_for(session: "Session", command: ChangeOfSeat) -> LogEntry:
    number = session.number + 1
    match command:
        case Sit(seat, name=name):
            return LogEntry(number, Kind.SIT, seat, words=name)
        case Resign(seat, bot):
            return LogEntry(number, Kind.RESIGN, seat, bot)
        case AskBack(seat):
            session.check_room()
            return LogEntry(number, Kind.ASK, seat)
        case AnswerAsk():
            session.check_room()
            return _answer_entry(session, command)


def _has_seat(session: "Session", command: Sit) -> bool:
    if session.holders[command.seat] == command.holder:
        return True
    if session.seated[command.seat]:
        raise SeatTaken(command.seat)
    return session.unless_ended(done=False)


def _has_asked(session: "Session", command: AskBack) -> bool:
    """Whether this visitor asks already; ApiError if they may not ask."""
    seat = command.seat
    if session.seats_of(command.asker):
        raise ApiError("has_seat")
    if seat >= len(session.holders) or not session.holders[seat]:
        raise ApiError("not_another_seat", seat=seat + 1)
    if not _others(session, seat):
        raise ApiError("nobody_to_ask")
    if session.askers[seat] not in (None, command.asker):
        raise ApiError("asked_already", seat=seat + 1)
    return seat in session.talk.asks and session.askers[seat] == command.asker


def _check_answer(session: "Session", command: AnswerAsk) -> None:
    """ApiError if nobody asks, or if this visitor may not answer."""
    if command.holder not in session.holders:
        raise ApiError("not_your_seat")
    if command.seat not in session.talk.asks:
        raise ApiError("nobody_asks", seat=command.seat + 1)
    if command.welcome and not session.askers[command.seat]:
        raise ApiError("nobody_asks", seat=command.seat + 1)
    if command.welcome and command.holder not in _others(session, command.seat):
        raise ApiError("not_another_seat", seat=command.seat + 1)


def _others(session: "Session", seat: int) -> set[bytes]:
    """The people at other seats who are not the one of this seat."""
    return {holder for holder in session.holders if holder and holder != session.holders[seat]}


def _answer_entry(session: "Session", command: AnswerAsk) -> LogEntry:
    """It names the seat of whoever let somebody back in."""
    number = session.number + 1
    if not command.welcome:
        return LogEntry(number, Kind.REFUSE, command.seat)
    voucher = session.seats_of(command.holder)[0] + 1
    return LogEntry(number, Kind.TRAVEL, command.seat, str(voucher))


def answer(session: "Session", command: AnswerAsk) -> None:
    """The seat changes hands, if it does."""
    if command.welcome:
        session.holders[command.seat] = session.askers[command.seat]
    session.askers[command.seat] = None
