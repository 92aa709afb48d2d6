"""Route: what is needed to check that the dealer changed no card."""

import msgspec
from litestar import get

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.http.long_reads import Reading
from stellwerk.server.live.registry import Tables
from stellwerk.server.live.snapshots import record_of
from stellwerk.server.web.rate_limits import Party

COMMAND = "stellwerk verify ./{table}.txt --seed {seed} --commitment {commitment}"


class Fairness(msgspec.Struct, frozen=True):
    """The promise from the start, and after the end the proof."""

    commitment: str
    """SHA-256 of the seed, as it stood on every page since the first card"""
    seed: str | None
    record: str | None
    """the whole game, to be saved as TABLE.txt"""
    command: str | None
    """checks the saved record"""


@get("/tables/{table:str}/fairness", summary="What proves that no card was changed")
async def fairness(table: str, tables: Tables, reading: Reading, party: Party | None) -> Fairness:
    course = await tables.look(table)
    commitment = course.dealer.commitment
    if not course.match.is_over():
        return Fairness(commitment, None, None, None)
    record = await reading.run(party, lambda: record_of(course, SPECTATOR))
    seed = course.dealer.seed.hex()
    command = COMMAND.format(table=table, seed=seed, commitment=commitment)
    return Fairness(commitment, seed, record, command)
