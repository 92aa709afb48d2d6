"""One deal: the same cards for every line-up, so that luck of the deal cancels."""

from collections.abc import Sequence

import numpy as np

from stellwerk.arena.line_ups import line_ups
from stellwerk.arena.results import Contest, Deal, Played
from stellwerk.bots import bot_named, play_on
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import below, seeded
from stellwerk.match import Match, Outcome, Result

STOPPED = "stopped"


class SamePile:
    """Chance for every game of a deal: the first draw is alike in all of them, the second …

    A draw follows from the seed, the number of the deal and how many draws came before it, not from
    the number of its entry: bots make different numbers of moves between two cards, but the pile
    does not care. As long as nothing was shuffled back, the games of a deal draw the very same
    cards in the same order, as if from one prepared pile. Later the piles differ a little; then the
    same height in a sorted pile gives a like card. `rules.sample` would not do: it may throw more
    than once, the gate of a match lists the outcomes anyway, and it would have to be compiled.
    """

    def __init__(self, seed: int, deal: int) -> None:
        self.origin = ("arena draw", seed, deal)
        self.draws = 0

    def deal(self, match: Match) -> None:
        while CHANCE in match.waiting_for:
            match.settle_chance(self.outcome)

    def outcome(self, number: int, outcomes: Sequence[Outcome]) -> int:
        self.draws += 1
        throw = seeded(*self.origin, self.draws)
        left = below(throw, sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise ValueError("chance has nothing to choose from")


def play_deal(contest: Contest, number: int) -> Deal:
    """Every game of a deal; it depends on the contest and the number alone."""
    seatings = line_ups(len(contest.bots), contest.seats, number)
    return Deal(number, [_play(contest, number, list(seated)) for seated in seatings])


def _play(contest: Contest, number: int, seated: list[int]) -> Played:
    """A bot's own random numbers belong to its seat, so that like bots play like games."""
    game = game_named(contest.game)
    match = Match(game, contest.seats, contest.options)
    players = [
        bot_named(contest.bots[bot], game, seeded("arena bot", contest.seed, number, seat))
        for seat, bot in enumerate(seated)
    ]
    play_on(match, players, SamePile(contest.seed, number).deal, contest.most)
    return _ended(match, seated)


def _ended(match: Match, seated: list[int]) -> Played:
    result = match.result() or _shared(match)
    payoff = np.zeros(max(match.game.seats))
    if match.is_over():
        match.game.rules.payoff(match.position, payoff)
    else:
        payoff[:] = result.points[0] if match.seats == 1 else 1 / match.seats
    values = payoff[: match.seats].tolist()
    return Played(seated, result.points, result.ranks, values, result.ending, len(match.log))


def _shared(match: Match) -> Result:
    """A game that was stopped is shared by all seats."""
    points = [int(match.game.rules.points(match.position, seat)) for seat in range(match.seats)]
    return Result(points, [1] * match.seats, STOPPED)
