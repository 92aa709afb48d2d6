"""A beam search over a known order of cards: a real play by the rules of the game."""

import numpy as np
from numpy.typing import NDArray

from stellwerk.analysis.clairvoyant.outlook import Floats, outlook
from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import MOST_LINES
from stellwerk.games.voll_verplant.rules.position import STATION_SETS, Position, Step
from stellwerk.games.voll_verplant.rules.turn import apply, legal
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.record import Ints, Records
from stellwerk.kernel.rule import rule

Longs = NDArray[np.int64]
Tables = Records
"""an array of tables"""

# Two congruences make a key of 62 bits that plain Python computes without overflow as well.
PRIME = 2_147_483_647
FIRST_FACTOR, SECOND_FACTOR = 1_103_515_245, 1_664_525


@rule
def turn_cards_over(positions: Tables, rounds: Longs, count: int, order: Longs) -> None:
    """Where a round is done the next card comes; a special station may ask for one more entry."""
    for place in range(count):
        if positions[place].step == Step.FLIP:
            apply(positions[place], CHANCE, FLIP + order[rounds[place]])
            rounds[place] += 1


@rule
def expand(
    sheets: tuple[Tables, Longs],
    count: int,
    transfers: Longs,
    mood: Floats,
    room: tuple[Tables, Ints, Floats],
    steps: Longs,
    values: Floats,
    keys: Longs,
) -> int:
    """Every entry on every sheet; how many there are. A step is the place of the sheet, an entry.

    `transfers[n]` is how many of them come after `n` rounds.
    """
    positions, rounds = sheets
    spare, out, hope = room
    found = 0
    for place in range(count):
        choices = legal(positions[place], 0, out)  # none if the game is over
        for choice in range(choices):
            spare[0] = positions[place]
            apply(spare[0], 0, out[choice])
            steps[found, 0] = place
            steps[found, 1] = out[choice]
            values[found] = outlook(spare[0], transfers[rounds[place]], mood, hope)
            keys[found] = key_of(spare[0], rounds[place])
            found += 1
    return found


@rule
def key_of(position: Position, round: int) -> int:
    """Sheets with the same marks and windows differ in nothing but points; never 0."""
    first, second = 1 + int(round), 1 + int(round)
    for part in range(STATION_SETS):
        first = (first * FIRST_FACTOR + int(position.marked[0, part])) % PRIME
        second = (second * SECOND_FACTOR + int(position.marked[0, part])) % PRIME
    for line in range(MOST_LINES):
        first = (first * FIRST_FACTOR + int(position.filled[0, line])) % PRIME
        second = (second * SECOND_FACTOR + int(position.filled[0, line])) % PRIME
    return first << 31 | second | 1 << 62


@rule
def pick(ranked: Longs, keys: Longs, seen: Longs, chosen: Longs) -> int:
    """The best of those that differ, as many as there is room for. `seen` is a hash table."""
    count = 0
    for place in range(len(seen)):
        seen[place] = 0
    for number in ranked:
        slot = keys[number] % len(seen)
        while seen[slot] != 0 and seen[slot] != keys[number]:
            slot = (slot + 1) % len(seen)
        if seen[slot] == 0:
            seen[slot] = keys[number]
            chosen[count] = number
            count += 1
        if count == len(chosen):
            break
    return count


@rule
def follow(
    positions: Tables, rounds: Longs, steps: Longs, count: int, after: Tables, rounds_after: Longs
) -> None:
    """Take the chosen steps."""
    for place in range(count):
        before = steps[place, 0]
        after[place] = positions[before]
        rounds_after[place] = rounds[before]
        apply(after[place], 0, steps[place, 1])
