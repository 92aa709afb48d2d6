"""What bots know of Game of Trains: how far a train is from being sorted."""

from itertools import product

import numpy as np

from stellwerk.bots.search import Manner
from stellwerk.bots.tree import Reals
from stellwerk.games.game_of_trains.actions import DRAW, KEEP, PUT, USE, WAYS, WAYS_OF
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

MANNER = Manner(exploration=3.0, temperature=6.0, lookahead=60)
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


# What a card does to a train, by its use: `USE +` wagon and way.


def orders() -> Ints:
    """Which place each wagon comes from, after the train was rearranged."""
    table = np.zeros((NUMBERS * WAYS, PLACES), np.int16)
    table[:] = np.arange(PLACES)
    for wagon, way in product(range(1, NUMBERS), range(WAYS)):
        ability = Ability(ABILITY[wagon])
        if ability < Ability.REMOVE_FIRST and way < len(WAYS_OF[ability]):
            rearrange(table[wagon * WAYS + way], ability, way)
    return table


ORDER = orders()
MOVES = np.arange(PLACES) != ORDER
FIRST_MOVED = MOVES.argmax(1)
LAST_MOVED = np.where(MOVES.any(1), PLACES - 1 - MOVES[:, ::-1].argmax(1), 0)
A_USE = 10  # bits
ALL_USES = (1 << A_USE) - 1
REMOVES = np.repeat((ABILITY >= Ability.REMOVE_FIRST) & (ABILITY < Ability.PROTECT), WAYS)


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
def distance(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> int:
    """The least that a train of these wagons lacks, whichever of them are kept.

    For each wagon the best way up to it, from the locomotive or from a wagon kept before it; a gap
    is 0 and cannot be kept. Written out, because this is what bots spend their time on.
    """
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
    train = table.trains[seat]
    return distance(train[0], train[1], train[2], train[3], train[4], train[5], train[6])


@rule
def changed(train: Ints, place: int, new: int) -> int:
    """What it lacks with another wagon at this place."""
    return distance(
        train[0] + (new - train[0]) * (place == 0),
        train[1] + (new - train[1]) * (place == 1),
        train[2] + (new - train[2]) * (place == 2),
        train[3] + (new - train[3]) * (place == 3),
        train[4] + (new - train[4]) * (place == 4),
        train[5] + (new - train[5]) * (place == 5),
        train[6] + (new - train[6]) * (place == 6),
    )


@rule
def at(train: Ints, place: int) -> int:
    return int(train[np.uintp(place)])


@rule
def rearranged(train: Ints, use: int) -> int:
    """What it lacks in another order."""
    order = ORDER[np.uintp(use)]
    return distance(
        at(train, order[0]), at(train, order[1]), at(train, order[2]), at(train, order[3]),
        at(train, order[4]), at(train, order[5]), at(train, order[6]),
    )  # fmt: skip


@rule
def worth(table: Table, seat: int, action: int) -> int:
    """The less the own train lacks then, the better; and the more those of others lack."""
    train = table.trains[seat]
    if action == DRAW:
        return GAIN_OF_DRAWING - standing(table, seat)
    if action < USE:
        return less(changed(train, action - PUT, table.drawn[0]))
    if action < KEEP:
        return worth_of_use(table, seat, action - USE)
    return less(changed(train, (action - KEEP) % PLACES, (action - KEEP) // PLACES))


@rule
def less(lacking: int) -> int:
    return WORTH_OF_WINNING if lacking == 0 else -lacking


@rule
def worth_of_use(table: Table, seat: int, use: int) -> int:
    ability = ABILITY[use // WAYS]
    if ability < Ability.REMOVE_FIRST:
        return less(rearranged(table.trains[seat], use))
    lacking = standing(table, seat)
    if ability == Ability.PROTECT:
        return gain_of_lock(table, seat, PLACES_TO_PROTECT[use % WAYS], lacking) - lacking
    return gain_of_removal(table, seat, PLACE_REMOVED[ability], lacking) - lacking


@rule
def loss_at(table: Table, seat: int, place: int, lacking: int) -> int:
    """What a train would lack more without the wagon at this place."""
    if not has_to_lose(table, seat, place):
        return 0
    return changed(table.trains[seat], place, 0) - lacking


@rule
def has_to_lose(table: Table, seat: int, place: int) -> bool:
    return bool(table.trains[seat, place] > 0 and table.locks[seat, place] == 0)


@rule
def gain_of_lock(table: Table, seat: int, place: int, lacking: int) -> int:
    """For a wagon that is kept, the more it would be missed."""
    return loss_at(table, seat, place, lacking) // LOCK_DIVISOR - 1


@rule
def gain_of_removal(table: Table, seat: int, place: int, lacking: int) -> int:
    """It costs everybody the wagon there, and the own one too."""
    total = 0
    for other in range(table.seats):
        if other != seat and has_to_lose(table, other, place):
            total += loss_at(table, other, place, standing(table, other)) // (table.seats - 1)
    return total - loss_at(table, seat, place, lacking)


@rule
def quick(table: Table, seat: int, actions: Ints, count: int, random: Random) -> int:
    """Draw, unless using a card is worth more; put about where it belongs."""
    if table.step == Step.PUT:
        return quick_put(table.trains[seat], int(table.drawn[0]))
    if table.step == Step.KEEP:
        return quick_keep(table, seat, actions, count)
    return quick_action(table, seat, actions, count)


@rule
def quick_action(table: Table, seat: int, actions: Ints, count: int) -> int:
    """Of cards, one that brings two wagons into order or removes some; no lock.

    First, those that may help are written down, the removals in one number. Each takes the place of
    the one before if that was of no use, so that no processor has to guess which are.
    """
    train, helpful, removals = table.trains[seat], 0, 0
    for number in range(1, count):
        use = np.uintp(actions[number] - USE)
        actions[np.uintp(helpful)] = use
        helpful += at(train, FIRST_MOVED[use]) > at(train, LAST_MOVED[use])
        removals = removals << A_USE | int(use) if REMOVES[use] else removals
    if helpful + removals == 0:
        return DRAW
    lacking = standing(table, seat)
    chosen, most = DRAW, GAIN_OF_DRAWING - lacking
    for number in range(helpful):
        value = less(rearranged(train, actions[number]))
        chosen = USE + actions[number] if value > most else chosen
        most = max(most, value)
    while removals:
        removal = removals & ALL_USES
        place = PLACE_REMOVED[ABILITY[removal // WAYS]]
        value = gain_of_removal(table, seat, place, lacking) - lacking
        chosen = USE + removal if value > most else chosen
        most = max(most, value)
        removals >>= A_USE
    return chosen


@rule
def quick_keep(table: Table, seat: int, actions: Ints, count: int) -> int:
    chosen = int(actions[0])
    for number in range(1, count):
        if worth(table, seat, int(actions[number])) > worth(table, seat, chosen):
            chosen = int(actions[number])
    return chosen


@rule
def quick_put(train: Ints, wagon: int) -> int:
    """At the place that such a number has in a train of evenly spaced ones, or at the next best."""
    half = 2 * (wagon - 1) * PLACES // WAGONS
    home, beside = half // 2, half // 2 + (1 if half % 2 else -1)
    if 0 <= beside < PLACES and changed(train, beside, wagon) < changed(train, home, wagon):
        return PUT + beside
    return PUT + home


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
