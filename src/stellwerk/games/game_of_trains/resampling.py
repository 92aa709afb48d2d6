"""Game of Trains: what others drafted and did not keep, and a wagon just drawn."""

from functools import partial
from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Cards, Tracked, Way, Ways, exchange_faces
from stellwerk.games.game_of_trains.rules.box import NUMBERS
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.kernel.actor import Entry

WAYS: Ways = {
    Happened.WAGON_DEALT: Way("wagon", "pile", "table", named=True),
    Happened.WAGON_DRAFTED: Way("wagon", "pile", "table", named=True),
    Happened.WAGON_DRAWN: Way("wagon", "pile", "table", named=True),
    Happened.GAP_FILLED: Way("wagon", "pile", "table", named=True),
    Happened.DRAFT_LAID_AWAY: Way("wagon", "table", "discards"),
    Happened.USED_CARD_LAID_AWAY: Way("card", "table", "discards"),
    Happened.CARD_CANCELLED: Way("card", "table", "discards"),
    Happened.LOCK_LOST: Way("card", "table", "discards"),
}


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_wagons, match), random)


def follow_wagons(match: Played, log: list[Entry], random: Random) -> Tracked:
    """No two wagons look alike; where they lie on the table makes no difference."""
    cards = Cards(list(range(1, NUMBERS)), WAYS, random)
    recorder = match.game.recorder(match.position_at(0))
    for number, entry in enumerate(log):
        for event in recorder.enter(entry):
            if event.kind in WAYS:
                cards.move(number, event)
            elif event.kind == Happened.PILE_RENEWED:
                cards.renew_pile()
    return cards.tracked
