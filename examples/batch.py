"""Random play in a batch: how often the first seat wins each game."""

import numpy as np

from stellwerk.research import VectorEnv


def first_seat_wins(game: str, tables: int = 256, steps: int = 1500) -> float:
    env = VectorEnv(game, tables, seed=1)
    won: list[float] = []
    for _ in range(steps):
        _, rewards, terminated, _, _ = env.step(env.sample())
        won += rewards[terminated, 0].tolist()
    return float(np.mean(won))


if __name__ == "__main__":
    for name in ("trambahn", "game_of_trains"):
        print(f"{name}: {first_seat_wins(name):.1%}")  # noqa: T201
