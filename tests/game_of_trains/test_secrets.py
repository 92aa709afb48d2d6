"""Verdeckte Karten · Hidden cards."""

import msgspec

from stellwerk import records
from stellwerk.dealer import Dealer, expand
from stellwerk.games.game_of_trains import GAME
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.match import Match


def drafted() -> tuple[Match, Dealer]:
    match, dealer = Match(GAME, 3), Dealer(expand(1))
    dealer.deal(match)
    return match, dealer


def draft_of(match: Match, seat: int) -> list[str]:
    codes = [GAME.format_action(entry.action) for entry in match.log]
    return [code.split()[2] for code in codes if code.startswith(f"draft {seat} ")]


def test_a_draft_is_known_to_its_seat_alone() -> None:
    match, _ = drafted()
    mine = [int(wagon) for wagon in draft_of(match, 3)]
    drafted_cards = match.view(2).table.seats[2].draft
    assert [card.number for card in drafted_cards] == sorted(mine)
    assert match.view(0).table.seats[2].draft is None
    assert match.view(SPECTATOR).table.seats[2].draft is None
    assert match.view(0).table.seats[2].draft_count == 3


def test_a_draft_that_was_not_kept_stays_hidden_from_all_others() -> None:
    """G9."""
    match, dealer = drafted()
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
        dealer.deal(match)
    kept, *rest = sorted(draft_of(match, 3), key=int)
    for viewer, hidden in ((0, True), (SPECTATOR, True), (2, False)):
        text = records.write(match, viewer)
        assert f"- draft 3 {kept}\n" in text
        assert all((f"- draft 3 {wagon}\n" not in text) == hidden for wagon in rest)
        assert text.count("- draft 3 ?\n") == (2 if hidden else 0)


def test_a_drawn_wagon_is_known_to_its_seat_alone_until_it_is_put() -> None:
    match, dealer = drafted()
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
    match.submit(0, "draw")
    dealer.deal(match)
    drawn = GAME.format_action(match.log[-1].action)
    assert (match.code_seen_by(0, len(match.log) - 1), match.view(0).table.drawn is None) == (
        drawn,
        False,
    )
    for viewer in (1, 2, SPECTATOR):
        assert match.code_seen_by(viewer, len(match.log) - 1) == "car ?"
        assert match.view(viewer).table.drawn is None
    match.submit(0, "put 1")
    assert match.code_seen_by(SPECTATOR, len(match.log) - 2) == drawn


def test_a_view_does_not_list_the_discard_pile() -> None:
    """G9: nobody may look into it."""
    match, _ = drafted()
    view = msgspec.to_builtins(match.view(0))
    assert view["table"]["discard_pile"] == 0
    assert set(view["table"]) == {
        *("viewer", "step", "turn", "seats", "open_cards", "drawn", "draw_pile", "discard_pile"),
        *("score", "winner", "ending"),
    }


def test_everything_else_is_public() -> None:
    match, _ = drafted()
    views = [match.view(viewer).table for viewer in (0, 1, 2, SPECTATOR)]
    assert len({str([seat.train for seat in view.seats]) for view in views}) == 1
    assert len({str((view.open_cards, view.draw_pile, view.score)) for view in views}) == 1


def test_what_was_drafted_and_not_kept_only_its_seat_is_told() -> None:
    match, _ = drafted()
    kept, *others = draft_of(match, 2)
    match.submit(0, match.legal(0)[0])
    match.submit(1, f"keep {kept} 1")
    number = len(match.log) - 1
    for viewer, known in ((1, [int(wagon) for wagon in others]), (0, [-1]), (SPECTATOR, [-1])):
        events = match.events_seen_by(viewer, number)
        away = [event.wagon for event in events if event.kind == Happened.DRAFT_LAID_AWAY]
        assert away == known
