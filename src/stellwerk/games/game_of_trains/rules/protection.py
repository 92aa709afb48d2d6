"""Schutz · Protection: a lock under the first, the middle or the last wagon of a train."""

from stellwerk.games.game_of_trains.rules.box import PLACES_TO_PROTECT
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import EVERYONE, Position
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_protections(position: Position, seat: int, first: int, out: Ints, n: int) -> int:
    """One lock a wagon; with all three places locked the card is of no use (G4)."""
    for way in range(len(PLACES_TO_PROTECT)):
        if position.locks[seat, PLACES_TO_PROTECT[way]] == 0:
            out[n] = first + way
            n += 1
    return n


@rule
def protect(position: Position, wagon: int, way: int) -> None:
    """The card itself is the lock."""
    position.locks[position.seat, PLACES_TO_PROTECT[way]] = wagon
    note(position, Happened.WAGON_LOCKED, position.seat, PLACES_TO_PROTECT[way], wagon)


@rule
def lose_lock(position: Position, seat: int, place: int) -> None:
    """A lock goes whenever its owner replaces the wagon or changes its position (G3)."""
    if position.locks[seat, place] > 0:
        discard(position, position.locks[seat, place], EVERYONE)
        note(position, Happened.LOCK_LOST, seat, place, position.locks[seat, place])
        position.locks[seat, place] = 0
