"""Games between bots, one record each, the same for the same seed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from stellwerk.bots import bot_named, play_on
from stellwerk.bots.failures import BotFailed
from stellwerk.core.game import Game, Value
from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

MOST_ENTRIES = 10_000


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    most: int = MOST_ENTRIES,
    names: Sequence[str] = (),
) -> Iterator[Match]:
    """Games one after the other, with a bot for each seat; a very long one is stopped."""
    for number in range(1, games + 1):
        match = Match(game, len(bots), options, names)
        try:
            players = [
                bot_named(bot, game, seeded(seed, number, seat)) for seat, bot in enumerate(bots)
            ]
            play_on(match, players, Dealer(expand(seed, number)).deal, most)
        except BotFailed as error:
            raise BotFailed(f"game {number}: {error}") from error
        yield match


class Tally:
    """Who won how often, and how the games ended."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.wins = [0] * len(bots)
        self.points = [0] * len(bots)
        self.endings: Counter[str] = Counter()

    @property
    def games(self) -> int:
        return self.endings.total()

    def add(self, match: Match) -> None:
        result = match.result()
        if result is None:
            self.endings["stopped"] += 1
            return
        self.endings[result.ending] += 1
        for seat, (points, rank) in enumerate(zip(result.points, result.ranks, strict=True)):
            self.wins[seat] += rank == 1
            self.points[seat] += points

    def lines(self) -> Iterator[str]:
        finished = max(1, self.games - self.endings["stopped"])
        for seat, bot in enumerate(self.bots):
            mean = self.points[seat] / finished
            yield f"seat {seat + 1} ({bot}): won {self.wins[seat]}, mean points {mean:.1f}"
        yield "endings: " + ", ".join(
            f"{name} {n}" for name, n in sorted(self.endings.items()) if n
        )
