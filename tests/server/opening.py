"""Tables to test with."""

from collections.abc import Sequence

from stellwerk.core.game import Options
from stellwerk.dealer import expand
from stellwerk.games import game_named
from stellwerk.server.live.log import Agreement, Line, Place
from stellwerk.server.live.session import Course


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
