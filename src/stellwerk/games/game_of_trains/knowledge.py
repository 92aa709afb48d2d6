"""What bots know of Game of Trains: what a move is worth, and how trains compare."""

import numpy as np

from stellwerk.core.parts import Manner
from stellwerk.games.game_of_trains.rules.actions import DRAW, KEEP, PUT, USE, WAYS
from stellwerk.games.game_of_trains.rules.box import (
    ABILITY,
    PLACE_REMOVED,
    PLACES,
    PLACES_TO_PROTECT,
    WAGONS,
    Ability,
)
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.games.game_of_trains.train_distance import (
    FIRST_MOVED,
    LAST_MOVED,
    at,
    changed,
    distance,
    rearranged,
)
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import rule

MANNER = Manner(exploration=3.0, temperature=6.0, lookahead=60)
UNIT = 1_000

# Found by matches and by fitting won and lost games.
GAIN_OF_DRAWING = 5
WORTH_OF_WINNING = 1000
ABSURD = 12.0
LOCK_DIVISOR = 8
CHANCE_TO_WIN = (1.0 + np.arange(600)) ** -1.285
A_TEMPO = 1.28

# Uses of cards: `USE +` wagon and way.
A_USE = 10  # bits
ALL_USES = (1 << A_USE) - 1
REMOVES = np.repeat((ABILITY >= Ability.REMOVE_FIRST) & (ABILITY < Ability.PROTECT), WAYS)


@rule
def standing(position: Position, seat: int) -> int:
    train = position.trains[seat]
    return distance(train[0], train[1], train[2], train[3], train[4], train[5], train[6])


@rule
def worth(position: Position, seat: int, action: int) -> int:
    """The less one's train lacks afterwards, and the more those of others do, the better."""
    train = position.trains[seat]
    if action == DRAW:
        return GAIN_OF_DRAWING - standing(position, seat)
    if action < USE:
        return less(changed(train, action - PUT, position.drawn[0]))
    if action < KEEP:
        return worth_of_use(position, seat, action - USE)
    return less(changed(train, (action - KEEP) % PLACES, (action - KEEP) // PLACES))


@rule
def less(lacking: int) -> int:
    return WORTH_OF_WINNING if lacking == 0 else -lacking


@rule
def worth_of_use(position: Position, seat: int, use: int) -> int:
    ability = ABILITY[use // WAYS]
    if ability < Ability.REMOVE_FIRST:
        return less(rearranged(position.trains[seat], use))
    lacking = standing(position, seat)
    if ability == Ability.PROTECT:
        return gain_of_lock(position, seat, PLACES_TO_PROTECT[use % WAYS], lacking) - lacking
    return gain_of_removal(position, seat, PLACE_REMOVED[ability], lacking) - lacking


@rule
def loss_at(position: Position, seat: int, place: int, lacking: int) -> int:
    """What a train would lack more without the wagon at this place."""
    if not has_to_lose(position, seat, place):
        return 0
    return changed(position.trains[seat], place, 0) - lacking


@rule
def has_to_lose(position: Position, seat: int, place: int) -> bool:
    return bool(position.trains[seat, place] > 0 and position.locks[seat, place] == 0)


@rule
def gain_of_lock(position: Position, seat: int, place: int, lacking: int) -> int:
    """For a wagon that is kept, the more it would be missed."""
    return loss_at(position, seat, place, lacking) // LOCK_DIVISOR - 1


@rule
def gain_of_removal(position: Position, seat: int, place: int, lacking: int) -> int:
    """It costs every train the wagon there, one's own included."""
    total = 0
    for other in range(position.seats):
        if other != seat and has_to_lose(position, other, place):
            total += loss_at(position, other, place, standing(position, other)) // (
                position.seats - 1
            )
    return total - loss_at(position, seat, place, lacking)


@rule
def quick(position: Position, seat: int, actions: Ints, count: int, random: Random) -> int:
    """Draw, unless using a card is worth more; put about where it belongs."""
    if position.step == Step.PUT:
        return quick_put(position.trains[seat], int(position.drawn[0]))
    if position.step == Step.KEEP:
        return quick_keep(position, seat, actions, count)
    return quick_action(position, seat, actions, count)


@rule
def quick_action(position: Position, seat: int, actions: Ints, count: int) -> int:
    """An open card that brings two wagons into order or removes some; never a lock.

    First, those that may help are written down, the removals in one number. Each takes the place of
    the one before if that was of no use, so that no processor has to guess which are.
    """
    train, helpful, removals = position.trains[seat], 0, 0
    for number in range(1, count):
        use = np.uintp(actions[number] - USE)
        actions[np.uintp(helpful)] = use
        helpful += at(train, FIRST_MOVED[use]) > at(train, LAST_MOVED[use])
        removals = removals << A_USE | int(use) if REMOVES[use] else removals
    if helpful + removals == 0:
        return DRAW
    lacking = standing(position, seat)
    chosen, most = DRAW, GAIN_OF_DRAWING - lacking
    for number in range(helpful):
        value = less(rearranged(train, actions[number]))
        chosen = USE + actions[number] if value > most else chosen
        most = max(most, value)
    while removals:
        removal = removals & ALL_USES
        place = PLACE_REMOVED[ABILITY[removal // WAYS]]
        value = gain_of_removal(position, seat, place, lacking) - lacking
        chosen = USE + removal if value > most else chosen
        most = max(most, value)
        removals >>= A_USE
    return chosen


@rule
def quick_keep(position: Position, seat: int, actions: Ints, count: int) -> int:
    chosen = int(actions[0])
    for number in range(1, count):
        if worth(position, seat, int(actions[number])) > worth(position, seat, chosen):
            chosen = int(actions[number])
    return chosen


@rule
def quick_put(train: Ints, wagon: int) -> int:
    """The place of such a number in a train of evenly spaced ones, or the next best."""
    half = 2 * (wagon - 1) * PLACES // WAGONS
    home, beside = half // 2, half // 2 + (1 if half % 2 else -1)
    if 0 <= beside < PLACES and changed(train, beside, wagon) < changed(train, home, wagon):
        return PUT + beside
    return PUT + home


@rule
def evaluate(position: Position, out: Reals) -> None:
    """Shares of the win, by what the trains lack."""
    total = 0.0
    for seat in range(position.seats):
        out[seat] = CHANCE_TO_WIN[standing(position, seat)] * (
            A_TEMPO if seat == position.seat else 1.0
        )
        total += out[seat]
    for seat in range(position.seats):
        out[seat] /= total


def is_near_the_end(position: Position, seat: int) -> bool:
    """Never so near that one seat alone decides."""
    return False
