"""1) Ziehe eine Karte · Draw a card: it replaces a wagon of one's train."""

from stellwerk.games.game_of_trains.rules.actions import PUT
from stellwerk.games.game_of_trains.rules.box import PLACES
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.open_cards import replace
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.games.game_of_trains.rules.protection import lose_lock
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import shuffle_discards, take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def take_wagon(position: Position, wagon: int) -> None:
    """With the last card the discard pile becomes the draw pile at once (G8)."""
    take_from_pile(position, wagon)
    if position.draw_count == 0:
        shuffle_discards(position)
        note(position, Happened.PILE_RENEWED)


@rule
def draw_car(position: Position, wagon: int) -> None:
    note(position, Happened.WAGON_DRAWN, position.seat, wagon)
    take_wagon(position, wagon)
    position.drawn[0] = wagon
    position.step = Step.PUT


@rule
def legal_puts(out: Ints) -> int:
    for place in range(PLACES):
        out[place] = PUT + place
    return PLACES


@rule
def put(position: Position, place: int) -> None:
    lose_lock(position, position.seat, place)
    replace(position, place, position.drawn[0])
    position.drawn[0] = 0
