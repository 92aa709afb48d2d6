"""Geldstapel · The money pile: face down, and money always leaves it from the top (T10)."""

from stellwerk.games.trambahn.rules.table import NOBODY, Table
from stellwerk.kernel.piles import discard
from stellwerk.kernel.rule import rule


@rule
def lay_on_money(table: Table, seat: int, card: int) -> None:
    table.money[seat, table.money_count[seat]] = card
    table.money_count[seat] += 1


@rule
def give_up_money(table: Table, seat: int, amount: int) -> None:
    """Face down to the discards: a seat knows what it laid, nobody the start money (T14)."""
    for _ in range(amount):
        table.money_count[seat] -= 1
        top = table.money_count[seat]
        knower = seat
        if top < table.start_money[seat]:
            table.start_money[seat] = top
            knower = NOBODY
        discard(table, table.money[seat, top], knower)
        table.money[seat, top] = 0
