"""Decisions: what each seat is asked, under a number, and what it has answered."""

from collections.abc import Iterable


class Decisions:
    """The number of a decision stays the same as long as its seat is asked the same."""

    def __init__(self, waiting_for: Iterable[int], seats: int) -> None:
        self._asked = dict.fromkeys(waiting_for, 0)
        self._changed = dict.fromkeys(range(seats), 0)
        self._answers: dict[tuple[int, int], str] = {}

    def copy(self) -> "Decisions":
        other = Decisions((), 0)
        other._asked, other._changed = self._asked.copy(), self._changed.copy()
        other._answers = self._answers.copy()
        return other

    def ask(self, seat: int, number: int) -> None:
        """The seat is asked something new by the entry of this number."""
        self._asked[seat] = number

    def change(self, seat: int, number: int) -> None:
        """Something has changed at the table that the seat may know of."""
        self._changed[seat] = number

    def number(self, seat: int, asked: bool) -> int:
        """What the seat's next move or undo has to carry."""
        return self._asked[seat] if asked else self._changed[seat]

    def answer(self, seat: int, decision: int, code: str) -> None:
        self._answers[seat, decision] = code

    def given(self, seat: int, decision: int) -> str | None:
        """How the seat has answered the decision."""
        return self._answers.get((seat, decision))
