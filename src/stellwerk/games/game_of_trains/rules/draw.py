"""1) Ziehe eine Karte · Draw a card: it replaces a wagon of the own train."""

from stellwerk.games.game_of_trains.rules.actions import PUT
from stellwerk.games.game_of_trains.rules.box import PLACES
from stellwerk.games.game_of_trains.rules.open_cards import lay_open
from stellwerk.games.game_of_trains.rules.protection import lose_lock
from stellwerk.games.game_of_trains.rules.table import Step, Table
from stellwerk.kernel.piles import shuffle_discards, take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def take_wagon(table: Table, wagon: int) -> None:
    """With the last card the discard pile becomes the draw pile at once (G8)."""
    take_from_pile(table, wagon)
    if table.draw_count == 0:
        shuffle_discards(table)


@rule
def draw_car(table: Table, wagon: int) -> None:
    take_wagon(table, wagon)
    table.drawn[0] = wagon
    table.step = Step.PUT


@rule
def legal_puts(out: Ints) -> int:
    for place in range(PLACES):
        out[place] = PUT + place
    return PLACES


@rule
def put(table: Table, place: int) -> None:
    lose_lock(table, table.seat, place)
    lay_open(table, table.trains[table.seat, place])
    table.trains[table.seat, place] = table.drawn[0]
    table.drawn[0] = 0
