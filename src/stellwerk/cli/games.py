"""`stellwerk games`: the games that were played at this terminal and are kept."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.game_files import own_records
from stellwerk.cli.language import language_option


@dataclass(frozen=True)
class KeptGame:
    """What the header of a record says of its game, or what is wrong with the file."""

    file: str
    played: str
    game: str | None = None
    title: str = "?"
    over: bool = False
    names: Sequence[str] = ()
    wrong: str | None = None


@click.command("games")
@language_option
@answer_options
def games_command(language: str, answer: Answer) -> None:
    """List the games that are kept here.

    The one that was played last comes first; `stellwerk play --resume` goes on with it.
    """
    from stellwerk.core.messages import say

    answer.check()
    kept = [_told(file) for file in own_records()]

    def show() -> None:
        if not kept:
            click.echo(say(language, "cli:no-games"))
        states = {over: say(language, f"cli:game-{over}") for over in ("over", "running")}
        width = max(map(len, states.values()))
        for game in kept:
            state = f"{states['over' if game.over else 'running']:<{width}}"
            names = game.wrong or ", ".join(game.names)
            click.echo(f"{game.played}  {game.title:<15} {state}  {names}  {game.file}")

    answer.give([asdict(game) for game in kept], show)


def _told(file: Path) -> KeptGame:
    """What the header of a record says, without replaying it."""
    from stellwerk import games
    from stellwerk.cli.record_input import as_written_here
    from stellwerk.records.text import RecordError, fields_of, lines_of, parts_of

    played = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        header, _ = parts_of(lines_of(as_written_here(file, file.read_bytes())))
        fields = {key: line.text for key, line in fields_of(header).items()}
        game = games.game_named(fields["game"])
    except (OSError, RecordError, LookupError) as error:
        return KeptGame(str(file), played, wrong=str(error))
    names = fields.get("names", "").split(" | ")
    return KeptGame(str(file), played, game.name, game.title, "result" in fields, names)
