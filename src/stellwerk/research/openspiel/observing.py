"""What a player of OpenSpiel may know: now, as numbers; or from the beginning on, as text."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.encoding.fields import Encoding
from stellwerk.match import Match


class Encoded(Protocol):
    """A game of OpenSpiel, as far as an observer and its description ask."""

    encoding: Encoding
    seats: int
    longest: int


class Kind(Protocol):
    perfect_recall: bool


class Playing(Protocol):
    match: Match


class Observer:
    def __init__(self, game: Encoded, kind: Kind | None, params: object) -> None:
        if params:
            raise ValueError(f"observations have no parameters; not {params}")
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.encoding = game.encoding
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self._seen = np.zeros(self.encoding.size, np.int16)

    @property
    def dict(self) -> dict[str, NDArray[np.float32]]:
        """The tensor by fields. Made when asked for: a copy would have the numbers twice."""
        return {name: self.tensor[place] for name, place in self.encoding.places().items()}

    def set_from(self, state: Playing, player: int) -> None:
        """The numbers of docs/research.md; of the past only what they tell."""
        self.encoding.observe(state.match.position, player, self._seen)
        self.tensor[:] = self._seen

    def string_from(self, state: Playing, player: int) -> str:
        """All entries that the player may know of; without perfect recall, the observation."""
        if self.perfect_recall:
            match = state.match
            codes = [match.code_seen_by(player, n) for n in match.known_to(player)]
            return f"{player}: {' '.join(codes)}"
        self.set_from(state, player)
        places = self.encoding.places().items()
        return "\n".join(f"{name} {self._seen[place].tolist()}" for name, place in places)
