"""The batch loops of a game, compiled for it."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from stellwerk.core.game import Rules
from stellwerk.kernel.rule import fill_in
from stellwerk.research import stepping


class Loops(NamedTuple):
    """Each works on the rows from `first` to `end` of its arrays."""

    step: Callable[..., None]
    show: Callable[..., None]
    observe: Callable[..., None]
    conceal: Callable[..., None]
    imagine: Callable[..., None]


@cache
def loops(rules: Rules, observe: Callable[..., None]) -> Loops:
    moves: dict[str, Callable[..., object]] = {"to_act": rules.to_act, "apply": rules.apply}
    deal = fill_in(stepping.deal, sample=rules.sample, **moves)
    listing = fill_in(stepping.list_legal, legal=rules.legal)
    show = fill_in(stepping.show, list_legal=listing, observe=observe)
    return Loops(
        step=fill_in(stepping.step_rows, deal=deal, show=show, payoff=rules.payoff, **moves),
        show=fill_in(stepping.show_rows, deal=deal, show=show),
        observe=fill_in(stepping.observe_rows, observe=observe),
        conceal=fill_in(stepping.conceal_rows, conceal=rules.conceal),
        imagine=fill_in(stepping.imagine_rows, imagine=rules.imagine),
    )
