"""Records: a played game as plain text, and back again (docs/notation.md)."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.game import Game, Value
from stellwerk.match import CannotRead, Match, NotLegal, Result, quoted

FORMAT = 1
MOST_BYTES = 4 * 2**20
MOST_LINE = 400

HEADER = re.compile(r"([a-z_.]+): (\S(?:.*\S)?)")
ENTRY = re.compile(r"(-|[1-9]) (\S.*)")
WHOLE = re.compile(r"0|[1-9][0-9]{0,5}")
FURTHER_KEYS = ("map_digest",)
KEYS = {"stellwerk", "game", "rules", "seats", "names", "result", "ranks", "ending", *FURTHER_KEYS}


class RecordError(ValueError):
    """What is wrong with a record, and where."""

    def __init__(self, reason: str, line: int | None = None, entry: int | None = None) -> None:
        where = ""
        if line is not None:
            where = f"line {line}: " if entry is None else f"line {line}, entry {entry}: "
        super().__init__(where + reason)
        self.reason = reason
        self.line = line
        self.entry = entry


class Line(NamedTuple):
    number: int
    text: str


# Writing.


def write(match: Match, viewer: int | None = None) -> str:
    """The record of a match; for a viewer, with ? where that viewer may not know the card."""
    return "".join(line + "\n" for line in (*_header(match), "", *_entries(match, viewer)))


def _header(match: Match) -> Iterator[str]:
    yield f"stellwerk: {FORMAT}"
    yield f"game: {match.game.name}"
    yield f"rules: {match.game.rules_version}"
    yield f"seats: {match.seats}"
    for option in match.game.options:
        value = match.options.get(option.name, option.values[0])
        if option.always_written or value != option.values[0]:
            yield f"option.{option.name}: {option.write(value)}"
    for key, text in match.game.header:
        yield f"{key}: {text}"
    if match.named:
        yield "names: " + " | ".join(match.names)
    result = match.result()
    if result is not None:
        for key, text in _result_texts(result).items():
            yield f"{key}: {text}"


def _entries(match: Match, viewer: int | None) -> Iterator[str]:
    for number, (actor, action) in enumerate(match.log):
        if viewer is None:
            code = match.game.format_action(action)
        else:
            code = match.code_seen_by(viewer, number)
        yield f"{'-' if actor == CHANCE else actor + 1} {code}"


# Reading.


def game_of(content: bytes | str) -> Game:
    """The game of a record, without replaying it."""
    header, _ = _parts(_lines(content))
    return _game(_fields(header))


def read(content: bytes | str, given: Mapping[str, str] | None = None) -> Match:
    """Replay a record. RecordError, with line and entry, if anything is not as it should be.

    `given` has the files of options that a record only names: the map of an owner, say.
    """
    header, entries = _parts(_lines(content))
    fields = _fields(header)
    match = _agreement(fields, given or {})
    for number, line in enumerate(entries, 1):
        try:
            _replay(match, line.text)
        except (CannotRead, NotLegal) as error:
            raise RecordError(str(error), line.number, number) from None
    _check_result(match, fields)
    return match


def _lines(content: bytes | str) -> list[Line]:
    """The lines without comments."""
    if len(content) > MOST_BYTES:
        raise RecordError(f"a record has at most {MOST_BYTES // 2**20} MiB, this one is larger")
    text = _text(content) if isinstance(content, bytes) else content
    if not text.endswith("\n"):
        raise RecordError("the last line must end with a line feed; is the file cut off?")
    lines = [Line(number, line) for number, line in enumerate(text.split("\n")[:-1], 1)]
    for line in lines:
        _check_line(line)
    return [line for line in lines if not line.text.startswith("#")]


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not UTF-8 text", line) from None


def _check_line(line: Line) -> None:
    if len(line.text) > MOST_LINE:
        raise RecordError(f"a line has at most {MOST_LINE} characters", line.number)
    if line.text.endswith("\r"):
        raise RecordError(
            "lines end with a line feed alone, without a carriage return", line.number
        )
    if line.text.startswith("\ufeff"):
        raise RecordError("the file begins with a byte order mark; remove it", line.number)
    if not line.text.isprintable():
        raise RecordError("there are control characters in this line", line.number)


def _parts(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    blanks = [index for index, line in enumerate(lines) if line.text == ""]
    if not blanks:
        raise RecordError("there is no blank line between the header and the entries")
    if len(blanks) > 1:
        raise RecordError(
            "only one line is blank: the one after the header", lines[blanks[1]].number
        )
    return lines[: blanks[0]], lines[blanks[0] + 1 :]


def _fields(header: list[Line]) -> dict[str, Line]:
    fields: dict[str, Line] = {}
    for line in header:
        form = HEADER.fullmatch(line.text)
        if form is None or ("  " in line.text):
            raise RecordError("a header line is `key: value` with single spaces", line.number)
        key = form[1]
        if key not in KEYS and not key.startswith("option."):
            raise RecordError(f"there is no header key {quoted(key)}", line.number)
        if key in fields:
            raise RecordError(f"{key} stands twice in the header", line.number)
        fields[key] = Line(line.number, form[2])
    for key in ("stellwerk", "game", "rules", "seats"):
        if key not in fields:
            raise RecordError(f"the header lacks `{key}:`")
    return fields


def _agreement(fields: dict[str, Line], given: Mapping[str, str]) -> Match:
    """The match that was agreed on, before the first entry."""
    if _whole(fields["stellwerk"]) != FORMAT:
        raise RecordError(
            f"this Stellwerk reads record format {FORMAT} only", fields["stellwerk"].number
        )
    game = _game(fields)
    _check_rules_version(game, fields["rules"])
    options = {
        key.removeprefix("option."): _option(game, key, line, given)
        for key, line in fields.items()
        if key.startswith("option.")
    }
    seats = _whole(fields["seats"])
    if seats not in game.seats:
        counts = " or ".join(map(str, game.seats))
        raise RecordError(f"{game.title} has {counts} seats", fields["seats"].number)
    for option in game.options:
        if option.always_written and f"option.{option.name}" not in fields:
            raise RecordError(f"the header lacks `option.{option.name}:`")
    try:
        match = Match(game, seats, options, _names(fields, seats))
    except ValueError as error:
        raise RecordError(str(error)) from None
    _check_further_keys(match, fields)
    return match


def _check_further_keys(match: Match, fields: dict[str, Line]) -> None:
    """Keys that only some games have, such as the digest of a map that is not shipped."""
    expected = dict(match.game.header)
    for key in FURTHER_KEYS:
        given = fields[key].text if key in fields else None
        if given != expected.get(key):
            line = fields[key].number if key in fields else None
            wanted = f"{key}: {expected[key]}" if key in expected else f"no {key}"
            raise RecordError(f"this game needs `{wanted}` in the header", line)


def _game(fields: dict[str, Line]) -> Game:
    try:
        return game_named(fields["game"].text)
    except LookupError as error:
        raise RecordError(str(error), fields["game"].number) from None


def _check_rules_version(game: Game, line: Line) -> None:
    """An old record is never read by other rules than its own."""
    version = _whole(line)
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
        if option.from_file and line.text not in option.texts():
            return _file(name, line.text, given)
        value = option.read(line.text)
    except ValueError as error:
        raise RecordError(str(error), line.number) from None
    if value == option.values[0] and not option.always_written:
        raise RecordError(f"{key} has its default value; leave the line out", line.number)
    return value


def _file(name: str, stem: str, given: Mapping[str, str]) -> str:
    """The file for an option that is named in the record but not shipped."""
    if Path(given.get(name, "")).stem != stem:
        raise ValueError(f"the {name} {quoted(stem)} is not shipped; give its file, {stem}.toml")
    return given[name]


def _names(fields: dict[str, Line], seats: int) -> list[str]:
    if "names" not in fields:
        return []
    line = fields["names"]
    names = line.text.split(" | ")
    if len(names) != seats or any(name.strip() != name or not name for name in names):
        raise RecordError(f"names are {seats}, separated by ` | `", line.number)
    return names


def _replay(match: Match, text: str) -> None:
    form = ENTRY.fullmatch(text)
    if form is None:
        raise CannotRead(f"an entry is a seat number or -, a space and a code; not {quoted(text)}")
    actor, code = form.groups()
    if "?" in code:
        raise CannotRead(
            f"{quoted(text)} hides a card: a record for one viewer cannot be replayed; "
            "take the whole record, which is open once the game is over"
        )
    if actor != "-":
        match.submit(int(actor) - 1, code)
        return
    try:
        action = match.game.parse_action(code)
    except ValueError:
        raise CannotRead(f"cannot read {quoted(code)} as an outcome of chance") from None
    match.settle_chance(lambda number, outcomes: action)


def _check_result(match: Match, fields: dict[str, Line]) -> None:
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
    for key, true in _result_texts(result).items():
        line = fields[key]
        if line.text != true:
            raise RecordError(
                f"{key} is {quoted(line.text)}, but the game gives {true!r}", line.number
            )


def _result_texts(result: Result) -> dict[str, str]:
    return {
        "result": " ".join(map(str, result.points)),
        "ranks": " ".join(map(str, result.ranks)),
        "ending": result.ending,
    }


def _whole(line: Line) -> int:
    if not WHOLE.fullmatch(line.text):
        raise RecordError(f"{quoted(line.text)} is not a whole number", line.number)
    return int(line.text)
