"""What the game of a record looks like in memory: asked once compiled and once plain."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from stellwerk import records
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from stellwerk.match import Match
from tests.laws.play import follow, viewers


def fingerprint(whole: Match) -> Iterator[str]:
    """A digest of the table after every entry and of what happened, now and then of worlds."""
    match = Match(whole.game, whole.seats, whole.options)
    for number, entry in enumerate(whole.log, 1):
        follow(match, *entry)
        seen = [
            match.position.tobytes(),
            repr(match.events(number - 1)).encode(),
            *(repr(match.actions(s)).encode() for s in match.waiting_for),
        ]
        if number % 25 == 0:
            seen += [repr(match.outcomes()).encode()]
            for viewer in viewers(match):
                seen += _worlds(match, viewer, number)
        yield hashlib.sha256(b"|".join(seen)).hexdigest()


def _worlds(match: Match, viewer: int, number: int) -> Iterator[bytes]:
    game, random = match.game, seeded(number, viewer)
    table = match.seen_by(viewer)
    yield table.tobytes()
    game.rules.imagine(table, random)
    yield table.tobytes()
    if CHANCE in match.waiting_for:
        yield str(int(game.rules.sample(table, random))).encode()
    game.play_out(table, random, game.action_buffer(), 60)
    yield table.tobytes()


if __name__ == "__main__":
    for file in sys.stdin:
        sys.stdout.write(
            " ".join(fingerprint(records.read(Path(file.strip()).read_bytes()))) + "\n"
        )
        sys.stdout.flush()
