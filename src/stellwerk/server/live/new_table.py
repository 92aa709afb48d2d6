"""A new table: people sit down, and the first cards are dealt."""

from collections.abc import Mapping

from msgspec.structs import replace

from stellwerk.server.live.session import Session
from stellwerk.server.storage.log import Agreement, Kind, LogEntry, now


def begin(
    agreement: Agreement, names: Mapping[int, str], at: int = 0
) -> tuple[Session, list[LogEntry]]:
    """A session and its first log entries, with these names at these seats, at this time or now."""
    session, at = Session(agreement), at or now()
    entries = [
        session.apply(LogEntry(number, Kind.SIT, seat, words=name, at=at))
        for number, (seat, name) in enumerate(names.items(), 1)
    ]
    while (deal := session.next_deal()) is not None:
        entries.append(session.apply(replace(deal, at=at)))
    return session, entries
