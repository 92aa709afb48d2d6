"""Game of Trains: what others drafted and did not keep, and a wagon just drawn."""

from functools import partial
from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Tracked, exchange_faces
from stellwerk.games.game_of_trains.rules.actions import DEAL
from stellwerk.games.game_of_trains.rules.box import NUMBERS
from stellwerk.kernel.actor import Entry


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_wagons, match), random)


def follow_wagons(match: Played, log: list[Entry], random: Random) -> Tracked:
    """No two wagons look alike: the number of a card is its face, and 0 is none."""
    tracked = Tracked(list(range(NUMBERS)))
    pile = set(range(1, NUMBERS))
    positions = match.game.position.many(1)
    match.game.set_up(positions[0], match.seats, match.options)
    for number, (actor, action) in enumerate(log):
        before, discards = int(positions[0].draw_count), positions[0].discards.sum(axis=0)
        match.game.advance(positions, actor, action)
        if action >= DEAL:
            wagon = (action - DEAL) % NUMBERS
            tracked.take(number, wagon, pile)
            pile.remove(wagon)
            if positions[0].draw_count != before - 1:
                pile.update(discards.nonzero()[0].tolist())
                tracked.shuffle(sorted(pile))
    return tracked
