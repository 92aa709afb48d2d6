"""What a search thinks of a few positions: run once compiled and once plain."""

import sys
from collections.abc import Iterator

from tests.bots.positions import decisions, played, thought

TABLES = [("trambahn", 2), ("game_of_trains", 3), ("voll_verplant", 1), ("voll_verplant", 3)]


def prospects() -> Iterator[str]:
    for name, seats in TABLES:
        found = list(decisions(played(name, seats), every=5))
        for position in (found[len(found) // 2], found[len(found) * 3 // 4], found[-1]):
            yield f"{name} {seats} {position.number} {thought(position, 40)}"


if __name__ == "__main__":
    sys.stdout.writelines(line + "\n" for line in prospects())
