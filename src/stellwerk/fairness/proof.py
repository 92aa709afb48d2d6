"""The proof of a fair deal: in the comments of a record, checked line by line."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from stellwerk.dealer import first_other
from stellwerk.fairness.deal import (
    DIGEST,
    VERSION,
    Deal,
    FairDealer,
    UnfitDeal,
    dealer_commitment,
    read,
    recorded_options,
    seen,
    share_commitment,
)
from stellwerk.match import Match

FIRST, LAST = f"# stellwerk {VERSION}", "# seed: "


class NotProved(ValueError):
    """Why a record does not prove that its cards were dealt fairly."""


@dataclass(frozen=True)
class Proof:
    """What a record says of its deal: who took part in it."""

    deal: Deal
    seats: list[int]
    """the chair of each seat, both counted from 0"""

    @property
    def contributed(self) -> list[int]:
        """The chairs of people whose share is in the deal, counted from 1."""
        return [chair + 1 for chair, share in self.deal.shares.items() if share]

    @property
    def withheld(self) -> list[int]:
        """Those who promised a share and did not open it in time."""
        return [
            chair + 1
            for chair, share in self.deal.shares.items()
            if not share and self.deal.chairs[chair].commitment
        ]

    @property
    def silent(self) -> list[int]:
        """Those who promised none."""
        return [
            number
            for number, chair in enumerate(self.deal.chairs, 1)
            if not chair.bot and not chair.commitment
        ]


def comments(deal: str, seed: bytes) -> str:
    """The deal as it stands before the header of a record."""
    return "".join(f"# {line}\n" for line in f"{deal}seed: {seed.hex()}".split("\n"))


def deal_in(record: str) -> tuple[str, bytes] | None:
    """The text of the deal and the seed, from the comments of a record; None if it has none."""
    lines = record.split("\n")
    begins = [number for number, line in enumerate(lines) if line == FIRST]
    if not begins:
        return None
    if len(begins) > 1:
        raise NotProved("the record has several deals in its comments")
    text, seed = "", ""
    for line in _comments_from(lines, begins[0]):
        if line.startswith(LAST):
            seed = line.removeprefix(LAST)
            break
        text += line.removeprefix("# ") + "\n"
    if not DIGEST.fullmatch(seed):
        raise NotProved(f"the deal in the comments has no line `{LAST}` with 64 hexadecimal digits")
    return text, bytes.fromhex(seed)


def _comments_from(lines: list[str], first: int) -> Iterator[str]:
    for line in lines[first:]:
        if not line.startswith("# "):
            return
        yield line


@dataclass(frozen=True)
class Kept:
    """What somebody has kept themselves, each if they have it, in small hexadecimal digits."""

    commitment: str | None = None
    """of the dealer, as it was shown first"""
    agreement: str | None = None
    """the SHA-256 of the agreement for which the own share was revealed"""
    share: str | None = None
    """the own share"""


def proved(match: Match, text: str, seed: bytes, kept: Kept) -> Proof:
    """Who took part in the deal of this match. NotProved unless all of it is as it should be."""
    deal = _read(text)
    _check_shares(deal)
    if dealer_commitment(deal.table, seed) != deal.dealer:
        raise NotProved("the seed does not fit the dealer's commitment in the deal")
    _check_kept(deal, kept)
    _check_header(deal, match)
    dealer = FairDealer(seed, text)
    number = first_other(match, lambda _, draw, outcomes: dealer.outcome(draw, outcomes))
    if number is not None:
        code = match.game.format_action(match.log[number - 1].action)
        raise NotProved(f"entry {number}, {code!r}, does not follow from this deal")
    return Proof(deal, dealer.seats())


def _read(text: str) -> Deal:
    try:
        deal = read(text)
    except UnfitDeal as error:
        raise NotProved(str(error)) from None
    if text != deal.text:
        raise NotProved("the deal lacks the shares of the people")
    return deal


def _check_shares(deal: Deal) -> None:
    for chair, share in deal.shares.items():
        if share is not None and not deal.fits(chair, share):
            raise NotProved(f"the share of chair {chair + 1} does not fit its commitment")


def _check_kept(deal: Deal, kept: Kept) -> None:
    if kept.commitment not in (None, deal.dealer):
        raise NotProved("the deal names another commitment of the dealer than the one given")
    if kept.agreement not in (None, seen(deal.agreement)):
        raise NotProved("the deal follows from another agreement than the one given")
    if kept.share is not None and kept.share not in deal.shares.values():
        raise NotProved(_missing(deal, kept.share))


def _missing(deal: Deal, share: str) -> str:
    promised = share_commitment(share)
    if any(chair.commitment == promised for chair in deal.chairs):
        return "your share was promised, but it is not in the deal"
    return "no chair of the deal has the commitment of your share"


def _check_header(deal: Deal, match: Match) -> None:
    played: Mapping[str, object] = {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "options": recorded_options(match.game, match.options),
        "chairs": match.seats,
    }
    agreed: Mapping[str, object] = {
        "game": deal.game,
        "rules": deal.rules,
        "options": dict(deal.options),
        "chairs": len(deal.chairs),
    }
    for name, value in played.items():
        if value != agreed[name]:
            raise NotProved(f"{name}: the deal says {agreed[name]}, the record {value}")
