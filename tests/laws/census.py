"""Where all the cards are: a count by kind over every place of a table, for each game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from stellwerk.games.trambahn.rules import box as trambahn
from stellwerk.games.voll_verplant.rules.position import left
from stellwerk.kernel.sets import is_in


def count_trambahn(table: Any) -> Counter[str]:
    cards: Counter[str] = Counter()
    for kind in range(trambahn.CARD_KINDS):
        cards[f"card {kind}"] += int(table.draw_pile[kind]) + int(table.discards[:, kind].sum())
    laid = [table.waiting[line, : table.waiting_count[line]] for line in range(trambahn.LINES)]
    trams: Counter[str] = Counter()
    for seat in range(trambahn.SEATS):
        laid.append(table.hand[seat, : table.hand_count[seat]])
        laid.append(table.money[seat, : table.money_count[seat]])
        for row in table.rows[seat, : table.row_count[seat]]:
            laid.append(row.cards[: row.size])
            trams[f"tram {row.tram}"] += 1
    for pile in laid:
        cards.update(f"card {card}" for card in pile)
    for kind, value in enumerate(trambahn.TRAM_VALUE):
        trams[f"tram {value}"] += int(table.display[kind] + table.depot[kind])
    del trams["tram 0"]
    return cards + trams


def count_game_of_trains(table: Any) -> Counter[str]:
    wagons: Counter[str] = Counter()
    piles = table.draw_pile + table.discards.sum(axis=0)
    for wagon in range(1, len(piles)):
        wagons[f"wagon {wagon}"] += int(piles[wagon])
    for places in (table.trains, table.locks, table.drafts, table.open_cards, table.drawn):
        wagons.update(f"wagon {wagon}" for wagon in places.flat if wagon)
    if table.used:
        wagons[f"wagon {table.used}"] += 1
    return wagons


def count_voll_verplant(table: Any) -> Counter[str]:
    """Windows filled and free, and stations: no sheet gains or loses any."""
    found: Counter[str] = Counter()
    for seat in range(table.seats):
        found[f"windows {seat}"] = int(table.filled[seat].sum() + table.windows_left[seat])
        found[f"written {seat}"] = int((table.written[seat] > 0).sum() + table.windows_left[seat])
        for line in range(table.lines):
            stops = table.route[line, : table.length[line]]
            marked = sum(is_in(table.marked[seat], int(stop)) for stop in stops)
            found[f"line {line} of {seat}"] = marked + int(left(table, seat, line))
    return found


CENSUS: dict[str, Callable[[Any], Counter[str]]] = {
    "trambahn": count_trambahn,
    "game_of_trains": count_game_of_trains,
    "voll_verplant": count_voll_verplant,
}
