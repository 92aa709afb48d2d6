"""Records: a played game as plain text, and back again (docs/notation.md)."""

from stellwerk.core.written import write
from stellwerk.records.reading import game_of, read
from stellwerk.records.text import MOST_BYTES, RecordError

__all__ = ["MOST_BYTES", "RecordError", "game_of", "read", "write"]
