"""Records: a played game as plain text, and back again (docs/notation.md)."""

from stellwerk.records.reading import game_of, read
from stellwerk.records.text import MOST_BYTES, RecordError
from stellwerk.records.writing import write

__all__ = ["MOST_BYTES", "RecordError", "game_of", "read", "write"]
