"""A match in writing: its record (docs/notation.md), and one line about it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from stellwerk.core.parts import Played
from stellwerk.core.seen import Result
from stellwerk.kernel.actor import CHANCE, Entry

FORMAT = 1


class Written(Played, Protocol):
    """What is asked of a match that is written down."""

    @property
    def named(self) -> bool: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def waiting_for(self) -> tuple[int, ...]: ...
    def result(self) -> Result | None: ...
    def known_to(self, viewer: int) -> list[int]: ...
    def code_seen_by(self, viewer: int, number: int) -> str: ...


class Log(list[Entry]):
    """The entries of a match. Printed, it is the lines of the record."""

    def __init__(self, format_action: Callable[[int], str], entries: Iterable[Entry] = ()) -> None:
        super().__init__(entries)
        self.format_action = format_action

    def __repr__(self) -> str:
        lines = (line_of(actor, self.format_action(action)) for actor, action in self)
        return f"[{', '.join(lines)}]"

    def copy(self) -> "Log":
        return Log(self.format_action, self)

    def last_outcome(self) -> int:
        """How many entries there were when chance had acted last."""
        numbers = range(len(self), 0, -1)
        return next((number for number in numbers if self[number - 1].actor == CHANCE), 0)


def line_of(actor: int, code: str) -> str:
    return f"{'-' if actor == CHANCE else actor + 1} {code}"


def write(match: Written, viewer: int | None = None) -> str:
    """The record of a match; for a viewer, with ? where that viewer may not know the card."""
    return "".join(line + "\n" for line in (*_header(match), "", *_entries(match, viewer)))


def _header(match: Written) -> Iterator[str]:
    yield f"stellwerk: {FORMAT}"
    yield f"game: {match.game.name}"
    yield f"rules: {match.game.rules_version}"
    yield f"seats: {match.seats}"
    for name, text in _options(match):
        yield f"option.{name}: {text}"
    for key, text in match.game.header:
        yield f"{key}: {text}"
    if match.named:
        yield "names: " + " | ".join(match.names)
    result = match.result()
    if result is not None:
        for key, text in result_texts(result).items():
            yield f"{key}: {text}"


def _options(match: Written) -> Iterator[tuple[str, str]]:
    for option in match.game.options:
        value = match.options.get(option.name, option.values[0])
        if option.is_recorded(value):
            yield option.name, option.write(value)


def result_texts(result: Result) -> dict[str, str]:
    return {
        "result": " ".join(map(str, result.points)),
        "ranks": " ".join(map(str, result.ranks)),
        "ending": result.ending,
    }


def _entries(match: Written, viewer: int | None) -> Iterator[str]:
    for number in range(len(match.log)) if viewer is None else match.known_to(viewer):
        actor, action = match.log[number]
        if viewer is None:
            code = match.game.format_action(action)
        else:
            code = match.code_seen_by(viewer, number)
        yield line_of(actor, code)


def line_about(match: Written) -> str:
    """The game, who plays it, how far it is, and who is to act."""
    options = "".join(f", {name}={text}" for name, text in _options(match))
    who = ", ".join(match.names)
    entries = "1 entry" if len(match.log) == 1 else f"{len(match.log)} entries"
    return f"<Match of {match.game.title}{options}: {who}; {entries}; {_state(match)}>"


def _state(match: Written) -> str:
    result = match.result()
    if result is not None:
        return f"over, {' : '.join(map(str, result.points))}"
    actors = ["chance" if actor == CHANCE else match.names[actor] for actor in match.waiting_for]
    return f"{', '.join(actors)} to act"
