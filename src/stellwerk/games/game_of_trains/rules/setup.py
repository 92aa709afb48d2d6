"""Spielvorbereitung · Set-up: seven wagons each, sorted the wrong way round, and the draft."""

from stellwerk.games.game_of_trains.rules.actions import DEAL, DRAFT, KEEP
from stellwerk.games.game_of_trains.rules.box import NUMBERS, PLACES, WAGONS
from stellwerk.games.game_of_trains.rules.open_cards import cancel_pairs, lay_open
from stellwerk.games.game_of_trains.rules.table import Step, Table
from stellwerk.kernel.piles import discard, take_from_pile
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def setup(table: Table, seats: int, options: Ints) -> None:
    table.seats = seats
    for wagon in range(1, NUMBERS):
        table.draw_pile[wagon] = 1
    table.draw_count = WAGONS


@rule
def next_to_deal(table: Table) -> int:
    """Seven to each seat; then the n-th seat drafts n, all before the first choice.

    The first of the outcomes that chance may choose from: DEAL or DRAFT of a seat.
    """
    for seat in range(table.seats):
        if table.trains[seat, PLACES - 1] == 0:
            return DEAL + seat * NUMBERS
    for seat in range(table.seats):
        if table.draft_count[seat] <= seat:
            return DRAFT + seat * NUMBERS
    return 0


@rule
def deal(table: Table, seat: int, wagon: int) -> None:
    """Into the train at once where it belongs: descending from the locomotive."""
    take_from_pile(table, wagon)
    place = 0
    while table.trains[seat, place] > wagon:
        place += 1
    for behind in range(PLACES - 1, place, -1):
        table.trains[seat, behind] = table.trains[seat, behind - 1]
    table.trains[seat, place] = wagon
    if seat == table.seats - 1 and table.trains[seat, PLACES - 1] > 0:
        table.step = Step.DRAFT


@rule
def draft(table: Table, seat: int, wagon: int) -> None:
    take_from_pile(table, wagon)
    table.drafts[seat, table.draft_count[seat]] = wagon
    table.draft_count[seat] += 1
    if table.draft_count[table.seats - 1] == table.seats:
        table.step = Step.KEEP


@rule
def legal_keeps(table: Table, seat: int, out: Ints) -> int:
    n = 0
    for wagon in range(1, NUMBERS):
        for drafted in range(table.draft_count[seat]):
            if table.drafts[seat, drafted] == wagon:
                for place in range(PLACES):
                    out[n] = KEEP + wagon * PLACES + place
                    n += 1
    return n


@rule
def keep(table: Table, wagon: int, place: int) -> None:
    """The replaced wagon lies open; what was not chosen, only its drafter knows (G9)."""
    seat = table.seat
    lay_open(table, table.trains[seat, place])
    table.trains[seat, place] = wagon
    for drafted in range(table.draft_count[seat]):
        if table.drafts[seat, drafted] != wagon:
            discard(table, table.drafts[seat, drafted], seat)
        table.drafts[seat, drafted] = 0
    table.draft_count[seat] = 0
    if seat == table.seats - 1:
        cancel_pairs(table)
        table.seat = 0
        table.step = Step.ACTION
    else:
        table.seat += 1
