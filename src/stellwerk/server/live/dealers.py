"""Who deals at a table."""

from stellwerk.dealer import Dealer
from stellwerk.fairness.deal import FairDealer
from stellwerk.server.storage.log import Agreement


def dealer_of(agreement: Agreement) -> Dealer | FairDealer:
    """By the fair deal, or by the seed alone at a table that was opened without a lobby."""
    if agreement.deal is None:
        return Dealer(agreement.seed)
    return FairDealer(agreement.seed, agreement.deal)
