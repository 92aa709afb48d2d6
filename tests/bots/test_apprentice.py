"""Lehrling · The apprentice: weaker than greedy, better than chance, and never absurd."""

import pytest

from stellwerk.bots import bot_named
from stellwerk.bots.apprentice import OVERLOOKS
from stellwerk.bots.simulation import simulate
from stellwerk.games import game_named
from stellwerk.kernel.random import seeded
from tests.bots.positions import at_every_table, decisions, played


@at_every_table
def test_it_is_never_absurd_and_overlooks_some_things(name: str, seats: int) -> None:
    known, found = game_named(name).parts.knowledge, list(decisions(played(name, seats), every=2))
    apprentice = bot_named("apprentice", game_named(name), seeded(1))
    greedy = bot_named("greedy", game_named(name), seeded(1))
    overlooked = 0
    for position in found:
        table, seat, actions = position.table, position.seat, position.actions
        worth = {action: known.worth(table, seat, action) for action in actions}
        choice = apprentice.choose(table, seat, actions)
        assert worth[choice] >= max(worth.values()) - known.ABSURD
        overlooked += worth[choice] < worth[greedy.choose(table, seat, actions)]
    assert 0 < overlooked < len(found) * 2 * OVERLOOKS / 100


def gains(name: str, one: str, other: str, games: int) -> tuple[float, float]:
    """Payoff of each in games for two, at both seats; alone, the mean points."""
    game = game_named(name)
    if 1 in game.seats:
        one_points, other_points = (
            sum(m.position.seats and game.rules.points(m.position, 0) for m in matches)
            for matches in (simulate(game, [bot], games, 3) for bot in (one, other))
        )
        return one_points / games, other_points / games
    won = {one: 0, other: 0}
    for line_up in ((one, other), (other, one)):
        for match in simulate(game, line_up, games // 2, 3):
            result = match.result()
            assert result is not None
            for bot, rank in zip(line_up, result.ranks, strict=True):
                won[bot] += rank == 1
    return won[one], won[other]


@pytest.mark.parametrize("name", ["trambahn", "game_of_trains", "voll_verplant"])
def test_it_loses_to_greedy_and_beats_random(name: str) -> None:
    apprentice, greedy = gains(name, "apprentice", "greedy", 40)
    assert apprentice < greedy
    apprentice, random = gains(name, "apprentice", "random", 20)
    assert apprentice > random
