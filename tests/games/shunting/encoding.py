"""Shunting, as a learner sees it."""

import numpy as np

from stellwerk.core.encoding.fields import Block, Encoding, Field
from stellwerk.core.encoding.writing import add, clear, write
from stellwerk.core.options import Options
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import ORDER, PLAY, SHUNT
from tests.games.shunting.rules.box import COPIES, DESTINATIONS, HAND, SIDINGS, TRAIN, WAGONS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import points

VERSION = 1


def encoding(seats: int, options: Options) -> Encoding:
    fields = (
        Field("turn", seats, 1, "whose turn it is: own, then clockwise"),
        Field("hand", DESTINATIONS, HAND, "own wagons by destination"),
        Field("order", DESTINATIONS, 1, "the destination of one's order"),
        Field("hands", seats, HAND, "how many wagons each has: own, then clockwise"),
        Field("coal", seats, 3, "pieces of coal, in the same order"),
        Field("points", seats, 100, "points as they stand, in the same order"),
        Field("sidings", SIDINGS * (TRAIN - 1), DESTINATIONS, "wagons by place: 0 for none"),
        Field("trains", DESTINATIONS, WAGONS // TRAIN, "trains that left, by destination"),
        Field("unseen", DESTINATIONS, COPIES, "wagons in the draw pile or in other hands"),
        Field("pile", 1, WAGONS, "wagons in the draw pile"),
    )
    shunts = [SHUNT + one * SIDINGS + other for one in range(SIDINGS)
              for other in range(SIDINGS) if one != other]  # fmt: skip
    blocks = (
        Block("put a wagon onto a siding, by destination, then siding", tuple(range(PLAY, SHUNT))),
        Block("shunt the last wagon of a siding onto another", tuple(shunts)),
    )
    agreed = {"seats": np.int16(seats).tobytes()}
    return Encoding(VERSION, fields, blocks, observe, ORDER, DESTINATIONS, seats, Position, agreed)


@rule
def observe(position: Position, seat: int, out: Ints) -> None:
    clear(out)
    n = position.seats
    first = n + 2 * DESTINATIONS
    write(position.orders[seat], out, write(position.hands[seat], out, n))
    for turn in range(position.seats):
        at = (seat + turn) % position.seats
        out[turn] = position.step == Step.TURN and position.seat == at
        out[first + turn] = position.hand_count[at]
        out[first + n + turn] = position.coal[at]
        out[first + 2 * n + turn] = points(position, at)
    observe_yard(position, seat, out, first + 3 * n)


@rule
def observe_yard(position: Position, seat: int, out: Ints, n: int) -> None:
    for siding in range(SIDINGS):
        for place in range(position.siding_count[siding]):
            out[n + place] = position.sidings[siding, place] + 1
        n += TRAIN - 1
    n = write(position.trains, out, n)
    write(position.draw_pile, out, n)
    for other in range(position.seats):
        if other != seat:
            add(position.hands[other], out, n)
    out[n + DESTINATIONS] = position.draw_count
