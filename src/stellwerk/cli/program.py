"""Commands that are printed to be copied: with the program as it was typed, and names quoted."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "stellwerk"


def program_name() -> str:
    """`stellwerk` where the shell finds it by that name, else the path that was typed."""
    typed = Path(sys.argv[0])
    if typed.stem != NAME:  # python -c, or a test
        return NAME
    found = shutil.which(NAME)
    if found is not None and Path(found).resolve() == typed.resolve():
        return NAME
    return sys.argv[0]


def command(*words: object) -> str:
    """What to type, whatever blanks and signs are in a name."""
    return shlex.join([program_name(), *map(str, words)])
