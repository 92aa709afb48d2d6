"""A single seeded match with encoded observations, shared by the adapters."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from stellwerk.bots import Bot
from stellwerk.core.game import Options, Value
from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.kernel.record import Ints
from stellwerk.match import Match
from stellwerk.research.encodings import encoding_of
from stellwerk.research.vector import IllegalAction

Mask = NDArray[np.int8]
ILLEGAL = ("refuse", "replace")


class Sitting:
    """Seats, action numbers and observations of a match; chance is settled at once."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Value], illegal: str = "refuse"
    ) -> None:
        """Illegal actions are refused with an error, or replaced by the next legal number."""
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of: {', '.join(ILLEGAL)}; not {illegal!r}")
        self._replace = illegal == "replace"
        self._game = game_named(game)
        self.seats = self._game.seats[0] if seats is None else seats
        self._options: Options = dict(options)
        self.encoding = encoding_of(self._game, self.seats, self._options)

    def begin(self, seed: int) -> None:
        """A new game. A seed deals alike whatever is played, as far as the entries agree."""
        self.match = Match(self._game, self.seats, self._options)
        self._dealer = Dealer(expand("research", seed))
        self._dealer.deal(self.match)

    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the game is over."""
        return self.match.waiting_for

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: int) -> Ints:
        seen = np.zeros(self.encoding.size, np.int16)
        self.encoding.observe(self.match.position, seat, seen)
        return seen

    def legal(self, seat: int) -> list[int]:
        """Its action numbers, ascending."""
        legal: list[int] = self.encoding.numbers[self.match.actions(seat)].tolist()
        return legal

    def one_of(self, legal: list[int], seat: int, action: int) -> int:
        """This action if it is legal; if not, the next that is, or an error, as was agreed."""
        if action in legal:
            return action
        if self._replace and legal:
            return next((number for number in legal if number > action), legal[0])
        if not self.acting():
            raise IllegalAction(f"action {action} is not legal: the game is over; reset first")
        raise IllegalAction(
            f"action {action} is not legal for seat {seat}; its mask allows: {legal}"
        )

    def play(self, seat: int, action: int) -> dict[str, int]:
        """A decision. What is worth telling of it: an action that it was replaced by."""
        played = self.one_of(self.legal(seat), seat, action)
        code = self.match.game.format_action(int(self.encoding.rule_actions[played]))
        self.match.submit(seat, code)
        self._dealer.deal(self.match)
        return {} if played == action else {"replaced_by": played}

    def ask(self, bot: Bot) -> int:
        """What a bot of ours would choose for the next seat, by what that seat may know."""
        seat = self.match.waiting_for[0]
        chosen = bot.choose(self.match.seen_by(seat), seat, self.match.actions(seat))
        return int(self.encoding.numbers[chosen])

    def payoff(self) -> list[float]:
        """What the game is worth to each seat; nothing before its end."""
        worth = np.zeros(self.seats)
        if self.match.is_over():
            self.match.game.rules.payoff(self.match.position, worth)
        return worth.tolist()
