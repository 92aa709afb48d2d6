"""Alle Waggons · Where all the wagons are: laws hold that none is lost."""

from collections import Counter

from stellwerk.games.game_of_trains.rules.position import Position


def census(position: Position) -> Counter[str]:
    """How many there are of each wagon, over every place of a position."""
    wagons: Counter[str] = Counter()
    piles = position.draw_pile + position.discards.sum(axis=0)
    for wagon in range(1, len(piles)):
        wagons[f"wagon {wagon}"] += int(piles[wagon])
    laid = (position.trains, position.locks, position.drafts, position.open_cards, position.drawn)
    for places in laid:
        wagons.update(f"wagon {wagon}" for wagon in places.flat if wagon)
    if position.used:
        wagons[f"wagon {position.used}"] += 1
    return wagons
