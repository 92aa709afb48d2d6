"""Whole games that look the same to one seat: what it may not know is dealt and chosen again.

A table can be concealed and imagined, but forgets what a player with a perfect memory knows
(docs/decisions/0003). These worlds fit everything the seat has ever seen: every entry that it may
read stays as it was, and so does who acts when.
"""

from random import Random

from stellwerk.kernel.actor import Entry
from stellwerk.match import Match


def another_world(match: Match, viewer: int, random: Random) -> list[Entry]:
    """The log of such a game, as long as the real one."""
    if match.is_over():
        return match.log
    return match.game.parts.resample(match, hidden_entries(match, viewer), random)


def hidden_entries(match: Match, viewer: int) -> set[int]:
    """The numbers of the entries that a viewer may not read."""
    numbers = range(len(match.log))
    return {n for n in numbers if match.game.hides(match.position, match.log, n, viewer)}
