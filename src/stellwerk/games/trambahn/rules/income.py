"""3. Einkommen · Income: any number of hand cards, face down on one's money pile."""

from stellwerk.games.trambahn.rules.actions import END_STEP, INCOME
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.money import lay_on_money
from stellwerk.games.trambahn.rules.position import Position, list_hand, take_from_hand
from stellwerk.kernel.noting import note
from stellwerk.kernel.record import Ints
from stellwerk.kernel.rule import rule


@rule
def legal_income(position: Position, seat: int, out: Ints) -> int:
    n = list_hand(position, seat, INCOME, out)
    out[n] = END_STEP
    return n + 1


@rule
def lay_income(position: Position, card: int) -> None:
    """Every card is a thousand marks, a conductor too."""
    take_from_hand(position, position.seat, card)
    lay_on_money(position, position.seat, card)
    note(position, Happened.INCOME_LAID, position.seat, card)
