"""Die Eintragungen · The entries: each is a number, and has a code that people read."""

import re

from stellwerk.cartography.city import City
from stellwerk.games.voll_verplant.rules.box import (
    CARD_KINDS,
    CARD_NAMES,
    MOST_LINES,
    MOST_STATIONS,
)
from stellwerk.kernel.rule import rule

# What an entry on a line marks: a number of crosses, or a transfer.
MARK_TRANSFER = 7
WHATS = 8
# The way along a line: as listed; on a ring in the listed order or the other way round.
PLAIN, ONWARDS, BACKWARDS = 0, 1, 2
WAYS = 4  # one more than there are: by a power of two rules divide faster

# The numbers of the entries, one block after the other.
LINE = 0  # + line * WAYS * WHATS + way * WHATS + what
RIDE = LINE + MOST_LINES * WAYS * WHATS  # + station
DECLINE = RIDE + MOST_STATIONS
FLIP = DECLINE + 1  # + card
ACTIONS = FLIP + CARD_KINDS


@rule
def entry(line: int, way: int, what: int) -> int:
    return LINE + (line * WAYS + way) * WHATS + what


@rule
def parts_of(action: int) -> tuple[int, int, int]:
    """Line, way and what of an entry on a line."""
    place = action - LINE
    return place // (WAYS * WHATS), place // WHATS % WAYS, place % WHATS


FORMS = re.compile(
    r"(?P<letter>[A-Z])(?P<way>[<>]?) (?P<what>[0-6t])"
    r"|f (?P<station>-|[a-z0-9_]+)"
    r"|flip (?P<card>[3-6]|e2|e3|t|f)"
)


class Notation:
    """The codes of one map: letters of its lines and ids of its stations."""

    def __init__(self, city: City) -> None:
        self.letters = [line.letter for line in city.lines]
        self.stations = list(city.stations)
        self._codes: dict[int, str] = {}
        """those that were formatted before"""

    def format_action(self, action: int) -> str:
        if action not in self._codes:
            self._codes[action] = self._code_of(action)
        return self._codes[action]

    def _code_of(self, action: int) -> str:
        if action < RIDE:
            line, way, what = parts_of(action)
            return (
                f"{self.letters[line]}{' ><'[way].strip()} {'t' if what == MARK_TRANSFER else what}"
            )
        if action < DECLINE:
            return f"f {self.stations[action - RIDE]}"
        return "f -" if action == DECLINE else f"flip {CARD_NAMES[action - FLIP]}"

    def parse_action(self, code: str) -> int:
        """The entry that a code stands for. ValueError if it stands for none."""
        form = FORMS.fullmatch(code)
        if form is None:
            raise ValueError(code)
        if form["card"]:
            return FLIP + CARD_NAMES.index(form["card"])
        if form["station"] == "-":
            return DECLINE
        if form["station"]:
            return RIDE + self.stations.index(form["station"])
        what = MARK_TRANSFER if form["what"] == "t" else int(form["what"])
        way = ("", ">", "<").index(form["way"])
        return int(entry(self.letters.index(form["letter"]), way, what))


def format_hidden(action: int) -> str:
    """An entry of the running round, of which nothing may be known."""
    return "?"
