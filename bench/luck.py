"""How much room luck leaves: a search that sees every hidden card plays greedy, and so does ours.

    python -m bench.luck game_of_trains --iterations 16000 --deals 40

What lies ahead in the piles nobody sees, because it is not decided before it is drawn.
"""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, stdev

import click
import numpy as np
from rich.progress import track

from stellwerk.arena.deals import SamePile
from stellwerk.bots import bot_named
from stellwerk.bots.thinking import Mind
from stellwerk.games import NAMES, game_named
from stellwerk.kernel.random import seeded
from stellwerk.kernel.record import copy_of
from stellwerk.match import Match


def payoff_of_search(deal: int, game: str, seats: int, iterations: int, sees_all: bool) -> float:
    """Of one deal, its mean over all seats at which the search may sit among greedy bots."""
    return mean(play(deal, game, seats, iterations, sees_all, seat) for seat in range(seats))


def play(deal: int, name: str, seats: int, iterations: int, sees_all: bool, seat: int) -> float:
    match, pile = Match(game_named(name), seats), SamePile(1, deal)
    mind = Mind(match.game, seeded("luck", deal, seat), iterations)
    greedy = bot_named("greedy", match.game, seeded(0))
    while True:
        pile.deal(match)
        if match.is_over():
            break
        acting = match.waiting_for[0]
        actions, seen = match.actions(acting), match.seen_by(acting)
        if acting == seat and len(actions) > 1:
            table = copy_of(match.table) if sees_all else seen
            action = mind.think(table, seat, iterations)[0].action
        else:
            action = greedy.choose(seen, acting, actions)
        match.submit(acting, match.game.format_action(action))
    out = np.zeros(max(match.game.seats))
    match.game.rules.payoff(match.table, out)
    return float(out[seat])


@click.command()
@click.argument("game", type=click.Choice(NAMES))
@click.option("--seats", default=2)
@click.option("--iterations", default=16_000)
@click.option("--deals", default=40)
def main(game: str, seats: int, iterations: int, deals: int) -> None:
    margins = {}
    for sees_all in (False, True):
        played = partial(
            payoff_of_search, game=game, seats=seats, iterations=iterations, sees_all=sees_all
        )
        with ProcessPoolExecutor() as pool:
            found = list(track(pool.map(played, range(deals)), "Playing", deals, transient=True))
        margin, error = mean(found) - 1 / seats, 1.96 * stdev(found) / deals**0.5
        margins[sees_all] = margin
        who = "the search that sees everything" if sees_all else "our search"
        click.echo(f"{who}: {margin:+.3f} ± {error:.3f} above its share, against greedy")
    click.echo(f"ours reaches {margins[False] / margins[True]:.0%} of that margin")


if __name__ == "__main__":
    main()
