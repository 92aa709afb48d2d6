"""Verdeckte Karten · Hidden cards: the draft, a wagon just drawn, and the two piles (G9)."""

from collections.abc import Sequence

from stellwerk.core.events import Event
from stellwerk.games.game_of_trains.rules.actions import CAR, DRAFT, KEEP, REFILL
from stellwerk.games.game_of_trains.rules.box import NUMBERS, PLACES
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.position import EVERYONE, Position
from stellwerk.kernel.actor import Entry
from stellwerk.kernel.piles import hide, hide_discards, imagine_cards, imagine_discards
from stellwerk.kernel.random import Random
from stellwerk.kernel.rule import rule


@rule
def conceal(position: Position, viewer: int) -> None:
    """A seat knows what it drafted and what it has just drawn; all seats know what lay open."""
    for seat in range(position.seats):
        if seat != viewer:
            hide(position, position.drafts[seat], position.draft_count[seat])
    if position.drawn[0] != 0 and position.seat != viewer:
        hide(position, position.drawn, 1)
    hide_discards(position, viewer, EVERYONE)


@rule
def imagine(position: Position, random: Random) -> None:
    for seat in range(position.seats):
        imagine_cards(position, position.drafts[seat], position.draft_count[seat], random)
    imagine_cards(position, position.drawn, 1, random)
    imagine_discards(position, random)


def hides(position: Position, log: Sequence[Entry], number: int, viewer: int) -> bool:
    """A draft from all but its seat, unless it is kept; a drawn car, until it is put."""
    _, action = log[number]
    if DRAFT <= action < REFILL:
        seat, wagon = divmod(action - DRAFT, NUMBERS)
        return seat != viewer and not _kept(log, wagon)
    return action >= CAR and number == len(log) - 1 and position.seat != viewer


def _kept(log: Sequence[Entry], wagon: int) -> bool:
    first = KEEP + wagon * PLACES
    return any(first <= action < first + PLACES for _, action in log)


def veil(event: Event, viewer: int, hidden: bool) -> Event:
    """What was drafted or drawn is hidden with its entry; what was not kept, for good."""
    if event.kind == Happened.DRAFT_LAID_AWAY:
        hidden = event.seat != viewer
    elif event.kind not in (Happened.WAGON_DRAFTED, Happened.WAGON_DRAWN):
        return event
    return event.without("wagon") if hidden else event
