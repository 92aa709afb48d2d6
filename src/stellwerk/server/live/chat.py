"""What was said at a table, and who left it, came back or would like to."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import Chat
from stellwerk.server.live.numbering import Quiet
from stellwerk.server.storage.log import Kind, LogEntry

MOST_CHAT = 100  # messages on a page, of those who play and of those who watch


PHRASES = (
    *("hello", "luck", "well_played", "thanks", "sorry", "moment"),
    *("back_soon", "here_again", "your_turn", "again", "bye"),
)
"""what can be said with one press; everybody reads it in their own language"""


class ChatLine(NamedTuple):
    """A message or a note, and how things stood at that moment."""

    entry: LogEntry
    name: str
    """that the author had chosen; the seat may have changed hands since"""
    quiet: Quiet


def message_entry(number: int, said: Chat) -> LogEntry:
    if said.phrase:
        return LogEntry(number, Kind.PHRASE, said.actor, f"{said.phrase} {said.message_id}")
    return LogEntry(number, Kind.CHAT, said.actor, said.message_id, words=said.text)


def id_of(entry: LogEntry) -> str:
    """The id that a client gave its message, if any."""
    return entry.code.partition(" ")[2] if entry.kind is Kind.PHRASE else entry.code


def phrase_of(entry: LogEntry) -> str:
    return entry.code.partition(" ")[0]


def with_line(chat: Sequence[ChatLine], line: ChatLine) -> list[ChatLine]:
    """The chat with one more line. Spectators do not push out what players said, or vice versa."""
    longer = [*chat, line]
    watches = line.entry.actor == SPECTATOR
    alike = [said for said in longer if (said.entry.actor == SPECTATOR) == watches]
    return [said for said in longer if said is not alike[0]] if len(alike) > MOST_CHAT else longer
