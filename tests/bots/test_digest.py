"""Information sets: a digest for all that a seat sees, and one search in both modes."""

import os
import subprocess
import sys
from typing import Any

from stellwerk.bots.thinking import new_memory
from stellwerk.bots.tree import digest_of
from stellwerk.core.game import Game
from stellwerk.kernel.random import seeded
from tests.bots.positions import at_every_table, decisions, played
from tests.bots.prospects import prospects


class Eye:
    """Digests of tables as the search makes them."""

    def __init__(self, game: Game) -> None:
        self.memory = new_memory(game, 1)

    def digest(self, table: Any, seat: int = 0) -> int:
        self.memory.seen[0] = table
        return int(digest_of(self.memory.words, seat))


@at_every_table
def test_equal_tables_have_equal_digests(name: str, seats: int) -> None:
    eye = Eye(played(name, seats).game)
    for position in decisions(played(name, seats), every=9):
        world = position.table
        position.match.game.rules.imagine(world, seeded(position.number))
        position.match.game.rules.conceal(world, position.seat)
        assert eye.digest(world) == eye.digest(position.table)


@at_every_table
def test_positions_of_a_game_have_digests_of_their_own(name: str, seats: int) -> None:
    eye = Eye(played(name, seats).game)
    found = list(decisions(played(name, seats)))
    tables = {(position.table.tobytes(), position.seat) for position in found}
    digests = {eye.digest(position.table, position.seat) for position in found}
    assert len(digests) == len(tables)


@at_every_table
def test_whatever_changes_on_the_table_changes_the_digest(name: str, seats: int) -> None:
    """Any byte by a little, and who looks; but not what never changes in a game, such as a map."""
    position = next(iter(decisions(played(name, seats), every=9)))
    eye = Eye(position.match.game)
    digests = {eye.digest(position.table, seat) for seat in range(6)}
    table_type = position.match.game.position.dtype
    first = table_type.fields["step"][1]
    eye.digest(position.table)
    memory = eye.memory.seen.view("u1")
    for place in range(first, table_type.itemsize):
        memory[place] ^= 1
        digests.add(int(digest_of(eye.memory.words, 0)))
        memory[place] ^= 1
    assert len(digests) == 6 + table_type.itemsize - first


def test_the_search_is_the_same_compiled_and_plain() -> None:
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.prospects"],
        env={**os.environ, "STELLWERK_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.stderr == ""
    assert plain.stdout.splitlines() == list(prospects())
