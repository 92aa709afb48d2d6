"""Der Spielbericht · The report: what an entry did, said to people."""

from collections.abc import Sequence

from stellwerk.games.trambahn.box import COLOURS, LINE_NAMES, SEATS, TRAM_NAMES, TRAM_VALUE
from stellwerk.games.trambahn.table import Table


def sentence(before: Table, after: Table, actor: int, code: str, who: Sequence[str]) -> str:
    """One entry, by the table before and after it and its code as the reader may see it."""
    verb, _, rest = code.partition(" ")
    if verb in ("money", "deal"):
        return _dealt(before, after, verb, rest, who)
    player = who[actor]
    if verb == ".":
        return f"{player} ended the step."
    card, _, to = rest.partition(">")
    if verb == "P":
        line = LINE_NAMES[COLOURS.index(to or card[0])]
        return f"{player}: {name(card)} is waiting at the {line} line." + _tour(before, after, who)
    if verb == "S":
        place = f"joined row {to}" if to else f"opened row {after.row_count[before.seat]}"
        return f"{player}: {name(card)} {place}." + _extra_tour(before, after, player)
    if verb == "I":
        return f"{player} laid {name(card)} on the money pile."
    tram = TRAM_NAMES[TRAM_VALUE.tolist().index(int(card))]
    price = before.money_count[before.seat] - after.money_count[before.seat]
    return f"{player} bought the {tram} tram ×{card} for row {to} and paid {price}."


def name(card: str) -> str:
    if card == "?":
        return "a card"
    if card == "c":
        return "a conductor"
    return f"{LINE_NAMES[COLOURS.index(card[0])]} {card[1:]}"


def _dealt(before: Table, after: Table, verb: str, rest: str, who: Sequence[str]) -> str:
    seat, card = rest.split(" ")
    actor = who[int(seat) - 1]
    if verb == "money":
        return f"{actor} got {name(card)} as start money."
    halved = ""
    if before.draw_count == 1:
        given = [int(before.money_count[s] - after.money_count[s]) for s in range(SEATS)]
        halved = " The draw pile was empty: " + _both(who, given, "gave up {} money") + "."
    return f"{actor} drew {name(card)}.{halved}"


def _tour(before: Table, after: Table, who: Sequence[str]) -> str:
    if after.tours == before.tours:
        return ""
    tour = int(before.tours)
    line = LINE_NAMES[after.tour_line[tour]]
    scored = [int(after.tour_points[seat, tour]) for seat in range(SEATS)]
    return f" Tour {tour + 1} of the {line} line: {_both(who, scored, 'scored {}')}."


def _extra_tour(before: Table, after: Table, actor: str) -> str:
    seat = before.seat
    if after.extra_tours[seat] == before.extra_tours[seat]:
        return ""
    return f" Extra tour: {actor} scored {after.extra_points[seat] - before.extra_points[seat]}."


def _both(who: Sequence[str], numbers: Sequence[int], said: str) -> str:
    return ", ".join(f"{who[seat]} {said.format(numbers[seat])}" for seat in range(SEATS))
