"""A small policy-gradient learner that improves at solo Voll verplant, with a plot of its curve.

    python examples/learner.py curve.svg

The policy is linear: the worth of each action is a weighted sum of the observation. It is improved
by REINFORCE: what was chosen in games that went better than the others of a batch becomes more
likely. NumPy is all it needs.
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stellwerk.arena.svg import add, as_text, line, round_marks, sheet, write
from stellwerk.research import VectorEnv

Floats = NDArray[np.float64]

TABLES = 128
BATCHES = 40
RATE = 0.03


class Policy:
    """Softmax over the legal actions."""

    def __init__(self, env: VectorEnv) -> None:
        self.weights = np.zeros((env.encoding.size + 1, env.encoding.actions))
        self.scale = 1 / np.abs(env.encoding.high)
        self.random = np.random.default_rng(0)
        self.mean, self.square, self.updates = 0 * self.weights, 0 * self.weights, 0

    def features(self, observations: NDArray[np.int16]) -> Floats:
        return np.hstack([observations * self.scale, np.ones((len(observations), 1))])

    def chances(self, features: Floats, masks: NDArray[np.bool_]) -> Floats:
        worth = np.where(masks, features @ self.weights, -np.inf)
        chances = np.exp(worth - worth.max(axis=1, keepdims=True))
        normed: Floats = chances / chances.sum(axis=1, keepdims=True)
        return normed

    def choose(self, chances: Floats) -> NDArray[np.int64]:
        throws = self.random.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
        chosen: NDArray[np.int64] = (chances.cumsum(axis=1) > throws).argmax(axis=1)
        return chosen

    def improve(self, gradient: Floats) -> None:
        """A step of Adam."""
        self.updates += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.updates), self.square / (1 - 0.99**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def play(env: VectorEnv, policy: Policy, seed: int) -> tuple[Floats, Floats]:
    """A game at every table: the points of each, and what makes the better ones likelier."""
    env.reset(seed)
    seen, pushes, alive = [], [], []
    points, playing = np.zeros(env.count), np.ones(env.count, bool)
    while playing.any():
        features = policy.features(env.observations)
        chances = policy.chances(features, env.masks)
        actions = policy.choose(chances)
        chances[np.arange(env.count), actions] -= 1
        seen.append(features)
        pushes.append(-chances)
        alive.append(playing.copy())
        _, rewards, terminated, _, _ = env.step(actions)
        points[playing & terminated] = rewards[playing & terminated, 0]
        playing &= ~terminated
    better = (points - points.mean()) / (points.std() + 1e-8)
    gradient = np.zeros_like(policy.weights)
    for features, push, still in zip(seen, pushes, alive, strict=True):
        gradient += features.T @ (push * (better * still)[:, None])
    return points, gradient / env.count


def learn(batches: int = BATCHES) -> list[float]:
    """The mean points of each batch, one after the other."""
    env = VectorEnv("voll_verplant", TABLES, threads=1)
    policy = Policy(env)
    curve = []
    for batch in range(batches):
        points, gradient = play(env, policy, seed=batch)
        policy.improve(gradient)
        curve.append(float(points.mean()))
    return curve


def plot(curve: list[float]) -> str:
    wide, tall, left, top = 640.0, 400.0, 70.0, 80.0
    root = sheet(wide, tall, "Learning Voll verplant alone", "mean points of each batch of games")
    marks = round_marks(curve)

    def at(batch: int, points: float) -> complex:
        across = (wide - left - 30) * batch / max(1, len(curve) - 1)
        down = (tall - top - 50) * (marks[-1] - points) / (marks[-1] - marks[0])
        return complex(left + across, top + down)

    for mark in marks:
        line(root, at(0, mark), at(len(curve) - 1, mark), "grid")
        write(root, f"{mark:g}", 20, at(0, mark).imag + 5, class_="soft")
    points = " ".join(f"{p.real:.1f},{p.imag:.1f}" for p in map(at, range(len(curve)), curve))
    add(root, "polyline", class_="bar", fill="none", points=points)
    write(root, f"{len(curve)} batches of {TABLES} games", left, tall - 16, class_="soft")
    return as_text(root)


if __name__ == "__main__":
    learned = learn()
    Path(sys.argv[1] if len(sys.argv) > 1 else "curve.svg").write_text(plot(learned))
    print(f"from {learned[0]:.1f} to {learned[-1]:.1f} points")  # noqa: T201
