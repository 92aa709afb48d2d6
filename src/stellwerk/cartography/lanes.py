"""Lines that share a track run side by side: who is left and who is right."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from stellwerk.cartography.measures import LANE

Edge = frozenset[complex]
"""one step of the grid"""
Walks = dict[str, list[complex]]
"""where each line runs, step by step"""
FAR = 4


@dataclass(frozen=True)
class Lanes:
    """The lines on one step of the grid, from left to right as seen by the first of them."""

    letters: list[str]
    forward: complex

    def shift(self, letter: str) -> complex:
        place = self.letters.index(letter) - (len(self.letters) - 1) / 2
        return self.forward * 1j / abs(self.forward) * LANE * place


def all_lanes(walks: Walks) -> dict[Edge, Lanes]:
    """Lines that stay together keep their order."""
    steps = {letter: _steps(walk) for letter, walk in walks.items()}
    users: dict[Edge, list[str]] = {}
    for letter, edges in steps.items():
        for edge in edges:
            users.setdefault(edge, []).append(letter)
    bundles: dict[tuple[str, ...], list[Edge]] = {}
    for edge, letters in users.items():
        bundles.setdefault(tuple(letters), []).append(edge)
    return {
        edge: lanes
        for letters, edges in bundles.items()
        for edge, lanes in _bundle(letters, edges, walks, steps)
    }


def _steps(walk: list[complex]) -> dict[Edge, int]:
    """Which step of a walk passes an edge for the first time."""
    steps: dict[Edge, int] = {}
    for number, (a, b) in enumerate(pairwise(walk)):
        steps.setdefault(frozenset((a, b)), number)
    return steps


def _bundle(
    letters: tuple[str, ...], edges: list[Edge], walks: Walks, steps: dict[str, dict[Edge, int]]
) -> Iterator[tuple[Edge, Lanes]]:
    leader = letters[0]
    forward = {edge: _step(walks[leader], steps[leader][edge]) for edge in edges}
    pulls = {
        letter: sum(_pull(walks[letter], steps[letter][edge], forward[edge]) for edge in edges)
        for letter in letters
    }
    order = sorted(letters, key=lambda letter: pulls[letter])
    for edge in edges:
        yield edge, Lanes(order, forward[edge])


def _step(walk: list[complex], number: int) -> complex:
    return walk[number + 1] - walk[number]


def _pull(walk: list[complex], number: int, forward: complex) -> float:
    """Whether a line comes from and leaves to the left (less) or to the right (more)."""
    before, after = walk[max(number - FAR + 1, 0)], walk[min(number + FAR, len(walk) - 1)]
    beyond = (before - walk[number]) + (after - walk[number + 1])
    return (forward.conjugate() * beyond).imag
