"""Schutz · Protection: a lock under the first, the middle or the last wagon of a train."""

from stellwerk.games.game_of_trains.rules.box import PLACES_TO_PROTECT
from stellwerk.games.game_of_trains.rules.table import EVERYONE, Table
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_protections(table: Table, seat: int, first: int, out: Ints, n: int) -> int:
    """One lock a wagon; with all three places locked the card is of no use (G4)."""
    for way in range(len(PLACES_TO_PROTECT)):
        if table.locks[seat, PLACES_TO_PROTECT[way]] == 0:
            out[n] = first + way
            n += 1
    return n


@rule
def protect(table: Table, wagon: int, way: int) -> None:
    """The card itself is the lock."""
    table.locks[table.seat, PLACES_TO_PROTECT[way]] = wagon


@rule
def lose_lock(table: Table, seat: int, place: int) -> None:
    """A lock goes whenever its owner replaces the wagon or changes its position (G3)."""
    if table.locks[seat, place] > 0:
        discard(table, table.locks[seat, place], EVERYONE)
        table.locks[seat, place] = 0
