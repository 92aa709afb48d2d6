"""Once more: the same people, bots and options at another table, everybody one seat on."""

import secrets
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from stellwerk.dealer import Dealer
from stellwerk.server.live.log import Agreement, Line, Place
from stellwerk.server.live.session import Course
from stellwerk.server.live.table import Table
from stellwerk.server.web.problems import Refused

T = TypeVar("T")

SUCCESSOR = "driver"  # plays on where somebody has gone for good


async def agree(table: Table, holder: bytes, wish: str | None = None) -> str | None:
    """To play again, with all seats of this visitor. The last to agree opens the next table.

    With a wish the bots there are another one; of several wishes the last counts.
    """
    async with table.turn(look=True) as course:
        if not course.match.is_over():
            raise Refused("not_over")
        mine = course.seats_of(holder)
        new = [seat for seat in mine if seat not in course.offers]
        if new and course.next is None:
            people = {seat for seat, holds in enumerate(course.holders) if holds}
            if people <= {*course.offers, *mine}:
                await _open_next(table, new, wish)
            else:
                await table.happen(lambda twin: twin.offered(new, wish))
        return table.course.next


async def _open_next(table: Table, new: Sequence[int], wish: str | None) -> None:
    """The next table, and the line that names it: both are written, or none."""
    course = table.course
    agreement = next_agreement(course, wish or course.wish)
    names = {s: n for s, n in enumerate(rotated(course.given)) if not agreement.places[s].bot}
    _, first = opening(agreement, names)

    def write(lines: list[Line], _: bool) -> Awaitable[None]:
        return table.store.open_next(agreement, first, table.id, course.holders, lines)

    await table.happen(lambda twin: twin.offered(new, wish, agreement.table), write)


def next_agreement(course: Course, wish: str | None = None) -> Agreement:
    old = course.agreement
    places = [
        Place(None, None, holder) if holder else Place(wish or bot or SUCCESSOR, None, None)
        for bot, holder in zip(course.bots, course.holders, strict=True)
    ]
    return Agreement(
        secrets.token_urlsafe(12),
        old.game,
        course.match.game.rules_version,
        old.options,
        rotated(places),
        Dealer().seed,
        old.public,
        old.opener,
        tuple(rotated(course.wins())) if _same(old.places, places) else (),
    )


def _same(before: Sequence[Place], after: Sequence[Place]) -> bool:
    """Nobody has left, and no bot is another one: whoever comes later starts a new series."""
    return [place.bot for place in before] == [place.bot for place in after]


def rotated(seats: Sequence[T]) -> list[T]:
    """Whoever had the second seat has the first."""
    return [*seats[1:], *seats[:1]]


def opening(agreement: Agreement, names: dict[int, str]) -> tuple[Course, list[Line]]:
    """A new table: these people sit down, and the first cards are dealt."""
    course = Course(agreement)
    lines: list[Line] = []
    for seat, name in names.items():
        lines += course.sat(seat, name)
    return course, [*lines, *course.dealt()]
