"""Curves: how costs grow with the length of a game, with its viewers, and with all tables."""

from bench.server import lengths, sleeping, viewers
from bench.server.sections import Section

TITLE = "How costs grow"
ABOUT = (
    "First by the length of a game, with a viewer at each seat: processor time of the server / "
    "time until it is answered, both in milliseconds. A resume is that of a viewer who missed one "
    "entry and whom the server does not remember, a wake the first page after the server was "
    "started again. Then by viewers of one table: how long a move waits for its answer, and when "
    "a viewer hears of it. Then by tables in the database, of which 89 % are over, 10 % go on and "
    "1 % wait for players, and all have the same visitor: while they sleep they cost only disk."
)


def measure(small: bool) -> Section:
    by_length, first = lengths.measure(small)
    by_viewers, bars, second = viewers.measure(small)
    by_tables, third = sleeping.measure(small)
    grids = [by_length, by_viewers, by_tables]
    return Section("curves", TITLE, ABOUT, grids, bars, [first, second, third])
