"""Tables to test with."""

from collections.abc import Sequence

from stellwerk.dealer import expand
from stellwerk.games import game_named
from stellwerk.kernel.game import Options
from stellwerk.server.course import Course
from stellwerk.server.lines import Agreement, Line, Place


def agreed(
    game: str = "trambahn",
    bots: Sequence[str | None] = (None, None),
    options: Options | None = None,
    table: str = "table-1",
    public: bool = False,
) -> Agreement:
    places = [Place(bot, None if bot else f"{table} {n}".encode()) for n, bot in enumerate(bots)]
    rules = game_named(game).rules_version
    return Agreement(table, game, rules, options or {}, places, expand(table), public)


def begun(agreement: Agreement) -> tuple[Course, list[Line]]:
    course = Course(agreement)
    return course, list(course.dealt())
