"""The order of the cards in a solo game, which no decision changes."""

from stellwerk.dealer import Dealer, expand
from stellwerk.games.voll_verplant.rules.actions import FLIP
from stellwerk.games.voll_verplant.rules.box import COPIES, FREE_RIDE, SIX
from stellwerk.match import Match, Outcome


def order_of_cards(windows: int, *seed: int) -> list[int]:
    """As many cards as a game can need: every one but the free rides fills a window at least.

    A dealer decides by the number of the entry. Where a special station is marked a round has more
    entries than two, so that the number of the round stands for it: without special stations these
    are the very games of `stellwerk simulate`.
    """
    dealer, pile, order = Dealer(expand(*seed)), COPIES.tolist(), list[int]()
    while windows > 0:
        kinds = [Outcome(kind, copies) for kind, copies in enumerate(pile) if copies]
        card = dealer.outcome(2 * len(order) + 1, kinds)
        order.append(card)
        pile[card] -= 1
        pile = COPIES.tolist() if card == SIX else pile
        windows -= card != FREE_RIDE
    return order


class Deal:
    """Turns the cards of one order over, in a real match."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.rounds = 0

    def __call__(self, match: Match) -> None:
        if match.outcomes():
            match.settle_chance(lambda number, outcomes: FLIP + self.order[self.rounds])
            self.rounds += 1
