"""What was made before: parts of views that many positions have in common."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")


class Remembered(Generic[Key, T]):
    """Things by what they were made from. When there are too many, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[Key, T] = {}

    def get(self, key: Key, make: Callable[[], T]) -> T:
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= self._most:
                self._made.clear()
            made = self._made[key] = make()
        return made
