"""What happens in a game of Game of Trains, entry by entry, by its name."""

from collections.abc import Iterator

from stellwerk.games.game_of_trains.rules.actions import format_action
from stellwerk.games.game_of_trains.rules.position import Position, Step
from stellwerk.games.game_of_trains.view import ability
from stellwerk.match import Match

EVERY_WAY_A_RULE_CAN_BITE = {
    "a protected wagon stays",
    "a removal with everybody protected",
    "a triple leaves one",
    "ability: move two left",
    "ability: move two right",
    "ability: protect",
    "ability: remove first",
    "ability: remove last",
    "ability: remove middle",
    "ability: swap neighbours",
    "ability: swap with one between",
    "lock lost: move two left",
    "lock lost: move two right",
    "lock lost: put",
    "lock lost: swap neighbours",
    "lock lost: swap with one between",
    "reshuffle: car",
    "reshuffle: refill",
    "win: move two left",
    "win: move two right",
    "win: put",
    "win: refill on another turn",
    "win: refill on the own turn",
    "win: swap neighbours",
    "win: swap with one between",
}


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    before = match.position_at(0)
    for number, (_, action) in enumerate(match.log, 1):
        after = match.position_at(number)
        verb, *words = format_action(action).split(" ")
        for event in (*uses(before, verb, words), *changes(before, after, verb, words)):
            yield number, event
        if after.winner:
            yield number, win(before, after, verb, words)
        before = after


def uses(before: Position, verb: str, words: list[str]) -> Iterator[str]:
    if verb != "use":
        return
    name = ability(int(words[0])).replace("_", " ")
    yield f"ability: {name}"
    if name.startswith("remove"):
        place = {"first": 0, "middle": 3, "last": 6}[name.split()[1]]
        locked = [bool(before.locks[seat, place]) for seat in range(before.seats)]
        if any(locked):
            yield "a protected wagon stays"
        if all(locked):
            yield "a removal with everybody protected"


def changes(before: Position, after: Position, verb: str, words: list[str]) -> Iterator[str]:
    if before.locks.astype(bool).sum() > after.locks.astype(bool).sum():
        how = "put" if verb == "put" else ability(int(words[0])).replace("_", " ")
        yield f"lock lost: {how}"
    if after.draw_count > before.draw_count:
        yield f"reshuffle: {verb}"
    if verb in ("put", "refill") and _triple(before, after):
        yield "a triple leaves one"


def _triple(before: Position, after: Position) -> bool:
    """Of three cards with one ability two are gone and one is left."""
    gone = [w for w in range(85) if after.discards[-1, w] > before.discards[-1, w]]
    left = {ability(int(card)) for card in after.open_cards[: after.open_count]}
    names = [ability(wagon) for wagon in gone if wagon != before.used]
    return any(name in left and names.count(name) == 2 for name in names)


def win(before: Position, after: Position, verb: str, words: list[str]) -> str:
    assert after.step == Step.OVER
    if verb == "refill":
        own = int(words[0]) == before.seat + 1
        return f"win: refill on {'the own' if own else 'another'} turn"
    return f"win: {'put' if verb == 'put' else ability(int(words[0])).replace('_', ' ')}"
