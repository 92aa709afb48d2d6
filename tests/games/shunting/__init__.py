"""Shunting (2 or 3 players): a small game of our own, which shows how a game is added.

Wagons for three destinations come into the yard. A turn puts one from the hand onto its siding, or
sends off the train of a siding, which pays the seat that did it. Long trains pay best, but the next
seat may send off what this one has put together.
"""

from stellwerk.core.game import Game, Option, Rules
from stellwerk.core.parts import Parts
from tests.games.shunting import knowledge
from tests.games.shunting.census import census
from tests.games.shunting.codes import CODES, ENDINGS
from tests.games.shunting.drawing import draw_picture
from tests.games.shunting.encoding import encoding
from tests.games.shunting.report import report
from tests.games.shunting.resampling import resample
from tests.games.shunting.rules.actions import format_action, format_hidden, parse_action
from tests.games.shunting.rules.events import Happened
from tests.games.shunting.rules.position import Position
from tests.games.shunting.rules.scoring import payoff, points, ranks, wagons_left
from tests.games.shunting.rules.secrets import conceal, hides, imagine, veil
from tests.games.shunting.rules.setup import setup
from tests.games.shunting.rules.turn import apply, chance, legal, sample, to_act
from tests.games.shunting.story import TELLING
from tests.games.shunting.tally import tally
from tests.games.shunting.text import draw_text
from tests.games.shunting.view import View, ending, score_sheet, view

GAME = Game(
    name="shunting",
    title="Shunting",
    rules_version=1,
    seats=(2, 3),
    options=(Option("room", (4, 5), "shunting:option-room"),),
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
    most_actions=6,
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
    parts=Parts(
        knowledge=knowledge,
        encoding=encoding,
        resample=resample,
        draw_text=draw_text,
        draw_picture=draw_picture,
        census=census,
        tally=tally,
    ),
    tie_break=wagons_left,
)
