"""A match as a record."""

from collections.abc import Iterator

from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match
from stellwerk.records.header import FORMAT, result_texts


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
        if option.is_recorded(value):
            yield f"option.{option.name}: {option.write(value)}"
    for key, text in match.game.header:
        yield f"{key}: {text}"
    if match.named:
        yield "names: " + " | ".join(match.names)
    result = match.result()
    if result is not None:
        for key, text in result_texts(result).items():
            yield f"{key}: {text}"


def _entries(match: Match, viewer: int | None) -> Iterator[str]:
    for number in range(len(match.log)) if viewer is None else match.known_to(viewer):
        actor, action = match.log[number]
        if viewer is None:
            code = match.game.format_action(action)
        else:
            code = match.code_seen_by(viewer, number)
        yield f"{'-' if actor == CHANCE else actor + 1} {code}"
