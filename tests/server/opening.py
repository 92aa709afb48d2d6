"""Tables to test with."""

from collections.abc import Iterator, Sequence

from stellwerk.core.game import Options
from stellwerk.dealer import expand
from stellwerk.games import game_named
from stellwerk.server.live.commands import Command, Move
from stellwerk.server.live.new_table import begin
from stellwerk.server.live.session import Session
from stellwerk.server.storage.log import Agreement, LogEntry, Place


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


def begun(agreement: Agreement) -> tuple[Session, list[LogEntry]]:
    return begin(agreement, {})


def steps(session: Session, command: Command) -> Iterator[LogEntry]:
    """Carry out a command in this very session, entry by entry."""
    yield from map(session.apply, session.entries_for(command))
    while isinstance(command, Move) and (deal := session.next_deal()) is not None:
        yield session.apply(deal)


def execute(session: Session, command: Command) -> list[LogEntry]:
    return list(steps(session, command))


def move_of(session: Session, seat: int, code: str) -> Move:
    """The command by which a seat answers the decision that it is asked."""
    return Move(seat, code, session.decision(seat))
