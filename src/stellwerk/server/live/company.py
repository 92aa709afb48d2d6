"""What people agree on beside the game: another game, hints, and a bot for who is away.

`Session` asks these what a command of this kind adds, and whether that was done before.
"""

from typing import TYPE_CHECKING

from stellwerk.server.live import ending
from stellwerk.server.live.commands import (
    AskForHelp,
    ComeBack,
    Company,
    EndTable,
    KeepWarm,
    OfferRematch,
    Vote,
)
from stellwerk.server.live.waiting import SUCCESSOR
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.web.problems import ApiError

if TYPE_CHECKING:
    from stellwerk.server.live.session import Session

MILLISECONDS = 1000


def people(session: "Session") -> int:
    """How many people play; a free seat waits for one more."""
    seats = zip(session.bots, session.holders, strict=True)
    return len({holder or seat for seat, (bot, holder) in enumerate(seats) if bot is None})


def is_left(session: "Session") -> bool:
    """Whether all people have left it to bots."""
    return all(session.bots) and not all(place.bot for place in session.agreement.places)


def is_closed_to(session: "Session", viewer: int) -> bool:
    """Whether the viewer may not watch, since no spectators were agreed on.

    While a seat is free, those who could take it may look.
    """
    watches = viewer >= len(session.bots) and not session.match.is_over()
    return watches and not session.agreement.terms.spectators and all(session.seated)


def deadline(session: "Session", seat: int) -> int | None:
    """When the time of a person who is waited for is over, in milliseconds since 1970.

    Nobody's time begins before all have sat down.
    """
    clock, waiting = session.agreement.terms.clock, session.waiting
    counts = seat in waiting.since and session.bots[seat] is None and seat not in waiting.warm
    if clock is None or not counts or not all(session.seated) or not session.is_running:
        return None
    return waiting.since[seat] + clock * MILLISECONDS


def overdue(session: "Session", now: int) -> list[KeepWarm]:
    """What is to be done about the seats whose time is over."""
    found = []
    for seat in session.waiting.since:
        until = deadline(session, seat)
        if until is not None and until <= now:
            found.append(KeepWarm(seat, until))
    return found


def already_done(session: "Session", command: Company) -> bool:
    """Whether it was carried out before; ApiError if it must not be carried out now."""
    if isinstance(command, OfferRematch | EndTable):
        return ending.already_done(session, command)
    if session.waiting.ended is not None:
        raise ApiError("ended")
    match command:
        case AskForHelp(seat, decision, holder):
            return _has_asked(session, seat, decision, holder)
        case KeepWarm(seat, until):
            return deadline(session, seat) != until
        case Vote():
            return _has_voted(session, command)
        case ComeBack(seat, holder):
            if session.holders[seat] != holder:
                raise ApiError("not_your_seat")
            return seat not in session.waiting.warm


def entries_for(session: "Session", command: Company) -> list[LogEntry]:
    """The entries that the command adds."""
    number = session.number + 1
    match command:
        case OfferRematch() | EndTable():
            return ending.entries_for(session, command)
        case AskForHelp(seat):
            session.check_room()
            return [LogEntry(number, Kind.HELP, seat)]
        case KeepWarm(seat):
            return [LogEntry(number, Kind.WARM, seat, SUCCESSOR)]
        case Vote():
            session.check_room()
            return _votes(session, command)
        case ComeBack(seat):
            return [LogEntry(number, Kind.BACK, seat)]


def _has_asked(session: "Session", seat: int, decision: int, holder: bytes) -> bool:
    if not session.agreement.terms.hints:
        raise ApiError("no_hints")
    if session.holders[seat] != holder:
        raise ApiError("not_your_seat")
    if seat not in session.waiting.since or session.decision(seat) != decision:
        raise ApiError("no_advice")
    return people(session) < 2 or seat in session.waiting.helped


def _has_voted(session: "Session", vote: Vote) -> bool:
    seat, waiting = vote.seat, session.waiting
    if not session.seats_of(vote.holder):
        raise ApiError("not_your_seat")
    if seat in waiting.warm:
        return True
    owner = session.holders[seat] if seat < len(session.holders) else None
    if owner is None or owner == vote.holder or seat not in waiting.since:
        raise ApiError("not_waited_for", seat=seat + 1)
    return not _new_votes(session, vote) and not _is_carried(session, vote)


def _new_votes(session: "Session", vote: Vote) -> list[int]:
    """One counts for all seats of a visitor."""
    mine = session.seats_of(vote.holder)
    voted = session.waiting.votes.get(vote.seat, frozenset())
    return [] if voted.intersection(mine) else mine[:1]


def _is_carried(session: "Session", vote: Vote) -> bool:
    """Whether everybody else who is here agrees: a single person only if the owner is away."""
    holders = session.holders
    voted = {holders[seat] for seat in session.waiting.votes.get(vote.seat, ())} | {vote.holder}
    others = {holders[seat] for seat in vote.present} - {None, holders[vote.seat]}
    enough = 1 if vote.seat not in vote.present else 2
    return others <= voted and len(voted - {None}) >= enough


def _votes(session: "Session", vote: Vote) -> list[LogEntry]:
    entries = [
        LogEntry(session.number + 1, Kind.VOTE, seat, str(vote.seat + 1))
        for seat in _new_votes(session, vote)
    ]
    if _is_carried(session, vote):
        number = session.number + len(entries) + 1
        entries.append(LogEntry(number, Kind.WARM, vote.seat, SUCCESSOR))
    return entries
