"""Compiles what nearly every test needs: once, and not again in each process of the tests."""

from concurrent.futures import ProcessPoolExecutor

from stellwerk import bots, games
from stellwerk.games import game_named
from stellwerk.kernel.rule import compile_ahead
from stellwerk.research.vector import VectorEnv


def compile_rules(name: str) -> None:
    game = game_named(name)
    rules = [*game.entry_points(), *game.report_points()]
    for _ in compile_ahead([*rules, *bots.entry_points(game, bots.NAMES)]):
        pass
    many = VectorEnv(name, 2)
    many.step(many.sample())
    many.imagine(many.conceal(0), seed=1)
    many.observe(0)


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as workers:
        list(workers.map(compile_rules, games.NAMES))
