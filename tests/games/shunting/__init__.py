"""Shunting (2 or 3 players): a small game of our own, which shows how a game is added.

Wagons for three destinations come into the yard. A turn puts one from the hand onto a siding, or
shunts the last wagon of a siding onto another for a piece of coal. Four wagons leave as a train for
where most of them go, and pay the seat that sent them off. At the end everybody opens a secret
order, which pays for every train to its destination.
"""

from stellwerk.core.game import Game, Option, Rules
from tests.games.shunting.codes import CODES, ENDINGS
from tests.games.shunting.parts import PARTS
from tests.games.shunting.report import report
from tests.games.shunting.rules.actions import format_action, format_hidden, parse_action
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position
from tests.games.shunting.rules.scoring import coal_left, payoff, points, ranks
from tests.games.shunting.rules.secrets import conceal, hides, imagine, veil
from tests.games.shunting.rules.setup import setup
from tests.games.shunting.rules.turn import apply, chance, legal, sample, to_act
from tests.games.shunting.story import TELLING
from tests.games.shunting.view import View, ending, score_sheet, view

GAME = Game(
    name="shunting",
    title="Shunting",
    rules_version=1,
    seats=(2, 3),
    options=(Option("coal", (2, 3), "shunting:option-coal"),),
    position=Position,
    rules=Rules(
        setup=setup,
        to_act=to_act,
        legal=legal,
        chance=chance,
        sample=sample,
        apply=apply,
        conceal=conceal,
        imagine=imagine,
        points=points,
        ranks=ranks,
        payoff=payoff,
    ),
    most_actions=20,
    format_action=format_action,
    parse_action=parse_action,
    codes=CODES,
    hides=hides,
    format_hidden=format_hidden,
    view=view,
    view_type=View,
    score_sheet=score_sheet,
    ending=ending,
    endings=ENDINGS,
    events=Happened,
    veil=veil,
    report=report,
    telling=TELLING,
    parts=PARTS,
    tie_break=coal_left,
)
