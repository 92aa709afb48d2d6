"""2) Eine Kartenfunktion nutzen · Use an ability of an open card."""

from stellwerk.games.game_of_trains.rules.actions import USE, WAYS
from stellwerk.games.game_of_trains.rules.box import ABILITY, WAYS_TO_USE, Ability
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.open_cards import next_open, take_open
from stellwerk.games.game_of_trains.rules.position import EVERYONE, Position
from stellwerk.games.game_of_trains.rules.protection import legal_protections, protect
from stellwerk.games.game_of_trains.rules.rearranging import lose_locks, note_rearranging, rearrange
from stellwerk.games.game_of_trains.rules.removal import remove_wagons
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_uses(position: Position, seat: int, out: Ints, n: int) -> int:
    """Every way to use an open card; writes all candidates branch-free, the first `n` are valid."""
    card = 0
    for _ in range(position.open_count):
        card = next_open(position, card)
        use = USE + card * WAYS
        if ABILITY[card] == Ability.PROTECT:
            n = legal_protections(position, seat, use, out, n)
        else:
            for way in range(WAYS):
                out[n + way] = use + way
            n += WAYS_TO_USE[ABILITY[card]]
    return n


@rule
def use(position: Position, card: int, way: int) -> None:
    """The card leaves the open ones; afterwards it is discarded, or lies under a wagon."""
    take_open(position, card)
    note(position, Happened.CARD_USED, position.seat, card)
    ability = ABILITY[card]
    if ability == Ability.PROTECT:
        protect(position, card, way)
    elif ability >= Ability.REMOVE_FIRST:
        remove_wagons(position, card)
    else:
        lose_locks(position, ability, way)
        rearrange(position.trains[position.seat], ability, way)
        note_rearranging(position, ability, way)
        discard(position, card, EVERYONE)
        note(position, Happened.USED_CARD_LAID_AWAY, card)
