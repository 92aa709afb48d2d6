"""Geldstapel · The money pile: face down, and money always leaves it from the top (T10)."""

from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import NOBODY, Position
from stellwerk.kernel.noting import note
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule


@rule
def lay_on_money(position: Position, seat: int, card: int) -> None:
    position.money[seat, position.money_count[seat]] = card
    position.money_count[seat] += 1


@rule
def give_up_money(position: Position, seat: int, amount: int) -> None:
    """Face down to the discards: a seat knows what it laid, no seat the start money (T14)."""
    for _ in range(amount):
        position.money_count[seat] -= 1
        top = position.money_count[seat]
        knower = seat
        if top < position.start_money[seat]:
            position.start_money[seat] = top
            knower = NOBODY
        discard(position, position.money[seat, top], knower)
        note(position, Happened.MONEY_LEFT, seat, position.money[seat, top], knower)
        position.money[seat, top] = 0
