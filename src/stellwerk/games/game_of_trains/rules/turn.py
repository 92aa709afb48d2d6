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
from stellwerk.games.game_of_trains.rules.game_end import look_for_winner
from stellwerk.games.game_of_trains.rules.open_cards import cancel_pairs
from stellwerk.games.game_of_trains.rules.removal import (
    lay_used_card_away,
    next_refill,
    refill,
    seat_with_a_gap,
)
from stellwerk.games.game_of_trains.rules.setup import deal, draft, keep, legal_keeps, next_to_deal
from stellwerk.games.game_of_trains.rules.table import Step, Table, clockwise
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.bag import list_kinds, single_from
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def to_act(table: Table) -> int:
    if table.step == Step.OVER:
        return 0
    if table.step == Step.KEEP or table.step == Step.ACTION or table.step == Step.PUT:
        return 1 << table.seat
    return 1 << CHANCE


@rule
def legal(table: Table, seat: int, out: Ints) -> int:
    if seat != table.seat:
        return 0
    if table.step == Step.ACTION:
        out[0] = DRAW
        return legal_uses(table, seat, out, 1)
    if table.step == Step.PUT:
        return legal_puts(out)
    if table.step == Step.KEEP:
        return legal_keeps(table, seat, out)
    return 0


@rule
def chance(table: Table, out: Ints, weights: Ints) -> int:
    """Every wagon in the draw pile."""
    return list_kinds(table.draw_pile, wagon_drawn_next(table), out, weights)


@rule
def sample(table: Table, random: Random) -> int:
    return wagon_drawn_next(table) + single_from(table.draw_pile, table.draw_count, random)


@rule
def wagon_drawn_next(table: Table) -> int:
    """The first of the outcomes: the wagon that would be number 0."""
    if table.step == Step.CAR:
        return CAR
    if table.step == Step.REFILL:
        return next_refill(table)
    return next_to_deal(table)


@rule
def apply(table: Table, actor: int, action: int) -> None:
    if action < DEAL:
        act(table, action)
    elif action < REFILL:
        if action < DRAFT:
            deal(table, (action - DEAL) // NUMBERS, (action - DEAL) % NUMBERS)
        else:
            draft(table, (action - DRAFT) // NUMBERS, (action - DRAFT) % NUMBERS)
    elif action < CAR:
        seat = (action - REFILL) // NUMBERS
        refill(table, seat, (action - REFILL) % NUMBERS)
        if not look_for_winner(table, seat):
            after_removal(table)
    else:
        draw_car(table, action - CAR)


@rule
def act(table: Table, action: int) -> None:
    """What a seat decides."""
    if action == DRAW:
        table.step = Step.CAR
    elif action < USE:
        put(table, action - PUT)
        if not look_for_winner(table, table.seat):
            finish_action(table)
    elif action < KEEP:
        use(table, (action - USE) // WAYS, (action - USE) % WAYS)
        if table.step == Step.REFILL:
            after_removal(table)
        elif not look_for_winner(table, table.seat):
            next_turn(table)  # no card was laid, so there are no new pairs
    else:
        keep(table, (action - KEEP) // PLACES, (action - KEEP) % PLACES)


@rule
def after_removal(table: Table) -> None:
    """Once all gaps are filled the used card is discarded, and then pairs are cancelled."""
    if seat_with_a_gap(table) < 0:
        lay_used_card_away(table)
        finish_action(table)


@rule
def finish_action(table: Table) -> None:
    """Wagons were laid open: pairs among them are cancelled."""
    cancel_pairs(table)
    next_turn(table)


@rule
def next_turn(table: Table) -> None:
    table.seat = clockwise(table, table.seat)
    table.step = Step.ACTION
