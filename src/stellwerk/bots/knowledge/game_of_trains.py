"""What the simple bot thinks of a move in Game of Trains: how much better its train would stand."""

from stellwerk.games.game_of_trains.actions import DRAW, KEEP, PUT, USE, WAYS
from stellwerk.games.game_of_trains.box import (
    ABILITY,
    PLACE_REMOVED,
    PLACES,
    PLACES_TO_PROTECT,
    WAGONS,
    Ability,
)
from stellwerk.games.game_of_trains.rearranging import rearrange
from stellwerk.games.game_of_trains.table import Table
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule, rule_with_memory

WORTH_OF_DRAWING = 6
WORTH_OF_A_LOCK = 8
WORTH_LOCKING = 15  # pairs in order, of 21
WORTH_OF_WINNING = 1000
ALL_PAIRS = 21
ALMOST_SORTED = 19


@rule
def worth(table: Table, seat: int, action: int) -> int:
    if action == DRAW:
        return WORTH_OF_DRAWING
    if action < USE:
        return worth_of_replacing(table, seat, action - PUT, table.drawn[0])
    if action < KEEP:
        return worth_of_use(table, seat, (action - USE) // WAYS, (action - USE) % WAYS)
    return worth_of_replacing(table, seat, (action - KEEP) % PLACES, (action - KEEP) // PLACES)


@rule
def order(train: Ints) -> int:
    """Pairs in order count most; then whether a wagon is about where it belongs."""
    total = 6 * pairs_in_order(train)
    for place in range(PLACES):
        home = (2 * place + 1) * WAGONS // (2 * PLACES)
        total -= abs(train[place] - home) // 6
    return total


@rule
def pairs_in_order(train: Ints) -> int:
    total = 0
    for place in range(PLACES):
        for behind in range(place + 1, PLACES):
            if train[place] < train[behind]:
                total += 1
    return total


@rule_with_memory
def worth_of_replacing(table: Table, seat: int, place: int, wagon: int) -> int:
    train = table.trains[seat].copy()
    train[place] = wagon
    return gain(table, seat, train)


@rule
def worth_of_use(table: Table, seat: int, card: int, way: int) -> int:
    ability = ABILITY[card]
    if ability == Ability.PROTECT:
        return worth_of_lock(table, seat, PLACES_TO_PROTECT[way])
    if ability >= Ability.REMOVE_FIRST:
        return worth_of_removal(table, seat, PLACE_REMOVED[ability])
    return worth_of_rearranging(table, seat, ability, way)


@rule
def worth_of_lock(table: Table, seat: int, place: int) -> int:
    """For a wagon that stands right, in a train that is on its way."""
    train = table.trains[seat]
    stands_right = wrong_side(train, place) == 0
    return WORTH_OF_A_LOCK if stands_right and pairs_in_order(train) >= WORTH_LOCKING else -1


@rule
def worth_of_removal(table: Table, seat: int, place: int) -> int:
    """It gets rid of an own wagon that stands wrong, and breaks a train that is almost sorted."""
    total = -4
    for other in range(table.seats):
        if table.locks[other, place] == 0:
            if other == seat:
                total += 4 * (wrong_side(table.trains[seat], place) - 2)
            elif pairs_in_order(table.trains[other]) >= ALMOST_SORTED:
                total += 14
    return total


@rule
def wrong_side(train: Ints, place: int) -> int:
    """How many wagons stand on the wrong side of this one."""
    wrong = 0
    for other in range(PLACES):
        if other < place and train[other] > train[place]:
            wrong += 1
        if other > place and train[other] < train[place]:
            wrong += 1
    return wrong


@rule_with_memory
def worth_of_rearranging(table: Table, seat: int, ability: int, way: int) -> int:
    train = table.trains[seat].copy()
    rearrange(train, ability, way)
    return gain(table, seat, train)


@rule
def gain(table: Table, seat: int, train: Ints) -> int:
    """How much better the train would stand if it stood like this."""
    if pairs_in_order(train) == ALL_PAIRS:
        return WORTH_OF_WINNING
    return order(train) - order(table.trains[seat])
