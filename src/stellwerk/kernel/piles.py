"""A draw pile and a discard pile of cards that are kinds in bags, for any table that has them.

Discards lie in one bag for each group that knows them: bag number `seat` for what that seat alone
knows, bag `everyone` for what was open, further ones for what nobody knows. To conceal is to put
every card that a viewer may not know back into the draw pile and to mark its place, so that the
pile holds exactly what is unseen; to imagine is to draw for every marked place.
"""

from typing import Protocol

from stellwerk.kernel.bag import draw_from, pour, size
from stellwerk.kernel.random import Random
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule

UNKNOWN = -1  # stands in the place of a card that a viewer may not know


class Piles(Protocol):
    """The fields of such a table."""

    draw_pile: Ints
    draw_count: int
    discards: Ints
    discard_count: Ints


@rule
def take_from_pile(table: Piles, card: int) -> None:
    table.draw_pile[card] -= 1
    table.draw_count -= 1


@rule
def discard(table: Piles, card: int, knower: int) -> None:
    table.discards[knower, card] += 1
    table.discard_count[knower] += 1


@rule
def shuffle_discards(table: Piles) -> None:
    """The discard pile becomes the draw pile."""
    for knower in range(len(table.discard_count)):
        if table.discard_count[knower] > 0:
            pour(table.discards[knower], table.draw_pile)
            table.draw_count += table.discard_count[knower]
            table.discard_count[knower] = 0


@rule
def hide(table: Piles, cards: Ints, count: int) -> None:
    for place in range(count):
        if cards[place] != UNKNOWN:
            table.draw_pile[cards[place]] += 1
            cards[place] = UNKNOWN


@rule
def hide_discards(table: Piles, viewer: int, everyone: int) -> None:
    for knower in range(len(table.discard_count)):
        if knower not in (viewer, everyone):
            pour(table.discards[knower], table.draw_pile)


@rule
def imagine_card(table: Piles, random: Random) -> int:
    return draw_from(table.draw_pile, size(table.draw_pile), random)


@rule
def imagine_cards(table: Piles, cards: Ints, count: int, random: Random) -> None:
    for place in range(count):
        if cards[place] == UNKNOWN:
            cards[place] = imagine_card(table, random)


@rule
def imagine_discards(table: Piles, random: Random) -> None:
    for knower in range(len(table.discard_count)):
        missing = table.discard_count[knower] - size(table.discards[knower])
        for _ in range(missing):
            table.discards[knower, imagine_card(table, random)] += 1
