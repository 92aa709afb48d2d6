"""The header of a record: what was agreed on, and how it ended."""

from collections.abc import Mapping

from stellwerk.core.game import Game, Value
from stellwerk.core.refusals import quoted
from stellwerk.core.written import FORMAT, result_texts
from stellwerk.games import game_named
from stellwerk.match import Match
from stellwerk.records.text import KEYS, Line, RecordError, whole


def agreement_of(fields: dict[str, Line], given: Mapping[str, str]) -> Match:
    """The match that was agreed on, before the first entry."""
    if whole(fields["stellwerk"]) != FORMAT:
        raise RecordError(
            f"this Stellwerk reads record format {FORMAT} only", fields["stellwerk"].number
        )
    game = game_in(fields)
    _check_keys(game, fields)
    _check_rules_version(game, fields["rules"])
    options = {
        key.removeprefix("option."): _option(game, key, line, given)
        for key, line in fields.items()
        if key.startswith("option.")
    }
    seats = whole(fields["seats"])
    if seats not in game.seats:
        counts = " or ".join(map(str, game.seats))
        raise RecordError(f"{game.title} has {counts} seats", fields["seats"].number)
    for option in game.options:
        if option.is_recorded(option.values[0]) and f"option.{option.name}" not in fields:
            raise RecordError(f"the header lacks `option.{option.name}:`")
    try:
        match = Match(game, seats, options, _names(fields, seats))
    except ValueError as error:
        raise RecordError(str(error)) from None
    _check_further_keys(match, fields)
    return match


def _check_keys(game: Game, fields: dict[str, Line]) -> None:
    for key, line in fields.items():
        if key not in (*KEYS, *game.header_keys) and not key.startswith("option."):
            raise RecordError(f"there is no header key {quoted(key)}", line.number)


def _check_further_keys(match: Match, fields: dict[str, Line]) -> None:
    """Lines that a game has for some of its options."""
    expected = dict(match.game.header)
    for key in match.game.header_keys:
        given = fields[key].text if key in fields else None
        if given != expected.get(key):
            line = fields[key].number if key in fields else None
            wanted = f"{key}: {expected[key]}" if key in expected else f"no {key}"
            raise RecordError(f"this game needs `{wanted}` in the header", line)


def game_in(fields: dict[str, Line]) -> Game:
    try:
        return game_named(fields["game"].text)
    except LookupError as error:
        raise RecordError(str(error), fields["game"].number) from None


def _check_rules_version(game: Game, line: Line) -> None:
    """An old record is never read by other rules than its own."""
    version = whole(line)
    if version != game.rules_version:
        raise RecordError(
            f"this record was played by rules {version} of {game.title}; "
            f"this Stellwerk plays rules {game.rules_version} and cannot migrate it",
            line.number,
        )


def _option(game: Game, key: str, line: Line, given: Mapping[str, str]) -> Value:
    name = key.removeprefix("option.")
    try:
        option = game.option(name)
        value = option.read_from_record(line.text, given.get(name, ""))
    except ValueError as error:
        raise RecordError(str(error), line.number) from None
    if not option.is_recorded(value):
        raise RecordError(f"{key} has its default value; leave the line out", line.number)
    return value


def _names(fields: dict[str, Line], seats: int) -> list[str]:
    if "names" not in fields:
        return []
    line = fields["names"]
    names = line.text.split(" | ")
    if len(names) != seats or any(name.strip() != name or not name for name in names):
        raise RecordError(f"names are {seats}, separated by ` | `", line.number)
    return names


def check_result(match: Match, fields: dict[str, Line]) -> None:
    given = [key for key in ("result", "ranks", "ending") if key in fields]
    result = match.result()
    if result is None:
        if given:
            raise RecordError(
                f"`{given[0]}:` is given, but the game is not over", fields[given[0]].number
            )
        return
    if len(given) != 3:
        raise RecordError("the game is over, so the header needs result, ranks and ending")
    for key, true in result_texts(result).items():
        line = fields[key]
        if line.text != true:
            raise RecordError(
                f"{key} is {quoted(line.text)}, but the game gives {true!r}", line.number
            )
