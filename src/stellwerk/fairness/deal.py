"""A deal that nobody can choose: it follows from a secret of every person and of the dealer.

Each shows the SHA-256 of a secret first, then all agree on one text, and only then the secrets of
the people are opened. Version 2 of docs/fairness.md; version 1 is the seed alone (`dealer.py`).
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from stellwerk.core.game import Game, Options
from stellwerk.dealer import below, drawn
from stellwerk.match import Outcome

VERSION = 2
NONE = "-"
SHARE_BYTES = 32
DIGEST = re.compile("[0-9a-f]{64}")
"""a commitment, a seed or a share: 32 bytes in hexadecimal digits"""
LINE = re.compile(r"([a-z][a-z0-9_. ]*): (\S.*)")


class UnfitDeal(ValueError):
    """What is wrong with the text of a deal."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sat there when the deal was agreed on: a bot, or a person with their commitment."""

    bot: str | None = None
    commitment: str | None = None
    """none of a person who gave none: they contribute nothing"""

    def __str__(self) -> str:
        return f"bot {self.bot}" if self.bot else f"person {self.commitment or NONE}"


@dataclass(frozen=True)
class Deal:
    """All that a deal follows from, but for the seed of the dealer."""

    table: str
    game: str
    rules: int
    options: Mapping[str, str]
    """those that a record names, as it writes them"""
    order: str
    """`random`, or `given`: seat 1 is chair 1"""
    dealer: str
    """the dealer's commitment"""
    chairs: Sequence[Chair]
    shares: Mapping[int, str | None] = field(default_factory=dict)
    """by chair, counted from 0, as far as they were opened; missing for bots"""

    @property
    def agreement(self) -> str:
        """What is fixed, and shown to everybody, before any share is opened."""
        lines = [
            f"stellwerk {VERSION}",
            f"table: {self.table}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            *(f"option.{name}: {text}" for name, text in sorted(self.options.items())),
            f"order: {self.order}",
            f"dealer: {self.dealer}",
            *(f"chair {number}: {chair}" for number, chair in enumerate(self.chairs, 1)),
        ]
        return "".join(line + "\n" for line in lines)

    @property
    def text(self) -> str:
        """The agreement, and the share of every person."""
        return self.agreement + "".join(
            f"share {number}: {self.shares.get(number - 1) or NONE}\n"
            for number, chair in enumerate(self.chairs, 1)
            if not chair.bot
        )

    def fits(self, chair: int, share: str) -> bool:
        """Whether this share was promised at this chair, counted from 0."""
        return self.chairs[chair].commitment == share_commitment(share)


class FairDealer:
    """Deals the cards of a deal, once its text is whole."""

    def __init__(self, seed: bytes, deal: str) -> None:
        self.seed = seed
        self.deal = deal
        self.key = hashlib.sha256(f"{deal}seed: {seed.hex()}\n".encode()).digest()

    @cached_property
    def agreed(self) -> Deal:
        return read(self.deal)

    @property
    def commitment(self) -> str:
        """As it stands in the text: what everybody was shown."""
        return self.agreed.dealer

    def outcome(self, number: int, outcomes: list[Outcome]) -> int:
        """The outcome number `number` of chance, counted from 1."""
        return drawn(self.key, f"stellwerk draw {number}", outcomes)

    def seats(self) -> list[int]:
        """The chair of each seat, both counted from 0."""
        chairs = list(range(len(self.agreed.chairs)))
        if self.agreed.order == "random":
            for last in range(len(chairs) - 1, 0, -1):
                other = below(self.key, f"stellwerk order {last}", last + 1)
                chairs[last], chairs[other] = chairs[other], chairs[last]
        return chairs


def dealer_commitment(table: str, seed: bytes) -> str:
    return _digest(f"stellwerk {VERSION} dealer {table} {seed.hex()}")


def share_commitment(share: str) -> str:
    return _digest(f"stellwerk {VERSION} share {share}")


def seen(agreement: str) -> str:
    """What somebody sends along who has read an agreement."""
    return _digest(agreement)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def recorded_options(game: Game, options: Options) -> dict[str, str]:
    """The options that the header of a record names, as it writes them."""
    chosen = ((option, options.get(option.name, option.values[0])) for option in game.options)
    return {
        option.name: option.write(value) for option, value in chosen if option.is_recorded(value)
    }


def read(text: str) -> Deal:
    """A deal from its text, with or without shares. UnfitDeal unless it is written exactly so."""
    first, *lines = text.split("\n")
    if first != f"stellwerk {VERSION}" or not text.endswith("\n"):
        raise UnfitDeal(f"a deal begins with the line `stellwerk {VERSION}` and ends with a line")
    fields: dict[str, str] = {}
    for line in lines[:-1]:
        form = LINE.fullmatch(line)
        if form is None or form[1] in fields:
            raise UnfitDeal(f"this line does not belong into a deal: {line[:80]!r}")
        fields[form[1]] = form[2]
    deal = _deal_of(fields)
    if text not in (deal.text, deal.agreement):
        raise UnfitDeal("the lines of the deal are not exactly those that belong there")
    return deal


def _deal_of(fields: Mapping[str, str]) -> Deal:
    try:
        deal = Deal(
            fields["table"],
            fields["game"],
            int(fields["rules"]),
            _under("option.", fields),
            fields["order"],
            fields["dealer"],
            [_chair(text) for text in _under("chair ", fields).values()],
            {int(n) - 1: _opened(text) for n, text in _under("share ", fields).items()},
        )
    except KeyError as error:
        raise UnfitDeal(f"the deal lacks `{error.args[0]}:`") from None
    except ValueError as error:
        raise UnfitDeal(f"the deal is not as it should be: {error}") from None
    if deal.order not in ("random", "given") or not DIGEST.fullmatch(deal.dealer):
        raise UnfitDeal("the deal has no order of seats or no commitment of the dealer")
    return deal


def _under(start: str, fields: Mapping[str, str]) -> dict[str, str]:
    return {key.removeprefix(start): text for key, text in fields.items() if key.startswith(start)}


def _chair(text: str) -> Chair:
    kind, _, rest = text.partition(" ")
    if kind == "bot" and rest:
        return Chair(bot=rest)
    if kind == "person" and (rest == NONE or DIGEST.fullmatch(rest)):
        return Chair(commitment=None if rest == NONE else rest)
    raise ValueError(f"nobody sits like {text[:80]!r}")


def _opened(text: str) -> str | None:
    if text != NONE and not DIGEST.fullmatch(text):
        raise ValueError(f"no share is {text[:80]!r}")
    return None if text == NONE else text
