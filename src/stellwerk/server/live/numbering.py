"""How each viewer numbers the log: quiet entries are counted by their own seat alone.

An entry is quiet while only its own seat may know that it exists, until the round is resolved.
"""

from collections.abc import Mapping

Quiet = Mapping[int, int]
"""how many quiet entries of the running round each seat has"""


def number_for_viewer(number: int, quiet: Quiet, viewer: int) -> int:
    """The number of an entry, less the quiet entries that this viewer may not know of."""
    if not quiet:
        return number
    return number - sum(count for seat, count in quiet.items() if seat != viewer)
