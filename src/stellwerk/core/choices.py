"""Choices: what an actor may do at a position."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Something chance may decide, and how many of the equally likely cases lead to it."""

    action: int
    weight: int


class Choices(NamedTuple):
    """What an actor can choose from, ascending."""

    actions: list[int]
    weights: list[int]
    """of the outcomes of chance"""

    def outcomes(self) -> list[Outcome]:
        return list(map(Outcome, self.actions, self.weights))
