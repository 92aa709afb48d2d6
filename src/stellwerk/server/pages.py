"""Pages: what one viewer may know of a table, and what each line of it looked like to them."""

import msgspec

from stellwerk.kernel.actor import CHANCE, MOST_SEATS
from stellwerk.match import MatchView
from stellwerk.server.course import Course
from stellwerk.server.lines import Kind, Line


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
    text: str


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
    """as in a record for this viewer, with ? for what may not be known"""
    text: str
    """a sentence, or what was said"""
    page: Page | None
    """the table afterwards; not while cards are still to be dealt, and not for talk"""


def page_of(course: Course, viewer: int, at: int | None = None) -> Page:
    """The table now, or as the viewer saw it after so many entries: then there is no decision."""
    match = course.match
    asked = viewer < match.seats and not match.is_over() and at in (None, len(match.log))
    return Page(
        table=course.agreement.table,
        number=course.number,
        viewer=viewer + 1 if viewer < match.seats else None,
        decision=course.decision(viewer) if asked else None,
        chairs=chairs_of(course),
        commitment=course.dealer.commitment,
        seed=course.dealer.seed.hex() if match.is_over() else None,
        view=match.view(viewer, at),
        chat=[Message(line.number, seat_of(line), line.words) for line in course.chat],
    )


def log_of(course: Course, viewer: int) -> list[Told]:
    match = course.match
    return [
        Told(
            number + 1,
            None if actor == CHANCE else actor + 1,
            match.code_seen_by(viewer, number),
            match.sentence(viewer, number),
        )
        for number, (actor, _) in enumerate(match.log)
    ]


def chairs_of(course: Course) -> list[Chair]:
    return [
        Chair(seat, name, place.bot, free=not seated)
        for seat, (name, place, seated) in enumerate(
            zip(course.match.names, course.agreement.places, course.seated, strict=True), 1
        )
    ]


def happening(course: Course, line: Line, viewer: int) -> Happening:
    """The last line of the course, as the viewer sees it now."""
    settled = line.kind is not Kind.CHAT and CHANCE not in course.match.waiting_for
    code, text = "", line.words
    if line.kind in (Kind.MOVE, Kind.DEAL):
        last = len(course.match.log) - 1
        code = course.match.code_seen_by(viewer, last)
        text = course.match.sentence(viewer, last)
    elif line.kind is Kind.UNDO:
        text = f"{course.match.names[line.actor]} takes back a move."
    elif line.kind is Kind.SIT:
        text = f"{course.match.names[line.actor]} sits down."
    page = page_of(course, viewer) if settled else None
    return Happening(line.number, line.kind, seat_of(line), code, text, page)


def seat_of(line: Line) -> int | None:
    return line.actor + 1 if line.actor < MOST_SEATS else None
