"""Route: what is needed to check that the dealer changed no card."""

import msgspec
from litestar import get

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.metered_reads import MeteredReads
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.snapshots import record_of
from stellwerk.server.web.rate_limits import RateKey

COMMAND = "stellwerk verify ./{table}.txt --seed {seed} --commitment {commitment}"
COMMAND_FOR_A_DEAL = "stellwerk verify ./{table}.txt --commitment {commitment}"
"""the record has the rest in its comments"""


class Fairness(msgspec.Struct, frozen=True):
    """The promise from the start, and after the end the proof."""

    commitment: str
    """of the dealer to the seed, as it stood on every page since the first card"""
    deal: str | None
    """what the cards follow from beside the seed; none where it is the seed alone"""
    seed: str | None
    record: str | None
    """the whole game, to be saved as TABLE.txt"""
    command: str | None
    """checks the saved record"""


@get("/tables/{table:str}/fairness", summary="What proves that no card was changed")
async def fairness(
    table: str, registry: TableRegistry, reads: MeteredReads, rate_key: RateKey | None
) -> Fairness:
    session = await registry.look(table)
    commitment, deal = session.dealer.commitment, session.agreement.deal
    if not session.match.is_over():
        return Fairness(commitment, deal, None, None, None)
    record = await reads.run(rate_key, lambda: record_of(session, SPECTATOR))
    seed = session.dealer.seed.hex()
    form = COMMAND if deal is None else COMMAND_FOR_A_DEAL
    command = form.format(table=table, seed=seed, commitment=commitment)
    return Fairness(commitment, deal, seed, record, command)
