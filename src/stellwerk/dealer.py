"""The dealer: the only source of chance outside bots. A secret seed, committed to and revealed.

Everybody sees the SHA-256 of the seed before the first card. Each outcome follows from the seed and
the number of its entry alone, so that once the seed is known anybody can see that none was chosen
otherwise (docs/fairness.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from stellwerk.core.game import Game, Value
from stellwerk.core.rules import P, V
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match, Outcome

SEED_BYTES = 32


class Dealer:
    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    @property
    def commitment(self) -> str:
        """Tells nothing about the seed, and fits no other."""
        return hashlib.sha256(self.seed).hexdigest()

    def deal(self, match: Match) -> None:
        """Play every outcome that chance owes."""
        while CHANCE in match.waiting_for:
            match.settle_chance(self.outcome)

    def outcome(self, number: int, outcomes: list[Outcome]) -> int:
        """The outcome of entry `number`, counted from 1 as in the record."""
        return drawn(self.seed, f"stellwerk entry {number}", outcomes)

    def below(self, number: int, limit: int) -> int:
        return below(self.seed, f"stellwerk entry {number}", limit)


def drawn(key: bytes, message: str, outcomes: list[Outcome]) -> int:
    """One of the outcomes, as often as its weight says."""
    left = below(key, message, sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance has nothing to choose from")


def below(key: bytes, message: str, limit: int) -> int:
    """A number below the limit without bias: a value from the uneven rest is thrown again."""
    rest = 2**256 % limit
    throw = 0
    while True:
        thrown = hmac.digest(key, f"{message} throw {throw}".encode(), "sha256")
        value = int.from_bytes(thrown)
        if value < 2**256 - rest:
            return value % limit
        throw += 1


class DealtMatch(Match[P, V]):
    """A match with its dealer, who settles chance as soon as it is to act."""

    def __init__(
        self,
        game: Game[P, V],
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
    ) -> None:
        super().__init__(game, seats, options, names)
        self.dealer = dealer or Dealer()
        self.deal()

    @classmethod
    def of(cls, match: Match[P, V], dealer: Dealer | None = None) -> Self:
        """A match with a dealer for what is still to come; nothing is dealt yet."""
        dealt = cls.__new__(cls)
        vars(dealt).update(vars(match.twin()))
        dealt.dealer = dealer or Dealer()
        return dealt

    def deal(self) -> None:
        self.dealer.deal(self)

    def submit(self, seat: int, code: str) -> None:
        super().submit(seat, code)
        self.deal()

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        return _dealt_on, (self.dealer, *super().__reduce__())


def _dealt_on(
    dealer: Dealer, resumed: Callable[..., Match], arguments: tuple[object, ...]
) -> DealtMatch:
    return DealtMatch.of(resumed(*arguments), dealer)


def expand(*seed: int | str) -> bytes:
    """Seeds for experiments: any numbers and words, made 256 bits long."""
    return hashlib.sha256(("stellwerk seed " + " ".join(map(str, seed))).encode()).digest()


def first_deviation(match: Match, seed: bytes) -> int | None:
    """The number of the first chance entry that this seed would have decided otherwise."""
    dealer = Dealer(seed)
    return first_other(match, lambda entry, _, outcomes: dealer.outcome(entry, outcomes))


def first_other(match: Match, decide: Callable[[int, int, list[Outcome]], int]) -> int | None:
    """The number of the first chance entry that would have been decided otherwise.

    `decide` is told its number among all entries and among those of chance, and what is possible.
    """
    replay, draw = Match(match.game, match.seats, match.options), 0
    for number, (actor, action) in enumerate(match.log, 1):
        if actor == CHANCE:
            draw += 1
            if decide(number, draw, replay.outcomes()) != action:
                return number
            replay.take_outcome(action)
        else:
            replay.submit(actor, match.game.format_action(action))
    return None
