"""Proofs: laws for every game, one test a rulebook sentence, whole games.

The games of all tests are those of the package and a small one from outside it.
"""

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
os.environ["STELLWERK_GAMES"] = "shunting=tests.games.shunting"

# Programs that tests start find the game, too.
PATHS = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]
os.environ["PYTHONPATH"] = os.pathsep.join(path for path in dict.fromkeys(PATHS) if path)
