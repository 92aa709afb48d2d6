"""Was ein Platz sieht · What a seat sees, as structs, and how far each train is sorted."""

from functools import cache

import msgspec

from stellwerk.core.remembering import remembered
from stellwerk.games.game_of_trains.rules.box import ABILITY, Ability
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.piles import UNKNOWN


class WagonView(msgspec.Struct, frozen=True):
    number: int
    """0 is a gap"""
    ability: str | None
    locked: bool
    ascends: bool
    """whether it is larger than the wagon before it; the first one always is"""


class WagonCard(msgspec.Struct, frozen=True):
    """A card that is in no train, as it is printed."""

    number: int
    ability: str


class TrainScore(msgspec.Struct, frozen=True):
    longest_run: int
    """the most wagons in a row that ascend"""
    in_order: int
    """pairs of wagons, of 21, that stand in the right order"""


class SeatView(msgspec.Struct, frozen=True):
    train: list[WagonView]
    draft: list[WagonCard] | None
    """what was drafted and not yet chosen from, or None if the viewer may not see it"""
    draft_count: int


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it. Seats are counted from 1."""

    viewer: int | None
    step: str
    turn: int
    seats: list[SeatView]
    open_cards: list[WagonCard]
    drawn: WagonCard | None
    """the wagon that was drawn and is to be put, if the viewer may see it"""
    draw_pile: int
    discard_pile: int
    score: list[TrainScore]
    winner: int | None
    ending: str | None


def view(position: Position, viewer: int) -> View:
    return View(
        viewer=None if viewer == SPECTATOR else viewer + 1,
        step=Step(position.step).name.lower(),
        turn=int(position.seat) + 1,
        seats=[_seat(position, seat) for seat in range(position.seats)],
        open_cards=[
            _card(number) for number in position.open_cards[: position.open_count].tolist()
        ],
        drawn=_card(int(position.drawn[0])) if position.drawn[0] > 0 else None,
        draw_pile=int(position.draw_count),
        discard_pile=sum(position.discard_count.tolist()),
        score=score_sheet(position),
        winner=int(position.winner) or None,
        ending=ending(position) if position.winner else None,
    )


@cache
def ability(wagon: int) -> str:
    return Ability(ABILITY[wagon]).name.lower()


@cache
def _card(number: int) -> WagonCard:
    return WagonCard(int(number), ability(int(number)))


@remembered(Position, of_seat=("drafts", "draft_count", "trains", "locks"))
def _seat(position: Position, seat: int) -> SeatView:
    count = int(position.draft_count[seat])
    draft = position.drafts[seat, :count].tolist()
    train, locks = position.trains[seat].tolist(), position.locks[seat].tolist()
    return SeatView(
        train=list(map(_wagon, train, locks, [0, *train], [True, *[False] * len(train)])),
        draft=None if UNKNOWN in draft else [_card(number) for number in sorted(draft)],
        draft_count=count,
    )


@cache
def _wagon(number: int, locked: int, before: int, first: bool) -> WagonView:
    """A wagon, or a gap, behind the one before it."""
    return WagonView(
        number=number,
        ability=ability(number) if number else None,
        locked=bool(locked),
        ascends=first or 0 < before < number,
    )


def score_sheet(position: Position) -> list[TrainScore]:
    """How far each train is sorted."""
    return [_score(position, seat) for seat in range(position.seats)]


@remembered(Position, of_seat=("trains",))
def _score(position: Position, seat: int) -> TrainScore:
    train = position.trains[seat].tolist()
    longest = run = 0
    for place, wagon in enumerate(train):
        run = run + 1 if place and 0 < train[place - 1] < wagon else int(wagon > 0)
        longest = max(longest, run)
    pairs = sum(0 < one < two for place, one in enumerate(train) for two in train[place + 1 :])
    return TrainScore(longest_run=longest, in_order=pairs)


def ending(position: Position) -> str:
    return "sorted"
