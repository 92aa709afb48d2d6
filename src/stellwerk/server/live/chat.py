"""What was said at a table, and notes of what happened there beside the game."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import Chat
from stellwerk.server.live.numbering import Quiet
from stellwerk.server.storage.log import Kind, LogEntry

MOST_CHAT = 100  # on a page, of those who play, of those who watch, and of notes


TALK = (Kind.CHAT, Kind.PHRASE)
NOTES = (
    *(Kind.RESIGN, Kind.HELP, Kind.WARM, Kind.BACK, Kind.ENDED),
    *(Kind.TRAVEL, Kind.ASK, Kind.REFUSE),
)
"""what is noted in the chat, though nobody said it"""

ABOUT_ASKS = (Kind.ASK, Kind.REFUSE, Kind.TRAVEL, Kind.RESIGN)
"""after these a seat is asked for, or is no longer"""

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


class Conversation:
    """What was said and noted at a table, and which seats somebody asks for."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.messages = frozenset[tuple[int, str]]()
        """the actor and the client's id of what was said, empty if there was none"""
        self.asks: list[int] = []
        """seats that somebody would like to come back to"""

    def note(self, entry: LogEntry, name: str, quiet: Quiet) -> None:
        """An entry, the name of whoever made it, and what is quiet then. Lists are not changed."""
        if entry.kind in TALK or entry.kind in NOTES:
            self.lines = with_line(self.lines, ChatLine(entry, name, quiet))
        if entry.kind in TALK:
            self.messages |= {(entry.actor, id_of(entry))}
        if entry.kind in ABOUT_ASKS:
            others = [seat for seat in self.asks if seat != entry.actor]
            self.asks = [*others, entry.actor] if entry.kind is Kind.ASK else others


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
    """The chat with one more line.

    Neither spectators nor notes push out what players said, or vice versa.
    """
    longer = [*chat, line]
    alike = [said for said in longer if _sort_of(said) == _sort_of(line)]
    return [said for said in longer if said is not alike[0]] if len(alike) > MOST_CHAT else longer


def _sort_of(line: ChatLine) -> tuple[bool, bool]:
    return line.entry.actor == SPECTATOR, line.entry.kind in TALK
