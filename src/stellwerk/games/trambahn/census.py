"""Alle Karten · Where all the cards and trams are: laws hold that none is lost."""

from collections import Counter

from stellwerk.games.trambahn.rules.box import CARD_KINDS, LINES, SEATS, TRAM_VALUE
from stellwerk.games.trambahn.rules.position import Position


def census(position: Position) -> Counter[str]:
    """How many there are of each kind, over every place of a position."""
    cards: Counter[str] = Counter()
    for kind in range(CARD_KINDS):
        discards = int(position.discards[:, kind].sum())
        cards[f"card {kind}"] += int(position.draw_pile[kind]) + discards
    laid = [position.waiting[line, : position.waiting_count[line]] for line in range(LINES)]
    trams: Counter[str] = Counter()
    for seat in range(SEATS):
        laid.append(position.hand[seat, : position.hand_count[seat]])
        laid.append(position.money[seat, : position.money_count[seat]])
        for number in range(position.row_count[seat]):
            row = position.rows[seat, number]
            laid.append(row.cards[: row.size])
            trams[f"tram {row.tram}"] += 1
    for pile in laid:
        cards.update(f"card {card}" for card in pile)
    for kind, value in enumerate(TRAM_VALUE):
        trams[f"tram {value}"] += int(position.display[kind] + position.depot[kind])
    del trams["tram 0"]
    return cards + trams
