"""What a learner gets to see in some steps of random play, in one number."""

import hashlib
import sys

from stellwerk.research import VectorEnv


def digest(env: VectorEnv, steps: int = 40) -> str:
    seen = hashlib.sha256()
    for _ in range(steps):
        for part in env.step(env.sample())[:4]:
            seen.update(part.tobytes())
        for more in (env.masks, env.acting, env.observe(0)):
            seen.update(more.tobytes())
    seen.update(env.imagine(env.conceal(env.acting), seed=1).tobytes())
    return seen.hexdigest()


def main(game: str) -> None:
    sys.stdout.write(digest(VectorEnv(game, 2, threads=1), steps=60) + "\n")
