"""Game of Trains (2 to 4 players, Trehgrannik): the rules as printed, rulings G1 to G10."""

from stellwerk.core.game import Game, Rules
from stellwerk.games.game_of_trains.codes import CODES
from stellwerk.games.game_of_trains.parts import PARTS
from stellwerk.games.game_of_trains.report import sentence
from stellwerk.games.game_of_trains.rules.actions import (
    format_action,
    format_hidden,
    parse_action,
)
from stellwerk.games.game_of_trains.rules.box import NUMBERS
from stellwerk.games.game_of_trains.rules.game_end import payoff, points, ranks
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.rules.secrets import conceal, hides, imagine
from stellwerk.games.game_of_trains.rules.setup import setup
from stellwerk.games.game_of_trains.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.game_of_trains.story import TELLING
from stellwerk.games.game_of_trains.view import View, ending, score_sheet, view

GAME = Game(
    name="game_of_trains",
    title="Game of Trains",
    rules_version=1,
    seats=(2, 3, 4),
    options=(),
    position=Position,
    rules=Rules(
        *(setup, to_act, legal, chance, sample, apply, conceal, imagine, points, ranks, payoff)
    ),
    most_actions=NUMBERS,
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
    counts_points=False,
)
