"""Bytes on the wire: what a move sends to each of its viewers, and what a whole page has."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bench.server import load
from bench.server.ours import Server, on_sqlite
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan, Table
from bench.server.wire import Counted
from stellwerk.games import OURS, game_named
from stellwerk.server.live.packing import packed

MOST = 600.0
SECONDS_TO_ARRIVE = 0.3
BEGINNING, MOVES, FEW_MOVES = 5, 80, 10
TITLE = "Bytes on the wire"
ABOUT = (
    f"Random games of {MOVES} moves, or shorter if they end before, with a viewer at each seat and "
    "a spectator, who ask for changes and for gzip as browsers do. All bytes that come after the "
    "headers and the first page count, divided by moves and viewers. The page is the one that a "
    "viewer has in the end, and what the first event of a stream makes of it."
)


class Traffic(NamedTuple):
    game: str
    seats: int
    sent: float
    """bytes for a move and viewer"""
    page: int
    packed: int

    def row(self) -> tuple[str, ...]:
        figures = (self.sent, self.page, self.packed)
        title = game_named(self.game).title
        return title, str(self.seats), *(f"{figure:,.0f}" for figure in figures)


async def traffic(servers: Sequence[Server], game: str, seats: int, most: int) -> Traffic:
    plan = Plan(game, ["me"] * seats, spectators=1)
    async with load.tables(servers, [plan]) as (table,):
        await table.play(BEGINNING)
        counted = [await viewed(table, seat) for seat in (*range(1, seats + 1), None)]
        await asyncio.sleep(SECONDS_TO_ARRIVE)
        before, moves = sum(one.bytes for one in counted), table.moves
        await table.play(most)
        await asyncio.sleep(SECONDS_TO_ARRIVE)
        sent = (sum(one.bytes for one in counted) - before) / (table.moves - moves) / len(counted)
        page = (await table.door.ask("GET", f"/tables/{table.id}?seat=1")).body
        for one in counted:
            one.close()
        return Traffic(game, seats, sent, len(page), len(packed(page)))


async def viewed(table: Table, seat: int | None) -> Counted:
    query = "changes=true" if seat is None else f"changes=true&seat={seat}"
    stream = Counted(table.urls[0], table.token, f"/tables/{table.id}/events?{query}")
    await stream.open()
    return stream


def measure(small: bool) -> Section:
    moves = FEW_MOVES if small else MOVES
    with on_sqlite() as servers:
        found = [
            load.run(traffic(servers, game, seats, moves))
            for game in OURS
            for seats in game_named(game).seats
        ]
    heads = ("game", "seats", "a move, for each viewer", "a page", "the same, compressed")
    most = max(one.sent for one in found)
    bars = [Bar("a move, for each viewer, at most", most, MOST, " bytes")]
    return Section("bytes", TITLE, ABOUT, [Grid(heads, [one.row() for one in found])], bars)
