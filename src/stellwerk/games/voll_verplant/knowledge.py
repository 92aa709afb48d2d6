"""What bots know of Voll verplant: what an entry marks, and what it gives up."""

from stellwerk.core.parts import Manner
from stellwerk.games.voll_verplant.rules.actions import DECLINE, MARK_TRANSFER, RIDE, parts_of
from stellwerk.games.voll_verplant.rules.box import CROSSES
from stellwerk.games.voll_verplant.rules.crossing import free_places, station_at
from stellwerk.games.voll_verplant.rules.position import Position, left, line_count
from stellwerk.games.voll_verplant.rules.scoring import payoff
from stellwerk.kernel.playing import best_of
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints, Reals
from stellwerk.kernel.rule import fill_in, rule
from stellwerk.kernel.sets import lowest

MANNER = Manner(exploration=5.0, temperature=1.5, lookahead=400)
UNIT = 500
MOVES_LOOKED_AT = 7

# What counts how much, in points; found by measured games.
A_MARK_ON_ANOTHER_LINE = -0.115  # crossings are better kept for transfers
A_LINE_AT_A_TRANSFER = 8.0
AN_UNUSED_CROSS = -0.16
A_POINT_OUT_OF_REACH = -0.44
ABSURD = 4.0
WINDOWS_SOLVED = 3


@rule
def worth(position: Position, seat: int, action: int) -> float:
    """Stations marked, transfers where many lines meet, and no line left without a window."""
    if action == DECLINE:
        return 0.0
    if action >= RIDE:
        return worth_of_mark(position, action - RIDE)
    line, way, what = parts_of(action)
    free = free_places(position, seat, line, way)
    if what == MARK_TRANSFER:
        marked = 1
        total = A_LINE_AT_A_TRANSFER * line_count(
            position, station_at(position, line, way, lowest(free))
        )
    else:
        marked = what
        total = AN_UNUSED_CROSS * (CROSSES[position.card] - what)
    for _ in range(marked):
        total += worth_of_mark(position, station_at(position, line, way, lowest(free)))
        free &= free - 1
    return total + worth_of_last_window(position, seat, line, marked)


@rule
def worth_of_mark(position: Position, station: int) -> float:
    return 1.0 + A_MARK_ON_ANOTHER_LINE * (line_count(position, station) - 1)


@rule
def worth_of_last_window(position: Position, seat: int, line: int, marked: int) -> float:
    """If it leaves its line unfinished, only other lines can still complete it."""
    last = position.filled[seat, line] + 1 == position.windows[line]
    if not last or left(position, seat, line) == marked:
        return 0.0
    taken = position.completed[line] and position.seats > 1
    return A_POINT_OUT_OF_REACH * float(position.later[line] if taken else position.first[line])


by_worth = fill_in(best_of, worth=worth)


@rule
def quick(position: Position, seat: int, actions: Ints, count: int, random: Random) -> int:
    return by_worth(position, seat, actions, count, random, MOVES_LOOKED_AT)


@rule
def evaluate(position: Position, out: Reals) -> None:
    payoff(position, out)


def is_near_the_end(position: Position, seat: int) -> bool:
    """One seat alone has windows left, and few of them: the rest can be solved exactly."""
    windows = position.windows_left[: position.seats].tolist()
    return bool(0 < windows[seat] == sum(windows) <= WINDOWS_SOLVED)
