"""Figures of a map: what is on it, and what random and greedy play make of it."""

from dataclasses import dataclass

import numpy as np

from stellwerk.analysis.map_baselines import play_alone
from stellwerk.cartography.city import City
from stellwerk.games.voll_verplant import GAME
from stellwerk.kernel.random import seeded

HEADINGS = (
    *("map", "lines", "windows", "stations", "crossings", "first", "later"),
    *("random mean", "p10", "p90", "greedy mean", "p10", "p90", "lines completed by greedy play"),
)

GAMES_AT_A_TIME = 500


@dataclass(frozen=True)
class Played:
    """Many solo games of one yardstick."""

    points: np.ndarray[tuple[int], np.dtype[np.int64]]
    completed: np.ndarray[tuple[int], np.dtype[np.int64]]

    def row(self) -> list[str]:
        low, high = np.percentile(self.points, (10, 90))
        return [f"{self.points.mean():.1f}", f"{low:.0f}", f"{high:.0f}"]


def play_on_map(city: City, path: str, games: int, *, greedy: bool, seed: int = 1) -> Played:
    tables = GAME.position.many(2)
    GAME.agreed(1, {"map": path}).set_up(tables[0], 1, {})
    played = Played(np.zeros(games, np.int64), np.zeros(len(city.lines), np.int64))
    random = seeded(seed)
    for first in range(0, games, GAMES_AT_A_TIME):  # Ctrl-C is heard between them
        points = played.points[first : first + GAMES_AT_A_TIME]
        play_alone(tables, random, greedy, points, played.completed)
    return played


def figures(city: City, path: str, games: int) -> list[str]:
    """One row of the table: HEADINGS says what stands where."""
    random = play_on_map(city, path, games, greedy=False)
    greedy = play_on_map(city, path, games, greedy=True)
    crossings = sum(len(city.lines_at(station)) > 1 for station in city.stations)
    shares = zip(city.lines, greedy.completed / games, strict=True)
    return [
        city.name,
        str(len(city.lines)),
        str(sum(line.windows for line in city.lines)),
        str(len(city.stations)),
        str(crossings),
        str(sum(line.first for line in city.lines)),
        str(sum(line.later for line in city.lines)),
        *random.row(),
        *greedy.row(),
        " ".join(f"{line.letter} {share:.0%}" for line, share in shares),
    ]
