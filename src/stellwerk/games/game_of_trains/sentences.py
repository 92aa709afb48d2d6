"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Sequence

from stellwerk.games.game_of_trains.table import Table
from stellwerk.games.game_of_trains.view import ability


def sentence(before: Table, after: Table, actor: int, code: str, who: Sequence[str]) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    verb, *words = code.split(" ")
    if verb in ("deal", "draft", "refill", "car"):
        said = _dealt(before, verb, words, who)
    else:
        said = _done(before, verb, words, who[actor])
    return said + _pairs(before, after) + _shuffled(before, after) + _won(before, after, who)


def _dealt(before: Table, verb: str, words: list[str], who: Sequence[str]) -> str:
    if verb == "car":
        return f"{who[before.seat]} drew {_wagon(words[0])}."
    seat = who[int(words[0]) - 1]
    if verb == "deal":
        return f"{seat} got {_wagon(words[1])}."
    if verb == "draft":
        return f"{seat} drafted {_wagon(words[1])}."
    return f"{seat} filled the gap with {_wagon(words[1])}."


def _done(before: Table, verb: str, words: list[str], actor: str) -> str:
    if verb == "draw":
        return f"{actor} chose to draw."
    if verb in ("keep", "put"):
        place = int(words[-1])
        new = words[0] if verb == "keep" else str(before.drawn[0]).replace("-1", "?")
        replaced = before.trains[before.seat, place - 1]
        return f"{actor} replaced {replaced} at position {place} by {_wagon(new)}."
    card, way = int(words[0]), "".join(words[1:])
    return f"{actor} used {card}: {_use(ability(card), way)}."


def _use(name: str, way: str) -> str:
    if name == "protect":
        return f"a lock for position {way[1:]}"
    if name.startswith("swap"):
        one, other = way.split("-")
        return f"positions {one} and {other} were swapped"
    if name.startswith("move"):
        start, end = way.split(">")
        return f"the wagon at {start} moved to {end}"
    return f"everybody removed the {name.removeprefix('remove_')} wagon"


def _wagon(number: str) -> str:
    return "a wagon" if number == "?" else f"wagon {number}"


def _pairs(before: Table, after: Table) -> str:
    gone = set(before.open_cards.tolist()) | set(before.trains.flat) - set(after.trains.flat)
    cancelled = sorted(
        int(card)
        for card in gone - set(after.open_cards.tolist()) - set(after.locks.flat) - {0}
        if after.discards[-1, card] > before.discards[-1, card] and card != before.used
    )
    if len(cancelled) < 2:
        return ""
    return f" Alike, and gone: {', '.join(map(str, cancelled))}."


def _shuffled(before: Table, after: Table) -> str:
    return " The discards were shuffled." if after.draw_count > before.draw_count else ""


def _won(before: Table, after: Table, who: Sequence[str]) -> str:
    if before.winner or not after.winner:
        return ""
    return f" Sorted: {who[after.winner - 1]} has won."
