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
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.income import lay_income, legal_income
from stellwerk.games.trambahn.rules.passengers import (
    legal_passengers,
    line_for,
    passenger_of,
    place_passenger,
)
from stellwerk.games.trambahn.rules.position import Ending, Position, Step
from stellwerk.games.trambahn.rules.setup import deal_money, deal_to_hand, is_dealt, next_to_deal
from stellwerk.games.trambahn.rules.stations import legal_stations, place_station
from stellwerk.games.trambahn.rules.trams import buy_tram, can_buy_a_tram, legal_trams
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import kind_from, list_kinds
from stellwerk.kernel.noting import note
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def to_act(position: Position) -> int:
    if position.step == Step.OVER:
        return 0
    if position.step == Step.SETUP or position.step == Step.DRAW:
        return 1 << CHANCE
    return 1 << position.seat


@rule
def legal(position: Position, seat: int, out: Ints) -> int:
    if seat != position.seat:
        return 0
    if position.step == Step.PASSENGERS:
        return legal_passengers(position, seat, out)
    if position.step == Step.STATIONS:
        return legal_stations(position, seat, out)
    if position.step == Step.INCOME:
        return legal_income(position, seat, out)
    if position.step == Step.TRAMS:
        return legal_trams(position, seat, out)
    return 0


@rule
def chance(position: Position, out: Ints, weights: Ints) -> int:
    """Every card in the draw pile, as often as it lies there."""
    return list_kinds(position.draw_pile, card_dealt_next(position), out, weights)


@rule
def sample(position: Position, random: Random) -> int:
    return card_dealt_next(position) + kind_from(position.draw_pile, position.draw_count, random)


@rule
def card_dealt_next(position: Position) -> int:
    """The first of the outcomes: the card that would be number 0."""
    if position.step == Step.SETUP:
        return next_to_deal(position)
    return DEAL + position.seat * CARD_KINDS


@rule
def apply(position: Position, actor: int, action: int) -> None:
    if action < STATION:
        place_passenger(position, passenger_of(action), line_for(action))
    elif action < INCOME:
        place_station(
            position, (action - STATION) // (MOST_ROWS + 1), (action - STATION) % (MOST_ROWS + 1)
        )
    elif action < TRAM:
        lay_income(position, action - INCOME)
    elif action < END_STEP:
        buy_tram(position, (action - TRAM) // MOST_ROWS, (action - TRAM) % MOST_ROWS)
    elif action == END_STEP:
        note(position, Happened.STEP_ENDED, actor)
        next_step(position)
    elif action < DEAL:
        deal_money(position, (action - MONEY) // CARD_KINDS, (action - MONEY) % CARD_KINDS)
    else:
        deal_to_hand(position, (action - DEAL) // CARD_KINDS, (action - DEAL) % CARD_KINDS)
        if position.draw_count == 0:
            renew_draw_pile(position)
    settle(position)


@rule
def settle(position: Position) -> None:
    while nothing_to_do(position):
        next_step(position)


@rule
def nothing_to_do(position: Position) -> bool:
    hand = position.hand_count[position.seat]
    if position.step == Step.SETUP:
        return is_dealt(position)
    if position.step == Step.PASSENGERS:
        return bool(hand == 0 or position.passengers_laid == MOST_PASSENGERS_A_TURN)
    if position.step == Step.STATIONS or position.step == Step.INCOME:
        return bool(hand == 0)
    if position.step == Step.TRAMS:
        return not can_buy_a_tram(position, position.seat)
    if position.step == Step.DRAW:
        return bool(hand == HAND or position.draw_count == 0)
    return False


@rule
def next_step(position: Position) -> None:
    if position.step == Step.SETUP:
        position.step = Step.PASSENGERS
    elif position.step == Step.DRAW:
        next_turn(position)
    else:
        position.step += 1
        if position.step == Step.DRAW:
            begin_to_draw(position)


@rule
def next_turn(position: Position) -> None:
    note(position, Happened.TURN_ENDED, position.seat)
    if is_exhausted(position):
        position.step = Step.OVER
        position.ending = Ending.EXHAUSTED
        note(position, Happened.GAME_ENDED, Ending.EXHAUSTED)
    else:
        position.step = Step.PASSENGERS
        position.seat = 1 - position.seat
        position.passengers_laid = 0
