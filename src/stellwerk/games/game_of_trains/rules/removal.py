"""Entfernen · Removing a wagon from every train, the own one too, and filling the gaps."""

from stellwerk.games.game_of_trains.rules.actions import REFILL
from stellwerk.games.game_of_trains.rules.box import ABILITY, NUMBERS, PLACE_REMOVED
from stellwerk.games.game_of_trains.rules.draw import take_wagon
from stellwerk.games.game_of_trains.rules.open_cards import lay_open
from stellwerk.games.game_of_trains.rules.table import EVERYONE, Step, Table, clockwise
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule


@rule
def remove_wagons(table: Table, card: int) -> None:
    """All wagons come out first, clockwise from the active seat; a protected one stays (G2, G6)."""
    table.used = card
    place = PLACE_REMOVED[ABILITY[card]]
    seat = int(table.seat)
    for _ in range(table.seats):
        if table.locks[seat, place] == 0:
            lay_open(table, table.trains[seat, place])
            table.trains[seat, place] = 0
        seat = clockwise(table, seat)
    table.step = Step.REFILL


@rule
def seat_with_a_gap(table: Table) -> int:
    """The next to draw, clockwise from the active seat; -1 if all trains are full."""
    place = PLACE_REMOVED[ABILITY[table.used]]
    seat = int(table.seat)
    for _ in range(table.seats):
        if table.trains[seat, place] == 0:
            return seat
        seat = clockwise(table, seat)
    return -1


@rule
def next_refill(table: Table) -> int:
    return REFILL + seat_with_a_gap(table) * NUMBERS


@rule
def refill(table: Table, seat: int, wagon: int) -> None:
    take_wagon(table, wagon)
    table.trains[seat, PLACE_REMOVED[ABILITY[table.used]]] = wagon


@rule
def lay_used_card_away(table: Table) -> None:
    discard(table, table.used, EVERYONE)
    table.used = 0
