"""The start: one text for everybody, then the shares, and the table that follows from them."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from stellwerk.fairness import deal as fair
from stellwerk.fairness.deal import Deal, FairDealer
from stellwerk.games import game_named
from stellwerk.server.lobby.state import (
    Chair,
    Lobby,
    check_gathering,
    check_host,
    check_sits,
)
from stellwerk.server.storage.log import Agreement, Place
from stellwerk.server.web.problems import ApiError

SECONDS_TO_REVEAL = 15.0


class Start(NamedTuple):
    """What a lobby becomes: a table, and the names of the people at its seats."""

    agreement: Agreement
    names: Mapping[int, str]


def start(lobby: Lobby, visitor: bytes, now: float) -> Lobby:
    """Fix what the deal follows from. Free chairs go, if the others can play without them."""
    check_host(lobby, visitor)
    if lobby.agreement is not None:
        return lobby
    awaited = [] if lobby.automatic else _awaited(lobby)
    if awaited:
        names = (lobby.chairs[number].name or str(number + 1) for number in awaited)
        raise ApiError("not_ready", names=", ".join(names))
    return _agreed(lobby, now)


def start_if_ready(lobby: Lobby, now: float) -> Lobby:
    """Start an automatic lobby once everybody is there and ready."""
    people = [chair for chair in lobby.chairs if chair.holder]
    here = people and all(chair.ready for chair in people)
    if not lobby.automatic or lobby.agreement is not None or not here:
        return lobby
    return lobby if any(chair.free for chair in lobby.chairs) else _agreed(lobby, now)


def _awaited(lobby: Lobby) -> list[int]:
    """The chairs of people who are not ready. Who starts is."""
    return [
        number
        for number, chair in enumerate(lobby.chairs)
        if chair.holder not in (None, lobby.host) and not chair.ready
    ]


def _agreed(lobby: Lobby, now: float) -> Lobby:
    check_gathering(lobby)
    chairs, game = tuple(chair for chair in lobby.chairs if not chair.free), game_named(lobby.game)
    if len(chairs) not in game.seats:
        raise ApiError("chairs_free", title=game.title, seats=len(chairs))
    series = lobby.series and len(chairs) == len(lobby.chairs)
    lobby = replace(lobby, chairs=chairs, series=series)
    until = now + SECONDS_TO_REVEAL
    return replace(lobby, agreement=_deal_of(lobby).agreement, reveal_until=until)


def _deal_of(lobby: Lobby) -> Deal:
    game = game_named(lobby.game)
    return Deal(
        lobby.id,
        lobby.game,
        game.rules_version,
        fair.recorded_options(game, lobby.options),
        lobby.order,
        lobby.commitment,
        [fair.Chair(chair.bot, chair.commitment) for chair in lobby.chairs],
    )


def reveal(lobby: Lobby, visitor: bytes, share: str, seen: str) -> Lobby:
    """Open the share that a visitor has promised, after they have read the agreement."""
    check_sits(lobby, visitor)
    if lobby.agreement is None:
        raise ApiError("not_revealing")
    if seen != fair.seen(lobby.agreement):
        raise ApiError("other_agreement")
    if lobby.chairs[lobby.chairs_of(visitor)[0]].commitment != fair.share_commitment(share):
        raise ApiError("wrong_share")
    return lobby.with_own(visitor, lambda chair: replace(chair, share=share))


def was_revealed(deal: str | None, share: str, seen: str) -> bool:
    """Whether a deal that is settled has this share, of somebody who read its agreement."""
    settled = None if deal is None else fair.read(deal)
    return (
        settled is not None
        and share in settled.shares.values()
        and seen == fair.seen(settled.agreement)
    )


def is_settled(lobby: Lobby, now: float) -> bool:
    """Whether the cards can be dealt: nobody who promised a share is awaited any longer."""
    if lobby.agreement is None or lobby.reveal_until is None:
        return False
    return now >= lobby.reveal_until or not any(_owes(chair) for chair in lobby.chairs)


def _owes(chair: Chair) -> bool:
    return chair.commitment is not None and chair.share is None


def table_of(lobby: Lobby) -> Start:
    """The table that follows from an agreement and the shares that were revealed."""
    agreed = fair.read(lobby.agreement or "")
    shares = {n: chair.share for n, chair in enumerate(lobby.chairs) if chair.holder}
    deal = Deal(
        agreed.table,
        agreed.game,
        agreed.rules,
        agreed.options,
        agreed.order,
        agreed.dealer,
        agreed.chairs,
        shares,
    )
    seated = [lobby.chairs[chair] for chair in FairDealer(lobby.seed, deal.text).seats()]
    agreement = Agreement(
        lobby.id,
        lobby.game,
        agreed.rules,
        lobby.options,
        [Place(chair.bot, None, chair.holder) for chair in seated],
        lobby.seed,
        lobby.public,
        lobby.host,
        tuple(chair.wins for chair in seated) if lobby.series else (),
        lobby.terms,
        deal.text,
    )
    return Start(agreement, {n: chair.name for n, chair in enumerate(seated) if chair.holder})
