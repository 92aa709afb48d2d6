"""A draft: a change of a table that is not stored yet."""

from msgspec.structs import replace

from stellwerk.server.live.changing_seats import answer
from stellwerk.server.live.commands import AnswerAsk, AskBack, Command, Move, Sit
from stellwerk.server.live.events import Event
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.live.streams import Streams
from stellwerk.server.storage.log import LogEntry


class Draft:
    """A twin of the session with new log entries, and the events that will announce them."""

    def __init__(self, session: Session, streams: Streams) -> None:
        self.session = session.twin()
        self.entries: list[LogEntry] = []
        self.events: list[dict[Reader, Event]] = []
        self.pages = streams.pages.copy()
        """what readers have before them when they have been told of it"""
        self._streams = streams

    def execute(self, command: Command, at: int) -> None:
        """Carry out the command, at this time. MoveError or ApiError if that is not possible."""
        for entry in self.session.entries_for(command):
            self.apply(replace(entry, at=at))
        if isinstance(command, Move):
            while (deal := self.session.next_deal()) is not None:
                self.apply(replace(deal, at=at))
        if isinstance(command, Sit):
            self.session.holders[command.seat] = command.holder
        if isinstance(command, AskBack):
            self.session.askers[command.seat] = command.asker
        if isinstance(command, AnswerAsk):
            answer(self.session, command)

    def apply(self, entry: LogEntry) -> None:
        """Apply one entry and encode its event.

        The event shows the table right after this entry, so it is encoded before the next one.
        """
        self.session.apply(entry)
        self.entries.append(entry)
        self.events.append(self._streams.encode(self.session, entry, self.pages))
