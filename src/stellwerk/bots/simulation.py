"""Games between bots, one record each, the same for the same seed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from stellwerk.bots import MOST_ENTRIES, bot_named, play_on
from stellwerk.bots.failures import BotFailed
from stellwerk.core.game import Game, Value
from stellwerk.dealer import Dealer, expand
from stellwerk.kernel.random import seeded
from stellwerk.match import Match


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
    """Who won how often, alone or with others, and how the games ended."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.won = [0] * len(bots)
        self.shared = [0] * len(bots)
        self.points = [0] * len(bots)
        self.endings: Counter[str] = Counter()

    @property
    def games(self) -> int:
        return self.endings.total()

    @property
    def finished(self) -> int:
        return self.games - self.endings["stopped"]

    def add(self, match: Match) -> None:
        result = match.result()
        if result is None:
            self.endings["stopped"] += 1
            return
        self.endings[result.ending] += 1
        first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        for seat in first:
            (self.won if len(first) == 1 else self.shared)[seat] += 1
        for seat, points in enumerate(result.points):
            self.points[seat] += points

    def mean(self, seat: int) -> float:
        """Its points in the games that came to an end."""
        return self.points[seat] / max(1, self.finished)

    def lines(self) -> Iterator[str]:
        if not self.finished:
            yield "no game came to its end"
        for seat, bot in enumerate(self.bots if self.finished else ()):
            shared = f", shared {self.shared[seat]}" if len(self.bots) > 1 else ""
            won = f"won {self.won[seat]}{shared}, mean points {self.mean(seat):.1f}"
            yield f"seat {seat + 1} ({bot}): {won}"
        endings = ", ".join(f"{name} {n}" for name, n in sorted(self.endings.items()) if n)
        yield f"endings: {endings or 'none'}"

    def figures(self) -> dict[str, object]:
        """The same for programs; means are null until a game is finished."""
        seats = [
            {
                "seat": seat + 1,
                "bot": bot,
                "won": self.won[seat],
                "shared": self.shared[seat],
                "mean_points": self.mean(seat) if self.finished else None,
            }
            for seat, bot in enumerate(self.bots)
        ]
        return {"games": self.games, "endings": dict(sorted(self.endings.items())), "seats": seats}
