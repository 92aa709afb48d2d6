"""Trambahn: start money, the other hand, and what it laid on its money pile."""

from functools import partial
from random import Random

from stellwerk.core.parts import Played
from stellwerk.core.resampling import Tracked, exchange_faces
from stellwerk.games.trambahn.rules.actions import DEAL, END_STEP, INCOME, MONEY, STATION, TRAM
from stellwerk.games.trambahn.rules.box import (
    CARD_KINDS,
    CONDUCTOR,
    CONDUCTORS,
    COPIES,
    LINES,
    MOST_ROWS,
    SEATS,
    TRAM_PRICE,
)
from stellwerk.games.trambahn.rules.passengers import line_for, passenger_of
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.kernel.actor import Entry


def resample(match: Played, hidden: set[int], random: Random) -> list[Entry]:
    return exchange_faces(match.log, hidden, partial(follow_cards, match), random)


def follow_cards(match: Played, log: list[Entry], random: Random) -> Tracked:
    """Which of several cards with the same face it was is drawn by lot."""
    cards = Cards(random)
    positions = match.game.position.many(1)
    match.game.set_up(positions[0], match.seats, match.options)
    for number, (actor, action) in enumerate(log):
        match.game.advance(positions, actor, action)
        cards.follow(number, actor, action, positions[0])
    return cards.tracked


class Cards:
    """All 120 of them, and where they lie; what the rules move is read off the table."""

    def __init__(self, random: Random) -> None:
        self.random = random
        copies = [int(COPIES[card % 10]) for card in range(CONDUCTOR)] + [CONDUCTORS]
        self.tracked = Tracked([card for card in range(CARD_KINDS) for _ in range(copies[card])])
        self.pile = list(range(len(self.tracked.faces)))
        self.hand: list[list[int]] = [[] for _ in range(SEATS)]
        self.money: list[list[int]] = [[] for _ in range(SEATS)]
        self.rows: list[list[list[int]]] = [[] for _ in range(SEATS)]
        self.has_tram: list[list[bool]] = [[] for _ in range(SEATS)]
        self.waiting: list[list[int]] = [[] for _ in range(LINES)]
        self.discards: list[int] = []

    def follow(self, number: int, actor: int, action: int, after: Position) -> None:
        if action < STATION:
            self.waiting[line_for(action)].append(self.lay(number, actor, passenger_of(action)))
        elif action < INCOME:
            card, row = divmod(action - STATION, MOST_ROWS + 1)
            if row == MOST_ROWS:
                self.rows[actor].append([])
                self.has_tram[actor].append(False)
                row = -1
            self.rows[actor][row].append(self.lay(number, actor, card))
        elif action < TRAM:
            self.money[actor].append(self.lay(number, actor, action - INCOME))
        elif action < END_STEP:
            kind, row = divmod(action - TRAM, MOST_ROWS)
            self.has_tram[actor][row] = True
            self.give_up(actor, len(self.money[actor]) - int(TRAM_PRICE[kind]))
        elif action >= MONEY:
            self.draw(number, action)
        self.settle(after)

    def lay(self, number: int, seat: int, face: int) -> int:
        return self.take(number, self.hand[seat], face)

    def draw(self, number: int, action: int) -> None:
        seat, face = divmod((action - MONEY) % (SEATS * CARD_KINDS), CARD_KINDS)
        to = self.money if action < DEAL else self.hand
        to[seat].append(self.take(number, self.pile, face))

    def take(self, number: int, place: list[int], face: int) -> int:
        card = self.random.choice([card for card in place if self.tracked.faces[card] == face])
        self.tracked.take(number, card, place)
        place.remove(card)
        return card

    def settle(self, after: Position) -> None:
        """Tours, rows that became money, money that was given up, and a new pile."""
        for line, waiting in enumerate(self.waiting):
            if after.waiting_count[line] < len(waiting):
                self.discards += waiting
                waiting.clear()
        for seat in range(SEATS):
            if after.row_count[seat] < len(self.rows[seat]):
                self.clear_rows_without_tram(seat)
            self.give_up(seat, int(after.money_count[seat]))
        if after.draw_count > len(self.pile):
            self.tracked.shuffle(self.discards)
            self.pile, self.discards = self.pile + self.discards, []

    def clear_rows_without_tram(self, seat: int) -> None:
        rows = list(zip(self.rows[seat], self.has_tram[seat], strict=True))
        self.money[seat] += [card for row, tram in rows if not tram for card in row]
        self.rows[seat] = [row for row, tram in rows if tram]
        self.has_tram[seat] = [True] * len(self.rows[seat])

    def give_up(self, seat: int, left: int) -> None:
        self.discards += self.money[seat][left:]
        del self.money[seat][left:]
