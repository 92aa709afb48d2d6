"""Talk: what people say at a table, and to whom a lost seat belongs, beside the game."""

from typing import TYPE_CHECKING

from stellwerk.server.live.asks import answer_entry, check_answer, has_asked
from stellwerk.server.live.chat import message_entry
from stellwerk.server.live.commands import AnswerAsk, AskBack, Chat
from stellwerk.server.storage.log import Kind, LogEntry

if TYPE_CHECKING:
    from stellwerk.server.live.session import Session

Talk = Chat | AskBack | AnswerAsk


def is_said(session: "Session", command: Talk) -> bool:
    """Whether it was said before; ApiError if it must not be said now."""
    match command:
        case Chat(actor, message_id=message_id):
            return bool(message_id) and (actor, message_id) in session.talk.messages
        case AskBack():
            return has_asked(session, command)
        case AnswerAsk():
            check_answer(session, command)
            return False


def talk_entry(session: "Session", command: Talk) -> LogEntry:
    number = session.number + 1
    match command:
        case Chat():
            return message_entry(number, command)
        case AskBack(seat):
            return LogEntry(number, Kind.ASK, seat)
        case AnswerAsk():
            return answer_entry(session, command)
