"""Bots beside the clairvoyant, on the same deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from stellwerk.analysis.clairvoyant import Possible, judge
from stellwerk.analysis.clairvoyant.order import Deal, order_of_cards
from stellwerk.bots import bot_named, play_on
from stellwerk.bots.failures import BotFailed
from stellwerk.games.voll_verplant import GAME
from stellwerk.games.voll_verplant.maps.files import read_city
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

MOST_ENTRIES = 1000
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Compared:
    """One deal: the points of each bot, and what was possible."""

    points: list[int]
    possible: Possible


@dataclass(frozen=True)
class Share:
    """A sum of points as a part of another, with half the width of its 95 % interval."""

    value: float
    margin: float


def compare(
    map_name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    special: bool,
    width: int,
    seconds: float,
) -> Iterator[Compared]:
    """Deal by deal; the same seed gives every bot the same cards."""
    windows = sum(line.windows for line in read_city(map_name).lines)
    for number in range(1, games + 1):
        order = order_of_cards(windows, seed, number)
        try:
            points = [
                points_of(bot, map_name, order, special=special, seed=(seed, number))
                for bot in bots
            ]
        except BotFailed as error:
            raise BotFailed(f"deal {number}: {error}") from error
        possible = judge(map_name, order, special=special, width=width, seconds=seconds)
        yield Compared(points, possible)


def points_of(
    bot: str, map_name: str, order: list[int], *, special: bool, seed: tuple[int, int]
) -> int:
    match = Match(GAME, 1, {"map": map_name, "special_stations": int(special)})
    play_on(match, [bot_named(bot, GAME, seeded(*seed, 0))], Deal(order), MOST_ENTRIES)
    return int(GAME.rules.points(match.position, 0))


def share(part: Sequence[int], whole: Sequence[int]) -> Share:
    """The ratio of two means over the same deals, and its standard error to first order."""
    games, ratio = len(part), sum(part) / sum(whole)
    if games == 1:
        return Share(ratio, float("nan"))
    rest = sum((a - ratio * b) ** 2 for a, b in zip(part, whole, strict=True))
    error = sqrt(rest / (games - 1) / games) / (sum(whole) / games)
    return Share(ratio, NORMAL_95 * error)
