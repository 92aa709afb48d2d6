"""Pages: what one viewer may know of a table, and what each line of it looked like to them."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from stellwerk import records
from stellwerk.bots.titles import title
from stellwerk.core.messages import FALLBACK, YOU, about, say
from stellwerk.kernel.actor import CHANCE, MOST_SEATS
from stellwerk.match import Match, MatchView
from stellwerk.server.live.log import Kind, Line
from stellwerk.server.live.seat_names import seat_name
from stellwerk.server.live.session import Course, Said, told_number
from stellwerk.server.web.problems import Refused

SAID = {
    Kind.UNDO: "table_log:undo",
    Kind.SIT: "table_log:sit",
    Kind.OFFER: "table_log:offer",
    Kind.REMATCH: "table_log:rematch",
}
"""what is told of the person who acted"""


class Reader(NamedTuple):
    """For whom something is told: the same viewer and language, the same bytes."""

    viewer: int
    language: str = FALLBACK


class Chair(msgspec.Struct, frozen=True):
    """A seat, seen from outside."""

    seat: int
    name: str
    bot: str | None
    free: bool
    """waits for a person"""


class Message(msgspec.Struct, frozen=True):
    """Something said at the table. It is text, never markup."""

    number: int
    seat: int | None
    """none for somebody who only watches"""
    name: str
    """of that time: somebody else may have the seat now; empty for a spectator"""
    text: str
    note: bool
    """nobody said it: it tells that somebody left"""


class Page(msgspec.Struct, frozen=True):
    """A table as one viewer sees it."""

    table: str
    number: int
    """of the last line; events go on from here"""
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
    offers: list[int]
    """seats that would like to play again"""
    wish: str | None
    """the bot they would like to play with then, if another one"""
    next: str | None
    """the table where they do"""
    wins: list[int]
    """of each seat, if the same players have played before: in those games and in this one"""


class Told(msgspec.Struct, frozen=True):
    """An entry of the log, as one viewer may see it now."""

    number: int
    """counted from 1; `?at=` this is the table afterwards"""
    seat: int | None
    """none for chance"""
    code: str
    """as in a record for this viewer"""
    text: str
    """a sentence"""


class Happening(msgspec.Struct, frozen=True):
    """A line as one viewer saw it when it happened."""

    number: int
    kind: Kind
    seat: int | None
    """none for chance and for spectators"""
    code: str
    """as in a record for this viewer, with ? for what may not be known; the bot that takes a seat
    over, or that is wanted next time; the next table"""
    text: str
    """a sentence, or what was said"""
    page: Page | None
    """the table afterwards; not while cards are still to be dealt, and not for talk"""


def page_of(course: Course, reader: Reader, at: int | None = None) -> Page:
    """The table now, or as it was seen after so many entries: then there is no decision."""
    match, (viewer, language) = course.match, reader
    entries = len(match.known_to(viewer))
    if at is not None and at > entries:
        raise Refused("no_such_moment", at=str(at), entries=entries)
    asked = viewer < match.seats and not match.is_over() and at in (None, entries)
    moment = None if at is None else match.moment(viewer, at)
    names = course.names(language)
    return Page(
        table=course.agreement.table,
        number=course.number_for(viewer),
        viewer=viewer + 1 if viewer < match.seats else None,
        decision=course.decision(viewer) if asked else None,
        chairs=[
            Chair(seat, name, bot, free=not seated)
            for seat, (name, bot, seated) in enumerate(
                zip(names, course.bots, course.seated, strict=True), 1
            )
        ],
        commitment=course.dealer.commitment,
        seed=course.dealer.seed.hex() if match.is_over() else None,
        view=msgspec.structs.replace(match.view(viewer, moment), names=names),
        chat=[_message(course, spoken, reader) for spoken in course.chat],
        offers=[seat + 1 for seat in sorted(course.offers)],
        wish=course.wish,
        next=course.next,
        wins=course.wins() if course.agreement.wins else [],
    )


def _message(course: Course, spoken: Said, reader: Reader) -> Message:
    line, (viewer, language) = spoken.line, reader
    seat, note = seat_of(line), line.kind is Kind.RESIGN
    name = spoken.name or (seat_name(language, seat) if seat else "")
    text = _resigned(course, spoken, language) if note else line.words
    return Message(told_number(line.number, spoken.quiet, viewer), seat, name, text, note)


def _resigned(course: Course, spoken: Said, language: str) -> str:
    """Who left, by the name of that time, and which bot came."""
    line, seat = spoken.line, spoken.line.actor + 1
    before, bot = spoken.name or seat_name(language, seat), title(language, line.code)
    return say(language, "table_log:resign", before=before, bot=bot, seat=seat)


def record_of(course: Course, viewer: int) -> str:
    """The viewer's edition while the game is running, the whole afterwards."""
    return records.write(course.match.twin(), viewer)


def log_of(course: Course, reader: Reader) -> list[Told]:
    return entries_of(course.match, _told_to(reader, course), reader)


def entries_of(match: Match, names: Sequence[str], reader: Reader) -> list[Told]:
    return [
        Told(
            count,
            None if match.log[number].actor == CHANCE else match.log[number].actor + 1,
            match.code_seen_by(reader.viewer, number),
            match.sentence(reader.viewer, number, reader.language, names),
        )
        for count, number in enumerate(match.known_to(reader.viewer), 1)
    ]


def happening(course: Course, line: Line, reader: Reader) -> Happening:
    """The last line of the course, as it is seen now."""
    match, names = course.match, _told_to(reader, course)
    settled = line.kind is not Kind.CHAT and CHANCE not in match.waiting_for
    code, text = "" if line.kind is Kind.CHAT else line.code, line.words
    if line.kind in (Kind.MOVE, Kind.DEAL):
        last = len(match.log) - 1
        code = match.code_seen_by(reader.viewer, last)
        text = match.sentence(reader.viewer, last, reader.language, names)
    elif line.kind is Kind.RESIGN:
        text = _resigned(course, course.chat[-1], reader.language)
    elif line.kind is Kind.OFFER and line.code:
        bot, who = title(reader.language, line.code), about(names[line.actor])
        text = say(reader.language, "table_log:offer-with", bot=bot, **who)
    elif line.kind in SAID:
        text = say(reader.language, SAID[line.kind], **about(names[line.actor]))
    page = page_of(course, reader) if settled else None
    number = course.number_for(reader.viewer)
    return Happening(number, line.kind, seat_of(line), code, text, page)


def _told_to(reader: Reader, course: Course) -> list[str]:
    """The names of the seats, with the reader in the place of their own."""
    names = course.names(reader.language)
    return [YOU if seat == reader.viewer else name for seat, name in enumerate(names)]


def seat_of(line: Line) -> int | None:
    return line.actor + 1 if line.actor < MOST_SEATS else None
