"""Notes: rules say what happened, on positions that have room for it.

A rule calls `note(position, kind, …)`. On an ordinary position that compiles to nothing, so random
play and the search do not pay for it. On a position with room for notes, a record type of its own
for which Numba compiles the same rules once more, it writes a row of numbers.
"""

from collections.abc import Callable, Container
from enum import IntEnum
from importlib import import_module
from typing import Protocol, Self, cast

from stellwerk.kernel.record import Ints, Record, number, numbers
from stellwerk.kernel.rule import PLAIN

MOST_NOTES = 256  # with one entry; half of all the money in Trambahn is 60 cards
NUMBERS = 4  # beside the kind


class Kind(IntEnum):
    """What may happen in a game: `TOUR_SCORED = 5, "seat points"` names the numbers noted."""

    says: tuple[str, ...]
    """the names of its numbers"""

    def __new__(cls, value: int, says: str = "") -> Self:
        kind = int.__new__(cls, value)
        kind._value_ = value
        kind.says = tuple(says.split())
        return kind

    __hash__ = int.__hash__  # an enumeration hashes its names, which takes ten times as long


class Notes(Record):
    """Room for notes, in front of a position."""

    noted: int = number()
    notes: Ints = numbers(MOST_NOTES, 1 + NUMBERS)


_made: dict[type[Record], type[Notes]] = {}


def with_notes(position: type[Record]) -> type[Notes]:
    """The same record with room for notes before it.

    Behind it would make it a subtype to Numba, which might then take the rules without notes.
    """
    if position not in _made:
        made = type(f"{position.__name__}WithNotes", (position, Notes), {})
        _made[position] = cast(type[Notes], made)
    return _made[position]


def note(position: Record, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Say that something happened, and the numbers that its kind names."""
    if isinstance(position, Notes):
        _write(position, kind, a, b, c, d)


def _write(position: Notes, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    number = position.noted
    position.noted += 1
    if number < MOST_NOTES:
        position.notes[number, 0] = kind
        position.notes[number, 1] = a
        position.notes[number, 2] = b
        position.notes[number, 3] = c
        position.notes[number, 4] = d


def _nothing(position: Record, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What `note` compiles to on a position without room."""


class RecordType(Protocol):
    """What Numba knows of a record."""

    fields: Container[str]


def _compiled(position: RecordType, kind: object, *numbers: object) -> Callable[..., None]:
    """Numba asks with the types of the arguments which function `note` is."""
    return _write if "notes" in position.fields else _nothing


if not PLAIN:
    import_module("numba.extending").overload(note, strict=False)(_compiled)
