"""Ersetzte Karten · The open cards beside the draw pile: abilities that anybody may use."""

from stellwerk.games.game_of_trains.rules.box import ABILITY_BIT, NUMBERS
from stellwerk.games.game_of_trains.rules.table import EVERYONE, MOST_OPEN, Table
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule
from stellwerk.kernel.sets import size_of


@rule
def lay_open(table: Table, wagon: int) -> None:
    table.open_cards[table.open_count] = wagon
    table.open_count += 1


@rule
def take_open(table: Table, wagon: int) -> None:
    """The rest close up, in the order they were laid."""
    gone = 0
    for place in range(MOST_OPEN - 1):
        gone |= table.open_cards[place] == wagon
        table.open_cards[place] = table.open_cards[place + gone]
    table.open_cards[MOST_OPEN - 1] = 0
    table.open_count -= 1


@rule
def next_open(table: Table, before: int) -> int:
    """The smallest open card above another one (all places at once: compiled, one comparison)."""
    smallest = NUMBERS
    for place in range(MOST_OPEN):
        card = table.open_cards[place]
        smallest = min(smallest, card if card > before else NUMBERS)
    return smallest


@rule
def cancel_pairs(table: Table) -> None:
    """Two with the same ability are discarded, the earliest first; of three the last stays (G5)."""
    odd = 0  # abilities that are there once, or three times
    for place in range(MOST_OPEN):
        odd ^= ABILITY_BIT[table.open_cards[place]]
    if size_of(odd) < table.open_count:
        discard_pairs(table, odd)


@rule
def discard_pairs(table: Table, odd: int) -> None:
    for place in range(table.open_count - 1, -1, -1):
        card = table.open_cards[place]
        if odd & ABILITY_BIT[card]:
            odd ^= ABILITY_BIT[card]  # the last of its ability stays, those before it do not
        else:
            take_open(table, card)
            discard(table, card, EVERYONE)
