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
from stellwerk.games.game_of_trains.rules.position import (
    EVERYONE,
    KNOWERS,
    MOST_OPEN,
    Position,
    Step,
)
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

VERSION = 1


def encoding(seats: int, options: Options) -> Encoding:
    fields = (
        Field("step", 3, 1, "what is to be decided: keep, action, put"),
        Field("turn", seats, 1, "whose turn it is: own, then clockwise"),
        Field("trains", seats * PLACES, WAGONS, "own train from the locomotive on, then those of "
              "the others clockwise: numbers of the wagons"),
        Field("locks", seats * PLACES, 1, "for each of these places: 1 if it is protected"),
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
    return Encoding(VERSION, fields, blocks, observe, DEAL, NUMBERS, seats, Position, agreed)


@rule
def observe(position: Position, seat: int, out: Ints) -> None:
    clear(out)
    out[0], out[1] = position.step == Step.KEEP, position.step == Step.ACTION
    out[2] = position.step == Step.PUT
    n = observe_trains(position, seat, out, 3)
    if position.seat == seat:
        out[n] = position.drawn[0]
    n = write(position.drafts[seat], out, n + 1)
    for turn in range(position.seats):
        out[n + turn] = position.draft_count[seat_after(position, seat, turn)]
    n = observe_open_cards(position, out, n + position.seats)
    n = observe_unseen(position, seat, out, n)
    out[n] = position.draw_count
    for knower in range(KNOWERS):
        out[n + 1] += position.discard_count[knower]


@rule
def seat_after(position: Position, seat: int, turns: int) -> int:
    at = seat + turns
    return at - position.seats if at >= position.seats else at


@rule
def observe_trains(position: Position, seat: int, out: Ints, n: int) -> int:
    seats = position.seats
    trains = n + seats
    locks = trains + seats * PLACES
    for turn in range(seats):
        at = seat_after(position, seat, turn)
        out[n + turn] = position.step != Step.OVER and position.seat == at
        trains = write(position.trains[at], out, trains)
        for place in range(PLACES):
            out[locks + place] = position.locks[at, place] != 0
        locks += PLACES
    return locks


@rule
def observe_open_cards(position: Position, out: Ints, n: int) -> int:
    abilities = write(position.open_cards, out, n)
    for place in range(position.open_count):
        out[abilities + ABILITY[position.open_cards[place]]] += 1
    return abilities + ABILITIES


@rule
def observe_unseen(position: Position, seat: int, out: Ints, n: int) -> int:
    """Everything unseen in one heap: a wagon lies in the draw pile as well as in a draft."""
    unseen = write(position.discards[EVERYONE], out, n)
    add(position.discards[seat], out, n)
    write(position.draw_pile, out, unseen)
    for at in range(position.seats):
        if at != seat:
            if position.discard_count[at] > 0:
                add(position.discards[at], out, unseen)
            count_cards(position.drafts[at], 0, position.draft_count[at], out, unseen)
    if position.drawn[0] > 0 and position.seat != seat:
        out[unseen + position.drawn[0]] += 1
    return unseen + NUMBERS
