"""2) Eine Kartenfunktion nutzen · Use an ability of an open card."""

from stellwerk.games.game_of_trains.rules.actions import USE, WAYS
from stellwerk.games.game_of_trains.rules.box import ABILITY, WAYS_TO_USE, Ability
from stellwerk.games.game_of_trains.rules.open_cards import next_open, take_open
from stellwerk.games.game_of_trains.rules.protection import legal_protections, protect
from stellwerk.games.game_of_trains.rules.rearranging import lose_locks, rearrange
from stellwerk.games.game_of_trains.rules.removal import remove_wagons
from stellwerk.games.game_of_trains.rules.table import EVERYONE, Table
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_uses(table: Table, seat: int, out: Ints, n: int) -> int:
    """Every way to use every open card, by its number; all are written, so many are kept."""
    card = 0
    for _ in range(table.open_count):
        card = next_open(table, card)
        use = USE + card * WAYS
        if ABILITY[card] == Ability.PROTECT:
            n = legal_protections(table, seat, use, out, n)
        else:
            for way in range(WAYS):
                out[n + way] = use + way
            n += WAYS_TO_USE[ABILITY[card]]
    return n


@rule
def use(table: Table, card: int, way: int) -> None:
    """The card leaves the open ones; afterwards it is discarded, or lies under a wagon."""
    take_open(table, card)
    ability = ABILITY[card]
    if ability == Ability.PROTECT:
        protect(table, card, way)
    elif ability >= Ability.REMOVE_FIRST:
        remove_wagons(table, card)
    else:
        lose_locks(table, ability, way)
        rearrange(table.trains[table.seat], ability, way)
        discard(table, card, EVERYONE)
