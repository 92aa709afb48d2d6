"""The best play that the clairvoyant finds: beam searches in several moods."""

from typing import NamedTuple

import numpy as np

from stellwerk.analysis.clairvoyant.beam import (
    Longs,
    expand,
    follow,
    pick,
    turn_cards_over,
)
from stellwerk.analysis.clairvoyant.outlook import MOODS, Floats
from stellwerk.games.voll_verplant.rules.box import MOST_CHOICES, MOST_STATIONS, TRANSFER
from stellwerk.games.voll_verplant.rules.position import Position, Step
from stellwerk.games.voll_verplant.rules.scoring import points

ROOM_FOR_ENTRIES = 2 * MOST_STATIONS  # a free ride goes anywhere


class Found(NamedTuple):
    points: int
    entries: list[int]
    """what seat 1 enters, one after the other"""


def best_play(position: Position, order: list[int], width: int) -> Found:
    """The best play found from a new position. A wider beam finds more and takes longer."""
    beam = Beam(position, order, width)
    return max((beam.search(position, mood) for mood in MOODS), key=lambda found: found.points)


class Beam:
    """Room for `width` sheets, used again for every search."""

    def __init__(self, position: Position, order: list[int], width: int) -> None:
        self.order = np.array(order, np.int64)
        later = np.cumsum(self.order[::-1] == TRANSFER)[::-1]
        self.transfers = np.append(later, 0).astype(np.int64)
        self.positions, self.after = position.many(width), position.many(width)
        self.rounds, self.rounds_after = np.zeros((2, width), np.int64)
        self.spare = position.many(1)
        self.out = np.zeros(max(MOST_CHOICES, ROOM_FOR_ENTRIES), np.int16)
        self.hope = np.zeros(MOST_STATIONS)
        self.steps = np.zeros((width * len(self.out), 2), np.int64)
        self.values = np.zeros(len(self.steps))
        self.keys = np.zeros(len(self.steps), np.int64)
        self.seen = np.zeros(4 * width + 1, np.int64)
        self.chosen = np.zeros(width, np.int64)

    def search(self, position: Position, mood: Floats) -> Found:
        """Entry by entry; games may end after different numbers of them."""
        self.positions[0], self.rounds[0], count = position, 0, 1
        trail: list[Longs] = []
        best = (-MOST_STATIONS - 1, 0, 0)
        while count:
            count, taken = self.advance(count, mood)
            trail.append(taken)
            for place in range(count):
                if self.positions[place].step == Step.OVER:
                    best = max(best, (int(points(self.positions[place], 0)), len(trail), place))
        return Found(best[0], way_to(trail[: best[1]], best[2]))

    def advance(self, count: int, mood: Floats) -> tuple[int, Longs]:
        turn_cards_over(self.positions, self.rounds, count, self.order)
        sheets, room = (self.positions, self.rounds), (self.spare, self.out, self.hope)
        found = expand(
            sheets, count, self.transfers, mood, room, self.steps, self.values, self.keys
        )
        ranked = np.argsort(-self.values[:found], kind="stable")
        count = pick(ranked, self.keys, self.seen, self.chosen)
        taken = self.steps[self.chosen[:count]]
        follow(self.positions, self.rounds, taken, count, self.after, self.rounds_after)
        self.positions, self.after = self.after, self.positions
        self.rounds, self.rounds_after = self.rounds_after, self.rounds
        return count, taken


def way_to(trail: list[Longs], place: int) -> list[int]:
    entries = []
    for taken in reversed(trail):
        place, entry = taken[place].tolist()
        entries.append(entry)
    return entries[::-1]
