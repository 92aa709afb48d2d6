"""A draw pile and a discard pile of cards that are kinds in bags, for any position that has them.

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
    """The fields of such a position."""

    draw_pile: Ints
    draw_count: int
    discards: Ints
    discard_count: Ints


@rule
def take_from_pile(position: Piles, card: int) -> None:
    position.draw_pile[card] -= 1
    position.draw_count -= 1


@rule
def discard(position: Piles, card: int, knower: int) -> None:
    position.discards[knower, card] += 1
    position.discard_count[knower] += 1


@rule
def shuffle_discards(position: Piles) -> None:
    """The discard pile becomes the draw pile."""
    for knower in range(len(position.discard_count)):
        if position.discard_count[knower] > 0:
            pour(position.discards[knower], position.draw_pile)
            position.draw_count += position.discard_count[knower]
            position.discard_count[knower] = 0


@rule
def hide(position: Piles, cards: Ints, count: int) -> None:
    for place in range(count):
        if cards[place] != UNKNOWN:
            position.draw_pile[cards[place]] += 1
            cards[place] = UNKNOWN


@rule
def hide_discards(position: Piles, viewer: int, everyone: int) -> None:
    for knower in range(len(position.discard_count)):
        if knower not in (viewer, everyone):
            pour(position.discards[knower], position.draw_pile)


@rule
def imagine_card(position: Piles, random: Random) -> int:
    return draw_from(position.draw_pile, size(position.draw_pile), random)


@rule
def imagine_cards(position: Piles, cards: Ints, count: int, random: Random) -> None:
    for place in range(count):
        if cards[place] == UNKNOWN:
            cards[place] = imagine_card(position, random)


@rule
def imagine_discards(position: Piles, random: Random) -> None:
    for knower in range(len(position.discard_count)):
        missing = position.discard_count[knower] - size(position.discards[knower])
        for _ in range(missing):
            position.discards[knower, imagine_card(position, random)] += 1
