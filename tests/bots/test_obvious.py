"""What anybody would see: every level takes a win that lies before it."""

from typing import Any

import pytest

from stellwerk import bots
from stellwerk.bots import bot_named
from stellwerk.core.game import Game
from stellwerk.games import game_named
from stellwerk.games.game_of_trains.rules.actions import format_action
from stellwerk.games.trambahn.rules import actions as trambahn_actions
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from stellwerk.kernel.record import copy_of
from tests.bots.positions import Position, legal, played
from tests.game_of_trains import scene as trains
from tests.trambahn import scene as trams

THINKERS = [*(name for name in bots.NAMES if name != "random"), "search:50"]
ALMOST = "2 10 18 26 51 42 60"  # the fifth and the sixth stand wrong
GAP = "2 10 18 83 51 57 61"  # the middle one stands wrong
NEARLY = "3 11 19 27 52 41 62"


def chosen(bot: str, game: Game, table: Any, seat: int = 0, seed: int = 1) -> int:
    seen = copy_of(table)
    game.rules.conceal(seen, seat)
    choice = bot_named(bot, game, seeded(seed)).choose(seen, seat, legal(game, seen, seat))
    return int(choice)


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_use_that_sorts_the_train_is_played(bot: str, seed: int) -> None:
    table = trains.scene(ALMOST, NEARLY, cards="4 12 35")
    code = format_action(chosen(bot, game_named("game_of_trains"), table, seed=seed))
    assert trains.play(table, code).winner == 1, code


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_wagon_that_sorts_the_train_is_put_there(bot: str, seed: int) -> None:
    table = trains.play(trains.scene(GAP, NEARLY), "draw", "car 33")
    action = chosen(bot, game_named("game_of_trains"), table, seed=seed)
    assert format_action(action) == "put 4"


@pytest.mark.parametrize("bot", ["driver", "search:250", "search:1000"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_tenth_tour_that_wins_now_is_taken(bot: str, seed: int) -> None:
    """Other passengers cost one's rows more, and leave the tour to the opponent."""
    table = trams.scene(
        "r10 g3 y1",
        waiting="r1 r2 r3 b1 b2 b3",
        rows=("2: r4", "4: g1 g2"),
        other_hand="b4 b7 y2 y3",
        other_rows=("4: b5 b6",),
        tours=9,
    )
    action = chosen(bot, game_named("trambahn"), table, seed=seed)
    assert trambahn_actions.format_action(action) == "P r10"


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("bot", ["driver", "search:400"])
def test_the_last_entry_of_a_solo_game_is_the_one_with_most_points(bot: str, seed: int) -> None:
    match = played("voll_verplant", 1, "random", seed)
    last = max(number for number, entry in enumerate(match.log) if entry.actor != CHANCE)
    table = match.position_at(last)
    points = {a: points_after(match.game, table, a) for a in Position(match, last, 0).actions}
    assert points[chosen(bot, match.game, table)] == max(points.values())


def points_after(game: Game, table: Any, action: int) -> int:
    after = copy_of(table)
    game.rules.apply(after, 0, action)
    assert game.rules.to_act(after) == 0
    return int(game.rules.points(after, 0))
