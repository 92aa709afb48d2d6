"""What no play can exceed: by counting, and by a linear program if there is time for it."""

import math

from stellwerk.analysis.clairvoyant.program import proven_bound
from stellwerk.analysis.clairvoyant.relaxation import Relaxation
from stellwerk.cartography.city import City
from stellwerk.games.voll_verplant.rules.box import CROSSES, MOST_CROSSES, TRANSFER

# HiGHS keeps rows and bounds within a millionth; a bound this close below a whole number is not it.
TOLERANCE = 1e-4


def upper_bound(city: City, order: list[int], *, special: bool, seconds: float) -> int:
    """The lowest bound; by counting alone if there are no seconds to solve programs in.

    The game as one period takes a second or two, and says almost as much as the far larger program
    of all rounds does before its time is up; only that one can be exact.
    """
    bound = float(counting_bound(city, order, special=special))
    for periods in ([order], [[card] for card in order]):
        if seconds > 0:
            program = Relaxation(city, periods, special=special).program
            bound = min(bound, proven_bound(program, seconds))
    return math.floor(bound + TOLERANCE)


def counting_bound(city: City, order: list[int], *, special: bool) -> int:
    """All lines complete, the best transfers, and no cross wasted.

    An entry is written once for every card, and once more for every special station: each is marked
    once. So there are no more transfers and crosses than these.
    """
    repeats = len(city.special) if special else 0
    transfers = order.count(TRANSFER)
    transfers += repeats if transfers else 0
    crosses = sum(int(CROSSES[card]) for card in order) + repeats * MOST_CROSSES
    crossings = sorted((len(city.lines_at(station)) for station in city.stations), reverse=True)
    free = max(0, len(city.stations) - crosses)
    return sum(line.first for line in city.lines) + 2 * sum(crossings[:transfers]) - free
