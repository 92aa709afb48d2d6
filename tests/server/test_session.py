"""The course of a game: a fold of lines, and decisions that are answered once."""

import pytest

from stellwerk.core.refusals import NotLegal
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import Chat, Move, Sit, Undo
from stellwerk.server.live.session import Conflict, Session, replayed
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.storage.log import Kind, LogEntry
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed, begun, execute, move_of


def move(session: Session, seat: int, index: int = 0) -> list[LogEntry]:
    """The seat plays one of its legal moves, first asking whether it was given before."""
    code, decision = session.match.legal(seat)[index], session.decision(seat)
    assert not session.already_done(Move(seat, code, decision))
    return execute(session, Move(seat, code, decision))


def test_replaying_the_lines_gives_the_same_page_to_everybody() -> None:
    agreement = agreed()
    session, entries = begun(agreement)
    entries += execute(session, Sit(0, b"anna", "Anna"))
    for number in range(30):
        seat = session.match.waiting_for[0]
        entries += move(session, seat, -1 if number % 3 else 0)
        if session.match.can_undo(seat) and number % 5 == 0:
            entries += execute(session, Undo(seat, session.decision(seat)))
        entries += execute(session, Chat(SPECTATOR, "well played"))
    again = replayed(agreement, entries)
    assert any(entry.kind is Kind.UNDO for entry in entries)
    assert again.match.log == session.match.log
    for viewer in (0, 1, SPECTATOR):
        assert page_of(again, Reader(viewer)) == page_of(session, Reader(viewer))


def test_the_same_answer_again_is_the_same_and_another_is_a_conflict() -> None:
    session, _ = begun(agreed())
    first, other = session.match.legal(0)[:2]
    decision = session.decision(0)
    move(session, 0)
    assert session.already_done(Move(0, first, decision))
    with pytest.raises(Conflict, match=f'already been answered with "{first}"'):
        session.already_done(Move(0, other, decision))


def test_a_decision_that_is_not_open_is_a_conflict() -> None:
    session, _ = begun(agreed())
    with pytest.raises(Conflict, match="fetch the table"):
        session.already_done(Move(0, session.match.legal(0)[0], session.decision(0) - 1))


def test_a_move_that_was_taken_back_is_not_repeated_by_its_retry() -> None:
    session, _ = begun(agreed())
    code, decision = session.match.legal(0)[0], session.decision(0)
    move(session, 0)
    undone = session.decision(0)
    execute(session, Undo(0, undone))
    assert session.already_done(Move(0, code, decision))
    assert session.already_done(Undo(0, undone))
    assert session.decision(0) == session.number
    assert not session.already_done(Move(0, code, session.decision(0)))


def test_where_all_choose_at_once_nobody_disturbs_the_decision_of_another() -> None:
    session, _ = begun(agreed("voll_verplant", bots=(None,) * 3, options={"map": "berlin"}))
    decisions = [session.decision(seat) for seat in range(3)]
    execute(session, Chat(0, "hm"))
    move(session, 2)
    assert [session.decision(seat) for seat in (0, 1)] == decisions[:2]
    move(session, 0)
    assert session.decision(1) == decisions[1]


def test_a_line_out_of_order_is_refused() -> None:
    session, _ = begun(agreed())
    with pytest.raises(ValueError, match="cannot follow"):
        session.apply(LogEntry(session.number + 2, Kind.CHAT, 0))


def test_an_illegal_move_changes_nothing() -> None:
    session, _ = begun(agreed())
    before = page_of(session, Reader(0))
    with pytest.raises(NotLegal):
        execute(session, move_of(session, 1, session.match.legal(0)[0]))
    assert page_of(session, Reader(0)) == before


def test_a_table_of_other_rules_is_not_played_by_these() -> None:
    agreement = agreed()
    with pytest.raises(ApiError, match="rules 99 of Trambahn"):
        Session(type(agreement)("t", "trambahn", 99, {}, agreement.places, agreement.seed, False))


def test_the_seed_is_secret_until_the_end() -> None:
    session, _ = begun(agreed(bots=("random", "random")))
    assert page_of(session, Reader(SPECTATOR)).seed is None
    while not session.match.is_over():
        move(session, session.match.waiting_for[0])
    assert page_of(session, Reader(SPECTATOR)).seed == session.agreement.seed.hex()


def test_a_table_that_is_full_is_played_on_but_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, _ = begun(agreed())
    monkeypatch.setattr("stellwerk.server.live.session.MOST_ENTRIES", session.number + 1)
    move(session, 0)
    with pytest.raises(ApiError, match="no room for chat"):
        execute(session, Chat(SPECTATOR, "on and on"))
    with pytest.raises(ApiError, match="no room for chat"):
        execute(session, Undo(0, session.decision(0)))
    assert move(session, session.match.waiting_for[0])
