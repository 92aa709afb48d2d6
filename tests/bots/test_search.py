"""The search: repeatable, bounded in memory and time, and without the interpreter lock."""

from threading import Thread

import pytest

from stellwerk.bots import bot_named
from stellwerk.bots.thinking import EDGES_A_NODE, ITERATIONS_AT_A_TIME, Mind
from stellwerk.kernel.random import seeded
from tests.bots.positions import Position, at_every_table, decisions, played, thought

FEW = 8


def some(name: str, seats: int) -> list[Position]:
    found = list(decisions(played(name, seats), every=7))
    return [found[0], found[len(found) // 2], found[len(found) * 3 // 4]]


@at_every_table
def test_the_same_seed_gives_the_same_prospects_and_the_same_move(name: str, seats: int) -> None:
    for position in some(name, seats):
        assert thought(position, 150) == thought(position, 150)
        chosen = {
            bot_named("search:150", position.match.game, seeded(4)).choose(
                position.table, position.seat, position.actions
            )
            for _ in range(2)
        }
        assert len(chosen) == 1


@at_every_table
def test_another_seed_imagines_other_worlds(name: str, seats: int) -> None:
    position = some(name, seats)[1]
    assert len({tuple(thought(position, 150, seed)) for seed in range(4)}) > 1


@at_every_table
def test_every_iteration_but_the_first_visits_a_legal_move(name: str, seats: int) -> None:
    for position in some(name, seats):
        for iterations in (1, 2, 63, 64, 65, 200):
            prospects = thought(position, iterations)
            assert sum(prospect.visits for prospect in prospects) == iterations - 1
            assert sorted(prospect.action for prospect in prospects) == position.actions
            visits = [prospect.visits for prospect in prospects]
            assert visits == sorted(visits, reverse=True)


@at_every_table
def test_expected_payoffs_are_possible_ones(name: str, seats: int) -> None:
    for position in some(name, seats):
        for prospect in thought(position, 200):
            low, high = (0.0, 1.0) if seats > 1 else (-60.0, 150.0)
            assert low <= prospect.expected <= high
            assert 0.0 <= prospect.error <= (high - low) / 2


@at_every_table
def test_a_mind_with_little_room_never_grows_and_still_answers(name: str, seats: int) -> None:
    for position in some(name, seats):
        mind = Mind(position.match.game, seeded(1), FEW)
        sizes = [len(mind.memory.nodes), len(mind.memory.edges), len(mind.memory.slots)]
        best = mind.think(position.table, position.seat, 500)[0]
        growth = mind.memory.growth[0]
        assert best.action in position.actions
        assert growth.iterations == 500
        assert growth.nodes <= FEW
        assert growth.edges <= FEW * EDGES_A_NODE + position.match.game.most_actions
        assert sizes == [len(mind.memory.nodes), len(mind.memory.edges), len(mind.memory.slots)]


@at_every_table
def test_a_mind_forgets_what_it_thought_before(name: str, seats: int) -> None:
    first, second, _ = some(name, seats)
    mind = Mind(first.match.game, seeded(1), 100)
    mind.think(first.table, first.seat, 100)
    mind.random[:] = seeded(1)
    assert mind.think(second.table, second.seat, 100) == thought(second, 100)


@at_every_table
def test_it_stops_when_it_is_told_to(name: str, seats: int) -> None:
    position = some(name, seats)[0]
    asked = iter([False, False, True])
    mind = Mind(position.match.game, seeded(1))
    mind.think(position.table, position.seat, 100_000, stop=lambda: next(asked))
    assert mind.memory.growth[0].iterations == 3 * ITERATIONS_AT_A_TIME


@at_every_table
def test_it_ends_when_its_time_is_over_and_answers(name: str, seats: int) -> None:
    position = some(name, seats)[0]
    mind = Mind(position.match.game, seeded(1))
    prospects = mind.think(position.table, position.seat, 1_000_000, seconds=0.001)
    assert ITERATIONS_AT_A_TIME <= mind.memory.growth[0].iterations < 1_000_000
    assert prospects[0].action in position.actions
    bot = bot_named("dispatcher", position.match.game, seeded(1), seconds=0.001)
    assert bot.choose(position.table, position.seat, position.actions) in position.actions


@pytest.mark.parametrize("iterations", [20_000])
def test_others_go_on_while_it_thinks(iterations: int) -> None:
    """Holding the interpreter lock, it would let nobody see it half done."""
    position = some("trambahn", 2)[0]
    mind = Mind(position.match.game, seeded(1), 1000)
    mind.begin(position.table)
    mind.grow(mind.memory, mind.random, position.seat, 1, mind.manner)
    mind.begin(position.table)
    batch = (mind.memory, mind.random, position.seat, iterations, mind.manner)
    thinking = Thread(target=mind.grow, args=batch)
    thinking.start()
    seen = set()
    while thinking.is_alive():
        seen.add(int(mind.memory.growth[0].iterations))
    thinking.join()
    assert mind.memory.growth[0].iterations == iterations
    assert len(seen - {0, iterations}) > 1


@at_every_table
def test_a_search_of_one_iteration_knows_only_priors_and_plays_like_greedy(
    name: str, seats: int
) -> None:
    for position in some(name, seats):
        game, seen = position.match.game, (position.table, position.seat, position.actions)
        hasty, greedy = (bot_named(bot, game, seeded(1)) for bot in ("search:1", "greedy"))
        assert hasty.choose(*seen) == greedy.choose(*seen)
