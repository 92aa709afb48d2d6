"""Sets of things as the bits of a number; larger ones, here called wide, take a row of numbers."""

from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

WIDE_STEP = 16  # members in each number of a wide set; a power of two, to divide by


@rule
def size_of(members: int) -> int:
    """How many bits are set: by pairs, by fours, by eights. Compiled, this is one instruction."""
    members = int(members)  # a narrow one has no room for the masks
    members = members - ((members >> 1) & 0x5555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return members * 0x0101010101010101 >> 56 & 0x7F


@rule
def lowest(members: int) -> int:
    """The first of them."""
    return size_of((members & -members) - 1)


@rule
def first_run(members: int) -> int:
    """The lowest bit that is set and those that follow it without a gap."""
    lowest = members & -members
    return members & ~(members + lowest)


@rule
def is_in(wide: Ints, member: int) -> bool:
    return bool(wide[member // WIDE_STEP] >> member % WIDE_STEP & 1)


@rule
def turn(wide: Ints, member: int) -> None:
    """Put it in, or take it out if it is there."""
    wide[member // WIDE_STEP] ^= 1 << member % WIDE_STEP


@rule
def size_of_wide(wide: Ints) -> int:
    total = 0
    for number in range(len(wide)):
        total += size_of(wide[number])
    return total


def members(wide: Ints) -> list[int]:
    """What is in it, ascending; for views, not for rules."""
    return [
        first * WIDE_STEP + place
        for first, number in enumerate(wide.tolist())
        for place in range(WIDE_STEP)
        if number >> place & 1
    ]
