"""Der Netzplan · The map, drawn: as a picture to look at, and as a sheet to write on."""

from stellwerk.games.voll_verplant.drawing.poster import draw_city
from stellwerk.games.voll_verplant.drawing.printing import draw_sheet

__all__ = ["draw_city", "draw_sheet"]
