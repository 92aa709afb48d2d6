"""What was said at a table, and notes of what happened there beside the game."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.numbering import Quiet
from stellwerk.server.storage.log import Kind, LogEntry

MOST_CHAT = 100  # on a page, of those who play, of those who watch, and of notes


NOTES = (Kind.RESIGN, Kind.HELP, Kind.WARM, Kind.BACK, Kind.ENDED)
"""what is noted in the chat, though nobody said it"""


class ChatLine(NamedTuple):
    """A message or a note, and how things stood at that moment."""

    entry: LogEntry
    name: str
    """that the author had chosen; the seat may have changed hands since"""
    quiet: Quiet


def with_line(chat: Sequence[ChatLine], line: ChatLine) -> list[ChatLine]:
    """The chat with one more line.

    Neither spectators nor notes push out what players said, or vice versa.
    """
    longer = [*chat, line]
    alike = [said for said in longer if _sort_of(said) == _sort_of(line)]
    return [said for said in longer if said is not alike[0]] if len(alike) > MOST_CHAT else longer


def _sort_of(line: ChatLine) -> tuple[bool, bool]:
    return line.entry.actor == SPECTATOR, line.entry.kind is Kind.CHAT
