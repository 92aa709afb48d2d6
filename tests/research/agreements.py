"""Every game and seat count, with options that change what is seen."""

from typing import NamedTuple

from stellwerk.core.game import Options


class Agreement(NamedTuple):
    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        return "-".join(
            [self.game, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())]
        )


AGREEMENTS = [
    Agreement("trambahn", 2, {}),
    Agreement("trambahn", 2, {"free_rows": 1, "nine": 3}),
    *(Agreement("game_of_trains", seats, {}) for seats in (2, 3, 4)),
    *(Agreement("voll_verplant", seats, {}) for seats in (1, 2, 6)),
    Agreement("voll_verplant", 1, {"map": "madrid", "special_stations": 1}),
    Agreement("voll_verplant", 3, {"map": "madrid", "special_stations": 1}),
]
