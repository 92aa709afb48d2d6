"""Trambahn (2 players, Helmut Ohley 2015): the rules as printed, rulings T1 to T15."""

from stellwerk.core.game import Game, Option, Rules
from stellwerk.games.trambahn.codes import CODES
from stellwerk.games.trambahn.parts import PARTS
from stellwerk.games.trambahn.report import sentence
from stellwerk.games.trambahn.rules.actions import format_action, format_hidden, parse_action
from stellwerk.games.trambahn.rules.box import HAND, MOST_ROWS, SEATS
from stellwerk.games.trambahn.rules.position import Position
from stellwerk.games.trambahn.rules.scoring import payoff, points, ranks
from stellwerk.games.trambahn.rules.secrets import conceal, hides, imagine
from stellwerk.games.trambahn.rules.setup import setup
from stellwerk.games.trambahn.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.trambahn.story import TELLING, money
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
        *(setup, to_act, legal, chance, sample, apply, conceal, imagine, points, ranks, payoff)
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
    sentence=sentence,
    telling=TELLING,
    parts=PARTS,
    tie_break=money,
)
