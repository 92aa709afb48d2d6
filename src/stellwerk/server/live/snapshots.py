"""Snapshots: what one viewer may know of a table, and what each log entry looks like to them."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from stellwerk import records
from stellwerk.bots.titles import title
from stellwerk.core.messages import FALLBACK, YOU, about, say
from stellwerk.fairness.proof import comments
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match, MatchView
from stellwerk.server.live.chairs import Chair, chairs_of
from stellwerk.server.live.changes import Changes, changes_between
from stellwerk.server.live.chat import NOTES, TALK
from stellwerk.server.live.chat_view import Message, message_of, said, seat_of
from stellwerk.server.live.company import is_left
from stellwerk.server.live.session import Session
from stellwerk.server.storage.log import Kind, LogEntry, Terms
from stellwerk.server.web.problems import ApiError

SAID = {
    Kind.UNDO: "table_log:undo",
    Kind.SIT: "table_log:sit",
    Kind.OFFER: "table_log:offer",
    Kind.REMATCH: "table_log:rematch",
    Kind.END: "table_log:end",
}
"""what is told of the person who acted"""

MOST_REMEMBERED = 4096


class Reader(NamedTuple):
    """The same reader gets the same bytes."""

    viewer: int
    language: str = FALLBACK
    changes: bool = False
    """is told what has changed on the page, instead of the whole page"""


class Page(msgspec.Struct, frozen=True):
    """A table as one viewer sees it."""

    table: str
    number: int
    """of the last log entry; events go on from here"""
    viewer: int | None
    """the seat, or none for a spectator"""
    decision: int | None
    """the number that the viewer's next move or undo has to carry"""
    chairs: list[Chair]
    commitment: str
    """of the dealer, from the start"""
    seed: str | None
    """of the dealer, after the end"""
    view: MatchView
    chat: list[Message]
    asks: list[int]
    """seats to which somebody would like to come back, in another browser"""
    offers: list[int]
    """seats that would like to play again"""
    wish: str | None
    """the bot they would like to play with then, if another one"""
    next: str | None
    """the table where they do"""
    wins: list[int]
    """of each seat, if the same players have played before: in those games and in this one"""
    terms: Terms
    """what was agreed on"""
    enders: list[int]
    """seats that wish to end the game without a result"""
    ended: int | None
    """the seat that has done so"""
    left: bool
    """whether all people have left it to bots"""


class LogView(msgspec.Struct, frozen=True):
    """An entry of the log, as one viewer may see it now."""

    number: int
    """counted from 1; `?at=` this is the table afterwards"""
    seat: int | None
    """none for chance"""
    code: str
    """as in a record for this viewer"""
    text: str
    """a sentence"""


class EventView(msgspec.Struct, frozen=True):
    """A log entry as one viewer saw it when it happened."""

    number: int
    kind: Kind
    seat: int | None
    """none for chance and for spectators"""
    code: str
    """as in a record for this viewer, with ? for what may not be known; the bot that takes a seat
    over, keeps it warm, or is wanted next time; the next table; the seat that a vote is about"""
    text: str
    """a sentence, or what was said"""
    page: Page | None
    """the table afterwards; not while cards are still to be dealt, and not for talk"""


class ChangeView(msgspec.Struct, frozen=True):
    """The same for a viewer who keeps the page, and is told what changes on it."""

    number: int
    kind: Kind
    seat: int | None
    code: str
    text: str
    since: int
    """the number of the page that is changed"""
    changes: Changes | None
    """by JSON Pointer, what is different on the page; not while cards are still to be dealt"""


def page_of(session: Session, reader: Reader, at: int | None = None) -> Page:
    """The table now, or as it was after `at` entries of the match; then without a decision."""
    match, viewer, language = session.match, reader.viewer, reader.language
    moment, now = (None, True) if at is None else _moment(match, viewer, at)
    asked = now and viewer < match.seats and session.is_running
    names = session.names(language)
    return Page(
        table=session.agreement.table_id,
        number=session.number_for(viewer),
        viewer=viewer + 1 if viewer < match.seats else None,
        decision=session.decision(viewer) if asked else None,
        chairs=chairs_of(session, names),
        commitment=session.dealer.commitment,
        seed=session.dealer.seed.hex() if match.is_over() else None,
        view=_view(session, viewer, moment, names),
        chat=[message_of(line, session, viewer, language) for line in session.talk.lines],
        asks=[seat + 1 for seat in session.talk.asks],
        offers=[seat + 1 for seat in sorted(session.offers)],
        wish=session.wish,
        next=session.next,
        wins=session.wins() if session.agreement.wins else [],
        terms=session.agreement.terms,
        enders=[seat + 1 for seat in sorted(session.waiting.enders)],
        ended=None if session.waiting.ended is None else session.waiting.ended + 1,
        left=is_left(session),
    )


def _view(session: Session, viewer: int, moment: int | None, names: list[str]) -> MatchView:
    """Of the match, where moves are taken back only if agreed, and none is made after an end."""
    view = session.match.view(viewer, moment, names)
    if session.waiting.ended is not None:
        return msgspec.structs.replace(view, to_act=[], legal=[], can_undo=False)
    if view.can_undo and not session.agreement.terms.take_backs:
        return msgspec.structs.replace(view, can_undo=False)
    return view


def _moment(match: Match, viewer: int, at: int) -> tuple[int, bool]:
    """How long the log was when the viewer knew of `at` entries, and whether it is so now."""
    entries = match.known_until(viewer, len(match.log))
    if at > entries:
        raise ApiError("no_such_moment", at=str(at), entries=entries)
    return match.moment(viewer, at), at == entries


def record_of(session: Session, viewer: int) -> str:
    """The viewer's edition while the game is running; afterwards the whole, and the deal."""
    record = records.write(session.match.twin(session.names(FALLBACK)), viewer)
    deal = session.agreement.deal
    if deal is None or not session.match.is_over():
        return record
    return comments(deal, session.dealer.seed) + record


def log_of(session: Session, reader: Reader, after: int = 0) -> list[LogView]:
    return entries_of(session.match, _names_for(reader, session), reader, after)


def entries_of(match: Match, names: Sequence[str], reader: Reader, after: int = 0) -> list[LogView]:
    """What the reader may know of the log, without the first `after` entries."""
    return [
        LogView(
            count,
            None if match.log[number].actor == CHANCE else match.log[number].actor + 1,
            match.code_seen_by(reader.viewer, number),
            match.sentence(reader.viewer, number, reader.language, names),
        )
        for count, number in enumerate(match.known_to(reader.viewer)[after:], after + 1)
    ]


def event_view(session: Session, entry: LogEntry, reader: Reader) -> EventView:
    """The last entry of the session, as this reader sees it now."""
    page = page_of(session, reader) if session.settled and entry.kind not in TALK else None
    return EventView(*_told(session, entry, reader), page)


def change_view(
    session: Session, entry: LogEntry, reader: Reader, before: Page, after: Page
) -> ChangeView:
    """The same for a reader who has the page that was there before."""
    changes = changes_between(before, after) if session.settled else None
    return ChangeView(*_told(session, entry, reader), before.number, changes)


def _told(
    session: Session, entry: LogEntry, reader: Reader
) -> tuple[int, Kind, int | None, str, str]:
    """What is told of the last entry beside the page, in the order of the fields."""
    kind = Kind.CHAT if entry.kind in TALK else entry.kind
    code, text = "" if entry.kind in TALK else entry.code, entry.words
    if entry.kind in (Kind.MOVE, Kind.DEAL):
        match, names = session.match, _names_for(reader, session)
        last = len(match.log) - 1
        code = match.code_seen_by(reader.viewer, last)
        text = match.sentence(reader.viewer, last, reader.language, names)
    elif entry.kind in (*NOTES, *TALK):
        text = said(session.talk.lines[-1], session, reader.viewer, reader.language)
    elif entry.kind is Kind.VOTE:
        names = _names_for(reader, session)
        who, owner = about(names[entry.actor]), names[int(entry.code) - 1]
        message = "table_log:vote" if owner else "table_log:vote-yours"
        text = say(reader.language, message, owner=owner, **who)
    elif entry.kind is Kind.OFFER and entry.code:
        bot = title(reader.language, entry.code)
        who = about(_names_for(reader, session)[entry.actor])
        text = say(reader.language, "table_log:offer-with", bot=bot, **who)
    elif entry.kind in SAID:
        who = about(_names_for(reader, session)[entry.actor])
        text = say(reader.language, SAID[entry.kind], **who)
    return session.number_for(reader.viewer), kind, seat_of(entry), code, text


def _names_for(reader: Reader, session: Session) -> list[str]:
    """The names of the seats, with "you" in place of the reader's own."""
    names = session.names(reader.language)
    return [YOU if seat == reader.viewer else name for seat, name in enumerate(names)]
