"""Sets of up to 24 things as the bits of one number."""

from stellwerk.kernel.rule import rule


@rule
def size_of(members: int) -> int:
    """How many bits are set: by pairs, by fours, by eights."""
    members = int(members)  # a narrow one has no room for the masks
    members = members - ((members >> 1) & 0x555555)
    members = (members & 0x333333) + ((members >> 2) & 0x333333)
    members = (members + (members >> 4)) & 0x0F0F0F
    return (members + (members >> 8) + (members >> 16)) & 0x1F


@rule
def first_run(members: int) -> int:
    """The lowest bit that is set and those that follow it without a gap."""
    lowest = members & -members
    return members & ~(members + lowest)
