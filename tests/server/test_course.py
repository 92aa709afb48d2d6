"""The course of a game: a fold of lines, and decisions that are answered once."""

import pytest

from stellwerk.core.refusals import NotLegal
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.log import Kind, Line
from stellwerk.server.live.session import Conflict, Course, replayed
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.web.problems import Refused
from tests.server.opening import agreed, begun


def move(course: Course, seat: int, index: int = 0) -> list[Line]:
    """The seat plays one of its legal moves, first asking whether it was given before."""
    code, decision = course.match.legal(seat)[index], course.decision(seat)
    assert not course.answered(seat, code, decision)
    return list(course.moved(seat, code, decision))


def test_replaying_the_lines_gives_the_same_page_to_everybody() -> None:
    agreement = agreed()
    course, lines = begun(agreement)
    lines += course.sat(0, "Anna")
    for number in range(30):
        seat = course.match.waiting_for[0]
        lines += move(course, seat, -1 if number % 3 else 0)
        if course.match.can_undo(seat) and number % 5 == 0:
            lines += course.undone(seat, course.decision(seat))
        lines += course.said(SPECTATOR, "well played")
    again = replayed(agreement, lines)
    assert any(line.kind is Kind.UNDO for line in lines)
    assert again.match.log == course.match.log
    for viewer in (0, 1, SPECTATOR):
        assert page_of(again, Reader(viewer)) == page_of(course, Reader(viewer))


def test_the_same_answer_again_is_the_same_and_another_is_a_conflict() -> None:
    course, _ = begun(agreed())
    first, other = course.match.legal(0)[:2]
    decision = course.decision(0)
    move(course, 0)
    assert course.answered(0, first, decision)
    with pytest.raises(Conflict, match=f'already been answered with "{first}"'):
        course.answered(0, other, decision)


def test_a_decision_that_is_not_open_is_a_conflict() -> None:
    course, _ = begun(agreed())
    with pytest.raises(Conflict, match="fetch the table"):
        course.answered(0, course.match.legal(0)[0], course.decision(0) - 1)


def test_a_move_that_was_taken_back_is_not_repeated_by_its_retry() -> None:
    course, _ = begun(agreed())
    code, decision = course.match.legal(0)[0], course.decision(0)
    move(course, 0)
    undone = course.decision(0)
    list(course.undone(0, undone))
    assert course.answered(0, code, decision)
    assert course.answered(0, "undo", undone)
    assert course.decision(0) == course.number
    assert not course.answered(0, code, course.decision(0))


def test_where_all_choose_at_once_nobody_disturbs_the_decision_of_another() -> None:
    course, _ = begun(agreed("voll_verplant", bots=(None,) * 3, options={"map": "berlin"}))
    decisions = [course.decision(seat) for seat in range(3)]
    list(course.said(0, "hm"))
    move(course, 2)
    assert [course.decision(seat) for seat in (0, 1)] == decisions[:2]
    move(course, 0)
    assert course.decision(1) == decisions[1]


def test_a_line_out_of_order_is_refused() -> None:
    course, _ = begun(agreed())
    with pytest.raises(ValueError, match="cannot follow"):
        course.follow(Line(course.number + 2, Kind.CHAT, 0))


def test_an_illegal_move_changes_nothing() -> None:
    course, _ = begun(agreed())
    before = page_of(course, Reader(0))
    with pytest.raises(NotLegal):
        list(course.moved(1, course.match.legal(0)[0], course.decision(1)))
    assert page_of(course, Reader(0)) == before


def test_a_table_of_other_rules_is_not_played_by_these() -> None:
    agreement = agreed()
    with pytest.raises(Refused, match="rules 99 of Trambahn"):
        Course(type(agreement)("t", "trambahn", 99, {}, agreement.places, agreement.seed, False))


def test_the_seed_is_secret_until_the_end() -> None:
    course, _ = begun(agreed(bots=("random", "random")))
    assert page_of(course, Reader(SPECTATOR)).seed is None
    while not course.match.is_over():
        move(course, course.match.waiting_for[0])
    assert page_of(course, Reader(SPECTATOR)).seed == course.agreement.seed.hex()


def test_a_table_that_is_full_is_played_on_but_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course, _ = begun(agreed())
    monkeypatch.setattr("stellwerk.server.live.session.MOST_LINES", course.number + 1)
    move(course, 0)
    with pytest.raises(Refused, match="no room for chat"):
        list(course.said(SPECTATOR, "on and on"))
    with pytest.raises(Refused, match="no room for chat"):
        list(course.undone(0, course.decision(0)))
    assert move(course, course.match.waiting_for[0])
