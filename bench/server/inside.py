"""`stellwerk serve` as it is measured: as people start it, or with one thing changed by a flag.

--forgetful   SQLite does not wait for the disk
--profiled    the lines `begin` and `end` on standard input begin and end a profile
"""

import json
import sys
import threading

from bench.server.sampling import Sampler
from stellwerk.cli import main
from stellwerk.server.storage import database


def forget() -> None:
    """The last setting of a connection counts."""
    settings = [*database.PRAGMAS, "synchronous=OFF"]
    setattr(database, "PRAGMAS", settings)  # noqa: B010, a constant for everybody else


def profile() -> None:
    """In a thread: what was seen between `begin` and `end` is written as a line of JSON."""
    for line in sys.stdin:
        if line == "begin\n":
            sampler = Sampler()
            sampler.start()
        elif line == "end\n":
            sys.stdout.write(json.dumps(sampler.end()) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    if "--forgetful" in sys.argv:
        sys.argv.remove("--forgetful")
        forget()
    if "--profiled" in sys.argv:
        sys.argv.remove("--profiled")
        threading.Thread(target=profile, daemon=True).start()
    main()
