"""Flat records: a class that a type checker understands and that is a NumPy dtype underneath.

class Row(Record):
    line: int = number()
    cards: Ints = numbers(18)

class Table(Record):
    seat: int = number()
    rows: Array[Row] = records(Row, 2, 21)

`Table.new()` is one block of memory: copied by a single copy, compared byte for byte, and passed to
compiled rules as it is.
"""

from typing import TYPE_CHECKING, ClassVar, Protocol, Self, TypeVar, cast

import numpy as np
from numpy.typing import DTypeLike, NDArray

Ints = NDArray[np.int16]
Reals = NDArray[np.float64]
Records = NDArray[np.void]
"""an array of records of whichever kind: NumPy does not say which"""
Element = TypeVar("Element")
R = TypeVar("R", bound="Record")
MOST_SHOWN = 12  # numbers of a field, when a record is printed


class Array(Protocol[Element]):
    """An array of records inside a record: `rows[seat, place]` is one of them, not a copy."""

    def __getitem__(self, index: int | tuple[int, ...]) -> Element: ...
    def __setitem__(self, index: int | tuple[int, ...], value: Element) -> None: ...
    def __len__(self) -> int: ...


class Field:
    """What a class attribute of a record becomes: a window on its part of the memory."""

    def __init__(self, dtype: DTypeLike, shape: tuple[int, ...]) -> None:
        self.dtype = dtype
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, record: "Memory | None", owner: type) -> object:
        return self if record is None else record[self.name]

    def __set__(self, record: "Memory", value: object) -> None:
        record[self.name] = value


# To a type checker a field is what one reads from it.


def number() -> int:
    """A whole number, 16 bits wide: in narrower ones plain and compiled arithmetic differ."""
    return cast("int", Field(np.int16, ()))


def numbers(*shape: int) -> Ints:
    return cast("Ints", Field(np.int16, shape))


def bits(*shape: int) -> Ints:
    """Sets of up to 31 things, a bit for each."""
    return cast("Ints", Field(np.int32, shape))


def key() -> int:
    """A digest, 64 bits."""
    return cast("int", Field(np.int64, ()))


def count() -> int:
    """A number that may grow large."""
    return cast("int", Field(np.int32, ()))


def real() -> float:
    return cast("float", Field(np.float64, ()))


def records(kind: type[R], *shape: int) -> Array[R]:
    return cast("Array[R]", Field(kind.dtype, shape))


if TYPE_CHECKING:

    class Memory:
        """What a type checker has to know of `np.void`, a piece of memory with a dtype."""

        def tobytes(self) -> bytes: ...
        def __getitem__(self, field: str) -> object: ...
        def __setitem__(self, field: str, value: object) -> None: ...

else:
    Memory = np.void


class Record(Memory):
    """Base of all records."""

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        parts = [part for kind in reversed(cls.__mro__) for part in vars(kind).values()]
        fields = [part for part in parts if isinstance(part, Field)]
        cls.dtype = np.dtype((cls, [(field.name, field.dtype, field.shape) for field in fields]))

    def __repr__(self) -> str:
        fields = (f"{name}={shown(self[name])}" for name in self.dtype.names or ())
        return f"{type(self).__name__}({', '.join(fields)})"

    __str__ = __repr__

    @classmethod
    def new(cls) -> Self:
        """A record of zeros."""
        record: Self = cls.many(1)[0]
        return record

    @classmethod
    def many(cls, count: int) -> Records:
        """An array of records of zeros."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def place_of(cls, field: str) -> int:
        """Where a field lies in the memory of a record; LookupError if there is none."""
        places = cls.dtype.fields
        return int(places[field][1]) if places else 0

    @classmethod
    def span_of(cls, field: str, element: int | None = None) -> slice:
        """Where a field, or one element of it, lies in the bytes of a record."""
        first, dtype = cls.place_of(field), cls.dtype[field]
        if element is None:
            return slice(first, first + dtype.itemsize)
        size = dtype.itemsize // dtype.shape[0]
        return slice(first + element * size, first + (element + 1) * size)


def shown(part: object) -> str:
    """A number, a few numbers, or how many there are of what."""
    if not isinstance(part, np.ndarray):
        return str(part)
    if part.size <= MOST_SHOWN and part.dtype.names is None:
        return str(part.tolist())
    kind = "" if part.dtype.names is None else f" {part.dtype.type.__name__}"
    return f"[{'×'.join(map(str, part.shape))}{kind}]"


def copy_of(record: R) -> R:
    """By its bytes: NumPy's own copy goes field by field and takes ten times as long."""
    twin: R = np.ndarray(1, record.dtype, bytearray(record.tobytes()))[0]
    return twin
