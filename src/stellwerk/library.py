"""What `import stellwerk` offers: matches, records and bots in a line each (docs/library.md)."""

from collections.abc import Sequence
from pathlib import Path

from stellwerk import games
from stellwerk.bots import Bot, bot_named
from stellwerk.bots import advice as advising
from stellwerk.bots.advice import Advice
from stellwerk.core.game import Game, Value
from stellwerk.core.options import Option
from stellwerk.dealer import Dealer, DealtMatch, expand
from stellwerk.games import game_named as game
from stellwerk.kernel.random import seeded
from stellwerk.match import Match
from stellwerk.records import MOST_BYTES, RecordError, read

__all__ = ["advise", "bot", "game", "game_names", "open_match", "read_record"]

ITERATIONS = 1000
"""of the search, when somebody asks for advice"""


def game_names() -> tuple[str, ...]:
    return games.NAMES


def open_match(
    name: str | Game,
    *,
    seats: int | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    **options: Value,
) -> DealtMatch:
    """A new match of a game, dealt: chance settles by itself, and alike for the same seed.

    Without a number of seats there are as many as names, or the fewest that the game is played
    with. LookupError or ValueError, saying what is possible, if it is not played like this.
    """
    played = game(name) if isinstance(name, str) else name
    wanted = seats or len(names) or None
    if names and wanted != len(names):
        raise ValueError(f"{wanted} seats need {wanted} names, not {len(names)}")
    for who in names:
        _check_name(who)
    chosen = {key: _value(played.option(key), value) for key, value in options.items()}
    return DealtMatch(played, wanted, chosen, names, _dealer(seed))


def read_record(source: str | bytes | Path, *, seed: int | None = None, **given: str) -> DealtMatch:
    """The match of a record: its text, or the path of its file.

    RecordError says what is wrong and where. It can be played on: a dealer with this seed settles
    chance from the next move on. `given` has the files of options that a record only names, such
    as the map of its owner: `map="vienna.toml"`.
    """
    if isinstance(source, bytes) or (isinstance(source, str) and "\n" in source):
        return DealtMatch.of(read(source, given), _dealer(seed))
    content = _content(Path(source))
    try:
        return DealtMatch.of(read(content, given), _dealer(seed))
    except RecordError as error:
        error.add_note(f"in the record {source}")
        raise


def bot(name: str, match: Match, *, seed: int = 0) -> Bot:
    """A bot for a match, by its name: `random`, `greedy`, a level, `search:1000` and so on."""
    return bot_named(name, match.game, seeded(seed))


def advise(
    match: Match,
    *,
    seat: int | None = None,
    at: int | None = None,
    iterations: int = ITERATIONS,
    seed: int = 0,
) -> Advice:
    """What a search thinks of every move of a seat, now or after a number of entries.

    It knows only what the seat knew. NoDecision if there is nothing to decide.
    """
    number = len(match.log) if at is None else at
    return advising.advise(match, number, seat, seeded(seed), iterations)


def _dealer(seed: int | None) -> Dealer:
    return Dealer(None if seed is None else expand(seed))


def _check_name(name: str) -> None:
    """Names stand in a line of the record."""
    if not name or name != name.strip() or "|" in name or "  " in name or not name.isprintable():
        raise ValueError(
            f"{name[:40]!r} cannot stand in a record: a name is not empty, and has no `|`, no "
            "control characters and no two spaces in a row"
        )


def _value(option: Option, given: Value) -> Value:
    """As the option lists it, also where it is given as people write it."""
    if given in option.values:
        return option.values[option.values.index(given)]
    return option.read(str(given))


def _content(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{file} cannot be opened: {error.strerror}") from None
