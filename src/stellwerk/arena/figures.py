"""The figures of a contest, all of them from its deals."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import msgspec

from stellwerk.arena.comparing import Comparison, compared, stacked
from stellwerk.arena.deals import STOPPED
from stellwerk.arena.ladder import ladder
from stellwerk.arena.results import Contest, Deal
from stellwerk.arena.statistics import (
    Estimate,
    difference_of,
    elo_of,
    mean_of,
    ratio_of,
    scaled,
    share_of,
)


class BotFigures(msgspec.Struct, frozen=True):
    """How one bot fared."""

    name: str
    games: int
    """games in which it sat at the table"""
    payoff: Estimate
    """what a seat of it was worth on average"""
    wins: Estimate
    """its share of wins for each seat, as a multiple of the fair share"""
    points: Estimate
    elo: Estimate
    """its place on the ladder, where the mean of all bots is 0"""


class PairFigures(msgspec.Struct, frozen=True):
    """One bot compared with another by the same deals; both by their place in the list of bots."""

    first: int
    second: int
    payoff: Estimate
    """how much more a seat of the first was worth"""
    points: Estimate
    """how many more points it made"""
    score: Estimate
    """in which share of their meetings it stood better; a shared win is half of one"""
    elo: Estimate
    """what this score means in Elo"""

    def turned(self) -> "PairFigures":
        """The second compared with the first."""
        return PairFigures(
            first=self.second,
            second=self.first,
            payoff=scaled(self.payoff, -1),
            points=scaled(self.points, -1),
            score=scaled(self.score, -1, 1),
            elo=scaled(self.elo, -1),
        )


class Figures(msgspec.Struct, frozen=True):
    games: int
    stopped: int
    """games without an end, shared by all"""
    bots: list[BotFigures]
    pairs: list[PairFigures]


def figures(contest: Contest, deals: Sequence[Deal]) -> Figures:
    """All figures of a contest; empty without deals."""
    games = [game for deal in deals for game in deal.games]
    return Figures(
        games=len(games),
        stopped=sum(game.ending == STOPPED for game in games),
        bots=_of_bots(contest, deals) if deals else [],
        pairs=_of_pairs(contest, deals) if deals else [],
    )


def _of_bots(contest: Contest, deals: Sequence[Deal]) -> list[BotFigures]:
    rows = _rows(contest, deals)
    alone, most = contest.seats == 1, most_payoff(contest)
    shares = len(contest.bots) if alone else contest.seats
    sat = Counter(bot for deal in deals for game in deal.games for bot in set(game.seated))
    rungs = ladder(rows.won, rows.met)
    return [
        BotFigures(
            name=name,
            games=sat[bot],
            payoff=mean_of(payoff) if alone else share_of(payoff, most),
            wins=scaled(share_of(rows.wins[:, bot], most), shares),
            points=mean_of(rows.points[:, bot]),
            elo=rungs[bot],
        )
        for bot, (name, payoff) in enumerate(zip(contest.bots, rows.payoff.T, strict=True))
    ]


def _of_pairs(contest: Contest, deals: Sequence[Deal]) -> list[PairFigures]:
    rows = _rows(contest, deals)
    return [_of_pair(contest, rows, *pair) for pair in combinations(range(len(contest.bots)), 2)]


def _of_pair(contest: Contest, rows: Comparison, first: int, second: int) -> PairFigures:
    score = ratio_of(rows.won[:, first, second], rows.met[:, first, second])
    payoff = rows.payoff[:, first] - rows.payoff[:, second]
    alone = contest.seats == 1
    return PairFigures(
        first=first,
        second=second,
        payoff=mean_of(payoff) if alone else difference_of(payoff, most_payoff(contest)),
        points=mean_of(rows.points[:, first] - rows.points[:, second]),
        score=score,
        elo=elo_of(score),
    )


def _rows(contest: Contest, deals: Sequence[Deal]) -> Comparison:
    return stacked([compared(deal, len(contest.bots)) for deal in deals])


def most_payoff(contest: Contest) -> float:
    """What a seat can be worth to a bot that wins all. Several seats of one bot share a win."""
    return 2 / contest.seats if len(contest.bots) == 2 and contest.seats > 2 else 1.0
