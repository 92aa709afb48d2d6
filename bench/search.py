"""How many entries a second the search applies, beside random play of the same game."""

import time
from typing import NamedTuple

from bench.ours import OPTIONS
from stellwerk.bots import bot_named
from stellwerk.bots.thinking import Mind
from stellwerk.core.game import Game
from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

ITERATIONS = 1_000
DECISIONS = 100
WARMING_UP = 64


class Rate(NamedTuple):
    """Of a search, in a second."""

    entries: float
    iterations: float


def rate(game: Game, seats: int) -> Rate:
    """It thinks about the decisions of a game between greedy bots, one after the other."""
    match = Match(game, seats, OPTIONS.get(game.name, {}))
    dealer, mind = Dealer(expand(1, 1)), Mind(match.game, seeded(1), ITERATIONS)
    greedy = bot_named("greedy", match.game, seeded(1))
    entries = iterations = 0
    seconds = 0.0
    for _ in range(DECISIONS):
        dealer.deal(match)
        if match.is_over():
            break
        seat = match.waiting_for[0]
        actions, table = match.actions(seat), match.seen_by(seat)
        if len(actions) > 1 and not mind.solved(table, seat):
            mind.think(table, seat, WARMING_UP)
            start = time.perf_counter()
            mind.think(table, seat, ITERATIONS)
            seconds += time.perf_counter() - start
            entries += int(mind.memory.growth[0].applied)
            iterations += ITERATIONS
        match.submit(seat, match.game.format_action(greedy.choose(table, seat, actions)))
    return Rate(entries / seconds, iterations / seconds)
