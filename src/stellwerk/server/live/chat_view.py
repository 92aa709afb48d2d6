"""The chat of a table, as one viewer reads it: what was said, and notes in their language."""

import msgspec

from stellwerk.bots.titles import title
from stellwerk.core.messages import YOU, about, say
from stellwerk.kernel.actor import MOST_SEATS
from stellwerk.server.live.chat import NOTES, ChatLine, phrase_of
from stellwerk.server.live.numbering import number_for_viewer
from stellwerk.server.live.seat_names import seat_name
from stellwerk.server.live.session import Session
from stellwerk.server.storage.log import Kind, LogEntry


class Message(msgspec.Struct, frozen=True):
    """Something said at the table. It is text, never markup."""

    number: int
    seat: int | None
    """none for a spectator"""
    name: str
    """at that time, since the seat may have changed hands; empty for a spectator"""
    text: str
    note: bool
    """not a message: it says what the author did, such as to leave"""


def message_of(line: ChatLine, session: Session, viewer: int, language: str) -> Message:
    entry = line.entry
    seat, note = seat_of(entry), entry.kind in NOTES
    name = line.name or (seat_name(language, seat) if seat else "")
    text = said(line, session, viewer, language)
    return Message(number_for_viewer(entry.number, line.quiet, viewer), seat, name, text, note)


def said(line: ChatLine, session: Session, viewer: int, language: str) -> str:
    """What was typed, or what it says in the reader's language, by the names at that time."""
    entry, seat = line.entry, line.entry.actor + 1
    if entry.kind is Kind.CHAT:
        return entry.words
    if entry.kind is Kind.PHRASE:
        return say(language, f"phrases:{phrase_of(entry)}")
    name = line.name or seat_name(language, seat)
    if entry.kind is Kind.RESIGN:
        bot = title(language, entry.code)
        return say(language, "table_log:resign", before=name, bot=bot, seat=seat)
    who = about(YOU if entry.actor == viewer else name)
    if entry.kind is Kind.WARM:
        return say(language, "table_log:warm", bot=title(language, entry.code), **who)
    if entry.kind is Kind.TRAVEL and entry.code:
        voucher = int(entry.code) - 1
        message = "let" if voucher == viewer else "returned"
        return say(language, f"table_log:{message}", by=session.names(language)[voucher], **who)
    return say(language, f"table_log:{entry.kind}", **who)


def seat_of(entry: LogEntry) -> int | None:
    return entry.actor + 1 if entry.actor < MOST_SEATS else None
