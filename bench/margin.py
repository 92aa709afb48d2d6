"""What a search gains over greedy, with the luck of the deal taken out.

    python -m bench.margin game_of_trains --iterations 16000 --deals 40
    python -m bench.margin game_of_trains --iterations 16000 --deals 40 --sees-all

The second one shows how much room luck leaves: that search sees every hidden card. What lies ahead
in the piles nobody sees, because it is not decided before it is drawn.

Wherever the search chooses another move than greedy would, both moves are played on from the true
position many times, with greedy at every seat. The differences, added up over a game, have the same
mean as the payoff of the search among greedy bots less that of greedy itself, because what lies
between two such decisions is greedy's own play. Their spread is a third of that of payoffs.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from statistics import mean, stdev
from typing import Any, NamedTuple

import click
from rich.progress import track

from stellwerk.arena.deals import SamePile
from stellwerk.bots import bot_named, search
from stellwerk.bots.greedy import best, best_by_knowledge_of
from stellwerk.bots.thinking import Mind, new_memory
from stellwerk.bots.tree import Memory
from stellwerk.games import NAMES, game_named
from stellwerk.kernel.playing import apply
from stellwerk.kernel.random import Random, seeded
from stellwerk.kernel.record import Ints, copy_of
from stellwerk.kernel.rule import fill_in
from stellwerk.match import Match

GAMES_A_MOVE = 1_000
MOST_ENTRIES = 10_000


def play_on(memory: Memory, table: Any, random: Random, lookahead: int) -> int:
    raise NotImplementedError


def value_of(memory: Memory, random: Random, seat: int, action: int, games: int) -> float:
    """The mean payoff of an action at the first table, if everybody goes on as greedy does."""
    total = 0.0
    for _ in range(games):
        memory.positions[1] = memory.positions[0]
        apply(memory.positions[1], seat, action)
        play_on(memory, memory.positions[1], random, MOST_ENTRIES)
        total += memory.returns[seat]
    return total / games


def greedily(table: Any, seat: int, actions: Ints, count: int, random: Random) -> int:
    return int(actions[best(table, seat, actions[:count])])


Functions = dict[str, Callable[..., object]]


@cache
def compiled(game: str, rules: Any) -> Callable[..., float]:
    played: dict[str, Callable[..., object]] = {
        "to_act": rules.to_act,
        "sample": rules.sample,
        "apply": rules.apply,
    }
    quick = fill_in(greedily, best=best_by_knowledge_of(game_named(game)))
    known: Functions = {"quick": quick, "evaluate": game_named(game).parts.knowledge.evaluate}
    on = fill_in(search.play_on, legal=rules.legal, payoff=rules.payoff, **played, **known)
    return fill_in(value_of, apply=rules.apply, play_on=on)


class Contest(NamedTuple):
    """A search among greedy bots."""

    game: str
    seats: int
    options: dict[str, str]
    iterations: int
    sees_all: bool


def gained(contest: Contest, deal: int) -> float:
    """In one deal, on average over the seats where the search may sit."""
    return mean(gained_at(seat, contest, deal) for seat in range(contest.seats))


def gained_at(seat: int, contest: Contest, deal: int) -> float:
    name, seats, options, iterations, sees_all = contest
    match, pile = Match(game_named(name), seats, options), SamePile(1, deal)
    mind = Mind(match.game, seeded("search", deal, seat), iterations)
    greedy = bot_named("greedy", match.game, seeded(0))
    value, memory = compiled(name, match.game.rules), new_memory(match.game, 1)
    random, total = seeded("margin", deal, seat), 0.0
    while True:
        pile.deal(match)
        if match.is_over():
            return total
        acting = match.waiting_for[0]
        actions, seen = match.actions(acting), match.seen_by(acting)
        action = usual = greedy.choose(seen, acting, actions)
        if acting == seat and len(actions) > 1:
            table = copy_of(match.position) if sees_all else seen
            action = mind.think(table, seat, iterations)[0].action
        if action != usual:
            memory.positions[0] = match.position
            total += value(memory, random, seat, action, GAMES_A_MOVE)
            total -= value(memory, random, seat, usual, GAMES_A_MOVE)
        match.submit(acting, match.game.format_action(action))


@click.command()
@click.argument("game", type=click.Choice(NAMES))
@click.option("--seats", default=2)
@click.option("--option", "options", multiple=True, help="such as map=paris")
@click.option("--iterations", default=16_000)
@click.option("--sees-all", is_flag=True, help="the search may look at every hidden card")
@click.option("--deals", default=40)
def main(
    game: str, seats: int, options: tuple[str, ...], iterations: int, sees_all: bool, deals: int
) -> None:
    chosen = dict(option.split("=", 1) for option in options)
    one = partial(gained, Contest(game, seats, chosen, iterations, sees_all))
    with ProcessPoolExecutor() as pool:
        found = list(track(pool.map(one, range(deals)), "Playing", deals, transient=True))
    error = 1.96 * stdev(found) / deals**0.5
    who = "sees everything" if sees_all else "sees what its seat may know"
    click.echo(
        f"{game}, {seats} seats, {iterations} iterations, {who}: "
        f"{mean(found):+.3f} ± {error:.3f} beside greedy"
    )


if __name__ == "__main__":
    main()
