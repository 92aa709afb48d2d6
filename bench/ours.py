"""Our games: random play by the compiled rules, and the cost of a copy."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from stellwerk.core.game import Game, Options
from stellwerk.games.voll_verplant.drawing import draw_city, draw_sheet
from stellwerk.games.voll_verplant.maps.files import read_city
from stellwerk.kernel.random import seeded
from stellwerk.kernel.rule import rule

SECONDS_A_ROUND = 1.0
COPIES = 1_000_000
MOST_ENTRIES = 100_000
OPTIONS: dict[str, Options] = {"voll_verplant": {"map": "madrid"}}  # the largest map


def player(game: Game, seats: int) -> Callable[[], tuple[int, int]]:
    tables, options = game.position.many(2), OPTIONS.get(game.name, {})
    game.agreed(seats, options).set_up(tables[0], seats, options)
    random, out = seeded(1), game.action_buffer()

    def play(games: int) -> float:
        start = time.perf_counter()
        game.play_games(tables, random, out, games, MOST_ENTRIES)
        return time.perf_counter() - start

    play(1)
    games_a_round = max(1, round(50 * SECONDS_A_ROUND / play(50)))
    return lambda: (
        game.play_games(tables, random, out, games_a_round, MOST_ENTRIES),
        games_a_round,
    )


@rule
def copy_over(tables: Any, times: int) -> None:
    for number in range(times):
        tables[number & 1] = tables[1 - (number & 1)]


def nanoseconds_to_copy(game: Game) -> float:
    tables = game.position.many(2)
    copy_over(tables, 2)
    start = time.perf_counter()
    copy_over(tables, COPIES)
    return (time.perf_counter() - start) / COPIES * 1e9


def seconds_to_draw(name: str) -> dict[str, float]:
    """A map of Voll verplant, as a picture and as a sheet."""
    city = read_city(name)
    seconds: dict[str, list[float]] = {}
    for _ in range(5):
        for draw in (draw_city, draw_sheet):
            start = time.perf_counter()
            draw(city)
            seconds.setdefault(draw.__name__, []).append(time.perf_counter() - start)
    return {what: median(times) for what, times in seconds.items()}
