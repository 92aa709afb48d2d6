"""A contest as it goes on, and all of it as JSON, so that every figure can be computed again."""

from collections.abc import Generator
from enum import StrEnum

import msgspec
import numpy as np

from stellwerk import __version__
from stellwerk.arena.comparing import compared
from stellwerk.arena.figures import Figures, figures
from stellwerk.arena.line_ups import line_ups
from stellwerk.arena.results import Contest, Deal
from stellwerk.arena.sprt import SequentialTest, Verdict
from stellwerk.arena.workers import played_deals
from stellwerk.games import game_named

FORMAT = 1


class Ended(StrEnum):
    """Why no more deals were played."""

    COMPLETE = "complete"
    DECIDED = "decided"
    INTERRUPTED = "interrupted"
    FAILED = "failed"


class Report(msgspec.Struct, frozen=True):
    """Everything: docs/arena.md says what each field means."""

    format: int
    stellwerk: str
    rules_version: int
    contest: Contest
    planned: int
    """how many deals were to be played at most"""
    ended: Ended
    figures: Figures
    sprt: Verdict | None
    deals: list[Deal]

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode() + "\n"

    @staticmethod
    def from_json(text: str) -> "Report":
        return msgspec.json.decode(text, type=Report)


class Arena:
    """A contest and what was played of it: only whole deals, in the order of their numbers."""

    def __init__(self, contest: Contest, games: int, test: SequentialTest | None = None) -> None:
        self.contest = contest
        self.test = test
        self.games_a_deal = len(line_ups(len(contest.bots), contest.seats, 1))
        self.planned = games // self.games_a_deal
        if self.planned < 1:
            raise ValueError(
                f"a deal takes {self.games_a_deal} games here: play at least that many"
            )
        self.deals: list[Deal] = []
        self.payoff = np.zeros(len(contest.bots))
        """what each bot has gained so far, deal by deal"""

    def play(self, jobs: int) -> Generator[Deal, None, None]:
        """Play on until all is played, or the test has decided."""
        for deal in played_deals(self.contest, range(1, self.planned + 1), jobs):
            self.deals.append(deal)
            row = compared(deal, len(self.contest.bots))
            self.payoff += row.payoff
            if self.test is not None:
                self.test.add(float(row.won[0, 1]), float(row.met[0, 1]))
            yield deal
            if self.decided():
                return

    def decided(self) -> bool:
        return self.test is not None and self.test.verdict().accepted is not None

    def report(self, ended: Ended) -> Report:
        return Report(
            format=FORMAT,
            stellwerk=__version__,
            rules_version=game_named(self.contest.game).rules_version,
            contest=self.contest,
            planned=self.planned,
            ended=Ended.DECIDED if self.decided() else ended,
            figures=figures(self.contest, self.deals),
            sprt=None if self.test is None else self.test.verdict(),
            deals=self.deals,
        )
