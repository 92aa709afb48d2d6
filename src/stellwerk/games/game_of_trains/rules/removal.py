"""Entfernen · Removing a wagon from every train, one's own included, and filling the gaps."""

from stellwerk.games.game_of_trains.rules.actions import REFILL
from stellwerk.games.game_of_trains.rules.box import ABILITY, NUMBERS, PLACE_REMOVED
from stellwerk.games.game_of_trains.rules.draw import take_wagon
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.open_cards import lay_open
from stellwerk.games.game_of_trains.rules.position import EVERYONE, Position, Step, clockwise
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule


@rule
def remove_wagons(position: Position, card: int) -> None:
    """All wagons come out first, clockwise from the active seat; a protected one stays (G2, G6)."""
    position.used = card
    place = PLACE_REMOVED[ABILITY[card]]
    seat = int(position.seat)
    for _ in range(position.seats):
        if position.locks[seat, place] == 0:
            note(position, Happened.WAGON_REMOVED, seat, place, position.trains[seat, place])
            lay_open(position, position.trains[seat, place])
            position.trains[seat, place] = 0
        else:
            note(position, Happened.WAGON_STAYED, seat, place)
        seat = clockwise(position, seat)
    position.step = Step.REFILL


@rule
def seat_with_a_gap(position: Position) -> int:
    """The next to draw, clockwise from the active seat; -1 if all trains are full."""
    place = PLACE_REMOVED[ABILITY[position.used]]
    seat = int(position.seat)
    for _ in range(position.seats):
        if position.trains[seat, place] == 0:
            return seat
        seat = clockwise(position, seat)
    return -1


@rule
def next_refill(position: Position) -> int:
    return REFILL + seat_with_a_gap(position) * NUMBERS


@rule
def refill(position: Position, seat: int, wagon: int) -> None:
    place = PLACE_REMOVED[ABILITY[position.used]]
    note(position, Happened.GAP_FILLED, seat, place, wagon)
    take_wagon(position, wagon)
    position.trains[seat, place] = wagon


@rule
def lay_used_card_away(position: Position) -> None:
    discard(position, position.used, EVERYONE)
    note(position, Happened.USED_CARD_LAID_AWAY, position.used)
    position.used = 0
