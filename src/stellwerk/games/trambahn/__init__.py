"""Trambahn (2 players, Helmut Ohley 2015): the rules as printed, rulings T1 to T15."""

from stellwerk.core.game import Game, Option, Rules
from stellwerk.core.parts import Parts
from stellwerk.games.trambahn import knowledge
from stellwerk.games.trambahn.census import census
from stellwerk.games.trambahn.codes import CODES, ENDINGS
from stellwerk.games.trambahn.drawing import draw_picture
from stellwerk.games.trambahn.encoding import encoding
from stellwerk.games.trambahn.report import report
from stellwerk.games.trambahn.resampling import resample
from stellwerk.games.trambahn.rules.actions import format_action, format_hidden, parse_action
from stellwerk.games.trambahn.rules.box import HAND, MOST_ROWS, SEATS
from stellwerk.games.trambahn.rules.events import Happened
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.games.trambahn.rules.scoring import payoff, points, ranks
from stellwerk.games.trambahn.rules.secrets import conceal, hides, imagine, veil
from stellwerk.games.trambahn.rules.setup import setup
from stellwerk.games.trambahn.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.trambahn.story import TELLING, money
from stellwerk.games.trambahn.tally import tally
from stellwerk.games.trambahn.text import draw_text
from stellwerk.games.trambahn.view import View, ending, score_sheet, view

GAME = Game(
    name="trambahn",
    title="Trambahn",
    rules_version=1,
    seats=(SEATS,),
    options=(
        Option("free_rows", (0, 1), "trambahn_options:free_rows", switch=True),
        Option("nine", (2, 3), "trambahn_options:nine"),
    ),
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
    most_actions=HAND * (MOST_ROWS + 1) + 1,
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
    tie_break=money,
)
