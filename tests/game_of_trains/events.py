"""What happens in a game of Game of Trains, entry by entry, by its name."""

from collections import Counter
from collections.abc import Iterator

from stellwerk.core.events import Event
from stellwerk.games.game_of_trains.rules.events import Happened
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

HOW = {
    Happened.WAGON_DRAWN: "car",
    Happened.GAP_FILLED: "refill",
    Happened.WAGON_REPLACED: "put",
    Happened.CARD_USED: "use",
}


def events(match: Match) -> Iterator[tuple[int, str]]:
    """The number of an entry and what it shows."""
    open_cards: list[int] = []
    turn = 0
    for number in range(len(match.log)):
        happened = match.events(number)
        found = (*removals(happened, match.seats), *results(happened, turn))
        yield from ((number + 1, name) for name in found)
        if leaves_one_of_three(happened, open_cards):
            yield number + 1, "a triple leaves one"
        for event in happened:
            if event.kind == Happened.TURN_ENDED:
                turn = (event.seat + 1) % match.seats


def removals(happened: list[Event], seats: int) -> Iterator[str]:
    for event in happened:
        if event.kind == Happened.CARD_USED:
            yield f"ability: {name_of(event.card)}"
    stayed = [event for event in happened if event.kind == Happened.WAGON_STAYED]
    if stayed:
        yield "a protected wagon stays"
    if len(stayed) == seats:
        yield "a removal with everybody protected"


def results(happened: list[Event], turn: int) -> Iterator[str]:
    """Locks that were lost, piles that were renewed and the end, by what brought them about."""
    how = next((name_of_way(event) for event in happened if event.kind in HOW), "")
    for event in happened:
        if event.kind == Happened.LOCK_LOST:
            yield f"lock lost: {how}"
        if event.kind == Happened.PILE_RENEWED:
            yield f"reshuffle: {how}"
        if event.kind == Happened.TRAIN_SORTED:
            whose = "the own" if event.seat == turn else "another"
            yield f"win: {how} on {whose} turn" if how == "refill" else f"win: {how}"


def name_of_way(event: Event) -> str:
    return name_of(event.card) if event.kind == Happened.CARD_USED else HOW[Happened(event.kind)]


def leaves_one_of_three(happened: list[Event], open_cards: list[int]) -> bool:
    """Of three open cards with one ability two are gone and one is left; keeps the open cards."""
    for event in happened:
        if event.kind == Happened.WAGON_REPLACED:
            open_cards.append(event.old)
        if event.kind == Happened.WAGON_REMOVED:
            open_cards.append(event.wagon)
        if event.kind == Happened.CARD_USED:
            open_cards.remove(event.card)
    cancelled = [event.card for event in happened if event.kind == Happened.CARD_CANCELLED]
    three = Counter(map(name_of, open_cards))
    for card in cancelled:
        open_cards.remove(card)
    left = set(map(name_of, open_cards))
    return any(three[name] == 3 and name in left for name in set(map(name_of, cancelled)))


def name_of(card: int) -> str:
    return ability(card).replace("_", " ")
