"""All that bots know of each game: one module a game, with the same names in each.

`worth(table, seat, action)` judges one decision ahead; `quick` chooses fast and not too badly;
`evaluate` says what a position promises to each seat; `is_near_the_end`, whether the rest may be
solved exactly. `MANNER` is how to search; `UNIT`, the iterations in a unit of budget, 64 of which
take less than a second on one core; `ABSURD`, how much less worth than the best a move may be
before even a beginner would not make it.
"""

from importlib import import_module
from typing import Any


def knowledge_of(game: str) -> Any:
    return import_module(f"{__name__}.{game}")
