"""A bot cannot peek: what its seat may not know changes nothing of what it thinks."""

from itertools import product

import pytest

from stellwerk.bots.advice import Advice, advise
from stellwerk.bots.thinking import Mind, Prospect
from stellwerk.kernel.random import seeded
from stellwerk.match import Match
from tests.bots.positions import at_every_table, decisions, played
from tests.laws.play import CASES, Case, follow
from tests.laws.test_secrets import other_worlds, replayed, with_secrets
from tests.voll_verplant.scene import play, town

ITERATIONS = 100
ENOUGH = 8


@at_every_table
def test_worlds_that_fit_what_the_seat_knows_give_the_same_prospects(name: str, seats: int) -> None:
    different = 0
    for position in decisions(played(name, seats), every=11):
        rules, worlds = position.match.game.rules, [position.table for _ in range(2)]
        for seed, world in enumerate(worlds):
            rules.imagine(world, seeded(seed))
        different += worlds[0].tobytes() != worlds[1].tobytes()
        found = []
        for world in worlds:
            rules.conceal(world, position.seat)
            mind = Mind(position.match.game, seeded(1), ITERATIONS)
            found.append(mind.think(world, position.seat, ITERATIONS))
        assert found[0] == found[1]
    assert different or (name, seats) == ("voll_verplant", 1)


# Worlds as other matches: the same game with hidden cards exchanged and hidden moves replaced.

SECRETIVE = [case for case in CASES if case.seats > 1 and case.bot == "greedy"][::3]


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_matches_that_differ_in_secrets_alone_get_the_same_advice(case: Case) -> None:
    compared = 0
    for length, viewer in product(range(18, 120, 5), range(case.seats)):
        match = replayed(case, with_secrets(case, length, viewer))
        if viewer not in match.waiting_for or compared >= ENOUGH:
            continue
        for log in other_worlds(case, match.log, viewer, tries=4):
            compared += 1
            assert advice_for(match, viewer) == advice_for(replayed(case, log), viewer)
    assert compared > 0


def advice_for(match: Match, seat: int) -> Advice:
    return advise(match, len(match.log), seat, seeded(1), ITERATIONS)


@at_every_table
def test_a_review_of_a_finished_game_knows_no_more_than_was_known_then(
    name: str, seats: int
) -> None:
    whole = played(name, seats)
    assert whole.is_over()
    for position in decisions(whole, every=23):
        then = Match(whole.game, seats, whole.options)
        for entry in whole.log[: position.number]:
            follow(then, *entry)
        known = advise(then, position.number, position.seat, seeded(1), ITERATIONS)
        review = advise(whole, position.number, position.seat, seeded(1), ITERATIONS)
        assert known.moves == review.moves
        assert known.played is None
        assert review.played is not None


# Everybody at once.


def prospects(match: Match, seat: int) -> list[Prospect]:
    mind = Mind(match.game, seeded(1), ITERATIONS)
    return mind.think(match.seen_by(seat), seat, ITERATIONS)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_others_have_entered_does_not_matter(seat: int) -> None:
    first, second = (other for other in range(3) if other != seat)
    found = [
        prospects(play(town(3), "flip 4", f"{first + 1} {one}", f"{second + 1} {two}"), seat)
        for one, two in (("A 4", "B 3"), ("A 0", "R> 4"), ("B 4", "B 4"))
    ]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_order_in_which_others_answered_does_not_matter(seat: int) -> None:
    answers = [f"{other + 1} A 3" for other in range(3) if other != seat]
    forwards = prospects(play(town(3), "flip 4", *answers), seat)
    backwards = prospects(play(town(3), "flip 4", *answers[::-1]), seat)
    assert forwards == backwards
