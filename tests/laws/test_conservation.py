"""Nothing is lost: every card is somewhere, in every position of every game."""

from stellwerk.games import game_named
from stellwerk.kernel.record import copy_of
from tests.laws.play import Case, opened, positions, viewers


def test_cards_are_conserved(case: Case) -> None:
    count = game_named(case.game).parts.census
    whole = count(opened(case).position)
    for match in positions(case):
        assert count(match.position) == whole


def test_a_concealed_and_imagined_table_has_the_same_cards(case: Case) -> None:
    from stellwerk.kernel.random import seeded

    count = game_named(case.game).parts.census
    whole = count(opened(case).position)
    for match in positions(case, every=7):
        for viewer in viewers(match):
            table = copy_of(match.position)
            match.game.rules.conceal(table, viewer)
            match.game.rules.imagine(table, seeded(len(match.log)))
            assert count(table) == whole


def test_what_lies_before_the_step_never_changes(case: Case) -> None:
    """Options and a map come first in a table: digests of positions leave them out."""
    first = opened(case).game.position.place_of("step")
    beginnings = {match.position.tobytes()[:first] for match in positions(case, every=7)}
    assert len(beginnings) == 1
