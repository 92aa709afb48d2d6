"""Events: what happened, sent to all viewers of a table, each by what that viewer may know.

The number of an event is the number of its log entry, less those that the viewer may not know of.
It is the same after a restart, and so are its bytes: they depend only on the log up to then and on
the reader.
"""

from collections.abc import Iterable

import msgspec

from stellwerk.server.live.packing import packed
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import (
    ChangeView,
    EventView,
    Page,
    Reader,
    change_view,
    event_view,
    page_of,
)
from stellwerk.server.storage.log import Agreement, LogEntry

Pages = dict[Reader, Page]
"""what the readers who are told changes have before them"""

_encode = msgspec.json.Encoder().encode


class Event:
    """What is sent, plain and compressed. It is compressed once for all its viewers."""

    __slots__ = ("_packed", "number", "plain")

    def __init__(self, number: int | None, name: str, data: object) -> None:
        self.number = number
        """none for a state, which is not repeated to a viewer who missed it"""
        line = b"" if number is None else b"id: %d\n" % number
        self.plain = b"%sevent: %s\ndata: %s\n\n" % (line, name.encode(), _encode(data))
        self._packed: bytes | None = None

    @property
    def packed(self) -> bytes:
        if self._packed is None:
            self._packed = packed(self.plain)
        return self._packed


class ServerTime(msgspec.Struct, frozen=True):
    """What the clock of the server says, for whoever counts down to a deadline."""

    now: int
    """in milliseconds since 1970"""


def snapshot(page: Page) -> Event:
    """The whole table, for a viewer who is new or was away too long."""
    return Event(page.number, "fresh", page)


def state(name: str, what: msgspec.Struct) -> Event:
    return Event(None, name, what)


def events_for(
    session: Session, entry: LogEntry, readers: Iterable[Reader], pages: Pages
) -> dict[Reader, Event]:
    """The event of the session's last entry for each of these readers who may know of it.

    `pages` are changed with it.
    """
    told = [reader for reader in readers if session.shows(reader.viewer, entry)]
    return {reader: _event(session, entry, reader, pages) for reader in told}


def _event(session: Session, entry: LogEntry, reader: Reader, pages: Pages) -> Event:
    view: EventView | ChangeView
    if reader.changes:
        before = pages[reader]
        if session.settled:
            pages[reader] = page_of(session, reader)
        view = change_view(session, entry, reader, before, pages[reader])
    else:
        view = event_view(session, entry, reader)
    return Event(view.number, view.kind, view)


def missed_events(
    agreement: Agreement, entries: Iterable[LogEntry], reader: Reader, seen: int
) -> bytes:
    """Everything after the last number seen, with the same bytes as when it happened."""
    session = Session(agreement)
    last, pages, missed = session.twin(), Pages(), b""
    for entry in entries:
        session.apply(entry)
        if not session.shows(reader.viewer, entry):
            continue
        if session.number_for(reader.viewer) > seen:
            pages = pages or {reader: page_of(last, reader)}
            missed += _event(session, entry, reader, pages).plain
        elif reader.changes and session.settled:
            last = session.twin()
    return missed
