"""Every bot plays whole games of every game at every seat count, by the rules."""

import pytest

from stellwerk import bots, records
from stellwerk.bots import bot_named, let_play
from stellwerk.bots.levels import LEVELS
from stellwerk.bots.simulation import simulate
from stellwerk.bots.titles import title
from stellwerk.dealer import Dealer, expand
from stellwerk.games import NAMES, game_named
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

QUICK = (*(name for name in bots.NAMES if name not in bots.BUDGETS), "search:50", "search:1")
TABLES = [(name, seats) for name in NAMES for seats in game_named(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("bot", QUICK)
def test_it_plays_to_the_end(name: str, seats: int, bot: str) -> None:
    (match,) = simulate(game_named(name), [bot] * seats, games=1, seed=2, most=4000)
    assert match.is_over() or (name, bot) == ("game_of_trains", "random")
    assert records.read(records.write(match)).log == match.log


@pytest.mark.parametrize(("name", "seats"), [(name, game_named(name).seats[0]) for name in NAMES])
def test_the_driver_plays_to_the_end(name: str, seats: int) -> None:
    (match,) = simulate(game_named(name), ["driver"] * seats, games=1, seed=2)
    assert match.is_over()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_dispatcher_moves(name: str, seats: int) -> None:
    """Two moves, each in a tenth of its time."""
    match, dealer = Match(game_named(name), seats), Dealer(expand(1))
    bot = bot_named("dispatcher", match.game, seeded(1), seconds=0.1)
    for moves in (1, 2):
        dealer.deal(match)
        let_play(bot, match, match.waiting_for[0])
        assert sum(entry.actor < seats for entry in match.log) == moves


def test_levels_have_their_names_and_grow_stronger_by_thinking_more() -> None:
    assert bots.NAMES == ("random", "greedy", "apprentice", "driver", "dispatcher")
    german = [title("de", level.name) for level in LEVELS]
    assert german == ["Lehrling", "Lokführer", "Fahrdienstleiter"]
    budgets = [level.budget for level in LEVELS]
    assert budgets == sorted(set(budgets))
