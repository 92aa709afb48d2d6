"""Der Netzplan · The map, drawn: as a picture to look at, a sheet to print, data for a browser."""

from stellwerk.games.voll_verplant.drawing.plan import Plan, plan_of
from stellwerk.games.voll_verplant.drawing.poster import draw_city
from stellwerk.games.voll_verplant.drawing.printing import draw_sheet
from stellwerk.games.voll_verplant.drawing.table import draw_view

__all__ = ["Plan", "draw_city", "draw_sheet", "draw_view", "plan_of"]
