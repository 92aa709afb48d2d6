"""What each bot made of a deal: one row of numbers a deal, for all statistics."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from stellwerk.arena.results import Deal, Played
from stellwerk.arena.statistics import Floats


@dataclass(frozen=True)
class Comparison:
    """Means over the seats that a bot had: bot by bot; with deals before them when stacked."""

    payoff: Floats
    points: Floats
    wins: Floats
    """shares of games won; who shares a win has his part of it"""
    met: Floats
    """bot against bot: the share of meetings that told anything about the two"""
    won: Floats
    """and in which the first of them stood better; a shared win is half of one"""


def compared(deal: Deal, bots: int) -> Comparison:
    games = deal.games
    alone = len(games[0].seated) == 1
    together = [side_by_side(games)] if alone else games
    met, won = _meetings(together, bots)
    return Comparison(
        payoff=_mean_by_bot(games, [game.payoff for game in games], bots),
        points=_mean_by_bot(games, [game.points for game in games], bots),
        wins=_mean_by_bot(together, [_wins(game) for game in together], bots),
        met=met,
        won=won,
    )


def stacked(comparisons: Sequence[Comparison]) -> Comparison:
    """All deals, one below the other."""
    return Comparison(
        payoff=np.array([c.payoff for c in comparisons]),
        points=np.array([c.points for c in comparisons]),
        wins=np.array([c.wins for c in comparisons]),
        met=np.array([c.met for c in comparisons]),
        won=np.array([c.won for c in comparisons]),
    )


def side_by_side(games: Sequence[Played]) -> Played:
    """Solo games of one deal, as if the bots had sat at one table."""
    payoff = [game.payoff[0] for game in games]
    return Played(
        seated=[game.seated[0] for game in games],
        points=[game.points[0] for game in games],
        ranks=[1 + sum(other > own for other in payoff) for own in payoff],
        payoff=payoff,
        ending="",
        entries=0,
    )


def _wins(game: Played) -> list[float]:
    return [(rank == 1) / game.ranks.count(1) for rank in game.ranks]


def _mean_by_bot(games: Sequence[Played], values: Iterable[Sequence[float]], bots: int) -> Floats:
    seated = np.concatenate([game.seated for game in games])
    totals = np.bincount(seated, np.concatenate(list(values)), bots)
    means: Floats = totals / np.bincount(seated, minlength=bots)
    return means


def _meetings(games: Sequence[Played], bots: int) -> tuple[Floats, Floats]:
    """Two seats that both lost and rank alike are not compared: another seat decided the game."""
    total, met, won = np.zeros((3, bots, bots))
    for game in games:
        results = zip(game.seated, game.ranks, strict=True)
        for (own, rank), (other, their_rank) in permutations(results, 2):
            total[own, other] += own != other
            if own != other and (rank != their_rank or rank == 1):
                met[own, other] += 1
                won[own, other] += 0.5 * (rank < their_rank) + 0.5 * (rank <= their_rank)
    np.fill_diagonal(total, 1)
    return met / total, won / total
