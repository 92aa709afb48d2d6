"""Game of Trains (2 to 4 players, Trehgrannik): the rules as printed, rulings G1 to G10."""

from stellwerk.core.game import Game, Rules
from stellwerk.core.parts import Parts
from stellwerk.games.game_of_trains import knowledge
from stellwerk.games.game_of_trains.census import census
from stellwerk.games.game_of_trains.codes import CODES, ENDINGS
from stellwerk.games.game_of_trains.drawing import draw_picture
from stellwerk.games.game_of_trains.encoding import encoding
from stellwerk.games.game_of_trains.report import report
from stellwerk.games.game_of_trains.resampling import resample
from stellwerk.games.game_of_trains.rules.actions import (
    format_action,
    format_hidden,
    parse_action,
)
from stellwerk.games.game_of_trains.rules.box import NUMBERS
from stellwerk.games.game_of_trains.rules.events import Happened
from stellwerk.games.game_of_trains.rules.game_end import payoff, points, ranks
from stellwerk.games.game_of_trains.rules.position import Position
from stellwerk.games.game_of_trains.rules.secrets import conceal, hides, imagine, veil
from stellwerk.games.game_of_trains.rules.setup import setup
from stellwerk.games.game_of_trains.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.game_of_trains.story import TELLING
from stellwerk.games.game_of_trains.tally import tally
from stellwerk.games.game_of_trains.text import draw_text
from stellwerk.games.game_of_trains.view import View, ending, score_sheet, view

GAME = Game(
    name="game_of_trains",
    title="Game of Trains",
    rules_version=1,
    seats=(2, 3, 4),
    options=(),
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
    counts_points=False,
)
