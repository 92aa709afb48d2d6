"""A game being played, as OpenSpiel sees it."""

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel

from stellwerk.core.encoding.fields import Encoding
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from stellwerk.research.resampling import another_world


class State(pyspiel.State):  # type: ignore[misc]
    """Seats that act at once are asked in turn, and none learns what another has chosen."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.match = Match(game.stellwerk, game.seats, game.options)
        self.decisions = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        acting = self.match.waiting_for[0]
        return int(pyspiel.PlayerId.CHANCE) if acting == CHANCE else acting

    def is_terminal(self) -> bool:
        game = self.get_game()
        return self.match.is_over() or self.decisions >= game.longest

    def returns(self) -> list[float]:
        """The payoffs; of a truncated game an equal share of the win, or alone the points."""
        match = self.match
        worth = np.zeros(match.seats)
        if match.is_over():
            match.game.rules.payoff(match.position, worth)
        elif self.is_terminal():
            alone = match.seats == 1
            worth[:] = match.game.rules.points(match.position, 0) if alone else 1 / match.seats
        returns: list[float] = worth.tolist()
        return returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes by the kind of card, with their probabilities."""
        outcomes = self.match.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(self._encoding.kind(action), weight / total) for action, weight in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self._encoding.numbers[self.match.actions(player)].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        actor, entry = self.match.waiting_for[0], self._entry(action)
        if actor == CHANCE:
            self.match.take_outcome(entry)
        else:
            self.match.submit(actor, self.match.game.format_action(entry))
            self.decisions += 1

    def _entry(self, action: int) -> int:
        """What the rules call it."""
        if CHANCE not in self.match.waiting_for:
            return int(self._encoding.rule_actions[action])
        kinds = {self._encoding.kind(outcome.action): outcome.action
                 for outcome in self.match.outcomes()}  # fmt: skip
        return kinds[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.game.format_action(self._entry(action))

    @property
    def _encoding(self) -> Encoding:
        encoding: Encoding = self.get_game().encoding
        return encoding

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that looks the same to this player, by all that it has ever seen."""
        world = State(self.get_game())
        log = another_world(self.match, player, Random(sampler()))
        encoding = self._encoding
        for actor, action in log:
            named = encoding.kind(action) if actor == CHANCE else encoding.numbers[action]
            world.apply_action(int(named))
        return world

    def __str__(self) -> str:
        """The whole log, in the codes of records."""
        return " ".join(self.match.game.format_action(entry.action) for entry in self.match.log)
