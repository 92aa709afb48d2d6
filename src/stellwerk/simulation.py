"""Whole games between bots, one record each, the same for the same seed."""

from collections.abc import Iterator

from stellwerk.bots import bot_named, play_to_the_end
from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.game import Game
from stellwerk.kernel.random import seeded
from stellwerk.match import Match


def simulate(
    game: Game, seats: int, options: dict[str, int], bots: list[str], games: int, seed: int
) -> Iterator[Match]:
    """Finished games, one after the other; the bots are named by seat."""
    for number in range(1, games + 1):
        match = Match(game, seats, options)
        players = [
            bot_named(name, game, seeded(seed, number, seat)) for seat, name in enumerate(bots)
        ]
        play_to_the_end(match, players, Dealer(expand(seed, number)).deal)
        yield match
