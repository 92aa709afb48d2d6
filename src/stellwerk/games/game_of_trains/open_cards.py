"""Ersetzte Karten · The open cards beside the draw pile: abilities that anybody may use."""

from stellwerk.games.game_of_trains.box import ABILITY, NUMBERS
from stellwerk.games.game_of_trains.table import EVERYONE, MOST_OPEN, Table
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule


@rule
def lay_open(table: Table, wagon: int) -> None:
    table.open_cards[table.open_count] = wagon
    table.open_count += 1


@rule
def take_open(table: Table, wagon: int) -> None:
    """The rest close up, in the order they were laid."""
    place = 0
    while table.open_cards[place] != wagon:
        place += 1
    table.open_count -= 1
    for following in range(place, table.open_count):
        table.open_cards[following] = table.open_cards[following + 1]
    table.open_cards[table.open_count] = 0


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
    earlier = first_of_a_pair(table)
    while earlier >= 0:
        card = table.open_cards[earlier]
        later = earlier + 1
        while ABILITY[table.open_cards[later]] != ABILITY[card]:
            later += 1
        partner = table.open_cards[later]
        for gone in (card, partner):
            take_open(table, gone)
            discard(table, gone, EVERYONE)
        earlier = first_of_a_pair(table)


@rule
def first_of_a_pair(table: Table) -> int:
    """The place of the earliest card whose ability is there again; -1 if all are different."""
    seen = 0
    for place in range(table.open_count):
        ability = ABILITY[table.open_cards[place]]
        if seen >> ability & 1:
            for earlier in range(place):
                if ABILITY[table.open_cards[earlier]] == ability:
                    return earlier
        seen |= 1 << ability
    return -1
