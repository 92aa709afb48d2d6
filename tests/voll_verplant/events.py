"""What happens in a game of Voll verplant, entry by entry, by its name."""

from collections.abc import Iterator

from stellwerk.core.events import Event
from stellwerk.games.voll_verplant.rules.actions import BACKWARDS, MARK_TRANSFER, ONWARDS
from stellwerk.games.voll_verplant.rules.box import FREE_RIDE, SIX
from stellwerk.games.voll_verplant.rules.crossing import free_places, is_express
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position, line_count
from stellwerk.kernel.noting import Kind
from stellwerk.kernel.sets import lowest
from stellwerk.match import Match

EVERY_WAY_A_RULE_CAN_BITE = {
    "a chain of special stations",
    "a line completed first by several",
    "a line completed later",
    "a seat is finished early",
    "alone",
    "an express jump",
    "an own cross stops a number card",
    "free ride",
    "free ride declined",
    "less than nothing",
    "nothing marked",
    "ring backwards",
    "ring onwards",
    "shared win",
    "six seats",
    "the 6",
    "tie broken by free stations",
    "transfer of 1",
    "transfer of 3",
}


WAYS = {ONWARDS: "ring onwards", BACKWARDS: "ring backwards"}


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    before, repeats = match.position_at(0), 0
    for number in range(1, len(match.log) + 1):
        happened = match.events(number - 1)
        for find in (turned, entered, completed):
            yield from ((number, event) for event in find(happened, before))
        if one(happened, Happened.CARD_TURNED):
            repeats = 0
        if one(happened, Happened.CARD_REPEATED):
            repeats += 1
            if repeats > 1:
                yield number, "a chain of special stations"
        before = match.position_at(number)
    yield from ((len(match.log), event) for event in ends(match))


def one(happened: list[Event], kind: Kind) -> Event | None:
    return next((event for event in happened if event.kind == kind), None)


def turned(happened: list[Event], before: Position) -> Iterator[str]:
    card = one(happened, Happened.CARD_TURNED)
    if card is None:
        return
    if card.card == SIX:
        yield "the 6"
    waiting = [int(left) > 0 for left in before.windows_left[: before.seats]]
    if any(waiting) and not all(waiting):
        yield "a seat is finished early"


def entered(happened: list[Event], before: Position) -> Iterator[str]:
    if one(happened, Happened.RIDE_DECLINED):
        yield "free ride declined"
    if one(happened, Happened.RIDE_TAKEN):
        yield "free ride"
    entry = one(happened, Happened.LINE_ENTERED)
    if entry is None:
        return
    if entry.mark == 0:
        yield "nothing marked"
        return
    if entry.way in WAYS:
        yield WAYS[entry.way]
    transfer = one(happened, Happened.TRANSFER_MARKED)
    if transfer is not None and line_count(before, transfer.station) in (1, 3):
        yield f"transfer of {line_count(before, transfer.station)}"
    if entry.mark != MARK_TRANSFER:
        yield from walked(entry, before)


def walked(entry: Event, before: Position) -> Iterator[str]:
    """From the first free place on, over or up to one that was marked before."""
    free = free_places(before, entry.seat, entry.line, entry.way)
    ahead = free >> lowest(free)
    crossed = (1 << entry.mark) - 1
    if ahead & crossed != crossed:
        yield "an express jump"
    elif stops_before_an_own_cross(entry, before, ahead):
        yield "an own cross stops a number card"


def stops_before_an_own_cross(entry: Event, before: Position, ahead: int) -> bool:
    free = free_places(before, entry.seat, entry.line, entry.way)
    behind_it = lowest(free) + entry.mark < before.length[entry.line]
    number_card = before.card < FREE_RIDE and not is_express(before.card)
    return bool(number_card and behind_it and not ahead >> entry.mark & 1)


def completed(happened: list[Event], before: Position) -> Iterator[str]:
    done = [event for event in happened if event.kind == Happened.LINE_COMPLETED]
    for line in {event.line for event in done}:
        points = [event.points for event in done if event.line == line]
        if points.count(int(before.first[line])) > 1:
            yield "a line completed first by several"
        if int(before.later[line]) in points:
            yield "a line completed later"


def ends(match: Match) -> Iterator[str]:
    result = match.result()
    if result is None:
        return
    if match.seats == 1:
        yield "alone"
    if match.seats == 6:
        yield "six seats"
    if min(result.points) < 0:
        yield "less than nothing"
    if result.ranks.count(1) > 1:
        yield "shared win"
    standings = set(zip(result.points, result.ranks, strict=True))
    if len({points for points, _ in standings}) < len(standings):
        yield "tie broken by free stations"
