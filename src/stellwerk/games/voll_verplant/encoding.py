"""Voll verplant, as a learner sees it: how long an observation is depends on the map."""

import numpy as np

from stellwerk.cartography.city import City
from stellwerk.core.encoding.fields import Block, Encoding, Field
from stellwerk.core.encoding.writing import write, write_members
from stellwerk.core.game import Options
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from stellwerk.games.voll_verplant.rules.actions import (
    BACKWARDS,
    DECLINE,
    FLIP,
    MARK_TRANSFER,
    ONWARDS,
    PLAIN,
    RIDE,
    entry,
)
from stellwerk.games.voll_verplant.rules.box import CARD_KINDS, MOST_CROSSES, MOST_WINDOWS
from stellwerk.games.voll_verplant.rules.position import STATION_SETS, Position, Step
from stellwerk.games.voll_verplant.rules.scoring import points_with
from stellwerk.games.voll_verplant.rules.setup import lay_out
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import WIDE_STEP

VERSION = 1
MOST_POINTS = 500
MAP = ("lines", "stations", "ring", "route", "windows", "first", "later", "lines_at")


def encoding(seats: int, options: Options) -> Encoding:
    city = read_city(str(options.get("map", SHIPPED[0])))
    lines, stations = len(city.lines), len(city.stations)
    most = max(line.first for line in city.lines)
    fields = [
        Field("card", CARD_KINDS, 1, "the card turned over: 3, 4, 5, 6, e2, e3, t, f"),
        Field("pile", CARD_KINDS, 3, "how many of each card are still to come before the shuffle"),
        Field("completed", lines, 1, "lines whose higher points are gone"),
    ]
    for seat in range(seats):
        whose = "own_{}" if seat == 0 else f"other_{seat}_{{}}"
        about = "own sheet" if seat == 0 else f"sheet of the seat {seat} further clockwise"
        fields += [
            Field(whose.format("marked"), stations, 1, f"{about}: stations that are marked, in "
                  "the order of the map file"),
            Field(whose.format("transfers"), stations, 1, "marked with their number of lines"),
            Field(whose.format("filled"), lines, MOST_WINDOWS, "windows filled, by line"),
            Field(whose.format("scored"), lines, most, "points of completed lines"),
            Field(whose.format("points"), 1, MOST_POINTS, "points as they stand", -stations),
            Field(whose.format("to_act"), 1, 1, "still owes an entry in this round"),
        ]  # fmt: skip
    return Encoding(
        VERSION, tuple(fields), blocks(city), observe, FLIP, CARD_KINDS, seats, Position,
        {"seats": np.int16(seats).tobytes(), **drawn(city)},
    )  # fmt: skip


def drawn(city: City) -> dict[str, bytes]:
    """The fields of a table that make its map."""
    position = Position.new()
    lay_out(position, city)
    return {name: getattr(position, name).tobytes() for name in MAP}


def blocks(city: City) -> tuple[Block, ...]:
    marks = (*range(1, MOST_CROSSES + 1), MARK_TRANSFER)
    on_lines = []
    for number, line in enumerate(city.lines):
        ways = (ONWARDS, BACKWARDS) if line.letter == city.ring else (PLAIN,)
        actions = [entry(number, PLAIN, 0), *(entry(number, w, m) for w in ways for m in marks)]
        both_ways = ", in the listed order, then the other way round" if len(ways) > 1 else ""
        about = f"a window of line {line.letter}: no cross; then 1 to 6 crosses, a transfer"
        on_lines.append(Block(about + both_ways, tuple(actions)))
    rides = tuple(range(RIDE, RIDE + len(city.stations)))
    return (
        *on_lines,
        Block("free ride; stations in the order of the map file", rides),
        Block("free ride, and cross nothing", (DECLINE,)),
    )


@rule
def observe(position: Position, seat: int, out: Ints) -> None:
    lines, seats = int(position.lines), int(position.seats)
    for card in range(CARD_KINDS):
        out[card] = position.card == card
    n = write(position.draw_pile, out, CARD_KINDS)
    n = write(position.completed[:lines], out, n)
    for turn in range(seats):
        at = seat + turn
        n = observe_sheet(position, at - seats if at >= seats else at, turn == 0, out, n)


@rule
def observe_sheet(position: Position, seat: int, own: bool, out: Ints, n: int) -> int:
    """Write a sheet; those of others without what they entered in the running round."""
    lines, stations = int(position.lines), int(position.stations)
    marked = position.marked[seat] if own else position.marked_before[seat]
    filled = position.filled[seat] if own else position.filled_before[seat]
    change = n + stations
    for part in range(STATION_SETS):
        members = int(marked[part])
        count = max(0, min(WIDE_STEP, stations - part * WIDE_STEP))
        n = write_members(members, count, out, n)
        change = write_members(members & int(position.transfers[seat, part]), count, out, change)
    n = write(filled[:lines], out, change)
    n = write(position.scored[seat, :lines], out, n)
    out[n] = points_with(position, seat, marked)
    out[n + 1] = position.step == Step.ENTRIES and position.owing >> seat & 1
    return n + 2
