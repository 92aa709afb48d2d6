"""OpenSpiel games: importing this puts them where `pyspiel.load_game` finds them.

pyspiel.load_game("stellwerk_game_of_trains_v1(players=3)")
"""

from stellwerk.games import NAMES, game_named
from stellwerk.research.missing import extra

with extra("openspiel"):
    import pyspiel

from stellwerk.research.openspiel.game import game_class, game_type

for name in NAMES:
    pyspiel.register_game(game_type(game_named(name)), game_class(game_named(name)))
