"""What OpenSpiel has to know of a game before it is played."""

from collections.abc import Callable

import pyspiel

from stellwerk.core.game import Game, Options, Value
from stellwerk.research.encodings import encoding_of
from stellwerk.research.openspiel.observing import Encoded, Kind, Observer
from stellwerk.research.openspiel.state import State

VERSION = 1
# OpenSpiel wants to know how many decisions a game can take. Two of ours end by themselves long
# before this; a game of Game of Trains without a winner is truncated then, and shared by all.
LONGEST = 1_000


def game_type(game: Game, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"stellwerk_{game.name}_v{VERSION}",
        long_name=f"{game.title} (Stellwerk)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "longest": LONGEST,
            **{option.name: option.values[0] for option in game.options},
        },
    )


def utility(fewest_seats: int) -> pyspiel.GameType.Utility:
    """A win is shared by who has won; alone, points count."""
    kinds = pyspiel.GameType.Utility
    return kinds.GENERAL_SUM if fewest_seats == 1 else kinds.CONSTANT_SUM


def game_class(game: Game) -> type[pyspiel.Game]:
    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Value] | None = None) -> None:
            given = dict(params or {})
            self.seats = int(given.pop("players", game.seats[0]))
            self.longest = int(given.pop("longest", LONGEST))
            self.options: Options = given
            self.stellwerk = game
            self.encoding = encoding_of(game, self.seats, self.options)
            super().__init__(game_type(game, utility(self.seats)), game_info(self), params or {})

        def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
            return loaded, (str(self),)

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, kind: Kind | None = None, params: object = None) -> Observer:
            return Observer(self, kind, params)

    return OpenSpielGame


def loaded(text: str) -> pyspiel.Game:
    """A game that was stored: to find this function is to register ours."""
    return pyspiel.load_game(text)


def game_info(game: Encoded) -> pyspiel.GameInfo:
    """A win is worth 1, and alone the points are what counts."""
    encoding, low, high = game.encoding, 0, 1
    if game.seats == 1:
        points = next(field for field in encoding.fields if field.name == "own_points")
        low, high = points.low, points.high
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=encoding.kinds,
        num_players=game.seats,
        min_utility=float(low),
        max_utility=float(high),
        utility_sum=None if game.seats == 1 else 1.0,
        max_game_length=game.longest,
    )
