"""What bots know of Game of Trains: how far a train is from being sorted."""

import numpy as np

from stellwerk.bots.search import Manner
from stellwerk.bots.tree import Reals
from stellwerk.games.game_of_trains.actions import DRAW, KEEP, PUT, USE, WAYS
from stellwerk.games.game_of_trains.box import (
    ABILITY,
    NUMBERS,
    PLACE_REMOVED,
    PLACES,
    PLACES_TO_PROTECT,
    WAGONS,
    Ability,
)
from stellwerk.games.game_of_trains.rearranging import rearrange
from stellwerk.games.game_of_trains.table import Step, Table
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

MANNER = Manner(exploration=3.0, temperature=6.0, lookahead=40)
UNIT = 1_000

# Found by matches and by fitting won and lost games.
GAIN_OF_DRAWING = 5
WORTH_OF_WINNING = 1000
ABSURD = 12
LOCK_DIVISOR = 8
CHANCE_TO_WIN = (1.0 + np.arange(600)) ** -1.285
A_TEMPO = 1.28

# Distances count quarters of a draw.
A_DRAW = 4
HOPELESS = 511
SCARCITY = 0.7

# How many draws it takes, about, to fill so many neighbouring places from a range of all numbers,
# as a multiple of all / range: each wagon that fits divides the range among those that follow.
DIFFICULTY = (0.0, 1.0, 3.0, 6.0, 10.0, 14.0, 19.0, 25.0)

# Rearranging is taken back by its opposite.
OPPOSITE = np.array(
    (
        Ability.SWAP_NEIGHBOURS,
        Ability.SWAP_WITH_ONE_BETWEEN,
        Ability.MOVE_TWO_RIGHT,
        Ability.MOVE_TWO_LEFT,
    ),
    np.int16,
)


def distances() -> Ints:
    """Of so many missing places between two wagons, by the difference of their numbers + WAGONS."""
    table = np.full((PLACES + 1, 2 * NUMBERS), HOPELESS, np.int16)
    for missing in range(PLACES + 1):
        for numbers in range(missing, NUMBERS):
            draws = DIFFICULTY[missing] * (WAGONS / max(1, numbers)) ** SCARCITY
            table[missing, WAGONS + numbers + 1] = min(HOPELESS, round(A_DRAW * draws))
    return table


DISTANCE = distances()


@rule
def lack(missing: int, before: int, after: int) -> int:
    """An unsigned index spares the question whether it counts from the end."""
    return int(DISTANCE[missing, np.uintp(WAGONS + after - before)])


@rule
def distance(train: Ints, changed: int, new: int) -> int:
    """The least that a train lacks, whichever wagons are kept, with another one at one place.

    For each wagon the best way up to it, from the locomotive or from a wagon kept before it; a gap
    is 0 and cannot be kept. Written out, because this is what bots spend their time on.
    """
    a = new if changed == 0 else int(train[0])
    b = new if changed == 1 else int(train[1])
    c = new if changed == 2 else int(train[2])
    d = new if changed == 3 else int(train[3])
    e = new if changed == 4 else int(train[4])
    f = new if changed == 5 else int(train[5])
    g = new if changed == 6 else int(train[6])
    to_a = lack(0, 0, a)
    to_b = min(lack(1, 0, b), to_a + lack(0, a, b))
    to_c = min(lack(2, 0, c), to_a + lack(1, a, c), to_b + lack(0, b, c))
    to_d = min(lack(3, 0, d), to_a + lack(2, a, d), to_b + lack(1, b, d), to_c + lack(0, c, d))
    to_e = min(
        lack(4, 0, e),
        to_a + lack(3, a, e),
        to_b + lack(2, b, e),
        to_c + lack(1, c, e),
        to_d + lack(0, d, e),
    )
    to_f = min(
        lack(5, 0, f),
        to_a + lack(4, a, f),
        to_b + lack(3, b, f),
        to_c + lack(2, c, f),
        to_d + lack(1, d, f),
        to_e + lack(0, e, f),
    )
    to_g = min(
        lack(6, 0, g),
        to_a + lack(5, a, g),
        to_b + lack(4, b, g),
        to_c + lack(3, c, g),
        to_d + lack(2, d, g),
        to_e + lack(1, e, g),
        to_f + lack(0, f, g),
    )
    return min(
        lack(7, 0, NUMBERS),
        to_a + lack(6, a, NUMBERS),
        to_b + lack(5, b, NUMBERS),
        to_c + lack(4, c, NUMBERS),
        to_d + lack(3, d, NUMBERS),
        to_e + lack(2, e, NUMBERS),
        to_f + lack(1, f, NUMBERS),
        to_g + lack(0, g, NUMBERS),
    )


@rule
def standing(table: Table, seat: int) -> int:
    return distance(table.trains[seat], -1, 0)


@rule
def worth(table: Table, seat: int, action: int) -> int:
    """The less the own train lacks then, the better; and the more those of others lack."""
    train = table.trains[seat]
    if action == DRAW:
        return GAIN_OF_DRAWING - standing(table, seat)
    if action < USE:
        return less(distance(train, action - PUT, table.drawn[0]))
    if action < KEEP:
        return worth_of_use(table, seat, action, standing(table, seat))
    return less(distance(train, (action - KEEP) % PLACES, (action - KEEP) // PLACES))


@rule
def less(lacking: int) -> int:
    return WORTH_OF_WINNING if lacking == 0 else -lacking


@rule
def worth_of_use(table: Table, seat: int, action: int, lacking: int) -> int:
    """Of an open card, for a train that lacks so much."""
    ability, way = ABILITY[(action - USE) // WAYS], (action - USE) % WAYS
    if ability == Ability.PROTECT:
        return gain_of_lock(table, seat, PLACES_TO_PROTECT[way], lacking) - lacking
    if ability >= Ability.REMOVE_FIRST:
        return gain_of_removal(table, seat, PLACE_REMOVED[ability], lacking) - lacking
    train = table.trains[seat]
    rearrange(train, ability, way)
    then = distance(train, -1, 0)
    rearrange(train, OPPOSITE[ability], way)
    return less(then)


@rule
def loss_at(table: Table, seat: int, place: int, lacking: int) -> int:
    """What a train would lack more without the wagon at this place."""
    if table.locks[seat, place] > 0:
        return 0
    return distance(table.trains[seat], place, 0) - lacking


@rule
def gain_of_lock(table: Table, seat: int, place: int, lacking: int) -> int:
    """For a wagon that is kept, the more it would be missed."""
    return loss_at(table, seat, place, lacking) // LOCK_DIVISOR - 1


@rule
def gain_of_removal(table: Table, seat: int, place: int, lacking: int) -> int:
    """It costs everybody the wagon there, and the own one too."""
    total = -loss_at(table, seat, place, lacking)
    for other in range(table.seats):
        if other != seat:
            total += loss_at(table, other, place, standing(table, other)) // (table.seats - 1)
    return total


@rule
def quick(table: Table, seat: int, actions: Ints, count: int, random: Random) -> int:
    """Draw, unless using a card is worth more; put about where it belongs."""
    if table.step == Step.PUT:
        return quick_put(table.trains[seat], int(table.drawn[0]))
    if table.step == Step.KEEP:
        return quick_keep(table, seat, actions, count)
    lacking = standing(table, seat)
    chosen, most = DRAW, GAIN_OF_DRAWING - lacking
    for number in range(1, count):
        action = int(actions[number])
        if may_help(table.trains[seat], action):
            value = worth_of_use(table, seat, action, lacking)
            if value > most:
                chosen, most = action, value
    return chosen


@rule
def may_help(train: Ints, action: int) -> bool:
    """Not a lock, which helps only later, and not what parts two wagons that are in order."""
    ability, way = ABILITY[(action - USE) // WAYS], (action - USE) % WAYS
    if ability >= Ability.REMOVE_FIRST:
        return bool(ability != Ability.PROTECT)
    return bool(train[way] > train[way + (1 if ability == Ability.SWAP_NEIGHBOURS else 2)])


@rule
def quick_keep(table: Table, seat: int, actions: Ints, count: int) -> int:
    chosen = int(actions[0])
    for number in range(1, count):
        if worth(table, seat, int(actions[number])) > worth(table, seat, chosen):
            chosen = int(actions[number])
    return chosen


@rule
def quick_put(train: Ints, wagon: int) -> int:
    """At the place that such a number has in a train of evenly spaced ones, or beside it."""
    home = (wagon - 1) * PLACES // WAGONS
    chosen, least = home, distance(train, home, wagon)
    for place in (home - 1, home + 1):
        if 0 <= place < PLACES:
            lacking = distance(train, place, wagon)
            if lacking < least:
                chosen, least = place, lacking
    return PUT + chosen


@rule
def evaluate(table: Table, out: Reals) -> None:
    """Shares of the win, by what the trains lack."""
    total = 0.0
    for seat in range(table.seats):
        out[seat] = CHANCE_TO_WIN[standing(table, seat)] * (A_TEMPO if seat == table.seat else 1.0)
        total += out[seat]
    for seat in range(table.seats):
        out[seat] /= total


def is_near_the_end(table: Table, seat: int) -> bool:
    """Never so near that one seat alone decides."""
    return False
