"""Our games: random play by the compiled rules, and the cost of a copy."""

import time
from collections.abc import Callable
from typing import Any

from stellwerk.kernel.game import Game
from stellwerk.kernel.random import seeded
from stellwerk.kernel.rule import rule

GAMES_A_ROUND = 20_000
COPIES = 1_000_000
MOST_ENTRIES = 100_000


def player(game: Game, seats: int) -> Callable[[], tuple[int, int]]:
    tables = game.table.many(2)
    game.rules.setup(tables[0], seats, game.option_values({}))
    random, out = seeded(1), game.action_buffer()

    def play() -> tuple[int, int]:
        return game.play_games(tables, random, out, GAMES_A_ROUND, MOST_ENTRIES), GAMES_A_ROUND

    return play


@rule
def copy_over(tables: Any, times: int) -> None:
    for number in range(times):
        tables[number & 1] = tables[1 - (number & 1)]


def nanoseconds_to_copy(game: Game) -> float:
    tables = game.table.many(2)
    copy_over(tables, 2)
    start = time.perf_counter()
    copy_over(tables, COPIES)
    return (time.perf_counter() - start) / COPIES * 1e9
