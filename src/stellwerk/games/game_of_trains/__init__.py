"""Game of Trains (2 to 4 players, Trehgrannik): the rules as printed, rulings G1 to G10."""

from stellwerk.games.game_of_trains.actions import (
    format_action,
    format_hidden,
    parse_action,
)
from stellwerk.games.game_of_trains.box import NUMBERS
from stellwerk.games.game_of_trains.game_end import payoff, points, ranks
from stellwerk.games.game_of_trains.phrases import CODES
from stellwerk.games.game_of_trains.secrets import conceal, hides, imagine
from stellwerk.games.game_of_trains.sentences import sentence
from stellwerk.games.game_of_trains.setup import setup
from stellwerk.games.game_of_trains.table import Table
from stellwerk.games.game_of_trains.telling import TELLING
from stellwerk.games.game_of_trains.turn import apply, chance, legal, sample, to_act
from stellwerk.games.game_of_trains.view import View, ending, score_sheet, view
from stellwerk.kernel.game import Game, Rules

GAME = Game(
    name="game_of_trains",
    title="Game of Trains",
    rules_version=1,
    seats=(2, 3, 4),
    options=(),
    table=Table,
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
    counts_points=False,
)
