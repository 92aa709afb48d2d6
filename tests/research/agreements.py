"""Every game and seat count, with options that change what is seen."""

from collections.abc import Iterator
from typing import NamedTuple

from stellwerk.core.game import Options
from stellwerk.games import NAMES, game_named


class Agreement(NamedTuple):
    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        return "-".join(
            [self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())]
        )


def agreements(name: str) -> Iterator[Agreement]:
    """The default options for few, more and most seats; the last values for few and for more."""
    game = game_named(name)
    few, more, most = game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]
    for seats in dict.fromkeys((few, more, most)):
        yield Agreement(name, seats, {})
    for seats in dict.fromkeys((few, more) if game.options else ()):
        yield Agreement(name, seats, {option.name: option.values[-1] for option in game.options})


AGREEMENTS = [agreement for name in NAMES for agreement in agreements(name)]
