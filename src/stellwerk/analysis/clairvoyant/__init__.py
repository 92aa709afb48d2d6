"""The clairvoyant: what was possible in solo Voll verplant for a player who knows all cards.

`judge` answers for one order of cards: the points of a real play, and a bound that no play exceeds.
docs/clairvoyant.md says how far the two lie apart.
"""

from dataclasses import dataclass

from stellwerk.analysis.clairvoyant.bound import counting_bound, upper_bound
from stellwerk.analysis.clairvoyant.play import best_play
from stellwerk.core.game import Options
from stellwerk.games.voll_verplant import GAME
from stellwerk.games.voll_verplant.maps.files import read_city

WIDTH = 200
SECONDS = 12.0


@dataclass(frozen=True)
class Possible:
    """What a deal has in it."""

    found: int
    """points of the best play found"""
    bound: int
    """no play has more"""
    entries: list[int]
    """the play: what seat 1 enters, one after the other"""

    @property
    def exact(self) -> bool:
        return self.found == self.bound


def judge(
    map_name: str,
    order: list[int],
    *,
    special: bool = False,
    width: int = WIDTH,
    seconds: float = SECONDS,
) -> Possible:
    """Search with a beam of this width; then, if needed, prove a bound for at most `seconds`."""
    city = read_city(map_name)
    positions = GAME.position.many(1)
    options: Options = {"map": map_name, "special_stations": int(special)}
    GAME.agreed(1, options).set_up(positions[0], 1, options)
    found = best_play(positions[0], order, width)
    bound = counting_bound(city, order, special=special)
    if found.points < bound:
        bound = upper_bound(city, order, special=special, seconds=seconds)
    return Possible(found.points, bound, found.entries)
