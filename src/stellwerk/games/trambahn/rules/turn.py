"""Spielablauf · Course of Play: the contents page of the rules.

A turn has five steps in this order. A step is left by itself as soon as public facts leave nothing
to do in it, and never for a reason that would tell something about a hand.
"""

from stellwerk.games.trambahn.rules.actions import (
    DEAL,
    END_STEP,
    INCOME,
    MONEY,
    STATION,
    TRAM,
)
from stellwerk.games.trambahn.rules.box import CARD_KINDS, HAND, MOST_PASSENGERS_A_TURN, MOST_ROWS
from stellwerk.games.trambahn.rules.draw import begin_to_draw, is_exhausted, renew_draw_pile
from stellwerk.games.trambahn.rules.income import lay_income, legal_income
from stellwerk.games.trambahn.rules.passengers import (
    legal_passengers,
    line_for,
    passenger_of,
    place_passenger,
)
from stellwerk.games.trambahn.rules.setup import deal_money, deal_to_hand, is_dealt, next_to_deal
from stellwerk.games.trambahn.rules.stations import legal_stations, place_station
from stellwerk.games.trambahn.rules.table import Ending, Step, Table
from stellwerk.games.trambahn.rules.trams import buy_tram, can_buy_a_tram, legal_trams
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import kind_from, list_kinds
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def to_act(table: Table) -> int:
    if table.step == Step.OVER:
        return 0
    if table.step == Step.SETUP or table.step == Step.DRAW:
        return 1 << CHANCE
    return 1 << table.seat


@rule
def legal(table: Table, seat: int, out: Ints) -> int:
    if seat != table.seat:
        return 0
    if table.step == Step.PASSENGERS:
        return legal_passengers(table, seat, out)
    if table.step == Step.STATIONS:
        return legal_stations(table, seat, out)
    if table.step == Step.INCOME:
        return legal_income(table, seat, out)
    if table.step == Step.TRAMS:
        return legal_trams(table, seat, out)
    return 0


@rule
def chance(table: Table, out: Ints, weights: Ints) -> int:
    """Every card in the draw pile, as often as it lies there."""
    return list_kinds(table.draw_pile, card_dealt_next(table), out, weights)


@rule
def sample(table: Table, random: Random) -> int:
    return card_dealt_next(table) + kind_from(table.draw_pile, table.draw_count, random)


@rule
def card_dealt_next(table: Table) -> int:
    """The first of the outcomes: the card that would be number 0."""
    if table.step == Step.SETUP:
        return next_to_deal(table)
    return DEAL + table.seat * CARD_KINDS


@rule
def apply(table: Table, actor: int, action: int) -> None:
    if action < STATION:
        place_passenger(table, passenger_of(action), line_for(action))
    elif action < INCOME:
        place_station(
            table, (action - STATION) // (MOST_ROWS + 1), (action - STATION) % (MOST_ROWS + 1)
        )
    elif action < TRAM:
        lay_income(table, action - INCOME)
    elif action < END_STEP:
        buy_tram(table, (action - TRAM) // MOST_ROWS, (action - TRAM) % MOST_ROWS)
    elif action == END_STEP:
        next_step(table)
    elif action < DEAL:
        deal_money(table, (action - MONEY) // CARD_KINDS, (action - MONEY) % CARD_KINDS)
    else:
        deal_to_hand(table, (action - DEAL) // CARD_KINDS, (action - DEAL) % CARD_KINDS)
        if table.draw_count == 0:
            renew_draw_pile(table)
    settle(table)


@rule
def settle(table: Table) -> None:
    while nothing_to_do(table):
        next_step(table)


@rule
def nothing_to_do(table: Table) -> bool:
    hand = table.hand_count[table.seat]
    if table.step == Step.SETUP:
        return is_dealt(table)
    if table.step == Step.PASSENGERS:
        return bool(hand == 0 or table.passengers_laid == MOST_PASSENGERS_A_TURN)
    if table.step == Step.STATIONS or table.step == Step.INCOME:
        return bool(hand == 0)
    if table.step == Step.TRAMS:
        return not can_buy_a_tram(table, table.seat)
    if table.step == Step.DRAW:
        return bool(hand == HAND or table.draw_count == 0)
    return False


@rule
def next_step(table: Table) -> None:
    if table.step == Step.SETUP:
        table.step = Step.PASSENGERS
    elif table.step == Step.DRAW:
        next_turn(table)
    else:
        table.step += 1
        if table.step == Step.DRAW:
            begin_to_draw(table)


@rule
def next_turn(table: Table) -> None:
    if is_exhausted(table):
        table.step = Step.OVER
        table.ending = Ending.EXHAUSTED
    else:
        table.step = Step.PASSENGERS
        table.seat = 1 - table.seat
        table.passengers_laid = 0
