"""Spielablauf · Course of play: the contents page of the rules.

A card is turned over for all; every seat that has a free window answers, in any order and unseen;
the last answer resolves the round.
"""

from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import MOST_LINES, MOST_SEATS, NO_CARD, SIX
from stellwerk.games.voll_verplant.rules.entries import enter, legal_entries
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import STATION_SETS, Position, Step, owes
from stellwerk.games.voll_verplant.rules.scoring import score_completed_lines
from stellwerk.games.voll_verplant.rules.setup import shuffle_all
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
    if position.step == Step.FLIP:
        return 1 << CHANCE
    return position.owing


@rule
def legal(position: Position, seat: int, out: Ints) -> int:
    if position.step != Step.ENTRIES or not owes(position, seat):
        return 0
    return legal_entries(position, seat, out)


@rule
def chance(position: Position, out: Ints, weights: Ints) -> int:
    return list_kinds(position.draw_pile, FLIP, out, weights)


@rule
def sample(position: Position, random: Random) -> int:
    return FLIP + kind_from(position.draw_pile, position.draw_count, random)


@rule
def apply(position: Position, actor: int, action: int) -> None:
    if action >= FLIP:
        turn_over(position, action - FLIP)
    else:
        enter(position, actor, action)
        if to_act(position) == 0:
            resolve_round(position)


@rule
def turn_over(position: Position, card: int) -> None:
    """A seat without a free window takes no part any more (V13)."""
    position.card = card
    position.draw_pile[card] -= 1
    position.draw_count -= 1
    position.step = Step.ENTRIES
    note(position, Happened.CARD_TURNED, card)
    for seat in range(position.seats):
        if position.windows_left[seat] > 0:
            position.owing |= 1 << seat


@rule
def resolve_round(position: Position) -> None:
    """All seats show what was entered; after the 6 all cards are shuffled again (V6)."""
    score_completed_lines(position)
    for seat in range(MOST_SEATS):
        for line in range(MOST_LINES):
            position.filled_before[seat, line] = position.filled[seat, line]
        for part in range(STATION_SETS):
            position.marked_before[seat, part] = position.marked[seat, part]
    note(position, Happened.ROUND_ENDED)
    if position.card == SIX:
        shuffle_all(position)
        note(position, Happened.PILE_RENEWED)
    position.card = NO_CARD
    position.step = Step.FLIP
    if not has_windows_left(position):
        position.step = Step.OVER
        note(position, Happened.GAME_ENDED)


@rule
def has_windows_left(position: Position) -> bool:
    for seat in range(position.seats):
        if position.windows_left[seat] > 0:
            return True
    return False
