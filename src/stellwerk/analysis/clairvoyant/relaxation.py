"""Every play as a point of a linear program, so that its optimum is a bound for all plays.

The order of cards is cut into periods: every round is one, or the whole game is. There is a column
for everything that an entry can do with a kind of card in a period, which is 1 if a play does it
and else 0, and columns `marked[station][period]`, 1 if a station is marked after that period. A
play obeys all rows:

- an entry fills one window of its line, so entries of a line are at most its windows;
- a kind of card has as many entries in a period as it has cards there, and one more for every
  special station that they mark, if these are played (V12);
- a station is marked after a period if it was before or an entry of the period marks it, and never
  twice, since entries cross free stations only (V2);
- a number card crosses a run of neighbouring places without a gap, at most its number of them, and
  all places before the run are marked when it is entered (V2), so they are after the period. Runs
  with one first place exclude each other, because that station is marked once. Where a period has
  one entry all its runs do, and the places before it are marked already when the period begins;
- a transfer is such a run of one place (V4);
- an express card crosses at most its number of stations, and every place before one that it crosses
  is marked after the period at the latest;
- a free ride marks one station at most (V5);
- a line is worth its points if all its stations are marked after the last period (V7).

The worth of a play in the program is the sum of lines, twice the transfers and the marked stations
minus all stations: its points (V9). So no play has more than the optimum of the program, nor than
any bound for it. Where every round is a period and special stations are not played the reverse
holds too: what whole numbers describe can be played, entries that mark nothing fill the windows
left over, and the optimum is exact. Otherwise the program forgives the order within a period, a
repeat that is not made and entries after the end; its optimum is a bound.
"""

from collections import Counter, defaultdict

from stellwerk.analysis.clairvoyant.program import Program, Terms
from stellwerk.cartography.city import City, Line
from stellwerk.games.voll_verplant.rules.box import CROSSES, FREE_RIDE, TRANSFER
from stellwerk.games.voll_verplant.rules.crossing import is_express


class Relaxation:
    def __init__(self, city: City, periods: list[list[int]], *, special: bool) -> None:
        self.city = city
        self.repeats = len(city.special) if special else 0
        self.program = Program(offset=-len(city.stations))
        self.marked = {
            station: [self.program.column(whole=False) for _ in periods]
            for station in city.stations
        }
        for station in city.stations:
            self.program.worth[self.marked[station][-1]] = 1.0
        self.windows: dict[str, Terms] = defaultdict(list)
        for number, cards in enumerate(periods):
            self.add_period(number, cards)
        self.add_lines()

    def add_period(self, number: int, cards: list[int]) -> None:
        self.period = number
        self.one_entry = len(cards) == 1 and not self.repeats
        marks: dict[str, Terms] = {station: [] for station in self.city.stations}
        for card, copies in Counter(cards).items():
            self.add_card(card, copies)
            for station in marks:
                marks[station] += self.marks[station]
        for station, now in marks.items():
            before = [(self.marked[station][number - 1], -1.0)] if number else []
            self.program.equal(0, [(self.marked[station][number], 1.0), *before, *minus(now)])

    def add_card(self, card: int, copies: int) -> None:
        self.card, self.most = card, copies + self.repeats
        self.entries: Terms = []
        self.marks: dict[str, Terms] = {station: [] for station in self.city.stations}
        if card == FREE_RIDE:
            self.add_rides()
        else:
            for line in self.city.lines:
                for way in ways(self.city, line):
                    self.add_entries(line.letter, way)
        self.program.at_most(copies, self.entries + self.again())

    def again(self) -> Terms:
        """A special station that is marked gives one more entry."""
        if not self.repeats or self.card == FREE_RIDE:
            return []
        return [term for station in self.city.special for term in minus(self.marks[station])]

    def add_rides(self) -> None:
        for station in self.city.stations:
            ride = self.program.column()
            self.entries.append((ride, 1.0))
            self.marks[station].append((ride, 1.0))

    def add_entries(self, letter: str, way: list[str]) -> None:
        if is_express(self.card):
            self.add_express(letter, way)
            return
        longest = int(CROSSES[self.card])
        starts: list[Terms] = []
        for first in range(len(way)):
            runs = [
                self.add_run(letter, way[first : last + 1])
                for last in range(first, min(first + longest, len(way)))
            ]
            starts.append([(run, 1.0) for run in runs])
        self.require_marks_before(way, starts)

    def add_run(self, letter: str, stations: list[str]) -> int:
        transfer = self.card == TRANSFER
        worth = 2.0 * len(self.city.lines_at(stations[0])) if transfer else 0.0
        run = self.program.column(worth)
        self.entries.append((run, 1.0))
        self.windows[letter].append((run, 1.0))
        for station in stations:
            self.marks[station].append((run, 1.0))
        return run

    def require_marks_before(self, way: list[str], starts: list[Terms]) -> None:
        """A run may begin behind a station only if it is marked; of one entry, at most one run."""
        for place, station in enumerate(way[:-1]):
            if self.one_entry:
                behind = [term for start in starts[place + 1 :] for term in start]
                self.require(station, self.period - 1, behind)
            else:
                for start in starts[place + 1 :]:
                    self.require(station, self.period, start)

    def require(self, station: str, period: int, terms: Terms) -> None:
        mark = [(self.marked[station][period], -1.0)] if period >= 0 else []
        self.program.at_most(0, terms + mark)

    def add_express(self, letter: str, way: list[str]) -> None:
        entry = self.program.column(most=self.most)
        self.entries.append((entry, 1.0))
        self.windows[letter].append((entry, 1.0))
        crosses = [self.program.column() for _ in way]
        for place, cross in enumerate(crosses):
            self.marks[way[place]].append((cross, 1.0))
            self.program.at_most(0, [(cross, 1.0), (entry, -1.0)])
            for station in way[:place]:
                self.require(station, self.period, [(cross, 1.0)])
        limit = -float(CROSSES[self.card])
        self.program.at_most(0, [*((cross, 1.0) for cross in crosses), (entry, limit)])

    def add_lines(self) -> None:
        for line in self.city.lines:
            self.program.at_most(line.windows, self.windows[line.letter])
            completed = self.program.column(line.first)
            for station in line.stations:
                self.program.at_most(0, [(completed, 1.0), (self.marked[station][-1], -1.0)])


def minus(terms: Terms) -> Terms:
    return [(column, -factor) for column, factor in terms]


def ways(city: City, line: Line) -> list[list[str]]:
    """A ring can be followed either way from its first station (V11)."""
    onwards = list(line.stations)
    return [onwards, [onwards[0], *onwards[:0:-1]]] if line.letter == city.ring else [onwards]
