"""Spielablauf · Course of play: the contents page of the rules.

A turn is one of two actions, and what follows from it. Then pairs of open cards are cancelled, and
the next seat clockwise is to act.
"""

from stellwerk.games.game_of_trains.rules.abilities import legal_uses, use
from stellwerk.games.game_of_trains.rules.actions import (
    CAR,
    DEAL,
    DRAFT,
    DRAW,
    KEEP,
    PUT,
    REFILL,
    USE,
    WAYS,
)
from stellwerk.games.game_of_trains.rules.box import NUMBERS, PLACES
from stellwerk.games.game_of_trains.rules.draw import draw_car, legal_puts, put
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.game_end import look_for_winner
from stellwerk.games.game_of_trains.rules.open_cards import cancel_pairs
from stellwerk.games.game_of_trains.rules.position import Position, Step, clockwise
from stellwerk.games.game_of_trains.rules.removal import (
    lay_used_card_away,
    next_refill,
    refill,
    seat_with_a_gap,
)
from stellwerk.games.game_of_trains.rules.setup import deal, draft, keep, legal_keeps, next_to_deal
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import list_kinds, single_from
from stellwerk.kernel.noting import note
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def to_act(position: Position) -> int:
    if position.step == Step.OVER:
        return 0
    if position.step == Step.KEEP or position.step == Step.ACTION or position.step == Step.PUT:
        return 1 << position.seat
    return 1 << CHANCE


@rule
def legal(position: Position, seat: int, out: Ints) -> int:
    if seat != position.seat:
        return 0
    if position.step == Step.ACTION:
        out[0] = DRAW
        return legal_uses(position, seat, out, 1)
    if position.step == Step.PUT:
        return legal_puts(out)
    if position.step == Step.KEEP:
        return legal_keeps(position, seat, out)
    return 0


@rule
def chance(position: Position, out: Ints, weights: Ints) -> int:
    """Every wagon in the draw pile."""
    return list_kinds(position.draw_pile, wagon_drawn_next(position), out, weights)


@rule
def sample(position: Position, random: Random) -> int:
    return wagon_drawn_next(position) + single_from(position.draw_pile, position.draw_count, random)


@rule
def wagon_drawn_next(position: Position) -> int:
    """The first of the outcomes: the wagon that would be number 0."""
    if position.step == Step.CAR:
        return CAR
    if position.step == Step.REFILL:
        return next_refill(position)
    return next_to_deal(position)


@rule
def apply(position: Position, actor: int, action: int) -> None:
    if action < DEAL:
        act(position, action)
    elif action < REFILL:
        if action < DRAFT:
            deal(position, (action - DEAL) // NUMBERS, (action - DEAL) % NUMBERS)
        else:
            draft(position, (action - DRAFT) // NUMBERS, (action - DRAFT) % NUMBERS)
    elif action < CAR:
        seat = (action - REFILL) // NUMBERS
        refill(position, seat, (action - REFILL) % NUMBERS)
        if not look_for_winner(position, seat):
            after_removal(position)
    else:
        draw_car(position, action - CAR)


@rule
def act(position: Position, action: int) -> None:
    """What a seat decides."""
    if action == DRAW:
        position.step = Step.CAR
        note(position, Happened.DRAW_CHOSEN, position.seat)
    elif action < USE:
        put(position, action - PUT)
        if not look_for_winner(position, position.seat):
            finish_action(position)
    elif action < KEEP:
        use(position, (action - USE) // WAYS, (action - USE) % WAYS)
        if position.step == Step.REFILL:
            after_removal(position)
        elif not look_for_winner(position, position.seat):
            next_turn(position)  # no card was laid, so there are no new pairs
    else:
        keep(position, (action - KEEP) // PLACES, (action - KEEP) % PLACES)


@rule
def after_removal(position: Position) -> None:
    """Once all gaps are filled the used card is discarded, and then pairs are cancelled."""
    if seat_with_a_gap(position) < 0:
        lay_used_card_away(position)
        finish_action(position)


@rule
def finish_action(position: Position) -> None:
    """Wagons were laid open: pairs among them are cancelled."""
    cancel_pairs(position)
    next_turn(position)


@rule
def next_turn(position: Position) -> None:
    note(position, Happened.TURN_ENDED, position.seat)
    position.seat = clockwise(position, position.seat)
    position.step = Step.ACTION
