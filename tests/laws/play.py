"""Games to hold the laws against: every game and seat count, its options, two bots."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from stellwerk import bots
from stellwerk.bots.simulation import simulate
from stellwerk.core.game import Game, Value
from stellwerk.games import NAMES, game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match

MOST_ENTRIES = 700
SEATS = {"voll_verplant": (1, 2, 3, 6)}


Chosen = tuple[tuple[str, Value], ...]


class Case(NamedTuple):
    """How a game is set up and who plays it."""

    game: str
    seats: int
    options: Chosen
    bot: str
    seed: int

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{options}-{self.bot}-{self.seed}"


def cases() -> Iterator[Case]:
    """Two bots for every way to play, or in turn where there are many ways."""
    for name in NAMES:
        game = game_named(name)
        for seats in SEATS.get(name, game.seats):
            ways = agreements(game)
            for number, options in enumerate(ways):
                turn = bots.YARDSTICKS[(number * 3 // 2 + seats) % 2]
                for bot in bots.YARDSTICKS if len(ways) <= 2 else (turn,):
                    yield Case(name, seats, options, bot, seed=1)


def agreements(game: Game) -> list[Chosen]:
    """All switches off and on, for every value of an option with many."""
    many = [o for o in game.options if len(o.values) > 2]
    switches = [o for o in game.options if len(o.values) == 2]
    return [
        tuple((option.name, value) for option, value in zip(many, values, strict=True)) + switched
        for values in product(*(option.values for option in many))
        for switched in dict.fromkeys([(), tuple((o.name, o.values[-1]) for o in switches)])
    ]


CASES = sorted(cases(), key=str)


def opened(case: Case) -> Match:
    return Match(game_named(case.game), case.seats, dict(case.options))


@cache
def played(case: Case) -> Match:
    """A whole game, or the beginning of one that takes very long; do not change it."""
    (match,) = simulate(
        game_named(case.game),
        [case.bot] * case.seats,
        games=1,
        seed=case.seed,
        options=dict(case.options),
        most=MOST_ENTRIES,
    )
    return match


def positions(case: Case, every: int = 1) -> Iterator[Match]:
    """The game again from its start, stopped at regular intervals."""
    whole = played(case)
    match = opened(case)
    yield match
    for number, (actor, action) in enumerate(whole.log, 1):
        follow(match, actor, action)
        if number % every == 0 or number == len(whole.log):
            yield match


def follow(match: Match, actor: int, action: int) -> None:
    if actor == CHANCE:
        match.take_outcome(action)
    else:
        match.submit(actor, match.game.format_action(action))


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), SPECTATOR]
