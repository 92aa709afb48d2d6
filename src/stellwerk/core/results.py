"""How a finished game ended, by its rules."""

from stellwerk.core.game import Game
from stellwerk.core.rules import P, V
from stellwerk.core.seen import Result


def result_of(game: Game[P, V], position: P, seats: int) -> Result:
    ranks = game.action_buffer()
    game.rules.ranks(position, ranks)
    points = [int(game.rules.points(position, seat)) for seat in range(seats)]
    decides = game.tie_break if len(set(points)) < seats else None
    return Result(
        points=points,
        ranks=[int(rank) for rank in ranks[:seats]],
        ending=game.ending(position),
        counted=game.counts_points,
        tie=decides and [int(decides(position, seat)) for seat in range(seats)],
    )
