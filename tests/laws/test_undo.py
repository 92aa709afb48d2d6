"""Undo: one's own moves, back to the last reveal."""

import pytest

from stellwerk.core.refusals import NotLegal
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from tests.laws.play import Case, follow, opened, played, viewers


def test_undo_restores_every_view(case: Case) -> None:
    match = opened(case)
    for actor, action in played(case).log:
        before = [match.view(viewer) for viewer in viewers(match)]
        table = match.position.tobytes()
        follow(match, actor, action)
        if actor == CHANCE or match.is_over():
            assert not any(match.can_undo(seat) for seat in range(match.seats))
            continue
        match.undo(actor)
        assert match.position.tobytes() == table
        assert [match.view(viewer) for viewer in viewers(match)] == before
        follow(match, actor, action)


def test_nobody_takes_back_what_somebody_else_did(case: Case) -> None:
    match = opened(case)
    for actor, action in played(case).log:
        follow(match, actor, action)
        for seat in range(match.seats):
            if match.can_undo(seat):
                assert_only_own_is_taken_back(match, seat)
            elif seat != actor:
                with pytest.raises(NotLegal, match="cannot take back"):
                    match.undo(seat)


def assert_only_own_is_taken_back(match: Match, seat: int) -> None:
    """Also a move beside which others were made at the same time; made again, all is as it was."""
    twin = match.twin()
    twin.undo(seat)
    others = [entry for entry in match.log if entry.actor != seat]
    mine = [entry for entry in match.log if entry.actor == seat]
    assert [entry for entry in twin.log if entry.actor != seat] == others
    assert [entry for entry in twin.log if entry.actor == seat] == mine[:-1]
    follow(twin, *mine[-1])
    assert twin.position.tobytes() == match.position.tobytes()


def test_several_moves_can_be_taken_back_one_by_one(case: Case) -> None:
    match = opened(case)
    tables: list[bytes] = []
    for entry in played(case).log:
        if match.log and entry.actor != match.log[-1].actor:
            if match.log[-1].actor != CHANCE and len(tables) > 1:
                break
            tables = []
        tables.append(match.position.tobytes())
        follow(match, *entry)
    actor = match.log[-1].actor
    while match.can_undo(actor):
        match.undo(actor)
        assert match.position.tobytes() == tables.pop()
