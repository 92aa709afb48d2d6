"""Der Tisch · The table, drawn: a still picture of what one viewer sees."""

from stellwerk.games.trambahn.drawing.picture import draw_picture

__all__ = ["draw_picture"]
