"""Game of Trains, as a learner sees it."""

import numpy as np

from stellwerk.core.encoding.fields import Block, Encoding, Field
from stellwerk.core.encoding.writing import add, clear, count_cards, write
from stellwerk.core.game import Options
from stellwerk.games.game_of_trains.rules.actions import DEAL, DRAW, KEEP, PUT, USE, WAYS
from stellwerk.games.game_of_trains.rules.box import (
    ABILITIES,
    ABILITY,
    MOST_SEATS,
    NUMBERS,
    PLACES,
    WAGONS,
    WAYS_TO_USE,
)
from stellwerk.games.game_of_trains.rules.table import EVERYONE, KNOWERS, MOST_OPEN, Step, Table
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

VERSION = 1


def encoding(seats: int, options: Options) -> Encoding:
    fields = (
        Field("step", 3, 1, "what is to be decided: keep, action, put"),
        Field("turn", seats, 1, "whose turn it is: own, then clockwise"),
        Field("trains", seats * PLACES, WAGONS, "own train from the locomotive on, then those of "
              "the others clockwise: numbers of the wagons"),
        Field("locks", seats * PLACES, 1, "likewise: the place is protected"),
        Field("drawn", 1, WAGONS, "the wagon that this seat has drawn and is to put"),
        Field("draft", MOST_SEATS, WAGONS, "what this seat has drafted and may keep"),
        Field("drafts", seats, MOST_SEATS, "how many wagons each has drafted: own, then clockwise"),
        Field("open", MOST_OPEN, WAGONS, "the open cards in the order they were laid"),
        Field("abilities", ABILITIES, MOST_OPEN, "open cards by ability, in the order of the box"),
        Field("known_discards", NUMBERS, 1, "wagons 0 (none) to 84: known to be discarded"),
        Field("unseen", NUMBERS, 1, "wagons 0 (none) to 84: in the draw pile, or hidden"),
        Field("piles", 2, WAGONS, "cards in the draw pile and in the discard pile"),
    )  # fmt: skip
    uses = [USE + wagon * WAYS + way for wagon in range(1, NUMBERS)
            for way in range(WAYS_TO_USE[ABILITY[wagon]])]  # fmt: skip
    blocks = (
        Block("draw a wagon", (DRAW,)),
        Block("put it at this place", tuple(range(PUT, USE))),
        Block("use this open card, by wagon, then in each of its ways", tuple(uses)),
        Block(
            "`keep 1 1`: keep this wagon, by wagon, then place", tuple(range(KEEP + PLACES, DEAL))
        ),
    )
    agreed = {"seats": np.int16(seats).tobytes()}
    return Encoding(VERSION, fields, blocks, observe, DEAL, NUMBERS, seats, Table, agreed)


@rule
def observe(table: Table, seat: int, out: Ints) -> None:
    clear(out)
    out[0], out[1] = table.step == Step.KEEP, table.step == Step.ACTION
    out[2] = table.step == Step.PUT
    n = observe_trains(table, seat, out, 3)
    if table.seat == seat:
        out[n] = table.drawn[0]
    n = write(table.drafts[seat], out, n + 1)
    for turn in range(table.seats):
        out[n + turn] = table.draft_count[seat_after(table, seat, turn)]
    n = observe_open_cards(table, out, n + table.seats)
    n = observe_unseen(table, seat, out, n)
    out[n] = table.draw_count
    for knower in range(KNOWERS):
        out[n + 1] += table.discard_count[knower]


@rule
def seat_after(table: Table, seat: int, turns: int) -> int:
    at = seat + turns
    return at - table.seats if at >= table.seats else at


@rule
def observe_trains(table: Table, seat: int, out: Ints, n: int) -> int:
    seats = table.seats
    trains = n + seats
    locks = trains + seats * PLACES
    for turn in range(seats):
        at = seat_after(table, seat, turn)
        out[n + turn] = table.step != Step.OVER and table.seat == at
        trains = write(table.trains[at], out, trains)
        for place in range(PLACES):
            out[locks + place] = table.locks[at, place] != 0
        locks += PLACES
    return locks


@rule
def observe_open_cards(table: Table, out: Ints, n: int) -> int:
    abilities = write(table.open_cards, out, n)
    for place in range(table.open_count):
        out[abilities + ABILITY[table.open_cards[place]]] += 1
    return abilities + ABILITIES


@rule
def observe_unseen(table: Table, seat: int, out: Ints, n: int) -> int:
    """Everything unseen in one heap: a wagon lies in the draw pile as well as in a draft."""
    unseen = write(table.discards[EVERYONE], out, n)
    add(table.discards[seat], out, n)
    write(table.draw_pile, out, unseen)
    for at in range(table.seats):
        if at != seat:
            if table.discard_count[at] > 0:
                add(table.discards[at], out, unseen)
            count_cards(table.drafts[at], 0, table.draft_count[at], out, unseen)
    if table.drawn[0] > 0 and table.seat != seat:
        out[unseen + table.drawn[0]] += 1
    return unseen + NUMBERS
