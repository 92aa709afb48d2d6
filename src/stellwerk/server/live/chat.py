"""What was said at a table, and who left it."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.numbering import Quiet
from stellwerk.server.storage.log import LogEntry

MOST_CHAT = 100  # messages on a page, of those who play and of those who watch


class ChatLine(NamedTuple):
    """A message or a resignation, and how things stood at that moment."""

    entry: LogEntry
    name: str
    """that the author had chosen; the seat may have changed hands since"""
    quiet: Quiet


def with_line(chat: Sequence[ChatLine], line: ChatLine) -> list[ChatLine]:
    """The chat with one more line. Spectators do not push out what players said, or vice versa."""
    longer = [*chat, line]
    watches = line.entry.actor == SPECTATOR
    alike = [said for said in longer if (said.entry.actor == SPECTATOR) == watches]
    return [said for said in longer if said is not alike[0]] if len(alike) > MOST_CHAT else longer
