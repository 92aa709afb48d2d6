"""Spielvorbereitung, Auswahl · Setup: seven wagons each, sorted the wrong way round; the draft."""

from stellwerk.games.game_of_trains.rules.actions import DEAL, DRAFT, KEEP
from stellwerk.games.game_of_trains.rules.box import NUMBERS, PLACES, WAGONS
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.open_cards import cancel_pairs, replace
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard, take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def setup(position: Position, seats: int, options: Ints) -> None:
    position.seats = seats
    for wagon in range(1, NUMBERS):
        position.draw_pile[wagon] = 1
    position.draw_count = WAGONS


@rule
def next_to_deal(position: Position) -> int:
    """Seven to each seat; then the n-th seat drafts n, all before the first choice.

    The first of the outcomes that chance may choose from: DEAL or DRAFT of a seat.
    """
    for seat in range(position.seats):
        if position.trains[seat, PLACES - 1] == 0:
            return DEAL + seat * NUMBERS
    for seat in range(position.seats):
        if position.draft_count[seat] <= seat:
            return DRAFT + seat * NUMBERS
    return 0


@rule
def deal(position: Position, seat: int, wagon: int) -> None:
    """Into the train at once where it belongs: descending from the locomotive."""
    take_from_pile(position, wagon)
    place = 0
    while position.trains[seat, place] > wagon:
        place += 1
    for behind in range(PLACES - 1, place, -1):
        position.trains[seat, behind] = position.trains[seat, behind - 1]
    position.trains[seat, place] = wagon
    note(position, Happened.WAGON_DEALT, seat, wagon, place)
    if seat == position.seats - 1 and position.trains[seat, PLACES - 1] > 0:
        position.step = Step.DRAFT


@rule
def draft(position: Position, seat: int, wagon: int) -> None:
    take_from_pile(position, wagon)
    position.drafts[seat, position.draft_count[seat]] = wagon
    position.draft_count[seat] += 1
    note(position, Happened.WAGON_DRAFTED, seat, wagon)
    if position.draft_count[position.seats - 1] == position.seats:
        position.step = Step.KEEP


@rule
def legal_keeps(position: Position, seat: int, out: Ints) -> int:
    n = 0
    for wagon in range(1, NUMBERS):
        for drafted in range(position.draft_count[seat]):
            if position.drafts[seat, drafted] == wagon:
                for place in range(PLACES):
                    out[n] = KEEP + wagon * PLACES + place
                    n += 1
    return n


@rule
def keep(position: Position, wagon: int, place: int) -> None:
    """The replaced wagon lies open; what was not chosen, only its drafter knows (G9)."""
    seat = position.seat
    replace(position, place, wagon)
    for drafted in range(position.draft_count[seat]):
        if position.drafts[seat, drafted] != wagon:
            discard(position, position.drafts[seat, drafted], seat)
            note(position, Happened.DRAFT_LAID_AWAY, seat, position.drafts[seat, drafted])
        position.drafts[seat, drafted] = 0
    position.draft_count[seat] = 0
    if seat == position.seats - 1:
        cancel_pairs(position)
        position.seat = 0
        position.step = Step.ACTION
    else:
        position.seat += 1
