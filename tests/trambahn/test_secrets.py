"""Verdeckte Karten · Hidden cards."""

from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.games.trambahn import GAME
from stellwerk.games.trambahn.rules.box import CARD_KINDS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import EVERYONE, NOBODY, Step
from stellwerk.kernel.actor import SPECTATOR, Entry
from stellwerk.kernel.piles import UNKNOWN
from stellwerk.kernel.record import copy_of
from stellwerk.match import Match
from tests.trambahn.scene import ME, OTHER, money, play, scene


def started() -> Match:
    match = Match(game_named("trambahn"))
    Dealer(expand(1)).deal(match)
    return match


def test_nobody_knows_the_start_money_not_even_its_owner() -> None:
    for viewer in (ME, OTHER, SPECTATOR):
        table = started().seen_by(viewer)
        assert set(table.money[ME, :12].tolist()) == {UNKNOWN}
        assert set(table.money[OTHER, :15].tolist()) == {UNKNOWN}


def test_a_seat_knows_the_money_that_it_laid_itself_and_no_other() -> None:
    """T14."""
    table = play(scene("r7 g8 b9", step=Step.INCOME), "I r7", "I g8")
    table.start_money[:] = 0
    for viewer, known in ((ME, "r7 g8"), (OTHER, None), (SPECTATOR, None)):
        seen = copy_of(table)
        GAME.rules.conceal(seen, viewer)
        assert (money(seen) if known else set(seen.money[ME, :2].tolist())) == (known or {UNKNOWN})


def test_the_numbers_of_cards_are_public_and_their_faces_are_not() -> None:
    """T15."""
    match = started()
    view = match.view(SPECTATOR).table
    assert [seat.hand_count for seat in view.seats] == [6, 6]
    assert [seat.money for seat in view.seats] == [12, 15]
    assert view.draw_pile == 81
    assert [seat.hand for seat in view.seats] == [None, None]
    assert [seat.money_known for seat in view.seats] == [[], []]


def test_spent_money_is_discarded_face_down() -> None:
    """T14: known to the seat that laid it, and to no seat if it was start money."""
    table = scene("r7 g8 b9", step=Step.INCOME, rows=("0: y1",), money=3)
    table.start_money[ME] = 3
    play(table, "I r7", "I g8", ".", "T 2>1")
    assert table.discard_count[ME] == 2
    assert table.discard_count[NOBODY] == 3
    assert table.discard_count[EVERYONE] == 0


def test_passengers_that_left_are_known_to_everyone() -> None:
    table = play(scene("r7 g3", waiting="r1 r2 r3"), "P r7")
    assert table.discard_count[EVERYONE] == 4
    GAME.rules.conceal(table, SPECTATOR)
    assert table.discards[EVERYONE].sum() == 4


def test_a_concealed_draw_pile_holds_everything_unseen() -> None:
    """So nothing can be told from it that the viewer does not see anyway."""
    match = started()
    seen = match.seen_by(ME)
    assert seen.draw_count == 81
    assert seen.draw_pile.sum() == 120 - 6
    for card in range(CARD_KINDS):
        in_hand = seen.hand[ME, :6].tolist().count(card)
        assert seen.draw_pile[card] + in_hand == Match(match.game).position.draw_pile[card]


def test_nothing_is_left_in_places_that_are_no_longer_used() -> None:
    """Old cards beyond a count would tell secrets to a reader of the memory."""
    table = play(
        scene("r7 g8", step=Step.INCOME, rows=("0: y1",), money=3), "I r7", "I g8", "T 2>1"
    )
    assert not table.hand[ME].any()
    assert not table.money[ME].any()


def test_whoever_pays_knows_the_cards_it_laid_and_nobody_the_start_money() -> None:
    """T14, in the events of a purchase: two cards laid as income lie on four of the set-up."""
    table = scene("r9", step=Step.TRAMS, rows=("0: r1",), money=6)
    table.start_money[ME] = 4
    events = GAME.events_of(table, Entry(ME, GAME.parse_action("T 2>1")))
    paid = [event for event in events if event.kind == Happened.MONEY_LEFT]
    assert [event.knower for event in paid] == [ME, ME, NOBODY, NOBODY, NOBODY]
    for viewer, known in ((ME, 2), (OTHER, 0), (SPECTATOR, 0)):
        seen = [GAME.veil(event, viewer, False) for event in paid]
        assert [event and event.card != UNKNOWN for event in seen] == [
            place < known for place in range(5)
        ]
