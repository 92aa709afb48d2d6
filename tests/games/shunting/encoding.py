"""Shunting, as a learner sees it."""

import numpy as np

from stellwerk.core.encoding.fields import Block, Encoding, Field
from stellwerk.core.encoding.writing import add, clear, write
from stellwerk.core.options import Options
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule
from tests.games.shunting.rules.actions import DEAL, PUT, SEND
from tests.games.shunting.rules.box import COPIES, DESTINATIONS, HAND, PAYS
from tests.games.shunting.rules.position import Position, Step
from tests.games.shunting.rules.scoring import points

VERSION = 1


def encoding(seats: int, options: Options) -> Encoding:
    fields = (
        Field("turn", seats, 1, "whose turn it is: own, then clockwise"),
        Field("hands", seats, HAND, "how many wagons each has, in the same order"),
        Field("points", seats, 100, "points as they stand, in the same order"),
        Field("hand", DESTINATIONS, HAND, "own wagons by destination"),
        Field("sidings", DESTINATIONS, len(PAYS) - 1, "wagons on each siding"),
        Field("room", 1, len(PAYS) - 1, "how many wagons a siding has room for"),
        Field("unseen", DESTINATIONS, COPIES, "wagons in the draw pile or in other hands"),
    )
    blocks = (
        Block("put a wagon onto its siding, by destination", tuple(range(PUT, SEND))),
        Block("send off a train, by destination", tuple(range(SEND, DEAL))),
    )
    agreed = {"seats": np.int16(seats).tobytes()}
    return Encoding(VERSION, fields, blocks, observe, DEAL, DESTINATIONS, seats, Position, agreed)


@rule
def observe(position: Position, seat: int, out: Ints) -> None:
    clear(out)
    n = position.seats
    for turn in range(n):
        at = (seat + turn) % n
        out[turn] = position.step == Step.TURN and position.seat == at
        out[n + turn] = position.hand_count[at]
        out[2 * n + turn] = points(position, at)
    n = write(position.sidings, out, write(position.hands[seat], out, 3 * n))
    out[n] = position.room
    write(position.draw_pile, out, n + 1)
    for other in range(position.seats):
        if other != seat:
            add(position.hands[other], out, n + 1)
