"""What happens in a game of Voll verplant, entry by entry, by its name."""

from collections.abc import Iterator

from stellwerk.games.voll_verplant.rules.crossing import free_places, station_at
from stellwerk.games.voll_verplant.rules.position import Position, Step, line_count, owes
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.sets import is_in, lowest
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


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    before, repeats = match.position_at(0), 0
    for number, (actor, action) in enumerate(match.log, 1):
        after = match.position_at(number)
        code = match.game.format_action(action)
        if actor == CHANCE:
            repeats = 0
            yield from ((number, event) for event in flipped(before, code))
        else:
            again = after.step == Step.ENTRIES and owes(after, actor)
            repeats = repeats + 1 if again else repeats
            found = (*entered(match, before, after, actor, code), *completed(before, after))
            yield from ((number, event) for event in found)
            if repeats > 1 and again:
                yield number, "a chain of special stations"
        before = after
    yield from ((len(match.log), event) for event in ends(match))


def flipped(before: Position, code: str) -> Iterator[str]:
    if code == "flip 6":
        yield "the 6"
    waiting = [int(left) > 0 for left in before.windows_left[: before.seats]]
    if any(waiting) and not all(waiting):
        yield "a seat is finished early"


def entered(
    match: Match, before: Position, after: Position, actor: int, code: str
) -> Iterator[str]:
    line, what = code.split(" ")
    if line == "f":
        yield "free ride declined" if what == "-" else "free ride"
        return
    if what == "0":
        yield "nothing marked"
        return
    if line[1:]:
        yield "ring onwards" if line[1] == ">" else "ring backwards"
    number = [city_line.letter for city_line in match.view().table.lines].index(line[0])
    way = " ><".index(line[1:] or " ")
    start = lowest(free_places(before, actor, number, way))
    if what == "t":
        value = int(line_count(before, station_at(before, number, way, start)))
        if value in (1, 3):
            yield f"transfer of {value}"
        return
    yield from walked(before, actor, number, way, start, int(what))


def walked(
    before: Position, actor: int, line: int, way: int, start: int, crosses: int
) -> Iterator[str]:
    marked = [
        is_in(before.marked[actor], station_at(before, line, way, place))
        for place in range(start, before.length[line])
    ]
    if any(marked[:crosses]):
        yield "an express jump"
    elif crosses < len(marked) and marked[crosses] and before.card < 4:
        yield "an own cross stops a number card"


def completed(before: Position, after: Position) -> Iterator[str]:
    gained = after.scored - before.scored
    for line in range(after.lines):
        points = [int(p) for p in gained[: after.seats, line] if p]
        if points.count(int(after.first[line])) > 1:
            yield "a line completed first by several"
        if int(after.later[line]) in points:
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
