"""Der Netzplan · The map, drawn: as a picture to look at, a sheet to print, data for a browser."""

from stellwerk.cartography.plan import Plan, plan_of
from stellwerk.cartography.poster import draw_city
from stellwerk.cartography.printing import draw_sheet
from stellwerk.games.voll_verplant.drawing.table import draw_picture

__all__ = ["Plan", "draw_city", "draw_picture", "draw_sheet", "plan_of"]
