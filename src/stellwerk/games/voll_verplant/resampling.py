"""Voll verplant: what others have entered in the running round."""

from random import Random

from stellwerk.core.parts import Played
from stellwerk.kernel.actor import Entry

TRIES = 50


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    """Other entries, after which the same seats still owe one; if none are found, the real ones."""
    for _ in range(TRIES if hidden else 0):
        world = entered_again(match, hidden, random)
        if world is not None:
            return world
    return match.log


def entered_again(match: Played, hidden: set[int], random: Random) -> list[Entry] | None:
    """None if special stations would change who has to answer."""
    game, first, world = match.game, min(hidden), list(match.log)
    positions, out = game.position.many(2), game.action_buffer()
    positions[:] = match.position_at(first)
    for number in range(first, len(world)):
        seat, action = world[number]
        if number in hidden:
            count = game.list_choices(positions[1:], seat, out, out)
            world[number] = Entry(seat, int(out[random.randrange(count)]))
        awaited = game.advance(positions[:1], seat, action)
        if game.advance(positions[1:], *world[number]) != awaited:
            return None
    return world
