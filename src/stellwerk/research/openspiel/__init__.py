"""OpenSpiel games: importing this puts them where `pyspiel.load_game` finds them.

pyspiel.load_game("stellwerk_game_of_trains_v1(players=3)")
"""

from stellwerk.games import NAMES, game_named
from stellwerk.research.missing import extra

with extra("openspiel"):
    import pyspiel

from stellwerk.research.openspiel.game import game_class, game_type, utility

for name in NAMES:
    game = game_named(name)
    pyspiel.register_game(game_type(game, utility(min(game.seats))), game_class(game))
